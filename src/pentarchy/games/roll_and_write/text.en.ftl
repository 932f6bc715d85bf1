title = Imperial Settlers: Roll & Write
tagline = Ten rolls, one pencil: cross boxes, open fields and let your buildings grow.
reconstructed = The rulebook prints neither sheets nor dice: tracks, fields, favours, titles and the rules are certain; costs, points, circles, blueprints, faces of the dice, buildings and adventure sheets are reconstructed.
    .brief = Sheets and dice are reconstructed; the rules are certain.

# What is asked
ask-favour = Take a favour for this round.
ask-window = Change your dice now, or go on: later is too late.
ask-pick-dice = { $building }: pick the dice to roll again.
ask-turn-die = { $building }: pick the die to turn.
ask-turn-to = { $building }: what shall { $die } show?
ask-choose-gain =
    { $count ->
        [one] { $building }: gain { $count } resource. Of which type?
       *[other] { $building }: gain { $count } resources. Of which type?
    }
ask-expand =
    { $actions ->
        [0] Your actions are used up. Only what costs none is open.
        [one] Cross a box or harvest a circle. { $actions } action left.
       *[other] Cross a box or harvest a circle. { $actions } actions left.
    }
ask-which-free = { $box }: which building spares the action?
ask-which-icon = { $box }: one resource less. Which do you spare?
ask-pay-any = { $building }: which resource do you spend?
ask-get-other = { $building }: which resource do you gain?
ask-second-favour = { $building }: which unclaimed favour do you use?
ask-gift = Gift: pick a die; you gain one more of it.
ask-plunder-die = Plunder: pick a die that says what you harvest.
ask-plunder-type = Plunder: gold stands for any type; name one.
ask-plunder = Plunder: harvest { $good } without actions, or stop.
ask-export = Export: give away one resource of a type for a point, or stop.
ask-keep =
    { $left ->
        [one] Keep { $left } resource for the next round: which?
       *[other] Keep { $left } resources for the next round: which?
    }
ask-draft = Draw a structure for one of your buildings, or skip.
ask-outline = { $building }: choose the first section of the structure.

# What can be done
do-take = Take { $target }
do-cross = Cross { $target }
do-harvest = Harvest { $target }
do-use = Use { $target }
do-end = Finish my round
    .sure =
        { $actions ->
            [0] { "" }
            [one] You still have { $actions } action.
           *[other] You still have { $actions } actions.
        }
do-spare = Spare it with { $target }
do-name = { $target }
do-pick = Pick { $target }
do-done = Go on
do-draft = Structure for { $target }
do-outline = Begin at { $target }
do-skip = Draw no structure
do-throw = The roll is { $target }
do-roll = The die shows { $target }
do-muster = The worker die shows { $target }
do-deal = Deal the sheet { $target }
do-offer = Put { $target } in play
do-start = { $target } begins

# Other words for the same, for typing
verb-take = take, favour
verb-cross = cross, build
verb-harvest = harvest, gather
verb-use = use
verb-end = end, finish
verb-done = done, on
verb-skip = skip
verb-draft = draft, structure
verb-outline = outline, at
verb-pick = pick, die
verb-name = name

# What happened
event-sheet = { $seat } plays the sheet { $sheet }.
event-favour-in-play = Favour in play: { $favour }.
event-favour-in-play-several = Favours in play: { $favour }.
    .of = favour
event-start = { $seat } is first player.
event-round = Round { $round }
event-roll = The dice: { $die1 }, { $die2 }, { $die3 }; workers: { $workers }.
event-take-favour = { $seat } takes { $favour }.
event-die = { $seat }: { $die } now shows { $face }.
event-gives =
    { $count ->
        [1] { $seat } gains { $good-one } from { $building }.
       *[other] { $seat } gains { $good-many } × { $count } from { $building }.
    }
event-cross = { $seat } crosses { $box }.
event-harvest =
    { $count ->
        [1] { $seat } harvests { $good-one } at { $circle }.
       *[other] { $seat } harvests { $good } × { $count } at { $circle }.
    }
event-use-favour = { $seat } uses { $favour }.
event-gift = { $seat } is given { $good }.
event-export = { $seat } exports { $good } for a point.
event-complete = { $seat } completes { $building }.
event-bridge = { $seat } completes bridge { $number }.
event-open-field = { $seat } opens the field { $field }.
event-imperial = { $seat } completes the Imperial section of { $track }.
event-keep = { $seat } keeps { $good }.
event-structure = { $seat } draws a structure for { $building }: its number is now { $number }.
event-structure-points =
    { $number ->
        [one] { $seat } draws a structure for { $building }, which counts { $number } point for each at the end.
       *[other] { $seat } draws a structure for { $building }, which counts { $number } points for each at the end.
    }
event-over = The last round is over: points are counted.
event-title =
    { $points ->
        [one] { $points } point: { $seat } is { $rank-a }.
       *[other] { $points } points: { $seat } is { $rank-a }.
    }

# Why not
why-other-sheet = That building is not on your sheet.
why-crossed = This box is crossed already.
why-leftmost = A track is crossed from left to right: the leftmost free box comes first.
why-no-action = You have no action left for it.
why-cannot-pay = You cannot pay the resources in this box.
why-harvested = This circle has been harvested.
why-field-closed = No bridge leads to this field yet.
why-round-ended = You have ended your expansion for this round.
why-complete = First complete the choice that you have begun.
why-not-my-favour = You have not taken this favour this round.
why-favour-used = You have used your favour this round.
why-not-on-sheet = This building is not on your sheet.
why-by-itself = This building works by itself.
why-not-working = This building does not work yet: it is not complete, or was completed this round.
why-too-late = Dice are changed before anything else; now it is too late.
why-used-up = You have used it as often as you may this round.
why-no-effect = You cannot pay for it, or it would do nothing now.
why-spares-nothing = That building does not spare the action for this box.
why-icon = You can spare only a resource in the box, and must be able to pay the rest.
why-not-held = You have none of it.
why-same-type = Gain a basic resource other than the one you spent.
why-claimed = This favour is not in play, or somebody has taken it.
why-no-resource-die = Pick one of the three resource dice.
why-nothing-ripe = Nothing of that type can be harvested now.
why-not-ripe = Only open circles of the chosen type that are not yet harvested.
why-exported = You have exported this type with this token.
why-dice-first = First decide whether to change your dice.
why-not-this-die = This building does not re-roll that die.
why-picked = This die is picked already.
why-none-picked = Pick at least one die.
why-no-such-face = Turn it to stone, wood or food that it does not show.
why-not-given = The building does not give this type.
why-no-blueprint = This building has no blueprint.
why-no-place = Its blueprint fits nowhere on complete sections that are free.
why-off-sheet = The blueprint would not fit on the sheet from there; it is never turned.
why-not-complete = From there it would cover a section that is not complete.
why-in-structure = From there it would cover a section of another structure.
why-not-in-play = This favour is not in play in this game.
why-taken = Somebody has taken this favour this round.

# Favours
favour-ally = Ally
    .does = +1 action this round
    .at-once = yes
favour-gift = Gift
    .does = +1 resource of the type on a die
    .at-once = { "" }
favour-plunder = Plunder
    .does = harvest circles of the type on a die without actions
    .at-once = { "" }
favour-export = Export
    .does = spend up to one stone, wood and food: 1 point each
    .at-once = { "" }
favour-coin = Lucky Coin
    .does = +1 gold this round
    .at-once = yes
favour = { $name }
    .does = as the rules say
    .at-once = { "" }

# Resources and goods
roll-workers = workers:
resource-stone = stone
resource-wood = wood
resource-food = food
resource-gold = gold
resource = { $name }
good-stone = stone
    .one = a stone
    .many = stone
good-wood = wood
    .one = a wood
    .many = wood
good-food = food
    .one = a food
    .many = food
good-gold = gold
    .one = a gold
    .many = gold
good-action = action
    .one = an action
    .many = actions
good-points = point
    .one = a point
    .many = points
good = { $name }
    .one = { $name }
    .many = { $name }

# Tracks, fields, dice
track-walls = Walls
walls = Walls { $name }
track-houses = Houses
houses = Houses { $name }
track-barns = Barns
barns = Barns { $name }
barns-3-1 = Barns 3, box 1
barns-3-2 = Barns 3, box 2
barns-4-1 = Barns 4, box 1
barns-4-2 = Barns 4, box 2
barns-5-1 = Barns 5, box 1
barns-5-2 = Barns 5, box 2
barns-6-1 = Barns 6, box 1
barns-6-2 = Barns 6, box 2
barns-7-1 = Barns 7, box 1
barns-7-2 = Barns 7, box 2
barns-8-1 = Barns 8, box 1
barns-8-2 = Barns 8, box 2
barns-9-1 = Barns 9, box 1
barns-9-2 = Barns 9, box 2
barns-9-3 = Barns 9, box 3
track-bridges = Bridges
bridges = Bridges { $name }
track = { $name }
field-meadow = Near Meadow
meadow = Near Meadow, circle { $name }
field-foothills = Foothills
foothills = Foothills, circle { $name }
field-valley = River Valley
valley = River Valley, circle { $name }
field-lands = Far Lands
lands = Far Lands, circle { $name }
field = { $name }
die-1 = the first die
die-2 = the second die
die-3 = the third die
die-4 = the worker die
die = die { $name }
dice = { $name }
workers = { $name }
section-1-1 = Walls, section 1
section-1-2 = Walls, section 2
section-1-3 = Walls, section 3
section-1-4 = Walls, section 4
section-1-5 = Walls, section 5
section-1-6 = Walls, section 6
section-1-7 = Walls, section 7
section-1-8 = Walls, section 8
section-1-9 = Walls, section 9
section-2-1 = Houses, section 1
section-2-2 = Houses, section 2
section-2-3 = Houses, section 3
section-2-4 = Houses, section 4
section-2-5 = Houses, section 5
section-2-6 = Houses, section 6
section-2-7 = Houses, section 7
section-2-8 = Houses, section 8
section-2-9 = Houses, section 9
section-3-1 = Barns, section 1
section-3-2 = Barns, section 2
section-3-3 = Barns, section 3
section-3-4 = Barns, section 4
section-3-5 = Barns, section 5
section-3-6 = Barns, section 6
section-3-7 = Barns, section 7
section-3-8 = Barns, section 8
section-3-9 = Barns, section 9
section-4-1 = Bridges, section 1
section-4-2 = Bridges, section 2
section-4-3 = Bridges, section 3
section-4-4 = Bridges, section 4
section-4-5 = Bridges, section 5
section-4-6 = Bridges, section 6
section-4-7 = Bridges, section 7
section-4-8 = Bridges, section 8
section-4-9 = Bridges, section 9
section = section { $name }

# Titles of the lone player
rank-commoner = Commoner
    .a = a Commoner
rank-servant = Servant
    .a = a Servant
rank-squire = Squire
    .a = a Squire
rank-knight = Knight
    .a = a Knight
rank-castellan = Castellan
    .a = a Castellan
rank-duke = Duke
    .a = a Duke
rank-king = King
    .a = a King
rank-emperor = Emperor
    .a = an Emperor
rank = { $name }
    .a = { $name }

# Sheets
sheet-1 = Romans I
sheet-2 = Romans II
sheet-3 = Romans III
sheet-4 = Romans IV
sheet-5 = Romans V
sheet-6 = Romans VI
sheet-7 = Romans VII
sheet-8 = Romans VIII
sheet-9 = Barbarians I
sheet-10 = Barbarians II
sheet-11 = Barbarians III
sheet-12 = Barbarians IV
sheet-13 = Barbarians V
sheet-14 = Barbarians VI
sheet-15 = Barbarians VII
sheet-16 = Barbarians VIII
sheet-17 = Egyptians I
sheet-18 = Egyptians II
sheet-19 = Egyptians III
sheet-20 = Egyptians IV
sheet-21 = Egyptians V
sheet-22 = Egyptians VI
sheet-23 = Egyptians VII
sheet-24 = Egyptians VIII
sheet-25 = Japanese I
sheet-26 = Japanese II
sheet-27 = Japanese III
sheet-28 = Japanese IV
sheet-29 = Japanese V
sheet-30 = Japanese VI
sheet-31 = Japanese VII
sheet-32 = Japanese VIII
sheet-33 = Atlanteans I
sheet-34 = Atlanteans II
sheet-35 = Atlanteans III
sheet-36 = Atlanteans IV
sheet-37 = Atlanteans V
sheet-38 = Atlanteans VI
sheet-39 = Atlanteans VII
sheet-40 = Atlanteans VIII
sheet-41 = Aztecs I
sheet-42 = Aztecs II
sheet-43 = Aztecs III
sheet-44 = Aztecs IV
sheet-45 = Aztecs V
sheet-46 = Aztecs VI
sheet-47 = Aztecs VII
sheet-48 = Aztecs VIII
sheet-competition = Competition
sheet = { $name }

# Points and what a bot looks at
favours = Favours
tie-bridges = Equal points: crossed boxes of the Bridges
tie-harvest = Equal again: resources harvested
rounds = Rounds still to come
tracks = What the tracks can still bring
buildings = What your finished buildings give each round
structures = Structures you can outline
stars = Buildings that score at the end
begun = Buildings you have begun
bridge = The next bridge and its field
further = Structures you can outline
token = The favour you have taken
gold = Gold still to spend

# Options: .values where the words are not plain from the kind
option-mode = How it is played: each on an own sheet, the common competition sheet, one sheet for all, two games with sheets exchanged, or ten games
option-advanced = Whether blueprints and structures are used; only a competition can do without
option-sheets = The adventure sheets instead of the lot: one a seat, in a contest one for all
    .things = sheet
    .values = numbers from 1 to 48
option-favours = The favours in play instead of the lot
    .things = favour
    .values = some of ally, gift, plunder, export, coin
option-start = The first player instead of the lot; seats count from 0
option-plunder = How many circles Plunder harvests (rule 4.3): any number, or just one
option-played = The sheets of the games before, in a duel or campaign; filled in by itself
    .values = nothing
    .default = nothing
option-standing = The points that each seat brings from the games before, in a duel or campaign; filled in by itself
    .values = nothing
    .default = nothing
mode-adventure = Adventure
mode-competition = Competition
mode-contest = Contest
mode-duel = Duel
mode-campaign = Campaign
plunder-any = Any number
plunder-one = Just one

# Parts, by table of the components file
part-die = Dice
part-track = Tracks
part-field = Fields
part-favour = Favours
part-rank = Titles
part-building = Buildings
part-sheet = Settlement sheets

# Buildings, and their boxes
building-farm = Farm
farm = Farm, box { $name }
building-sawmill = Sawmill
sawmill = Sawmill, box { $name }
building-quarry = Quarry
quarry = Quarry, box { $name }
building-gold_mine = Gold Mine
gold_mine = Gold Mine, box { $name }
building-orchard = Orchard
orchard = Orchard, box { $name }
building-lumber_camp = Lumber Camp
lumber_camp = Lumber Camp, box { $name }
building-stone_pit = Stone Pit
stone_pit = Stone Pit, box { $name }
building-storehouse = Storehouse
storehouse = Storehouse, box { $name }
building-masons_yard = Builders' Yard
masons_yard = Builders' Yard, box { $name }
building-granary = Granary
granary = Granary, box { $name }
building-caravanserai = Caravanserai
caravanserai = Caravanserai, box { $name }
building-windmill = Windmill
windmill = Windmill, box { $name }
building-tool_shop = Tool Shop
tool_shop = Tool Shop, box { $name }
building-barracks = Barracks
barracks = Barracks, box { $name }
building-guildhall = Guild Hall
guildhall = Guild Hall, box { $name }
building-inn = Inn
inn = Inn, box { $name }
building-hirelings = Hirelings' Camp
hirelings = Hirelings' Camp, box { $name }
building-market = Market
market = Market, box { $name }
building-brewery = Brewery
brewery = Brewery, box { $name }
building-stonecutter = Stonecutter
stonecutter = Stonecutter, box { $name }
building-carver = Wood Carver
carver = Wood Carver, box { $name }
building-harbour = Harbour
harbour = Harbour, box { $name }
building-hunters = Hunters' Lodge
hunters = Hunters' Lodge, box { $name }
building-woodcutters = Woodcutters' Hut
woodcutters = Woodcutters' Hut, box { $name }
building-stonebreakers = Stonebreakers
stonebreakers = Stonebreakers, box { $name }
building-alchemist = Alchemist
alchemist = Alchemist, box { $name }
building-smelter = Smelter
smelter = Smelter, box { $name }
building-paper_mill = Paper Mill
paper_mill = Paper Mill, box { $name }
building-oracle = Oracle
oracle = Oracle, box { $name }
building-gambling_den = Gambling Den
gambling_den = Gambling Den, box { $name }
building-recruiters = Recruiting Post
recruiters = Recruiting Post, box { $name }
building-temple_fortune = Temple of Fortune
temple_fortune = Temple of Fortune, box { $name }
building-observatory = Observatory
observatory = Observatory, box { $name }
building-stable = Stable
stable = Stable, box { $name }
building-irrigation = Irrigation
irrigation = Irrigation, box { $name }
building-ferry = Ferry
ferry = Ferry, box { $name }
building-ranger = Ranger's House
ranger = Ranger's House, box { $name }
building-surveyor = Surveyor
surveyor = Surveyor, box { $name }
building-fairground = Fairground
fairground = Fairground, box { $name }
building-stonemason = Stonemason
stonemason = Stonemason, box { $name }
building-joinery = Joinery
joinery = Joinery, box { $name }
building-seed_store = Seed Store
seed_store = Seed Store, box { $name }
building-threshing_floor = Threshing Floor
threshing_floor = Threshing Floor, box { $name }
building-crane = Crane
crane = Crane, box { $name }
building-road = Road
road = Road, box { $name }
building-scaffolding = Scaffolding
scaffolding = Scaffolding, box { $name }
building-forum = Forum
forum = Forum, box { $name }
building-colosseum = Colosseum
colosseum = Colosseum, box { $name }
building-tavern = Tavern
tavern = Tavern, box { $name }
building-mason_lodge = Masons' Lodge
mason_lodge = Masons' Lodge, box { $name }
building-shipyard = Shipyard
shipyard = Shipyard, box { $name }
building-drill_yard = Drill Yard
drill_yard = Drill Yard, box { $name }
building-shrine = Shrine
shrine = Shrine, box { $name }
building-town_hall = Town Hall
town_hall = Town Hall, box { $name }
building-statue = Hero's Statue
statue = Hero's Statue, box { $name }
building-bathhouse = Bathhouse
bathhouse = Bathhouse, box { $name }
building-builders_house = Master Builder's House
builders_house = Master Builder's House, box { $name }
building-toll_gate = Toll Gate
toll_gate = Toll Gate, box { $name }
building-triumphal_arch = Triumphal Arch
triumphal_arch = Triumphal Arch, box { $name }
building-cellar = Cellar
cellar = Cellar, box { $name }
building-embassy = Embassy
embassy = Embassy, box { $name }
building-expedition = Expedition Base
expedition = Expedition Base, box { $name }
building-harvest_feast = Harvest Feast
harvest_feast = Harvest Feast, box { $name }
building-pantheon = Pantheon
pantheon = Pantheon, box { $name }
building-palace = Palace
palace = Palace, box { $name }
building-cathedral = Cathedral
cathedral = Cathedral, box { $name }
building-manor = Manor
manor = Manor, box { $name }
building-great_barn = Great Barn
great_barn = Great Barn, box { $name }
building-aqueduct = Aqueduct
aqueduct = Aqueduct, box { $name }
building-monument = Monument
monument = Monument, box { $name }
building-library = Library
library = Library, box { $name }
building-gardens = Hanging Gardens
gardens = Hanging Gardens, box { $name }
building-council = Council of Elders
council = Council of Elders, box { $name }
building-pyramid = Pyramid
pyramid = Pyramid, box { $name }
building-throne_room = Throne Room
throne_room = Throne Room, box { $name }
building-fortress = Fortress
building-architect = Architect
building-obelisk = Obelisk
building-market_stall = Market Stall
building-fortune_teller = Fortune Teller
building-herald = Herald
building-pantry = Pantry
building-ancestors_altar = Ancestors' Altar
building-gatherers = Gatherers
building-day_labourers = Day Labourers
building-scouts = Scouts
building = { $name }

# What buildings do; $n is the building's number as it stands
# How much is gained of what, $about, comes from the building's own row.
does-gain = Gain { $about }.
does-gain_choice-stone-food =
    { $n ->
        [1] Gain a stone or a food.
       *[other] Gain { $n } stone or food, in any mix.
    }
does-gain_choice-stone-wood =
    { $n ->
        [1] Gain a stone or a wood.
       *[other] Gain { $n } stone or wood, in any mix.
    }
does-gain_choice-wood-food =
    { $n ->
        [1] Gain a wood or a food.
       *[other] Gain { $n } wood or food, in any mix.
    }
does-gain_choice-stone-wood-food =
    { $n ->
        [1] Gain a stone, a wood or a food.
       *[other] Gain { $n } stone, wood or food, in any mix.
    }
does-gain_missing =
    { $n ->
        [one] Gain { $n } resource of a basic type that no die shows.
       *[other] Gain { $n } resources of one basic type that no die shows.
    }
does-on_roll-S-1 = If a die shows stone: gain { $about }.
does-on_roll-W-1 = If a die shows wood: gain { $about }.
does-on_roll-F-1 = If a die shows food: gain { $about }.
does-on_roll-pair = If two resource dice match: gain { $about }.
does-on_roll-all_different = If all three resource dice differ: gain { $about }.
does-on_roll-workers-3 = If the worker die shows 3: gain { $about }.
does-on_roll-workers-5 = If the worker die shows 5: gain { $about }.
# What is spent, $pay and $paid, and what is gained, $about, come from the building's own row.
does-convert =
    { $n ->
        [1] Once a round, spend { does-spend }: gain { $about }.
       *[other] Up to { $n } times a round, spend { does-spend }: gain { $about }.
    }
does-spend =
    { $pay ->
        [stone] { $paid } stone
        [wood] { $paid } wood
        [food] { $paid } food
        [action] { $paid ->
            [one] { $paid } action
           *[other] { $paid } actions
        }
       *[any] any resource
    }
does-amount =
    { $good ->
        [stone] { $count } stone
        [wood] { $count } wood
        [food] { $count } food
        [gold] { $count } gold
        [action] { $count ->
            [one] { $count } action
           *[other] { $count } actions
        }
        [points] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[any] another basic resource
    }
does-amount-and = { does-amount } and { $about }
does-discount-walls =
    { $n ->
        [1] Each round the first box on Walls costs a resource less.
       *[other] Each round the first { $n } boxes on Walls cost a resource less each.
    }
does-discount-houses =
    { $n ->
        [1] Each round the first box on Houses costs a resource less.
       *[other] Each round the first { $n } boxes on Houses cost a resource less each.
    }
does-discount-barns =
    { $n ->
        [1] Each round the first box with resources on Barns costs a resource less.
       *[other] Each round the first { $n } boxes with resources on Barns cost a resource less each.
    }
does-discount-bridges =
    { $n ->
        [1] Each round the first box with resources on Bridges costs a resource less.
       *[other] Each round the first { $n } boxes with resources on Bridges cost a resource less each.
    }
does-free_action-walls =
    { $n ->
        [1] Each round the first box on Walls costs no action.
       *[other] Each round the first { $n } boxes on Walls cost no action.
    }
does-free_action-houses =
    { $n ->
        [1] Each round the first box on Houses costs no action.
       *[other] Each round the first { $n } boxes on Houses cost no action.
    }
does-free_action-barns =
    { $n ->
        [1] Each round the first box on Barns costs no action.
       *[other] Each round the first { $n } boxes on Barns cost no action.
    }
does-free_action-bridges =
    { $n ->
        [1] Each round the first box on Bridges costs no action.
       *[other] Each round the first { $n } boxes on Bridges cost no action.
    }
does-free_action-village =
    { $n ->
        [1] Each round the first box in the Settlement costs no action.
       *[other] Each round the first { $n } boxes in the Settlement cost no action.
    }
does-free_action-blank =
    { $n ->
        [1] Each round the first blank box costs no action.
       *[other] Each round the first { $n } blank boxes cost no action.
    }
does-free_action-harvest =
    { $n ->
        [1] Each round the first harvest costs no action.
       *[other] Each round the first { $n } harvests cost no action.
    }
does-harvest_extra =
    { $n ->
        [1] Each round the first harvest brings one more resource of its type.
       *[other] Each round the first { $n } harvests bring one more resource of their type each.
    }
does-harvest_vp =
    { $n ->
        [1] Each round the first harvest brings 1 point.
       *[other] Each round the first { $n } harvests bring 1 point each.
    }
does-when-same_track-3 = Cross at least 3 boxes on one track in a round: gain { $about }.
does-when-tracks-4 = Cross a box on each of the 4 tracks in a round: gain { $about }.
does-when-crossed-5 = Cross at least 5 building boxes in a round: gain { $about }.
does-when-harvest-2 = Harvest at least twice in a round: gain { $about }.
does-when-spend_S-4 = Spend at least 4 stone on boxes in a round: gain { $about }.
does-when-spend_W-4 = Spend at least 4 wood on boxes in a round: gain { $about }.
does-when-spend_F-4 = Spend at least 4 food on boxes in a round: gain { $about }.
does-each-building = From the round after its completion: gain { $about } for each building you complete.
does-each-bridge = From the round after its completion: gain { $about } for each bridge you complete.
does-each-imperial = From the round after its completion: gain { $about } for each Imperial section you complete.
does-each-structure = From the round after its completion: gain { $about } for each structure you draw.
does-store =
    { $n ->
        [one] Keep one unspent resource for the next round.
       *[other] Keep up to { $n } unspent resources for the next round.
    }
does-second_favour = Once a round, spend any resource: use a favour that nobody has taken.
does-instant = When completed: gain { $about } at once.
does-open_field = When completed: your first closed field opens.
does-reroll-resource =
    { $n ->
        [one] First of all: re-roll one resource die.
       *[other] First of all: re-roll up to { $n } resource dice together.
    }
does-reroll-worker = First of all: re-roll the worker die.
does-reroll-all = First of all: re-roll any of the 4 dice together.
does-set_die =
    { $n ->
        [one] First of all: turn one resource die to stone, wood or food.
       *[other] First of all: turn up to { $n } resource dice to stone, wood or food.
    }
does-end_per-imperial =
    { $n ->
        [one] At the end: { $n } point for each complete Imperial section.
       *[other] At the end: { $n } points for each complete Imperial section.
    }
does-end_per-building =
    { $n ->
        [one] At the end: { $n } point for each complete building of this sheet, itself included.
       *[other] At the end: { $n } points for each complete building of this sheet, itself included.
    }
does-end_per-structure =
    { $n ->
        [one] At the end: { $n } point for each structure of any kind.
       *[other] At the end: { $n } points for each structure of any kind.
    }
does-end_per-column =
    { $n ->
        [one] At the end: { $n } point for each column with all 4 sections complete.
       *[other] At the end: { $n } points for each column with all 4 sections complete.
    }
does-end_per-lowest =
    { $n ->
        [one] At the end: { $n } point for each complete section of the shortest of Walls, Houses, Barns.
       *[other] At the end: { $n } points for each complete section of the shortest of Walls, Houses, Barns.
    }
does-end_per-bridge =
    { $n ->
        [one] At the end: { $n } point for each complete bridge.
       *[other] At the end: { $n } points for each complete bridge.
    }
does-end_per-walls-2 =
    { $n ->
        [one] At the end: { $n } point for every 2 complete sections of Walls.
       *[other] At the end: { $n } points for every 2 complete sections of Walls.
    }
does-end_per-houses-2 =
    { $n ->
        [one] At the end: { $n } point for every 2 complete sections of Houses.
       *[other] At the end: { $n } points for every 2 complete sections of Houses.
    }
does-end_per-barns-2 =
    { $n ->
        [one] At the end: { $n } point for every 2 complete sections of Barns.
       *[other] At the end: { $n } points for every 2 complete sections of Barns.
    }
does-end_per-circles-2 =
    { $n ->
        [one] At the end: { $n } point for every 2 harvested circles.
       *[other] At the end: { $n } points for every 2 harvested circles.
    }
does-end_per-triple5 =
    { $n ->
        [one] At the end: { $n } point if Walls, Houses and Barns have at least 5 complete sections each.
       *[other] At the end: { $n } points if Walls, Houses and Barns have at least 5 complete sections each.
    }
does-end_per-any_imperial =
    { $n ->
        [one] At the end: { $n } point if at least one Imperial section is complete.
       *[other] At the end: { $n } points if at least one Imperial section is complete.
    }
does-structure_vp =
    { $n ->
        [one] At the end: { $n } point for each structure of this blueprint.
       *[other] At the end: { $n } points for each structure of this blueprint.
    }

# Options that are refused
bad-mode = option mode: a { $mode } is for { $high ->
        [2] 2
       *[other] { $low }–{ $high }
    } players, not for { $seats }
bad-advanced = option advanced: only a competition is played without blueprints
bad-played = option played: only a duel or a campaign has games before
bad-standing-mode = option standing: only a duel or a campaign has games before
bad-standing = option standing: give { $wanted } of them, not { $given }
bad-series = option played: a { $mode } has { $games } games

# Around the board
board-round = Round { $round } of { $rounds }
board-dice = Dice: { $dice }; workers: { $workers }
board-pool = Actions: { $actions }; at hand: { $pool }
board-favour = Favour: { $favour }
board-favour-used = Favour used: { $favour }
board-first = first player
board-rank = Title so far: { $rank }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Components that cannot be used
parts-cost = a box costs stone, wood and food (S, W, F), not '{ $cost }'
parts-track = this track is { $key }
parts-sections = a track has { $wanted } sections with points under each
parts-falling = points must not fall
parts-bridges = the sections of the bridges must rise from 1 to 9
parts-circle = a circle holds resources of one basic type, not '{ $given }'
parts-drawing = a drawing is made of rows of # and . of one length
parts-too-large = it does not fit on the Empire sheet
parts-empty = it has no section
parts-blueprint = unknown blueprint '{ $key }'
parts-effect = the effect '{ $key }' takes { $wanted }
parts-star = a star stands with what counts at the end, and only there
parts-structures = points for structures need a blueprint
parts-boxes = what happens on completion needs boxes to complete
parts-discount = a discount is for a track
parts-pay = one kind of thing is paid: S, W, F, A or any
parts-second-favour = a second favour costs one resource of any kind
parts-pay-any = of any kind just one resource is paid
parts-get-any = one of any kind is given for one of any kind
parts-building = unknown building '{ $key }'
parts-building-twice = building '{ $key }' is given twice
parts-few-favours = there are { $count } favours, { $wanted } are in play
parts-few-sheets = there are { $count } sheets, at least { $least } are needed
parts-ranks = points must rise from 0
parts-clash = '{ $key }' is the key of a track or field

# Notes about parts; their ids are made of the words in the components file
note-order-and-number-of-sections-are-printed-points-from-section-5-on-raised-for-balance-4-and-6-are-printed = order and number of sections are printed; points from section 5 on raised for balance; 4 and 6 are printed
note-order-and-number-of-sections-are-printed-points-raised-for-balance = order and number of sections are printed; points raised for balance
note-order-and-number-of-sections-are-printed-points-raised-for-balance-a-14-is-printed = order and number of sections are printed; points raised for balance; a 14 is printed
note-order-and-number-of-sections-are-printed-points-raised-for-balance-a-5-is-printed = order and number of sections are printed; points raised for balance; a 5 is printed
note-that-there-are-four-fields-is-published = that there are four fields is published
note-the-range-how-often-each-number-is-there-is-reconstructed = the range; how often each number is there is reconstructed
note-the-symbols-are-published-how-often-each-is-there-is-not = the symbols are published, how often each is there is not
note-the-third-building-is-reconstructed = the third building is reconstructed
note-the-blueprint-is-reconstructed = the blueprint is reconstructed
note-the-name-all-else-is-reconstructed = the name; all else is reconstructed
note-name-and-role-cost-number-and-blueprint-are-reconstructed = name and role; cost, number and blueprint are reconstructed
note-name-and-role-and-that-it-stands-from-the-start-number-and-blueprint-are-reconstructed = name and role, and that it stands from the start; number and blueprint are reconstructed
