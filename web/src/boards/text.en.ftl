# What the boards say themselves; the games' own texts say the rest.

# An attribute of a thing
says-brief = { $thing-brief }
says-does = { $thing-does }
says-mark = { $thing-mark }
says-pays = { $thing-pays }

# Looking at a board
look-board = Board: plus and minus zoom, 0 shows it whole
look-closer = Zoom in
look-farther = Zoom out
look-whole = Show the whole board
lens = Magnifying glass
lens-close = Put the magnifying glass away

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
panel-mine = My things
panel-card = Terrain card
panel-no-tiles = No tiles yet
panel-legend = Legend
panel-letters = Letters on the board
panel-gold = your gold so far
tray-ready = ready
tray-rests = next turn
tray-count = × { $count }

# A title without a board of its own
zone-empty = nothing
zone-choices = What you can do
