# The command's own phrases.

# At the table
cli-choose-marked = Choose one marked { $sign }, such as { $example }.
cli-rule = rule { $number }
cli-which = That can mean several things. Type one of these:
cli-unknown = “{ $words }” means nothing here: type your choice, such as { $example }, or ? for help.
cli-nothing-to-choose = There is nothing to choose for that now.
cli-more = and { $count } more
cli-more-news = … and { $count } more before this: log
cli-most = That is too much: the most there is to choose is { $most }.
cli-hand-over = { $name } is next: please hand over the screen.
cli-press-enter = Press Enter when you are ready.
cli-left = You left the game before its end.
cli-total = Total
cli-and = and
cli-winner = { $name } wins!
cli-winners = { $names } share the victory!
cli-winner-tie = { $name } wins! { $tie } ({ $counts }).
cli-alone = { $name } has earned the title “{ $rank }”.
cli-alone-lost = { $name } has lost: no title this time.
cli-seed = The seed of this game: { $seed }
cli-series-game = Game { $game }
cli-series-next = Game { $game } of the series comes next.
cli-series-winner = { $name } wins the series!
cli-series-winners = { $names } share the victory in the series!
cli-no-series = { $game } has no series of games
cli-saved = The game is saved in { $file }.
cli-replay-how = To see it again:
cli-again-how = To play it again:
cli-how-to-play =
    { $title } in the terminal: “pentarchy play { $key }”, against a bot.
    On your turn type what you choose, such as { $example }; the beginning of a word is enough.
    What is not allowed is answered with the reason and its rule; ? lists commands.
    All options: “pentarchy games { $key }”.
    There is no terminal here, so the bots play a game for you.

# Commands at the table: what to type (others after a comma), and what they do
cli-command-help = ?, h
cli-command-look = look, show
cli-command-legend = legend, signs
cli-command-rules = rules, rule
cli-command-why = why
cli-command-scores = scores, score
cli-command-log = log
cli-command-undo = undo, u
cli-command-hint = hint
cli-command-quit = quit, q, exit
cli-help-choose = Type what you choose, such as { $example }. The beginning of any word of it is enough; Enter alone shows the board again.
cli-help-help = this list
cli-help-look = what something does, what a player has: look and the name
cli-help-legend = what the signs of the board mean
cli-help-rules = the rules: rules, rules 3, rules 3.4
cli-help-why = why something cannot be chosen: why { $example }
cli-help-scores = everybody's points as they stand
cli-help-log = everything that has happened
cli-help-undo = take back your last choice
cli-help-hint = what a bot would do, and why; all of it: hint more; another level: hint emperor
cli-help-quit = leave the game
cli-looking-what = Type look and the name of a thing or a player; also: { $sights }.
cli-looking-thing = Type look and the name of a thing.
cli-looking-unknown = Nothing of that name can be looked at: “{ $words }”.
cli-legend-open = may be chosen
cli-rules-none = This game has no page of rules.
cli-rules-how = Type rules and a number, such as rules 3 or rules 3.4.
cli-rules-unknown = There is no rule { $number }.
cli-rules-own = In this game's own components: { $thing }: { $said }
cli-why-what = Why what? Name something of the game, such as why { $example }.
cli-why-allowed = It is allowed: you can choose it now.
cli-undo-nothing = There is nothing to take back yet.
cli-undo-others = Others have moved since your last choice: it cannot be taken back.
cli-undo-revealed = Something was drawn or opened after your last choice: it cannot be taken back.
cli-hint = { $name } would say: { $advice }.
cli-hint-who = Whose hint? '{ $words }' is none of { $levels }.
cli-hint-more = more, all
cli-hint-none = Ask for a hint first.
cli-why-line = Then: { $clicks }.
cli-why-gains = Now, against the next best: { $terms }.
cli-why-prepares = Later, against the next best: { $terms }.
cli-why-chance = Chance of winning: { $after }; on average over what was weighed { $before }; play-outs: { $playouts }.
cli-why-next =
    Next best: { $other } (wins about { $games ->
        [one] { $games } game
       *[other] { $games } games
    } fewer in 100).
cli-why-next-same = Next best: { $other } (practically as good).
cli-why-next-points = Next best: { $other } ({ $amount } points less).

# Further sights of the table: what to type, others after a comma
cli-look-removed = removed, gone
cli-look-realm = realm, tiles
cli-look-sheet = sheet, sheets
cli-look-fields = fields, bridges
cli-look-empire = empire, cards

# The signs of the boards, and what things do
cli-sign-seats = a settlement, each player with a sign of their own
cli-sign-tiles-left = beside a location: the tiles that are left there
cli-sign-armies = armies, each player with a sign of their own, and how many
cli-sign-city = a city
cli-sign-neutral = neutral armies
cli-sign-control = who controls the region
cli-sign-start = the start region
cli-sign-token = a goods token
cli-sign-sea = a neighbour over the sea; without the sign: by land
cli-sign-steps = symbols you have, and how many the next points need
cli-sign-symbols = so many symbols of its good on the card
cli-sign-boxes = between the boxes of one section
cli-sign-free-box = a box that costs no resource
cli-sign-crossed = crossed
cli-sign-harvested = harvested
cli-sign-reached = the points that a track is worth now
cli-sign-structure = a section that is part of the structure of that building
cli-sign-star = counts at the end of the game, once complete
cli-sign-active = complete: it works
cli-sign-blueprint = the shape of its structure; / parts the rows
cli-sign-full = the full sections of the four tracks, from the top
cli-sign-used = used this round, a dot for each time
cli-sign-blocked = blocked this round
cli-sign-shield = a shield: razing it costs one raze token more
cli-sign-samurai = a samurai: razing it costs one raze token more
cli-sign-overtaken = taken over from another player
cli-sign-kept = what lies on it to be used later
cli-board-ignored = not used in the basic game
cli-board-field = needs Bridges { $bridges }

# The shelf
cli-seats = { $seats } players
cli-shelf-how = More about a game: pentarchy games TITLE. To play: pentarchy play TITLE.
cli-option-values = Values: { $values }. By default: { $default }.
cli-option-how = For example: pentarchy play { $key } --option name=value, lists by comma.
cli-levels = Bots, weakest first (for --players):
cli-level-rating = rating { $rating }
cli-by-lot = by lot
cli-a-number = a number
cli-a-list = a list
cli-part-numbers = Numbers
cli-part-source = source
cli-part-note = note
cli-part-keys = Names of values are those of the components file.
cli-source-artwork = artwork
cli-source-published = published
cli-source-reconstructed = reconstructed
cli-source-reviews = reviews
cli-source-rulebook = rulebook
cli-source-scan = scan

# Records
cli-replay-at = After pick { $number } of { $last }
cli-replay-how-to = Enter: next, b: back, a number: go there, q: quit >
cli-json-or-html = json and html: choose one of them
cli-verify-ok = ok
cli-verify-differs = differs, { $problem }
cli-verify-scores = scores { $scores }
cli-verify-unfinished =
    { $picks ->
        [one] unfinished, { $picks } pick
       *[other] unfinished, { $picks } picks
    }
cli-verify-branch = begins with another game ({ $source })
cli-verify-branch-unnamed = begins with another game
cli-verify-rules = played under rules { $then }, today's are { $now }
cli-verify-components = played with other components than today's
cli-verify-own = with its own components
cli-verify-no-seed = without a seed, so the draws are not checked
cli-verify-commitment = the seed is the one promised

# Simulations
cli-simulated =
    { $games ->
        [one] { $games } game with { $seats } seats, seed { $seed }
       *[other] { $games } games with { $seats } seats, seed { $seed }
    }
cli-simulated-part =
    { $games ->
        [one] Interrupted after { $games } game with { $seats } seats, seed { $seed }
       *[other] Interrupted after { $games } games with { $seats } seats, seed { $seed }
    }
cli-by-player = Player
cli-by-seat = Seat
cli-by-order = Order of play
cli-seat-number = seat { $seat }
cli-order-number =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $number }
    }
cli-mean-score = Mean score
cli-win-share = Wins
cli-length = Length
cli-mean = Mean
cli-range = Range
cli-turns = turns
cli-decisions = decisions
cli-intervals = In brackets: 95 % intervals. A shared win counts in equal parts.

# Benchmarks
cli-bench-game = Game
cli-bench-games = Games a second
cli-bench-decision = Decision, µs
cli-bench-copy = Copy, µs
cli-bench-imagine = Imagine, µs
cli-bench-valuation = Valuation, µs
cli-bench-reference =
    The reference needs { $time } µs a decision. In brackets: decision and copy as multiples of it, imagine as a multiple of copy, the valuation of all seats as a multiple of the game's own decision.
cli-bench-growth = { $title }: all that is legal, by the size of the position, in µs: { $sizes }.
cli-bench-workers =
    { $title }: { $tables } tables ask { $level } at once, { $workers } workers, budget { $budget } s a turn.
    A move comes after { $p50 } s (half of them) to { $longest } s; the bound is { $bound } s: ×{ $ratio }.
    In processor time: a turn { $turn } s, the longest wait { $worked } s of each worker: ×{ $share }. The workers got { $got } of their processors.
cli-bench-server =
    With { $tables } tables the knee is at { $knee } moves a second; with twice of what could be done on offer, { $beyond } of the most was still done.
    An echo server does { $echo } messages a second: the knee is { $ratio } of that, and a move takes { $time } times the processor time of an echo. Bare commits of SQLite: { $commits } a second.
    An idle table, { $moves } moves old, takes { $memory } kB of memory.
cli-bench-step-all = as many as can be
cli-bench-step-acknowledged = Acknowledged
cli-bench-step-half = Half, ms
cli-bench-step-nearly-all = 99 %, ms
cli-bench-step-newcomer = Newcomer, ms
cli-bench-step-server = Server, ms a move
cli-bench-step-people = People, ms a move
cli-bench-step-late = Late, ms
cli-bench-step-worked = worked meanwhile, ms
cli-bench-crowd =
    { $title }. { $active } tables that people look at: { $moves } moves a second, stored after { $p50 } ms (median) and { $p99 } ms (99 %).
    The server was never more than { $late } ms late, for at most { $worked } ms of which it worked itself; collecting garbage took { $collecting } ms at most, { $collected } ms of processor time; it holds { $memory } MB.
    { $running } running tables, { $visits } of them visited each second: somebody comes and moves within { $visit50 } ms (median) and { $visit99 } ms (99 %), for { $time } ms of the server's processor time; meanwhile the server was at most { $visitlate } ms late, { $visitworked } ms of that its own work.
    A list of { $listed } of one's tables, none of them in memory, takes { $first } ms after a start, then { $list50 } ms (median) and { $list99 } ms (99 %).
cli-bench-processes =
    { $processes ->
        [one] One process
       *[other] { $processes } processes
    }, { $tables } tables: { $moves } moves a second, stored and shown to every seat; { $time } ms of the servers' processor time a move; at most { $late } ms late, { $worked } ms of that their own work.
cli-bench-processes-url = bench processes: give the URL of one empty PostgreSQL database

# Looking after a house
cli-admin-id = table
cli-admin-game = game
cli-admin-state = state
cli-admin-changed = changed
cli-admin-owner = owner
cli-admin-rows = rows
cli-admin-seat = seat
cli-admin-kind = kind
cli-admin-name = name
cli-admin-person = person
cli-admin-line = line
cli-admin-at = when
cli-admin-text = text
cli-admin-report = report
cli-admin-reason = why
cli-admin-stored = stored
cli-admin-number = number
cli-admin-operator = by
cli-admin-deed = deed
cli-admin-target = to
cli-admin-detail = detail
cli-admin-device = device
cli-admin-seen = last seen
cli-admin-done = Done; running servers follow within a second.

# Backups
cli-backup-done = { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }, and the secret that signs their cookies.
cli-restore-done = Restored from { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }, and the secret that signs their cookies.

# What cannot be used
cli-in-file = { $file }: { $about }
cli-not-text = { $file }: this is not a text file
cli-no-folder = { $file }: there is no such folder
cli-is-folder = { $file }: this is a folder
cli-no-writing = { $file }: nothing can be written there
cli-os-missing = there is no such file
cli-os-forbidden = this may not be read or written
cli-os-folder = this is a folder
cli-usage-wrong = { $about }; see { $help }
cli-usage-no-command = there is no command '{ $command }', only { $commands }
cli-usage-which-command = say which: { $commands }
cli-usage-no-option = there is no option { $option }
cli-usage-missing = { $what } is missing
cli-usage-lacks-value = { $option } needs a value
cli-usage-no-value = { $option } takes no value
cli-usage-too-much = this is too much: { $words }
cli-usage-choices = { $option } can be only { $values }
cli-usage-whole = { $option }: a whole number is expected
cli-usage-whole-least = { $option }: a whole number from { $least } on is expected
cli-usage-number = { $option }: a number is expected
cli-usage-number-least = { $option }: a number from { $least } on is expected
cli-usage-unfit = { $option } does not fit: { $text }
cli-option-form = option { $option }: write it as name=value
cli-option-twice = option { $option }: it is given twice
cli-no-seat = seat: there is no seat { $seat } of { $seats }
cli-no-move = move: { $move } is not from 0 to { $last }
cli-players-nobody = players: '{ $players }' names nobody between its commas
cli-players-twice = players: '{ $player }' is named twice
cli-players-many = seats: { $players } players are named for { $seats } seats
cli-players-bot = players: there is no bot '{ $player }', only { $levels }
cli-components-whose = components: say of which game
cli-server-needs = the server needs { $name }: pip install 'pentarchy[server]'
cli-verify-other-components = the components inside are not those that the record names

# new-game
cli-new-game-done =
    { $folder } is written. Next:
        pip install -e { $folder }
        pentarchy play { $name } --players Anna,apprentice
        pentarchy prove { $name }
    Its README.md says where to go on.
cli-new-game-there = { $folder }: this is there already
cli-new-game-key = { $name }: a game's key is made of small letters and digits, with hyphens between
cli-new-game-taken = { $name }: such a game is on the shelf already
cli-new-game-module = { $name }: Python has a module of that name already

# Data sets for research
cli-dataset = { $file }: { $rows ->
    [one] one decision
   *[other] { $rows } decisions
}
cli-research-game = Game
cli-research-decision = Engine, µs
cli-research-observation = Observation, µs
cli-research-pettingzoo = PettingZoo, µs
cli-research-gymnasium = Gymnasium, µs
cli-research-openspiel = OpenSpiel, µs
cli-research-batch = Batch, µs
cli-research-ratios = A step in processor time. In brackets: the observation with its view as a multiple of a copy of the state; PettingZoo and OpenSpiel beyond engine and observation as a multiple of an empty environment and an empty game; Gymnasium, with a random rival, and the batch without observations as multiples of the engine.

# Lessons
cli-lesson-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
cli-no-lessons = { $title } has no lessons yet.
cli-no-lesson = { $title } has no lesson '{ $lesson }', only { $known }
cli-no-note = from: { $note } is not from 1 to { $last }
cli-lesson-how = Enter goes on, "b" goes back, "skip" leaves a step out, "q" leaves; "?" lists the rest.
cli-lesson-you = you
cli-lesson-rival = your rival
cli-lesson-which = Which lesson, 1 to { $last }? Enter: the first, "q": none.
cli-lesson-back = b, back
cli-lesson-skip = skip
cli-lesson-chapter = { $title } · { $number } of { $last }
cli-lesson-type = Type: { $words }
cli-lesson-good-too = Good too! The lesson goes on with: { $label }.
cli-lesson-not-yet = You may do that, but not yet: first do what the note asks.
cli-lesson-later = Until later. To go on from here:
cli-lesson-table = The lesson is over. A real game can go on from here, against a Novice: the chance to come is dealt anew.
cli-lesson-table-ask = Enter: play on. "q": that is enough.

# Puzzles
cli-no-puzzles = There are no puzzles of { $title } yet.
cli-no-puzzle = { $title } has no puzzle "{ $puzzle }"; "pentarchy puzzles list { $title }" shows them
cli-no-puzzle-today = no game has puzzles
cli-puzzles-kept = { $puzzles ->
        [one] one puzzle
       *[other] { $puzzles } puzzles
    } from { $games ->
        [one] one game
       *[other] { $games } games
    } in { $folder }
cli-puzzles-hold = { $hold } of { $all } puzzles hold.
cli-puzzle-key = Puzzle
cli-puzzle-difficulty = Difficulty
cli-puzzle-stage = Stage
cli-puzzle-theme = Theme
cli-puzzle-how = "hint" tells more each time, "undo" takes a choice back, "q" leaves.
cli-puzzle-solved = Solved!
