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
problem-option-key = опция { $option }: «{ $key }» — ни одно из { $known }
problem-option-often = опция { $option }: «{ $key }» указано слишком много раз
problem-option-count = опция { $option }: нужно назвать { $wanted }, а названо { $given }
problem-seed = seed: { $seed } — не число от 0 до 2^{ $bits }-1
problem-no-action = действия { $action } нет: номера идут от 0 до { $last }
problem-no-verb = «{ $text }»: неизвестный глагол «{ $verb }»
problem-no-target = «{ $text }»: у «{ $verb }» нет цели «{ $target }»
problem-no-level = игрока «{ $level }» нет, есть только { $levels }
problem-no-change = игрок «{ $player }»: изменения «{ $change }» у уровня нет, есть { $known }
problem-games = games: { $games } — не число партий
problem-jobs = jobs: { $jobs } — не число процессов

problem-components = { $about }
parts-twice = этот ключ указан дважды
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
problem-not-over = в записи есть счёт, а игра не окончена
problem-other-scores = счёт { $found }, а не { $told }
problem-commitment-closed = в записи есть обязательство по зерну, но нет зерна и соли, которые его раскрывают
problem-commitment = зерно и соль не раскрывают обязательство
note-rules = сыграна по правилам { $then }, сегодняшние — { $now }
note-components = её компоненты { $own }, сегодняшние — { $today }

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
mismatch-value = значения { $value } здесь быть не может
mismatch-missing = нет поля «{ $field }»
mismatch-unknown = поля «{ $field }» не бывает
mismatch-too-deep = это вложено слишком глубоко
