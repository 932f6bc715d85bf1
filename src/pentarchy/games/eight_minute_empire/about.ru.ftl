# Что это за вещи и зачем они: для поля, словаря знаков и команды `look`. Номер после `.rule` открывает правила в этом месте.
about-symbols =
    { $count ->
        [one] Карта: { $count } символ ({ $good }) остаётся вам до подсчёта, а действие внизу выполняется сразу.
        [few] Карта: { $count } символа ({ $good }) остаются вам до подсчёта, а действие внизу выполняется сразу.
       *[many] Карта: { $count } символов ({ $good }) остаются вам до подсчёта, а действие внизу выполняется сразу.
    }
about-card = Карта: её товар остаётся вам до подсчёта, её действие выполняется сразу.
    .rule = 3.4
about-steps = Товар. Сколько символов — столько очков в конце: { $steps }.
about-good = Товар: символы приносят очки в конце.
    .rule = 5.4
about-good-joker = Заменяет один символ любого товара — того, что выгоднее всего в конце.
    .rule = 5.5
about-coins = Монеты для ставки за первый ход. Платит только тот, чья ставка выше всех.
    .rule = 2.1
about-price = Столько стоит это место в ряду. Крайняя левая карта бесплатна; когда карту берут, следующие сдвигаются влево.
    .rule = 3.2
about-deed-place = Армии из вашего запаса выходят в стартовый регион или в регионы с вашим городом.
    .rule = 4.2
about-deed-march = Каждая единица — один шаг одной армии в соседний регион по суше.
    .rule = 4.4
about-deed-sail = Каждая единица — один шаг одной армии по суше или по пунктиру через океан.
    .rule = 4.6
about-deed-found = Поставьте город в регион, где есть ваша армия. Потом там могут появляться новые армии.
    .rule = 4.8
about-deed-raze = Уберите с поля одну армию любого игрока, где бы она ни стояла.
    .rule = 4.10
about-region = Регион: в конце 1 очко тому, у кого здесь больше всего фишек — армий и городов вместе.
    .rule = 5.2
about-way = Шаг из одного региона в соседний.
    .rule = 4.5
about-continent = Континент: в конце 1 очко тому, кто контролирует больше всего его регионов.
    .rule = 5.3
about-map = Сторона поля.
    .rule = 1.1
about-rival = Игрок, чью армию можно выбрать.
    .rule = 4.10
about-rival-neutral = Армии цвета, которым никто не играет: они учитываются при контроле регионов, но ничего не выигрывают.
    .rule = 1.7
about-start = Стартовый регион: здесь все начинают, и сюда всегда можно вывести новые армии.
    .rule = 4.2
about-token = Жетон товара: в конце это символ для того, кто контролирует регион.
    .rule = 5.6
about-column-coins = Сколько монет осталось. Доходов нет; при равных очках решают монеты.
    .rule = 1.4
about-column-cards = Сколько карт взято. Все берут поровну.
    .rule = 5.1
about-column-reserve = Армии, которые ещё не вышли на поле.
    .rule = 4.3
about-column-points = Очки, как если бы игра закончилась сейчас.
    .rule = 5.7
column-coins = Монеты
column-cards = Карты
column-reserve = Армии в запасе
column-points = Очки
start = Стартовый регион
token = Жетон товара
price =
    { $number ->
        [0] Бесплатно
        [one] Цена: { $number } монета
        [few] Цена: { $number } монеты
       *[many] Цена: { $number } монет
    }

# Рисунки
icon-coin = Монета
about-icon-coin = Ею платят за карты: сколько монет над местом в ряду, столько и платить. Доходов нет.
    .rule = 3.2
icon-army = Набор армии
about-icon-army = { about-deed-place }
    .rule = 4.2
icon-march = Марш-бросок
about-icon-march = { about-deed-march }
    .rule = 4.4
icon-sea-march = Великий поход
about-icon-sea-march = { about-deed-sail }
    .rule = 4.6
icon-city = Основание города
about-icon-city = { about-deed-found }
    .rule = 4.8
icon-settlement = Город на поле
about-icon-settlement = Считается одной фишкой при контроле региона, и здесь могут появляться новые армии его игрока. Разгромить его нельзя.
    .rule = 4.2
icon-destroy = Разгром армии
about-icon-destroy = { about-deed-raze }
    .rule = 4.10
icon-castle = Стартовый регион
about-icon-castle = { about-start }
    .rule = 4.2
icon-ruby = { good-ruby }
about-icon-ruby =
    .rule = 5.4
icon-ore = { good-ore }
about-icon-ore =
    .rule = 5.4
icon-wood = { good-wood }
about-icon-wood =
    .rule = 5.4
icon-anvil = { good-anvil }
about-icon-anvil =
    .rule = 5.4
icon-carrot = { good-carrot }
about-icon-carrot =
    .rule = 5.4
icon-joker = Любой товар
about-icon-joker = { about-good-joker }
    .rule = 5.5
icon-card = Карты
about-icon-card = { about-column-cards }
    .rule = 5.1
icon-vp = Очки
about-icon-vp = Их приносят в конце регионы, континенты и товары.
    .rule = 5.2
