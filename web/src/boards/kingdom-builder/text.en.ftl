# What this board says itself; the game's own texts say the rest.

# A hex in words
tell-hex = { $cell }, { $ground }
tell-hex-of = { $cell }, { $ground }, { $owner }
tell-hex-place =
    { $left ->
        [0] { $cell }, { $place }, no tile left
        [one] { $cell }, { $place }, { $left } tile left
       *[other] { $cell }, { $place }, { $left } tiles left
    }

# Panels of Kingdom Builder
panel-card = Terrain card
panel-no-tiles = No tiles yet
panel-legend = Legend
panel-letters = Letters on the board
panel-gold = your gold so far
tray-ready = ready
tray-rests = next turn
tray-count = × { $count }

# Pictures in the rules
figure-3-4 = A forest card. Two free hexes of forest touch red's settlements: red builds on one of them, not on the forest farther away.
figure-6-5 = A line of three: the Tavern prolongs it at either end.
figure-6-8 = Two hexes straight on, over whatever lies between; the hex of water is closed.
figure-8-3 = One group touches a castle and a location: both pay 4. The castle below is linked with nothing.
