# What the boards say themselves; the games' own texts say the rest.

# An attribute of a thing
says-brief = { $thing-brief }
says-does = { $thing-does }
says-mark = { $thing-mark }
says-pays = { $thing-pays }
says-short = { $thing-short }

# Looking at a board
look-board = Board: plus and minus zoom, 0 shows it whole
look-closer = Zoom in
look-farther = Zoom out
look-whole = Show the whole board
lens = Magnifying glass
lens-close = Put the magnifying glass away

# A panel that every board may have
panel-mine = My things

# A title without a board of its own
zone-empty = nothing
zone-choices = What you can do
zone-table = What lies on the table
