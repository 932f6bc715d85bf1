# То, что есть у всех игр.

prompt-wait = Ждём остальных.
prompt-over = Игра окончена.

why-not-asked = Сейчас спрашивают не об этом.
why-not-your-turn = Сейчас не ваш ход.
why-over = Игра окончена.
why-no-such-draw = Сейчас это выпасть не может.

event-sealed = { $seat } делает тайный выбор.

# Вещи
unseen = скрыто
none = ничего
chance = Случай
player = Игрок { $number }
score = Очки

# Уровни ботов
level-random = Случайный
level-novice = Новичок
level-apprentice = Ученик
level-master = Мастер
level-emperor = Император
level = { $name }

# Подсказка: чем ход лучше следующего по силе
advice-now-more =
    Сейчас на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше, чем от хода «{ $instead }»: { $terms }.
advice-now-fewer =
    Сейчас на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } меньше, чем от хода «{ $instead }»: { $terms }.
advice-now-even = Сейчас очков столько же, сколько от хода «{ $instead }»: { $terms }.
advice-now-same = Сейчас очков столько же, сколько от хода «{ $instead }».
advice-then = { $first }, затем: { $click }
advice-later = На будущее: { $terms }.
advice-chance = Если доиграть, из 100 партий выигрывает примерно на { $games } больше.
advice-points = Если доиграть, выходит примерно на { $points } очка больше.
advice-later-chance = На будущее: { $terms }; если доиграть, из 100 партий выигрывает примерно на { $games } больше.
advice-later-points = На будущее: { $terms }; если доиграть, выходит примерно на { $points } очка больше.
advice-as-good = Ход «{ $instead }» почти так же хорош.
advice-sealed = Все выбирают втайне: это один из разумных вариантов, взятый наугад.
advice-only = Больше выбирать не из чего.

# Что не годится и где
word = { $name }
problem = { $text }
problem-line = строка { $line }: { $about }
problem-rule = правило { $rule }: { $about }
problem-illegal = ход { $action } запрещён: { $about }
problem-no-game = игры «{ $title }» на полке нет, есть только { $titles }
problem-broken-game = игру «{ $title }» не удалось загрузить: { $problem }
problem-seats = seats: в { $title } играют от { $low } до { $high } человек, а не { $seats }
problem-no-option = опция { $option }: у { $title } такой нет, есть только { $options }
problem-option = опция { $option }: { $about }
problem-option-seat = опция { $option }: места { $seat } нет, всего мест: { $seats }
problem-option-key = опция { $option }: «{ $key }» не годится, возможны только { $known }
problem-option-often = опция { $option }: «{ $key }» указано слишком много раз
problem-option-count = опция { $option }: нужно назвать { $wanted }, а названо { $given }
problem-seed = seed: { $seed } — не число от 0 до 2^{ $bits }-1
problem-no-action = действия { $action } нет: номера идут от 0 до { $last }
problem-no-verb = «{ $text }»: неизвестный глагол «{ $verb }»
problem-no-target = «{ $text }»: у «{ $verb }» нет цели «{ $target }»
problem-no-analyst = уровень: «{ $level }» ничего не разбирает, только { $levels }
problem-no-level = игрока «{ $level }» нет, есть только { $levels }
problem-no-change = игрок «{ $player }»: изменения «{ $change }» у уровня нет, есть { $known }
problem-games = games: { $games } — не число партий
problem-jobs = jobs: { $jobs } — не число процессов

problem-components = { $about }
parts-twice = этот ключ указан дважды
parts-letters = здесь больше { $most } букв
parts-values = всего больше { $most } значений
parts-length = их больше { $most }
parts-number = число должно быть от { $least } до { $most }
parts-depth = это вложено слишком глубоко
parts-unseen = здесь есть буква, которой не видно или которая переворачивает текст
problem-at = { $where }: { $about }
problem-row = { $table }, строка { $row } ({ $key }){ $field }: { $about }
problem-not-toml = компоненты записаны не в TOML, ошибка в строке { $line }

problem-not-a-record = это не запись Pentarchy: она не начинается словами «{ $head }»
problem-record-no-moves = запись обрывается до ходов
problem-record-no-end = запись оборвана: в ней нет ни ходов, ни конца
problem-record-components = компоненты стоят не под «own components:»
problem-record-head = «{ $row }» не может стоять в заголовке записи
problem-record-twice = «{ $key }» указано дважды
problem-record-lacks = в заголовке записи нет «{ $key }»
problem-record-field = «{ $key }» не может быть «{ $value }»
problem-record-row = «{ $row }» — не ход и не конец хода
problem-record-cut-off = запись оборвана: последняя строка — не счёт
problem-record-scores = счёт не может быть «{ $value }»
problem-no-hash = здесь закончился ход { $turn }, но его хеша нет
problem-dealt = по зерну здесь выпадает «{ $dealt }», а в записи стоит «{ $action }»
problem-no-turn-end = ход { $turn } здесь не заканчивается
problem-position = после хода { $turn } позиция { $found }, а не { $told }
problem-says-not-over = игра окончена, а запись говорит, что нет
problem-record-branch = «{ $row }» не говорит, как игра идёт дальше
problem-record-decisions = в записи всего решений: { $decisions }
problem-nothing-left = игра окончена: продолжать нечего
problem-not-over = в записи есть счёт, а игра не окончена
problem-other-scores = счёт { $found }, а не { $told }
problem-commitment-closed = в записи есть обязательство по зерну, но нет зерна и соли, которые его раскрывают
problem-commitment = зерно и соль не раскрывают обязательство
note-rules = сыграна по правилам { $then }, сегодняшние — { $now }
note-components = её компоненты { $own }, сегодняшние — { $today }

# Уроки, которые расходятся со своей игрой
problem-lesson = урок { $where }: { $about }
lesson-toml = заметки записаны не в TOML: { $text }
lesson-no-record = нет его записи партии
lesson-other-game = это запись партии { $title }
lesson-seat = нет места { $seat }
lesson-over = там, где должен начаться настоящий стол, партия уже окончена
lesson-order = она стоит на { $at }, а пройдено уже { $reached }
lesson-beyond = она заходит дальше конца урока, { $ends }
lesson-point = показать на { $thing } нельзя: такого здесь нет
lesson-asks-nothing = в ней есть ответы, но нет вопроса
lesson-long = в тексте { $count } слов, это больше { $most }
lesson-others = решение { $at } принимает не ученик
lesson-accept = { $action } здесь нельзя сделать
lesson-any-order = в другом порядке её ходы приводят не туда

mismatch-kind =
    здесь нужно { $kind ->
        [int] целое число
        [float] число
        [str] слово или строка
        [bool] true или false
        [array] перечисление
        [object] несколько именованных значений
       *[other] { $kind }
    }, а дано { $got ->
        [int] целое число
        [float] число
        [str] слово или строка
        [bool] true или false
        [array] перечисление
        [object] несколько именованных значений
        [null] ничего
       *[other] { $got }
    }
mismatch-length =
    длина должна быть { $sign ->
        [least] не меньше { $length }
        [most] не больше { $length }
        [above] больше { $length }
        [below] меньше { $length }
       *[exactly] равна { $length }
    }
mismatch-limit =
    значение должно быть { $sign ->
        [least] не меньше { $limit }
        [most] не больше { $limit }
        [above] больше { $limit }
       *[below] меньше { $limit }
    }
mismatch-pattern = в этом есть знаки, которым здесь не место
mismatch-value = значения «{ $value }» здесь быть не может
mismatch-missing = нет поля «{ $field }»
mismatch-unknown = поля «{ $field }» не бывает
mismatch-too-deep = это вложено слишком глубоко
