# Что говорят сами доски; остальное говорят тексты игр.

# Свойство вещи
says-brief = { $thing-brief }
says-does = { $thing-does }
says-mark = { $thing-mark }
says-pays = { $thing-pays }

# Как смотреть на поле
look-board = Поле: плюс и минус меняют масштаб, 0 показывает целиком
look-closer = Ближе
look-farther = Дальше
look-whole = Показать всё поле
lens = Лупа
lens-close = Убрать лупу

# Клетка словами
tell-hex = { $cell }, { $ground }
tell-hex-of = { $cell }, { $ground }, { $owner }
tell-hex-place =
    { $left ->
        [0] { $cell }, { $place }, жетонов не осталось
        [one] { $cell }, { $place }, остался { $left } жетон
        [few] { $cell }, { $place }, осталось { $left } жетона
       *[many] { $cell }, { $place }, осталось { $left } жетонов
    }

# Панели «Строителей Королевств»
panel-mine = Моё на столе
panel-card = Карта местности
panel-no-tiles = Жетонов пока нет
panel-legend = Обозначения
panel-letters = Буквы на поле
panel-gold = ваше золото сейчас
tray-ready = готов
tray-rests = через ход
tray-count = × { $count }

# Игра без своей доски
zone-empty = ничего
zone-choices = Что можно сделать
