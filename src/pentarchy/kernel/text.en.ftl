# What all games share.

prompt-wait = Wait for the others.
prompt-over = The game is over.

why-not-asked = This is not what is being asked now.
why-not-your-turn = It is not your turn.
why-over = The game is over.
why-no-such-draw = This cannot be drawn now.

event-sealed = { $seat } has chosen.

# Things
unseen = hidden
none = nothing
chance = Chance
player = Player { $number }
score = Points

# The levels of bots
level-random = Random
level-novice = Novice
level-apprentice = Apprentice
level-master = Master
level-emperor = Emperor
level = { $name }
