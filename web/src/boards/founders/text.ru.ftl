# Что говорит сама эта доска; остальное говорят тексты игры.

# Ряды открытых квадратов
lane-nature = Природа
lane-nature-note = дают одно из двух
lane-village = Деревни
lane-village-note = стоят двух природных
lane-city = Города
lane-city-note = приносят жетон
lane-prize = Призы
lane-prize-note = очки в конце игры

# Клетка словами
tell-tile = { $tile }, клетка { $cell }
tell-ruined = { $tile }, клетка { $cell }, разорён
tell-master = { $tile }, клетка { $cell }, с мастером
tell-coin = { $tile }, клетка { $cell }, с монетой
tell-free = свободная клетка { $cell }
tell-realm =
    { $owner }: { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[many] { $tiles } квадратов
    }, { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }

# Что значат рамки
legend-place = можно положить сюда
legend-replace = можно заменить, −1 в конце
legend-closed = здесь не хватает ресурсов

# Панели
panel-one-a-turn = один за ход
panel-others = Другие государства
