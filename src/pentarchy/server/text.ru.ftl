# Что произошло за столом
table-undo =
    { $moves ->
        [one] { $seat } берёт назад { $moves } ход.
        [few] { $seat } берёт назад { $moves } хода.
       *[other] { $seat } берёт назад { $moves } ходов.
    }
table-request =
    { $moves ->
        [one] { $seat } просит вернуть { $moves } ход.
        [few] { $seat } просит вернуть { $moves } хода.
       *[other] { $seat } просит вернуть { $moves } ходов.
    }
table-agree = { $seat } соглашается.
table-refuse = { $seat } не соглашается.
table-resign = { $seat } выходит из игры; дальше играет { $level }.
table-hint = { $seat } просит подсказку.
table-timeout = { $seat }: время вышло; дальше играет { $level }.
table-away = { $seat } не отвечает; пока играет { $level }.
table-back = { $seat } снова за столом.
table-absent = { $seat } предлагает, чтобы вместо игрока { $other } пока играл бот.
table-nudge = { $seat } напоминает игроку { $other } о ходе.
table-pause-ask = { $seat } просит паузу.
table-pause-begin = { $seat } соглашается на паузу: часы стоят.
table-pause-end = { $seat } продолжает игру: часы снова идут.

# Вызовы: что говорится тем, кого здесь нет
call-turn = Ваш ход: { $title }
call-turns =
    { $tables ->
        [one] Вас ждёт { $tables } стол
        [few] Вас ждут { $tables } стола
       *[many] Вас ждут { $tables } столов
    }
call-nudge = { $name } ждёт вашего хода: { $title }
call-invitation = { $name } приглашает вас за стол: { $title }
call-rematch = { $name } предлагает сыграть ещё раз: { $title }
call-with = { $title }, соперники: { $names }
call-more =
    { $more ->
        [one] и ещё { $more } стол
        [few] и ещё { $more } стола
       *[many] и ещё { $more } столов
    }
call-test = Сообщения Пентархии сюда доходят
call-test-line = Это была проверка. Сюда придёт сообщение, когда вас будут ждать за столом.
call-confirm = Присылать письма Пентархии на этот адрес?
call-confirm-line = Кто-то просит Пентархию сообщать сюда о своём ходе. Если это вы, откройте ссылку:
call-mail-no = Если это не вы, ничего не делайте. Чтобы писем больше не было: { $link }
call-stop = Больше не присылать
call-mail-end = Вы получили это письмо, потому что сами об этом просили. Отказаться одним щелчком: { $link }

# Что мессенджеры показывают о ссылке
preview-site = Пять настольных игр о строительстве империй в браузере: с друзьями и с ботами.
preview-join = { $title }: для вас есть место
preview-watch = { $title }: смотреть игру
preview-finished = { $title }: законченная партия
preview-names = За столом: { $names }
preview-nobody = Пока за столом никого.
preview-lesson = { $title }: урок
preview-lesson-line = Научитесь игре, играя шаг за шагом.

# Почему за столом нельзя играть дальше
stopped-at = После хода { $turn } эта партия расходится с нынешними правилами: она показана до этого места.
stopped-set-up = По нынешним правилам эту партию нельзя даже начать.

# Почему в просьбе отказано
refused-address-full = Для вашего адреса здесь хранится так много, что места больше нет.
refused-awaited = { $name } ещё не за столом: подождите или освободите место.
refused-rated-agree = Это рейтинговый стол: согласитесь на рейтинг или сядьте за другой.
refused-rated-beginning = Партия, которая продолжает другую, не может быть рейтинговой.
refused-rated-bot = Силу этого уровня в этой игре ещё не измерили: { $about }. Для рейтингового стола выберите другого бота.
refused-rated-options = За рейтинговым столом решает жребий: оставьте как в коробке вот это: { $about }.
refused-rated-people = За рейтинговым столом должно быть не меньше { $people } человек.
refused-rated-seat = Место за рейтинговым столом нельзя передать.
refused-rated-shared = За рейтинговым столом у каждого одно место и свой экран.
refused-rated-undo = За рейтинговым столом ход не вернуть, если другие уже ходили или открылась карта.
refused-rematch-gone = Остальные играют дальше без вас.
refused-away = За вас играет бот: сначала вернитесь на своё место.
refused-bot-plays = Там уже играет бот.
refused-busy = Другие несколько раз успели раньше: попробуйте ещё раз.
refused-call-link = Эта ссылка больше не действует: она устарела или сделана не здесь.
refused-channel-off = Сначала включите этот способ и подтвердите адрес.
refused-mail-address = Это не похоже на адрес электронной почты.
refused-no-channel = Такого вашего адреса здесь нет.
refused-no-mail = Этот дом не рассылает почту.
refused-not-nudged = Напомнить можно только тому, кого нет за столом и чей сейчас ход.
refused-nudged =
    { $hours ->
        [one] Игроку уже напомнили: снова можно через { $hours } час.
        [few] Игроку уже напомнили: снова можно через { $hours } часа.
       *[many] Игроку уже напомнили: снова можно через { $hours } часов.
    }
refused-push-keys = Ключи этого браузера не подходят.
refused-too-many-confirmations = Слишком много адресов на подтверждение: подождите час.
refused-too-many-tests = Пока достаточно проверок: подождите несколько минут.
refused-url = По такому адресу нельзя отправить сообщение: он начинается с https:// и не содержит имени и пароля.
refused-url-private = Этот адрес в частной сети: туда этот дом ничего не отправляет.
refused-url-unknown = По этому адресу ничего не найдено.
refused-zone = Этот часовой пояс здесь неизвестен.
refused-chat = Напишите что-нибудь обычными буквами, не больше 500.
refused-clock = Часам нужно время: на каждый ход или на всю партию.
refused-colour-taken = Этот цвет уже занят: { $name }.
refused-colours-alike = У двух мест не может быть одного цвета.
refused-errand-cancelled = От этого отказались.
refused-errand-large = На это нужно слишком много памяти.
refused-errand-slow = На это уходит слишком много времени.
refused-errands-address = Для вашего адреса считается слишком много сразу: подождите, пока часть будет готова.
refused-errands-full = Слишком многие ждут, пока для них что-то посчитают: попробуйте через минуту.
refused-errands-own = То, о чём вы просили раньше, ещё считается: подождите, пока будет готово.
refused-failed = Что-то сломалось у нас; вы ни при чём.
refused-forfeited = Это место проиграло: его время вышло.
refused-gone = Этого уже никто не ждёт.
refused-hint-asked = Над подсказкой уже думают.
refused-hint-failed = Сейчас ни один бот не может ответить.
refused-hint-level = Подсказки за этим столом даёт уровень не выше этого: { $about }.
refused-illegal = Правила этого не позволяют.
refused-invited-already = За этот стол их уже пригласили.
refused-no-companion = Там нет никого, с кем вы играли.
refused-no-invitation = Такого приглашения нет.
refused-not-invited = Этого человека пригласить нельзя.
refused-pairing-seats = В этой игре от { $least } до { $most } игроков.
refused-seated-already = Этот человек уже сидит за столом.
refused-too-many-invitations = Приглашений за сутки: { $invitations }. На сегодня хватит.
refused-message = Это сообщение нельзя разобрать: { $about }.
refused-method = Этот адрес не отвечает на такой запрос.
refused-blocked = Хозяин этого дома вас не впускает.
refused-no-guest = Там не сидит гость.
refused-no-line = Такой реплики уже нет.
refused-report-what = Укажите реплику или место, чьё имя не годится.
refused-too-many-reports = Жалоб за сутки: { $reports }. Больше нельзя.
refused-metrics = Эти числа — для того, кто держит сервер.
refused-name = В имени от 1 до { $longest } видимых букв.
refused-not-away = За вас никто не играет: место ваше.
refused-not-expired = Время ещё есть.
refused-not-missed =
    { $seconds ->
        [one] Бот может играть только за того, кого нет и кого ждут хотя бы { $seconds } секунду.
        [few] Бот может играть только за того, кого нет и кого ждут хотя бы { $seconds } секунды.
       *[many] Бот может играть только за того, кого нет и кого ждут хотя бы { $seconds } секунд.
    }
refused-no-action = В этой игре нет действия { $action }.
refused-no-clock = За этим столом играют без часов.
refused-no-free-seat = За этим столом нет свободных мест.
refused-no-game = На полке нет игры { $title }.
refused-no-handover = Эта ссылка на место уже использована или устарела, или её владелец ушёл.
refused-no-hints = За этим столом подсказок нет: их выбирают при создании, и только когда играет один человек.
refused-pause-as-it-is = Вы это уже сказали.
refused-seat-name = Имя можно дать только своему месту.
refused-seated-here = Вы уже сидите за этим столом.
refused-time-out = Ваше время вышло.
refused-no-invite = Приглашение недействительно, или стола больше нет.
refused-lesson-broken = Этот урок расходится с сегодняшними правилами.
refused-no-lesson = У игры { $title } нет урока { $lesson }.
refused-no-level = Нет бота { $level }, есть только { $levels }.
refused-no-note = В этом уроке нет такой заметки.
refused-no-puzzle = Такой задачи нет.
refused-puzzle-unfinished = Сначала доведите ход до конца.
refused-no-name = Сначала выберите имя.
refused-no-page = По этому адресу ничего нет.
refused-no-analysis = Эта партия ещё не разобрана.
refused-no-thought = Над этим ходом ни один бот не думал.
refused-not-my-analysis = Этот разбор заказали не вы.
refused-no-position =
    { $positions ->
        [one] В этой партии { $positions } ход, и такой позиции или места в ней нет.
        [few] В этой партии { $positions } хода, и такой позиции или места в ней нет.
       *[other] В этой партии { $positions } ходов, и такой позиции или места в ней нет.
    }
refused-no-seat = За этим столом нет места { $seat }.
refused-no-seat-here = У вас нет такого места за этим столом.
refused-no-table = Такого стола нет, или он вам не виден.
refused-not-asked = Этому игроку сейчас нечего решать.
refused-not-finished = Эта партия не окончена.
refused-nothing-left = Здесь партия уже окончена: продолжать нечего.
refused-own-components = Эта партия сыграна со своими компонентами: здесь её можно только смотреть.
refused-other-seats =
    { $seats ->
        [one] В этой партии { $seats } игрок.
        [few] В этой партии { $seats } игрока.
       *[many] В этой партии { $seats } игроков.
    }
refused-not-owner = Это может сделать только тот, кто создал стол.
refused-not-seated = Вы не сидите за этим столом.
refused-not-started = Эта партия ещё не началась.
refused-not-text = Это не текстовый файл.
refused-not-your-seat = Это не ваше место.
refused-options = { $about }.
refused-origin = Страницам других сайтов это не разрешено.
refused-over = Эта партия окончена.
refused-record = Эту запись нельзя использовать: { $about }
refused-request = Этот запрос нельзя разобрать: { $about }.
refused-seats-free =
    { $seats ->
        [one] Свободно ещё { $seats } место.
        [few] Свободны ещё { $seats } места.
       *[other] Свободно ещё { $seats } мест.
    }
refused-stale = Пока вы выбирали, на столе что-то изменилось. Взгляните ещё раз и выберите снова.
refused-started = Эта партия уже началась.
refused-not-stopped = Эта партия может продолжаться: она не остановлена.
refused-stopped = По нынешним правилам эту партию нельзя продолжить: её можно завершить и доиграть за новым столом.
refused-storage = Сохранить не удалось, поэтому это не считается: попробуйте ещё раз.
refused-unread = Хранилище сейчас не отвечает, прочитать сохранённое не удалось: попробуйте чуть позже.
refused-too-fast = Слишком много запросов за слишком короткое время.
refused-too-large = Это слишком длинно.
refused-too-many-bytes = Ваши загрузки заняли бы больше { $megabytes } МБ: сначала удалите что-нибудь из них.
refused-too-many-connections = Слишком много соединений.
refused-too-many-kept = Ваших столов здесь уже { $tables }: места больше нет.
refused-too-many-people = С вашего адреса пришло много новых людей: попробуйте через несколько минут.
refused-too-many-refusals = Слишком много невыполнимых запросов подряд.
refused-too-many-running = Уже идут партии за вашими столами, их { $tables }: сначала закончите какую-нибудь.
refused-too-many-subscriptions =
    { $tables ->
        [one] Одно соединение может следить за { $tables } столом.
       *[other] Одно соединение может следить за { $tables } столами.
    }
refused-too-many-tables =
    { $tables ->
        [one] У вас { $tables } неначатый стол: начните его или удалите.
        [few] У вас { $tables } неначатых стола: начните или удалите какой-нибудь.
       *[other] У вас { $tables } неначатых столов: начните или удалите какой-нибудь.
    }
refused-too-many-uploads = Загруженных вами партий уже { $uploads }: сначала удалите какую-нибудь.
refused-transfer = Эта ссылка уже использована или устарела.
refused-signed-out = Вход на этом устройстве закрыт. Войдите снова: по ссылке с другого вашего устройства или с ключом доступа.
refused-no-device = Такого устройства у вас нет.
refused-other-name = Это не ваше имя: ничего не удалено.
refused-download = Ваш файл уже готовится.
refused-passkey = Ключ доступа не прошёл проверку. Попробуйте ещё раз.
refused-passkey-unknown = Здесь этот ключ доступа никому не принадлежит.
refused-passkey-known = Этот ключ доступа уже используется.
refused-no-passkey = Такого ключа доступа у вас нет.
refused-many-passkeys =
    { $passkeys ->
        [one] У вас уже { $passkeys } ключ доступа: сначала удалите его.
        [few] У вас уже { $passkeys } ключа доступа: сначала удалите один из них.
       *[many] У вас уже { $passkeys } ключей доступа: сначала удалите один из них.
    }
refused-passkey-https = Браузеры разрешают ключи доступа только на страницах https.
refused-passkey-host = Ключу доступа нужно имя узла: у адреса из цифр его нет.
refused-undo-asked = Кто-то уже просит вернуть ход.
refused-undo-not-asked = Согласия этого игрока на возврат хода никто не спрашивал.
refused-undo-nothing =
    { $moves ->
        [0] Возвращать нечего.
        [one] Вернуть можно только { $moves } ход.
        [few] Вернуть можно только { $moves } хода.
       *[other] Вернуть можно только { $moves } ходов.
    }
refused-undo-often = За одну партию можно взять назад не больше { $undos } раз, и все они уже использованы.
refused-undo-others-first = С тех пор другие сделали ходы: сначала им пришлось бы вернуть свои.

# Почему сервер не может начать работу
setting-wrong = настройка { $setting }: { $about }
setting-not-json = { $setting }: это не JSON
setting-secret = настройка { $setting }: нужно хотя бы { $letters } знаков
setting-secret-open = { $file }: этот секрет могут прочесть другие; сделайте chmod 600 или удалите файл
setting-secret-short = { $file }: этот секрет слишком короткий; удалите файл, и появится новый
setting-no-url = database: «{ $url }» — не URL базы данных
setting-database = базу данных не открыть: { $problem }
setting-database-full = database: база не пуста, а заполнить можно только пустую
setting-unknown = { $setting }: такой настройки нет; может быть, { $meant }?
setting-database-held = database: с файлом { $file } уже работает другой сервер; нескольким серверам нужен PostgreSQL
setting-secret-unwritten = { $file }: сюда нельзя записать: { $problem }
setting-origin = настройка origins: «{ $origin }» не похоже на https://games.example
setting-mail = настройка smtp_host: для почты нужны ещё mail_from и public_url
setting-shelf = PENTARCHY_SHELF: игры «{ $title }» нет
setting-database-nowhere = database: SQLite нужен файл: sqlite:///tables.sqlite
setting-games = games: «{ $game }» — не ключ=модуль:функция игры
setting-address = { $host }, порт { $port } занять нельзя: { $problem }
no-client = Клиент для браузера не собран: выполните `make web` в папке с исходниками или установите пакет wheel, в котором он уже есть.

# Почему не получается сделать или восстановить резервную копию
backup-no-secret = { $file }: такого секрета нет; запустите это там, где работает сервер, или задайте его PENTARCHY_SECRET
backup-other-database = database: таблицы базы версии { $found }, у программы — версии { $wanted }; запустите сервер один раз, чтобы обновить их
backup-other-version = { $file }: копия сделана версией { $version } с таблицами версии { $found }, у этой программы — { $wanted }: восстановите её той версией, потом запустите эту
backup-other-secret = настройка secret: у копии другой секрет; уберите настройку
backup-secret-there = { $file }: здесь другой секрет, не тот, что в копии; сначала уберите его
backup-foreign = { $file }: это не резервная копия
backup-spoilt = { $file }: копия повреждена или обрывается; ничего не восстановлено

# Чего нельзя сделать, присматривая за домом
admin-other-version = database: сначала запустите на этой базе сервер этой версии
admin-no-table = { $target }: такого стола нет
admin-not-running = { $target }: такого стола нет, или партия за ним не идёт
admin-words = { $target }: это нельзя показать; нужны видимые буквы, не больше 500
admin-no-person = { $target }: такого игрока нет
admin-no-line = { $target }: такой реплики нет
admin-no-device = { $target }: такого устройства нет
admin-no-blocked = { $target }: уже заблокировано
admin-no-unblocked = { $target }: не заблокировано
admin-no-report = { $target }: такой нерассмотренной жалобы нет
