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

# Why a table cannot go on
stopped-at = This game does not agree with today's rules after turn { $turn }: it is shown up to there.
stopped-set-up = This game cannot be set up under today's rules.

# Why a wish is not granted
refused-busy = Others were quicker several times: please try again.
refused-chat = Say something in plain letters, up to 500 of them.
refused-colour-taken = { $name } has this colour.
refused-colours-alike = No two seats can have the same colour.
refused-failed = Something went wrong here; it was nothing you did.
refused-hint-asked = A hint is being thought of already.
refused-hint-failed = No bot has an answer right now.
refused-hint-level = Hints at this table come from this level at most: { $about }.
refused-illegal = The rules do not allow this.
refused-message = This message cannot be used: { $about }.
refused-method = This address does not answer to that method.
refused-name = A name has 1 to { $longest } visible letters.
refused-no-action = This game has no action { $action }.
refused-no-free-seat = There is no free seat at this table.
refused-no-game = There is no game { $title } on the shelf.
refused-no-hints = There are no hints at this table: they must be chosen at set-up, and only one person may sit there.
refused-no-invite = This invitation is not valid, or the table is gone.
refused-no-level = There is no bot { $level }, only { $levels }.
refused-no-name = Choose a name first.
refused-no-page = There is nothing at this address.
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
refused-not-owner = Only who set the table up may do this.
refused-not-seated = You do not sit at this table.
refused-not-started = This game has not started.
refused-not-text = This is not a text file.
refused-not-your-seat = This seat is not yours.
refused-options = { $about }.
refused-origin = Pages of other sites may not do this.
refused-over = This game is over.
refused-record = This record cannot be used: { $about }
refused-record-too-slow = This record takes too long to play.
refused-request = This request cannot be used: { $about }.
refused-seats-free =
    { $seats ->
        [one] One seat is still free.
       *[other] { $seats } seats are still free.
    }
refused-stale = The table has moved on: this seat is at { $nth }, not at { $given }.
refused-started = This game has started.
refused-stopped = This game cannot go on under today's rules.
refused-storage = This could not be stored, so it does not count: please try again.
refused-too-fast = Too many wishes in too short a time.
refused-too-large = This is too long.
refused-too-many-connections = There are too many connections.
refused-too-many-refusals = Too many wishes in a row could not be granted.
refused-too-many-subscriptions = One connection can look at { $tables } tables.
refused-too-many-tables = You have { $tables } tables that have not started: start or give up one of them.
refused-transfer = This link was used already, or is too old.
refused-undo-asked = Somebody has asked for an undo already.
refused-undo-not-asked = Nobody has asked this seat to agree to an undo.
refused-undo-nothing =
    { $moves ->
        [0] There is nothing to take back.
        [one] There is only one choice to take back.
       *[other] There are only { $moves } choices to take back.
    }
refused-undo-others-first = Others have moved since: they would have to take back their choices first.

# Why a server cannot start
setting-wrong = setting { $setting }: { $about }
setting-not-json = { $setting }: this is not JSON
setting-secret = setting secret: it needs at least { $letters } letters
setting-secret-open = { $file }: others can read this secret; chmod 600 it, or remove it
setting-secret-short = { $file }: this secret is too short; remove it to get another
setting-no-url = database: '{ $url }' is not the URL of a database
setting-database = database: { $problem }
setting-games = games: '{ $game }' is not key=module:function of a game
setting-address = { $host }, port { $port }: { $problem }
no-client = The browser client is not built: run `make web` in a checkout, or install a wheel, which contains it.
