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
auto-play = Вынужденные ходы сами
auto-play-hint = Если выбор один, он делается за вас.
confirm-turn = Подтверждать важное
confirm-turn-hint = Спрашивать перед выбором, который завершает ход или открывает карту.
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
play-against = Соперник для быстрой игры
opponent = Ваш соперник
continue = Продолжить
finished = Сыграно
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
alone = пока вы одни
running = идёт
your-turn = ваш ход
waiting-for = ждём: { $names }
seats-free =
    { $seats ->
        [one] { $seats } место свободно
        [few] { $seats } места свободны
       *[many] { $seats } мест свободно
    }
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
listed-line = Стол увидят на полке и незнакомые.
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
hint-chance = Шанс на победу { $chance }
hint-points = Очки: { $now } сейчас, { $later } потом
hint-only = Больше выбирать не из чего.
do-it = Сделать
why = Почему
# Почему бот выбирает именно это; числа приходят уже записанными
why-gains = Даёт сейчас
why-prepares = Готовит
why-rest = Всё остальное
why-line = Собирается сыграть
why-chance = Шанс на победу
why-chances = Шанс на победу: средний ход → этот
chance-from-to = { $before } → { $after }
why-next = Следующий по силе
behind-chance = побеждает на { $share } реже
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
log-hint = наведите на строку, чтобы увидеть место
chat = Разговор
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
