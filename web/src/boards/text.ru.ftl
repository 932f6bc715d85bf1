# Что говорят сами доски; остальное говорят тексты игр.

# Свойство вещи
says-brief = { $thing-brief }
says-does = { $thing-does }
says-mark = { $thing-mark }
says-pays = { $thing-pays }
says-short = { $thing-short }

# Как смотреть на поле
look-board = Поле: плюс и минус меняют масштаб, 0 показывает целиком
look-closer = Ближе
look-farther = Дальше
look-whole = Показать всё поле
lens = Лупа
lens-close = Убрать лупу

# Панель, которая бывает у каждой доски
panel-mine = Моё на столе

# Игра без своей доски
zone-empty = ничего
zone-choices = Что можно сделать
zone-table = Что лежит на столе
