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

# Почему за столом нельзя играть дальше
stopped-at = После хода { $turn } эта партия расходится с нынешними правилами: она показана до этого места.
stopped-set-up = По нынешним правилам эту партию нельзя даже начать.

# Почему в просьбе отказано
refused-busy = Другие несколько раз успели раньше: попробуйте ещё раз.
refused-chat = Напишите что-нибудь обычными буквами, не больше 500.
refused-colour-taken = Этот цвет уже занят: { $name }.
refused-colours-alike = У двух мест не может быть одного цвета.
refused-failed = Что-то сломалось у нас; вы ни при чём.
refused-hint-asked = Над подсказкой уже думают.
refused-hint-failed = Сейчас ни один бот не может ответить.
refused-hint-level = Подсказки за этим столом даёт уровень не выше этого: { $about }.
refused-illegal = Правила этого не позволяют.
refused-message = Это сообщение нельзя разобрать: { $about }.
refused-method = Этот адрес не отвечает на такой запрос.
refused-name = В имени от 1 до { $longest } видимых букв.
refused-no-action = В этой игре нет действия { $action }.
refused-no-free-seat = За этим столом нет свободных мест.
refused-no-game = На полке нет игры { $title }.
refused-no-hints = За этим столом подсказок нет: их выбирают при создании, и только когда играет один человек.
refused-no-invite = Приглашение недействительно, или стола больше нет.
refused-no-level = Нет бота { $level }, есть только { $levels }.
refused-no-name = Сначала выберите имя.
refused-no-page = По этому адресу ничего нет.
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
refused-not-owner = Это может сделать только тот, кто создал стол.
refused-not-seated = Вы не сидите за этим столом.
refused-not-started = Эта партия ещё не началась.
refused-not-text = Это не текстовый файл.
refused-not-your-seat = Это не ваше место.
refused-options = { $about }.
refused-origin = Страницам других сайтов это не разрешено.
refused-over = Эта партия окончена.
refused-record = Эту запись нельзя использовать: { $about }
refused-record-too-slow = Проверка этой записи занимает слишком много времени.
refused-request = Этот запрос нельзя разобрать: { $about }.
refused-seats-free =
    { $seats ->
        [one] Свободно ещё { $seats } место.
        [few] Свободны ещё { $seats } места.
       *[other] Свободно ещё { $seats } мест.
    }
refused-stale = Стол уже ушёл вперёд: очередной номер этого места — { $nth }, а не { $given }.
refused-started = Эта партия уже началась.
refused-stopped = По нынешним правилам эту партию нельзя продолжить.
refused-storage = Сохранить не удалось, поэтому это не считается: попробуйте ещё раз.
refused-too-fast = Слишком много запросов за слишком короткое время.
refused-too-large = Это слишком длинно.
refused-too-many-connections = Слишком много соединений.
refused-too-many-refusals = Слишком много невыполнимых запросов подряд.
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
refused-transfer = Эта ссылка уже использована или устарела.
refused-undo-asked = Кто-то уже просит вернуть ход.
refused-undo-not-asked = Согласия этого игрока на возврат хода никто не спрашивал.
refused-undo-nothing =
    { $moves ->
        [0] Возвращать нечего.
        [one] Вернуть можно только { $moves } ход.
        [few] Вернуть можно только { $moves } хода.
       *[other] Вернуть можно только { $moves } ходов.
    }
refused-undo-others-first = С тех пор другие сделали ходы: сначала им пришлось бы вернуть свои.

# Почему сервер не может начать работу
setting-wrong = настройка { $setting }: { $about }
setting-not-json = { $setting }: это не JSON
setting-secret = настройка secret: нужно хотя бы { $letters } знаков
setting-secret-open = { $file }: этот секрет могут прочесть другие; сделайте chmod 600 или удалите файл
setting-secret-short = { $file }: этот секрет слишком короткий; удалите файл, и появится новый
setting-no-url = database: «{ $url }» — не URL базы данных
setting-database = базу данных не открыть: { $problem }
setting-games = games: «{ $game }» — не ключ=модуль:функция игры
setting-address = { $host }, порт { $port } занять нельзя: { $problem }
no-client = Клиент для браузера не собран: выполните `make web` в папке с исходниками или установите пакет wheel, в котором он уже есть.
