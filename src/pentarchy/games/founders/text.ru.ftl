title = Основатели Империи
tagline = Государство из квадратов: за каждый новый платят ресурсами соседние.
reconstructed = Списка квадратов в книге правил нет: их число, их действие и всё, что названо в ней или в отзывах, достоверно; остальные названия, стоимости и ресурсы восстановлены.
    .brief = Большинство квадратов восстановлено; правила достоверны.

# О чём спрашивают
ask-draft = Возьмите природный квадрат для государства.
ask-second = { $tile }: положите рядом с первым квадратом.
ask-open = Откройте квадрат из любой стопки.
ask-turn = Присоедините квадрат или сначала разыграйте жетон.
ask-attach = Присоедините квадрат.
ask-attach-bought = Присоедините квадрат. Куплено: { $bought }.
ask-stuck = Ни один открытый квадрат не подходит. Возьмите верхний природный.
ask-stuck-replace = На свободную клетку ни один открытый квадрат не подходит. Возьмите верхний природный или замените свой квадрат.
ask-stuck-replace-token = На свободную клетку ни один открытый квадрат не подходит. Возьмите верхний природный или замените свой квадрат; сначала можно разыграть жетон.
ask-stuck-token = Ни один открытый квадрат не подходит. Возьмите верхний природный или сначала разыграйте жетон.
ask-pass = Ни один открытый квадрат не подходит, и природная стопка пуста. Завершите ход.
ask-pass-replace = На свободную клетку ни один открытый квадрат не подходит, и природная стопка пуста. Замените свой квадрат или завершите ход.
ask-pass-replace-token = На свободную клетку ни один открытый квадрат не подходит, и природная стопка пуста. Замените свой квадрат или завершите ход; сначала можно разыграть жетон.
ask-pass-token = Ни один открытый квадрат не подходит, и природная стопка пуста. Завершите ход или сначала разыграйте жетон.
ask-place = { $tile }: выберите место.
ask-war = Война. Какой квадрат разорить?
ask-coin = Монета. С какого квадрата купить ресурс?
ask-name = { $tile }: что вы покупаете?
ask-cart = Телега. Выберите стык четырёх своих квадратов.
ask-master = { $master }: выберите квадрат, производящий { $resource-acc }.
ask-answer = { $asker } предлагает закончить игру: ни одного открытого призового квадрата уже не присоединить.
ask-last-master = Игра кончается. Выложите мастера или оставьте на руках.

# Что можно сделать
do-take = Взять { $target-acc }
do-open = Открыть квадрат из { $target-from }
do-attach = Присоединить { $target-acc }
do-place =
    { $replaces ->
        [0] Положить на клетку { $target }
       *[other] Заменить { $old-acc } на клетке { $target }: −1 очко в конце игры
    }
    .shown =
        { $replaces ->
            [0] { $neighbours ->
                [1] Положить: { $first-side } { $first }
               *[other] Положить: { $first-side } { $first }, { $second-side } { $second }
            }
           *[other] Заменить { $old-acc }: −1 очко в конце игры
        }
do-use = Разыграть { $target-acc }
do-ruin = Разорить { $tile-acc } на клетке { $cell }, владелец { $rival }
    .shown = Разорить { $tile-acc }, владелец { $rival }
do-buy =
    { $choices ->
        [1] Купить { $makes-acc }: { $tile }, клетка { $cell }, владелец { $rival }
       *[other] Купить { $makes-acc } или { $other-acc }: { $tile }, клетка { $cell }, владелец { $rival }
    }
    .shown =
        { $choices ->
            [1] Купить { $makes-acc }: { $tile }, владелец { $rival }
           *[other] Купить { $makes-acc } или { $other-acc }: { $tile }, владелец { $rival }
        }
do-name = Купить { $target-acc }
do-join = Положить телегу на стык между клетками { $near } и { $far }
    .shown = Положить телегу на подсвеченный стык
do-settle = Выложить { $master-acc } на клетку { $target }: { $tile }
    .shown = Выложить { $master-acc }: { $tile }
do-explore = Взять верхний природный квадрат
do-pass = Завершить ход без квадрата
do-offer = Предложить закончить игру
do-agree = Согласиться и закончить игру
do-decline = Играть дальше
do-done = Оставить мастеров на руках
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
verb-settle = выложить, поселить
verb-explore = разведать, верхний
verb-pass = пас, завершить
verb-offer = предложить
verb-agree = да, согласие, согласиться
verb-decline = нет, дальше, играть
verb-done = готово, оставить

# Что произошло
event-prize = Открыт призовой квадрат: { $tile }.
event-prize-several = Открыты призовые квадраты: { $tile }.
    .of = tile
event-start = Начинает { $seat }.
event-take = { $seat } берёт { $tile-acc }.
event-laid = Открыт квадрат: { $tile }.
event-laid-several = Открыты квадраты: { $tile }.
    .of = tile
event-clear =
    { $tiles ->
        [one] Ряд у { $stack-from } полон: { $tiles } квадрат уходит из игры.
        [few] Ряд у { $stack-from } полон: { $tiles } квадрата уходят из игры.
       *[many] Ряд у { $stack-from } полон: { $tiles } квадратов уходят из игры.
    }
event-open = { $seat } открывает { $tile-acc } из { $stack-from }.
event-attach = { $seat } присоединяет { $tile-acc } на клетку { $cell }.
    .shown = { $seat } присоединяет { $tile-acc }.
event-replace = { $seat } заменяет { $old-acc } на клетке { $cell }. Новый квадрат: { $tile }.
    .shown = { $seat } заменяет { $old-acc }. Новый квадрат: { $tile }.
event-gain = { $seat } берёт { $token-acc }.
event-explore = На свободную клетку ничего не подходит: { $seat } берёт { $tile-acc } из природной стопки.
event-pass = { $seat } завершает ход без квадрата.
event-ruin = { $seat } разоряет { $tile-acc } на клетке { $cell }. Владелец: { $owner }.
    .shown = { $seat } разоряет { $tile-acc }. Владелец: { $owner }.
event-coin = { $seat } кладёт монету на { $tile-acc }, клетка { $cell }. Владелец: { $owner }.
    .shown = { $seat } кладёт монету на { $tile-acc }. Владелец: { $owner }.
event-buy = { $seat } покупает { $resource-acc }.
event-cart = { $seat } кладёт телегу на стык между клетками { $near } и { $far }.
    .shown = { $seat } кладёт телегу на стык.
event-master = { $seat } кладёт { $token-acc } на клетку { $cell }: { $tile }.
    .shown = { $seat } кладёт { $token-acc }: { $tile }.
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
why-not-open = Этот квадрат не открыт.
why-not-made = Ваше государство производит не всё, чего стоит этот квадрат.
why-no-place = Нет места, где соседние квадраты оплатили бы этот.
why-something-fits = На свободную клетку подходит открытый квадрат, поэтому квадрат нужно присоединить.
why-no-nature = Природная стопка пуста.
why-explore = Природная стопка не пуста: возьмите верхний квадрат.
why-not-beside = Новый квадрат должен прилегать полной стороной к вашему.
why-too-far = Здесь не хватает { $resource-of }: соседние квадраты этого не производят, и телега сюда не везёт.
why-silent = Здесь не хватает { $resource-of }. { $by } сейчас ничего не производит: { $cause }.
why-used-twice = { $by } не может произвести сразу и { $resource-acc }, и { $other-acc }: квадрат даёт один ресурс за ход.
why-pays-itself = Здесь не хватает { $resource-of }: { $old } уступает место и за новый квадрат не платит.
why-no-token = Этого жетона у вас нет.
why-nowhere = Этот жетон сейчас некуда положить.
why-no-tile-there = Здесь нет чужого квадрата.
why-protected = Квадрат защищён: в его столбце есть квадрат дальше от владельца.
why-ruined = Этот квадрат уже разорён.
why-makes-nothing = Этот квадрат ничего не производит: купить нечего.
why-not-made-there = Этого квадрат не производит.
why-not-four = На этом стыке должны сходиться четыре ваших квадрата.
why-cart-there = На этом стыке уже лежит телега.
why-not-home = Этого мастера кладут только на свой деревенский квадрат, который производит { $resource-acc }.
why-home-silent = Квадрат сейчас ничего не производит: мастера на него не положить.
why-no-master-fits = Ни одного из ваших мастеров сюда не положить.
why-offered = В этот ход вы уже предлагали закончить, и кто-то отказался.
why-prizes-possible = Какой-то из открытых призовых квадратов ещё можно присоединить.

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
    .short = Алтарь Вулкана
tile-altar-juno = Алтарь Юноны
    .acc = алтарь Юноны
    .mark = *1
    .short = Алтарь Юноны
tile-altar-minerva = Алтарь Минервы
    .acc = алтарь Минервы
    .mark = *1
    .short = Алтарь Минервы
tile-altar-epona = Алтарь Эпоны
    .acc = алтарь Эпоны
    .mark = *1
    .short = Алтарь Эпоны
tile-altar-bacchus = Алтарь Вакха
    .acc = алтарь Вакха
    .mark = *1
    .short = Алтарь Вакха
tile-altar-portunus = Алтарь Портуна
    .acc = алтарь Портуна
    .mark = *1
    .short = Алтарь Портуна
tile-altar-tellus = Алтарь Теллус
    .acc = алтарь Теллус
    .mark = *1
    .short = Алтарь Теллус
tile-temple-bellona = Храм Беллоны
    .acc = храм Беллоны
    .mark = *2
    .short = Храм Беллоны
tile-temple-vulcan = Храм Вулкана
    .acc = храм Вулкана
    .mark = *2
    .short = Храм Вулкана
tile-temple-juno-moneta = Храм Юноны Монеты
    .acc = храм Юноны Монеты
    .mark = *2
    .short = Храм Юноны Монеты
tile-temple-venus = Храм Венеры
    .acc = храм Венеры
    .mark = *2
    .short = Храм Венеры
tile-temple-mercury = Храм Меркурия
    .acc = храм Меркурия
    .mark = *2
    .short = Храм Меркурия
tile-temple-fortuna = Храм Фортуны
    .acc = храм Фортуны
    .mark = *2
    .short = Храм Фортуны
tile-temple-dioscuri = Храм Диоскуров
    .acc = храм Диоскуров
    .mark = *2
    .short = Храм Диоскуров
tile-temple-sol = Храм Солнца
    .acc = храм Солнца
    .mark = *2
    .short = Храм Солнца
tile-temple-liber = Храм Либера
    .acc = храм Либера
    .mark = *2
    .short = Храм Либера
tile-temple-ceres = Храм Цереры
    .acc = храм Цереры
    .mark = *2
    .short = Храм Цереры
tile-temple-neptune = Храм Нептуна
    .acc = храм Нептуна
    .mark = *2
    .short = Храм Нептуна
tile-temple-diana = Храм Дианы
    .acc = храм Дианы
    .mark = *2
    .short = Храм Дианы
tile-great-mars = Великий храм Марса
    .acc = великий храм Марса
    .mark = *3
    .short = Великий Марс
tile-great-jupiter = Великий храм Юпитера
    .acc = великий храм Юпитера
    .mark = *3
    .short = Великий Юпитер
tile-great-apollo = Великий храм Аполлона
    .acc = великий храм Аполлона
    .mark = *3
    .short = Великий Аполлон
tile-great-saturn = Великий храм Сатурна
    .acc = великий храм Сатурна
    .mark = *3
    .short = Великий Сатурн
tile-great-minerva = Великий храм Минервы
    .acc = великий храм Минервы
    .mark = *3
    .short = Великая Минерва
tile-great-janus = Великий храм Януса
    .acc = великий храм Януса
    .mark = *3
    .short = Великий Янус
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
token-war = Жетон войны
    .acc = жетон войны
token-coin = Жетон монеты
    .acc = монету
token-cart = Жетон телеги
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
    .lane = Природа
stack-village = деревенская стопка
    .from = деревенской стопки
    .lane = Деревни
stack-city = городская стопка
    .from = городской стопки
    .lane = Города
stack = { $name }
    .from = стопки «{ $name }»
    .lane = { $name }
cell = { $name }
# Где лежит сосед, если смотреть от свободной клетки
side-left = слева
side-right = справа
side-above = сверху
side-below = снизу
side = { $name }
corner = { $name }
rival-cell = { $name }
none = ничего
    .acc = ничего
    .mark = -
    .short = -
cause-ruined = квадрат разорён
cause-coin = на квадрате лежит монета
cause-master = на квадрате лежит мастер
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
tie-prizes = При равенстве: призовые квадраты
turn = Что ещё даст этот ход
homes = Мастера, которым есть где жить
homeless = Мастера, которым пока негде жить
threat = Квадраты в безопасности от чужих жетонов войны
exposed = Квадраты в безопасности от будущих войн
wars = Жетоны войны, для которых есть цель
row = Городские квадраты, которые уже вам по силам
market = Городские квадраты, которые станут по силам
nature = Ресурсы природы
villages = Ресурсы деревень
cities = Ресурсы городов
doubles = Ресурсы, которые у вас есть дважды
variety = Разные ресурсы вокруг одной свободной клетки
time = Оставшиеся ходы
first-0 = Призы, которые скоро станут по силам
first-1 = Призы, которые скоро станут по силам
first-2 = Призы, которые скоро станут по силам
first-3 = Призы, которые скоро станут по силам
first-4 = Призы, которые скоро станут по силам
second-0 = Призы, которые скоро станут по силам
second-1 = Призы, которые скоро станут по силам
second-2 = Призы, которые скоро станут по силам
second-3 = Призы, которые скоро станут по силам
second-4 = Призы, которые скоро станут по силам

# Настройки
option-start = Кто ходит первым, вместо жребия; места считаются с 0
option-prizes = Открытые призовые квадраты, вместо жребия
    .things = tile
    .values = 8 квадратов для двоих, 12 для троих и четверых, например altar-vulcan, temple-sol, great-mars
option-second_coin = Монету можно положить и на квадрат, где уже лежит монета (правило 7.2)
option-boxed_coin = Монета с разорённого квадрата при замене уходит из игры, а не к владельцу (правило 3.8)
option-ruined_prizes = При равенстве очков считаются и разорённые призовые квадраты (правило 10.8)

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
board-prizes = Призовые квадраты
board-tokens = Ваши жетоны
board-no-tokens = жетонов нет
board-draft = На выбор
board-left =
    { $tiles ->
        [one] остался { $tiles } квадрат
        [few] осталось { $tiles } квадрата
       *[many] осталось { $tiles } квадратов
    }
board-in-stack = в стопке { $tiles }
board-replaced =
    { $tiles ->
        [one] заменён { $tiles } квадрат
        [few] заменено { $tiles } квадрата
       *[many] заменено { $tiles } квадратов
    }
board-bought = Куплено: { $resource }
board-empty = открытых квадратов нет
board-making = Производит сейчас
board-free = Свободные клетки
board-taken = Квадраты
board-corners = Стыки
board-removed = Квадраты, ушедшие из игры
board-none-removed = Пока ни один квадрат не ушёл из игры.

# Знаки на доске терминала
sign-ruined = квадрат разорён
sign-ruined-coin = квадрат разорён, на нём монета
sign-master = на квадрате мастер
sign-coin = на квадрате монета
sign-cart = телега на дальнем правом углу квадрата
sign-makes = далее: что квадрат производит
sign-either = одно из двух каждый ход
sign-cost = нужно и то и другое
sign-points = далее: очки в конце игры
sign-times = сколько таких
sign-prize =
    { $points ->
        [one] призовой квадрат, { $points } очко
        [few] призовой квадрат, { $points } очка
       *[many] призовой квадрат, { $points } очков
    }

# Что делают квадраты и жетоны
about-cost = Стоимость: { $cost }.
about-free = Ничего не стоит.
about-makes =
    { $count ->
        [1] Производит: { $makes }.
       *[other] Каждый ход производит одно на выбор: { $makes }.
    }
about-gives = При присоединении вы берёте { $token-acc }.
about-gives-master = При присоединении вы вслепую тянете мастера.
about-points =
    { $points ->
        [one] В конце игры { $points } очко.
        [few] В конце игры { $points } очка.
       *[many] В конце игры { $points } очков.
    }
about-copies = В коробке: { $copies }.
about-war = Положите на самый дальний квадрат столбца в чужом государстве: он больше ничего не производит и не приносит очков.
about-coin = Положите на чужой квадрат, который что-то производит: в этот ход вы пользуетесь его ресурсом; в свой следующий ход владелец остаётся без него, а потом забирает монету.
about-cart = Положите на стык четырёх своих квадратов: то, что производит один из них, доступно всем четырём.
about-master =
    { $points ->
        [one] Положите на свой деревенский квадрат, который производит { $resource-acc }: больше он ничего не производит, но в конце игры приносит { $points } очко.
        [few] Положите на свой деревенский квадрат, который производит { $resource-acc }: больше он ничего не производит, но в конце игры приносит { $points } очка.
       *[many] Положите на свой деревенский квадрат, который производит { $resource-acc }: больше он ничего не производит, но в конце игры приносит { $points } очков.
    }
about-in-hand =
    { $points ->
        [one] Если останется на руках до конца: { $points } очко.
        [few] Если останется на руках до конца: { $points } очка.
       *[many] Если останется на руках до конца: { $points } очков.
    }
about-makers = Производят: { $tiles }.

# Компоненты, которые не годятся
parts-tokens = жетоны должны быть { $wanted }, а не { $given }
parts-not-village = «{ $key }» — не деревенский ресурс
parts-has-master = у «{ $key }» уже есть мастер
parts-few-tokens = городские квадраты дают «{ $key }» × { $given }, а всего таких жетонов { $there }
parts-resource = неизвестный ресурс «{ $key }»
parts-makes-twice = в makes один ресурс назван дважды
parts-makes = квадрат этого вида даёт { $most }, а не { $given }
parts-points = очки приносят только призовые квадраты
parts-cost = природные квадраты ничего не стоят, остальные стоят что-нибудь
parts-family = «{ $key }» — ресурс не этого вида квадратов
parts-no-token = для «{ $key }» нет жетона
parts-draft = число игроков { $seats }: после draft должен остаться хотя бы один квадрат
parts-few-prizes = призовых квадратов { $held }, этого мало: число игроков { $seats }, нужно { $wanted }
parts-row = то, что выкладывает opening, не помещается в ряд
parts-many-tiles = квадратов { $given }, а может быть не больше { $most }
parts-few-tiles = квадратов { $held }, этого мало: число игроков { $seats }

# Примечания к деталям; идентификаторы составлены из слов файла компонентов
note-name-and-stone-water-and-the-number-of-copies-reconstructed = известны название и камень; вода и число копий восстановлены
note-number-of-copies-reconstructed = число копий восстановлено
note-product-and-number-of-copies-cost-reconstructed = известны ресурс и число копий; стоимость восстановлена
note-the-cost-number-of-copies-reconstructed = известна стоимость; число копий восстановлено
note-the-name-cost-and-number-of-copies-reconstructed = известно название; стоимость и число копий восстановлены
note-the-name-pair-and-number-of-copies-reconstructed = известно название; пара ресурсов и число копий восстановлены
note-the-pair-name-and-number-of-copies-reconstructed = известна пара ресурсов; название и число копий восстановлены
