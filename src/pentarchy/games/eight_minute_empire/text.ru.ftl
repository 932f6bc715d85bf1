title = Восьмиминутная Империя
tagline = Карта за ход: набирайте армии, переправляйтесь за море, правьте континентами и не забывайте о товарах.

# О чём спрашивают
ask-bid =
    { $coins ->
        [0] Монет для ставки у вас нет.
       *[other] Ставка за первый ход: от 0 до { $coins }. Платит только тот, чья ставка больше всех.
    }
ask-take =
    { $coins ->
        [0] Возьмите бесплатную карту: монет у вас нет.
        [one] Возьмите карту; у вас { $coins } монета.
        [few] Возьмите карту; у вас { $coins } монеты.
       *[many] Возьмите карту; у вас { $coins } монет.
    }
ask-choose = Выберите, что сделает карта.
ask-place =
    { $count ->
        [one] Выведите { $count } армию. В стартовый регион или туда, где есть ваш город.
        [few] Выведите { $count } армии. В стартовый регион или туда, где есть ваш город.
       *[many] Выведите { $count } армий. В стартовый регион или туда, где есть ваш город.
    }
ask-march =
    { $count ->
        [one] Марш-бросок. { $count } шаг по суше.
        [few] Марш-бросок. { $count } шага по суше.
       *[many] Марш-бросок. { $count } шагов по суше.
    }
ask-sail =
    { $count ->
        [one] Великий поход. { $count } шаг по суше или через море.
        [few] Великий поход. { $count } шага по суше или через море.
       *[many] Великий поход. { $count } шагов по суше или через море.
    }
ask-found = Основание города. В регионе, где есть ваша армия.
ask-raze =
    { $count ->
        [one] Разгромите { $count } армию. Чью угодно и где угодно.
        [few] Разгромите { $count } армии. Чьи угодно и где угодно.
       *[many] Разгромите { $count } армий. Чьих угодно и где угодно.
    }
ask-whose = Чья армия будет разгромлена? Регион «{ $region }».
ask-garrison =
    { $count ->
        [one] Поставьте последнюю нейтральную армию. В любой регион.
        [few] Поставьте нейтральную армию. В любой регион; осталось { $count }.
       *[many] Поставьте нейтральную армию. В любой регион; осталось { $count }.
    }

# Что можно сделать
do-bid = Поставить { $target }
do-take =
    { $price ->
        [0] Взять карту «{ $target }» бесплатно
        [one] Взять карту «{ $target }» за { $price } монету
        [few] Взять карту «{ $target }» за { $price } монеты
       *[many] Взять карту «{ $target }» за { $price } монет
    }
do-choose = { $target-choice }
do-place = Вывести армию: { $target }
do-march = { $from } → { $to }
do-found = Основать город: { $target }
do-raze = Разгромить армию: { $target }
do-whose = { $target }
do-done = Готово
do-settle = Поставить нейтральную армию: { $target }
do-reveal = Открыть карту «{ $target }»
do-unfold = { $target }
do-age = { $target } — следующий по молодости
do-lay = Жетон: { $target }

# Другие слова для ввода
verb-bid = ставка, поставить
verb-take = взять, карта
verb-choose = выбрать
verb-place = вывести, армия, набор
verb-march = марш, идти, поход
verb-found = основать, город
verb-raze = разгром, разгромить
verb-whose = чья
verb-done = готово, конец, пас, хватит
verb-settle = поставить, нейтральная

# Что произошло
event-map = Поле: { $map }.
event-age =
    { $rank ->
        [1] По жребию самый молодой игрок — { $seat }.
       *[other] По жребию { $seat } — номер { $rank }, если считать от самого молодого.
    }
event-token = В регионе «{ $region }» лежит жетон: { $good }.
event-reveal = Новая карта в ряду: { $card }.
event-garrison = { $seat } ставит нейтральную армию: { $region }.
event-bid =
    { $coins ->
        [0] { $seat } ничего не ставит.
        [one] { $seat } ставит { $coins } монету.
        [few] { $seat } ставит { $coins } монеты.
       *[many] { $seat } ставит { $coins } монет.
    }
event-first =
    { $coins ->
        [0] { $seat } ходит первым и ничего не платит.
        [one] { $seat } платит { $coins } монету и ходит первым.
        [few] { $seat } платит { $coins } монеты и ходит первым.
       *[many] { $seat } платит { $coins } монет и ходит первым.
    }
event-take =
    { $price ->
        [0] { $seat } берёт карту «{ $card }» бесплатно.
        [one] { $seat } берёт карту «{ $card }» за { $price } монету.
        [few] { $seat } берёт карту «{ $card }» за { $price } монеты.
       *[many] { $seat } берёт карту «{ $card }» за { $price } монет.
    }
event-place = { $seat } выводит армию: { $region }.
event-march = { $seat } ведёт армию: { $from } → { $to }.
event-found = { $seat } основывает город: { $region }.
event-raze = { $seat } громит армию в регионе «{ $region }»: { $owner }.
event-stop = { $seat } на этом останавливается.
event-decline = { $seat } не использует карту.
event-idle = { $seat } не может использовать карту.
event-over = Взята последняя карта: игра окончена.

# Почему нельзя
why-other-map = Этот регион на другой стороне поля.
why-not-in-row = Этой карты нет в ряду.
why-too-dear =
    { $price ->
        [one] Это место стоит { $price } монету, а у вас их { $coins }.
        [few] Это место стоит { $price } монеты, а у вас их { $coins }.
       *[many] Это место стоит { $price } монет, а у вас их { $coins }.
    }
why-card-first = Сначала возьмите карту.
why-one-card = Карту вы уже взяли: теперь её действие.
why-not-on-card = Этого на карте нет.
why-no-use = Это ничего не изменит: нет фишки или места для неё.
why-not-site = Новые армии появляются в стартовом регионе или там, где есть ваш город.
why-no-army = Вашей армии там нет.
why-not-neighbours = Эти регионы не соседи.
why-over-sea = Марш-бросок не пересекает море, это делает только великий поход.
why-nobody = Там нет ни одной армии.
why-not-there = В регионе «{ $region }» нет армии этого игрока.
why-finish = Сначала скажите, чья армия будет разгромлена.
why-no-such-bid =
    { $coins ->
        [one] У вас { $coins } монета.
        [few] У вас { $coins } монеты.
       *[many] У вас { $coins } монет.
    }
why-bid-first = Сначала все делают ставки за первый ход.

# Что делают карты: .choice на кнопке
deed-place = Набор армии
    .choice = Набор армии
deed-march = Марш-бросок
    .choice = Марш-бросок
deed-sail = Великий поход
    .choice = Великий поход
deed-found = Основание города
    .choice = Основать город
deed-raze = Разгром армии
    .choice = Разгромить армию

# Товары: .short на карте
good-ruby = Кристаллы
    .short = Кристалл
good-ore = Руда
    .short = Руда
good-wood = Лес
    .short = Лес
good-anvil = Наковальни
    .short = Наковальня
good-carrot = Морковь
    .short = Морковь
good-joker = Джокеры
    .short = Джокер
good = { $name }
    .short = { $name }

# Прочие вещи
coins = { $name }
way = { $name }
map-a = сторона A, четыре континента
map-b = сторона B, пять континентов
map = поле { $name }
neutral = нейтральная
rival-neutral = нейтральная
rival = { $name }
regions = Регионы
continents = Континенты
goods = Товары
rivals = Соперники
collecting = Собирание товаров
purse = Монеты
footing = Положение на поле
lead = Перевес
ranks = Армии
bid = Ставка
cities = Города
card = { $name }
region = { $name }
continent = { $name }

# Настройки: .values там, где из вида значения не всё ясно
option-map = Сторона поля: по жребию (random), A (четыре континента) или B (пять)
option-tokens = Жетоны товаров в отдалённых регионах: засчитываются тому, кто их контролирует
option-neutral = Вдвоём: сначала игроки ставят десять нейтральных армий (правило английского издания)
option-ages = Места от самого молодого игрока к самому старшему, вместо жребия
    .values = все места, считая с 0, например 1,0,2

# Составные части, по таблицам файла компонентов
part-good = Товары
part-card = Карты
part-map = Стороны поля
part-continent = Континенты
part-region = Регионы

# Опции и компоненты, которые не годятся
bad-map = опция map: карты «{ $key }» в компонентах нет
bad-ages = опция ages: назовите каждое из мест от 0 до { $last } по одному разу
bad-neutral = опция neutral: она для двоих, а игроков { $seats }
parts-none = нет ни одной строки
parts-start-armies = на старте армий { $start }, а всего их { $armies }
parts-prices = цены начинаются с 0 и не убывают
parts-high = { $field }: не больше 99
parts-joker = слово «joker» занято картами, которые заменяют любой товар
parts-steps = в steps должно быть возрастающих чисел: { $wanted }
parts-good = неизвестный товар «{ $key }»
parts-join = join нужно ровно тогда, когда действий два
parts-same = оба действия одинаковы
parts-few-cards = карт { $cards } при { $seats } игроках, а нужно хотя бы { $needed }
parts-map = неизвестная карта «{ $key }»
parts-continent = неизвестный континент «{ $key }»
parts-neighbour = { $field } называет неизвестного соседа «{ $key }»
parts-one-sided = { $field } называет { $key }, но { $key } не называет { $own }
parts-far = { $field } называет { $key }, а этот регион на другой карте
parts-both = сосед либо по суше, либо через море
parts-starts = стартовый регион должен быть один, а их { $count }
parts-together = регионы одной карты стоят подряд
parts-apart = до какого-то региона нельзя добраться из стартового
parts-tokens = жетоны нужны регионам числом { $marked }, а жетонов { $tokens }

# Вокруг поля
cli-choose-marked = Выберите регион со знаком { $sign }
board-row = Ряд карт
board-players = Игроки
board-free = даром
board-taken = взята
board-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
board-cards = карт { $count } из { $all }
board-reserve = в запасе: армий { $armies }, городов { $cities }
board-first = первый
board-start = старт
board-links = Морские пути
board-pile =
    { $cards ->
        [one] { $cards } карта в колоде
        [few] { $cards } карты в колоде
       *[many] { $cards } карт в колоде
    }

# Карты, регионы и континенты
card-ru1 = Кристалл: набор 1
card-ru2 = Кристалл: набор 2
card-ru3 = Кристалл: набор 2
card-ru4 = Кристалл: марш 2
card-ru5 = Кристалл: набор 2
card-or1 = Руда: набор 2
card-or2 = Руда: набор 3
card-or3 = Руда: набор 3
card-or4 = Руда: марш 2
card-or5 = Руда: поход 2
card-or6 = Руда: поход 3
card-or7 = Руда: поход 2
card-wo1 = Лес: город
card-wo2 = Лес: набор 3
card-wo3 = Лес: марш 3
card-wo4 = Лес: набор 2 или марш 3
card-wo5 = Лес: поход 3
card-wo6 = Лес: поход 4
card-wo7 = Лес: разгром или город
card-wo8 = Лес: марш 6
card-an1 = Наковальня: город
card-an2 = Наковальня: набор 3
card-an3 = Наковальня: набор 3
card-an4 = Наковальня: поход 3
card-an5 = Наковальня: марш 4
card-an6 = Наковальня: марш 5
card-an7 = Наковальня: набор 3 или марш 3
card-an8 = Наковальня: набор 3 или марш 4
card-an9 = Наковальня ×2: марш 4
card-ca1 = Морковь: город
card-ca2 = Морковь: город
card-ca3 = Морковь: набор 3
card-ca4 = Морковь ×2: набор 3
card-ca5 = Морковь: марш 4
card-ca6 = Морковь: марш 4
card-ca7 = Морковь: марш 5
card-ca8 = Морковь: поход 3
card-ca9 = Морковь: разгром и набор 1
card-ca10 = Морковь: набор 4 или марш 2
card-jk1 = Джокер: набор 2
card-jk2 = Джокер: поход 2
card-jk3 = Джокер: поход 2
region-A1 = Высокий Дозор
region-A2 = Сосновый Мыс
region-A3 = Зелёный Дол
region-A4 = Западная Пустошь
region-A5 = Круглая Голова
region-A6 = Долгий Берег
region-A7 = Корневище
region-A8 = Сумрачный
region-A9 = Рассветный
region-A10 = Западный Рог
region-A11 = Солёный Луг
region-A12 = Южный Крюк
region-A13 = Коронное Поле
region-A14 = Северные Врата
region-A15 = Шпиль
region-A16 = Пепельный Пик
region-A17 = Восточная Марка
region-A18 = Солнечная Равнина
region-A19 = Колокольный Мыс
region-A20 = Теснина
region-A21 = Дальнее Поле
region-A22 = Башенный Край
region-A23 = Серп
region-A24 = Глухолесье
region-A25 = Терновый Мыс
region-B1 = Лиловый Берег
region-B2 = Бурый Кряж
region-B3 = Чаячья Скала
region-B4 = Тинистый Берег
region-B5 = Морозная Бухта
region-B6 = Мшистый Хребет
region-B7 = Янтарный Холм
region-B8 = Волчий Мыс
region-B9 = Красная Излучина
region-B10 = Старый Выгон
region-B11 = Перешеек
region-B12 = Дальний Угол
region-B13 = Глинистый Яр
region-B14 = Цаплин Мыс
region-B15 = Королевская Гавань
region-B16 = Пыльный Дол
region-B17 = Бухта Клешня
region-B18 = Широкая Нива
region-B19 = Приливные Врата
region-B20 = Срединное Взгорье
region-B21 = Восточный Край
region-B22 = Подгорье
region-B23 = Низина
continent-aw = Запад
continent-ai = Остров
continent-ac = Срединные земли
continent-as = Юго-восток
continent-bm = Северо-западный остров
continent-bg = Северный остров
continent-bn = Северо-восток
continent-bw = Запад
continent-be = Восток
