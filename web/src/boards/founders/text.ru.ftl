# Что говорит сама эта доска; остальное говорят тексты игры.

# Ряды открытых квадратов
lane-nature = Природа
lane-nature-note = дают одно из двух
lane-village = Деревни
lane-village-note = стоят двух природных ресурсов
lane-city = Города
lane-city-note = приносят жетон
lane-prize = Призовые
lane-prize-note = очки в конце игры

# Клетка словами
tell-tile = { $tile }, клетка { $cell }
tell-ruined = { $tile }, клетка { $cell }, квадрат разорён
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

# Квадраты, ушедшие из игры
removed-tiles =
    { $tiles ->
        [one] Из игры ушёл { $tiles } квадрат
        [few] Из игры ушли { $tiles } квадрата
       *[many] Из игры ушло { $tiles } квадратов
    }
