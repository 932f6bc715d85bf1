# What things are and do, for boards, glossary and `look`. The number after `.rule` opens the rules there.
about-symbols =
    { $count ->
        [one] A card: you get { $count } symbol ({ $good }) for the final count, and do at once what stands below.
       *[other] A card: you get { $count } symbols ({ $good }) for the final count, and do at once what stands below.
    }
about-card = A card: its good is yours for the final count, its action is done at once.
    .rule = 3.4
about-steps = A good. For so many symbols you get so many points at the end: { $steps }.
about-good = A good: at the end your symbols of it bring points.
    .rule = 5.4
about-good-joker = Counts as one symbol of any good, whichever is best for you at the end.
    .rule = 5.5
about-coins = Coins to bid for the first turn. Only the highest bid is paid.
    .rule = 2.1
about-price = What this place of the row costs. The leftmost card is free; when a card is taken, those behind it move left.
    .rule = 3.2
about-deed-place = Armies from your reserve go to the start region or to regions with a city of yours.
    .rule = 4.2
about-deed-march = Each point is one step of one army to a neighbouring region over land.
    .rule = 4.4
about-deed-sail = Each point is one step of one army, over land or along a dotted line over the sea.
    .rule = 4.6
about-deed-found = Put a city in a region where you have an army. New armies may then appear there.
    .rule = 4.8
about-deed-raze = Take one army of any player off the board, wherever it stands.
    .rule = 4.10
about-region = A region: 1 point at the end for the player with the most pieces here, armies and cities together.
    .rule = 5.2
about-way = A step from one region to a neighbouring one.
    .rule = 4.5
about-continent = A continent: 1 point at the end for the player who controls the most of its regions.
    .rule = 5.3
about-map = A side of the board.
    .rule = 1.1
about-rival = A player whose army may be chosen.
    .rule = 4.10
about-rival-neutral = Armies of a colour that nobody plays: they count for who controls a region, but win nothing.
    .rule = 1.7
about-start = The start region: everybody begins here, and new armies may always appear here.
    .rule = 4.2
about-token = A goods token: at the end it is a symbol for the player who controls the region.
    .rule = 5.6
about-column-coins = Coins that a player has left. There is no income; equal points are decided by coins.
    .rule = 1.4
about-column-cards = Cards that a player has taken. All take equally many.
    .rule = 5.1
about-column-reserve = Armies that are not on the board yet.
    .rule = 4.3
about-column-points = Points as if the game ended now.
    .rule = 5.7
column-coins = Coins
column-cards = Cards
column-reserve = Armies in reserve
column-points = Points
start = Start region
token = Goods token
price =
    { $number ->
        [0] Free
        [one] Costs { $number } coin
       *[other] Costs { $number } coins
    }

# Drawings
icon-coin = Coin
about-icon-coin = Pays for cards: each coin above a place of the row is one to pay. There is no income.
    .rule = 3.2
icon-army = New armies
about-icon-army = { about-deed-place }
    .rule = 4.2
icon-march = March
about-icon-march = { about-deed-march }
    .rule = 4.4
icon-sea-march = Great march
about-icon-sea-march = { about-deed-sail }
    .rule = 4.6
icon-city = City
about-icon-city = { about-deed-found }
    .rule = 4.8
icon-settlement = City on the map
about-icon-settlement = Counts as one piece for who controls the region, and new armies of its player may appear here. It cannot be destroyed.
    .rule = 4.2
icon-destroy = Destroy
about-icon-destroy = { about-deed-raze }
    .rule = 4.10
icon-castle = Start region
about-icon-castle = { about-start }
    .rule = 4.2
icon-ruby = { good-ruby }
about-icon-ruby =
    .rule = 5.4
icon-ore = { good-ore }
about-icon-ore =
    .rule = 5.4
icon-wood = { good-wood }
about-icon-wood =
    .rule = 5.4
icon-anvil = { good-anvil }
about-icon-anvil =
    .rule = 5.4
icon-carrot = { good-carrot }
about-icon-carrot =
    .rule = 5.4
icon-joker = Any good
about-icon-joker = { about-good-joker }
    .rule = 5.5
icon-card = Cards
about-icon-card = { about-column-cards }
    .rule = 5.1
icon-vp = Points
about-icon-vp = Regions, continents and goods bring them at the end.
    .rule = 5.2

# What a choice does: the notes of buttons
about-verb-bid = A secret bid for the first turn, nothing else. Only the highest is paid. The coins must pay for the cards of the whole game.
    .rule = 2.2
about-verb-take = You pay the price of the place. The good of the card is yours, its action comes at once.
    .rule = 3.1
about-verb-choose = Of the two actions on the card only this one is done.
    .rule = 3.6
about-verb-place = One army goes from your reserve to this region.
    .rule = 4.2
about-verb-march = One army of yours takes one step to a neighbouring region.
    .rule = 4.4
about-verb-found = One of your cities is put where you have an army. It stays all game and lets new armies appear there.
    .rule = 4.8
about-verb-raze = One army goes from this region back to its owner's reserve.
    .rule = 4.10
about-verb-whose = Armies of several players stand there: this says whose is destroyed.
    .rule = 4.10
about-verb-done = Ends the action of the card. What it still allows is given up.
    .rule = 3.5
about-verb-settle = A neutral army is put here: it counts like a rival's and never moves.
    .rule = 1.7
