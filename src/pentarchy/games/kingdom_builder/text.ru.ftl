title = Строители Королевств
tagline = Общее поле из шестиугольников и три карты, каждый раз новые: за что дадут золото.
reconstructed = Все поля, карты, жетоны и числа — как на отпечатанных; только русские названия шести карт королевства перевели мы.
    .brief = Всё как в изданной игре; шесть названий карт — наши.

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
event-kingdom-card-several = Карты королевства: «{ $card }».
    .of = card
    .by = », «
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

# Местность: .on где строить, .onto куда переместить, .beside рядом с чем, .card карта, .of чего, .mark знак на поле
terrain-plains = Равнина
    .on = на равнине
    .onto = на равнину
    .beside = равниной
    .card = карту «Равнина»
    .of = равнины
    .mark = Р
terrain-canyon = Каньон
    .on = в каньоне
    .onto = в каньон
    .beside = каньоном
    .card = карту «Каньон»
    .of = каньона
    .mark = К
terrain-desert = Пустыня
    .on = в пустыне
    .onto = в пустыню
    .beside = пустыней
    .card = карту «Пустыня»
    .of = пустыни
    .mark = П
terrain-flowers = Цветочное поле
    .on = на цветочном поле
    .onto = на цветочное поле
    .beside = цветочным полем
    .card = карту «Цветочное поле»
    .of = цветочного поля
    .mark = Ц
terrain-forest = Лес
    .on = в лесу
    .onto = в лес
    .beside = лесом
    .card = карту «Лес»
    .of = леса
    .mark = Л
terrain-water = Вода
    .on = на воде
    .onto = на воду
    .beside = водой
    .card = карту «Вода»
    .of = воды
    .mark = ~
terrain-mountain = Гора
    .on = на горе
    .onto = на гору
    .beside = горой
    .card = карту «Гора»
    .of = горы
    .mark = ^
terrain = { $name }
    .on = на местности «{ $name }»
    .onto = на местность «{ $name }»
    .beside = местностью «{ $name }»
    .card = карту «{ $name }»
    .of = «{ $name }»
    .mark = { $name }
unseen = скрыто
    .card = карту

# Жетоны локаций и карты королевства складывает из этих слов spoken.py по строкам файла компонентов.
# Жетоны: .does что делает, .brief то же в списке, .only где ещё нельзя, .mark знак на поле
-stop = .
-does-build = Постройте одно поселение
-does-move = Переместите одно поселение
-brief-build = построить
-brief-move = переместить
-only-build = { $tile } строит только
-only-move = { $tile } перемещает поселение только
-only-jump = { $tile } перемещает поселение ровно
-build-card = на местности вашей карты
-move-card = на местность вашей карты
-build-edge = на краю поля
-move-edge = на край поля
-build-line-end = на конце прямой линии из трёх или более ваших поселений
-move-line-end = на конец прямой линии из трёх или более ваших поселений
-move-two-away = на две клетки по прямой
-in-contact = , если возможно — рядом с другим вашим поселением
-out-of-contact = , рядом с вашими поселениями или нет
-ground =
    { $form ->
        [on] на местности «{ $name }»
        [onto] на местность «{ $name }»
        [beside] местностью «{ $name }»
        [card] карту «{ $name }»
        [of] местности «{ $name }»
       *[other] { $name }
    }
tile = { $name }
    .does = Действие описано в файле компонентов.
    .brief = как сказано в файле компонентов
    .only = Для жетона «{ $name }» нужна клетка другого вида.
    .mark = { $name }

# Карты королевства: .pays за что платят
-gold =
    { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
-for-settlement-beside =
    { $per ->
        [1] за каждое поселение рядом с
        [one] за каждое { $per } поселение рядом с
        [few] за каждые { $per } поселения рядом с
       *[many] за каждые { $per } поселений рядом с
    }
-beside-castle = замком
-beside-location = локацией
-or = { " или " }
-for-linked-places =
    { $per ->
        [1] за каждый замок или локацию, связанные с другими
        [one] за каждое { $per } место (замок или локацию), связанное с другими
        [few] за каждые { $per } места (замки и локации), связанные с другими
       *[many] за каждые { $per } мест (замков и локаций), связанных с другими
    }
-for-row =
    { $per ->
        [1] за каждую горизонтальную линию, где вы есть
        [one] за каждую { $per } горизонтальную линию, где вы есть
        [few] за каждые { $per } горизонтальные линии, где вы есть
       *[many] за каждые { $per } горизонтальных линий, где вы есть
    }
-for-group =
    { $per ->
        [1] за каждую отдельную группу
        [one] за каждую { $per } отдельную группу
        [few] за каждые { $per } отдельные группы
       *[many] за каждые { $per } отдельных групп
    }
-for-largest-group =
    { $per ->
        [1] за каждое поселение самой большой группы
        [one] за каждое { $per } поселение самой большой группы
        [few] за каждые { $per } поселения самой большой группы
       *[many] за каждые { $per } поселений самой большой группы
    }
-for-best-row =
    { $per ->
        [1] за каждое поселение на вашей лучшей горизонтальной линии
        [one] за каждое { $per } поселение на вашей лучшей горизонтальной линии
        [few] за каждые { $per } поселения на вашей лучшей горизонтальной линии
       *[many] за каждые { $per } поселений на вашей лучшей горизонтальной линии
    }
-for-poorest-sector =
    { $per ->
        [1] за каждое поселение на самом пустом фрагменте поля
        [one] за каждое { $per } поселение на самом пустом фрагменте поля
        [few] за каждые { $per } поселения на самом пустом фрагменте поля
       *[many] за каждые { $per } поселений на самом пустом фрагменте поля
    }
-for-first-rank = за первое место на фрагменте поля
-for-next-rank = , { $gold } за следующее
-castles = Замки
-for-castle = за каждый замок рядом с вами
kingdom = { $name }
    .pays = как сказано в файле компонентов

# Прочие вещи
cell = { $letter }{ $row }
section = фрагмент «{ $name }»
way-drawn = как нарисован
way-turned = с поворотом на 180°
way = { $name }

# Из чего складывается оценка
freedom = Свобода строить вдали от своих
landing = Что даст переставленное поселение
castles-near = Замки поблизости
castles-far = Замки поблизости
locations-near = Жетоны локаций поблизости
beside-far = Свободные клетки, за которые платят карты
beside-near = Свободные клетки, за которые платят карты
links-far = Замки и локации, которые ещё можно связать
links-touched = Замки и локации, которые ещё можно связать
links-near = Замки и локации, которые ещё можно связать
rows-far = Новые линии, до которых можно дойти
rows-near = Новые линии, до которых можно дойти
groups-far = Место для новых отдельных групп
groups-loose = Место для новых отдельных групп
groups-moves = Место для новых отдельных групп
groups-kept = Место для новых отдельных групп
largest-far = Место для роста самой большой группы
largest-near = Место для роста самой большой группы
row-room = Место на вашей лучшей линии
ranks = Фрагменты, где можно выйти вперёд
poorest-level = Заполнение самого пустого фрагмента
poorest-far = Заполнение самого пустого фрагмента
poorest-empty = Заполнение самого пустого фрагмента

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
parts-rows = рядов на фрагменте { $rows }, а нужно { $wanted }
parts-hexes = в ряду { $row } фрагмента клеток { $hexes }, а нужно { $wanted }
parts-map-letter = в ряду { $row } фрагмента неизвестная буква «{ $letter }»
parts-no-location = на фрагменте есть локация, но среди локаций нет ни одной с ключом этого фрагмента
parts-section = неизвестный фрагмент «{ $key }»
parts-section-twice = фрагмент «{ $key }» указан дважды
parts-kingdom = неизвестная карта королевства «{ $key }»
parts-first-cards = kingdom должен назвать разные карты, числом { $wanted }
parts-few-sections = фрагментов { $count }, а нужно хотя бы 4
parts-few-kingdom = карт { $count }, а в игре участвует { $wanted }
parts-room = { $settlements } поселений не помещаются на { $hexes } клетках самого тесного поля
