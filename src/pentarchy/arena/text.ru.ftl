# Что говорит арена: итоги, отчёты, отказы.

# Итог матча
arena-match =
    { $title }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, мест: { $seats }, { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
       *[many] { $deals } раскладов
    } во всех рассадках, зерно { $seed }
arena-series =
    { $games ->
        [one] Каждая — целая серия, всего в них { $games } игра: счёт — сумма за серию, победа — в серии.
        [few] Каждая — целая серия, всего в них { $games } игры: счёт — сумма за серию, победа — в серии.
       *[many] Каждая — целая серия, всего в них { $games } игр: счёт — сумма за серию, победа — в серии.
    }
arena-interrupted = Матч прерван; посчитано то, что сыграно.
arena-player = Игрок
arena-wins = Победы
arena-score = Средний счёт
arena-margin = Отрыв
arena-rating = Рейтинг
arena-decision = Решение, мс
arena-turn = Ход, мс
arena-forfeits = Сдачи
arena-clear-above =
    После { $games } { $games ->
        [one] партии
       *[many] партий
    } ясно: { $name } побеждает чаще, чем в { $until } % (в этой проверке от { $low } до { $high } %).
arena-clear-below =
    После { $games } { $games ->
        [one] партии
       *[many] партий
    } ясно: { $name } побеждает реже, чем в { $until } % (в этой проверке от { $low } до { $high } %).
arena-not-clear = Побеждает ли { $name } чаще, чем в { $until } %, выяснить не удалось.
arena-forfeit = Партия { $number } (зерно { $seed }) засчитана как поражение: { $about }
arena-more-forfeits = … и ещё { $count }.
arena-how-wins =
    В скобках — интервалы 95 %. Победы: интервал Уилсона для стольких независимых партий, сколько дают такой же разброс, как расклады; общая победа делится поровну. Счёт и отрыв (очки сверх лучшего из остальных): нормальные интервалы по средним раскладов, без сданных партий.
arena-how-times = Время: процессорное, медиана и 99 %; у программы — прошедшее.
arena-how-rating = Рейтинг: OpenSkill (Плэкетт — Люс), mu ± sigma.
arena-how-until = Досрочный конец: восемь проверок через равные промежутки, каждая с интервалом 99,4 %, так что все вместе ошибаются не чаще, чем один интервал 95 %.
arena-kept = Все партии хранятся в { $folder }, там же таблица (games.parquet) и отчёт (report.html).
arena-level-points = Очки

# Программы за столом
arena-late = { $player } не ответил за { $seconds } с
arena-unreadable = { $player } ответил не номером действия: { $answer }
arena-illegal = { $player } ответил { $answer }, а такого номера среди разрешённых нет
arena-dead = { $player } завершился сам с кодом { $code }
arena-dead-saying = { $player } завершился сам с кодом { $code } и словами: { $last }
arena-silent = { $player } закрыл свой вывод и не ответил
arena-not-started = { $player } не запускается: { $error }

# Что не годится
arena-no-program = player «{ $player }»: программы «{ $program }» нет
arena-needs = для этого нужен { $name }: pip install 'pentarchy[{ $extra }]'
arena-other-match = { $folder }: там хранится другой матч, или у него другие правила, веса или уровни; возьмите другую папку
arena-until = until: { $until } — не доля между 0 и 1
arena-timeout = timeout: { $seconds } — не число секунд
arena-few-players = players: назовите хотя бы одного
arena-hours = hours: { $hours } — не число процессорных часов
arena-only = only: ни в одном названии пары нет «{ $pattern }»

# Измерение силы
arena-begun-anew = { $pairing }: правила, веса или настройки уровней с тех пор изменились, счёт начат заново.
arena-measured = Известно партий: { $games }, сейчас потрачено процессорных часов: { $spent }; страница — { $page }.

# Обучение
arena-weight = Вес
arena-before = до
arena-after = после
arena-spread = Разброс от начала партии к концу: { $spread }
arena-held-out = На отложенных
arena-error = Ошибка, очки
arena-correlation = Корреляция
arena-surprise = Удивление
arena-said = Обещанный шанс
arena-came = Сбылось
arena-positions = Позиции
arena-trained = Новые числа записаны в { $file }.
arena-no-weights = в insight.toml игры { $title } нет весов: учить нечего
arena-few-games = games: для обучения этого мало
arena-two-games = games: нужны хотя бы две партии
arena-alone = seats: в одиночку побеждать некого
arena-ridge = ridge: { $ridge } — не число от 0 до { $most }

# Отчёты и лестницы
arena-course = { $name }: доля побед, расклад за раскладом
arena-margins = { $name }: очки сверх лучшего из остальных
arena-points = { $name }: очки
arena-ladder = { $title }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, каждый с каждым, зерно { $seed }
arena-ladder-title = лестница
arena-cross = Победы строки над столбцом
arena-ladder-players = players: для лестницы нужны хотя бы двое, каждый назван один раз
arena-no-cluster = ray: по адресу «{ $address }» кластера нет
