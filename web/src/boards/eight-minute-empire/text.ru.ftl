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

# Картинки в правилах
figure-4-5 = Одна единица движения ведёт армию в любой регион с общей границей, и чужие армии не помеха.
figure-4-6 = Только в великом походе: по пунктирной линии через океан.
figure-5-2 = Слева у красного три фишки против двух: регион его. В середине по три: регион ничей. Наверху только синий.
