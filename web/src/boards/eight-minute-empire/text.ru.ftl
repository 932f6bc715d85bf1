# То, что говорит само поле; остальное сказано в текстах игры.

# Карта словами
map-from = Выступить отсюда: { $region }
map-stand = { $owner }: армий { $armies }, городов { $cities }
map-empty = пусто

# Ряд карт
row-price =
    { $price ->
        [0] бесплатно
        [one] стоит { $price } монету
        [few] стоит { $price } монеты
       *[many] стоит { $price } монет
    }
row-good = { $good-short }
row-or = или
row-and = и
row-short = не хватает { $count }
bids-title = Ваша ставка

# Товары и положение
goods-told =
    { $good }: { $symbols ->
        [one] { $symbols } символ
        [few] { $symbols } символа
       *[many] { $symbols } символов
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
standings = Положение
standings-coins = Монеты
standings-cards = Карты
standings-reserve = Армии в запасе
standings-points = Очки
standings-continents = Кто контролирует континенты
standings-nobody = никто
