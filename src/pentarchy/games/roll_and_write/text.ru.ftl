title = Поселенцы. Наброски империи
tagline = Десять бросков и один карандаш: зачёркивайте клетки, открывайте владения, растите постройки.

# О чём спрашивают
ask-favour = Выберите жетон блага на этот раунд.
ask-window = Измените кубики сейчас или продолжайте: потом будет поздно.
ask-pick-dice = { $building }: выберите кубики для переброса.
ask-turn-die = { $building }: выберите кубик, который повернёте.
ask-turn-to = { $building }: что покажет { $die }?
ask-choose-gain =
    { $count ->
        [one] { $building } даёт { $count } ресурс: какого типа?
        [few] { $building } даёт { $count } ресурса: какого типа?
       *[many] { $building } даёт { $count } ресурсов: какого типа?
    }
ask-expand =
    { $actions ->
        [one] Зачеркните клетку или соберите урожай. Осталось { $actions } действие.
        [few] Зачеркните клетку или соберите урожай. Осталось { $actions } действия.
       *[many] Зачеркните клетку или соберите урожай. Осталось { $actions } действий.
    }
ask-which-free = { $box }: какая постройка сбережёт действие?
ask-which-icon = { $box } стоит на один ресурс меньше: какой сберечь?
ask-pay-any = { $building }: какой ресурс заплатите?
ask-get-other = { $building }: какой ресурс получите?
ask-second-favour = { $building }: какой незанятый жетон блага используете?
ask-gift = Подарок: выберите кубик и получите ещё один такой ресурс.
ask-plunder-die = Добыча: выберите кубик, он скажет, что собирать.
ask-plunder-type = Добыча: золото заменяет любой ресурс; назовите какой.
ask-plunder = Добыча: собирайте ({ $good }) без траты действий или остановитесь.
ask-export = Экспорт: отдайте по одному ресурсу каждого типа за очко или остановитесь.
ask-keep =
    { $left ->
        [one] Сохраните на следующий раунд { $left } ресурс: какой?
        [few] Сохраните на следующий раунд { $left } ресурса: какой?
       *[many] Сохраните на следующий раунд { $left } ресурсов: какой?
    }
ask-draft = Обведите строение для одной из построек или пропустите.
ask-outline = { $building }: укажите первую секцию строения.

# Что можно сделать
do-take = Взять жетон: { $target }
do-cross = Зачеркнуть: { $target }
do-harvest = Собрать: { $target }
do-use = Использовать: { $target }
do-end = Закончить раунд
do-spare = Сберегает { $target }
do-name = { $target }
do-pick = Выбрать { $target }
do-done = Дальше
do-draft = Строение для постройки: { $target }
do-outline = Начать с: { $target }
do-skip = Не обводить строение
do-throw = Бросок: { $target }
do-roll = Выпадает { $target }
do-muster = Выпадает { $target }
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
verb-outline = обвести
verb-pick = кубик
verb-name = назвать

# Что произошло
event-sheet = { $seat } играет на листе «{ $sheet }».
event-favour-in-play = Жетон в игре: { $favour }.
event-start = { $seat } — первый игрок.
event-round = Раунд { $round }
event-roll = Кубики: { $die1 }, { $die2 }, { $die3 }; рабочих: { $workers }.
event-take-favour = { $seat } берёт жетон «{ $favour }».
event-die = { $seat }: { $die } теперь показывает: { $face }.
event-gives = { $seat }: { $building } даёт — { $good } × { $count }.
event-cross = { $seat } зачёркивает: { $box }.
event-harvest = { $seat } собирает: { $good } × { $count } ({ $circle }).
event-use-favour = { $seat } использует жетон «{ $favour }».
event-gift = { $seat } получает в подарок: { $good }.
event-export = { $seat } вывозит за очко: { $good }.
event-complete = { $seat } достраивает: { $building }.
event-bridge = { $seat } достраивает мост { $number }.
event-open-field = Владение «{ $field }» открыто: { $seat }.
event-imperial = { $seat } завершает Имперскую секцию: { $track }.
event-keep = { $seat } сохраняет: { $good }.
event-structure = { $seat } создаёт строение для постройки «{ $building }»: её число теперь { $number }.
event-over = Десятый раунд сыгран: подсчёт очков.
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
why-harvested = Этот урожай уже собран.
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
why-no-effect = Оплатить нечем, или сейчас это ничего не даст.
why-spares-nothing = Эта постройка не сбережёт действие для этой клетки.
why-icon = Сберечь можно только ресурс из клетки, а на остальное должно хватить.
why-not-held = У вас этого нет.
why-same-type = Получить можно только другой обычный ресурс, не тот, что заплачен.
why-claimed = Этого жетона нет в игре, или его уже взяли.
why-no-resource-die = Выберите один из трёх кубиков ресурсов.
why-nothing-ripe = Такого ресурса сейчас нигде не собрать.
why-not-ripe = Только доступные и ещё не собранные клетки выбранного типа.
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
favour-gift = Подарок
    .does = +1 ресурс, как на кубике
favour-plunder = Добыча
    .does = сбор одного типа без действий
favour-export = Экспорт
    .does = камень, дерево, еда — по очку за каждый
favour-coin = Счастливая монетка
    .does = +1 золото в этом раунде
favour = { $name }
    .does = как сказано в правилах

# Ресурсы и блага
resource-stone = камень
resource-wood = дерево
resource-food = еда
resource-gold = золото
resource = { $name }
good-stone = камень
good-wood = дерево
good-food = еда
good-gold = золото
good-action = действия
good-points = очки
good = { $name }

# Треки, владения, кубики
track-walls = Стены
walls = Стены { $name }
track-houses = Дома
houses = Дома { $name }
track-barns = Амбары
barns = Амбары { $name }
track-bridges = Мосты
bridges = Мосты { $name }
track = { $name }
field-meadow = Ближний луг
meadow = Ближний луг, клетка { $name }
field-foothills = Предгорье
foothills = Предгорье, клетка { $name }
field-valley = Речная долина
valley = Речная долина, клетка { $name }
field-lands = Дальние земли
lands = Дальние земли, клетка { $name }
field = { $name }
die-1 = первый кубик
die-2 = второй кубик
die-3 = третий кубик
die-4 = кубик рабочих
die = кубик { $name }
dice = { $name }
workers = рабочих: { $name }
section-1-1 = Стены 1
section-1-2 = Стены 2
section-1-3 = Стены 3
section-1-4 = Стены 4
section-1-5 = Стены 5
section-1-6 = Стены 6
section-1-7 = Стены 7
section-1-8 = Стены 8
section-1-9 = Стены 9
section-2-1 = Дома 1
section-2-2 = Дома 2
section-2-3 = Дома 3
section-2-4 = Дома 4
section-2-5 = Дома 5
section-2-6 = Дома 6
section-2-7 = Дома 7
section-2-8 = Дома 8
section-2-9 = Дома 9
section-3-1 = Амбары 1
section-3-2 = Амбары 2
section-3-3 = Амбары 3
section-3-4 = Амбары 4
section-3-5 = Амбары 5
section-3-6 = Амбары 6
section-3-7 = Амбары 7
section-3-8 = Амбары 8
section-3-9 = Амбары 9
section-4-1 = Мосты 1
section-4-2 = Мосты 2
section-4-3 = Мосты 3
section-4-4 = Мосты 4
section-4-5 = Мосты 5
section-4-6 = Мосты 6
section-4-7 = Мосты 7
section-4-8 = Мосты 8
section-4-9 = Мосты 9
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
progress = Задел
pool = В запасе
fields = Несобранный урожай
buildings = Работающие постройки
structures = Строения

# Настройки: .values там, где слова не ясны из вида
option-mode = Как играть: каждый на своём листе, общий лист соревнования, один лист на всех, две партии с обменом листами или десять партий
option-advanced = Используются ли чертежи и строения; без них играют только в соревнование
option-sheets = Листы приключений вместо жребия: по одному на место, в состязании один на всех
    .values = номера от 1 до 48
option-favours = Жетоны в игре вместо жребия
    .values = некоторые из ally, gift, plunder, export, coin
option-start = Первый игрок вместо жребия; места считаются с 0
option-plunder = Сколько клеток собирает Добыча: любое число или только одну
option-played = Листы прошлых партий дуэли или кампании; заполняется само
    .values = ничего
value-adventure = Приключение
value-competition = Соревнование
value-contest = Состязание
value-duel = Дуэль
value-campaign = Кампания
value-any = Любое число
value-one = Только одну

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
does-gain-stone = Получите: камень × { $n }.
does-gain-wood = Получите: дерево × { $n }.
does-gain-food = Получите: еда × { $n }.
does-gain-gold = Получите: золото × { $n }.
does-gain-action =
    { $n ->
        [one] Получите { $n } действие.
        [few] Получите { $n } действия.
       *[many] Получите { $n } действий.
    }
does-gain_choice-stone-food = Получите { $n }: камень или еда в любом сочетании.
does-gain_choice-stone-wood = Получите { $n }: камень или дерево в любом сочетании.
does-gain_choice-wood-food = Получите { $n }: дерево или еда в любом сочетании.
does-gain_missing = Получите { $n } одного типа, которого нет ни на одном кубике.
does-gain_on_roll-F-1-food = Если на кубике есть еда: получите еду × { $n }.
does-gain_on_roll-S-1-stone = Если на кубике есть камень: получите камень × { $n }.
does-gain_on_roll-W-1-wood = Если на кубике есть дерево: получите дерево × { $n }.
does-gain_on_roll-all_different-points =
    { $n ->
        [one] Если все три кубика ресурсов разные: получите { $n } очко.
        [few] Если все три кубика ресурсов разные: получите { $n } очка.
       *[many] Если все три кубика ресурсов разные: получите { $n } очков.
    }
does-gain_on_roll-pair-action =
    { $n ->
        [one] Если два кубика ресурсов совпали: получите { $n } действие.
        [few] Если два кубика ресурсов совпали: получите { $n } действия.
       *[many] Если два кубика ресурсов совпали: получите { $n } действий.
    }
does-gain_on_roll-pair-points =
    { $n ->
        [one] Если два кубика ресурсов совпали: получите { $n } очко.
        [few] Если два кубика ресурсов совпали: получите { $n } очка.
       *[many] Если два кубика ресурсов совпали: получите { $n } очков.
    }
does-gain_on_roll-workers-3-action =
    { $n ->
        [one] Если на кубике рабочих 3: получите { $n } действие.
        [few] Если на кубике рабочих 3: получите { $n } действия.
       *[many] Если на кубике рабочих 3: получите { $n } действий.
    }
does-gain_on_roll-workers-3-gold = Если на кубике рабочих 3: получите золото × { $n }.
does-gain_on_roll-workers-5-points =
    { $n ->
        [one] Если на кубике рабочих 5: получите { $n } очко.
        [few] Если на кубике рабочих 5: получите { $n } очка.
       *[many] Если на кубике рабочих 5: получите { $n } очков.
    }
does-convert-action1-food2 =
    { $n ->
        [one] До { $n } раза: действие за 2 еды.
        [few] До { $n } раз: действие за 2 еды.
       *[many] До { $n } раз: действие за 2 еды.
    }
does-convert-action1-stone2 =
    { $n ->
        [one] До { $n } раза: действие за 2 камня.
        [few] До { $n } раз: действие за 2 камня.
       *[many] До { $n } раз: действие за 2 камня.
    }
does-convert-action1-wood2 =
    { $n ->
        [one] До { $n } раза: действие за 2 дерева.
        [few] До { $n } раз: действие за 2 дерева.
       *[many] До { $n } раз: действие за 2 дерева.
    }
does-convert-any1-action1 =
    { $n ->
        [one] До { $n } раза: любой ресурс за действие.
        [few] До { $n } раз: любой ресурс за действие.
       *[many] До { $n } раз: любой ресурс за действие.
    }
does-convert-any1-any1 =
    { $n ->
        [one] До { $n } раза: любой ресурс за другой обычный.
        [few] До { $n } раз: любой ресурс за другой обычный.
       *[many] До { $n } раз: любой ресурс за другой обычный.
    }
does-convert-any1-points1 =
    { $n ->
        [one] До { $n } раза: любой ресурс за очко.
        [few] До { $n } раз: любой ресурс за очко.
       *[many] До { $n } раз: любой ресурс за очко.
    }
does-convert-food1-action1 =
    { $n ->
        [one] До { $n } раза: еда за действие.
        [few] До { $n } раз: еда за действие.
       *[many] До { $n } раз: еда за действие.
    }
does-convert-food1-points1 =
    { $n ->
        [one] До { $n } раза: еда за очко.
        [few] До { $n } раз: еда за очко.
       *[many] До { $n } раз: еда за очко.
    }
does-convert-food1-stone1-wood1 =
    { $n ->
        [one] До { $n } раза: еда за камень и дерево.
        [few] До { $n } раз: еда за камень и дерево.
       *[many] До { $n } раз: еда за камень и дерево.
    }
does-convert-stone1-points1 =
    { $n ->
        [one] До { $n } раза: камень за очко.
        [few] До { $n } раз: камень за очко.
       *[many] До { $n } раз: камень за очко.
    }
does-convert-stone1-wood1-food1 =
    { $n ->
        [one] До { $n } раза: камень за дерево и еду.
        [few] До { $n } раз: камень за дерево и еду.
       *[many] До { $n } раз: камень за дерево и еду.
    }
does-convert-wood1-points1 =
    { $n ->
        [one] До { $n } раза: дерево за очко.
        [few] До { $n } раз: дерево за очко.
       *[many] До { $n } раз: дерево за очко.
    }
does-convert-wood1-stone1-food1 =
    { $n ->
        [one] До { $n } раза: дерево за камень и еду.
        [few] До { $n } раз: дерево за камень и еду.
       *[many] До { $n } раз: дерево за камень и еду.
    }
does-discount-walls =
    { $n ->
        [1] Каждый раунд первая клетка на Стенах: на ресурс дешевле.
        [few] Каждый раунд первые { $n } клетки на Стенах: на ресурс дешевле.
       *[many] Каждый раунд первые { $n } клеток на Стенах: на ресурс дешевле.
    }
does-discount-houses =
    { $n ->
        [1] Каждый раунд первая клетка на Домах: на ресурс дешевле.
        [few] Каждый раунд первые { $n } клетки на Домах: на ресурс дешевле.
       *[many] Каждый раунд первые { $n } клеток на Домах: на ресурс дешевле.
    }
does-discount-barns =
    { $n ->
        [1] Каждый раунд первая клетка с ресурсами на Амбарах: на ресурс дешевле.
        [few] Каждый раунд первые { $n } клетки с ресурсами на Амбарах: на ресурс дешевле.
       *[many] Каждый раунд первые { $n } клеток с ресурсами на Амбарах: на ресурс дешевле.
    }
does-free_action-walls =
    { $n ->
        [1] Каждый раунд первая клетка на Стенах: без действия.
        [few] Каждый раунд первые { $n } клетки на Стенах: без действия.
       *[many] Каждый раунд первые { $n } клеток на Стенах: без действия.
    }
does-free_action-barns =
    { $n ->
        [1] Каждый раунд первая клетка на Амбарах: без действия.
        [few] Каждый раунд первые { $n } клетки на Амбарах: без действия.
       *[many] Каждый раунд первые { $n } клеток на Амбарах: без действия.
    }
does-free_action-bridges =
    { $n ->
        [1] Каждый раунд первая клетка на Мостах: без действия.
        [few] Каждый раунд первые { $n } клетки на Мостах: без действия.
       *[many] Каждый раунд первые { $n } клеток на Мостах: без действия.
    }
does-free_action-village =
    { $n ->
        [1] Каждый раунд первая клетка в Поселении: без действия.
        [few] Каждый раунд первые { $n } клетки в Поселении: без действия.
       *[many] Каждый раунд первые { $n } клеток в Поселении: без действия.
    }
does-free_action-blank =
    { $n ->
        [1] Каждый раунд первая пустая клетка: без действия.
        [few] Каждый раунд первые { $n } пустые клетки: без действия.
       *[many] Каждый раунд первые { $n } пустых клеток: без действия.
    }
does-free_action-harvest =
    { $n ->
        [1] Каждый раунд первый сбор: без действия.
        [few] Каждый раунд первые { $n } сбора: без действия.
       *[many] Каждый раунд первые { $n } сборов: без действия.
    }
does-harvest_extra =
    { $n ->
        [1] Каждый раунд первый сбор: на ресурс больше.
        [few] Каждый раунд первые { $n } сбора: на ресурс больше.
       *[many] Каждый раунд первые { $n } сборов: на ресурс больше.
    }
does-harvest_vp =
    { $n ->
        [1] Каждый раунд первый сбор: по очку.
        [few] Каждый раунд первые { $n } сбора: по очку.
       *[many] Каждый раунд первые { $n } сборов: по очку.
    }
does-when-same_track-3-points =
    { $n ->
        [one] 3 клетки на одном треке за раунд: получите { $n } очко.
        [few] 3 клетки на одном треке за раунд: получите { $n } очка.
       *[many] 3 клетки на одном треке за раунд: получите { $n } очков.
    }
does-when-tracks-4-points =
    { $n ->
        [one] По клетке на каждом из 4 треков за раунд: получите { $n } очко.
        [few] По клетке на каждом из 4 треков за раунд: получите { $n } очка.
       *[many] По клетке на каждом из 4 треков за раунд: получите { $n } очков.
    }
does-when-crossed-5-points =
    { $n ->
        [one] 5 клеток строительства за раунд: получите { $n } очко.
        [few] 5 клеток строительства за раунд: получите { $n } очка.
       *[many] 5 клеток строительства за раунд: получите { $n } очков.
    }
does-when-harvest-2-points =
    { $n ->
        [one] 2 сбора за раунд: получите { $n } очко.
        [few] 2 сбора за раунд: получите { $n } очка.
       *[many] 2 сбора за раунд: получите { $n } очков.
    }
does-when-spend_S-4-points =
    { $n ->
        [one] 4 камня потрачено на клетки за раунд: получите { $n } очко.
        [few] 4 камня потрачено на клетки за раунд: получите { $n } очка.
       *[many] 4 камня потрачено на клетки за раунд: получите { $n } очков.
    }
does-when-spend_W-4-points =
    { $n ->
        [one] 4 дерева потрачено на клетки за раунд: получите { $n } очко.
        [few] 4 дерева потрачено на клетки за раунд: получите { $n } очка.
       *[many] 4 дерева потрачено на клетки за раунд: получите { $n } очков.
    }
does-when-spend_F-4-points =
    { $n ->
        [one] 4 еды потрачено на клетки за раунд: получите { $n } очко.
        [few] 4 еды потрачено на клетки за раунд: получите { $n } очка.
       *[many] 4 еды потрачено на клетки за раунд: получите { $n } очков.
    }
does-each-building-points =
    { $n ->
        [one] { $n } очко за каждую достроенную постройку.
        [few] { $n } очка за каждую достроенную постройку.
       *[many] { $n } очков за каждую достроенную постройку.
    }
does-each-bridge-points =
    { $n ->
        [one] { $n } очко за каждый достроенный мост.
        [few] { $n } очка за каждый достроенный мост.
       *[many] { $n } очков за каждый достроенный мост.
    }
does-each-imperial-points =
    { $n ->
        [one] { $n } очко за каждую завершённую Имперскую секцию.
        [few] { $n } очка за каждую завершённую Имперскую секцию.
       *[many] { $n } очков за каждую завершённую Имперскую секцию.
    }
does-each-structure-points =
    { $n ->
        [one] { $n } очко за каждое созданное строение.
        [few] { $n } очка за каждое созданное строение.
       *[many] { $n } очков за каждое созданное строение.
    }
does-store =
    { $n ->
        [one] Сохраните до { $n } ресурса на следующий раунд.
        [few] Сохраните до { $n } ресурсов на следующий раунд.
       *[many] Сохраните до { $n } ресурсов на следующий раунд.
    }
does-second_favour-any1 = Раз в раунд за ресурс: используйте никем не взятый жетон.
does-instant-action2-gold2 = По завершении: сразу 2 действия и 2 золота.
does-instant-points5 = По завершении: 5 очков.
does-open_field = По завершении: открывается ближайшее закрытое владение.
does-reroll-resource =
    { $n ->
        [one] Прежде всего: перебросьте до { $n } кубика ресурсов.
        [few] Прежде всего: перебросьте до { $n } кубиков ресурсов.
       *[many] Прежде всего: перебросьте до { $n } кубиков ресурсов.
    }
does-reroll-worker = Прежде всего: перебросьте кубик рабочих.
does-reroll-all = Прежде всего: перебросьте любые из 4 кубиков вместе.
does-set_die =
    { $n ->
        [one] Прежде всего: поверните до { $n } кубика ресурсов на камень, дерево или еду.
        [few] Прежде всего: поверните до { $n } кубиков ресурсов на камень, дерево или еду.
       *[many] Прежде всего: поверните до { $n } кубиков ресурсов на камень, дерево или еду.
    }
does-end_per-imperial =
    { $n ->
        [one] В конце: { $n } очко за каждую завершённую Имперскую секцию.
        [few] В конце: { $n } очка за каждую завершённую Имперскую секцию.
       *[many] В конце: { $n } очков за каждую завершённую Имперскую секцию.
    }
does-end_per-building =
    { $n ->
        [one] В конце: { $n } очко за каждую законченную постройку листа.
        [few] В конце: { $n } очка за каждую законченную постройку листа.
       *[many] В конце: { $n } очков за каждую законченную постройку листа.
    }
does-end_per-structure =
    { $n ->
        [one] В конце: { $n } очко за каждое строение.
        [few] В конце: { $n } очка за каждое строение.
       *[many] В конце: { $n } очков за каждое строение.
    }
does-end_per-column =
    { $n ->
        [one] В конце: { $n } очко за каждый столбец с 4 законченными секциями.
        [few] В конце: { $n } очка за каждый столбец с 4 законченными секциями.
       *[many] В конце: { $n } очков за каждый столбец с 4 законченными секциями.
    }
does-end_per-lowest =
    { $n ->
        [one] В конце: { $n } очко за каждую секцию самого короткого из треков Стен, Домов, Амбаров.
        [few] В конце: { $n } очка за каждую секцию самого короткого из треков Стен, Домов, Амбаров.
       *[many] В конце: { $n } очков за каждую секцию самого короткого из треков Стен, Домов, Амбаров.
    }
does-end_per-bridge =
    { $n ->
        [one] В конце: { $n } очко за каждый законченный мост.
        [few] В конце: { $n } очка за каждый законченный мост.
       *[many] В конце: { $n } очков за каждый законченный мост.
    }
does-end_per-walls-2 =
    { $n ->
        [one] В конце: { $n } очко за каждые 2 секции Стен.
        [few] В конце: { $n } очка за каждые 2 секции Стен.
       *[many] В конце: { $n } очков за каждые 2 секции Стен.
    }
does-end_per-houses-2 =
    { $n ->
        [one] В конце: { $n } очко за каждые 2 секции Домов.
        [few] В конце: { $n } очка за каждые 2 секции Домов.
       *[many] В конце: { $n } очков за каждые 2 секции Домов.
    }
does-end_per-barns-2 =
    { $n ->
        [one] В конце: { $n } очко за каждые 2 секции Амбаров.
        [few] В конце: { $n } очка за каждые 2 секции Амбаров.
       *[many] В конце: { $n } очков за каждые 2 секции Амбаров.
    }
does-end_per-circles-2 =
    { $n ->
        [one] В конце: { $n } очко за каждые 2 собранные клетки владений.
        [few] В конце: { $n } очка за каждые 2 собранные клетки владений.
       *[many] В конце: { $n } очков за каждые 2 собранные клетки владений.
    }
does-end_per-triple5 =
    { $n ->
        [one] В конце: { $n } очко если на Стенах, Домах и Амбарах по 5 секций.
        [few] В конце: { $n } очка если на Стенах, Домах и Амбарах по 5 секций.
       *[many] В конце: { $n } очков если на Стенах, Домах и Амбарах по 5 секций.
    }
does-end_per-any_imperial =
    { $n ->
        [one] В конце: { $n } очко если завершена хотя бы одна Имперская секция.
        [few] В конце: { $n } очка если завершена хотя бы одна Имперская секция.
       *[many] В конце: { $n } очков если завершена хотя бы одна Имперская секция.
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
bad-series = опция played: { $mode ->
        [competition] соревнование
        [contest] состязание
        [duel] дуэль
        [campaign] кампания
       *[other] приключение
    } — это партий: { $games }, не больше

# Вокруг поля
board-round = Раунд { $round } из { $rounds }
board-dice = Кубики: { $dice }; рабочих: { $workers }
board-pool = Действий: { $actions }; в запасе: { $pool }
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
parts-circle = в круге ресурсы одного основного вида, а не «{ $given }»
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
