title = The toy bazaar
tagline = Bid, travel, ask and sell: every hard case of a game, and nothing else.

# What is asked
ask-bid = Bid for the lead.
ask-travel =
    { $die ->
        [one] Travel at most { $die } place.
       *[other] Travel at most { $die } places.
    }
ask-camp = Camp, or pay a coin and press on?
ask-turn = Draw a card, ask for one, or rest.
ask-answer = { $asker } asks you for a card.
ask-market = Sell a card, or keep them all.

# What can be done
do-bid = Bid { $target }
do-go = Travel to { $target }
do-camp = Camp
do-press = Press on for a coin
do-draw = Draw from { $target }
do-ask = Ask { $target }
do-rest = Rest
do-give = Give { $target }
do-refuse = Refuse and pay a coin
do-sell = Sell { $target }
do-keep = Keep your cards
do-roll = Roll { $target }
do-deal = Deal { $target }

# What happened
event-round = Round { $round } begins.
event-bid =
    { $coins ->
        [one] { $seat } bids { $coins } coin.
       *[other] { $seat } bids { $coins } coins.
    }
event-lead =
    { $coins ->
        [one] { $seat } pays { $coins } coin and leads.
       *[other] { $seat } pays { $coins } coins and leads.
    }
event-roll = { $seat } rolls { $die }.
event-go = { $seat } is at { $place }.
event-camp = { $seat } camps.
event-press = { $seat } pays a coin and presses on.
event-draw = { $seat } draws from { $bag }: { $card }.
event-ask = { $seat } asks { $asked } for a card.
event-give = { $seat } gives { $asker } a card from { $bag }: { $card }.
event-refuse = { $seat } refuses and pays { $asker } a coin.
event-sell = { $seat } sells { $card }.

# Why not
why-too-dear = You do not have so many coins.
why-back = Nobody goes back on the road.
why-too-far =
    { $die ->
        [one] That is further than { $die } place.
       *[other] That is further than { $die } places.
    }
why-no-coin = You have no coin to pay with.
why-hand-full = Your hand is full.
why-bag-empty = Nothing is left in { $target }.
why-no-rival = Nobody sits there.
why-no-card = { $target } has no card.
why-empty-slot = There is no card in { $target }.
why-sell-later = First draw, ask or rest; the market comes after that.
why-one-a-turn = You have drawn, asked or rested this turn.
why-sold-before = You have sold a card of this kind before.

# Things
card-salt = salt
card-silk = silk
card-jade = jade
card = { $name }
bag-north = the north bag
bag-south = the south bag
coins = { $name } coins
place = place { $name } of the road
slot = card number { $name } (from 0)
die = a { $name }

# Points
road = The road
purse = Coins, two for a point

# Options
option-rounds = How many rounds are played
option-open_gifts = Whether a given card is shown to everybody
option-first = The seat that leads before the first bids; seats count from 0

# Parts, by table of the components file
part-card = Cards

# What cannot be used
bad-first = option first: there is no seat { $seat } of { $seats }
parts-few = card: { $held } in the { $bag } bag, at least { $dealt } are dealt

# The fields of the view, for boards that are drawn from it
round = Round
leader = Leading seat
bids = Bids
bank = Bank
bags = Bags
players = Players
hand = Hand
sold = Sold
back = From
face = Face
known = Seen by seats
options = Options
rounds = Rounds
open-gifts = Open gifts
first = First leader
