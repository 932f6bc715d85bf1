title = Основатели Империи
tagline = Государство из квадратов: за каждый новый платят ресурсами соседние.

# О чём спрашивают
ask-draft = Возьмите природный квадрат для государства.
ask-second = { $tile }: положите рядом с первым квадратом.
ask-open = Откройте квадрат из любой стопки.
ask-turn = Присоедините квадрат или сначала разыграйте жетон.
ask-attach = Присоедините квадрат.
ask-attach-bought = Присоедините квадрат. Куплено: { $bought }.
ask-stuck = Ничего не подходит. Возьмите верхний природный квадрат.
ask-stuck-replace = Свободной клетки не подобрать. Возьмите верхний природный квадрат или замените свой.
ask-pass = Ничего не подходит, и природная стопка пуста. Завершите ход.
ask-place = { $tile }: выберите место.
ask-war = Война. Какой квадрат разорить?
ask-coin = Монета. У какого квадрата купить?
ask-name = { $tile }: что вы покупаете?
ask-cart = Телега. Выберите стык четырёх своих квадратов.
ask-master = { $master }: выберите квадрат, производящий { $resource-acc }.
ask-answer = { $asker } предлагает закончить игру: призовых квадратов больше не взять.
ask-last-master = Игра кончается. Выложите мастера или оставьте его.

# Что можно сделать
do-take = Взять { $target-acc }
do-open = Открыть квадрат из { $target-from }
do-attach = Присоединить { $target-acc }
do-place =
    { $replaces ->
        [0] Положить на клетку { $target }
       *[other] Заменить { $old-acc } на клетке { $target }, минус очко
    }
do-use = Разыграть { $target-acc }
do-ruin = Разорить { $tile-acc } на клетке { $cell }, владелец { $rival }
do-buy = Купить у квадрата «{ $tile }» на клетке { $cell }, владелец { $rival }
do-name = Купить { $target-acc }
do-join = Положить телегу на стык у клетки { $target }
do-settle = Поселить мастера: { $tile }, клетка { $target }
do-explore = Взять верхний природный квадрат
do-pass = Завершить ход без квадрата
do-offer = Предложить закончить игру
do-agree = Согласиться и закончить
do-decline = Играть дальше
do-done = Оставить мастеров
do-reveal = Открыть { $target-acc }
do-start = Начинает { $target }
do-deal = Вытянуть { $target-acc }
do-hire = Вытянуть { $target-acc }

# Те же глаголы для ввода
verb-take = взять, возьми
verb-open = открыть, открой
verb-attach = присоединить, добавить
verb-place = положить, место, на
verb-use = разыграть, жетон
verb-ruin = разорить, война
verb-buy = купить
verb-name = назвать
verb-join = объединить, стык
verb-settle = поселить
verb-explore = разведать, природа
verb-pass = пас, завершить
verb-offer = предложить
verb-agree = согласен, да
verb-decline = нет, дальше
verb-done = готово, оставить

# Что произошло
event-prize = Открыт призовой квадрат: { $tile }.
event-start = Начинает { $seat }.
event-take = { $seat } берёт { $tile-acc }.
event-laid = Открыт квадрат: { $tile }.
event-clear =
    { $tiles ->
        [one] Ряд у { $stack-from } полон: { $tiles } квадрат уходит из игры.
        [few] Ряд у { $stack-from } полон: { $tiles } квадрата уходят из игры.
       *[many] Ряд у { $stack-from } полон: { $tiles } квадратов уходят из игры.
    }
event-open = { $seat } открывает { $tile-acc } из { $stack-from }.
event-attach = { $seat } присоединяет { $tile-acc } на клетку { $cell }.
event-replace = { $seat } заменяет { $old-acc } на клетке { $cell }. Новый квадрат: { $tile }.
event-gain = { $seat } берёт { $token-acc }.
event-explore = Ничего не подходит: { $seat } берёт { $tile-acc } из природной стопки.
event-pass = { $seat } завершает ход без квадрата.
event-ruin = { $seat } разоряет { $tile-acc } на клетке { $cell }. Владелец: { $owner }.
event-coin = { $seat } кладёт монету на { $tile-acc }, клетка { $cell }. Владелец: { $owner }.
event-buy = { $seat } покупает { $resource-acc }.
event-cart = { $seat } кладёт телегу на стык у клетки { $corner }.
event-master = { $seat } кладёт { $token-acc } на клетку { $cell }: { $tile }.
event-collect =
    { $coins ->
        [one] { $seat } забирает { $coins } монету со своих квадратов.
        [few] { $seat } забирает { $coins } монеты со своих квадратов.
       *[many] { $seat } забирает { $coins } монет со своих квадратов.
    }
event-offer = { $seat } предлагает закончить игру.
event-agree = { $seat } соглашается.
event-decline = { $seat } хочет играть дальше.
event-over = Игра окончена: { $ending }.

# Почему нельзя
why-not-in-draft = Этого квадрата нет среди выложенных.
why-not-beside-first = Второй квадрат должен прилегать стороной к первому.
why-open-first = Сначала откройте квадрат из стопки.
why-already-opened = В этот ход квадрат уже открыт.
why-stack-empty = Эта стопка пуста.
why-one-token = Один жетон за ход, и вы его уже разыграли.
why-place-first = Сначала положите выбранный квадрат.
why-token-first = Сначала выложите выбранный жетон.
why-not-open = Этот квадрат не лежит открытым.
why-not-made = Ваше государство производит не всё, чего стоит этот квадрат.
why-no-place = Нет места, где соседи оплатили бы этот квадрат.
why-something-fits = Есть подходящий открытый квадрат: его нужно присоединить.
why-no-nature = Природная стопка пуста.
why-explore = Природная стопка не пуста: возьмите верхний квадрат.
why-not-beside = Новый квадрат должен прилегать полной стороной к вашему.
why-too-far = Не хватает { $resource-of }: квадрат, который это производит, слишком далеко, и телега сюда не везёт.
why-silent = Здесь не хватает { $resource-of }. { $by } сейчас ничего не производит: { $cause }.
why-used-twice = { $by } не может произвести сразу и { $resource-acc }, и { $other-acc }: квадрат даёт один ресурс за ход.
why-no-token = Этого жетона у вас нет.
why-nowhere = Этот жетон сейчас некуда положить.
why-no-tile-there = Здесь нет чужого квадрата.
why-protected = Квадрат защищён: в его столбце есть более дальний.
why-ruined = Этот квадрат уже разорён.
why-makes-nothing = Этот квадрат ничего не производит, купить у него нечего.
why-not-made-there = Этого квадрат не производит.
why-not-four = На этом стыке должны сходиться четыре ваших квадрата.
why-cart-there = На этом стыке уже лежит телега.
why-not-home = Этот мастер живёт только на вашем квадрате, производящем { $resource-acc }.
why-home-silent = Квадрат сейчас ничего не производит: мастера сюда не поселить.
why-no-master-fits = Ни один ваш мастер не может здесь жить.
why-offered = В этот ход вы уже предлагали, и вам отказали.
why-prizes-possible = Ещё можно присоединить какой-то из открытых призовых квадратов.

# Квадраты: .acc винительный падеж, .mark знак на доске терминала, .short на квадрате
tile-forest = Лес
    .acc = лес
    .mark = Ле
    .short = Лес
tile-cliff = Обрыв
    .acc = обрыв
    .mark = Об
    .short = Обрыв
tile-waterfall = Водопад
    .acc = водопад
    .mark = Вп
    .short = Водопад
tile-river = Река
    .acc = реку
    .mark = Ре
    .short = Река
tile-grove = Роща
    .acc = рощу
    .mark = Ро
    .short = Роща
tile-lake = Озеро
    .acc = озеро
    .mark = Оз
    .short = Озеро
tile-mine = Шахта
    .acc = шахту
    .mark = Шх
    .short = Шахта
tile-gold-mine = Золотой прииск
    .acc = золотой прииск
    .mark = Зо
    .short = Золотой прииск
tile-weaving-house = Ткацкая
    .acc = ткацкую
    .mark = Тк
    .short = Ткацкая
tile-pasture = Пастбище
    .acc = пастбище
    .mark = Па
    .short = Пастбище
tile-winery = Винодельня
    .acc = винодельню
    .mark = Вн
    .short = Винодельня
tile-fishing-village = Рыбацкая деревня
    .acc = рыбацкую деревню
    .mark = Ры
    .short = Рыбацкая деревня
tile-camp-iron = Военный лагерь (дерево + железо)
    .acc = военный лагерь (дерево + железо)
    .mark = Лг
    .short = Военный лагерь
tile-camp-gold = Военный лагерь (вода + золото)
    .acc = военный лагерь (вода + золото)
    .mark = Лг
    .short = Военный лагерь
tile-camp-cloth = Военный лагерь (камень + ткань)
    .acc = военный лагерь (камень + ткань)
    .mark = Лг
    .short = Военный лагерь
tile-camp-horses = Военный лагерь (камень + лошади)
    .acc = военный лагерь (камень + лошади)
    .mark = Лг
    .short = Военный лагерь
tile-camp-wine = Военный лагерь (растения + вино)
    .acc = военный лагерь (растения + вино)
    .mark = Лг
    .short = Военный лагерь
tile-camp-fish = Военный лагерь (растения + рыба)
    .acc = военный лагерь (растения + рыба)
    .mark = Лг
    .short = Военный лагерь
tile-market-iron = Рынок (растения + железо)
    .acc = рынок (растения + железо)
    .mark = Рн
    .short = Рынок
tile-market-gold = Рынок (камень + золото)
    .acc = рынок (камень + золото)
    .mark = Рн
    .short = Рынок
tile-market-cloth = Рынок (вода + ткань)
    .acc = рынок (вода + ткань)
    .mark = Рн
    .short = Рынок
tile-market-horses = Рынок (вода + лошади)
    .acc = рынок (вода + лошади)
    .mark = Рн
    .short = Рынок
tile-market-wine = Рынок (камень + вино)
    .acc = рынок (камень + вино)
    .mark = Рн
    .short = Рынок
tile-market-fish = Рынок (дерево + рыба)
    .acc = рынок (дерево + рыба)
    .mark = Рн
    .short = Рынок
tile-inn-iron = Постоялый двор (вода + железо)
    .acc = постоялый двор (вода + железо)
    .mark = Дв
    .short = Постоялый двор
tile-inn-gold = Постоялый двор (растения + золото)
    .acc = постоялый двор (растения + золото)
    .mark = Дв
    .short = Постоялый двор
tile-inn-cloth = Постоялый двор (дерево + ткань)
    .acc = постоялый двор (дерево + ткань)
    .mark = Дв
    .short = Постоялый двор
tile-inn-horses = Постоялый двор (дерево + лошади)
    .acc = постоялый двор (дерево + лошади)
    .mark = Дв
    .short = Постоялый двор
tile-inn-wine = Постоялый двор (вода + вино)
    .acc = постоялый двор (вода + вино)
    .mark = Дв
    .short = Постоялый двор
tile-inn-fish = Постоялый двор (камень + рыба)
    .acc = постоялый двор (камень + рыба)
    .mark = Дв
    .short = Постоялый двор
tile-workshop-iron = Мастерская (камень + железо)
    .acc = мастерскую (камень + железо)
    .mark = Мс
    .short = Мастерская
tile-workshop-gold = Мастерская (дерево + золото)
    .acc = мастерскую (дерево + золото)
    .mark = Мс
    .short = Мастерская
tile-workshop-cloth = Мастерская (растения + ткань)
    .acc = мастерскую (растения + ткань)
    .mark = Мс
    .short = Мастерская
tile-workshop-horses = Мастерская (растения + лошади)
    .acc = мастерскую (растения + лошади)
    .mark = Мс
    .short = Мастерская
tile-workshop-wine = Мастерская (дерево + вино)
    .acc = мастерскую (дерево + вино)
    .mark = Мс
    .short = Мастерская
tile-workshop-fish = Мастерская (вода + рыба)
    .acc = мастерскую (вода + рыба)
    .mark = Мс
    .short = Мастерская
tile-altar-vulcan = Алтарь Вулкана
    .acc = алтарь Вулкана
    .mark = *1
    .short = Вулкана
tile-altar-juno = Алтарь Юноны
    .acc = алтарь Юноны
    .mark = *1
    .short = Юноны
tile-altar-minerva = Алтарь Минервы
    .acc = алтарь Минервы
    .mark = *1
    .short = Минервы
tile-altar-epona = Алтарь Эпоны
    .acc = алтарь Эпоны
    .mark = *1
    .short = Эпоны
tile-altar-bacchus = Алтарь Вакха
    .acc = алтарь Вакха
    .mark = *1
    .short = Вакха
tile-altar-portunus = Алтарь Портуна
    .acc = алтарь Портуна
    .mark = *1
    .short = Портуна
tile-altar-tellus = Алтарь Теллус
    .acc = алтарь Теллус
    .mark = *1
    .short = Теллус
tile-temple-bellona = Храм Беллоны
    .acc = храм Беллоны
    .mark = *2
    .short = Беллоны
tile-temple-vulcan = Храм Вулкана
    .acc = храм Вулкана
    .mark = *2
    .short = Вулкана
tile-temple-juno-moneta = Храм Юноны Монеты
    .acc = храм Юноны Монеты
    .mark = *2
    .short = Юноны Монеты
tile-temple-venus = Храм Венеры
    .acc = храм Венеры
    .mark = *2
    .short = Венеры
tile-temple-mercury = Храм Меркурия
    .acc = храм Меркурия
    .mark = *2
    .short = Меркурия
tile-temple-fortuna = Храм Фортуны
    .acc = храм Фортуны
    .mark = *2
    .short = Фортуны
tile-temple-dioscuri = Храм Диоскуров
    .acc = храм Диоскуров
    .mark = *2
    .short = Диоскуров
tile-temple-sol = Храм Солнца
    .acc = храм Солнца
    .mark = *2
    .short = Солнца
tile-temple-liber = Храм Либера
    .acc = храм Либера
    .mark = *2
    .short = Либера
tile-temple-ceres = Храм Цереры
    .acc = храм Цереры
    .mark = *2
    .short = Цереры
tile-temple-neptune = Храм Нептуна
    .acc = храм Нептуна
    .mark = *2
    .short = Нептуна
tile-temple-diana = Храм Дианы
    .acc = храм Дианы
    .mark = *2
    .short = Дианы
tile-great-mars = Великий храм Марса
    .acc = великий храм Марса
    .mark = *3
    .short = Марса
tile-great-jupiter = Великий храм Юпитера
    .acc = великий храм Юпитера
    .mark = *3
    .short = Юпитера
tile-great-apollo = Великий храм Аполлона
    .acc = великий храм Аполлона
    .mark = *3
    .short = Аполлона
tile-great-saturn = Великий храм Сатурна
    .acc = великий храм Сатурна
    .mark = *3
    .short = Сатурна
tile-great-minerva = Великий храм Минервы
    .acc = великий храм Минервы
    .mark = *3
    .short = Минервы
tile-great-janus = Великий храм Януса
    .acc = великий храм Януса
    .mark = *3
    .short = Януса
tile = { $name }
    .acc = «{ $name }»
    .mark = ?
    .short = { $name }

# Ресурсы: .acc винительный падеж, .of родительный
resource-wood = дерево
    .acc = дерево
    .of = дерева
resource-stone = камень
    .acc = камень
    .of = камня
resource-plants = растения
    .acc = растения
    .of = растений
resource-water = вода
    .acc = воду
    .of = воды
resource-iron = железо
    .acc = железо
    .of = железа
resource-gold = золото
    .acc = золото
    .of = золота
resource-cloth = ткань
    .acc = ткань
    .of = ткани
resource-horses = лошади
    .acc = лошадей
    .of = лошадей
resource-wine = вино
    .acc = вино
    .of = вина
resource-fish = рыба
    .acc = рыбу
    .of = рыбы
resource-war = война
    .acc = войну
    .of = войны
resource-coin = монеты
    .acc = монеты
    .of = монет
resource-cart = телеги
    .acc = телеги
    .of = телег
resource-master = мастера
    .acc = мастеров
    .of = мастеров
resource = { $name }
    .acc = «{ $name }»
    .of = «{ $name }»

# Жетоны: .acc винительный падеж
token-war = Война
    .acc = жетон войны
token-coin = Монета
    .acc = монету
token-cart = Телега
    .acc = телегу
token-smith = Кузнец
    .acc = кузнеца
token-jeweller = Ювелир
    .acc = ювелира
token-weaver = Ткач
    .acc = ткача
token-breeder = Коневод
    .acc = коневода
token-vintner = Виноградарь
    .acc = виноградаря
token-fisherman = Рыбак
    .acc = рыбака
token = { $name }
    .acc = «{ $name }»

# Прочее
stack-nature = природная стопка
    .from = природной стопки
stack-village = деревенская стопка
    .from = деревенской стопки
stack-city = городская стопка
    .from = городской стопки
stack = { $name }
    .from = стопки «{ $name }»
cell = { $name }
corner = { $name }
rival-cell = { $name }
none = ничего
    .acc = ничего
    .mark = -
    .short = -
cause-ruined = разорён
cause-coin = на нём монета
cause-master = на нём мастер
cause = { $name }
ending-prizes = открытых призовых квадратов не осталось
ending-stacks = стопки пусты
ending-agreed = все согласны
ending = { $name }

# Откуда очки и что ценит бот
prizes = Призовые квадраты
masters = Мастера
tokens = Жетоны на руках
replaced = Заменённые квадраты
exposed = Что может разорить война
supply = Что производит государство
prospect = Призы в досягаемости
cities = Городские квадраты в досягаемости
homes = Мастера, которым есть где жить
rivals = Соперники
tempo = Квадрат этого хода

# Настройки
option-start = Кто ходит первым, вместо жребия; места считаются с 0
option-prizes = Открытые призовые квадраты, вместо жребия
    .values = 8 квадратов для двоих, 12 для троих и четверых, например altar-vulcan, temple-sol, great-mars

# Настройки, которые не годятся

# Части, по таблицам файла компонентов
part-resource = Ресурсы
part-token = Жетоны
part-master = Мастера
part-nature = Природные квадраты
part-village = Деревенские квадраты
part-city = Городские квадраты
part-prize = Призовые квадраты

# Вокруг поля
board-stacks = Открытые квадраты
board-prizes = Призы
board-realm = { $owner }
board-tokens = Жетоны
board-no-tokens = жетонов нет
board-draft = На выбор
board-left =
    { $tiles ->
        [one] остался { $tiles } квадрат
        [few] осталось { $tiles } квадрата
       *[many] осталось { $tiles } квадратов
    }
board-costs = стоит
board-makes = производит
board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
board-replaced =
    { $tiles ->
        [one] заменён { $tiles } квадрат
        [few] заменено { $tiles } квадрата
       *[many] заменено { $tiles } квадратов
    }
board-bought = Куплено: { $resource }
board-start = первый
board-empty = пусто

# Компоненты, которые не годятся
parts-tokens = жетоны должны быть { $wanted }, а не { $given }
parts-not-village = «{ $key }» — не деревенский ресурс
parts-has-master = у «{ $key }» уже есть мастер
parts-few-tokens = городские квадраты дают { $given } × «{ $key }», а всего их { $there }
parts-resource = неизвестный ресурс «{ $key }»
parts-makes-twice = в makes один ресурс назван дважды
parts-makes = квадрат этого вида даёт { $most }, а не { $given }
parts-points = очки приносят только призы
parts-cost = квадраты природы ничего не стоят, остальные стоят что-нибудь
parts-family = «{ $key }» — ресурс не этого вида квадратов
parts-no-token = для «{ $key }» нет жетона
parts-draft = число игроков { $seats }: после draft должен остаться хотя бы один квадрат
parts-few-prizes = призов { $held }, этого мало: число игроков { $seats }, нужно { $wanted }
parts-row = то, что выкладывает opening, не помещается в ряд
parts-few-tiles = квадратов { $held }, этого мало: число игроков { $seats }
