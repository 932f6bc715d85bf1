# What this board says itself; the game's own texts say the rest.

# The map in words
map-from = March from { $region }
map-stand =
    { $owner }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }, { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }
map-empty = empty

# The row
row-price =
    { $price ->
        [0] free
        [one] costs { $price } coin
       *[other] costs { $price } coins
    }
row-good = { $good-short }
row-or = or
row-and = and
row-short = { $count } short
bids-title = Your bid

# Goods and standings
goods-told =
    { $symbols ->
        [one] { $good }: { $symbols } symbol
       *[other] { $good }: { $symbols } symbols
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
standings = Standings
standings-coins = Coins
standings-cards = Cards
standings-reserve = Armies in reserve
standings-points = Points
standings-continents = Who controls the continents
standings-nobody = nobody

# Pictures in the rules
figure-4-5 = One unit takes an army into any region with a common border, past others' armies too.
figure-4-6 = Only with a ship on the card: along the dotted line over the ocean.
figure-5-2 = Left: red has three pieces against two and controls the region. Middle: three each, nobody does. Above: blue is alone.

# What headings and legends mean
about-standings = How things stand: coins, cards, reserve, goods and points of everybody, and who controls each continent.
    .rule = 5.2
about-pile = The face-down cards. One comes to the right end of the row after every turn.
    .rule = 1.2
about-panel-mine = Your goods: boxes for the symbols you have, points at the steps they reach.
    .rule = 5.4
