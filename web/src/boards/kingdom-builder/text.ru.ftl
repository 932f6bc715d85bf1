# Что говорит сама доска; остальное говорят тексты игры.

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
panel-card = Карта местности
panel-no-tiles = Жетонов пока нет
panel-legend = Обозначения
panel-letters = Буквы на поле
panel-gold = ваше золото сейчас
tray-ready = готов
tray-rests = следующий ход
tray-count = × { $count }
