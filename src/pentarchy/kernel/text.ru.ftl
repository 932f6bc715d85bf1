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
