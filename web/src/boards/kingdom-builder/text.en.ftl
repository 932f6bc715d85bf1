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
