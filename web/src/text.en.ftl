# What the browser client says itself. The games' words stand in their own folders.

# Everywhere
home = To the shelf
settings = Settings
close = Close
cancel = Cancel
copy = Copy
copied = Copied
copied-link = The link is copied.
rules = Rules
no-rules = This game has no page of rules yet.
loading = Setting the table…
error-offline = There is no connection to the server right now. Your moves are kept.
error-unknown = Something went wrong here. Your moves are kept; reloading the page helps.
not-found = There is nothing at this address.
not-found-line = Perhaps the link was cut short. The shelf is always there.
no-such-table = There is no such table, or it is not yours to see.
no-such-invite = This invitation is not valid any more.
fan-note = An independent fan implementation. The games' titles and rules belong to their owners.
guest-name = Guest

# Settings
my-name = Your name
my-name-hint = Others see it at the table.
name-kept = Your name is kept.
keep = Keep
language = Language
theme = Light
theme-system = As the system
theme-light = Day
theme-dark = Night
to-day = Day
to-night = Night
speed = Moves of the others
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = At once
auto-play = Play forced moves
auto-play-hint = Where there is only one choice, it is taken for you.
confirm-turn = Confirm what binds
confirm-turn-hint = Ask before a choice that ends your turn or turns a card.
letters = Letters on terrain
letters-hint = A letter on every hex, beside colour and texture.
adviser = Hints come from
adviser-line = Where the table allows as much.

# The shelf
shelf = The shelf
shelf-title = Five empires, one table
shelf-line = Pick a box. Sit down with friends, with bots, or alone.
take-box = Take { $name } from the shelf
minutes = { $minutes } min
play-now = Play now
play-against = Play now, against
opponent = Your opponent
continue = Continue playing
finished = Finished
no-tables = No tables yet. Take a box from the shelf.
tables-waiting =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $waiting ->
        [0] none waits for you
        [one] { $waiting } waits for you
       *[other] { $waiting } wait for you
    }
with = with { $names }
alone = alone so far
running = running
your-turn = your turn
waiting-for = waiting for { $names }
seats-free =
    { $seats ->
        [one] { $seats } seat free
       *[other] { $seats } seats free
    }
ready-to-start = ready to start
play = Play
look = Look
won = won
join-friend = Join a friend
join-line = Paste the link you were given.
invite-link = Invite link
join = Join
open-tables =
    { $count ->
        [one] { $count } open table has a free seat
       *[other] { $count } open tables have a free seat
    }
sit-down = Sit down

# A new table
new-table = New table
set-table = Set the table
set-table-line = Seats first, then the rules you like.
other-box = Other box
seats = Seats
seats-from-to = { $least } to { $most }
seat-me = You
    .short = Me
    .hint = On this screen
seat-bot = Bot
    .short = Bot
    .hint = A program
seat-open = A friend
    .short = Friend
    .hint = Gets a link from you
seat-closed = Empty
    .short = Closed
    .hint = Nobody sits here
who-sits = Who sits on seat { $seat }
opponent-on = Opponent on seat { $seat }
rating = Rating
rating-line = Rating, measured in games of this title
# Who they are, and how they think
level-novice-line = Sees a coin, grabs the coin. Planning is for grown-ups.
level-novice-how = Answers at once and overlooks every other idea.
level-apprentice-line = Has read every chapter except the last.
level-apprentice-how = Weighs its own turn, in a blink.
level-master-line = Measures twice, then builds where you wanted to.
level-master-how = Plays on in its head, about 0.4 s a turn.
level-emperor-line = Knows how this ends. Stays out of politeness.
level-emperor-how = Plays on in its head, about 3 s a turn.
fair = Dealt fairly
fair-line = Chance is drawn and sealed at the start and opened at the end: anyone can check that nothing was changed.
game-rules = Rules of this game
as-in-box = as in the box
variants =
    { $variants ->
        [one] { $variants } differs from the box
       *[other] { $variants } differ from the box
    }
by-lot = By lot

exactly = Choose it exactly
left-open = left open
take-out = Take out { $value }
put-in = Add to: { $option }
put-in-short = Add…
yes = Yes
series = A series
series-line = Games follow one another, and their points are summed.
seat-number = Seat { $seat }
this-table = This table
hints-allowed = Hints allowed
hints-line = You may ask a bot; the log says so.
hints-alone = Only where one person plays against bots.
adviser-at-most = Hints at most from
adviser-at-most-line = Nobody here asks a better player.
substitute = Empty chair goes to
substitute-line = Takes over when somebody leaves the game.
listed = Open to everybody
listed-line = Strangers find the table on their shelf.
seats-count =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
seats-wrong = This game needs { $least } to { $most } seats.
link-follows = You get a link for your friends.
starts-now = It starts at once.
open-table = Open the table
start = Start

# Joining, and before the start
invited = You are invited
invited-by = { $name } invites you
to-table = To the table
free-seat = Free seat
lobby = Before the start
waiting-friends = Waiting for your friends
all-here = Everybody is here
invite-line = Send this link: whoever opens it takes a free seat.
host-starts = Whoever set the table starts the game.
leave = Leave
table-left = You have left the table.
table-given-up = The table is cleared.
you = you
bot = bot

# At the table
board = Board
side = Players and log
players = Players
here = here
away = away
thinking = thinking
points = points
watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
thinks =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
connection-lost = Connection lost, trying again
connection-safe = Your moves are kept. The board can be read meanwhile.
try-now = Try now
colour-1 = Vermilion
colour-2 = Cobalt
colour-3 = Saffron
colour-4 = Ivory
colour-5 = Graphite
other-colour = Choose another colour
seat-colour = Colour of seat { $seat }: { $colour }
steps-done = { $done } of { $times } done
confirm = Confirm
confirm-line = This cannot be taken back freely.
undo = Undo
undo-ask = Ask to undo
undo-request = A wish to undo
undo-wish =
    { $moves ->
        [one] { $name } would like to take back a choice.
       *[other] { $name } would like to take back { $moves } choices.
    }
undo-waiting = Waiting for the consent of { $names }.
agree = Agree
no = No
hint = Hint
hint-from = Hint from: { $level }
hint-thought = { $level } is thinking about a hint
hint-chance = { $chance } to win
hint-points = Points: { $now } now, { $later } later
hint-only = There is nothing else to pick.
do-it = Do it
why = Why
# Why a bot picks what it picks; numbers come as the reader writes them
why-gains = Gains now
why-prepares = Prepares
why-rest = Everything else
why-line = Means to play
why-chance = Chance of winning
why-chances = Chance of winning, average choice → this one
chance-from-to = { $before } → { $after }
why-next = Next best
behind-chance = wins { $share } less often
behind-points = brings { $points } points less
as-good = practically as good
why-by =
    { $playouts ->
        [0] { $level }, without play-outs
        [one] { $level }, after { $playouts } play-out
       *[other] { $level }, after { $playouts } play-outs
    }
rule = Rule { $rule }
log = Log
log-hint = point at a line to see its places
chat = Chat
no-chat = Nobody has said anything yet.
say-something = Say something
send = Send
pass-to = Pass the screen to { $name }
pass-line = The others look away: what it shows is not for them.
i-am = I am { $name }
on-table = On the table
table-menu = Table
watch-link = Link for spectators
watch-line = They see the board, but nobody's hidden cards.
resign = Leave the game
resign-line = Your seat goes to a bot ({ $level }); the others play on.
resign-sure = Yes, let a bot play on
stopped = This game cannot go on under today's rules.
keys = Keys
key-tab = to the prompt, the board and the panels; arrows walk on the board
key-enter = pick
key-escape = back one step

# The end
game-over = Game over
you-win =
    { $score ->
        [one] You win with { $score } point
       *[other] You win with { $score } points
    }
wins =
    { $score ->
        [one] { $name } wins with { $score } point
       *[other] { $name } wins with { $score } points
    }
nobody-wins =
    { $score ->
        [one] Not won, with { $score } point
       *[other] Not won, with { $score } points
    }
draw = { $names } share the victory, { $score } each
winner = winner
score-title = Score
score-hint = pick a number to see its places
share = Share
download = Record
rematch = Rematch
next-game = Next game
course = Course of the game
move-of = move { $move } of { $moves }
move = Move
to-start = To the start
one-back = One move back
replay = Play it back
pause = Pause
one-on = One move on
to-end = To the end
proof = Fairness proof
hash-agrees = hash agrees
hash-differs = hash differs
commitment = Sealed hash
seed = Seed
salt = Salt
proof-line = SHA-256 of salt, colon and seed gives the hash that was shown from the start.

# While I was away
meanwhile = While you were away: { $place } of { $moves }

# Walking through a finished game
course-short = Course
proof-short = Proof
whose-eyes = Seen by
eyes-of = { $name }'s eyes
eyes-of-all = A spectator's eyes
graph = Points over the game; at the end { $players }
moments = The best turns
moment = { $name }: { $source } +{ $gain }
at-move = move { $move }
log-walk = pick a line to go there
thought = Thoughts of the bot
as-planned = As planned at move { $move }
no-choice = { $name } had nothing to choose from.
solo-title =
    { $score ->
        [one] { $rank }: { $score } point
       *[other] { $rank }: { $score } points
    }
solo-lost =
    { $score ->
        [one] Lost, with { $score } point
       *[other] Lost, with { $score } points
    }
you-win-series =
    { $score ->
        [one] You win the series with { $score } point
       *[other] You win the series with { $score } points
    }
wins-series =
    { $score ->
        [one] { $name } wins the series with { $score } point
       *[other] { $name } wins the series with { $score } points
    }
series-draw = { $names } share the series, { $score } each
series-alone =
    { $score ->
        [one] The series is over: { $score } point
       *[other] The series is over: { $score } points
    }
last-game = The last game: { $verdict }
series-winner = Winner of the series
series-total = Series
series-game = game { $game } of { $games } so far

# A record from elsewhere
upload-title = Look at a record
upload-line = A record is a whole game as text. It is played again under today's rules; if everything agrees, you can walk through it and share it.
upload-file = Choose a file
upload-drop = or drop it here
upload-paste = Or paste its text
upload-do = Play it again
upload-playing = Playing it again…
upload-agrees = Everything agrees
upload-look = Walk through it
upload-another = Another record
moves-count =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

# Another device
device-title = Play on another device
device-line = A link takes your name and your seats to another device: open it there. This one keeps them too.
device-nobody = You have no name and no seats yet: there is nothing to take along.
device-make = Make a link
device-again = Make a new link
device-link = Link for the other device
device-once =
    { $minutes ->
        [one] It works once, within a minute. Give it to nobody else.
       *[other] It works once, within { $minutes } minutes. Give it to nobody else.
    }
device-here = Go on playing here
device-here-line = This device takes over the name and the seats of the one that made the link.
device-instead = You are { $name } here; those seats will then only be reached from elsewhere.
device-take = Go on here
device-welcome = Your seats are here now.
