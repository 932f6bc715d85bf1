title = Imperial Settlers
tagline = Five rounds to build an empire from cards: settle, deal, raze.
reconstructed = Every value and effect on the 220 cards is as printed; the names of 85 of the 137 different cards are our translation.
    .brief = Cards are as printed; the names of 85 are ours.

# What is asked
ask-faction = Choose the empire you lead. Barbarians have the most workers and raze, Japanese guard their locations with samurai, Romans build with wood and stone, Egyptians have gold for everything.
ask-take = Take one of the open cards.
ask-draft =
    { $passed ->
        [0] Keep one card; the other is discarded.
       *[other] Keep one card; the others go on to the next player.
    }
ask-keep = Keep one of the cards you drew.
ask-deck = Which deck do you draw from?
ask-turn = Your turn: one action, or pass.
ask-spare = Your action is done: a free step, or end your turn.
ask-gold = How much gold stands for { $good } ({ $count } to pay)?
ask-give =
    { $count ->
        [one] Pay one resource of any kind.
       *[other] Pay { $count } resources of any kind.
    }
ask-sacrifice = { $card }: choose the location or foundation you give up.
ask-choose = Choose what you gain.
ask-trade = { $card }: pay for points, if you like.
ask-build-now = Choose the faction card you build at once.
ask-again = Use { $card } once more?
ask-exchange = Exchange another pair of workers, or stop.
ask-under = Under which location does { $card } go?
ask-swap =
    { $points ->
        [one] Give back goods just gained for a point each, or stop.
       *[other] Give back goods just gained for { $points } points each, or stop.
    }
ask-repeat = Choose the deal that brings its good once more.
ask-drop = Choose the deal you discard.
ask-cancel = Choose the enemy's deal that is discarded.
ask-steal = Choose the enemy's deal you take.
ask-mark = Choose the enemy faction location you make a deal with.
ask-demolish = Choose the common location of your own that you raze.
ask-charge = Choose the enemy location you raze.
ask-raze-any =
    { $points ->
        [one] Raze a card from your hand or an enemy location; goods gained can be given back for a point each.
       *[other] Raze a card from your hand or an enemy location; goods gained can be given back for { $points } points each.
    }
ask-plunder = Choose the enemy location whose raze field you take a good from.
ask-remove = Choose the enemy location that is discarded.
ask-block = Choose the enemy action location that cannot be used for the rest of the round.
ask-capture = Choose the enemy location you take over until the round ends.
ask-reset = Choose the action location that can be used again.
ask-produce = Which location produces next?
ask-copy = Choose the production location that produces once more.
ask-rob = Whose supply do you take a resource from?
ask-carry = Which resource do you take from { $victim }?
ask-compel = Who discards a card?
ask-discard = Choose the card you discard.
ask-found = Choose the common card that becomes a foundation.
ask-samurai = Choose where the samurai stands.
ask-lose = Choose which of these equal locations is lost.

# Which card is meant: its number if several of that name lie in one place, and where it lies
that-card =
    { $copy ->
        [0] { $target }
       *[other] { $target } { $copy }
    }
that-card-there = { that-card } ({ $place }{ $holder })
place = { $name }
place-hidden = out of sight
place-own-hand = your hand
place-own-empire = your empire
place-own-foundation = your foundation
place-own-deal = your deal
place-own-route = your trade route
place-own-pack = just drawn
place-their-hand = {"hand of "}
place-their-empire = {"empire of "}
place-their-foundation = {"foundation of "}
place-their-deal = {"deal of "}
place-their-route = {"trade route of "}
place-their-pack = {"looked at by "}
place-offer = on offer
place-discards = discarded
place-line = attack line
place-trophies = trophy
place-under = under a location
virtual-opponent = the virtual opponent

# What can be done
do-choose = Lead the { $target }
do-take = Take { that-card }
do-draw = Draw from { $target }
do-exchange = Exchange two workers for { $target-one }
do-spend = Pay { $target }
do-rob = Take from { $target }
do-compel = { $target } discards a card
do-begin = { $target } begins
do-build = Build { that-card }
do-sacrifice = Give up { that-card-there }
do-deal = Make a deal with { that-card }
do-raze = Raze { that-card } from your hand
    .mean = It costs a raze token, and the card is discarded.
do-attack = Raze { that-card-there }
do-activate = Activate { that-card }
do-shield = Put a shield on { that-card }
do-samurai = Place a samurai on { that-card }
do-tuck = Tuck { that-card } away
do-under = Put it under { that-card }
do-discard = Discard { that-card }
do-found = Lay { that-card } as a foundation
do-demolish = Raze your { that-card }
do-plunder = Take a good of { that-card-there }
do-remove = Discard { that-card-there }
do-block = Block { that-card-there }
do-capture = Take over { that-card-there }
do-reset = Make { that-card } usable again
do-produce = { that-card } produces next
do-copy = { that-card } produces once more
do-repeat = Repeat { that-card-there }
do-drop = Give up { that-card-there }
do-cancel = Discard { that-card-there }
do-steal = Take { that-card-there }
do-mark = Make a deal with { that-card-there }
do-return = Give back { that-card }
do-lose = Lose { that-card }
do-turn-up = { $target } comes up
do-gain =
    { $count ->
        [one] Gain { $target-one }
       *[other] Gain { $count } { $target }
    }
do-give = Pay { $target-one }
do-carry = Take { $target-one }
do-swap = Give back { $target-one }
do-trade =
    { $points ->
        [0] Pay { $target-one }
        [one] Pay { $target-one } for { $points } point
       *[other] Pay { $target-one } for { $points } points
    }
do-bank = Bank { $target-one }
do-pass = Pass for this round
    .sure = You do nothing more this round; goods that no location stores are lost.
do-end = End your turn
do-stop = That is enough
do-done = Keep the rest
do-decline = Pay nothing
do-keep-first = Keep the first: { $first }
do-keep-second = Keep the second: { $second }
do-keep-third = Keep the third: { $third }

# Words for typing: the one that is shown first, then others
verb-choose = lead
verb-take = take
verb-draw = draw
verb-exchange = exchange
verb-spend = pay
verb-rob = rob
verb-compel = compel
verb-begin = begin
verb-build = build
verb-sacrifice = sacrifice
verb-deal = deal
verb-raze = raze
verb-attack = attack
verb-activate = activate, use
verb-shield = shield
verb-samurai = samurai
verb-tuck = tuck
verb-under = under
verb-discard = discard
verb-found = found
verb-demolish = demolish
verb-plunder = plunder
verb-remove = remove
verb-block = block
verb-capture = capture
verb-reset = reset
verb-produce = produce
verb-copy = copy
verb-repeat = repeat
verb-drop = drop
verb-cancel = cancel
verb-steal = steal
verb-mark = mark
verb-return = return
verb-lose = lose
verb-turn-up = open
verb-gain = gain
verb-give = give
verb-carry = carry
verb-swap = swap
verb-trade = trade
verb-bank = bank
verb-pass = pass
verb-end = end
verb-stop = stop, enough
verb-done = done
verb-decline = decline, nothing
verb-keep-first = first
verb-keep-second = second
verb-keep-third = third

# What happened
event-faction = { $seat } leads the { $faction }.
event-first = { $seat } has the first-player token.
event-round = Round { $round } begins.
event-over = The game is over.
event-offer = New on offer: { $card }.
event-offer-several = New on offer: { $card }.
    .of = card
event-take = { $seat } takes { $card }.
event-keep = { $seat } keeps { $card }.
event-hand-on = { $seat } hands a card on to { $to }: { $card }.
event-draw = { $seat } draws from { $deck }: { $card }.
event-draw-several =
    { $known ->
        [0] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        } from { $deck }.
       *[other] { $seat } draws { $count } cards from { $deck }: { $card }.
    }
    .of = card
event-reshuffle =
    { $cards ->
        [one] The only discarded common card becomes the new deck.
       *[other] The { $cards } discarded common cards become the new deck.
    }
event-discard = { $seat } discards { $card }.
event-give-up = { $seat } gives up { $card } for a building.
event-drop = { $seat } gives up the deal { $card }.
event-route-ends = The trade route of { $seat } to { $card } ends.
event-left-over = { $card } is discarded.
event-left-over-several = { $card } are discarded.
    .of = card
event-was-passed = { $seat } had passed { $card } on.
event-was-old = { $card } was from shuffle { $shuffle } of the common deck.
event-gain = { $seat }: { $good } +{ $count }.
event-give-back = { $seat } gives back { $good-one }.
event-not-built = { $seat } can pay for no building any more: { $card } builds nothing.
event-build = { $seat } builds { $card }.
event-deal = { $seat } makes a deal with { $card }.
event-raze-hand = { $seat } razes { $card }, a card from their hand.
event-raze = { $seat } razes { $card }, a location of { $owner }.
event-raze-own = { $seat } razes { $card }, a location of their own.
event-foundation = { $card } is now a foundation of { $seat }.
event-activate = { $seat } activates { $card }.
event-exchange = { $seat } exchanges two workers for { $good-one }.
event-pass = { $seat } passes.
event-shield = { $seat } puts a shield on { $card }.
event-samurai = A samurai of { $seat } guards { $card }.
event-tuck = { $seat } puts { $card } under { $under }.
event-bank = { $seat } puts { $good-one } on { $on }.
event-remove = { $seat } has { $card } discarded, a location of { $owner }.
event-block = { $seat } blocks { $card } of { $owner } for the rest of the round.
event-capture = { $seat } takes over { $card } of { $owner } until the round ends.
event-reset = { $card } of { $seat } can be used again.
event-copy = { $card } produces once more for { $seat }.
event-rob = { $seat } takes { $good-one } from the supply of { $victim }.
event-compel = { $seat } makes { $victim } discard a card.
event-found = { $seat } lays { $card } as a foundation.
event-cancel = { $seat } has the deal { $card } of { $owner } discarded.
event-steal = { $seat } takes the deal { $card } from { $owner }.
event-mark = { $seat } opens a trade route to { $card } of { $owner }.
event-cleanup = Cleanup: what cannot be kept is lost.
event-produce =
    { $total ->
        [0] { $seat }: production, { $source }.
       *[other] { $seat }: production, { $source }:{ $worker ->
            [0] {""}
            [one] {" "}+{ $worker } worker
           *[other] {" "}+{ $worker } workers
        }{ $wood ->
            [0] {""}
           *[other] {" "}+{ $wood } wood
        }{ $stone ->
            [0] {""}
           *[other] {" "}+{ $stone } stone
        }{ $food ->
            [0] {""}
           *[other] {" "}+{ $food } food
        }{ $gold ->
            [0] {""}
           *[other] {" "}+{ $gold } gold
        }{ $raze ->
            [0] {""}
            [one] {" "}+{ $raze } raze token
           *[other] {" "}+{ $raze } raze tokens
        }{ $shield ->
            [0] {""}
            [one] {" "}+{ $shield } shield
           *[other] {" "}+{ $shield } shields
        }{ $point ->
            [0] {""}
           *[other] {" "}+{ $point } VP
        }.
    }
event-kept = { $seat } keeps { $good }: { $count }.
event-lost = { $seat } loses { $good }: { $count }.
deals = deals
event-rival-takes = The virtual opponent takes { $card }.
event-attack-card = An attack card is opened: { $card }.
event-trophy = { $card } becomes a trophy of the virtual opponent.
event-fall = The virtual opponent razes { $card }, which becomes a trophy.

# Why not
why-faction-taken = Somebody else leads the { $target }.
why-deck-empty = Nothing is left to draw there.
why-no-such-card = There is no such card to keep.
why-not-on-offer = { that-card-there } is not on offer.
why-not-just-gained = Only what was just gained can be given back.
why-one-action = One action a turn: yours is done.
why-no-shield = You have no shield to place.
why-not-own-common = { that-card-there } is no common location in your empire.
why-shielded = There is a shield on { that-card-there } already.
why-no-worker = You have no worker to place as a samurai.
why-no-samurai-place = No samurai of yours can stand on { that-card-there }.
why-no-gate = None of your locations takes cards under it.
why-not-gate = { that-card-there } takes no cards under it for you.
why-no-shrine = Resources cannot be put on any of your locations.
why-not-resource = Only wood, stone and food count here.
why-not-in-supply = You do not have that.
why-gold-does-not-fit = That much gold cannot stand for it.
why-not-in-hand = { that-card-there } is not in your hand.
why-no-location = { that-card } also costs a location or foundation of your own, and none of yours can be given up.
why-too-dear = You cannot pay for { that-card-there }.
why-not-own = { that-card-there } is neither a location nor a foundation of yours.
why-taken-over = { that-card-there } is taken over and cannot be given up.
why-not-a-choice = That is not among the choices.
why-no-deal = { that-card } is a common card: deals are made with faction cards.
why-no-food = A deal costs a food, and you have neither food nor gold.
why-no-field = { that-card-there } has no raze field.
why-few-tokens = You have too few raze tokens for { that-card-there }.
why-peaceful = In a peaceful game only location actions raze an opponent's location.
why-not-another = { that-card-there } is no location of another player.
why-passed = Whoever has { that-card-there } has passed and cannot be chosen.
why-not-own-action = { that-card-there } is no action location in your empire.
why-used = { that-card } is used up for this round.
why-blocked = { that-card } is blocked for this round.
why-cannot-pay = You cannot pay for the action of { that-card }.
why-nothing-to-act-on = There is nothing that { that-card } could act on.
why-not-the-same = Only the { $card } just used can be used once more.
why-no-action = { that-card-there } has no action.
why-not-in-field = That good is not in the raze field.
why-no-resource-in-field = There is no wood, stone or food in the raze field of { that-card-there }.
why-not-other-action = { that-card-there } is no other action location in your empire.
why-not-used = { that-card } has not been used this round.
why-not-producing = { that-card-there } is not among the locations that still produce.
why-not-production = { that-card-there } does not produce for you here.
why-not-own-deal = { that-card-there } is no deal of yours.
why-not-anothers-deal = { that-card-there } is no deal of another player.
why-trade-route = { that-card-there } cannot be taken: only deals under a board can.
why-not-faction = { that-card-there } is no faction location.
why-not-faction-hand = { that-card-there } is no faction card in your hand.
why-no-rival = Nobody sits there.
why-rival-passed = { $target } has passed and cannot be chosen.
why-no-resources = { $target } has no resources.
why-on-location = All resources of { $target } lie on a location: they cannot be taken.
why-victim-lacks = { $victim } has none of that.
why-stored = What { $victim } has of that lies on a location: it cannot be taken.
why-no-cards = { $target } has no cards.
why-not-common = { that-card } is no common card.
why-no-pair = It takes two workers.
why-not-victim = { that-card-there } is not among the equal ones.
why-common-only = { that-card-there } is no common location, and only those can be chosen.
why-protected = { that-card-there } is protected.

# Things
good-wood = wood
    .one = a wood
good-stone = stone
    .one = a stone
good-food = food
    .one = a food
good-gold = gold
    .one = a gold
good-worker = workers
    .one = a worker
good-raze = raze tokens
    .one = a raze token
good-shield = shields
    .one = a shield
good-point = victory points
    .one = a victory point
good-card = cards
    .one = a card
good-common-card = common cards
    .one = a common card
good-faction-card = faction cards
    .one = a faction card
good = { $name }
    .one = { $name }
faction-barbarians = Barbarians
faction-japanese = Japanese
faction-romans = Romans
faction-egyptians = Egyptians
faction = { $name }
deck-common = the common deck
deck-faction = the faction deck
deck = { $name }
bundle = { $name }
gold = { $number } gold
rank-commoner = Commoner
rank-servant = Servant
rank-squire = Squire
rank-knight = Knight
rank-castellan = Castellan
rank-king = King
rank-emperor = Emperor
rank = { $name }

# Points
track = Victory points on the track
common-locations = Common locations
faction-locations = Faction locations
tucked-cards = Cards tucked away
banked-resources = Banked resources
tie-goods = Equal points: workers and resources left
tie-cards = Equal again: cards in hand

# What a bot values
locations = Locations
begun = What you are in the middle of
plan = What you can still do this round
leftovers = Goods left over
hand = Good cards for later
engine = Actions in later rounds
growth = Goods in later rounds
produced-points = Points produced in later rounds
tokens = Raze tokens in later rounds
features = Features of your locations
foundations = Locations to build on
rounds = Rounds still to come
danger = How safe your locations are
victory = Chance to beat the virtual opponent

# Options
option-factions = The empire of each seat, in their order; if none is given, the players choose them as the game begins
    .things = faction
    .values = barbarians, japanese, romans, egyptians
    .default = the players choose
option-first = The seat with the first-player token, from 0; if none is given, it is drawn by lot
lookout-standard = standard
lookout-passing = passing
lookout-harder = harder
option-lookout = How new cards are dealt out in the Lookout
    .values = standard, passing, harder
option-peaceful = Peaceful: a card more each round, and the raze action works on the hand only
option-faction_targets = Garrison, Engineers and Temple of Ra can choose faction locations too (rule 13.1)
option-protection_stops = Shield and samurai also stop Garrison and Engineers (rule 13.2)
option-reset_all = A reset clears all uses of a location (rule 13.3)
option-sphinxes_add = Each Sphinx adds its own point (rule 13.4)
option-captor_scores = A location taken over when the last round ends scores for whoever has taken it over (rule 13.5)
option-route_is_deal = A trade route counts as making a deal (rule 13.6)
option-shrine_gold = Gold can be banked on the Shrine as well (rule 13.7)
option-swap_any = Points and cards just gained can be given back at the Dark Chapel (rule 13.8)
option-copy_chains = A copied production may copy in its turn (rule 13.9)
option-plunder_any = Pack takes any good of a raze field, not only wood, stone or food (rule 13.10)
option-exchange_seen = In an exchange a drawn card is seen before the next pair of workers (rule 13.11)
option-faction_falls_first = Alone with the Japanese: a pair of victory points in the attack line hits a faction location before any common one (rule 13.12)

# Parts, by table of the components file
part-faction = Factions
part-attack = Attack cards
part-rank = Ranks of the solo game
part-card = Location cards

# The board in the terminal
board-round = Round { $round } of { $rounds }
board-setup = Setting up
board-deck = common deck { $cards }
board-offer = On offer
board-hand = Hand
board-hidden = hidden { $cards }
board-locations = Locations
board-foundations = Foundations
board-deals = Deals
board-passed = passed
board-first = first player
board-points = { $points } VP
board-solo = Virtual opponent
board-line = Attack line, newest first
board-trophies = Trophies { $cards } against { $own } faction locations
board-pack = Looking at
board-none = none

# What is wrong with options and components
bad-lookout-alone = option lookout: alone there is a Lookout of its own
bad-peaceful-alone = option peaceful: alone there is nobody to keep peace with
parts-rank = the lowest rank begins at 0 points
parts-code-twice = the code '{ $code }' is given twice
parts-goods = '{ $goods }' is not a bundle of goods
parts-deck = the codes { $codes } name no deck there is
parts-deal = faction cards have a deal and common cards have none
parts-cost = the cost can only be wood, stone and food
parts-action = exactly the action locations have an action
parts-produce = exactly the production locations produce

card = { $name }
    .text = { $name }

# Cards: written by card_text.py from the components; change those, not this
card-COM001 = Statue
    .text = Grey feature location. Cost: 1 wood, 2 stone. Raze field: 1 stone, 1 VP. When built: 1 VP for each own grey location, this one included, up to 6; 1 card.
card-COM002 = Stone Supplier
    .text = Grey feature location. Cost: 1 wood, 2 stone. Raze field: 1 stone, 1 gold. Whenever you build a grey location, this one included: gain 1 gold, 1 VP.
card-COM003 = Wood Storage
    .text = Brown feature location. Cost: 2 wood, 1 stone. Raze field: 2 wood. When built: 1 VP for each own brown location, this one included, up to 6; 1 card.
card-COM004 = Carpenter's Workshop
    .text = Brown feature location. Cost: 3 wood. Raze field: 1 wood, 1 gold. Whenever you build a brown location, this one included: gain 1 gold, 1 VP.
card-COM005 = Pillory
    .text = Black feature location. Cost: 2 wood. Raze field: 1 wood, 1 VP. Whenever you raze a location or a card: gain 1 VP.
card-COM006 = Mill
    .text = Red feature location. Cost: 3 wood. Raze field: 1 food, 1 worker. Whenever you build a red location, this one included: gain 1 gold, 1 VP.
card-COM007 = Old Forest
    .text = Brown production location. Cost: 2 wood. Raze field: 2 wood. Produces: 2 wood.
card-COM008 = Quarry
    .text = Grey production location. Cost: 1 wood, 1 stone. Raze field: 2 stone. When built: 1 stone. Produces: 1 stone.
card-COM009 = Quarry
    .text = Grey production location. Cost: 1 wood, 1 stone. Raze field: 2 stone. When built: 1 stone. Produces: 1 stone.
card-COM010 = Quarry
    .text = Grey production location. Cost: 1 wood, 1 stone. Raze field: 2 stone. When built: 1 stone. Produces: 1 stone.
card-COM011 = Rubble
    .text = Grey production location. Cost: 2 wood, 1 stone. Raze field: 2 stone. Produces: 1 stone for each own grey location, this one included, up to 3.
card-COM012 = Village
    .text = Pink production location. Cost: 1 wood. Raze field: 2 workers. When built: 1 worker. Produces: 1 worker.
card-COM013 = Village
    .text = Pink production location. Cost: 1 wood. Raze field: 2 workers. When built: 1 worker. Produces: 1 worker.
card-COM014 = Village
    .text = Pink production location. Cost: 1 wood. Raze field: 1 wood, 1 worker. When built: 1 worker. Produces: 1 worker.
card-COM015 = Small Town
    .text = Pink production location. Cost: 1 wood, 1 stone. Raze field: 2 workers. Produces: 2 workers.
card-COM016 = Working Peasants
    .text = Pink production location. Cost: 3 wood. Raze field: 1 gold, 1 worker. When built: 1 card. Produces: what one other production location of yours produces.
card-COM017 = Mom's Baths
    .text = Pink production location. Cost: 2 wood, 1 stone. Raze field: 1 food, 1 worker. Produces: 1 worker for each own pink location, this one included, up to 3.
card-COM018 = Armorer
    .text = Black production location. Cost: 1 wood, 1 stone. Raze field: 1 stone, 1 VP. Produces: 1 raze token.
card-COM019 = Armorer
    .text = Black production location. Cost: 1 wood, 1 stone. Raze field: 1 stone, 1 VP. Produces: 1 raze token.
card-COM020 = Armorer
    .text = Black production location. Cost: 1 wood, 1 stone. Raze field: 1 stone, 1 VP. Produces: 1 raze token.
card-COM021 = Gold Mine
    .text = Gold action location. Cost: 1 wood, 1 stone. Raze field: 1 gold, 1 VP. Action, up to twice a round: spend 1 worker; gain 1 gold.
card-COM022 = Gold Mine
    .text = Gold action location. Cost: 1 wood, 1 stone. Raze field: 1 gold, 1 VP. Action, up to twice a round: spend 1 worker; gain 1 gold.
card-COM023 = Grain Field
    .text = Red production location. Cost: 1 wood, 1 food. Raze field: 2 food. When built: 1 food. Produces: 1 food.
card-COM024 = Grain Field
    .text = Red production location. Cost: 1 wood, 1 food. Raze field: 2 food. When built: 1 food. Produces: 1 food.
card-COM025 = Lord's Fields
    .text = Red production location. Cost: 2 wood, 1 stone. Raze field: 2 food. Produces: 1 food for each own red location, this one included, up to 3.
card-COM026 = Monument
    .text = Purple production location. Cost: 1 stone. Raze field: 1 stone, 1 VP. Produces: 1 VP.
card-COM027 = Merchants' Guild
    .text = Gold production location. Cost: 2 wood, 1 stone. Raze field: 1 stone, 1 gold. Produces: 1 gold for each own gold location, this one included, up to 3.
card-COM028 = Gold-bearing Stream
    .text = Gold production location. Cost: 1 wood, 1 stone. Raze field: 1 gold, 1 worker. Produces: 1 gold.
card-COM029 = Wood Supplier
    .text = Brown production location. Cost: 3 wood. Raze field: 2 wood. Produces: 1 wood for each own brown location, this one included, up to 3.
card-COM030 = Goldsmith's Workshop
    .text = Gold action location. Cost: 1 wood, 1 stone. Raze field: 1 gold, 1 VP. Action, once a round: spend 1 gold, 1 worker; gain 2 VP.
card-COM031 = Goldsmith's Workshop
    .text = Gold action location. Cost: 1 wood, 1 stone. Raze field: 1 gold, 1 VP. Action, once a round: spend 1 gold, 1 worker; gain 2 VP.
card-COM032 = Marketplace
    .text = Gold action location. Cost: 2 wood. Raze field: 1 wood, 1 gold. Action, once a round: spend 1 wood, 1 stone, 1 food; gain 3 VP.
card-COM033 = Coal Mine
    .text = Grey action location. Cost: 1 wood, 1 stone. Raze field: 1 stone, 1 worker. Action, once a round: spend 1 worker; gain 2 stone.
card-COM034 = Mason
    .text = Grey action location. Cost: 1 wood, 1 stone. Raze field: 1 wood, 1 stone. Action, once a round: spend 1 stone, 1 worker; gain 2 VP.
card-COM035 = Mason
    .text = Grey action location. Cost: 2 stone. Raze field: 1 stone, 1 VP. Action, once a round: spend 1 stone, 1 worker; gain 2 VP.
card-COM036 = Court Sculptor
    .text = Grey action location. Cost: 1 stone. Raze field: 1 stone, 1 worker. Action, up to twice a round: spend 1 stone; gain 1 VP.
card-COM037 = Masons Guild
    .text = Grey action location. Cost: 2 wood, 1 stone. Raze field: 1 stone, 1 gold. Action, once a round: spend 2 stone, 1 worker; gain 3 VP.
card-COM038 = Masons Guild
    .text = Grey action location. Cost: 2 wood, 1 stone. Raze field: 1 stone, 1 gold. Action, once a round: spend 2 stone, 1 worker; gain 3 VP.
card-COM039 = Missionaries
    .text = Pink action location. Cost: 2 food. Raze field: 1 worker, 1 VP. Action, once a round: spend 1 worker, 1 raze token; gain 3 VP.
card-COM040 = Settlers
    .text = Pink action location. Cost: 1 wood. Raze field: 1 wood, 1 worker. Action, once a round: spend 1 wood; build a faction card from your hand at once, without giving up a location.
card-COM041 = Wandering Jugglers
    .text = Pink action location. Cost: 2 wood. Raze field: 1 wood, 1 worker. Action, once a round: spend 1 worker; another action location of yours can be used again.
card-COM042 = Lumberjacks
    .text = Brown action location. Cost: 2 wood. Raze field: 2 wood. Action, once a round: spend 1 worker; gain 2 wood.
card-COM043 = Carpenter
    .text = Brown action location. Cost: 2 wood, 1 stone. Raze field: 1 wood, 1 VP. Action, once a round: spend 2 wood, 1 worker; gain 3 VP.
card-COM044 = Joiner
    .text = Brown action location. Cost: 2 wood. Raze field: 1 wood, 1 VP. Action, once a round: spend 1 wood, 1 worker; gain 2 VP.
card-COM045 = Joiner
    .text = Brown action location. Cost: 2 wood. Raze field: 1 wood, 1 VP. Action, once a round: spend 1 wood, 1 worker; gain 2 VP.
card-COM046 = Castle
    .text = Blue action location. Cost: 1 wood, 1 stone. Raze field: 2 cards. Action, up to twice a round: spend 1 worker; gain 1 card.
card-COM047 = Castle
    .text = Blue action location. Cost: 1 wood, 1 stone. Raze field: 2 cards. Action, up to twice a round: spend 1 worker; gain 1 card.
card-COM048 = Castle
    .text = Blue action location. Cost: 2 stone. Raze field: 2 cards. Action, up to twice a round: spend 1 worker; gain 1 card.
card-COM049 = Tavern
    .text = Blue action location. Cost: 1 wood, 1 stone. Raze field: 2 cards. When built: 1 card. Action, once a round: discard a card from your hand; gain 2 VP.
card-COM050 = Barracks
    .text = Black action location. Cost: 1 wood, 2 stone. Raze field: 1 worker, 1 VP. Action, up to twice a round: spend 1 worker; gain 1 raze token.
card-COM051 = Barracks
    .text = Black action location. Cost: 1 wood, 2 stone. Raze field: 1 worker, 1 VP. Action, up to twice a round: spend 1 worker; gain 1 raze token.
card-COM052 = Confectioner
    .text = Red action location. Cost: 2 wood, 1 stone. Raze field: 1 food, 1 gold. Action, once a round: spend 2 food, 1 worker; gain 3 VP.
card-COM053 = Pig Breeder
    .text = Red action location. Cost: 1 wood, 1 stone. Raze field: 1 food, 1 worker. Action, once a round: spend 1 food, 1 worker; gain 2 VP.
card-COM054 = Pig Breeder
    .text = Red action location. Cost: 1 wood, 1 stone. Raze field: 1 food, 1 worker. Action, once a round: spend 1 food, 1 worker; gain 2 VP.
card-COM055 = Pig Breeder
    .text = Red action location. Cost: 2 wood. Raze field: 1 food, 1 worker. Action, once a round: spend 1 food, 1 worker; gain 2 VP.
card-COM056 = Brewer
    .text = Red action location. Cost: 1 wood. Raze field: 1 wood, 1 food. Action, up to twice a round: spend 1 food; gain 1 VP.
card-COM057 = Imperial Messenger
    .text = Red action location. Cost: 1 food. Raze field: 1 gold, 1 worker. Action, once a round: spend 1 worker; gain the good of one of your deals once more.
card-COM058 = Young Forest
    .text = Brown action location. Cost: 1 wood. Raze field: 2 wood. Action, up to twice a round: spend 1 worker; gain 1 wood.
card-COM059 = Young Forest
    .text = Brown action location. Cost: 1 wood. Raze field: 2 wood. Action, up to twice a round: spend 1 worker; gain 1 wood.
card-COM060 = Young Forest
    .text = Brown action location. Cost: 1 wood. Raze field: 2 wood. Action, up to twice a round: spend 1 worker; gain 1 wood.
card-COM061 = Hanseatic League
    .text = Gold action location. Cost: 1 wood, 2 stone. Raze field: 1 gold, 1 VP. Action, up to twice a round: spend 1 worker; discard one of your deals; gain 2 VP.
card-COM062 = Woodcutters' Trail
    .text = Brown production location. Cost: 2 wood. Raze field: 2 wood. When built: 1 wood. Produces: 1 wood.
card-COM063 = Woodcutters' Trail
    .text = Brown production location. Cost: 2 wood. Raze field: 2 wood. When built: 1 wood. Produces: 1 wood.
card-COM064 = Woodcutters' Trail
    .text = Brown production location. Cost: 2 wood. Raze field: 2 wood. When built: 1 wood. Produces: 1 wood.
card-COM065 = Watchtower
    .text = Blue production location. Cost: 2 wood. Raze field: 2 cards. When built: 1 card. Produces: 1 card.
card-COM066 = Watchtower
    .text = Blue production location. Cost: 2 wood. Raze field: 2 cards. When built: 1 card. Produces: 1 card.
card-COM067 = Watchtower
    .text = Blue production location. Cost: 2 wood. Raze field: 2 cards. When built: 1 card. Produces: 1 card.
card-COM068 = Watchtower
    .text = Blue production location. Cost: 2 wood. Raze field: 2 cards. When built: 1 card. Produces: 1 card.
card-COM069 = Ruins
    .text = Feature location without a colour. Cost: nothing. When built: 1 worker.
card-COM070 = Ruins
    .text = Feature location without a colour. Cost: nothing. When built: 1 worker.
card-COM071 = Ruins
    .text = Feature location without a colour. Cost: nothing. When built: 1 worker.
card-COM072 = Ruins
    .text = Feature location without a colour. Cost: nothing. When built: 1 worker.
card-COM073 = Ruins
    .text = Feature location without a colour. Cost: nothing. When built: 1 worker.
card-COM074 = Ruins
    .text = Feature location without a colour. Cost: nothing. When built: 1 worker.
card-COM075 = Baker
    .text = Red feature location. Cost: 2 wood, 1 stone. Raze field: 1 food, 1 VP. When built: 1 VP for each own red location, this one included, up to 6; 1 card.
card-COM076 = Sawmill
    .text = Brown action location. Cost: 1 wood. Raze field: 1 wood, 1 worker. Action, up to twice a round: spend 1 wood; gain 1 VP.
card-COM077 = Sawmill
    .text = Brown action location. Cost: 1 wood. Raze field: 1 wood, 1 worker. Action, up to twice a round: spend 1 wood; gain 1 VP.
card-COM078 = Roadside Inn
    .text = Pink feature location. Cost: 3 wood. Raze field: 1 food, 1 worker. Whenever you build a pink location, this one included: gain 1 gold, 1 VP.
card-COM079 = Town Square
    .text = Pink feature location. Cost: 2 wood, 1 stone. Raze field: 1 worker, 1 card. When built: 1 VP for each own pink location, this one included, up to 6; 1 card.
card-COM080 = Merchant Matthew
    .text = Gold feature location. Cost: 1 wood, 2 stone. Raze field: 1 stone, 1 gold. Whenever you build a gold location, this one included: gain 1 gold, 1 VP.
card-COM081 = Lodging House
    .text = Gold feature location. Cost: 1 wood, 2 stone. Raze field: 1 stone, 1 gold. When built: 1 VP for each own gold location, this one included, up to 6; 1 card.
card-COM082 = Hunter Hans
    .text = Red action location. Cost: 1 wood. Raze field: 1 wood, 1 food. Action, once a round: spend 1 worker; gain 2 food.
card-COM083 = Open-pit Mine
    .text = Grey action location. Cost: 1 stone. Raze field: 2 stone. Action, up to twice a round: spend 1 worker; gain 1 stone.
card-COM084 = Porters
    .text = Pink action location. Cost: 2 wood. Raze field: 1 stone, 1 worker. Action, once a round: spend 1 food; gain what one production location of yours produces.
card-BAR001 = Primeval Forest
    .text = Brown production location. Cost: 1 wood. Deal: 1 wood. Produces: 2 wood.
card-BAR002 = Primeval Forest
    .text = Brown production location. Cost: 1 wood. Deal: 1 wood. Produces: 2 wood.
card-BAR003 = Primeval Forest
    .text = Brown production location. Cost: 1 wood. Deal: 1 wood. Produces: 2 wood.
card-BAR004 = Barbarian Altar
    .text = Gold action location. Cost: 2 wood, one own location or foundation to discard. Deal: 1 gold. Action, up to twice a round: spend 1 worker; gain 1 VP.
card-BAR005 = Barbarian Altar
    .text = Gold action location. Cost: 2 wood, one own location or foundation to discard. Deal: 1 gold. Action, up to twice a round: spend 1 worker; gain 1 VP.
card-BAR006 = Barbarian Altar
    .text = Gold action location. Cost: 2 wood, one own location or foundation to discard. Deal: 1 gold. Action, up to twice a round: spend 1 worker; gain 1 VP.
card-BAR007 = Raid
    .text = Black feature location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 wood. Whenever you raze a location or a card: gain 1 VP.
card-BAR008 = Raid
    .text = Black feature location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 wood. Whenever you raze a location or a card: gain 1 VP.
card-BAR009 = Raid
    .text = Black feature location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 wood. Whenever you raze a location or a card: gain 1 VP.
card-BAR010 = Saboteurs
    .text = Black action location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 card. Action, once a round: spend 1 worker; take one resource from an enemy's supply.
card-BAR011 = Saboteurs
    .text = Black action location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 gold. Action, once a round: spend 1 worker; take one resource from an enemy's supply.
card-BAR012 = Sentry Tower
    .text = Pink production location. Cost: 2 wood, one own location or foundation to discard. Deal: 1 worker. Produces: 1 worker, 1 raze token.
card-BAR013 = Sentry Tower
    .text = Pink production location. Cost: 2 wood, one own location or foundation to discard. Deal: 1 worker. Produces: 1 worker, 1 raze token.
card-BAR014 = Dark Chapel
    .text = Black action location. Cost: 1 wood, 2 stone, one own location or foundation to discard. Deal: 1 worker. Action, once a round: raze a card from your hand or an enemy location at the usual price; any of the goods just gained may be given back for 2 VP each.
card-BAR015 = Dark Chapel
    .text = Black action location. Cost: 1 wood, 2 stone, one own location or foundation to discard. Deal: 1 raze token. Action, once a round: raze a card from your hand or an enemy location at the usual price; any of the goods just gained may be given back for 2 VP each.
card-BAR016 = Pack
    .text = Black action location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 raze token. Action, up to twice a round: spend 1 worker; gain one good from the raze field of an enemy location, which stays as it is.
card-BAR017 = Pack
    .text = Black action location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 gold. Action, up to twice a round: spend 1 worker; gain one good from the raze field of an enemy location, which stays as it is.
card-BAR018 = Rabble
    .text = Blue action location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 worker. Action, once a round: spend 2 workers; raze a common location of your own.
card-BAR019 = Rabble
    .text = Blue action location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 worker. Action, once a round: spend 2 workers; raze a common location of your own.
card-BAR020 = Settlement
    .text = Pink production location. Cost: 1 wood. Deal: 1 worker. Produces: 2 workers.
card-BAR021 = Settlement
    .text = Pink production location. Cost: 1 wood. Deal: 1 worker. Produces: 2 workers.
card-BAR022 = Hillfort
    .text = Black feature location. Cost: 2 wood, one own location or foundation to discard. Deal: 1 wood. When built: 1 VP for each own black location, this one included, up to 6.
card-BAR023 = Expedition
    .text = Black action location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 stone. Action, once a round: spend 1 raze token; gain 1 gold, 2 VP.
card-BAR024 = Barbarian Quarry
    .text = Black production location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 stone. Produces: 1 stone, 1 raze token.
card-BAR025 = Barter
    .text = Gold action location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 food. Action, up to twice a round: spend 2 resources of any kind; gain 2 VP.
card-BAR026 = Fighting Pit
    .text = Black action location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 raze token. Action, once a round: spend 2 workers; gain 2 raze tokens.
card-BAR027 = Idol
    .text = Purple feature location. Cost: 3 stone, one own location or foundation to discard. Deal: 1 worker. When built: 4 VP.
card-BAR028 = Mission
    .text = Blue action location. Cost: 2 wood, one own location or foundation to discard. Deal: 1 card. Action, once a round: spend 1 worker; draw 2 cards from either deck, as you choose for each, keep one, discard the rest.
card-BAR029 = Borderland
    .text = Black feature location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 raze token. Whenever you build a black location, this one included: gain 1 gold, 1 VP.
card-BAR030 = Robbers
    .text = Red action location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 worker. Action, once a round: spend 2 workers; discard an enemy's deal; gain 1 VP, 1 card.
card-JAP001 = Farm
    .text = Red production location. Cost: 1 wood. Raze field: 1 VP. Deal: 1 worker. Produces: 1 food, 1 worker.
card-JAP002 = Farm
    .text = Red production location. Cost: 1 wood. Raze field: 1 VP. Deal: 1 worker. Produces: 1 food, 1 worker.
card-JAP003 = Farm
    .text = Red production location. Cost: 1 wood. Raze field: 1 VP. Deal: 1 worker. Produces: 1 food, 1 worker.
card-JAP004 = Rice Fields
    .text = Red production location. Cost: 1 food. Raze field: 1 VP. Deal: 1 food. Produces: 2 food.
card-JAP005 = Rice Fields
    .text = Red production location. Cost: 1 food. Raze field: 1 VP. Deal: 1 food. Produces: 2 food.
card-JAP006 = Geisha House
    .text = Pink production location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 worker. Produces: 1 worker for each own pink location, this one included, up to 3.
card-JAP007 = Geisha House
    .text = Pink production location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 worker. Produces: 1 worker for each own pink location, this one included, up to 3.
card-JAP008 = Garrison
    .text = Black action location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 raze token. Action, once a round: spend 2 raze tokens; discard an enemy location.
card-JAP009 = Daimyo's Castle
    .text = Grey production location. Cost: 2 stone, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 stone. Produces: 1 VP for each own samurai, up to 3.
card-JAP010 = Daimyo's Castle
    .text = Grey production location. Cost: 2 stone, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 gold. Produces: 1 VP for each own samurai, up to 3.
card-JAP011 = Buddha's Temple
    .text = Blue production location. Cost: 1 stone, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 card. Produces: draw 2 cards from your faction deck, keep one, shuffle the rest back.
card-JAP012 = Casino
    .text = Gold action location. Cost: 2 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 gold. Action, up to twice a round: spend 1 worker; gain 1 gold.
card-JAP013 = Gate
    .text = Blue feature location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 food. At any time in your turn put cards from your hand under it: 1 VP for each. At the end of the game 2 VP if there are at least 3.
card-JAP014 = Gate
    .text = Blue feature location. Cost: 1 wood, one own location or foundation to discard. Deal: 1 food. At any time in your turn put cards from your hand under it: 1 VP for each. At the end of the game 2 VP if there are at least 3.
card-JAP015 = Shrine
    .text = Gold feature location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 card. At any time in your turn put resources on it. At the end of the game: 2 VP for at least 3; 5 VP for at least 7; 10 VP for at least 12.
card-JAP016 = Stalls
    .text = Red action location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 food. Action, up to twice a round: spend 1 food; gain 1 VP.
card-JAP017 = Stalls
    .text = Red action location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 food. Action, up to twice a round: spend 1 food; gain 1 VP.
card-JAP018 = Stalls
    .text = Red action location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 food. Action, up to twice a round: spend 1 food; gain 1 VP.
card-JAP019 = Negotiator
    .text = Red action location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 gold. Action, once a round: spend 1 worker; build a card from under your board at once, without giving up a location.
card-JAP020 = Sake Brewery
    .text = Pink feature location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 food. Whenever you build a pink location, this one included: gain 1 gold, 1 VP.
card-JAP021 = Trade Route
    .text = Red action location. Cost: 1 stone, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 food. Action, once a round: spend 1 food; make a deal with an enemy faction location, marked with the top card of your faction deck.
card-JAP022 = Trade Route
    .text = Red action location. Cost: 1 stone, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 worker. Action, once a round: spend 1 food; make a deal with an enemy faction location, marked with the top card of your faction deck.
card-JAP023 = Trade Route
    .text = Red action location. Cost: 1 stone, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 VP. Action, once a round: spend 1 food; make a deal with an enemy faction location, marked with the top card of your faction deck.
card-JAP024 = Dojo
    .text = Red feature location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 VP. When built: 1 faction card. Whenever you make a deal: gain 1 VP.
card-JAP025 = Dojo
    .text = Red feature location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 VP. When built: 1 faction card. Whenever you make a deal: gain 1 VP.
card-JAP026 = Ninjas
    .text = Black action location. Cost: 1 stone, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 raze token. When built: 2 samurai from the supply, placed at once. Action, once a round: spend 1 worker; discard an enemy's deal and gain its good.
card-JAP027 = Ninjas
    .text = Black action location. Cost: 1 stone, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 raze token. When built: 2 samurai from the supply, placed at once. Action, once a round: spend 1 worker; discard an enemy's deal and gain its good.
card-JAP028 = Sumo School
    .text = Black action location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 worker. Action, once a round: spend 1 food, 1 worker; gain 1 raze token.
card-JAP029 = Master Swordsmith
    .text = Black action location. Cost: 1 stone, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 stone. Action, once a round: spend 1 stone; gain 1 raze token, 1 VP.
card-JAP030 = School of Diplomacy
    .text = Red feature location. Cost: 1 wood, one own location or foundation to discard. Raze field: 1 VP. Deal: 1 gold. In Production you may give back goods of your deals for 1 VP each.
card-ROM001 = Sculptor's Workshop
    .text = Grey action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 stone. Action, once a round: spend 1 stone, 1 worker; gain 2 VP.
card-ROM002 = Sculptor's Workshop
    .text = Grey action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 stone. Action, once a round: spend 1 stone, 1 worker; gain 2 VP.
card-ROM003 = Sculptor's Apprentice
    .text = Grey action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 gold. Action, up to twice a round: spend 1 stone; gain 1 VP.
card-ROM004 = Sculptor's Apprentice
    .text = Grey action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 gold. Action, up to twice a round: spend 1 stone; gain 1 VP.
card-ROM005 = Sculptor's Apprentice
    .text = Grey action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 stone. Action, up to twice a round: spend 1 stone; gain 1 VP.
card-ROM006 = Gladiator School
    .text = Black action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 worker. Action, once a round: spend 1 worker; gain 1 raze token.
card-ROM007 = Gladiator School
    .text = Black action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 worker. Action, once a round: spend 1 worker; gain 1 raze token.
card-ROM008 = Engineers
    .text = Black action location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 raze token. Action, once a round: spend 2 workers; discard an enemy location; gain 1 VP.
card-ROM009 = Gardens
    .text = Red feature location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 food. Whenever you build a red location, this one included: gain 2 VP.
card-ROM010 = Spies
    .text = Blue action location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 card. Action, once a round: spend 1 worker; take a deal from under an enemy's board as your own; gain 1 VP.
card-ROM011 = Architect
    .text = Blue production location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 card. Produces: draw 2 cards from your faction deck, keep one, shuffle the rest back.
card-ROM012 = Administration
    .text = Blue feature location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 card. Whenever you build a faction location, this one included: gain 1 gold or 1 VP.
card-ROM013 = Administration
    .text = Blue feature location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 card. Whenever you build a faction location, this one included: gain 1 gold or 1 VP.
card-ROM014 = Administration
    .text = Blue feature location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 card. Whenever you build a faction location, this one included: gain 1 gold or 1 VP.
card-ROM015 = Headquarters
    .text = Grey feature location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 stone. Whenever you build a grey location, this one included: gain 1 VP or 1 gold.
card-ROM016 = Headquarters
    .text = Grey feature location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 stone. Whenever you build a grey location, this one included: gain 1 VP or 1 gold.
card-ROM017 = Legion
    .text = Blue production location. Cost: 1 food, one own location or foundation to discard. Deal: 1 raze token. When built: 1 common card. Produces: 1 common card.
card-ROM018 = Legion
    .text = Blue production location. Cost: 1 food, one own location or foundation to discard. Deal: 1 raze token. When built: 1 common card. Produces: 1 common card.
card-ROM019 = Warehouses
    .text = Red feature location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 food. In Cleanup you keep your wood, stone and food.
card-ROM020 = Builder
    .text = Brown production location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 stone. Produces: 1 wood, 1 stone.
card-ROM021 = Builder
    .text = Brown production location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 stone. Produces: 1 wood, 1 stone.
card-ROM022 = Roman Fortifications
    .text = Black feature location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 worker. Whenever you build a black location, this one included: gain 2 VP.
card-ROM023 = Trade Colony
    .text = Red, brown and grey production location. Cost: 1 wood, 2 stone, one own location or foundation to discard. Deal: 1 worker. Produces: 1 gold, 1 worker.
card-ROM024 = Trade Colony
    .text = Red, brown and grey production location. Cost: 1 wood, 2 stone, one own location or foundation to discard. Deal: 1 worker. Produces: 1 gold, 1 worker.
card-ROM025 = Trade Colony
    .text = Red, brown and grey production location. Cost: 1 wood, 2 stone, one own location or foundation to discard. Deal: 1 worker. Produces: 1 gold, 1 worker.
card-ROM026 = Roman Barracks
    .text = Pink production location. Cost: 1 food, one own location or foundation to discard. Deal: 1 raze token. Produces: 2 workers.
card-ROM027 = Stonecutter
    .text = Grey production location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 stone. Produces: 2 stone.
card-ROM028 = Stonecutter
    .text = Grey production location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 stone. Produces: 2 stone.
card-ROM029 = Roman Bank
    .text = Gold production location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 gold. Produces: 1 gold.
card-ROM030 = Colossus
    .text = Gold action location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 stone. Action, once a round: spend 3 stone, 1 worker; gain 4 VP.
card-EGY001 = Desert
    .text = Blue action location. Cost: nothing. Deal: 1 worker. When built: 2 cards. Action, once a round: discard a card from your hand; an enemy discards a card from their hand; gain 1 VP.
card-EGY002 = Altar of Bastet
    .text = Grey production location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 card. Produces: 1 stone for each own grey location, this one included, up to 3.
card-EGY003 = Chariot Builder
    .text = Black action location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 raze token. Action, once a round: spend 1 raze token; raze an enemy location, whatever protects it.
card-EGY004 = Pharaoh's Guard
    .text = Black production location. Cost: 2 food, one own location or foundation to discard. Deal: 1 raze token. Produces: 1 raze token or 2 VP.
card-EGY005 = Oasis
    .text = Pink feature location. Cost: 1 food, one own location or foundation to discard. Deal: 1 worker. When built: 2 workers. For each pair of workers that an opponent exchanges, up to 4 a round: gain 1 worker.
card-EGY006 = Slave Trader
    .text = Pink feature location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 worker. Whenever you build a faction location, this one included: you may spend 1 gold and gain 2 VP or spend 1 stone and gain 1 VP.
card-EGY007 = Royal Bath
    .text = Pink action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 worker. Action, up to twice a round: spend 1 gold; another action location of yours can be used again.
card-EGY008 = Royal Bath
    .text = Pink action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 worker. Action, up to twice a round: spend 1 gold; another action location of yours can be used again.
card-EGY009 = Golden Bazaar
    .text = Gold action location. Cost: one own location or foundation to discard. Deal: 1 worker. Action, once a round: spend 1 food; gain 1 gold, 1 VP.
card-EGY010 = Scorpion Breeder
    .text = Pink action location. Cost: 1 wood, 1 stone, one own location or foundation to discard. Deal: 1 raze token. Action, once a round: spend 1 worker; block an enemy action location for the rest of the round.
card-EGY011 = Caravan
    .text = Grey production location. Cost: 1 food. Deal: 1 card. Produces: 1 food, 1 worker.
card-EGY012 = Caravan
    .text = Grey production location. Cost: 1 food. Deal: 1 card. Produces: 1 food, 1 worker.
card-EGY013 = Temple of Ra
    .text = Gold action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 worker. Action, once a round: take over an enemy location until the round ends.
card-EGY014 = Sanctuary
    .text = Black action location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 gold. Action, once a round: spend 1 worker; a common card from your hand becomes your foundation; gain 1 stone, 1 VP.
card-EGY015 = Sanctuary
    .text = Black action location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 gold. Action, once a round: spend 1 worker; a common card from your hand becomes your foundation; gain 1 stone, 1 VP.
card-EGY016 = Avenue of Sphinxes
    .text = Grey action location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 worker. Action, up to twice a round: spend 2 gold; gain 2 VP.
card-EGY017 = Avenue of Sphinxes
    .text = Grey action location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 worker. Action, up to twice a round: spend 2 gold; gain 2 VP.
card-EGY018 = Avenue of Sphinxes
    .text = Grey action location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 worker. Action, up to twice a round: spend 2 gold; gain 2 VP.
card-EGY019 = Sphinx
    .text = Gold feature location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 gold. Whenever you gain at least 2 VP at once: gain 1 VP more.
card-EGY020 = Sphinx
    .text = Gold feature location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 gold. Whenever you gain at least 2 VP at once: gain 1 VP more.
card-EGY021 = Goldsmith
    .text = Gold action location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 gold. Action, once a round: spend 1 gold, 1 worker; gain 3 VP.
card-EGY022 = Goldsmith
    .text = Gold action location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 gold. Action, once a round: spend 1 gold, 1 worker; gain 3 VP.
card-EGY023 = Goldsmith
    .text = Gold action location. Cost: 2 stone, one own location or foundation to discard. Deal: 1 gold. Action, once a round: spend 1 gold, 1 worker; gain 3 VP.
card-EGY024 = Slaves
    .text = Grey action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 stone. Action, once a round: spend 1 worker; gain 2 stone, 1 VP.
card-EGY025 = Slaves
    .text = Grey action location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 stone. Action, once a round: spend 1 worker; gain 2 stone, 1 VP.
card-EGY026 = Egyptian Quarry
    .text = Grey production location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 stone. Produces: 2 stone.
card-EGY027 = Egyptian Quarry
    .text = Grey production location. Cost: 1 stone, one own location or foundation to discard. Deal: 1 stone. Produces: 2 stone.
card-EGY028 = Pyramid
    .text = Grey production location. Cost: 2 stone. Deal: 1 gold. Produces: 1 stone, 1 gold.
card-EGY029 = Pyramid
    .text = Grey production location. Cost: 2 stone. Deal: 1 gold. Produces: 1 stone, 1 gold.
card-EGY030 = Pyramid
    .text = Grey production location. Cost: 2 stone. Deal: 1 gold. Produces: 1 stone, 1 gold.
card-ATK001 = Attack: wood
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 wood.
card-ATK002 = Attack: wood
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 wood.
card-ATK003 = Attack: wood
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 wood.
card-ATK004 = Attack: gold
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 gold.
card-ATK005 = Attack: gold
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 gold.
card-ATK006 = Attack: gold
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 gold.
card-ATK007 = Attack: card
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 card.
card-ATK008 = Attack: card
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 card.
card-ATK009 = Attack: card
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 card.
card-ATK010 = Attack: stone
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 stone.
card-ATK011 = Attack: stone
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 stone.
card-ATK012 = Attack: worker
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 worker.
card-ATK013 = Attack: worker
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 worker.
card-ATK014 = Attack: victory point
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 VP.
card-ATK015 = Attack: victory point
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 VP.
card-ATK016 = Attack: food
    .text = The virtual opponent looks for this good in the raze fields of your locations: 1 food.
