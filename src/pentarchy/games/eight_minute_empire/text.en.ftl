title = Eight-Minute Empire
tagline = One card a turn: raise armies, cross the sea, rule continents, and mind your goods.
reconstructed = Cards, goods and borders are those of the printed game; the names of regions and continents, and which regions get goods tokens, are ours.
    .brief = As printed; names and places of tokens are ours.

# What is asked
ask-bid =
    { $coins ->
        [0] You have no coins to bid.
       *[other] Bid for the first turn, from 0 to { $coins }. Only the highest bid is paid. The coins must last for the cards of the whole game, and going first is worth little: 0 or 1 is a good bid.
    }
ask-take =
    { $coins ->
        [0] Take the free card: you have no coins.
        [one] Take a card; you have { $coins } coin.
       *[other] Take a card; you have { $coins } coins.
    }
ask-choose = Choose what the card does.
ask-place =
    { $count ->
        [one] Place an army. In the start region, or where you have a city.
       *[other] Place { $count } armies. In the start region, or where you have a city.
    }
ask-march =
    { $count ->
        [one] March. One step over land.
       *[other] March. { $count } steps over land.
    }
ask-sail =
    { $count ->
        [one] Great march. One step over land or sea.
       *[other] Great march. { $count } steps over land or sea.
    }
ask-found = Found a city. In a region where you have an army.
ask-raze =
    { $count ->
        [one] Destroy an army. Anybody's, anywhere.
       *[other] Destroy { $count } armies. Anybody's, anywhere.
    }
ask-whose = Whose army in { $region } is destroyed?
ask-garrison =
    { $count ->
        [one] Set the last neutral army. In any region.
       *[other] Set a neutral army. In any region; { $count } are left.
    }

# What can be done
do-bid = Bid { $target }
do-take =
    { $price ->
        [0] Take “{ $target }” for nothing
        [one] Take “{ $target }” for { $price } coin
       *[other] Take “{ $target }” for { $price } coins
    }
do-choose = { $target-choice }
do-place = Place an army in { $target }
do-march = March from { $from } to { $to }
do-found = Found a city in { $target }
do-raze = Destroy an army in { $target }
do-whose = { $target }
do-done = Done
do-settle = Set a neutral army in { $target }
do-reveal = Turn up “{ $target }”
do-unfold = { $target }
do-age = { $target } is the next youngest
do-lay = { $target-short } token

# Other words for the same, for typing
verb-bid = bid
verb-take = take, card
verb-choose = choose
verb-place = place, army
verb-march = march, move, go, sail
verb-found = found, city, build
verb-raze = destroy, raze
verb-whose = whose
verb-done = done, end, pass, stop
verb-settle = set, neutral

# What happened
event-map = The board: { $map }.
event-age =
    { $rank ->
        [1] By lot, { $seat } is the youngest.
       *[other] By lot, { $seat } is number { $rank } by age, the youngest being 1.
    }
event-tokens =
    { $tokens ->
        [one] A goods token lies on the board.
       *[other] { $tokens } goods tokens lie on the board.
    }
event-row =
    { $cards ->
        [one] { $cards } card lies open in the row.
       *[other] { $cards } cards lie open in the row.
    }
event-reveal = New in the row: “{ $card }”.
event-garrison = { $seat } sets a neutral army in { $region }.
event-bid =
    { $coins ->
        [0] { $seat } bids nothing.
        [one] { $seat } bids { $coins } coin.
       *[other] { $seat } bids { $coins } coins.
    }
event-first =
    { $coins ->
        [0] { $seat } begins and pays nothing.
        [one] { $seat } pays { $coins } coin and begins.
       *[other] { $seat } pays { $coins } coins and begins.
    }
event-take =
    { $price ->
        [0] { $seat } takes “{ $card }” for nothing.
        [one] { $seat } takes “{ $card }” for { $price } coin.
       *[other] { $seat } takes “{ $card }” for { $price } coins.
    }
event-place = { $seat } places an army in { $region }.
event-march = { $seat } marches from { $from } to { $to }.
event-found = { $seat } founds a city in { $region }.
event-raze = { $seat } destroys an army of { $owner } in { $region }.
event-raze-own = { $seat } destroys an army of their own in { $region }.
event-raze-neutral = { $seat } destroys a neutral army in { $region }.
event-stop = { $seat } stops there.
event-skip = { $seat } leaves one half of the card out.
event-decline = { $seat } does not use the card.
event-idle = { $seat } has no use for the card.
event-rest = { $seat } has no use for the rest of the card.
event-over = The last card is taken: the game is over.

# Why not
why-other-map = That region is on the other side of the board.
why-not-in-row = This card does not lie in the row.
why-too-dear =
    { $price ->
        [one] This place costs { $price } coin, and you have { $coins }.
       *[other] This place costs { $price } coins, and you have { $coins }.
    }
why-card-first = First take a card.
why-one-card = You have taken a card: now comes its action.
why-not-on-card = The card does not show that.
why-no-use = That would change nothing: there is no piece or no place for it.
why-not-site = New armies come to the start region, or to a region with a city of yours.
why-no-army = You have no army there.
why-not-neighbours = These regions are not neighbours.
why-over-sea = A march does not cross the sea; a great march does.
why-nobody = No army stands there.
why-not-there = They have no army in { $region }.
why-finish = First say whose army is destroyed.
why-no-such-bid = You can bid from 0 to { $coins }: that is all you have.
why-bid-first = First everybody bids for the first turn.

# What cards do: .choice on a button
deed-place = New armies
    .choice = Place armies
deed-march = March
    .choice = March over land
deed-sail = Great march
    .choice = March over land and sea
deed-found = City
    .choice = Found a city
deed-raze = Destroy
    .choice = Destroy an army

# A user's cards are named by spoken.py from their rows, with these words
-deed-place =
    { $count ->
        [1] place an army
       *[other] place { $count } armies
    }
-deed-march = march { $count }
-deed-sail = great march { $count }
-deed-found =
    { $count ->
        [1] found a city
       *[other] found { $count } cities
    }
-deed-raze =
    { $count ->
        [1] destroy an army
       *[other] destroy { $count } armies
    }
-deeds-or = { " or " }
-deeds-and = { " and " }

# Goods: .short on a card
good-ruby = Rubies
    .short = Ruby
good-ore = Ore
    .short = Ore
good-wood = Wood
    .short = Wood
good-anvil = Anvils
    .short = Anvil
good-carrot = Carrots
    .short = Carrot
good-joker = Jokers
    .short = Joker
good = { $name }
    .short = { $name }

# Other things
coins = { $name }
way = { $name }
map-a = side A, four continents
map-b = side B, five continents
map = map { $name }
neutral = neutral
rival-neutral = neutral
rival = { $name }
regions = Regions
continents = Continents
goods = Goods
tie-coins = Equal points: coins
tie-armies = Equal again: armies on the board
tie-regions = Equal again: controlled regions
collecting = Goods you may still collect
jokers = Jokers
purse = Coins left to spend
savings = Coins: they decide ties
turns = More turns than the others
order = Your place in the turn order
unrest = How safe your regions are
rivalry = How safe your continents are
tied = Regions where you are level with a rival
short = Regions you win with one more army
exposed = Regions out of your rivals’ reach
free = Armies free to move on
frontier = Empty regions next to yours
ranks = More armies on the board
deeds = What the card still lets you do
cities = Your cities, where new armies can start
card = { $name }
region = { $name }
continent = { $name }

# Options: .values where the words are not plain from the kind
map-random = by lot
option-map = The side of the board: by lot, A (four continents) or B (five)
option-tokens = Goods tokens lie in outlying regions and count for who controls them
option-destroyed_return = A destroyed army goes back to its owner's reserve; otherwise it is out of the game (rule 4.11)
option-lone_jokers = A joker may stand for a good of which one has nothing else (rule 5.5)
option-neutral = Two players set ten neutral armies first (a rule of the English edition)
option-ages = The seats from the youngest player to the oldest, instead of the lot
    .values = all seats, counted from 0, such as 1,0,2
option-standing = The points of every seat from earlier games of a long game
    .values = one number a seat, such as 17,21
    .default = no earlier games

# Parts, by table of the components file
part-good = Goods
part-card = Cards
part-map = Sides of the board
part-continent = Continents
part-region = Regions

# Options and components that cannot be used
bad-map = option map: the components have no map '{ $key }'
bad-ages = option ages: name each of the seats 0 to { $last } once
bad-standing = option standing: name one number for each of the { $seats } seats
bad-neutral = option neutral: it is for 2 players, not for { $seats }
parts-none = there is none
parts-start-armies = { $start } armies start, but there are { $armies }
parts-prices = prices begin with 0 and do not fall
parts-high = { $field } are at most 99
parts-joker = 'joker' is the word for cards that count as any good
parts-steps = steps must be { $wanted } rising numbers
parts-good = unknown good '{ $key }'
parts-join = join is given exactly when there are two things to do
parts-same = the two things to do are the same
parts-few-cards = { $cards } cards for { $seats } players, at least { $needed } are needed
parts-map = unknown map '{ $key }'
parts-continent = unknown continent '{ $key }'
parts-neighbour = { $field } names an unknown neighbour '{ $key }'
parts-one-sided = { $field } names { $key }, but { $key } does not name { $own }
parts-far = { $field } names { $key }, which lies on another map
parts-both = a neighbour is either by land or over the sea
parts-starts = it needs one start region, not { $count }
parts-together = the regions of a map stand together
parts-apart = some region cannot be reached from the start region
parts-tokens = { $marked } regions get a token, but there are { $tokens }

# Around the board
board-row = The row
board-players = Players
board-free = free
board-taken = taken
board-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
board-cards = { $count } of { $all } cards
board-reserve =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } and { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } in reserve
board-first = first turn
board-pile =
    { $cards ->
        [one] { $cards } card in the pile
       *[other] { $cards } cards in the pile
    }

# Notes about parts; their ids are made of the words in the components file
note-neutral-armies-is-from-the-english-edition-the-rulebook-that-we-follow-has-none = neutral_armies is from the English edition; the rulebook that we follow has none
note-that-a-token-lies-here-is-our-choice = that a token lies here is our choice
