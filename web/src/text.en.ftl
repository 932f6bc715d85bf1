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
glossary = Signs
rules-chapters = Chapters
board-in-words = Board in words
board-empty = Nothing lies on the board.
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
seat-name = Name
name-on = Name of the player on seat { $seat }
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
speed-line = How long each step of theirs is shown. Press the line, or any key, to go on at once.
auto-play = Play forced moves
auto-play-hint = Where there is only one choice, or nothing else can be meant, it is taken for you; never where you could still undo, or are asked to confirm.
confirm-turn = Confirm what binds
confirm-turn-hint = Ask before a choice that ends your turn or turns a card.
sound = Sound
sound-hint = A few notes when it is your turn, one for every move.
vibration = Vibration
vibration-hint = The phone shakes briefly when it is your turn and at every move.
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
friends-options = Friends, options
against-whom = Against whom
against-bots = Against bots
with-friends = With friends
rulings = Rulings and variants ({ $count })
play-against = Play now, against
opponent = Your opponent
continue = Continue playing
finished = Finished
delete-upload = Delete this upload
give-up-table = Give up this table
delete-really = Delete it
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
alone = alone
running = running
your-turn = your turn
waiting-for = waiting for { $names }
seats-free =
    { $seats ->
        [one] { $seats } seat free
       *[other] { $seats } seats free
    }
seats-free-of = { $free } of { $seats } seats free
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
level-emperor-line = Knows how this ends. Stays to be polite.
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
listed-line = Everybody finds the table among the open ones.
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
dismiss = Remove
dismiss-guest = Remove { $name } from the table
guest-dismissed = The seat is free again, and the link is a new one.
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
click-held = Your click waits and is sent as soon as the connection is back.
click-slow = Sent, waiting for the answer
click-lost = The table has changed meanwhile: what you picked can no longer be done. Nothing was lost.
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
do-it = Do it
why = Why
# Why a bot picks what it picks; numbers come as the reader writes them
why-gains-more = Now, against the next best
why-prepares-more = Later, against the next best
why-rest = Everything else
why-line = Means to play
why-chance = Chance of winning
why-chances = Chance of winning, average choice → this one
chance-from-to = { $before } → { $after }
why-next = Next best
behind-chance =
    wins about { $games ->
        [one] { $games } game
       *[other] { $games } games
    } fewer in 100
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
log-said =
    { $count ->
        [one] Log, { $count } new line of the chat
       *[other] Log, { $count } new lines of the chat
    }
log-hint = point at a line to see its places
chat = Chat
chat-house = The house:
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
stopped-keep = Ended, it has no winner and is kept as a record up to its last good turn; from there it can be played on.
stopped-nothing = It cannot even be set up any more; ended, it has no winner.
stopped-end = End the game
stopped-record = Download the record
stopped-onward-line = Your seats stay yours; the others agree by sitting down at the new table.
stopped-onward = Play on at a new table
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

# What the others do, step by step
again = Show the last turn again
again-of = Show { $name }'s last turn again
told-go-on = Go on
told-again = Once more: { $place } of { $moves }

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

# My page
me-title = My page
me-nobody = Nobody yet
me-nobody-line = Begin a game or join a friend: from then on your games are kept here.
me-running = Running games
me-not-begun = not begun
me-none-finished = None yet.
me-more = Show more
me-uploaded = an uploaded record
me-all = All my games
me-results = Results
me-summary =
    { $games ->
        [one] { $games } finished game,
       *[other] { $games } finished games,
    } { $wins ->
        [one] { $wins } won.
       *[other] { $wins } won.
    }
me-streak = Won in a row: { $streak } now, { $best } at most.
me-game = Game
me-against = Against
me-seats = Seats
me-games = Games
me-wins = Won
me-mean = Mean points
me-best = Best
me-last = Points of the last games
me-people = people
me-alone = alone
me-titles = Titles earned alone
me-title-line =
    { $game }: { $best } points at best, { $games ->
        [one] once
       *[other] { $games } times
    }
me-devices = My devices
me-devices-line = You are signed in on these. Your settings follow you to each of them.
device-unknown = an unknown browser
device-this = this device
device-seen = last seen { $when }
device-out-here = Without another device or a passkey you will not get back in.
device-signed-out = That device is signed out.
devices-signed-out = All other devices are signed out.
sign-out = Sign out
sign-out-really = Yes, sign out
sign-out-others = Sign out all others
me-passkeys = Passkeys
me-passkeys-line = With a passkey you come back as yourself even if this browser is lost.
passkeys-unknown = This browser knows no passkeys.
passkey-make = Make a passkey
passkey-made = The passkey is kept.
passkey-remove = Remove
passkey-removed = The passkey is removed.
passkey-sign-in = Sign in with a passkey
me-data = My data
me-data-line = Identity, settings, devices, seats, what you said, and the records of your games, in one file.
me-download = Download
me-delete = Delete me
me-delete-line = This cannot be had back. At tables with others your seats will read “former player”, and bots go on for you in running games; what you said is gone. Games that only you and bots played are deleted.
me-delete-type = Type your name to go on: { $name }
me-delete-really = Delete me for good
me-delete-not = Stay
me-forgotten = You are forgotten here.
former-player = former player
qr-code = The link as a QR code
qr-show = Show as a QR code
qr-hide = Hide the QR code

# Time and people who are away
clock = Clock
clock-line = How much time everybody has.
clock-none = No clock
clock-bank =
    { $grows ->
        [yes] { $bank } each, { $increment } more with every turn
       *[no] { $bank } each
    }
clock-turns =
    { $reserve ->
        [yes] { $turn } a turn, { $bank } in reserve
       *[no] { $turn } a turn
    }
clock-then = When time is up
clock-then-bot = A bot plays on
clock-then-bot-line = For who runs out of time { $level } plays on; the seat can be taken back.
clock-then-loss = The seat loses
clock-then-loss-line = Who runs out of time has lost the game.
clock-left = For this turn { $turn }, in the bank { $bank }
clock-out = Time is up
patience = A bot for who is away
patience-line = { $level } plays until they are back.
patience-after = After { $time }
patience-agreed = If all others agree
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-day = { $days } d
time-hour = { $hours } h
time-minute = { $minutes } min
time-second = { $seconds } s
ago-now = just now
ago-minutes = { $minutes } min ago
ago-hours = { $hours } h ago
ago-days = { $days } d ago
away-since = away, seen { $ago }
asked = to move
bot-for-now = a bot plays for now
out-of-time = out of time
out-of-time-were = Out of time: { $names }
played-for-you = { $level } plays for you until you are back.
played-for-you-rated = { $level } plays for you. Once it has moved, this rated game is lost for you.
take-back-seat = Take my seat back
lost-by-time = Your time has run out: this game is lost.
paused = A pause: the clocks stand still.
pause-wished = A pause? { $names } would like one.
ask-pause = Ask for a pause
go-on = Go on
waiting-away = Waiting for { $names } (away)
waits-for = Everybody waits for { $name }.
waits-seen = Everybody waits for { $name }, last seen { $ago }.
let-bot-play = Let a bot play on
hand-seat = Give my seat away
hand-seat-line = Whoever opens the link plays on in your place. It works once.
hand-seat-link = Make a link
seat-offered = A seat is yours
seat-offered-line = The game is under way: { $names }. You play on where somebody gets up.
no-such-seat = This link to a seat is used up or too old.

# Lessons
lesson = Lesson
learner = Player
learn-in = Learn in { $minutes } min
learn-next = Next lesson, { $minutes } min
learn-go-on = Go on learning
learn-offer = New to this game?
learn-offer-line = { $aim } A lesson of { $minutes } minutes shows how, and ends in the middle of a real game.
learn-first = Learn first
learn-just-play = Just play
ask-by-pointer = Whatever lies on the table says what it is when you point at it.
ask-by-finger = Whatever lies on the table says what it is when you hold a finger on it.
lesson-begin = Begin
lesson-next = Next
lesson-back = Back
lesson-skip = Show me
lesson-hurry = At once
lesson-leave = Leave: you can go on later
lesson-chapters = Chapter { $chapter } of { $chapters }
lesson-contents = Chapters of the lesson
lesson-others = Other lessons
lesson-mine = you
lesson-theirs = your rival
lesson-share = { $percent }% of the lesson
lesson-good-too = Good too! The lesson goes on with: { $label }.
lesson-not-yet = You may do that, but not yet: first what the lesson asks for.
lesson-done = That was the lesson: well done!
lesson-table-line = A real game can go on from this very position, against a gentle rival. What chance brings from here on is drawn anew.
lesson-table = Play on from here

# Talking
phrases = Phrases and signs
sign = Say { $sign }
phrase-hello = Hello, everybody!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-nice = Nice move!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-played = Well played!
phrase-again = Another game?
phrase-later = I have to go, see you later.
mute = Who is heard
hear = Hear { $name }
hear-line = Only you notice whom you do not hear.
# What the game was about: chances, luck, marks
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
analyse = Analyse the game
analyse-line = Where it turned, what was luck, what would have been better. It takes a minute or so; you can look round meanwhile.
analysing = How far the analysis is
analysing-quick = Analysing: move { $done } of { $of }
analysing-deep = Looking deeper: move { $done } of { $of }
chances = Chances of winning
expected-points = Expected points
graph-chances = Chances of winning over the game; at the end { $players }
graph-expected = Expected points over the game; at the end { $players }
turnings = Turning points
by-chance = Chance
chance-brought = Chance: { $things }
then-chance = Then chance brought: { $things }
brought = What chance brought
chances-doubtful = In this part of the game ({ $parts }) the chances are no better a guess than the points on the table.
luck-and-skill = Luck and decisions
part-luck = Luck
part-own = Own mistakes
accuracy = accuracy { $share }
account-sum = { $start } at the start, luck { $luck }, own { $own }, others’ { $others }, remainder { $remainder } = { $result }
costliest = What cost { $name } most
marks-legend = What the marks mean, in chances of winning
marks-legend-points = What the marks mean, in points
costs-below = costs less than { $high }
costs-between = costs { $low } to { $high }
costs-from = costs { $low } or more
analysis-note = Every decision is judged with what its player could know, against the best that was found: own decisions can only cost, others’ mistakes give. The remainder is hidden things that came to light and the error of the estimate. The graph is drawn by playing each position on at a glance; it wavers more than the marks do.
judgement = Mark of this move
better = Better:
show-line = Show it on the board

# Trying moves, playing on
trial = Free board
try-moves = Try moves
trial-over = The game is over here
trial-chance = Chance decides
trial-line =
    { $moves ->
        [0] from move { $move }
        [one] from move { $move }, { $moves } tried
       *[other] from move { $move }, { $moves } tried
    }
whose-move = Whose move
trial-roll = Let it come
trial-choose = Choose what comes
trial-next = Next step
trial-back = Take back
trial-close = Leave the free board
play-on = Play on from here
play-on-line = A new table begins at move { $move } of this game, with fresh chance. Its record tells where it came from.
play-on-seat = Who plays { $name }’s seat
play-on-begin = Set the table
play-on-me = Me
play-on-friend = A friend, by link
goes-on-from = Goes on from move { $move } of an earlier game

# Being called
calls-title = Being called
calls-push = In this browser
calls-push-hint = A note of this device when a table waits for you, even when the page is closed.
calls-notes = While a page is open
calls-notes-hint = A note when it is your turn and you look elsewhere.
calls-no-https = The browser allows this only on pages that come by https; this one does not.
calls-no-support = This browser cannot do this. On an iPhone or iPad put the page on the home screen first.
calls-denied = You have forbidden notes of this page in the browser: allow them in its settings for this page.
calls-elsewhere = Other browsers of yours that are called:
calls-mail = By e-mail
calls-mail-hint = You get one mail with a link first, to confirm that the address is yours.
calls-confirm = Confirm
calls-no-mail = This house sends no mail.
calls-unconfirmed = Open the link in the mail that was sent there.
calls-failing = Nothing has arrived there lately.
calls-webhook = By a webhook
calls-webhook-hint = The address of an incoming webhook, for instance of your group's messenger.
calls-test = Send a test
calls-tested = On its way
calls-forget = Remove
calls-company = Invitations and rematches, too
calls-company-hint = You are also told when somebody you have played with invites you or would like a rematch.
calls-quiet = Quiet time
calls-quiet-hint = Nothing is sent then; what waits is told afterwards, in one message. Time zone: { $zone }
calls-from = From
calls-until = until
calls-note = Your turn: { $title }
calls-note-several =
    { $tables ->
        [one] { $tables } table waits for you
       *[other] { $tables } tables wait for you
    }
calls-confirmed = This address is confirmed
calls-confirmed-line = You will get mail there when a table waits for you.
calls-ended = No more mail comes to this address
calls-ended-line = You can ask for it again on your page.
nudge = Nudge
install = As an app
install-do = Install
install-no = No, thanks
install-offer = Pentarchy can stand among your apps, with a window of its own.
install-own = Your browser's menu may offer to install this page or to put it on the home screen.
install-no-https = Browsers install only pages that come by https; this one does not.
offline-title = No connection.
offline-table = The table is shown as soon as the connection is back.
offline-line = This is how things stood last. Games that are over and that you have looked at can be looked at; everything else goes on when the connection is back.
# Open tables, pairing, leaders
open-title = Open tables
open-line = Sit down with people you do not know yet, or be led to a game.
open-free = Tables with a free seat
open-filters = Which tables
open-all = All open tables
open-none = No table is open right now. Open one from the shelf, or find a game here.
open-none-such = No such table is open right now.
any-game = Any game
any-clock = Any clock
rated-or-not = Rated or not
pace-free = Without a clock
pace-live = At one sitting
pace-days = Over days
rated = Rated
rated-line = The result counts for the ratings of all people here; no hints, no undo by consent. A seat left to a bot has lost.
casual = Casual
casual-line = The game counts for nobody's rating.
sit-down-rated = Sit down, rated
unlisted-line = Only who has your link can join.
find-title = Find a game
find-game = Game
find-now = Find a game
find-bots = Bots fill up
find-bots-line = The seats that are still free then go to bots.
find-no-bots = never
find-no-bots-line = You wait until enough people have come.
find-after = after { $time }
find-rated-line = It counts for your rating. Bots fill up only beside another person.
find-casual-line = It counts for nobody's rating.
find-alone = Nobody else waits for this yet. Leave the page open.
find-people =
    { $people ->
        [one] { $people } of { $seats } is here.
       *[other] { $people } of { $seats } are here.
    }
find-bots-in = Bots fill up in { $time }
find-begins = It is about to begin.
find-rated-alone = Rated games need a second person: still waiting.
find-leave = Stop waiting
leaders = Leaders
leaders-who = Who
leaders-none =
    { $games ->
        [one] Nobody has played a rated game yet.
       *[other] Nobody has played { $games } rated games of this title yet.
    }
leaders-line = The rating that is almost certain, from { $games } rated games on. Bots stand where the arena has measured them.
leaders-hide = I would not stand here
leaders-more = Further down
leaders-before = Further up
place = Place
rated-games = Games
my-ratings = Ratings
no-ratings = You have not played a rated game. Casual is how it always begins.
rated-count =
    { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }
rating-course = Course over { $games } games, now { $now }
stand-with-leaders = In the leaders' tables
stand-with-leaders-line = Others see your name and rating there.
invitations = Invitations
no-invitations = Nobody is waiting for you at a table.
invites-to = { $name } invites you to { $game }
decline = No, thanks
decline-for-good = Not from them
declined-for-good = They cannot invite you any more. You can change that on your page.
ignored = They cannot invite you
unignore = Let them again
company = People you have played with
company-asked = Invited: { $names }
invite-person = Invite { $name }
rematch-wanted = { $name } wants a rematch: join
rematch-wanted-rated = { $name } wants a rated rematch: join
rematch-rated = Rated rematch
rematch-wished = A rematch?
rematch-join = Play once more
rematch-join-rated = Play once more, rated
not-come = not here yet
report = Report
report-line = Who runs this house will see it, and your name.
report-why = Why? (You need not say)
report-send = Send the report
report-said = Report what { $name } said
report-name = Report the name { $name }
reported = Thank you: who runs this house will look at it.
# Puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzles-line = Positions from games of strong players where one turn is better than every other. Find it.
puzzles-none = There are no puzzles yet.
puzzles-more = { $count } more
puzzles-go = To the puzzles
puzzles-mine =
    { $solved ->
        [0] You have not solved one yet.
       *[other] Solved: { $solved }. Days in a row: { $current } now, { $best } at most.
    }
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-early = early in the game
puzzle-middle = middle of the game
puzzle-late = late in the game
puzzle-clicks = { $clicks ->
    [one] one choice
   *[other] { $clicks } choices
}
puzzle-known-solved = solved
puzzle-known-shown = the solution was shown
puzzle-leave = All puzzles
puzzle-ask = Find the best turn, up to its end.
puzzle-solved = Solved!
puzzle-points = { $points } points
puzzle-as-good = As good: your turn comes to { $value }, the one we know to { $solution }.
puzzle-checking = Comparing it with the best turn…
puzzle-wrong = That is not the best turn.
puzzle-not = Your turn comes to { $value }, the best one to { $solution }. What the best has more or less:
puzzle-theme-hint = { $clicks ->
    [one] What it has more of: { $theme }. A single choice.
   *[other] What it has more of: { $theme }. { $clicks } choices.
}
puzzle-next = Next: { $click }
puzzle-worth = { $value }, the next best turn { $other } ({ $playouts } play-outs).
puzzle-terms = What makes the difference
puzzle-explain = Why?
puzzle-another = Next puzzle
puzzle-back = Back
puzzle-why-not = Why not?
puzzle-again = Try again
puzzle-hint-1 = What is it about?
puzzle-hint-2 = What first?
puzzle-hint-3 = Show all
