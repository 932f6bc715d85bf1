title = Founders of the Empire
tagline = Build a realm of square tiles, each paid for by what its neighbours make.
reconstructed = The rulebook prints no list of the tiles: how many there are, how they work and what it or reviews name is certain; all other names, costs and products are reconstructed.
    .brief = Most tiles are reconstructed; the rules are certain.

# What is asked
ask-draft = Take a nature tile for your realm.
ask-second = { $tile }: lay it beside your first tile.
ask-open = Open a tile from one of the stacks.
ask-turn = Attach a tile, or play a token first.
ask-attach = Attach a tile.
ask-attach-bought = Attach a tile. You have bought { $bought }.
ask-stuck = No open tile fits. Take the top nature tile.
ask-stuck-replace = No open tile fits on a free cell. Take the top nature tile, or replace a tile of yours.
ask-stuck-replace-token = No open tile fits on a free cell. Take the top nature tile or replace a tile of yours; you may play a token first.
ask-stuck-token = No open tile fits. Take the top nature tile, or play a token first.
ask-pass = No open tile fits, and the nature stack is empty. End your turn.
ask-pass-replace = No open tile fits on a free cell, and the nature stack is empty. Replace a tile of yours, or end your turn.
ask-pass-replace-token = No open tile fits on a free cell, and the nature stack is empty. Replace a tile of yours or end your turn; you may play a token first.
ask-pass-token = No open tile fits, and the nature stack is empty. End your turn, or play a token first.
ask-place = { $tile }: choose its place.
ask-war = War. Choose the tile to ruin.
ask-coin = Coin. Choose the tile whose resource you buy.
ask-name = { $tile }: what do you buy?
ask-cart = Cart. Choose a corner where four of your tiles meet.
ask-master = { $master }: choose a tile that makes { $resource }.
ask-answer = { $asker } offers to end the game: no open prize can be attached any more.
ask-last-master = The game ends. Lay a master, or keep it in hand.

# What can be done
do-take = Take { $target-a }
do-open = Open a tile from the { $target }
do-attach = Attach { $target-a }
do-place =
    { $replaces ->
        [0] Lay it on { $target }
       *[other] Replace the { $old } on { $target }: costs a point at the end
    }
    .shown =
        { $replaces ->
            [0] { $neighbours ->
                [1] Lay it with the { $first } { $first-side }
               *[other] Lay it with the { $first } { $first-side } and the { $second } { $second-side }
            }
           *[other] Replace the { $old }: costs a point at the end
        }
do-use = Play { $target-a }
do-ruin = Ruin { $rival }’s { $tile } on { $cell }
    .shown = Ruin { $rival }’s { $tile }
do-buy =
    { $choices ->
        [1] Buy { $makes } from { $rival }’s { $tile } on { $cell }
       *[other] Buy { $makes } or { $other } from { $rival }’s { $tile } on { $cell }
    }
    .shown =
        { $choices ->
            [1] Buy { $makes } from { $rival }’s { $tile }
           *[other] Buy { $makes } or { $other } from { $rival }’s { $tile }
        }
do-name = Buy { $target }
do-join = Lay the cart on the corner between { $near } and { $far }
    .shown = Lay the cart on the lit corner
do-settle = Let { $master-a } live on the { $tile } on { $target }
    .shown = Let { $master-a } live on the { $tile }
do-explore = Take the top nature tile
do-pass = End your turn without a tile
do-offer = Offer to end the game
do-agree = Agree: end the game
do-decline = Play on
do-done = Keep the masters in hand
do-reveal = Open { $target-a }
do-start = { $target } begins
do-deal = Draw { $target-a }
do-hire = Draw { $target-a }

# Other words for the same, for typing
verb-take = take
verb-open = open
verb-attach = attach, add
verb-place = place, put, lay
verb-use = use, play
verb-ruin = ruin, war
verb-buy = buy
verb-name = name
verb-join = join, corner
verb-settle = settle, live
verb-explore = explore, top
verb-pass = pass, end
verb-offer = offer
verb-agree = agree, yes
verb-decline = decline, no
verb-done = done, keep

# What happened
event-prize = Open prize: { $tile }.
event-prize-several = Open prizes: { $tile }.
    .of = tile
event-start = { $seat } begins.
event-take = { $seat } takes { $tile-a }.
event-laid = Laid open: { $tile }.
event-laid-several = Laid open: { $tile }.
    .of = tile
event-clear =
    { $tiles ->
        [one] The row of the { $stack } is full: { $tiles } tile leaves the game.
       *[other] The row of the { $stack } is full: { $tiles } tiles leave the game.
    }
event-open = { $seat } opens { $tile-a } from the { $stack }.
event-attach = { $seat } attaches { $tile-a } on { $cell }.
    .shown = { $seat } attaches { $tile-a }.
event-replace = { $seat } replaces { $old-a } on { $cell } with { $tile-a }.
    .shown = { $seat } replaces { $old-a } with { $tile-a }.
event-gain = { $seat } takes { $token-a }.
event-explore = No open tile fits on a free cell: { $seat } takes { $tile-a } from the nature stack.
event-pass = { $seat } ends the turn without a tile.
event-ruin = { $seat } ruins { $owner }’s { $tile } on { $cell }.
    .shown = { $seat } ruins { $owner }’s { $tile }.
event-coin = { $seat } lays a coin on { $owner }’s { $tile } on { $cell }.
    .shown = { $seat } lays a coin on { $owner }’s { $tile }.
event-buy = { $seat } buys { $resource }.
event-cart = { $seat } lays a cart on the corner between { $near } and { $far }.
    .shown = { $seat } lays a cart on a corner.
event-master = { $seat } lays { $token-a } on the { $tile } on { $cell }.
    .shown = { $seat } lays { $token-a } on the { $tile }.
event-collect =
    { $coins ->
        [one] { $seat } takes a coin off a tile.
       *[other] { $seat } takes { $coins } coins off tiles.
    }
event-offer = { $seat } offers to end the game.
event-agree = { $seat } agrees.
event-decline = { $seat } wants to play on.
event-over = The game is over: { $ending }.

# Why not
why-not-in-draft = This tile is not among those laid out.
why-not-beside-first = The second tile must share a side with the first.
why-open-first = First open a tile from a stack.
why-already-opened = You have opened a tile this turn.
why-stack-empty = This stack is empty.
why-one-token = One token a turn, and you have played one.
why-place-first = First lay the tile you have picked.
why-token-first = First lay the token you have picked.
why-not-open = This tile does not lie open.
why-not-made = Your realm does not make everything that this tile costs.
why-no-place = There is no place whose neighbours pay for this tile.
why-something-fits = An open tile fits on a free cell, so one must be attached.
why-no-nature = The nature stack is empty.
why-explore = The nature stack is not empty: take its top tile.
why-not-beside = A new tile must share a full side with one of yours.
why-too-far = No tile around this place makes { $resource }, and no cart brings any here.
why-silent = The { $by } would make { $resource } here, but makes nothing now: { $cause }.
why-used-twice = The { $by } would have to make both { $resource } and { $other }, but a tile makes only one resource a turn.
why-pays-itself = The { $old } itself would have to make { $resource } here, but a tile that is replaced pays nothing.
why-no-token = You do not hold this token.
why-nowhere = There is nowhere to lay this token now.
why-no-tile-there = No tile of another player lies there.
why-protected = The { $tile } is protected: another tile of its column lies farther away.
why-ruined = The { $tile } is ruined already.
why-makes-nothing = The { $tile } makes nothing that could be bought.
why-not-made-there = This is not what the tile makes.
why-not-four = Four of your tiles must meet at this corner.
why-cart-there = There is a cart at this corner already.
why-not-home = This master lives only on a village tile of yours that makes { $resource }.
why-home-silent = The { $tile } makes nothing now, so no master can live there.
why-no-master-fits = None of your masters can live here.
why-offered = You have offered it this turn, and somebody declined.
why-prizes-possible = Some open prize can still be attached.

# Tiles: .a with its article, .mark on the board of the terminal, .short on a tile
tile-forest = Forest
    .a = a Forest
    .mark = Fo
    .short = Forest
tile-cliff = Cliff
    .a = a Cliff
    .mark = Cl
    .short = Cliff
tile-waterfall = Waterfall
    .a = a Waterfall
    .mark = Wf
    .short = Waterfall
tile-river = River
    .a = a River
    .mark = Ri
    .short = River
tile-grove = Grove
    .a = a Grove
    .mark = Gr
    .short = Grove
tile-lake = Lake
    .a = a Lake
    .mark = La
    .short = Lake
tile-mine = Mine
    .a = a Mine
    .mark = Mi
    .short = Mine
tile-gold-mine = Gold Mine
    .a = a Gold Mine
    .mark = Go
    .short = Gold Mine
tile-weaving-house = Weaving House
    .a = a Weaving House
    .mark = We
    .short = Weaving House
tile-pasture = Pasture
    .a = a Pasture
    .mark = Pa
    .short = Pasture
tile-winery = Winery
    .a = a Winery
    .mark = Wi
    .short = Winery
tile-fishing-village = Fishing Village
    .a = a Fishing Village
    .mark = Fi
    .short = Fishing Village
tile-camp-iron = Military Camp (wood + iron)
    .a = a Military Camp (wood + iron)
    .mark = Ca
    .short = Military Camp
tile-camp-gold = Military Camp (water + gold)
    .a = a Military Camp (water + gold)
    .mark = Ca
    .short = Military Camp
tile-camp-cloth = Military Camp (stone + cloth)
    .a = a Military Camp (stone + cloth)
    .mark = Ca
    .short = Military Camp
tile-camp-horses = Military Camp (stone + horses)
    .a = a Military Camp (stone + horses)
    .mark = Ca
    .short = Military Camp
tile-camp-wine = Military Camp (plants + wine)
    .a = a Military Camp (plants + wine)
    .mark = Ca
    .short = Military Camp
tile-camp-fish = Military Camp (plants + fish)
    .a = a Military Camp (plants + fish)
    .mark = Ca
    .short = Military Camp
tile-market-iron = Market (plants + iron)
    .a = a Market (plants + iron)
    .mark = Mk
    .short = Market
tile-market-gold = Market (stone + gold)
    .a = a Market (stone + gold)
    .mark = Mk
    .short = Market
tile-market-cloth = Market (water + cloth)
    .a = a Market (water + cloth)
    .mark = Mk
    .short = Market
tile-market-horses = Market (water + horses)
    .a = a Market (water + horses)
    .mark = Mk
    .short = Market
tile-market-wine = Market (stone + wine)
    .a = a Market (stone + wine)
    .mark = Mk
    .short = Market
tile-market-fish = Market (wood + fish)
    .a = a Market (wood + fish)
    .mark = Mk
    .short = Market
tile-inn-iron = Inn (water + iron)
    .a = an Inn (water + iron)
    .mark = In
    .short = Inn
tile-inn-gold = Inn (plants + gold)
    .a = an Inn (plants + gold)
    .mark = In
    .short = Inn
tile-inn-cloth = Inn (wood + cloth)
    .a = an Inn (wood + cloth)
    .mark = In
    .short = Inn
tile-inn-horses = Inn (wood + horses)
    .a = an Inn (wood + horses)
    .mark = In
    .short = Inn
tile-inn-wine = Inn (water + wine)
    .a = an Inn (water + wine)
    .mark = In
    .short = Inn
tile-inn-fish = Inn (stone + fish)
    .a = an Inn (stone + fish)
    .mark = In
    .short = Inn
tile-workshop-iron = Workshop (stone + iron)
    .a = a Workshop (stone + iron)
    .mark = Ws
    .short = Workshop
tile-workshop-gold = Workshop (wood + gold)
    .a = a Workshop (wood + gold)
    .mark = Ws
    .short = Workshop
tile-workshop-cloth = Workshop (plants + cloth)
    .a = a Workshop (plants + cloth)
    .mark = Ws
    .short = Workshop
tile-workshop-horses = Workshop (plants + horses)
    .a = a Workshop (plants + horses)
    .mark = Ws
    .short = Workshop
tile-workshop-wine = Workshop (wood + wine)
    .a = a Workshop (wood + wine)
    .mark = Ws
    .short = Workshop
tile-workshop-fish = Workshop (water + fish)
    .a = a Workshop (water + fish)
    .mark = Ws
    .short = Workshop
tile-altar-vulcan = Altar of Vulcan
    .a = the Altar of Vulcan
    .mark = *1
    .short = Altar of Vulcan
tile-altar-juno = Altar of Juno
    .a = the Altar of Juno
    .mark = *1
    .short = Altar of Juno
tile-altar-minerva = Altar of Minerva
    .a = the Altar of Minerva
    .mark = *1
    .short = Altar of Minerva
tile-altar-epona = Altar of Epona
    .a = the Altar of Epona
    .mark = *1
    .short = Altar of Epona
tile-altar-bacchus = Altar of Bacchus
    .a = the Altar of Bacchus
    .mark = *1
    .short = Altar of Bacchus
tile-altar-portunus = Altar of Portunus
    .a = the Altar of Portunus
    .mark = *1
    .short = Altar of Portunus
tile-altar-tellus = Altar of Tellus
    .a = the Altar of Tellus
    .mark = *1
    .short = Altar of Tellus
tile-temple-bellona = Temple of Bellona
    .a = the Temple of Bellona
    .mark = *2
    .short = Bellona
tile-temple-vulcan = Temple of Vulcan
    .a = the Temple of Vulcan
    .mark = *2
    .short = Vulcan
tile-temple-juno-moneta = Temple of Juno Moneta
    .a = the Temple of Juno Moneta
    .mark = *2
    .short = Juno Moneta
tile-temple-venus = Temple of Venus
    .a = the Temple of Venus
    .mark = *2
    .short = Venus
tile-temple-mercury = Temple of Mercury
    .a = the Temple of Mercury
    .mark = *2
    .short = Mercury
tile-temple-fortuna = Temple of Fortuna
    .a = the Temple of Fortuna
    .mark = *2
    .short = Fortuna
tile-temple-dioscuri = Temple of the Dioscuri
    .a = the Temple of the Dioscuri
    .mark = *2
    .short = Dioscuri
tile-temple-sol = Temple of Sol
    .a = the Temple of Sol
    .mark = *2
    .short = Sol
tile-temple-liber = Temple of Liber
    .a = the Temple of Liber
    .mark = *2
    .short = Liber
tile-temple-ceres = Temple of Ceres
    .a = the Temple of Ceres
    .mark = *2
    .short = Ceres
tile-temple-neptune = Temple of Neptune
    .a = the Temple of Neptune
    .mark = *2
    .short = Neptune
tile-temple-diana = Temple of Diana
    .a = the Temple of Diana
    .mark = *2
    .short = Diana
tile-great-mars = Great Temple of Mars
    .a = the Great Temple of Mars
    .mark = *3
    .short = Great Mars
tile-great-jupiter = Great Temple of Jupiter
    .a = the Great Temple of Jupiter
    .mark = *3
    .short = Great Jupiter
tile-great-apollo = Great Temple of Apollo
    .a = the Great Temple of Apollo
    .mark = *3
    .short = Great Apollo
tile-great-saturn = Great Temple of Saturn
    .a = the Great Temple of Saturn
    .mark = *3
    .short = Great Saturn
tile-great-minerva = Great Temple of Minerva
    .a = the Great Temple of Minerva
    .mark = *3
    .short = Great Minerva
tile-great-janus = Great Temple of Janus
    .a = the Great Temple of Janus
    .mark = *3
    .short = Great Janus
tile = { $name }
    .a = the { $name }
    .mark = ?
    .short = { $name }

# Resources
resource-wood = wood
resource-stone = stone
resource-plants = plants
resource-water = water
resource-iron = iron
resource-gold = gold
resource-cloth = cloth
resource-horses = horses
resource-wine = wine
resource-fish = fish
resource-war = war
resource-coin = coins
resource-cart = carts
resource-master = masters
resource = { $name }

# Tokens: .a with its article
token-war = War token
    .a = a war token
token-coin = Coin token
    .a = a coin
token-cart = Cart token
    .a = a cart
token-smith = Smith
    .a = the Smith
token-jeweller = Jeweller
    .a = the Jeweller
token-weaver = Weaver
    .a = the Weaver
token-breeder = Horse Breeder
    .a = the Horse Breeder
token-vintner = Vintner
    .a = the Vintner
token-fisherman = Fisherman
    .a = the Fisherman
token = { $name }
    .a = the { $name }

# Other things
stack-nature = nature stack
    .lane = Nature
stack-village = village stack
    .lane = Villages
stack-city = city stack
    .lane = Cities
stack = { $name }
    .lane = { $name }
cell = { $name }
# Where a neighbour lies, seen from the free cell
side-left = on its left
side-right = on its right
side-above = above it
side-below = below it
side = { $name }
corner = { $name }
rival-cell = { $name }
none = nothing
    .a = nothing
    .mark = -
    .short = -
cause-ruined = it is ruined
cause-coin = a coin lies on it
cause-master = a master lives on it
cause = { $name }
ending-prizes = no open prize is left
ending-stacks = the stacks are empty
ending-agreed = all have agreed
ending = { $name }

# Where points come from, and what a bot values
prizes = Prizes
masters = Masters
tokens = Tokens in hand
replaced = Replaced tiles
tie-prizes = Equal points: prizes in the realm
turn = What this turn can still bring
homes = Masters you can already settle
homeless = Masters without a home yet
threat = Tiles safe from your rivals’ war tokens
exposed = Tiles safe from later wars
wars = War tokens with something to ruin
row = Open city tiles you can pay for
market = City tiles you could pay for later
nature = Resources from your nature tiles
villages = Resources from your villages
cities = Resources from your cities
doubles = Resources you make twice
variety = Different resources around one free place
time = Turns still to come
first-0 = Prizes you will soon pay for
first-1 = Prizes you will soon pay for
first-2 = Prizes you will soon pay for
first-3 = Prizes you will soon pay for
first-4 = Prizes you will soon pay for
second-0 = Prizes you will soon pay for
second-1 = Prizes you will soon pay for
second-2 = Prizes you will soon pay for
second-3 = Prizes you will soon pay for
second-4 = Prizes you will soon pay for

# Options
option-start = The seat that begins, instead of the lot; seats count from 0
option-prizes = The open prizes, instead of the lot
    .things = tile
    .values = 8 prizes for two players, 12 for more, such as altar-vulcan, temple-sol, great-mars
option-second_coin = A coin may be laid on a tile that bears one already (rule 7.2)
option-boxed_coin = A coin on a ruined tile that is replaced leaves the game, instead of going to the owner (rule 3.8)
option-ruined_prizes = Ruined prizes count too where points are equal (rule 10.8)

# Parts, by table of the components file
part-resource = Resources
part-token = Tokens
part-master = Masters
part-nature = Nature tiles
part-village = Village tiles
part-city = City tiles
part-prize = Prizes

# Around the board
board-stacks = Open tiles
board-prizes = Prizes
board-tokens = Your tokens
board-no-tokens = no tokens
board-draft = To choose from
board-left =
    { $tiles ->
        [one] { $tiles } tile left
       *[other] { $tiles } tiles left
    }
board-in-stack = { $tiles } in the stack
board-replaced =
    { $tiles ->
        [one] { $tiles } tile replaced
       *[other] { $tiles } tiles replaced
    }
board-bought = Bought: { $resource }
board-empty = no open tile
board-making = Makes now
board-free = Free cells
board-taken = Tiles
board-corners = Corners
board-removed = Tiles that have left the game
board-none-removed = No tile has left the game yet.

# Signs on the board of the terminal
sign-ruined = ruined
sign-ruined-coin = ruined, a coin lies there
sign-master = a master lives there
sign-coin = a coin lies there
sign-cart = a cart on the tile’s far right corner
sign-makes = after it: what the tile makes
sign-either = one of the two each turn
sign-cost = both are needed
sign-points = after it: points at the end
sign-times = so many of them
sign-prize =
    { $points ->
        [one] a prize worth { $points } point
       *[other] a prize worth { $points } points
    }

# What tiles and tokens do
about-cost = Costs: { $cost }.
about-free = Costs nothing.
about-makes =
    { $count ->
        [1] Makes: { $makes }.
       *[other] Makes one of these each turn: { $makes }.
    }
about-gives = Brings { $token-a } when it is attached.
about-gives-master = Brings a master when it is attached, drawn unseen.
about-points =
    { $points ->
        [one] Worth { $points } point at the end.
       *[other] Worth { $points } points at the end.
    }
about-copies = In the box: { $copies }.
about-war = Lay it on the farthest tile of a column in another player’s realm: that tile makes nothing and brings no points any more.
about-coin = Lay it on a tile of another player that makes something: you may use what it makes this turn; the owner goes without in the next turn and then takes the coin.
about-cart = Lay it on a corner where four of your tiles meet: what one of them makes is in reach of all four.
about-master =
    { $points ->
        [one] Lay it on a village tile of yours that makes { $resource }: it makes nothing any more and brings { $points } point at the end.
       *[other] Lay it on a village tile of yours that makes { $resource }: it makes nothing any more and brings { $points } points at the end.
    }
about-in-hand =
    { $points ->
        [one] Still in hand at the end: { $points } point.
       *[other] Still in hand at the end: { $points } points.
    }
about-makers = Made by: { $tiles }.

# Components that cannot be used
parts-tokens = the tokens must be { $wanted }, not { $given }
parts-not-village = '{ $key }' is no village resource
parts-has-master = '{ $key }' has a master already
parts-few-tokens = the city tiles give { $given } of '{ $key }', but there are { $there }
parts-resource = unknown resource '{ $key }'
parts-makes-twice = makes names a resource twice
parts-makes = a tile of this family makes { $most }, not { $given }
parts-points = only prizes are worth points
parts-cost = nature tiles cost nothing, all others cost something
parts-family = '{ $key }' is no resource of this family
parts-no-token = there is no token for '{ $key }'
parts-draft = draft must leave a tile over for { $seats } players
parts-few-prizes = { $held } are too few: { $seats } players need { $wanted }
parts-row = a row cannot hold what opening lays out
parts-many-tiles = there are { $given } tiles, at most { $most } can be
parts-few-tiles = { $held } tiles are too few for { $seats } players

# Notes about parts; their ids are made of the words in the components file
note-name-and-stone-water-and-the-number-of-copies-reconstructed = name and stone; water and the number of copies reconstructed
note-number-of-copies-reconstructed = number of copies reconstructed
note-product-and-number-of-copies-cost-reconstructed = product and number of copies; cost reconstructed
note-the-cost-number-of-copies-reconstructed = the cost; number of copies reconstructed
note-the-name-cost-and-number-of-copies-reconstructed = the name; cost and number of copies reconstructed
note-the-name-pair-and-number-of-copies-reconstructed = the name; pair and number of copies reconstructed
note-the-pair-name-and-number-of-copies-reconstructed = the pair; name and number of copies reconstructed
