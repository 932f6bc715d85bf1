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

# What the buttons beside a prompt do
about-button-undo = Takes back your last click.
about-button-undo-ask = Asks the others whether you may take back your last click: it may have shown something new.
about-button-cancel = Nothing is done yet; you may choose again.
about-button-hint = Tells what this bot would do in your place, and why. It sees only what you see, and plays nothing.

# A fact of a view, where its game says nothing more about it
about-field = A part of the table, as you may see it.
