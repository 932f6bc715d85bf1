# What happened at the table
table-undo =
    { $moves ->
        [one] { $seat } takes back a choice.
       *[other] { $seat } takes back { $moves } choices.
    }
table-request =
    { $moves ->
        [one] { $seat } asks to take back a choice.
       *[other] { $seat } asks to take back { $moves } choices.
    }
table-agree = { $seat } agrees.
table-refuse = { $seat } does not agree.
table-resign = { $seat } leaves the game; { $level } plays on.
table-hint = { $seat } asks for a hint.
table-timeout = { $seat } has run out of time; { $level } plays on.
table-away = { $seat } is away; { $level } plays until they are back.
table-back = { $seat } is back and plays again.
table-absent = { $seat } would let a bot play for { $other }.
table-nudge = { $seat } nudges { $other }: it is their turn.
table-pause-ask = { $seat } would like a pause.
table-pause-begin = { $seat } agrees to a pause: the clocks stand still.
table-pause-end = { $seat } goes on: the clocks run again.

# Calls: what is said to people who are not here
call-turn = Your turn: { $title }
call-turns =
    { $tables ->
        [one] { $tables } table waits for you
       *[other] { $tables } tables wait for you
    }
call-nudge = { $name } waits for you: { $title }
call-invitation = { $name } invites you: { $title }
call-rematch = { $name } would like a rematch: { $title }
call-with = { $title }, with { $names }
call-more =
    { $more ->
        [one] and one more
       *[other] and { $more } more
    }
call-test = Pentarchy can reach you here
call-test-line = This was a test. You will be told here when a table waits for you.
call-confirm = Shall Pentarchy write to this address?
call-confirm-line = Somebody at Pentarchy would like to be told here when it is their turn. If that was you, open this link:
call-mail-no = If it was not you, do nothing, or make sure that no more comes: { $link }
call-stop = No more of these
call-mail-end = You get this because you asked for it. No more of it, with one click: { $link }

# What messengers show of a link
preview-site = Five empire-building board games in the browser, with friends or against bots.
preview-join = { $title }: a seat is free for you
preview-watch = { $title }: look on
preview-finished = { $title }: a finished game
preview-names = At the table: { $names }
preview-nobody = Nobody sits there yet.
preview-lesson = { $title }: a lesson
preview-lesson-line = Learn the game by playing, step by step.

# Why a table cannot go on
stopped-at = This game does not agree with today's rules after turn { $turn }: it is shown up to there.
stopped-set-up = This game cannot be set up under today's rules.

# Why a wish is not granted
refused-address-full = So much is kept for your address that there is no room for more.
refused-awaited = { $name } has not come yet: wait, or free the seat.
refused-rated-agree = This table is rated: say that you would be rated, or sit down elsewhere.
refused-rated-beginning = A game that goes on from another one cannot be rated.
refused-rated-bot = How strong this level is in this game has not been measured: { $about }. Choose another bot for a rated table.
refused-rated-options = At a rated table the lot decides: leave this as it is in the box: { $about }.
refused-rated-people = A rated table needs at least { $people } people.
refused-rated-seat = A seat at a rated table cannot change hands.
refused-rated-shared = At a rated table everybody has one seat, on a screen of their own.
refused-rated-undo = At a rated table nothing is taken back once others have moved or a card was turned.
refused-rematch-gone = The others play on without you.
refused-away = A bot plays for you: take your seat back first.
refused-bot-plays = A bot plays there already.
refused-busy = Others were quicker several times: please try again.
refused-call-link = This link does not hold any more: it is too old, or was not made here.
refused-channel-off = Switch this on first, and confirm the address.
refused-mail-address = This is not an e-mail address.
refused-no-channel = There is no such address of yours here.
refused-no-mail = This house sends no mail.
refused-not-nudged = Only somebody who is away and whose turn it is can be nudged.
refused-nudged =
    { $hours ->
        [one] They have been nudged: again in an hour.
       *[other] They have been nudged: again in { $hours } hours.
    }
refused-push-keys = This browser's keys cannot be used.
refused-too-many-confirmations = Too many addresses were to be confirmed: please wait an hour.
refused-too-many-tests = Enough tests for now: please wait a few minutes.
refused-url = This is not an address that can be called: it begins with https:// and holds no name or password.
refused-url-private = This address is in a private network: this house does not call those.
refused-url-unknown = Nothing is found at this address.
refused-zone = This time zone is not known here.
refused-chat = Say something in plain letters, up to 500 of them.
refused-clock = A clock needs time: for every turn, or in the bank.
refused-colour-taken = { $name } has this colour.
refused-colours-alike = No two seats can have the same colour.
refused-errand-cancelled = This was given up.
refused-errand-large = This takes too much memory to work out.
refused-errand-slow = This takes too long to work out.
refused-errands-address = Too much is being worked out for your address at once: please wait until some of it is done.
refused-errands-full = Too many are waiting for something to be worked out: please try again in a minute.
refused-errands-own = Something you asked for is still being worked out: please wait until it is done.
refused-failed = Something went wrong here; it was nothing you did.
refused-forfeited = This seat has lost: its time had run out.
refused-gone = Nobody is waiting for this any more.
refused-hint-asked = A hint is being thought of already.
refused-hint-failed = No bot has an answer right now.
refused-hint-level = Hints at this table come from this level at most: { $about }.
refused-illegal = The rules do not allow this.
refused-invited-already = They have been invited to this table.
refused-no-companion = There is nobody there with whom you have played.
refused-no-invitation = There is no such invitation.
refused-not-invited = They cannot be invited.
refused-pairing-seats = This game is for { $least } to { $most } players.
refused-seated-already = They sit at this table already.
refused-too-many-invitations = You have sent { $invitations } invitations within a day: that is enough for today.
refused-message = This message cannot be used: { $about }.
refused-method = This address does not answer to that method.
refused-blocked = Who runs this house does not let you in.
refused-no-guest = No guest sits there.
refused-no-line = There is no such line any more.
refused-report-what = Say which line, or which seat's name.
refused-too-many-reports = You have reported { $reports } things within a day: that is enough.
refused-metrics = These numbers are for who runs this server.
refused-name = A name has 1 to { $longest } visible letters.
refused-not-away = Nobody plays for you: the seat is yours.
refused-not-expired = There is still time left.
refused-not-missed = A bot can play only for somebody who is away and has kept the others waiting for { $seconds } seconds.
refused-no-action = This game has no action { $action }.
refused-no-clock = This table has no clock.
refused-no-free-seat = There is no free seat at this table.
refused-no-game = There is no game { $title } on the shelf.
refused-no-handover = This link to a seat is used up or too old, or its owner has left.
refused-no-hints = There are no hints at this table: they must be chosen at set-up, and only one person may sit there.
refused-pause-as-it-is = You have already said so.
refused-seat-name = Only a seat of your own can be given a name.
refused-seated-here = You already sit at this table.
refused-time-out = Your time has run out.
refused-no-invite = This invitation is not valid, or the table is gone.
refused-lesson-broken = This lesson does not agree with the rules of today.
refused-no-lesson = There is no lesson { $lesson } for { $title }.
refused-no-level = There is no bot { $level }, only { $levels }.
refused-no-note = There is no such note in this lesson.
refused-no-puzzle = There is no such puzzle.
refused-puzzle-unfinished = Finish the turn first.
refused-no-name = Choose a name first.
refused-no-page = There is nothing at this address.
refused-no-analysis = This game has not been analysed.
refused-no-thought = No bot thought about this move.
refused-not-my-analysis = Somebody else asked for this analysis.
refused-no-position =
    { $positions ->
        [one] This game has { $positions } move, and no such position or seat.
       *[other] This game has { $positions } moves, and no such position or seat.
    }
refused-no-seat = There is no seat { $seat } at this table.
refused-no-seat-here = You have no such seat at this table.
refused-no-table = There is no such table, or it is not yours to see.
refused-not-asked = This seat has nothing to decide now.
refused-not-finished = This game is not over.
refused-nothing-left = The game is over there: there is nothing to play on.
refused-own-components = This game was played with components of its own; it can only be looked at here.
refused-other-seats =
    { $seats ->
        [one] This game is for one player.
       *[other] This game goes on with { $seats } players.
    }
refused-not-owner = Only who set the table up may do this.
refused-not-seated = You do not sit at this table.
refused-not-started = This game has not started.
refused-not-text = This is not a text file.
refused-not-your-seat = This seat is not yours.
refused-options = { $about }.
refused-origin = Pages of other sites may not do this.
refused-over = This game is over.
refused-record = This record cannot be used: { $about }
refused-request = This request cannot be used: { $about }.
refused-seats-free =
    { $seats ->
        [one] One seat is still free.
       *[other] { $seats } seats are still free.
    }
refused-stale = The table has changed while you were choosing. Look once more and pick again.
refused-started = This game has started.
refused-not-stopped = This game can go on: it is not stopped.
refused-stopped = This game cannot go on under today's rules: it can be ended, and played on at a new table.
refused-storage = This could not be stored, so it does not count: please try again.
refused-unread = What is stored cannot be read just now: please try again in a moment.
refused-too-fast = Too many requests in too short a time.
refused-too-large = This is too long.
refused-too-many-bytes = What you have uploaded would take more than { $megabytes } megabytes: delete some of it first.
refused-too-many-connections = There are too many connections.
refused-too-many-kept = You have { $tables } tables here already: there is no room for more.
refused-too-many-people = Many new people have come from your address: please try again in a few minutes.
refused-too-many-refusals = Too many requests in a row could not be granted.
refused-too-many-running = { $tables } games that you have set up are running: finish some of them first.
refused-too-many-subscriptions = One connection can look at { $tables } tables.
refused-too-many-tables = You have { $tables } tables that have not started: start or give up one of them.
refused-too-many-uploads = You have uploaded { $uploads } games: delete some of them first.
refused-transfer = This link was used already, or is too old.
refused-signed-out = This device is signed out. Sign in again with a link from another device of yours, or with a passkey.
refused-no-device = There is no such device of yours.
refused-other-name = This is not your name: nothing was deleted.
refused-download = Your file is being made already.
refused-passkey = This passkey could not be verified. Try again.
refused-passkey-unknown = Nobody here has this passkey.
refused-passkey-known = This passkey is in use already.
refused-no-passkey = There is no such passkey of yours.
refused-many-passkeys = You have { $passkeys } passkeys; remove one first.
refused-passkey-https = Browsers allow passkeys on https pages only.
refused-passkey-host = Passkeys need the name of a host: an address in numbers has none.
refused-undo-asked = Somebody has asked for an undo already.
refused-undo-not-asked = Nobody has asked this seat to agree to an undo.
refused-undo-nothing =
    { $moves ->
        [0] There is nothing to take back.
        [one] There is only one choice to take back.
       *[other] There are only { $moves } choices to take back.
    }
refused-undo-often = In one game one can take something back { $undos } times, and you have.
refused-undo-others-first = Others have moved since: they would have to take back their choices first.

# Why a server cannot start
setting-wrong = setting { $setting }: { $about }
setting-not-json = { $setting }: this is not JSON
setting-secret = setting { $setting }: it needs at least { $letters } letters
setting-secret-open = { $file }: others can read this secret; chmod 600 it, or remove it
setting-secret-short = { $file }: this secret is too short; remove it to get another
setting-no-url = database: '{ $url }' is not the URL of a database
setting-database = database: { $problem }
setting-database-full = database: it is not empty, and only an empty one can be filled
setting-unknown = { $setting }: there is no such setting; did you mean { $meant }?
setting-database-held = database: another server uses { $file }; several servers need PostgreSQL
setting-secret-unwritten = { $file }: this cannot be written: { $problem }
setting-origin = setting origins: '{ $origin }' is not like https://games.example
setting-mail = setting smtp_host: mail needs mail_from and public_url too
setting-shelf = PENTARCHY_SHELF: there is no game '{ $title }'
setting-database-nowhere = database: SQLite needs a file: sqlite:///tables.sqlite
setting-games = games: '{ $game }' is not key=module:function of a game
setting-address = { $host }, port { $port }: { $problem }
no-client = The browser client is not built: run `make web` in a checkout, or install a wheel, which contains it.

# Why a house cannot be backed up or restored
backup-no-secret = { $file }: there is no such secret; run this where the server runs, or give its PENTARCHY_SECRET
backup-other-database = database: its tables are of version { $found }, this program's of { $wanted }; start the server once to bring them up to date
backup-other-version = { $file }: it was made by version { $version }, with tables of version { $found }; this program's are of { $wanted }: restore it with that version, then start this one
backup-other-secret = setting secret: this is not the secret of the backup; leave it out
backup-secret-there = { $file }: this is another secret than the backup's; remove it first
backup-foreign = { $file }: this is not a backup
backup-spoilt = { $file }: this backup is damaged or cut off; nothing was restored

# What cannot be done when looking after a house
admin-other-version = database: start a server of this version on it first
admin-no-table = { $target }: there is no such table
admin-not-running = { $target }: there is no such table, or no game runs there
admin-words = { $target }: this cannot be shown; it takes letters that can be seen, at most 500 of them
admin-no-person = { $target }: there is no such person
admin-no-line = { $target }: there is no such line
admin-no-device = { $target }: there is no such device
admin-no-blocked = { $target }: this is blocked already
admin-no-unblocked = { $target }: this is not blocked
admin-no-report = { $target }: there is no such report that is not settled
