# Что говорит сам браузерный клиент. Слова игр лежат в их папках.

# Везде
home = К полке
settings = Настройки
close = Закрыть
cancel = Отмена
copy = Копировать
copied = Готово
copied-link = Ссылка скопирована.
rules = Правила
glossary = Знаки
rules-chapters = Главы
board-in-words = Поле словами
board-empty = На поле ничего нет.
no-rules = У этой игры пока нет страницы правил.
loading = Накрываем на стол…
error-offline = Сейчас нет связи с сервером. Ваши ходы сохранены.
error-unknown = Что-то пошло не так. Ваши ходы сохранены; обновите страницу.
not-found = По этому адресу ничего нет.
not-found-line = Возможно, ссылка обрезана. Полка всегда на месте.
no-such-table = Такого стола нет, или он не для вас.
no-such-invite = Это приглашение больше не действует.
fan-note = Независимая любительская реализация. Названия и правила игр принадлежат их владельцам.
guest-name = Гость

# Настройки
my-name = Ваше имя
my-name-hint = Его видят за столом.
seat-name = Имя
name-on = Имя игрока на месте { $seat }
name-kept = Имя сохранено.
keep = Сохранить
language = Язык
theme = Свет
theme-system = Как в системе
theme-light = День
theme-dark = Ночь
to-day = День
to-night = Ночь
speed = Ходы других
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-off = Сразу
speed-line = Сколько показывается каждый их шаг. Нажмите на строку или любую клавишу, чтобы сразу перейти дальше.
auto-play = Делать вынужденные ходы
auto-play-hint = Если выбирать не из чего или понять вас можно только так, ход делается за вас; но не там, где его ещё можно вернуть или нужно подтверждение.
confirm-turn = Подтверждать важное
confirm-turn-hint = Спрашивать перед выбором, который завершает ход или открывает карту.
sound = Звук
sound-hint = Несколько нот, когда ваш ход, и одна на каждый ход за столом.
vibration = Вибрация
vibration-hint = Телефон коротко дрожит, когда ваш ход, и при каждом ходе за столом.
letters = Буквы на местности
letters-hint = Буква на каждой клетке, кроме цвета и рисунка.
adviser = Кто подсказывает
adviser-line = Если за столом это разрешено.

# Полка
shelf = Полка
shelf-title = Пять империй, один стол
shelf-line = Возьмите коробку. Играйте с друзьями, с ботами или в одиночку.
take-box = Взять с полки: { $name }
minutes = { $minutes } мин
play-now = Играть
friends-options = Друзья, настройки
against-whom = С кем играть
against-bots = Против ботов
with-friends = С друзьями
rulings = Трактовки и варианты ({ $count })
play-against = Соперник для быстрой игры
opponent = Ваш соперник
continue = Продолжить
finished = Сыграно
delete-upload = Удалить загрузку
give-up-table = Убрать этот стол
delete-really = Удалить
no-tables = Столов пока нет. Возьмите коробку с полки.
tables-waiting =
    { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $waiting ->
        [0] вас не ждут
        [one] { $waiting } ждёт вас
       *[other] { $waiting } ждут вас
    }
with = соперники: { $names }
alone = без соперников
running = идёт
your-turn = ваш ход
waiting-for = ждём: { $names }
seats-free =
    { $seats ->
        [one] { $seats } место свободно
        [few] { $seats } места свободны
       *[many] { $seats } мест свободно
    }
seats-free-of = свободно мест: { $free } из { $seats }
ready-to-start = можно начинать
play = Играть
look = Открыть
won = победа
join-friend = К другу за стол
join-line = Вставьте ссылку, которую вам дали.
invite-link = Ссылка-приглашение
join = Войти
open-tables =
    { $count ->
        [one] За { $count } открытым столом есть место
       *[other] За { $count } открытыми столами есть место
    }
sit-down = Сесть

# Новый стол
new-table = Новый стол
set-table = Новая партия
set-table-line = Сначала места, потом правила по вкусу.
other-box = Другая коробка
seats = Места
seats-from-to = от { $least } до { $most }
seat-me = Вы
    .short = Я
    .hint = За этим экраном
seat-bot = Бот
    .short = Бот
    .hint = Программа
seat-open = Друг
    .short = Друг
    .hint = Получит от вас ссылку
seat-closed = Пусто
    .short = Закрыто
    .hint = Здесь никто не сидит
who-sits = Кто сидит на месте { $seat }
opponent-on = Соперник на месте { $seat }
rating = Рейтинг
rating-line = Рейтинг по партиям в эту игру
# Кто они и как думают
level-novice-line = Видит монетку — хватает монетку. Планы — это для взрослых.
level-novice-how = Отвечает сразу, половины ходов не замечает.
level-apprentice-line = Прочёл все главы, кроме последней.
level-apprentice-how = Взвешивает свой ход за мгновение.
level-master-line = Семь раз отмерит — и построит там, где хотели вы.
level-master-how = Доигрывает в уме, около 0,4 с на ход.
level-emperor-line = Знает, чем всё кончится. Остаётся из вежливости.
level-emperor-how = Доигрывает в уме, около 3 с на ход.
fair = Честная раздача
fair-line = Всё случайное определяется до начала и открывается в конце: каждый может проверить, что ничего не подменили.
game-rules = Правила этой игры
as-in-box = как в коробке
variants =
    { $variants ->
        [one] { $variants } отличие от коробки
        [few] { $variants } отличия от коробки
       *[many] { $variants } отличий от коробки
    }
by-lot = По жребию

exactly = Выбрать точно
left-open = не задано
take-out = Убрать: { $value }
put-in = Добавить: { $option }
put-in-short = Добавить…
yes = Да
series = Серия партий
series-line = Партии идут одна за другой, очки складываются.
seat-number = Место { $seat }
this-table = Этот стол
hints-allowed = Подсказки
hints-line = Можно спросить бота; в журнале это видно.
hints-alone = Только если один человек играет с ботами.
adviser-at-most = Подсказывает не сильнее, чем
adviser-at-most-line = Игрока посильнее здесь не спросят.
substitute = Пустой стул займёт
substitute-line = Доиграет за того, кто вышел из игры.
listed = Открыт для всех
listed-line = Стол увидят все на странице открытых столов.
seats-count =
    { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
seats-wrong = В этой игре от { $least } до { $most } мест.
link-follows = Вы получите ссылку для друзей.
starts-now = Игра начнётся сразу.
open-table = Открыть стол
start = Начать

# Приглашение и ожидание
invited = Вас приглашают
invited-by = { $name } приглашает вас
to-table = К столу
free-seat = Свободно
dismiss = Убрать
dismiss-guest = Убрать из-за стола: { $name }
guest-dismissed = Место снова свободно, ссылка теперь новая.
lobby = Перед началом
waiting-friends = Ждём друзей
all-here = Все в сборе
invite-line = Отправьте эту ссылку: кто её откроет, займёт свободное место.
host-starts = Игру начнёт тот, кто накрыл стол.
leave = Уйти
table-left = Вы ушли из-за стола.
table-given-up = Стол убран.
you = вы
bot = бот

# За столом
board = Поле
side = Игроки и журнал
players = Игроки
here = здесь
away = нет на месте
thinking = думает
points = очки
watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
thinks =
    { $count ->
        [one] { $names } думает
       *[other] { $names } думают
    }
connection-lost = Связь потеряна, пробуем снова
connection-safe = Ваши ходы сохранены. Поле пока можно рассматривать.
click-held = Ваш выбор ждёт: он отправится, как только появится связь.
click-slow = Отправлено, ждём ответа
click-lost = За столом тем временем всё изменилось: сделать выбранное уже нельзя. Ничего не потеряно.
try-now = Сейчас же
colour-1 = Киноварь
colour-2 = Кобальт
colour-3 = Шафран
colour-4 = Слоновая кость
colour-5 = Графит
other-colour = Выбрать другой цвет
seat-colour = Цвет места { $seat }: { $colour }
steps-done = Сделано { $done } из { $times }
confirm = Подтвердить
confirm-line = Вернуть это просто так не получится.
undo = Вернуть
undo-ask = Просить вернуть
undo-request = Просьба вернуть ход
undo-wish =
    { $moves ->
        [one] { $name } просит вернуть свой выбор.
        [few] { $name } просит вернуть { $moves } своих выбора.
       *[many] { $name } просит вернуть { $moves } своих выборов.
    }
undo-waiting = Ждём согласия: { $names }.
agree = Согласиться
no = Нет
hint = Подсказка
hint-from = Подсказывает { $level }
hint-thought = { $level } обдумывает подсказку
do-it = Сделать
why = Почему
# Почему бот выбирает именно это; числа приходят уже записанными
why-gains-more = Сейчас, по сравнению со следующим
why-prepares-more = На будущее, по сравнению с ним
why-rest = Всё остальное
why-line = Собирается сыграть
why-chance = Шанс на победу
why-chances = Шанс на победу: средний ход → этот
chance-from-to = { $before } → { $after }
why-next = Следующий по силе
behind-chance = из 100 партий выигрывает примерно на { $games } меньше
behind-points = приносит на { $points } очка меньше
as-good = почти так же хорош
why-by =
    { $playouts ->
        [0] { $level }, без доигрываний
        [one] { $level }, { $playouts } доигрывание
        [few] { $level }, { $playouts } доигрывания
       *[many] { $level }, { $playouts } доигрываний
    }
rule = Правило { $rule }
log = Журнал
log-said =
    { $count ->
        [one] Журнал, в разговоре { $count } новая реплика
        [few] Журнал, в разговоре { $count } новые реплики
       *[other] Журнал, в разговоре { $count } новых реплик
    }
log-hint = наведите на строку, чтобы увидеть место
chat = Разговор
chat-house = Хозяин площадки:
no-chat = Пока никто ничего не сказал.
say-something = Скажите что-нибудь
send = Отправить
pass-to = Передайте экран: { $name }
pass-line = Остальные отворачиваются: то, что на экране, не для них.
i-am = Я { $name }
on-table = На столе
table-menu = Стол
watch-link = Ссылка для зрителей
watch-line = Они видят поле, но ничьих скрытых карт.
resign = Выйти из игры
resign-line = Ваше место займёт бот ({ $level }), остальные доиграют.
resign-sure = Да, пусть играет бот
stopped = Эта игра не может продолжаться по нынешним правилам.
stopped-keep = Если её завершить, победителя не будет, а запись сохранится до последнего верного хода; с него можно доиграть.
stopped-nothing = Её нельзя даже разложить; если завершить, победителя не будет.
stopped-end = Завершить партию
stopped-record = Скачать запись
stopped-onward-line = Ваши места останутся вашими; остальные соглашаются, садясь за новый стол.
stopped-onward = Доиграть за новым столом
keys = Клавиши
key-tab = к вопросу, полю и панелям; стрелки ходят по полю
key-enter = выбрать
key-escape = на шаг назад

# Конец
game-over = Игра окончена
you-win =
    { $score ->
        [one] Вы победили: { $score } очко
        [few] Вы победили: { $score } очка
       *[many] Вы победили: { $score } очков
    }
wins =
    { $score ->
        [one] Победа: { $name }, { $score } очко
        [few] Победа: { $name }, { $score } очка
       *[many] Победа: { $name }, { $score } очков
    }
nobody-wins =
    { $score ->
        [one] Победы нет, { $score } очко
        [few] Победы нет, { $score } очка
       *[other] Победы нет, { $score } очков
    }
draw = Победу делят { $names }: у каждого { $score }
winner = победа
score-title = Счёт
score-hint = выберите число, чтобы увидеть место
share = Поделиться
download = Запись
rematch = Ещё раз
next-game = Следующая игра
course = Ход партии
move-of = ход { $move } из { $moves }
move = Ход
to-start = В начало
one-back = На ход назад
replay = Проиграть
pause = Пауза
one-on = На ход вперёд
to-end = В конец
proof = Проверка честности
hash-agrees = хеш сходится
hash-differs = хеш не сходится
commitment = Запечатанный хеш
seed = Зерно
salt = Соль
proof-line = SHA-256 от соли, двоеточия и зерна даёт хеш, показанный с самого начала.

# Пока меня не было
meanwhile = Пока вас не было: { $place } из { $moves }

# Что делают другие, шаг за шагом
again = Показать последний ход ещё раз
again-of = Показать ещё раз последний ход: { $name }
told-go-on = Дальше
told-again = Ещё раз: { $place } из { $moves }

# По законченной партии
course-short = Ход партии
proof-short = Честность
whose-eyes = Чьими глазами
eyes-of = Видит { $name }
eyes-of-all = Видит зритель
graph = Очки по ходу партии; в конце { $players }
moments = Лучшие ходы
moment = { $name }: { $source } +{ $gain }
at-move = ход { $move }
log-walk = выберите строку, чтобы перейти к ходу
thought = Мысли бота
as-planned = По плану с хода { $move }
no-choice = { $name }: выбирать было не из чего.
solo-title = { $rank }: { $score } { $score ->
        [one] очко
        [few] очка
       *[many] очков
    }
solo-lost = Поражение: { $score } { $score ->
        [one] очко
        [few] очка
       *[many] очков
    }
you-win-series = Вы выиграли серию: { $score } { $score ->
        [one] очко
        [few] очка
       *[many] очков
    }
wins-series = Серию выигрывает { $name }: { $score } { $score ->
        [one] очко
        [few] очка
       *[many] очков
    }
series-draw = Победу в серии делят { $names }: у каждого { $score }
series-alone = Серия окончена: { $score } { $score ->
        [one] очко
        [few] очка
       *[many] очков
    }
last-game = Последняя партия: { $verdict }
series-winner = Победитель серии
series-total = Серия
series-game = партия { $game } из { $games } сыгранных

# Запись со стороны
upload-title = Посмотреть запись
upload-line = Запись — это вся партия текстом. Она разыгрывается заново по нынешним правилам; если всё сходится, её можно пройти по ходам и показать другим.
upload-file = Выбрать файл
upload-drop = или перетащите его сюда
upload-paste = Или вставьте её текст
upload-do = Разыграть заново
upload-playing = Разыгрывается…
upload-agrees = Всё сходится
upload-look = Пройти по ходам
upload-another = Другая запись
moves-count =
    { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }

# Другое устройство
device-title = Играть на другом устройстве
device-line = Ссылка переносит ваше имя и ваши места на другое устройство: откройте её там. На этом они тоже останутся.
device-nobody = У вас пока нет ни имени, ни мест: переносить нечего.
device-make = Сделать ссылку
device-again = Сделать новую ссылку
device-link = Ссылка для другого устройства
device-once =
    { $minutes ->
        [one] Она сработает один раз, в течение { $minutes } минуты. Никому её не давайте.
       *[other] Она сработает один раз, в течение { $minutes } минут. Никому её не давайте.
    }
device-here = Продолжить здесь
device-here-line = Это устройство получит имя и места того, на котором сделана ссылка.
device-instead = Здесь вы { $name }; те места останутся доступны только с других устройств.
device-take = Продолжить здесь
device-welcome = Ваши места теперь здесь.

# Моя страница
me-title = Моя страница
me-nobody = Пока никто
me-nobody-line = Начните партию или подсядьте к друзьям: с этого времени ваши партии будут здесь.
me-running = Идущие партии
me-not-begun = не начата
me-none-finished = Пока ни одной.
me-more = Показать ещё
me-uploaded = загруженная запись
me-all = Все мои партии
me-results = Результаты
me-summary =
    { $games ->
        [one] { $games } законченная партия,
        [few] { $games } законченные партии,
       *[other] { $games } законченных партий,
    } { $wins ->
        [one] { $wins } победа.
        [few] { $wins } победы.
       *[other] { $wins } побед.
    }
me-streak = Побед подряд: сейчас { $streak }, самое большее { $best }.
me-game = Игра
me-against = Против кого
me-seats = Мест
me-games = Партий
me-wins = Побед
me-mean = В среднем очков
me-best = Лучший счёт
me-last = Очки последних партий
me-people = люди
me-alone = в одиночку
me-titles = Титулы, заслуженные в одиночку
me-title-line =
    { $game }: лучший счёт { $best }, { $games ->
        [one] { $games } раз
        [few] { $games } раза
       *[other] { $games } раз
    }
me-devices = Мои устройства
me-devices-line = На этих устройствах вы вошли. Настройки у них общие.
device-unknown = неизвестный браузер
device-this = это устройство
device-seen = последний раз: { $when }
device-out-here = Без другого устройства или ключа доступа вы не сможете вернуться.
device-signed-out = Вход на том устройстве закрыт.
devices-signed-out = Вход на всех других устройствах закрыт.
sign-out = Выйти
sign-out-really = Да, выйти
sign-out-others = Выйти на всех других
me-passkeys = Ключи доступа
me-passkeys-line = С ключом доступа вы вернётесь под своим именем, даже если потеряете этот браузер.
passkeys-unknown = Этот браузер не знает ключей доступа.
passkey-make = Создать ключ доступа
passkey-made = Ключ доступа сохранён.
passkey-remove = Удалить
passkey-removed = Ключ доступа удалён.
passkey-sign-in = Войти с ключом доступа
me-data = Мои данные
me-data-line = Имя, настройки, устройства, места, ваши реплики и записи ваших партий — одним файлом.
me-download = Скачать
me-delete = Удалить меня
me-delete-line = Вернуть это нельзя. За столами с другими на ваших местах будет написано «бывший игрок», в идущих партиях за вас доиграют боты, ваши реплики исчезнут. Партии, где были только вы и боты, будут удалены.
me-delete-type = Чтобы продолжить, введите своё имя: { $name }
me-delete-really = Удалить меня навсегда
me-delete-not = Остаться
me-forgotten = Здесь вас больше не помнят.
former-player = бывший игрок
qr-code = Ссылка в виде QR-кода
qr-show = Показать QR-код
qr-hide = Скрыть QR-код

# Время и те, кого нет за столом
clock = Часы
clock-line = Сколько времени есть у каждого.
clock-none = Без часов
clock-bank =
    { $grows ->
        [yes] по { $bank } каждому и ещё { $increment } за ход
       *[no] по { $bank } каждому
    }
clock-turns =
    { $reserve ->
        [yes] { $turn } на ход, { $bank } в запасе
       *[no] { $turn } на ход
    }
clock-then = Когда время вышло
clock-then-bot = Играет бот
clock-then-bot-line = За того, чьё время вышло, играет { $level }; на место можно вернуться.
clock-then-loss = Место проигрывает
clock-then-loss-line = Кто не уложился во время, тот проиграл партию.
clock-left = На этот ход { $turn }, в запасе { $bank }
clock-out = Время вышло
patience = Бот, если кого-то нет
patience-line = Пока человека нет, играет { $level }.
patience-after = Спустя { $time }
patience-agreed = С согласия других
time-days = { $days } д { $hours } ч
time-hours = { $hours } ч { $minutes } мин
time-day = { $days } д
time-hour = { $hours } ч
time-minute = { $minutes } мин
time-second = { $seconds } с
ago-now = только что
ago-minutes = { $minutes } мин назад
ago-hours = { $hours } ч назад
ago-days = { $days } д назад
away-since = не здесь, визит { $ago }
asked = ходит
bot-for-now = пока играет бот
out-of-time = время вышло
out-of-time-were = Время вышло: { $names }
played-for-you = Пока вас нет, за вас играет { $level }.
played-for-you-rated = За вас играет { $level }. После первого же хода бота эта партия на рейтинг для вас проиграна.
take-back-seat = Вернуться в игру
lost-by-time = Ваше время вышло: партия проиграна.
paused = Пауза: часы стоят.
pause-wished = Пауза? Её предлагают: { $names }.
ask-pause = Попросить паузу
go-on = Продолжить
waiting-away = Ждём: { $names } (не за столом)
waits-for = Все ждут: { $name }.
waits-seen = Все ждут: { $name }, последний визит { $ago }.
let-bot-play = Пусть пока играет бот
hand-seat = Отдать своё место
hand-seat-line = Кто откроет ссылку, сыграет дальше за вас. Она действует один раз.
hand-seat-link = Создать ссылку
seat-offered = Вам отдают место
seat-offered-line = Партия уже идёт: { $names }. Вы сыграете дальше за того, кто встаёт.
no-such-seat = Эта ссылка на место уже использована или устарела.

# Уроки
lesson = Урок
learner = Игрок
learn-in = Урок, { $minutes } мин
learn-next = Ещё урок, { $minutes } мин
learn-go-on = Продолжить урок
learn-offer = Впервые в этой игре?
learn-offer-line = { $aim } Урок на { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    } покажет, как это делается, и перейдёт в настоящую партию.
learn-first = Сначала урок
learn-just-play = Просто играть
ask-by-pointer = Что это на столе? Наведите указатель, и вещь расскажет о себе сама.
ask-by-finger = Что это на столе? Подержите палец, и вещь расскажет о себе сама.
lesson-begin = Начать
lesson-next = Дальше
lesson-back = Назад
lesson-skip = Показать
lesson-hurry = Сразу
lesson-leave = Выйти: можно продолжить позже
lesson-chapters = Глава { $chapter } из { $chapters }
lesson-contents = Главы урока
lesson-others = Другие уроки
lesson-mine = вы
lesson-theirs = соперник
lesson-share = Пройдено { $percent } % урока
lesson-good-too = Тоже хорошо! Урок продолжится так: { $label }.
lesson-not-yet = Так можно, но чуть позже: сначала то, о чём просит урок.
lesson-done = Урок пройден, отличная работа!
lesson-table-line = Эту партию можно доиграть прямо отсюда, уже по-настоящему, против несильного соперника. Всё случайное дальше решится заново.
lesson-table = Играть отсюда

# Разговор
phrases = Фразы и знаки
sign = Сказать { $sign }
phrase-hello = Всем привет!
phrase-luck = Удачи!
phrase-moment = Минутку, пожалуйста.
phrase-nice = Отличный ход!
phrase-ouch = Ой!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-played = Хорошая игра!
phrase-again = Ещё партию?
phrase-later = Мне пора, до встречи.
mute = Кого слышно
hear = Слышать: { $name }
hear-line = Кого вы не слышите, знаете только вы.
# О чём была партия: шансы, удача, отметки
mark-best = лучший
mark-good = хороший
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка
analyse = Разобрать партию
analyse-line = Где был перелом, что решила удача и как было бы лучше. Это займёт около минуты; партию тем временем можно листать.
analysing = Ход разбора
analysing-quick = Разбор: ход { $done } из { $of }
analysing-deep = Разбор глубже: ход { $done } из { $of }
chances = Шансы на победу
expected-points = Ожидаемые очки
graph-chances = Шансы на победу по ходу партии; в конце { $players }
graph-expected = Ожидаемые очки по ходу партии; в конце { $players }
turnings = Переломы
by-chance = Случай
chance-brought = Случай: { $things }
then-chance = Затем случай принёс: { $things }
brought = Что принёс случай
chances-doubtful = В этой части партии ({ $parts }) шансы угаданы не лучше, чем по очкам на столе.
luck-and-skill = Удача и решения
part-luck = Удача
part-own = Свои ошибки
accuracy = точность { $share }
account-sum = { $start } в начале, удача { $luck }, свои { $own }, чужие { $others }, остаток { $remainder } = { $result }
costliest = Что обошлось дороже всего: { $name }
marks-legend = Что значат отметки, в шансах на победу
marks-legend-points = Что значат отметки, в очках
costs-below = стоит меньше { $high }
costs-between = стоит от { $low } до { $high }
costs-from = стоит { $low } и больше
analysis-note = Каждое решение оценено по тому, что игрок мог знать, в сравнении с лучшим из найденного: свои решения могут только стоить, чужие ошибки дают. Остаток — открывшееся скрытое и погрешность оценки. График построен быстрым доигрыванием каждой позиции и колеблется сильнее, чем отметки.
judgement = Отметка этого хода
better = Лучше:
show-line = Показать на поле

# Пробовать ходы, играть дальше
trial = Свободное поле
try-moves = Пробовать ходы
trial-over = Здесь партия окончена
trial-chance = Решает случай
trial-line =
    { $moves ->
        [0] с хода { $move }
        [one] с хода { $move }, испробован { $moves }
        [few] с хода { $move }, испробовано { $moves }
       *[other] с хода { $move }, испробовано { $moves }
    }
whose-move = Чей ход
trial-roll = Как выпадет
trial-choose = Выбрать исход
trial-next = Следующий шаг
trial-back = Вернуть
trial-close = Покинуть свободное поле
play-on = Играть дальше отсюда
play-on-line = Новый стол начнётся с хода { $move } этой партии, с новым случаем. Запись расскажет, откуда она взялась.
play-on-seat = Кто займёт место: { $name }
play-on-begin = Накрыть стол
play-on-me = Я
play-on-friend = Друг по ссылке
goes-on-from = Продолжение другой партии с хода { $move }

# Как меня позвать
calls-title = Как меня позвать
calls-push = В этом браузере
calls-push-hint = Уведомление на этом устройстве, когда вас ждут за столом, даже если страница закрыта.
calls-notes = Пока страница открыта
calls-notes-hint = Уведомление, если наступил ваш ход, а вы смотрите не сюда.
calls-no-https = Браузер разрешает это только страницам, открытым по https, а эта открыта иначе.
calls-no-support = Этот браузер так не умеет. На iPhone или iPad сначала добавьте страницу на экран «Домой».
calls-denied = Вы запретили этой странице уведомления: разрешите их в настройках браузера для этой страницы.
calls-elsewhere = Другие ваши браузеры, куда приходят сообщения:
calls-mail = По почте
calls-mail-hint = Сначала придёт одно письмо со ссылкой: откройте её, чтобы подтвердить адрес.
calls-confirm = Подтвердить
calls-no-mail = Этот дом не рассылает почту.
calls-unconfirmed = Откройте ссылку в письме, которое туда отправлено.
calls-failing = В последнее время туда ничего не доходит.
calls-webhook = Через вебхук
calls-webhook-hint = Адрес входящего вебхука, например группового чата в мессенджере.
calls-test = Проверить
calls-tested = Отправлено
calls-forget = Убрать
calls-company = И о приглашениях
calls-company-hint = Сообщать и тогда, когда вас приглашают те, с кем вы играли, или предлагают сыграть ещё раз.
calls-quiet = Тихое время
calls-quiet-hint = В эти часы ничего не приходит; обо всём, что накопилось, потом скажет одно сообщение. Часовой пояс: { $zone }
calls-from = С
calls-until = до
calls-note = Ваш ход: { $title }
calls-note-several =
    { $tables ->
        [one] Вас ждёт { $tables } стол
        [few] Вас ждут { $tables } стола
       *[many] Вас ждут { $tables } столов
    }
calls-confirmed = Адрес подтверждён
calls-confirmed-line = Сюда будут приходить письма, когда вас ждут за столом.
calls-ended = На этот адрес писем больше не будет
calls-ended-line = Попросить о них снова можно на своей странице.
nudge = Напомнить
install = Как приложение
install-do = Установить
install-no = Нет, спасибо
install-offer = Пентархию можно поставить рядом с приложениями, в своём окне.
install-own = Возможно, установить эту страницу или добавить её на экран «Домой» предлагает меню браузера.
install-no-https = Браузеры устанавливают только страницы, открытые по https, а эта открыта иначе.
offline-title = Нет соединения.
offline-table = Стол откроется, как только соединение вернётся.
offline-line = Так всё было в последний раз. Законченные партии, которые вы уже смотрели, можно посмотреть; остальное продолжится, когда соединение вернётся.
# Открытые столы, подбор, лучшие
open-title = Открытые столы
open-line = Сыграйте с теми, кого ещё не знаете, или найдите партию.
open-free = Столы со свободным местом
open-filters = Какие столы
open-all = Все открытые столы
open-none = Сейчас открытых столов нет. Откройте свой с полки или найдите партию здесь.
open-none-such = Сейчас таких столов нет.
any-game = Любая игра
any-clock = Любые часы
rated-or-not = Любые партии
pace-free = Без часов
pace-live = За один вечер
pace-days = На несколько дней
rated = На рейтинг
rated-line = Результат меняет рейтинг всех людей за столом; нет ни подсказок, ни возврата хода по согласию. Кто оставил место боту, проиграл.
casual = Без рейтинга
casual-line = Партия ничей рейтинг не меняет.
sit-down-rated = Сесть, на рейтинг
unlisted-line = Сесть сможет только тот, у кого есть ваша ссылка.
find-title = Найти партию
find-game = Игра
find-now = Найти партию
find-bots = Добавить ботов
find-bots-line = Места, которые к тому времени свободны, займут боты.
find-no-bots = никогда
find-no-bots-line = Вы ждёте, пока не наберётся людей.
find-after = через { $time }
find-rated-line = Партия меняет ваш рейтинг. Боты добавятся, только если есть ещё человек.
find-casual-line = Партия ничей рейтинг не меняет.
find-alone = Больше этого пока никто не ждёт. Не закрывайте страницу.
find-people = Собралось: { $people } из { $seats }.
find-bots-in = Боты сядут через { $time }
find-begins = Партия вот-вот начнётся.
find-rated-alone = Для рейтинга нужен второй человек: ждём дальше.
find-leave = Больше не ждать
leaders = Лучшие
leaders-who = Кто
leaders-none =
    { $games ->
        [one] Рейтинговых партий ещё никто не сыграл.
       *[other] Столько рейтинговых партий ({ $games }) в эту игру ещё никто не сыграл.
    }
leaders-line = Рейтинг, в котором можно быть почти уверенным; нужно рейтинговых партий: { $games }. Боты стоят там, где их измерила арена.
leaders-hide = Не показывать меня здесь
leaders-more = Ниже
leaders-before = Выше
place = Место
rated-games = Партий
my-ratings = Рейтинги
no-ratings = Рейтинговых партий у вас ещё нет. Обычная партия рейтинг не меняет.
rated-count =
    { $games ->
        [one] { $games } рейтинговая партия
        [few] { $games } рейтинговые партии
       *[other] { $games } рейтинговых партий
    }
rating-course = Как он менялся, партий: { $games }; сейчас { $now }
stand-with-leaders = Показывать среди лучших
stand-with-leaders-line = Другие увидят там ваше имя и рейтинг.
invitations = Приглашения
no-invitations = Сейчас вас никто не ждёт.
invites-to = { $name } приглашает вас: { $game }
decline = Нет, спасибо
decline-for-good = Больше не звать
declined-for-good = Этот человек больше не сможет вас приглашать. Изменить это можно на вашей странице.
ignored = Не могут вас приглашать
unignore = Снова разрешить
company = С кем вы играли
company-asked = Приглашены: { $names }
invite-person = Пригласить: { $name }
rematch-wanted = { $name } предлагает реванш: сыграть
rematch-wanted-rated = { $name } предлагает реванш на рейтинг: сыграть
rematch-rated = Реванш на рейтинг
rematch-wished = Реванш?
rematch-join = Сыграть ещё раз
rematch-join-rated = Сыграть ещё раз, на рейтинг
not-come = ещё не здесь
report = Пожаловаться
report-line = Это и ваше имя увидит хозяин дома.
report-why = Почему? (можно не писать)
report-send = Отправить жалобу
report-said = Пожаловаться на реплику: { $name }
report-name = Пожаловаться на имя { $name }
reported = Спасибо: хозяин дома посмотрит.
# Задачи
puzzle = Задача
puzzles = Задачи
puzzles-line = Позиции из партий сильных игроков, где один ход лучше всех остальных. Найдите его.
puzzles-none = Задач пока нет.
puzzles-more = Ещё { $count }
puzzles-go = К задачам
puzzles-mine =
    { $solved ->
        [0] Вы ещё не решили ни одной.
       *[other] Решено: { $solved }. Дней подряд: { $current }, самое большее { $best }.
    }
puzzle-of-the-day = Задача дня
puzzle-solve = Решать
puzzle-easy = лёгкая
puzzle-medium = средняя
puzzle-hard = трудная
puzzle-early = начало партии
puzzle-middle = середина партии
puzzle-late = конец партии
puzzle-clicks = { $clicks ->
    [one] { $clicks } выбор
    [few] { $clicks } выбора
   *[many] { $clicks } выборов
}
puzzle-known-solved = решена
puzzle-known-shown = решение было показано
puzzle-leave = Все задачи
puzzle-ask = Найдите лучший ход и доведите его до конца.
puzzle-solved = Решено!
puzzle-points = { $points } очка
puzzle-as-good = Не хуже: ваш ход даёт { $value }, известный нам — { $solution }.
puzzle-checking = Сравниваем с лучшим ходом…
puzzle-wrong = Это не лучший ход.
puzzle-not = Ваш ход даёт { $value }, лучший — { $solution }. Чего у лучшего больше или меньше:
puzzle-theme-hint = { $clicks ->
    [one] Чего в нём больше: { $theme }. Всего { $clicks } выбор.
    [few] Чего в нём больше: { $theme }. Всего { $clicks } выбора.
   *[many] Чего в нём больше: { $theme }. Всего { $clicks } выборов.
}
puzzle-next = Дальше: { $click }
puzzle-worth = { $value }, следующий по силе ход — { $other } (доигрываний: { $playouts }).
puzzle-terms = В чём разница
puzzle-explain = Почему?
puzzle-another = Следующая задача
puzzle-back = Назад
puzzle-why-not = Почему нет?
puzzle-again = Ещё раз
puzzle-hint-1 = О чём она?
puzzle-hint-2 = С чего начать?
puzzle-hint-3 = Показать всё
