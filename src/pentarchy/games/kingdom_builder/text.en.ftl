title = Kingdom Builder
tagline = Settle a shared map of hexes; three cards, new every game, say what pays.
reconstructed = Every map, card, tile and number is as printed; only the Russian names of six kingdom cards are our translation.
    .brief = All is as printed; six Russian names of cards are ours.

# What is asked
ask-before =
    { $builds ->
        [one] Build a settlement { $terrain-on }.
       *[other] Build { $builds } settlements { $terrain-on }.
    }
ask-between =
    { $builds ->
        [one] Build one more settlement { $terrain-on }.
       *[other] Build { $builds } more settlements { $terrain-on }.
    }
ask-after = All built. Use a tile, or end your turn.
ask-tile-build = { $tile }. { $tile-does }
ask-lift = { $tile }. Choose the settlement to move.
ask-land = { $tile }. Choose its new hex.

# What can be done
do-build = Build on { $target }
do-lift = Pick up the settlement on { $target }
do-move = Move it to { $target }
do-use = Use the { $target }: { $target-brief }
do-end = End your turn
do-draw = Draw { $target-card }
do-lay = Lay the { $target }
do-turn = Lay it { $target }
do-reveal = Reveal the { $target }
do-start = { $target } begins

# Other words for the same, for typing
verb-build = build, settle
verb-lift = lift, take
verb-move = move, put, to
verb-use = use, tile
verb-end = end, pass, done

# What happened
event-kingdom-card = Kingdom card: { $card }.
event-kingdom-card-several = Kingdom cards: { $card }.
    .of = card
event-start = { $seat } begins.
event-draw = { $seat } draws { $terrain-card }.
event-play-card = { $seat } plays { $terrain-card }.
event-build = { $seat } builds on { $cell }.
event-last-settlement = That was the last settlement of { $seat }: the round is played to its end.
event-use-tile = { $seat } uses the { $tile }.
event-move = { $seat } moves a settlement from { $from } to { $to }.
event-take-tile = { $seat } takes the { $tile } tile.
event-lose-tile = { $seat } loses the { $tile } tile.
event-card-gone = No { $terrain-hex } is free: the card leaves the game.
event-replacement = { $seat } draws { $terrain-card } instead.
event-reshuffle =
    { $cards ->
        [one] The only discarded card becomes the new pile.
       *[other] The { $cards } discarded cards are shuffled into a new pile.
    }
event-over = The game is over.

# Why not
why-occupied = This hex is already taken.
why-not-buildable = Nothing can be built on this hex.
why-not-card = Your card says: build { $terrain-on }.
why-not-beside = Stay beside your own settlements: there is a fitting hex that touches one.
why-not-region = { $tile-only }
why-put-back = A settlement cannot be put back where it stood.
why-not-own = None of your settlements stands here.
why-nowhere-to-go = This settlement has nowhere to go.
why-held-at-home = Beside your others, the only fitting hex is the one it stands on.
why-no-tile = You do not have the { $target } tile.
why-tile-not-ready = The { $target } is not ready: it was used or taken this turn.
why-no-supply = The { $target } needs a settlement from your supply, and there is none left.
why-no-target = There is no hex for the { $target } now.
why-all-held-at-home = The { $target } can move none of yours: in contact there is no fitting hex but where each stands.
why-not-skipped =
    { $builds ->
        [one] There is one settlement you still have to build.
       *[other] There are { $builds } settlements you still have to build.
    }
why-not-between = Tiles wait until the mandatory settlements are built.
why-all-built = The mandatory settlements are built; now only a tile can build more.
why-complete = Finish the { $tile } first.

# Terrain: .on where to build, .onto where to move, .beside what, .card a card of it, .hex one hex of it, .mark on the board
terrain-plains = Plains
    .on = on the plains
    .onto = onto the plains
    .beside = plains
    .card = a Plains card
    .hex = plains hex
    .mark = P
terrain-canyon = Canyon
    .on = in the canyon
    .onto = into the canyon
    .beside = a canyon
    .card = a Canyon card
    .hex = canyon hex
    .mark = C
terrain-desert = Desert
    .on = in the desert
    .onto = into the desert
    .beside = a desert
    .card = a Desert card
    .hex = desert hex
    .mark = D
terrain-flowers = Flower field
    .on = in the flower fields
    .onto = into the flower fields
    .beside = a flower field
    .card = a Flower field card
    .hex = flower field hex
    .mark = L
terrain-forest = Forest
    .on = in the forest
    .onto = into the forest
    .beside = a forest
    .card = a Forest card
    .hex = forest hex
    .mark = F
terrain-water = Water
    .on = on water
    .onto = onto water
    .beside = water
    .card = a Water card
    .hex = water hex
    .mark = ~
terrain-mountain = Mountain
    .on = on a mountain
    .onto = onto a mountain
    .beside = a mountain
    .card = a Mountain card
    .hex = mountain hex
    .mark = ^
terrain = { $name }
    .on = on { $name }
    .onto = onto { $name }
    .beside = { $name }
    .card = a { $name } card
    .hex = { $name } hex
    .mark = { $name }
unseen = hidden
    .card = a card

# Location tiles and kingdom cards are put together from these by spoken.py, from their rows of the components.
# Tiles: .does what it does, .brief the same in a list, .only where else it does not, .mark on the board
-stop = .
-does-build = Build one settlement
-does-move = Move one settlement
-brief-build = build one
-brief-move = move one
-only-build = The { $tile } builds only
-only-move = The { $tile } moves a settlement only
-only-jump = The { $tile } moves a settlement exactly
-build-card = on your card's terrain
-move-card = to your card's terrain
-build-edge = on the edge of the board
-move-edge = to the edge of the board
-build-line-end = at an end of a straight line of three or more of yours
-move-line-end = to an end of a straight line of three or more of yours
-move-two-away = two hexes in a straight line
-in-contact = , beside another of your own if possible
-out-of-contact = , beside your own or not
-ground =
    { $form ->
        [on] on { $name }
        [onto] onto { $name }
        [card] a { $name } card
        [hex] { $name } hex
       *[other] { $name }
    }
tile = { $name }
    .does = It does what the components file says.
    .brief = as the components file says
    .only = This is not the kind of hex that the { $name } asks for.
    .mark = { $name }

# Kingdom cards: .pays what each pays
-gold = { $count } gold
-for-settlement-beside =
    { $per ->
        [1] for each settlement beside
       *[other] for every { $per } settlements beside
    }
-beside-castle = a castle
-beside-location = a location
-or = { " or " }
-for-linked-places =
    { $per ->
        [1] for each castle or location linked to another
       *[other] for every { $per } castles or locations linked to others
    }
-for-row =
    { $per ->
        [1] for each row you are in
       *[other] for every { $per } rows you are in
    }
-for-group =
    { $per ->
        [1] for each separate group
       *[other] for every { $per } separate groups
    }
-for-largest-group =
    { $per ->
        [1] for each settlement of your largest group
       *[other] for every { $per } settlements of your largest group
    }
-for-best-row =
    { $per ->
        [1] for each settlement in your fullest row
       *[other] for every { $per } settlements in your fullest row
    }
-for-poorest-sector =
    { $per ->
        [1] for each settlement in your emptiest sector
       *[other] for every { $per } settlements in your emptiest sector
    }
-for-first-rank = for the most in a sector
-for-next-rank = , { $gold } for the next
-castles = Castles
-for-castle = for each castle you are beside
kingdom = { $name }
    .pays = as the components file says

# Other things
cell = { $letter }{ $row }
section = { $name } section
way-drawn = as drawn
way-turned = turned by 180°
way = { $name }

# What a valuation is made of
freedom = Freedom to build far away
landing = What the moved settlement brings
castles-near = Castles within reach
castles-far = Castles within reach
locations-near = Location tiles within reach
beside-far = Free hexes that your cards pay for
beside-near = Free hexes that your cards pay for
links-far = Castles and locations you can still connect
links-touched = Castles and locations you can still connect
links-near = Castles and locations you can still connect
rows-far = New rows you can still reach
rows-near = New rows you can still reach
groups-far = Room for more separate groups
groups-loose = Room for more separate groups
groups-moves = Room for more separate groups
groups-kept = Room for more separate groups
largest-far = Room for your largest group to grow
largest-near = Room for your largest group to grow
row-room = Room in your fullest row
ranks = Sectors where you can still take the lead
poorest-level = Filling your emptiest sector
poorest-far = Filling your emptiest sector
poorest-empty = Filling your emptiest sector

# Options: .values where the words are not plain from the kind
setup-random = by lot
setup-first-game = the rulebook's first game
option-setup = How the table is set up: by lot, or the rulebook's first game
option-sections = The board, instead of the lot: top left, top right, bottom left, bottom right
    .things = section
    .values = four of oracle, farm, tavern, tower, harbor, paddock, barn, oasis
option-turned = Which of the four sections are turned by 180°; only together with sections
    .values = four of true, false
option-cards = The kingdom cards, instead of the lot
    .things = kingdom
    .values = three of fishermen, merchants, discoverers, hermits, citizens, miners, workers, knights, lords, farmers
option-start = The seat that begins, instead of the lot; seats count from 0
option-lords = Whether the Lords may be drawn
option-late_replacement = A card whose terrain is full is replaced after the mandatory action too (rule 4.4)
option-moved_counts = A settlement that is moved counts as a neighbour of its new hex (rule 6.9)
option-home_counts = The hex that a settlement leaves counts when contact is looked for (rule 6.10)

# Parts, by table of the components file
part-terrain = Terrain
part-location = Locations
part-kingdom = Kingdom cards
part-section = Board sections

# Around the board
board-kingdom = What pays
board-tiles = Locations here
board-players = Players
board-played = Played: { $terrain }
board-builds =
    { $builds ->
        [0] all built
        [one] { $builds } to build
       *[other] { $builds } to build
    }
board-held = You hold: { $terrain }
board-supply = { $count } left
board-start = first
board-pile =
    { $cards ->
        [one] { $cards } card in the pile
       *[other] { $cards } cards in the pile
    }
board-castle = castle
board-open = choose

# Options and components that cannot be used
bad-first-game = option setup: the first game's set-up leaves nothing to choose
bad-turned = option turned: give { $wanted } answers, not { $given }
bad-turned-alone = option turned: it needs option sections
bad-lords = option lords: the Lords are excluded, but chosen as a card
bad-without-lords = option lords: without them there are { $others } cards, not { $wanted }
parts-letter = the letter '{ $letter }' is taken
parts-order = terrains that can be built on come first
parts-cards = cards show only terrain that can be built on
parts-few-cards = cards must be at least { $low }, not { $given }
parts-terrain = where names an unknown terrain '{ $key }'
parts-where = where cannot be '{ $value }'
parts-two-away = 'two-away' is for moves only
parts-beside = beside names an unknown kind of hex '{ $key }'
parts-beside-scores = beside is given exactly when it scores 'settlement-beside'
parts-rows = the map has { $rows } rows, not { $wanted }
parts-hexes = row { $row } of the map has { $hexes } hexes, not { $wanted }
parts-map-letter = row { $row } of the map has an unknown letter '{ $letter }'
parts-no-location = the map has a location, but no location has the section's key
parts-section = unknown section '{ $key }'
parts-section-twice = section '{ $key }' is given twice
parts-kingdom = unknown kingdom card '{ $key }'
parts-first-cards = kingdom must name { $wanted } different cards
parts-few-sections = there are { $count } sections, at least 4 are needed
parts-few-kingdom = there are { $count } cards, { $wanted } are in play
parts-room = { $settlements } settlements do not fit on the { $hexes } hexes of the poorest board
