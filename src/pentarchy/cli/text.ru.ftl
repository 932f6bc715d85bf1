# Фразы самой команды.

# За столом
cli-choose-marked = Выберите отмеченное знаком { $sign }, например { $example }.
cli-rule = правило { $number }
cli-which = Это можно понять по-разному. Введите одно из этого:
cli-unknown = «{ $words }» здесь ничего не значит: введите свой выбор, например { $example }, или ? для подсказки.
cli-nothing-to-choose = Для этого сейчас нечего выбрать.
cli-more = и ещё { $count }
cli-more-news = … и ещё { $count } до этого: журнал
cli-most = Столько выбрать нельзя: самое большее — { $most }.
cli-hand-over = Следующий ход — { $name }: передайте экран.
cli-press-enter = Нажмите Enter, когда будете готовы.
cli-left = Вы вышли, не доиграв.
cli-total = Итого
cli-and = и
cli-winner = Побеждает { $name }!
cli-winners = Победу делят { $names }!
cli-winner-tie = Побеждает { $name }! { $tie } ({ $counts }).
cli-alone = { $name }, ваш титул — «{ $rank }».
cli-alone-lost = { $name }, это поражение: титула не будет.
cli-seed = Зерно этой партии: { $seed }
cli-series-game = Партия { $game }
cli-series-next = Дальше — партия { $game } этой серии.
cli-series-winner = В серии побеждает { $name }!
cli-series-winners = Победу в серии делят { $names }!
cli-no-series = у игры { $game } нет серии партий
cli-saved = Партия сохранена в { $file }.
cli-replay-how = Посмотреть её снова:
cli-again-how = Сыграть её снова:
cli-how-to-play =
    { $title } в терминале: «pentarchy play { $key }» — игра с ботом.
    В свой ход введите то, что выбираете, например { $example }; хватит начала слова.
    Если так нельзя, игра объяснит, почему и по какому правилу; ? покажет команды.
    Все настройки: «pentarchy games { $key }».
    Терминала здесь нет, поэтому партию сыграют боты.

# Команды за столом: что ввести (через запятую — другие слова) и что они делают
cli-command-help = ?, помощь
cli-command-look = показать, покажи, смотреть, посмотреть
cli-command-legend = знаки, легенда
cli-command-rules = правила, правило
cli-command-why = почему
cli-command-scores = счёт, очки
cli-command-log = журнал
cli-command-undo = отмена, отменить
cli-command-hint = совет
cli-command-quit = выход, выйти
cli-help-choose = Введите то, что выбираете, например { $example }. Хватит начала любого слова; просто Enter снова покажет поле.
cli-help-help = этот список
cli-help-look = что делает вещь, что есть у игрока: показать и имя
cli-help-legend = что значат знаки на поле
cli-help-rules = правила: правила, правила 3, правила 3.4
cli-help-why = почему этого нельзя выбрать: почему { $example }
cli-help-scores = у кого сколько очков сейчас
cli-help-log = всё, что произошло
cli-help-undo = взять назад свой последний выбор
cli-help-hint = что и почему сделал бы бот; подробнее: совет ещё; другой уровень: совет император
cli-help-quit = выйти из игры
cli-looking-what = Введите «показать» и имя вещи или игрока; ещё можно показать: { $sights }.
cli-looking-thing = Введите «показать» и имя вещи.
cli-looking-unknown = Показать нечего: «{ $words }» здесь нет.
cli-legend-open = можно выбрать
cli-rules-none = У этой игры нет страницы правил.
cli-rules-how = Введите номер, например правила 3 или правила 3.4.
cli-rules-unknown = Правила { $number } нет.
cli-rules-own = В компонентах этой партии: { $thing }: { $said }
cli-why-what = О чём вопрос? Назовите что-нибудь из игры, например: почему { $example }.
cli-why-allowed = Это можно: выбирайте.
cli-undo-nothing = Отменять пока нечего.
cli-undo-others = После вашего выбора ходили другие: отменить его нельзя.
cli-undo-revealed = После вашего выбора что-то выпало или раскрылось: отменить его нельзя.
cli-hint = { $name } говорит: { $advice }.
cli-hint-who = Чей совет? «{ $words }» — такого нет, есть { $levels }.
cli-hint-more = ещё, подробнее, всё
cli-hint-none = Сначала попросите совет.
cli-why-line = Затем: { $clicks }.
cli-why-gains = Сейчас, по сравнению со следующим по силе: { $terms }.
cli-why-prepares = На будущее, по сравнению с ним: { $terms }.
cli-why-chance = Шансы на победу: { $after }, в среднем по рассмотренным ходам { $before }; разыграно продолжений: { $playouts }.
cli-why-next = Следующий по силе ход: { $other } (из 100 партий выигрывает примерно на { $games } меньше).
cli-why-next-same = Следующий по силе ход: { $other } (почти так же хорош).
cli-why-next-points = Следующий по силе ход: { $other } (хуже на { $amount } очка).

# Что ещё можно посмотреть: что ввести, через запятую
cli-look-removed = ушедшие, убранные, выбывшие
cli-look-realm = государство, квадраты
cli-look-sheet = лист, листы
cli-look-fields = владения, мосты
cli-look-empire = империя, карты

# Знаки на поле, и что делают вещи
cli-sign-seats = поселение; у каждого игрока свой знак
cli-sign-tiles-left = рядом с локацией: сколько жетонов на ней осталось
cli-sign-armies = армии, у каждого игрока свой знак, и их число
cli-sign-city = город
cli-sign-neutral = нейтральные армии
cli-sign-control = кто контролирует регион
cli-sign-start = стартовый регион
cli-sign-token = жетон товара
cli-sign-sea = сосед через океан; без знака — по суше
cli-sign-steps = сколько у вас символов и сколько нужно для следующих очков
cli-sign-symbols = столько символов товара на карте
cli-sign-boxes = между клетками одной секции
cli-sign-free-box = клетка, которая не требует ресурсов
cli-sign-crossed = зачёркнуто
cli-sign-harvested = собрано
cli-sign-reached = сколько очков приносит трек сейчас
cli-sign-structure = секция входит в строение постройки с этим номером
cli-sign-star = считается в конце игры, если завершена
cli-sign-active = завершена и работает
cli-sign-blueprint = форма её строения; / разделяет строки
cli-sign-full = законченные секции четырёх треков, сверху вниз
cli-sign-used = использована в этом раунде, точка за каждый раз
cli-sign-blocked = заблокирована в этом раунде
cli-sign-shield = жетон обороны: разрушение стоит на жетон дороже
cli-sign-samurai = самурай: разрушение стоит на жетон дороже
cli-sign-overtaken = захвачена у другого игрока
cli-sign-kept = что лежит на ней про запас
cli-board-ignored = в базовой игре не используется
cli-board-field = нужны Мосты { $bridges }

# Полка
cli-seats = игроков: { $seats }
cli-shelf-how = Подробнее об игре: pentarchy games TITLE. Играть: pentarchy play TITLE.
cli-option-values = Значения: { $values }. По умолчанию: { $default }.
cli-option-how = Например: pentarchy play { $key } --option имя=значение, списки через запятую.
cli-levels = Боты, от слабого к сильному (для --players):
cli-level-rating = рейтинг { $rating }
cli-by-lot = по жребию
cli-a-number = число
cli-a-list = список
cli-part-numbers = Числа
cli-part-source = источник
cli-part-note = примечание
cli-part-keys = Значения названы так же, как в файле компонентов.
cli-source-artwork = изображения деталей
cli-source-published = опубликовано
cli-source-reconstructed = восстановлено
cli-source-reviews = отзывы
cli-source-rulebook = книга правил
cli-source-scan = сканы деталей

# Записи
cli-replay-at = После решения { $number } из { $last }
cli-replay-how-to = Enter: дальше, b: назад, число: туда, q: выход >
cli-json-or-html = json и html: выберите что-то одно
cli-verify-ok = верно
cli-verify-differs = расходится, { $problem }
cli-verify-scores = счёт { $scores }
cli-verify-unfinished =
    { $picks ->
        [one] не доиграна, { $picks } решение
        [few] не доиграна, { $picks } решения
       *[many] не доиграна, { $picks } решений
    }
cli-verify-branch = начинается с другой партии ({ $source })
cli-verify-branch-unnamed = начинается с другой партии
cli-verify-rules = сыграна по правилам { $then }, сегодня { $now }
cli-verify-components = сыграна с другими компонентами, чем сегодня
cli-verify-own = со своими компонентами
cli-verify-no-seed = без зерна, так что случай не проверен
cli-verify-commitment = зерно то самое, что было обещано

# Прогоны
cli-simulated =
    { $games ->
        [one] { $games } партия, мест: { $seats }, зерно { $seed }
        [few] { $games } партии, мест: { $seats }, зерно { $seed }
       *[many] { $games } партий, мест: { $seats }, зерно { $seed }
    }
cli-simulated-part =
    { $games ->
        [one] Прервано: { $games } партия, мест: { $seats }, зерно { $seed }
        [few] Прервано: { $games } партии, мест: { $seats }, зерно { $seed }
       *[many] Прервано: { $games } партий, мест: { $seats }, зерно { $seed }
    }
cli-by-player = Игрок
cli-by-seat = Место
cli-by-order = Порядок хода
cli-seat-number = место { $seat }
cli-order-number = { $number }-й
cli-mean-score = Средний счёт
cli-win-share = Победы
cli-length = Длина
cli-mean = В среднем
cli-range = От и до
cli-turns = ходы
cli-decisions = решения
cli-intervals = В скобках — интервалы 95 %. Общая победа делится поровну.

# Замеры
cli-bench-game = Игра
cli-bench-games = Партий в секунду
cli-bench-decision = Решение, мкс
cli-bench-copy = Копия, мкс
cli-bench-imagine = Догадка, мкс
cli-bench-valuation = Оценка, мкс
cli-bench-reference =
    Эталону нужно { $time } мкс на решение. В скобках: решение и копия в таких единицах, догадка в копиях, оценка всех мест в решениях самой игры.
cli-bench-growth = { $title }: всё, что разрешено, в зависимости от размера позиции, мкс: { $sizes }.
cli-bench-workers =
    { $title }: столов { $tables }, все спрашивают разом ({ $level }), процессов { $workers }, бюджет хода { $budget } с.
    Ход приходит через { $p50 } с (половина) и не позже { $longest } с; граница { $bound } с: ×{ $ratio }.
    В процессорном времени: ход { $turn } с, самое долгое ожидание { $worked } с на процесс: ×{ $share }. Процессам досталось { $got } их процессоров.
cli-bench-server =
    Столов: { $tables }. Предел: { $knee } ходов в секунду; когда предложено вдвое больше возможного, делается { $beyond } от наибольшего.
    Эхо-сервер отвечает на { $echo } сообщений в секунду: предел составляет { $ratio } от этого, а процессорного времени на ход уходит в { $time } раза больше, чем на эхо. Голых записей SQLite в секунду: { $commits }.
    Стол, за которым не ходят (сделано ходов: { $moves }), занимает { $memory } кБ памяти.
cli-bench-step-all = сколько получится
cli-bench-step-acknowledged = Подтверждено
cli-bench-step-half = Половина, мс
cli-bench-step-nearly-all = 99 %, мс
cli-bench-step-newcomer = Новый гость, мс
cli-bench-step-server = Сервер, мс на ход
cli-bench-step-people = Игроки, мс на ход
cli-bench-step-late = Опоздание, мс
cli-bench-step-worked = из него работа, мс
cli-bench-crowd =
    { $title }. Столов, за которыми сидят: { $active }. Ходов в секунду: { $moves }; ход сохранён через { $p50 } мс (медиана) и { $p99 } мс (99 %).
    Сервер ни разу не запоздал больше чем на { $late } мс, из них сам работал не больше { $worked } мс; сборка мусора заняла не больше { $collecting } мс ({ $collected } мс процессорного времени); памяти занято { $memory } МБ.
    Идущих партий: { $running }, посещений в секунду: { $visits }. Гость приходит и делает ход за { $visit50 } мс (медиана) и { $visit99 } мс (99 %); процессорного времени сервера: { $time } мс. Сервер при этом запаздывал не больше чем на { $visitlate } мс, из них сам работал не больше { $visitworked } мс.
    Список своих столов (по { $listed }), которых нет в памяти: { $first } мс после запуска, затем { $list50 } мс (медиана) и { $list99 } мс (99 %).
cli-bench-processes = Процессов: { $processes }, столов: { $tables }. Ходов в секунду, сохранённых и показанных всем: { $moves }; процессорного времени серверов на ход: { $time } мс. Опоздание не больше { $late } мс, из них собственной работы не больше { $worked } мс.
cli-bench-processes-url = bench processes: нужен адрес одной пустой базы PostgreSQL

# Присмотр за домом
cli-admin-id = стол
cli-admin-game = игра
cli-admin-state = состояние
cli-admin-changed = изменён
cli-admin-owner = хозяин
cli-admin-rows = строк
cli-admin-seat = место
cli-admin-kind = кто
cli-admin-name = имя
cli-admin-person = игрок
cli-admin-line = реплика
cli-admin-at = когда
cli-admin-text = текст
cli-admin-report = жалоба
cli-admin-reason = почему
cli-admin-stored = что хранится
cli-admin-number = сколько
cli-admin-operator = кто сделал
cli-admin-deed = что сделано
cli-admin-target = с кем или чем
cli-admin-detail = подробности
cli-admin-device = устройство
cli-admin-seen = последний раз
cli-admin-done = Сделано; работающие серверы узнают об этом через секунду.

# Резервные копии
cli-backup-done = { $file }: столов { $tables }, ходов { $moves }, игроков { $people } и секрет, которым подписаны их куки.
cli-restore-done = Восстановлено из { $file }: столов { $tables }, ходов { $moves }, игроков { $people } и секрет, которым подписаны их куки.

# Что не годится
cli-in-file = { $file }: { $about }
cli-not-text = { $file }: это не текстовый файл
cli-no-folder = { $file }: такой папки нет
cli-is-folder = { $file }: это папка
cli-no-writing = { $file }: сюда нельзя писать
cli-os-missing = такого файла нет
cli-os-forbidden = это нельзя читать или писать
cli-os-folder = это папка
cli-usage-wrong = { $about }; см. { $help }
cli-usage-no-command = команды «{ $command }» нет, есть только { $commands }
cli-usage-which-command = скажите, какая команда: { $commands }
cli-usage-no-option = опции { $option } нет
cli-usage-missing = не хватает { $what }
cli-usage-lacks-value = { $option }: нужно значение
cli-usage-no-value = { $option }: значение здесь не нужно
cli-usage-too-much = это лишнее: { $words }
cli-usage-choices = { $option }: возможны только { $values }
cli-usage-whole = { $option }: здесь нужно целое число
cli-usage-whole-least = { $option }: здесь нужно целое число не меньше { $least }
cli-usage-number = { $option }: здесь нужно число
cli-usage-number-least = { $option }: здесь нужно число не меньше { $least }
cli-usage-unfit = { $option }: не подходит ({ $text })
cli-option-form = опция { $option }: пишите имя=значение
cli-option-twice = опция { $option }: указана дважды
cli-no-seat = seat: места { $seat } нет, всего мест: { $seats }
cli-no-move = move: { $move } — не от 0 до { $last }
cli-players-nobody = players: в «{ $players }» между запятыми никто не назван
cli-players-twice = players: «{ $player }» назван дважды
cli-players-many =
    seats: { $players ->
        [one] назван { $players } игрок
        [few] названы { $players } игрока
       *[many] названо { $players } игроков
    }, а мест: { $seats }
cli-players-bot = players: бота «{ $player }» нет, есть только { $levels }
cli-components-whose = components: скажите, какой игры
cli-server-needs = серверу нужен { $name }: pip install 'pentarchy[server]'
cli-verify-other-components = компоненты внутри — не те, что названы в записи

# new-game
cli-new-game-done =
    Пакет { $folder } готов. Дальше:
        pip install -e { $folder }
        pentarchy play { $name } --players Anna,apprentice
        pentarchy prove { $name }
    Что делать потом, сказано в README.md.
cli-new-game-there = { $folder }: такая папка уже есть
cli-new-game-key = { $name }: ключ игры состоит из строчных латинских букв и цифр, между словами дефис
cli-new-game-taken = { $name }: такая игра уже стоит на полке
cli-new-game-module = { $name }: в Python уже есть модуль с таким именем

# Data sets for research
cli-dataset = { $file }: { $rows ->
    [one] { $rows } решение
    [few] { $rows } решения
   *[many] { $rows } решений
}
cli-research-game = Игра
cli-research-decision = Движок, мкс
cli-research-observation = Наблюдение, мкс
cli-research-pettingzoo = PettingZoo, мкс
cli-research-gymnasium = Gymnasium, мкс
cli-research-openspiel = OpenSpiel, мкс
cli-research-batch = Пакет, мкс
cli-research-ratios = Шаг в процессорном времени. В скобках: наблюдение вместе с видом стола — во сколько раз дольше копии состояния; PettingZoo и OpenSpiel сверх движка и наблюдения — в сравнении с пустой средой и пустой игрой; Gymnasium со случайным соперником и пакет без наблюдений — в сравнении с движком.

# Уроки
cli-lesson-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
cli-no-lessons = { $title }: уроков пока нет.
cli-no-lesson = { $title }: урока «{ $lesson }» нет, есть { $known }
cli-no-note = from: { $note } — не от 1 до { $last }
cli-lesson-how = Enter — дальше, «н» — назад, «пропустить» — без этого шага, «выход» — уйти; «?» — что ещё можно набрать.
cli-lesson-you = вы
cli-lesson-rival = соперник
cli-lesson-which = Какой урок, от 1 до { $last }? Enter — первый, «выход» — никакой.
cli-lesson-back = н, назад, b, back
cli-lesson-skip = пропустить, skip
cli-lesson-chapter = { $title } · { $number } из { $last }
cli-lesson-type = Наберите: { $words }
cli-lesson-good-too = Тоже хорошо! Урок продолжится так: { $label }.
cli-lesson-not-yet = Так можно, но чуть позже: сначала сделайте то, о чём просит заметка.
cli-lesson-later = До встречи. Продолжить с этого места:
cli-lesson-table = Урок окончен. Отсюда можно сыграть по-настоящему, против Новичка: всё случайное решится заново.
cli-lesson-table-ask = Enter — играть дальше, «выход» — достаточно.

# Задачи
cli-no-puzzles = Задач для игры «{ $title }» пока нет.
cli-no-puzzle = у { $title } нет задачи «{ $puzzle }»; их список: pentarchy puzzles list { $title }
cli-no-puzzle-today = ни у одной игры нет задач
cli-puzzles-kept = Задач: { $puzzles }, партий: { $games }, папка: { $folder }
cli-puzzles-hold = Задач проверено: { $all }, из них верны: { $hold }.
cli-puzzle-key = Задача
cli-puzzle-difficulty = Сложность
cli-puzzle-stage = Стадия
cli-puzzle-theme = Тема
cli-puzzle-how = «совет» с каждым разом говорит больше, «отмена» возвращает выбор, «выход» — выйти.
cli-puzzle-solved = Решено!
