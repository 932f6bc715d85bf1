# What this board says itself; the game's own texts say the rest.

# Rows of open tiles
lane-nature = Nature
lane-nature-note = make one of two
lane-village = Villages
lane-village-note = cost two nature resources
lane-city = Cities
lane-city-note = give a token
lane-prize = Prizes
lane-prize-note = points at the end

# A cell in words
tell-tile = { $tile } on { $cell }
tell-ruined = { $tile } on { $cell }, ruined
tell-master = { $tile } on { $cell }, with a master
tell-coin = { $tile } on { $cell }, with a coin
tell-free = free cell { $cell }
tell-realm =
    { $owner }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }

# What the rings mean
legend-place = may be laid here
legend-replace = may replace, −1 at the end
legend-closed = cost not met here

# Panels
panel-one-a-turn = play one each turn
panel-others = The other realms

# Tiles that have left the game
removed-tiles =
    { $tiles ->
        [one] { $tiles } tile has left the game
       *[other] { $tiles } tiles have left the game
    }

realm-bare = Nothing lies here yet: the first two tiles are still being chosen.

# Pictures in the rules
figure-4-3 = The forest pays the wood and the cliff the stone.
figure-6-1 = The owner sits below. A war token may lie on the farthest tile of each column.
figure-8-3 = The mine touches only the winery and the workshop, but the cart brings it wood and stone.

# What headings and legends mean
about-board-draft = The nature tiles that are dealt out: everybody takes two of them, which begin their realm.
    .rule = 1.4
about-board-tokens = Tokens that you hold. One a turn may be played, after opening a tile and before attaching one; each left at the end is a point.
    .rule = 2.5
about-panel-others = What the others have built. War and coins are played there.
    .rule = 3.1
about-legend-place = A free cell beside your realm: the tiles around it pay for the chosen tile.
    .rule = 3.2
about-legend-replace = The new tile may take the place of this one, which then costs a point at the end.
    .rule = 3.8
about-legend-closed = The tiles around this cell do not make all that the chosen tile costs.
    .rule = 4.1
