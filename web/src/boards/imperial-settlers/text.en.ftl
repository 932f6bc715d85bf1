# What this board says itself; the game's own texts say the rest.

# Phases
round = Round { $round } of { $rounds }
phase-setup = setting up
phase-lookout = Lookout
phase-production = Production
phase-action = Actions
phase-attack = Attack
phase-cleanup = Cleanup
phase-over = the end

# Empires
empires = Whose empire
empires-reach =
    { $count ->
        [one] { $count } thing to pick
       *[other] { $count } things to pick
    }
row-production = Production
row-feature = Features
row-action = Actions
row-production-faction = Production, faction locations
row-feature-faction = Features, faction locations
row-action-faction = Actions, faction locations
row-production-common = Production, common locations
row-feature-common = Features, common locations
row-action-common = Actions, common locations
foundation = foundation
empty-production = Nothing built yet. Production locations stand here: they give goods at once and every round.
empty-feature = Features work by themselves, or pay once when they are built.
empty-action = Actions are used on your turn, for goods that you lay on them.
hand-theirs = Cards in hand: { $cards }
hand-mine =
    { $cards ->
        [one] My hand, { $cards } card
       *[other] My hand, { $cards } cards
    }

# The faction board
strip-each-round = each round
strip-keeps = keeps
strip-exchange = Exchange { $count } workers
strip-exchange-for = { $count } workers for { $good }
strip-deals = deals
strip-deal = Deal
strip-route = Trade route
strip-passed = passed
supply = My goods
supply-good = { $good }: { $count }
supply-points =
    { $later ->
        [0] Points on the track: { $points }
       *[other] Points on the track: { $points }; locations add { $later } at the end
    }
pile-common = Common deck: { $cards }
pile-faction = Faction deck: { $cards }

# Lookout and other questions in the middle
tray = What to choose
tray-good = { $good-one }
offer-mine = your pick
offer-theirs = { $seat } picks
offer-together = everybody picks at once
trail = What you have chosen
trail-build = Build: { $card }
trail-activate = Action: { $card }
trail-bonus = Bonus: { $card }
trail-produce = Production: { $card }
trail-feature = Feature: { $card }
trail-sacrifice = Given up: { $card }
trail-exchange = Exchange
trail-now = the next step; Undo goes one back

# Production and Cleanup
tally-deals = deals
tally-kept = kept
tally-kept-by = kept by: { $keeper }
tally-lost = lost: nothing keeps it

# A card
card-shield = a shield on it
card-samurai = guarded by a samurai
card-blocked = blocked this round
card-taken = taken over from { $seat }
card-used = used this round
card-stored = { $good } on it: { $count }
card-threat = { $count } of { $cards } attack cards would raze it
card-lacks = lacks
card-short = { $good }: { $count } short
card-no-location = no location to give up
closer-close = Close
closer-type = Type
closer-faction = faction card
closer-cost = Cost
closer-free = free
closer-location = a location or foundation to discard
closer-raze = Raze field
closer-deal = Deal
closer-bonus = When built
closer-why = Why not now?
closer-tucked = Under it
closer-stored = On it
closer-production = Produces
closer-feature = Feature
closer-action = Action
closer-threat = the next attack razes it if it shows { $good } ({ $count } of { $cards })
type-production = production
type-feature = feature
type-action = action
colour-black = black
colour-purple = purple
colour-blue = blue
colour-brown = brown
colour-gold = gold
colour-red = red
colour-pink = pink
colour-grey = grey

# The others
rivals-title = Other empires
rivals-look = Look at the empire of { $seat }
rivals-first = first player

# The opponent of the solo game
solo-rival = Virtual opponent
solo-locations = His locations this round
solo-none = None yet
solo-line = Attack line, newest first
solo-odds = { $count } of { $cards } cards face down
solo-left = { $cards } face down
solo-threats = If the next attack shows
solo-safe = nothing lost
solo-trophies = His trophies
solo-count = Trophies { $trophies }, your faction locations { $own }
solo-ahead = you are ahead
solo-behind = he is ahead
solo-won = Won: { $rank }
solo-lost = Lost

# A card in words, as the game tells it
card-words = { $card-text }

# Pictures in the rules
figure-5-1 = Above: type, name and colour. Upper left: the cost; the bricks stand for a location. Upper right: the deal of an imperial card in blue, the razing of a common card in red. A plus marks what building it gives; at the foot is what it does.

# What headings and legends mean
about-rivals-title = What the others have: goods, locations by type, deals and points. Press one to see the empire.
    .rule = 4.1
about-solo-rival = Who you play against alone: he has no empire and no goods, only cards that attack you after every round.
    .rule = 12.1
about-solo-locations = The cards that came to him in the Lookout. You may raze them; after the round those left are his trophies.
    .rule = 12.3
about-solo-line = The attack cards that were opened, the newest first. After every round he attacks twice.
    .rule = 12.4
about-solo-threats = What the next attack would take, by the good it shows, and how many of the cards face down show it.
    .rule = 12.5
about-solo-trophies = You win with more faction locations standing than he has trophies.
    .rule = 12.6
about-trail = What you have decided in this turn so far, step by step. Undo goes one step back.
about-strip-deals = Deals under the board: each brings its good in every Production.
    .rule = 6.3
about-rounds = Every round has a Lookout, Production, actions and Cleanup.
    .rule = 2.1
about-phase-setup = Everybody chooses an empire.
    .rule = 1.1
about-phase-lookout = Everybody draws a card of their own and takes open ones in turn.
    .rule = 2.3
about-phase-production = Everybody gains what boards, deals and production locations bring.
    .rule = 3.1
about-phase-action = One action a turn, until everybody has passed.
    .rule = 4.1
about-phase-attack = The virtual opponent attacks twice.
    .rule = 12.4
about-phase-cleanup = What nothing stores is lost.
    .rule = 10.2
about-phase-over = Points are counted.
    .rule = 11.1
