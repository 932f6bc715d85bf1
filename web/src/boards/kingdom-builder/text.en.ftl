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

# What headings and legends mean
about-board-kingdom = The three kingdom cards of this game and the castles: what gold is counted for at the end.
    .rule = 7.2
about-board-tiles = The kinds of location on this board, what their tiles do, and how many are left.
    .rule = 5.1
about-board-players = What everybody has: settlements not built yet, tiles, and the card being played.
    .rule = 2.2
about-panel-mine = What is yours: the terrain card of this turn and your tiles.
    .rule = 2.2
about-panel-card = The terrain card that is being played.
    .rule = 2.2
about-panel-legend = The kinds of land by colour, pattern and letter. One builds on the first five.
    .rule = 3.2
about-panel-letters = Writes its letter on every hex, so that land can be told without its colour.
about-axes = A hex is called by its column and row, C7 for example: so it stands in log and hints.
axes = Columns and rows
