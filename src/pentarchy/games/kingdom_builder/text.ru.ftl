title = Строители Королевств
tagline = Общее поле из шестиугольников и три карты, каждый раз новые: за что дадут золото.
reconstructed = Все поля, карты, жетоны и числа — как на отпечатанных; только русские названия шести карт королевства перевели мы.

# О чём спрашивают
ask-before =
    { $builds ->
        [one] Постройте { $builds } поселение { $terrain-on }.
        [few] Постройте { $builds } поселения { $terrain-on }.
       *[many] Постройте { $builds } поселений { $terrain-on }.
    }
ask-between =
    { $builds ->
        [one] Постройте ещё { $builds } поселение { $terrain-on }.
        [few] Постройте ещё { $builds } поселения { $terrain-on }.
       *[many] Постройте ещё { $builds } поселений { $terrain-on }.
    }
ask-after = Всё построено. Используйте жетон или завершите ход.
ask-tile-build = { $tile }. { $tile-does }
ask-lift = { $tile }. Какое поселение переместить?
ask-land = { $tile }. Куда его переместить?

# Что можно сделать
do-build = Построить на клетке { $target }
do-lift = Снять поселение с клетки { $target }
do-move = Переместить его на клетку { $target }
do-use = Использовать жетон «{ $target }»: { $target-brief }
do-end = Завершить ход
do-draw = Взять { $target-card }
do-lay = Выложить { $target }
do-turn = Положить { $target }
do-reveal = Открыть карту «{ $target }»
do-start = Начинает { $target }

# Те же глаголы для ввода
verb-build = построить, строить, построй
verb-lift = снять, взять, сними
verb-move = переместить, поставить, на
verb-use = использовать, жетон, используй
verb-end = конец, завершить, закончить, всё, пас

# Что произошло
event-kingdom-card = Карта королевства: «{ $card }».
event-start = Начинает { $seat }.
event-draw = { $seat } берёт { $terrain-card }.
event-play-card = { $seat } открывает { $terrain-card }.
event-build = { $seat } строит на клетке { $cell }.
event-last-settlement = { $seat } ставит последнее поселение: раунд доигрывается.
event-use-tile = { $seat } использует жетон «{ $tile }».
event-move = { $seat } перемещает поселение с клетки { $from } на клетку { $to }.
event-take-tile = { $seat } берёт жетон «{ $tile }».
event-lose-tile = { $seat } теряет жетон «{ $tile }».
event-card-gone = Свободных клеток { $terrain-of } не осталось: карта выбывает из игры.
event-replacement = Взамен { $seat } берёт { $terrain-card }.
event-reshuffle =
    { $cards ->
        [one] Сброс перемешан и стал новой стопкой: { $cards } карта.
        [few] Сброс перемешан и стал новой стопкой: { $cards } карты.
       *[many] Сброс перемешан и стал новой стопкой: { $cards } карт.
    }
event-over = Игра окончена.

# Почему нельзя
why-occupied = Эта клетка уже занята.
why-not-buildable = На этой клетке строить нельзя.
why-not-card = По вашей карте строить нужно { $terrain-on }.
why-not-beside = Держитесь своих поселений: рядом с ними есть подходящая клетка.
why-not-region = { $tile-only }
why-put-back = Вернуть поселение туда, где оно стояло, нельзя.
why-not-own = Вашего поселения здесь нет.
why-nowhere-to-go = Этому поселению некуда пойти.
why-held-at-home = Рядом с другими вашими поселениями подходит только клетка, на которой оно уже стоит.
why-no-tile = Жетона «{ $target }» у вас нет.
why-tile-not-ready = Жетон «{ $target }» не готов: он использован или взят в этот ход.
why-no-supply = Жетону «{ $target }» нужно поселение из запаса, а запас пуст.
why-no-target = Для жетона «{ $target }» сейчас нет подходящей клетки.
why-all-held-at-home = Жетоном «{ $target }» переместить ничего нельзя: рядом с вашими поселениями подходят только клетки, где они уже стоят.
why-not-skipped =
    { $builds ->
        [one] Нужно построить ещё { $builds } поселение.
        [few] Нужно построить ещё { $builds } поселения.
       *[many] Нужно построить ещё { $builds } поселений.
    }
why-not-between = Жетоны подождут, пока не построены обязательные поселения.
why-all-built = Обязательные поселения построены; больше — только жетоном.
why-complete = Сначала доведите до конца действие жетона «{ $tile }».

# Местность: .on где строить, .card карта, .of чего, .mark знак на поле
terrain-plains = Равнина
    .on = на равнине
    .card = карту «Равнина»
    .of = равнины
    .mark = Р
terrain-canyon = Каньон
    .on = в каньоне
    .card = карту «Каньон»
    .of = каньона
    .mark = К
terrain-desert = Пустыня
    .on = в пустыне
    .card = карту «Пустыня»
    .of = пустыни
    .mark = П
terrain-flowers = Цветочное поле
    .on = на цветочном поле
    .card = карту «Цветочное поле»
    .of = цветочного поля
    .mark = Ц
terrain-forest = Лес
    .on = в лесу
    .card = карту «Лес»
    .of = леса
    .mark = Л
terrain-water = Вода
    .on = на воде
    .card = карту «Вода»
    .of = воды
    .mark = ~
terrain-mountain = Гора
    .on = на горе
    .card = карту «Гора»
    .of = горы
    .mark = ^
terrain = { $name }
    .on = на местности «{ $name }»
    .card = карту «{ $name }»
    .of = «{ $name }»
    .mark = { $name }
unseen = скрыто
    .card = карту

# Жетоны локаций: .does что делает, .brief то же в списке, .only где ещё нельзя, .mark знак на поле
tile-oracle = Святилище
    .does = Постройте одно поселение на местности своей карты.
    .brief = построить на местности своей карты
    .only = Святилище строит только на местности вашей карты.
    .mark = С
tile-farm = Ферма
    .does = Постройте одно поселение на равнине.
    .brief = построить на равнине
    .only = Ферма строит только на равнине.
    .mark = Ф
tile-tavern = Таверна
    .does = Постройте одно поселение на конце линии из трёх или более своих.
    .brief = построить на конце линии из трёх
    .only = Таверна строит только на конце прямой линии из трёх или более ваших поселений.
    .mark = Т
tile-tower = Башня
    .does = Постройте одно поселение на краю поля.
    .brief = построить на краю поля
    .only = Башня строит только на краю поля.
    .mark = Б
tile-harbor = Гавань
    .does = Переместите одно поселение на воду.
    .brief = переместить на воду
    .only = Гавань перемещает поселение только на воду.
    .mark = Г
tile-paddock = Загон
    .does = Переместите одно поселение на две клетки по прямой.
    .brief = переместить на две клетки по прямой
    .only = Загон перемещает поселение ровно на две клетки по прямой.
    .mark = З
tile-barn = Амбар
    .does = Переместите одно поселение на местность своей карты.
    .brief = переместить на местность своей карты
    .only = Амбар перемещает поселение только на местность вашей карты.
    .mark = А
tile-oasis = Оазис
    .does = Постройте одно поселение в пустыне.
    .brief = построить в пустыне
    .only = Оазис строит только в пустыне.
    .mark = О
tile = { $name }
    .does = Действие описано в файле компонентов.
    .brief = как сказано в файле компонентов
    .only = Для жетона «{ $name }» нужна клетка другого вида.
    .mark = { $name }

# Карты королевства: .pays за что платят
kingdom-fishermen = Рыбаки
    .pays = 1 золото за каждое поселение рядом с водой
kingdom-merchants = Купцы
    .pays = 4 золота за каждый замок или локацию, связанные с другими
kingdom-discoverers = Первооткрыватели
    .pays = 1 золото за каждый ряд, где вы есть
kingdom-hermits = Отшельники
    .pays = 1 золото за каждую отдельную группу
kingdom-citizens = Горожане
    .pays = 1 золото за каждые 2 поселения самой большой группы
kingdom-miners = Рудокопы
    .pays = 1 золото за каждое поселение рядом с горой
kingdom-workers = Рабочие
    .pays = 1 золото за каждое поселение рядом с замком или локацией
kingdom-knights = Рыцари
    .pays = 2 золота за каждое поселение в самом полном ряду
kingdom-lords = Лорды
    .pays = 12 золота за первое место на фрагменте поля, 6 за второе
kingdom-farmers = Крестьяне
    .pays = 3 золота за каждое поселение на самом пустом фрагменте поля
kingdom = { $name }
    .pays = как сказано в файле компонентов
castle = Замки
    .pays = 3 золота за каждый замок рядом с вами

# Прочие вещи
cell = { $letter }{ $row }
section = фрагмент «{ $name }»
way-drawn = как нарисован
way-turned = с поворотом на 180°
way = { $name }

# Из чего складывается оценка
freedom = Свобода выбора местности
landing = Куда пойдёт поселение
castles-near = Замки поблизости
castles-far = Будущие замки
locations-near = Локации поблизости
beside-far = Будущие поселения на прибыльных местах
beside-near = Прибыльные клетки рядом со своими
links-far = Будущие связи
links-touched = Места рядом, ещё не связанные
links-near = Места поблизости, которые можно связать
rows-far = Ряды, где вас ещё нет
rows-near = Новые ряды рядом со своими
groups-far = Будущие группы
groups-loose = Группы за счёт свободного выбора
groups-moves = Группы за счёт перемещений
groups-kept = Группы, которые могут срастись
largest-far = Самая большая группа: будущие поселения
largest-near = Самая большая группа: местности рядом
row-room = Место в самом полном ряду
ranks = Фрагменты, где первенство может смениться
poorest-level = Самый пустой фрагмент: насколько его можно поднять
poorest-far = Самый пустой фрагмент: будущие поселения
poorest-empty = Фрагменты, где вас ещё нет

# Настройки: .values там, где из вида значения не всё ясно
setup-random = по жребию
setup-first-game = первая партия из правил
option-setup = Подготовка: по жребию (random) или как в первой партии из правил (first-game)
option-sections = Поле вместо жребия: слева вверху, справа вверху, слева внизу, справа внизу
    .things = section
    .values = четыре из oracle, farm, tavern, tower, harbor, paddock, barn, oasis
option-turned = Какие из четырёх фрагментов повёрнуты на 180°; только вместе с sections
    .values = четыре раза true или false
option-cards = Карты королевства вместо жребия
    .things = kingdom
    .values = три из fishermen, merchants, discoverers, hermits, citizens, miners, workers, knights, lords, farmers
option-start = Кто начинает, вместо жребия; места считаются с 0
option-lords = Могут ли выпасть «Лорды»
option-late_replacement = Карта, на местности которой нет свободных клеток, заменяется и после обязательного действия (правило 4.4)
option-moved_counts = Перемещаемое поселение считается соседом своей новой клетки (правило 6.9)
option-home_counts = Оставленная клетка учитывается, когда решается, возможно ли соседство (правило 6.10)

# Составные части, по таблицам файла компонентов
part-terrain = Местность
part-location = Локации
part-kingdom = Карты королевства
part-section = Фрагменты поля

# Вокруг поля
board-kingdom = За что платят
board-tiles = Локации на поле
board-players = Игроки
board-played = На карте: { $terrain }
board-builds =
    { $builds ->
        [0] всё построено
       *[other] построить: { $builds }
    }
board-held = У вас на руке: { $terrain }
board-supply = запас { $count }
board-start = первый ход
board-pile =
    { $cards ->
        [one] { $cards } карта в стопке
        [few] { $cards } карты в стопке
       *[many] { $cards } карт в стопке
    }
board-castle = замок
board-open = можно

# Опции и компоненты, которые не годятся
bad-first-game = опция setup: в первой партии раскладка задана, выбирать нечего
bad-turned = опция turned: ответов должно быть { $wanted }, а не { $given }
bad-turned-alone = опция turned: она имеет смысл только вместе с опцией sections
bad-lords = опция lords: Лорды исключены, но выбраны как карта
bad-without-lords = опция lords: без них карт { $others }, а нужно { $wanted }
parts-letter = буква «{ $letter }» уже занята
parts-order = сначала идут местности, на которых можно строить
parts-cards = карты бывают только у местностей, на которых можно строить
parts-few-cards = cards должно быть не меньше { $low }, а не { $given }
parts-terrain = where называет неизвестную местность «{ $key }»
parts-where = where не может быть «{ $value }»
parts-two-away = «two-away» годится только для перемещений
parts-beside = beside называет неизвестный вид клетки «{ $key }»
parts-beside-scores = beside нужно ровно тогда, когда scores — «settlement-beside»
parts-rows = строк на карте { $rows }, а нужно { $wanted }
parts-hexes = в строке { $row } карты клеток { $hexes }, а нужно { $wanted }
parts-map-letter = в строке { $row } карты неизвестная буква «{ $letter }»
parts-no-location = на карте есть локация, но среди локаций нет ни одной с ключом этого фрагмента
parts-section = неизвестный фрагмент «{ $key }»
parts-section-twice = фрагмент «{ $key }» указан дважды
parts-kingdom = неизвестная карта королевства «{ $key }»
parts-first-cards = kingdom должен назвать разные карты, числом { $wanted }
parts-few-sections = фрагментов { $count }, а нужно хотя бы 4
parts-few-kingdom = карт { $count }, а в игре участвует { $wanted }
parts-room = { $settlements } поселений не помещаются на { $hexes } клетках самого тесного поля
