title = Поселенцы. Наброски империи
tagline = Десять бросков и один карандаш: зачёркивайте клетки, открывайте владения, развивайте постройки.
reconstructed = Ни листов, ни граней кубиков в книге правил нет: треки, владения, жетоны благ, титулы и сами правила достоверны; стоимость клеток, очки, кружки, чертежи, грани кубиков, постройки и листы приключений восстановлены.
    .brief = Листы и кубики восстановлены; правила достоверны.

# О чём спрашивают
ask-favour = Выберите жетон блага на этот раунд.
ask-window = Измените кубики сейчас или продолжайте: потом будет поздно.
ask-pick-dice = { $building }: выберите кубики для переброса.
ask-turn-die = { $building }: выберите кубик, который повернёте.
ask-turn-to = { $building }: что покажет { $die }?
ask-choose-gain =
    { $count ->
        [one] { $building }: получите { $count } ресурс. Какого типа?
        [few] { $building }: получите { $count } ресурса. Какого типа?
       *[many] { $building }: получите { $count } ресурсов. Какого типа?
    }
ask-expand =
    { $actions ->
        [0] Действия кончились. Можно только то, что их не стоит.
        [one] Зачеркните клетку или соберите ресурсы. Осталось { $actions } действие.
        [few] Зачеркните клетку или соберите ресурсы. Осталось { $actions } действия.
       *[many] Зачеркните клетку или соберите ресурсы. Осталось { $actions } действий.
    }
ask-which-free = { $box }: какая постройка сбережёт действие?
ask-which-icon = { $box }: на один ресурс дешевле. Какой сберечь?
ask-pay-any = { $building }: какой ресурс потратите?
ask-get-other = { $building }: какой ресурс получите?
ask-second-favour = { $building }: какой никем не взятый жетон блага используете?
ask-gift = Подарок: выберите кубик и получите ещё один такой ресурс.
ask-plunder-die = Добыча: выберите кубик, он скажет, что собирать.
ask-plunder-type = Добыча: золото заменяет любой тип; назовите его.
ask-plunder = Добыча ({ $good }): собирайте без траты действий или остановитесь.
ask-export = Экспорт: отдайте за очко один ресурс какого-либо типа или остановитесь.
ask-keep =
    { $left ->
        [one] Сохраните на следующий раунд { $left } ресурс: какой?
        [few] Сохраните на следующий раунд { $left } ресурса: какой?
       *[many] Сохраните на следующий раунд { $left } ресурсов: какой?
    }
ask-draft = Создайте строение для одной из построек или пропустите.
ask-outline = { $building }: укажите первую секцию строения.

# Что можно сделать
do-take = Взять жетон: { $target }
do-cross = Зачеркнуть: { $target }
do-harvest = Собрать: { $target }
do-use = Использовать: { $target }
do-end = Закончить раунд
    .sure =
        { $actions ->
            [0] { "" }
            [one] У вас осталось { $actions } действие.
            [few] У вас осталось { $actions } действия.
           *[many] У вас осталось { $actions } действий.
        }
do-spare = Сберечь действие: { $target }
do-name = { $target }
do-pick = Выбрать { $target }
do-done = Дальше
do-draft = Строение для постройки: { $target }
do-outline = Первая секция: { $target }
do-skip = Не создавать строение
do-throw = Бросок: { $target }
do-roll = На кубике { $target }
do-muster = На кубике рабочих { $target }
do-deal = Раздать лист: { $target }
do-offer = Ввести в игру: { $target }
do-start = Первый игрок: { $target }

# Другие слова для того же, при вводе
verb-take = взять, жетон
verb-cross = зачеркнуть, клетка
verb-harvest = собрать, сбор
verb-use = использовать
verb-end = конец, закончить
verb-done = дальше, готово
verb-skip = пропустить
verb-draft = строение
verb-outline = обвести, секция
verb-pick = выбрать
verb-name = назвать

# Что произошло
event-sheet = { $seat } играет на листе «{ $sheet }».
event-favour-in-play = Жетон блага в игре: { $favour }.
event-favour-in-play-several = Жетоны благ в игре: { $favour }.
    .of = favour
event-start = { $seat } — первый игрок.
event-round = Раунд { $round }
event-roll = Кубики: { $die1 }, { $die2 }, { $die3 }; рабочих: { $workers }.
event-take-favour = { $seat } берёт жетон «{ $favour }».
event-die = { $seat }: { $die } теперь показывает { $face-what }.
event-gives =
    { $count ->
        [1] { $seat } получает { $good-what } ({ $building }).
       *[other] { $seat } получает { $good-many } × { $count } ({ $building }).
    }
event-cross = { $seat } зачёркивает: { $box }.
event-harvest =
    { $count ->
        [1] { $seat } собирает: { $good } ({ $circle }).
       *[other] { $seat } собирает: { $good } × { $count } ({ $circle }).
    }
event-use-favour = { $seat } использует жетон «{ $favour }».
event-gift = { $seat } получает в подарок: { $good }.
event-export = { $seat } вывозит за очко: { $good }.
event-complete = { $seat } достраивает: { $building }.
event-bridge = { $seat } достраивает мост { $number }.
event-open-field = { $seat } получает доступ к владению «{ $field }».
event-imperial = { $seat } заканчивает Имперскую секцию: { $track }.
event-keep = { $seat } сохраняет: { $good }.
event-structure = { $seat } создаёт строение для постройки «{ $building }»: её число теперь { $number }.
event-structure-points =
    { $number ->
        [one] { $seat } создаёт строение для постройки «{ $building }»: в конце игры { $number } очко за каждое такое.
        [few] { $seat } создаёт строение для постройки «{ $building }»: в конце игры { $number } очка за каждое такое.
       *[many] { $seat } создаёт строение для постройки «{ $building }»: в конце игры { $number } очков за каждое такое.
    }
event-over = Последний раунд сыгран: подсчёт очков.
event-title =
    { $points ->
        [one] { $points } очко: { $seat } — { $rank-a }.
        [few] { $points } очка: { $seat } — { $rank-a }.
       *[many] { $points } очков: { $seat } — { $rank-a }.
    }

# Почему нельзя
why-other-sheet = Такой постройки нет на вашем листе.
why-crossed = Эта клетка уже зачёркнута.
why-leftmost = Трек зачёркивают слева направо: сначала самая левая свободная клетка.
why-no-action = Не осталось действий.
why-cannot-pay = Не хватает ресурсов, указанных в клетке.
why-harvested = С этого кружка ресурсы уже собраны.
why-field-closed = К этому владению ещё не построен мост.
why-round-ended = Вы уже закончили расширение в этом раунде.
why-complete = Сначала завершите начатый выбор.
why-not-my-favour = Вы не брали этот жетон в этом раунде.
why-favour-used = Вы уже использовали свой жетон в этом раунде.
why-not-on-sheet = Этой постройки нет на вашем листе.
why-by-itself = Эта постройка срабатывает сама.
why-not-working = Эта постройка ещё не работает: она не достроена или достроена в этом раунде.
why-too-late = Кубики меняют прежде всего остального; теперь уже поздно.
why-used-up = В этом раунде её больше использовать нельзя.
why-no-effect = Потратить нечего или сейчас это ничего не даст.
why-spares-nothing = Эта постройка не сбережёт действие для этой клетки.
why-icon = Сберечь можно только ресурс из клетки, а на остальное должно хватить.
why-not-held = У вас этого нет.
why-same-type = Получить можно только другой обычный ресурс, не тот, что потрачен.
why-claimed = Этого жетона нет в игре или его уже взяли.
why-no-resource-die = Выберите один из трёх кубиков ресурсов.
why-nothing-ripe = Такого ресурса сейчас нигде не собрать.
why-not-ripe = Только доступные и ещё не собранные кружки выбранного типа.
why-exported = Этот тип вы этим жетоном уже вывезли.
why-dice-first = Сначала решите, будете ли менять кубики.
why-not-this-die = Эта постройка не перебрасывает этот кубик.
why-picked = Этот кубик уже выбран.
why-none-picked = Выберите хотя бы один кубик.
why-no-such-face = Поверните на камень, дерево или еду, которых на нём сейчас нет.
why-not-given = Постройка не даёт такого ресурса.
why-no-blueprint = У этой постройки нет чертежа.
why-no-place = Её чертёж нигде не ложится на законченные свободные секции.
why-off-sheet = Отсюда чертёж не помещается на лист; вращать его нельзя.
why-not-complete = Отсюда он накроет незаконченную секцию.
why-in-structure = Отсюда он накроет секцию другого строения.
why-not-in-play = Этого жетона нет в этой партии.
why-taken = Этот жетон в этом раунде уже взяли.

# Жетоны благ
favour-ally = Союзник
    .does = +1 действие в этом раунде
    .at-once = yes
favour-gift = Подарок
    .does = +1 ресурс того типа, что на кубике
    .at-once = { "" }
favour-plunder = Добыча
    .does = сбор кружков того типа, что на кубике, без траты действий
    .at-once = { "" }
favour-export = Экспорт
    .does = потратьте до одного камня, дерева и еды: по 1 очку за каждый
    .at-once = { "" }
favour-coin = Счастливая монетка
    .does = +1 золото в этом раунде
    .at-once = yes
favour = { $name }
    .does = как сказано в правилах
    .at-once = { "" }

# Ресурсы и блага
roll-workers = рабочих:
resource-stone = камень
    .what = камень
resource-wood = дерево
    .what = дерево
resource-food = еда
    .what = еду
resource-gold = золото
    .what = золото
resource = { $name }
    .what = { $name }
good-stone = камень
    .what = камень
    .many = камень
good-wood = дерево
    .what = дерево
    .many = дерево
good-food = еда
    .what = еду
    .many = еду
good-gold = золото
    .what = золото
    .many = золото
good-action = действие
    .what = действие
    .many = действия
good-points = очко
    .what = очко
    .many = очки
good = { $name }
    .what = { $name }
    .many = { $name }

# Треки, владения, кубики
track-walls = Стены
walls = Стены { $name }
track-houses = Дома
houses = Дома { $name }
track-barns = Амбары
barns = Амбары { $name }
barns-3-1 = Амбары 3, клетка 1
barns-3-2 = Амбары 3, клетка 2
barns-4-1 = Амбары 4, клетка 1
barns-4-2 = Амбары 4, клетка 2
barns-5-1 = Амбары 5, клетка 1
barns-5-2 = Амбары 5, клетка 2
barns-6-1 = Амбары 6, клетка 1
barns-6-2 = Амбары 6, клетка 2
barns-7-1 = Амбары 7, клетка 1
barns-7-2 = Амбары 7, клетка 2
barns-8-1 = Амбары 8, клетка 1
barns-8-2 = Амбары 8, клетка 2
barns-9-1 = Амбары 9, клетка 1
barns-9-2 = Амбары 9, клетка 2
barns-9-3 = Амбары 9, клетка 3
track-bridges = Мосты
bridges = Мосты { $name }
track = { $name }
field-meadow = Ближний луг
meadow = Ближний луг, кружок { $name }
field-foothills = Предгорье
foothills = Предгорье, кружок { $name }
field-valley = Речная долина
valley = Речная долина, кружок { $name }
field-lands = Дальние земли
lands = Дальние земли, кружок { $name }
field = { $name }
die-1 = первый кубик
die-2 = второй кубик
die-3 = третий кубик
die-4 = кубик рабочих
die = кубик { $name }
dice = { $name }
workers = { $name }
    .what = { $name }
section-1-1 = Стены, секция 1
section-1-2 = Стены, секция 2
section-1-3 = Стены, секция 3
section-1-4 = Стены, секция 4
section-1-5 = Стены, секция 5
section-1-6 = Стены, секция 6
section-1-7 = Стены, секция 7
section-1-8 = Стены, секция 8
section-1-9 = Стены, секция 9
section-2-1 = Дома, секция 1
section-2-2 = Дома, секция 2
section-2-3 = Дома, секция 3
section-2-4 = Дома, секция 4
section-2-5 = Дома, секция 5
section-2-6 = Дома, секция 6
section-2-7 = Дома, секция 7
section-2-8 = Дома, секция 8
section-2-9 = Дома, секция 9
section-3-1 = Амбары, секция 1
section-3-2 = Амбары, секция 2
section-3-3 = Амбары, секция 3
section-3-4 = Амбары, секция 4
section-3-5 = Амбары, секция 5
section-3-6 = Амбары, секция 6
section-3-7 = Амбары, секция 7
section-3-8 = Амбары, секция 8
section-3-9 = Амбары, секция 9
section-4-1 = Мосты, секция 1
section-4-2 = Мосты, секция 2
section-4-3 = Мосты, секция 3
section-4-4 = Мосты, секция 4
section-4-5 = Мосты, секция 5
section-4-6 = Мосты, секция 6
section-4-7 = Мосты, секция 7
section-4-8 = Мосты, секция 8
section-4-9 = Мосты, секция 9
section = секция { $name }

# Титулы для одного игрока
rank-commoner = Простолюдин
    .a = простолюдин
rank-servant = Слуга
    .a = слуга
rank-squire = Оруженосец
    .a = оруженосец
rank-knight = Рыцарь
    .a = рыцарь
rank-castellan = Кастелян замка
    .a = кастелян замка
rank-duke = Герцог
    .a = герцог
rank-king = Король
    .a = король
rank-emperor = Император
    .a = император
rank = { $name }
    .a = { $name }

# Листы поселений
sheet-1 = Римляне I
sheet-2 = Римляне II
sheet-3 = Римляне III
sheet-4 = Римляне IV
sheet-5 = Римляне V
sheet-6 = Римляне VI
sheet-7 = Римляне VII
sheet-8 = Римляне VIII
sheet-9 = Варвары I
sheet-10 = Варвары II
sheet-11 = Варвары III
sheet-12 = Варвары IV
sheet-13 = Варвары V
sheet-14 = Варвары VI
sheet-15 = Варвары VII
sheet-16 = Варвары VIII
sheet-17 = Египтяне I
sheet-18 = Египтяне II
sheet-19 = Египтяне III
sheet-20 = Египтяне IV
sheet-21 = Египтяне V
sheet-22 = Египтяне VI
sheet-23 = Египтяне VII
sheet-24 = Египтяне VIII
sheet-25 = Японцы I
sheet-26 = Японцы II
sheet-27 = Японцы III
sheet-28 = Японцы IV
sheet-29 = Японцы V
sheet-30 = Японцы VI
sheet-31 = Японцы VII
sheet-32 = Японцы VIII
sheet-33 = Атланты I
sheet-34 = Атланты II
sheet-35 = Атланты III
sheet-36 = Атланты IV
sheet-37 = Атланты V
sheet-38 = Атланты VI
sheet-39 = Атланты VII
sheet-40 = Атланты VIII
sheet-41 = Ацтеки I
sheet-42 = Ацтеки II
sheet-43 = Ацтеки III
sheet-44 = Ацтеки IV
sheet-45 = Ацтеки V
sheet-46 = Ацтеки VI
sheet-47 = Ацтеки VII
sheet-48 = Ацтеки VIII
sheet-competition = Соревнование
sheet = { $name }

# Очки и на что смотрит бот
favours = Жетоны благ
tie-bridges = При равенстве: зачёркнутые клетки Мостов
tie-harvest = Снова равенство: собранные ресурсы
rounds = Оставшиеся раунды
tracks = Что ещё принесут треки
buildings = Что дают готовые постройки каждый раунд
structures = Строения, которые можно обвести
stars = Постройки с очками в конце игры
begun = Начатые постройки
bridge = Следующий мост и владение за ним
further = Строения, которые можно обвести
token = Взятый жетон блага
gold = Неистраченное золото

# Настройки: .values там, где слова не ясны из вида
option-mode = Как играть: каждый на своём листе, общий лист соревнования, один лист на всех, две партии с обменом листами или десять партий
option-advanced = Используются ли чертежи и строения; без них играют только в соревнование
option-sheets = Листы приключений вместо жребия: по одному на место, в состязании один на всех
    .things = sheet
    .values = номера от 1 до 48
option-favours = Жетоны в игре вместо жребия
    .things = favour
    .values = некоторые из ally, gift, plunder, export, coin
option-start = Первый игрок вместо жребия; места считаются с 0
option-plunder = Сколько кружков собирает Добыча (правило 4.3): любое число или только один
option-played = Листы прошлых партий дуэли или кампании; заполняется само
    .values = ничего
    .default = ничего
option-standing = Очки, с которыми каждый приходит из прошлых партий дуэли или кампании; заполняется само
    .values = ничего
    .default = ничего
mode-adventure = Приключение
mode-competition = Соревнование
mode-contest = Состязание
mode-duel = Дуэль
mode-campaign = Кампания
plunder-any = Любое число
plunder-one = Только один

# Части, по таблицам файла компонентов
part-die = Кубики
part-track = Треки
part-field = Владения
part-favour = Жетоны благ
part-rank = Титулы
part-building = Постройки
part-sheet = Листы поселений

# Постройки и их клетки
building-farm = Ферма
farm = Ферма, клетка { $name }
building-sawmill = Лесопилка
sawmill = Лесопилка, клетка { $name }
building-quarry = Каменоломня
quarry = Каменоломня, клетка { $name }
building-gold_mine = Золотой рудник
gold_mine = Золотой рудник, клетка { $name }
building-orchard = Фруктовый сад
orchard = Фруктовый сад, клетка { $name }
building-lumber_camp = Лагерь лесорубов
lumber_camp = Лагерь лесорубов, клетка { $name }
building-stone_pit = Карьер
stone_pit = Карьер, клетка { $name }
building-storehouse = Склад
storehouse = Склад, клетка { $name }
building-masons_yard = Двор строителей
masons_yard = Двор строителей, клетка { $name }
building-granary = Житница
granary = Житница, клетка { $name }
building-caravanserai = Караван-сарай
caravanserai = Караван-сарай, клетка { $name }
building-windmill = Ветряная мельница
windmill = Ветряная мельница, клетка { $name }
building-tool_shop = Лавка инструментов
tool_shop = Лавка инструментов, клетка { $name }
building-barracks = Казармы
barracks = Казармы, клетка { $name }
building-guildhall = Дом гильдии
guildhall = Дом гильдии, клетка { $name }
building-inn = Постоялый двор
inn = Постоялый двор, клетка { $name }
building-hirelings = Лагерь наёмников
hirelings = Лагерь наёмников, клетка { $name }
building-market = Рынок
market = Рынок, клетка { $name }
building-brewery = Пивоварня
brewery = Пивоварня, клетка { $name }
building-stonecutter = Камнерез
stonecutter = Камнерез, клетка { $name }
building-carver = Резчик по дереву
carver = Резчик по дереву, клетка { $name }
building-harbour = Гавань
harbour = Гавань, клетка { $name }
building-hunters = Охотничий домик
hunters = Охотничий домик, клетка { $name }
building-woodcutters = Хижина дровосеков
woodcutters = Хижина дровосеков, клетка { $name }
building-stonebreakers = Каменоломы
stonebreakers = Каменоломы, клетка { $name }
building-alchemist = Алхимик
alchemist = Алхимик, клетка { $name }
building-smelter = Плавильня
smelter = Плавильня, клетка { $name }
building-paper_mill = Бумажная мельница
paper_mill = Бумажная мельница, клетка { $name }
building-oracle = Оракул
oracle = Оракул, клетка { $name }
building-gambling_den = Игорный дом
gambling_den = Игорный дом, клетка { $name }
building-recruiters = Вербовочный пункт
recruiters = Вербовочный пункт, клетка { $name }
building-temple_fortune = Храм Фортуны
temple_fortune = Храм Фортуны, клетка { $name }
building-observatory = Обсерватория
observatory = Обсерватория, клетка { $name }
building-stable = Конюшня
stable = Конюшня, клетка { $name }
building-irrigation = Оросительные каналы
irrigation = Оросительные каналы, клетка { $name }
building-ferry = Паром
ferry = Паром, клетка { $name }
building-ranger = Дом лесника
ranger = Дом лесника, клетка { $name }
building-surveyor = Землемер
surveyor = Землемер, клетка { $name }
building-fairground = Ярмарочная площадь
fairground = Ярмарочная площадь, клетка { $name }
building-stonemason = Каменотёс
stonemason = Каменотёс, клетка { $name }
building-joinery = Плотницкая
joinery = Плотницкая, клетка { $name }
building-seed_store = Семенной склад
seed_store = Семенной склад, клетка { $name }
building-threshing_floor = Гумно
threshing_floor = Гумно, клетка { $name }
building-crane = Подъёмный кран
crane = Подъёмный кран, клетка { $name }
building-road = Дорога
road = Дорога, клетка { $name }
building-scaffolding = Строительные леса
scaffolding = Строительные леса, клетка { $name }
building-forum = Форум
forum = Форум, клетка { $name }
building-colosseum = Колизей
colosseum = Колизей, клетка { $name }
building-tavern = Таверна
tavern = Таверна, клетка { $name }
building-mason_lodge = Ложа каменщиков
mason_lodge = Ложа каменщиков, клетка { $name }
building-shipyard = Верфь
shipyard = Верфь, клетка { $name }
building-drill_yard = Плац
drill_yard = Плац, клетка { $name }
building-shrine = Святилище
shrine = Святилище, клетка { $name }
building-town_hall = Ратуша
town_hall = Ратуша, клетка { $name }
building-statue = Статуя героя
statue = Статуя героя, клетка { $name }
building-bathhouse = Термы
bathhouse = Термы, клетка { $name }
building-builders_house = Дом зодчего
builders_house = Дом зодчего, клетка { $name }
building-toll_gate = Мостовая застава
toll_gate = Мостовая застава, клетка { $name }
building-triumphal_arch = Триумфальная арка
triumphal_arch = Триумфальная арка, клетка { $name }
building-cellar = Погреб
cellar = Погреб, клетка { $name }
building-embassy = Посольство
embassy = Посольство, клетка { $name }
building-expedition = Снаряжённая экспедиция
expedition = Снаряжённая экспедиция, клетка { $name }
building-harvest_feast = Праздник урожая
harvest_feast = Праздник урожая, клетка { $name }
building-pantheon = Пантеон
pantheon = Пантеон, клетка { $name }
building-palace = Дворец
palace = Дворец, клетка { $name }
building-cathedral = Собор
cathedral = Собор, клетка { $name }
building-manor = Поместье
manor = Поместье, клетка { $name }
building-great_barn = Большой амбар
great_barn = Большой амбар, клетка { $name }
building-aqueduct = Акведук
aqueduct = Акведук, клетка { $name }
building-monument = Монумент
monument = Монумент, клетка { $name }
building-library = Библиотека
library = Библиотека, клетка { $name }
building-gardens = Висячие сады
gardens = Висячие сады, клетка { $name }
building-council = Совет старейшин
council = Совет старейшин, клетка { $name }
building-pyramid = Пирамида
pyramid = Пирамида, клетка { $name }
building-throne_room = Тронный зал
throne_room = Тронный зал, клетка { $name }
building-fortress = Крепость
building-architect = Архитектор
building-obelisk = Обелиск
building-market_stall = Торговый лоток
building-fortune_teller = Гадалка
building-herald = Глашатай
building-pantry = Кладовая
building-ancestors_altar = Алтарь предков
building-gatherers = Собиратели
building-day_labourers = Подёнщики
building-scouts = Разведчики
building = { $name }

# Что делают постройки; $n — число постройки на этот момент
# Сколько чего получают, $about, взято из строки самой постройки.
does-gain = Получите { $about }.
does-gain_choice-stone-food =
    { $n ->
        [1] Получите камень или еду.
        [few] Получите { $n } ресурса: камень и еду в любом сочетании.
       *[many] Получите { $n } ресурсов: камень и еду в любом сочетании.
    }
does-gain_choice-stone-wood =
    { $n ->
        [1] Получите камень или дерево.
        [few] Получите { $n } ресурса: камень и дерево в любом сочетании.
       *[many] Получите { $n } ресурсов: камень и дерево в любом сочетании.
    }
does-gain_choice-wood-food =
    { $n ->
        [1] Получите дерево или еду.
        [few] Получите { $n } ресурса: дерево и еду в любом сочетании.
       *[many] Получите { $n } ресурсов: дерево и еду в любом сочетании.
    }
does-gain_choice-stone-wood-food =
    { $n ->
        [1] Получите камень, дерево или еду.
        [few] Получите { $n } ресурса: камень, дерево и еду в любом сочетании.
       *[many] Получите { $n } ресурсов: камень, дерево и еду в любом сочетании.
    }
does-gain_missing =
    { $n ->
        [one] Получите { $n } ресурс обычного типа, которого нет ни на одном кубике.
        [few] Получите { $n } ресурса одного обычного типа, которого нет ни на одном кубике.
       *[many] Получите { $n } ресурсов одного обычного типа, которого нет ни на одном кубике.
    }
does-on_roll-S-1 = Если хотя бы на одном кубике камень: получите { $about }.
does-on_roll-W-1 = Если хотя бы на одном кубике дерево: получите { $about }.
does-on_roll-F-1 = Если хотя бы на одном кубике еда: получите { $about }.
does-on_roll-pair = Если хотя бы два кубика ресурсов совпали: получите { $about }.
does-on_roll-all_different = Если все три кубика ресурсов разные: получите { $about }.
does-on_roll-workers-3 = Если на кубике рабочих 3: получите { $about }.
does-on_roll-workers-5 = Если на кубике рабочих 5: получите { $about }.
# Что тратят, $pay и $paid, и что получают, $about, взято из строки самой постройки.
does-convert =
    { $n ->
        [1] Раз в раунд потратьте { does-spend }: получите { $about }.
        [one] До { $n } раза за раунд потратьте { does-spend }: получите { $about }.
       *[many] До { $n } раз за раунд потратьте { does-spend }: получите { $about }.
    }
does-spend =
    { $pay ->
        [stone] { $paid ->
            [one] { $paid } камень
            [few] { $paid } камня
           *[many] { $paid } камней
        }
        [wood] { $paid ->
            [one] { $paid } дерево
           *[many] { $paid } дерева
        }
        [food] { $paid ->
            [one] { $paid } еду
           *[many] { $paid } еды
        }
        [action] { $paid ->
            [one] { $paid } действие
            [few] { $paid } действия
           *[many] { $paid } действий
        }
       *[any] любой ресурс
    }
does-amount =
    { $good ->
        [stone] { $count ->
            [one] { $count } камень
            [few] { $count } камня
           *[many] { $count } камней
        }
        [wood] { $count ->
            [one] { $count } дерево
           *[many] { $count } дерева
        }
        [food] { $count ->
            [one] { $count } еду
           *[many] { $count } еды
        }
        [gold] { $count ->
            [one] { $count } золото
           *[many] { $count } золота
        }
        [action] { $count ->
            [one] { $count } действие
            [few] { $count } действия
           *[many] { $count } действий
        }
        [points] { $count ->
            [one] { $count } очко
            [few] { $count } очка
           *[many] { $count } очков
        }
       *[any] другой обычный ресурс
    }
does-amount-and = { does-amount } и { $about }
does-discount-walls =
    { $n ->
        [1] Каждый раунд первая клетка Стен стоит на ресурс дешевле.
        [few] Каждый раунд первые { $n } клетки Стен стоят на ресурс дешевле каждая.
       *[many] Каждый раунд первые { $n } клеток Стен стоят на ресурс дешевле каждая.
    }
does-discount-houses =
    { $n ->
        [1] Каждый раунд первая клетка Домов стоит на ресурс дешевле.
        [few] Каждый раунд первые { $n } клетки Домов стоят на ресурс дешевле каждая.
       *[many] Каждый раунд первые { $n } клеток Домов стоят на ресурс дешевле каждая.
    }
does-discount-barns =
    { $n ->
        [1] Каждый раунд первая клетка Амбаров с ресурсами стоит на ресурс дешевле.
        [few] Каждый раунд первые { $n } клетки Амбаров с ресурсами стоят на ресурс дешевле каждая.
       *[many] Каждый раунд первые { $n } клеток Амбаров с ресурсами стоят на ресурс дешевле каждая.
    }
does-discount-bridges =
    { $n ->
        [1] Каждый раунд первая клетка Мостов с ресурсами стоит на ресурс дешевле.
        [few] Каждый раунд первые { $n } клетки Мостов с ресурсами стоят на ресурс дешевле каждая.
       *[many] Каждый раунд первые { $n } клеток Мостов с ресурсами стоят на ресурс дешевле каждая.
    }
does-free_action-walls =
    { $n ->
        [1] Каждый раунд первая клетка Стен не стоит действия.
        [few] Каждый раунд первые { $n } клетки Стен не стоят действий.
       *[many] Каждый раунд первые { $n } клеток Стен не стоят действий.
    }
does-free_action-houses =
    { $n ->
        [1] Каждый раунд первая клетка Домов не стоит действия.
        [few] Каждый раунд первые { $n } клетки Домов не стоят действий.
       *[many] Каждый раунд первые { $n } клеток Домов не стоят действий.
    }
does-free_action-barns =
    { $n ->
        [1] Каждый раунд первая клетка Амбаров не стоит действия.
        [few] Каждый раунд первые { $n } клетки Амбаров не стоят действий.
       *[many] Каждый раунд первые { $n } клеток Амбаров не стоят действий.
    }
does-free_action-bridges =
    { $n ->
        [1] Каждый раунд первая клетка Мостов не стоит действия.
        [few] Каждый раунд первые { $n } клетки Мостов не стоят действий.
       *[many] Каждый раунд первые { $n } клеток Мостов не стоят действий.
    }
does-free_action-village =
    { $n ->
        [1] Каждый раунд первая клетка Поселения не стоит действия.
        [few] Каждый раунд первые { $n } клетки Поселения не стоят действий.
       *[many] Каждый раунд первые { $n } клеток Поселения не стоят действий.
    }
does-free_action-blank =
    { $n ->
        [1] Каждый раунд первая пустая клетка не стоит действия.
        [few] Каждый раунд первые { $n } пустые клетки не стоят действий.
       *[many] Каждый раунд первые { $n } пустых клеток не стоят действий.
    }
does-free_action-harvest =
    { $n ->
        [1] Каждый раунд первый сбор не стоит действия.
        [few] Каждый раунд первые { $n } сбора не стоят действий.
       *[many] Каждый раунд первые { $n } сборов не стоят действий.
    }
does-harvest_extra =
    { $n ->
        [1] Каждый раунд первый сбор приносит на ресурс того же типа больше.
        [few] Каждый раунд первые { $n } сбора приносят на ресурс того же типа больше каждый.
       *[many] Каждый раунд первые { $n } сборов приносят на ресурс того же типа больше каждый.
    }
does-harvest_vp =
    { $n ->
        [1] Каждый раунд первый сбор приносит 1 очко.
        [few] Каждый раунд первые { $n } сбора приносят по 1 очку.
       *[many] Каждый раунд первые { $n } сборов приносят по 1 очку.
    }
does-when-same_track-3 = Зачеркните за раунд как минимум 3 клетки на одном треке: получите { $about }.
does-when-tracks-4 = Зачеркните за раунд хотя бы по одной клетке на каждом из 4 треков: получите { $about }.
does-when-crossed-5 = Зачеркните за раунд как минимум 5 клеток строительства: получите { $about }.
does-when-harvest-2 = Соберите за раунд ресурсы как минимум 2 раза: получите { $about }.
does-when-spend_S-4 = Потратьте за раунд на клетки как минимум 4 камня: получите { $about }.
does-when-spend_W-4 = Потратьте за раунд на клетки как минимум 4 дерева: получите { $about }.
does-when-spend_F-4 = Потратьте за раунд на клетки как минимум 4 еды: получите { $about }.
does-each-building = Со следующего раунда после завершения получайте { $about } за каждую законченную постройку.
does-each-bridge = Со следующего раунда после завершения получайте { $about } за каждый достроенный мост.
does-each-imperial = Со следующего раунда после завершения получайте { $about } за каждую законченную Имперскую секцию.
does-each-structure = Со следующего раунда после завершения получайте { $about } за каждое созданное строение.
does-store =
    { $n ->
        [1] Сохраните один непотраченный ресурс на следующий раунд.
        [one] Сохраните до { $n } непотраченного ресурса на следующий раунд.
        [few] Сохраните до { $n } непотраченных ресурсов на следующий раунд.
       *[many] Сохраните до { $n } непотраченных ресурсов на следующий раунд.
    }
does-second_favour = Раз в раунд потратьте любой ресурс: используйте никем не взятый жетон блага.
does-instant = По завершении: сразу получите { $about }.
does-open_field = По завершении: открывается первое из закрытых владений.
does-reroll-resource =
    { $n ->
        [1] Прежде всего: перебросьте один кубик ресурсов.
        [one] Прежде всего: перебросьте вместе до { $n } кубика ресурсов.
        [few] Прежде всего: перебросьте вместе до { $n } кубиков ресурсов.
       *[many] Прежде всего: перебросьте вместе до { $n } кубиков ресурсов.
    }
does-reroll-worker = Прежде всего: перебросьте кубик рабочих.
does-reroll-all = Прежде всего: перебросьте вместе любые из 4 кубиков.
does-set_die =
    { $n ->
        [1] Прежде всего: поверните один кубик ресурсов на камень, дерево или еду.
        [one] Прежде всего: поверните до { $n } кубика ресурсов на камень, дерево или еду.
        [few] Прежде всего: поверните до { $n } кубиков ресурсов на камень, дерево или еду.
       *[many] Прежде всего: поверните до { $n } кубиков ресурсов на камень, дерево или еду.
    }
does-end_per-imperial =
    { $n ->
        [one] В конце: { $n } очко за каждую законченную Имперскую секцию.
        [few] В конце: { $n } очка за каждую законченную Имперскую секцию.
       *[many] В конце: { $n } очков за каждую законченную Имперскую секцию.
    }
does-end_per-building =
    { $n ->
        [one] В конце: { $n } очко за каждую законченную постройку этого листа, считая её саму.
        [few] В конце: { $n } очка за каждую законченную постройку этого листа, считая её саму.
       *[many] В конце: { $n } очков за каждую законченную постройку этого листа, считая её саму.
    }
does-end_per-structure =
    { $n ->
        [one] В конце: { $n } очко за каждое строение любого вида.
        [few] В конце: { $n } очка за каждое строение любого вида.
       *[many] В конце: { $n } очков за каждое строение любого вида.
    }
does-end_per-column =
    { $n ->
        [one] В конце: { $n } очко за каждый столбец с 4 законченными секциями.
        [few] В конце: { $n } очка за каждый столбец с 4 законченными секциями.
       *[many] В конце: { $n } очков за каждый столбец с 4 законченными секциями.
    }
does-end_per-lowest =
    { $n ->
        [one] В конце: { $n } очко за каждую законченную секцию самого короткого из треков Стен, Домов, Амбаров.
        [few] В конце: { $n } очка за каждую законченную секцию самого короткого из треков Стен, Домов, Амбаров.
       *[many] В конце: { $n } очков за каждую законченную секцию самого короткого из треков Стен, Домов, Амбаров.
    }
does-end_per-bridge =
    { $n ->
        [one] В конце: { $n } очко за каждый законченный мост.
        [few] В конце: { $n } очка за каждый законченный мост.
       *[many] В конце: { $n } очков за каждый законченный мост.
    }
does-end_per-walls-2 =
    { $n ->
        [one] В конце: { $n } очко за каждые 2 законченные секции Стен.
        [few] В конце: { $n } очка за каждые 2 законченные секции Стен.
       *[many] В конце: { $n } очков за каждые 2 законченные секции Стен.
    }
does-end_per-houses-2 =
    { $n ->
        [one] В конце: { $n } очко за каждые 2 законченные секции Домов.
        [few] В конце: { $n } очка за каждые 2 законченные секции Домов.
       *[many] В конце: { $n } очков за каждые 2 законченные секции Домов.
    }
does-end_per-barns-2 =
    { $n ->
        [one] В конце: { $n } очко за каждые 2 законченные секции Амбаров.
        [few] В конце: { $n } очка за каждые 2 законченные секции Амбаров.
       *[many] В конце: { $n } очков за каждые 2 законченные секции Амбаров.
    }
does-end_per-circles-2 =
    { $n ->
        [one] В конце: { $n } очко за каждые 2 собранных кружка.
        [few] В конце: { $n } очка за каждые 2 собранных кружка.
       *[many] В конце: { $n } очков за каждые 2 собранных кружка.
    }
does-end_per-triple5 =
    { $n ->
        [one] В конце: { $n } очко, если на Стенах, Домах и Амбарах закончено как минимум по 5 секций.
        [few] В конце: { $n } очка, если на Стенах, Домах и Амбарах закончено как минимум по 5 секций.
       *[many] В конце: { $n } очков, если на Стенах, Домах и Амбарах закончено как минимум по 5 секций.
    }
does-end_per-any_imperial =
    { $n ->
        [one] В конце: { $n } очко, если закончена хотя бы одна Имперская секция.
        [few] В конце: { $n } очка, если закончена хотя бы одна Имперская секция.
       *[many] В конце: { $n } очков, если закончена хотя бы одна Имперская секция.
    }
does-structure_vp =
    { $n ->
        [one] В конце: { $n } очко за каждое строение по этому чертежу.
        [few] В конце: { $n } очка за каждое строение по этому чертежу.
       *[many] В конце: { $n } очков за каждое строение по этому чертежу.
    }

# Настройки, которые не подходят
bad-mode = опция mode: { $mode ->
        [competition] соревнование
        [contest] состязание
        [duel] дуэль
        [campaign] кампания
       *[other] приключение
    } — для { $high ->
        [2] 2
       *[other] { $low }–{ $high }
    } игроков, а не для { $seats }
bad-advanced = опция advanced: без чертежей играют только в соревнование
bad-played = опция played: прошлые партии есть только у дуэли и кампании
bad-standing-mode = опция standing: прошлые партии есть только у дуэли и кампании
bad-standing = опция standing: нужно { $wanted }, а не { $given }
bad-series = опция played: { $mode ->
        [duel] в дуэли
       *[campaign] в кампании
    } всего { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }

# Вокруг поля
board-round = Раунд { $round } из { $rounds }
board-dice = Кубики: { $dice }; рабочих: { $workers }
board-pool = Действий: { $actions }; в резерве: { $pool }
board-favour = Жетон: { $favour }
board-favour-used = Жетон использован: { $favour }
board-first = первый игрок
board-rank = Титул сейчас: { $rank }
board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

# Компоненты, которые не годятся
parts-cost = клетка стоит камень, дерево и еду (S, W, F), а не «{ $cost }»
parts-track = здесь должен быть трек { $key }
parts-sections = на треке { $wanted } секций, и под каждой очки
parts-falling = очки не должны убывать
parts-bridges = секции мостов должны возрастать от 1 до 9
parts-circle = в кружке ресурсы одного обычного типа, а не «{ $given }»
parts-drawing = рисунок состоит из строк одной длины со знаками # и .
parts-too-large = не помещается на листе империи
parts-empty = нет ни одной секции
parts-blueprint = неизвестный чертёж «{ $key }»
parts-effect = свойство «{ $key }» требует: { $wanted }
parts-star = звезда стоит у того, что считается в конце, и только там
parts-structures = очкам за строения нужен чертёж
parts-boxes = чтобы что-то случалось при завершении, нужны клетки
parts-discount = скидка бывает только на треке
parts-pay = платят чем-то одним: S, W, F, A или any
parts-second-favour = второй жетон блага стоит один любой ресурс
parts-pay-any = любым ресурсом платят ровно один
parts-get-any = один любой ресурс дают за один любой
parts-building = неизвестная постройка «{ $key }»
parts-building-twice = постройка «{ $key }» указана дважды
parts-few-favours = жетонов блага { $count }, а в игре { $wanted }
parts-few-sheets = листов { $count }, нужно не меньше { $least }
parts-ranks = очки должны возрастать от 0
parts-clash = «{ $key }» — ключ трека или владения

# Примечания к деталям; идентификаторы составлены из слов файла компонентов
note-order-and-number-of-sections-are-printed-points-from-section-5-on-raised-for-balance-4-and-6-are-printed = порядок и число секций напечатаны; очки с 5-й секции подняты ради баланса; 4 и 6 напечатаны
note-order-and-number-of-sections-are-printed-points-raised-for-balance = порядок и число секций напечатаны; очки подняты ради баланса
note-order-and-number-of-sections-are-printed-points-raised-for-balance-a-14-is-printed = порядок и число секций напечатаны; очки подняты ради баланса; 14 напечатано
note-order-and-number-of-sections-are-printed-points-raised-for-balance-a-5-is-printed = порядок и число секций напечатаны; очки подняты ради баланса; 5 напечатано
note-that-there-are-four-fields-is-published = то, что владений четыре, опубликовано
note-the-range-how-often-each-number-is-there-is-reconstructed = известны пределы; сколько раз встречается каждое число, восстановлено
note-the-symbols-are-published-how-often-each-is-there-is-not = символы опубликованы, а сколько раз встречается каждый — нет
note-the-third-building-is-reconstructed = третья постройка восстановлена
note-the-blueprint-is-reconstructed = чертёж восстановлен
note-the-name-all-else-is-reconstructed = известно название; всё остальное восстановлено
note-name-and-role-cost-number-and-blueprint-are-reconstructed = известны название и роль; стоимость, число и чертёж восстановлены
note-name-and-role-and-that-it-stands-from-the-start-number-and-blueprint-are-reconstructed = известны название и роль и то, что постройка стоит с начала; число и чертёж восстановлены
