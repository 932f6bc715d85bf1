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

# A hint: what speaks for a move, against the next best thing
advice-now-more =
    Now { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than with “{ $instead }”: { $terms }.
advice-now-fewer =
    Now { $points ->
        [one] { $points } point
       *[other] { $points } points
    } fewer than with “{ $instead }”: { $terms }.
advice-now-even = Now as many points as with “{ $instead }”: { $terms }.
advice-now-same = Now as many points as with “{ $instead }”.
advice-then = { $first }, then: { $click }
advice-later = Later: { $terms }.
advice-chance =
    Played on, it wins about { $games ->
        [one] { $games } game
       *[other] { $games } games
    } more in 100.
advice-points = Played on, it ends about { $points } points higher.
advice-later-chance =
    Later: { $terms }; played on, it wins about { $games ->
        [one] { $games } game
       *[other] { $games } games
    } more in 100.
advice-later-points = Later: { $terms }; played on, it ends about { $points } points higher.
advice-as-good = “{ $instead }” is practically as good.
advice-sealed = Everybody picks unseen: this is one of several sensible picks, drawn by lot.
advice-only = There is nothing else to pick.

# What cannot be used, and where
word = { $name }
problem = { $text }
problem-line = line { $line }: { $about }
problem-rule = rule { $rule }: { $about }
problem-illegal = { $action } is not allowed: { $about }
problem-no-game = there is no game '{ $title }' on the shelf, only { $titles }
problem-broken-game = the game '{ $title }' cannot be loaded: { $problem }
problem-seats = seats: { $title } is played by { $low } to { $high }, not by { $seats }
problem-no-option = option { $option }: { $title } has no such option, only { $options }
problem-option = option { $option }: { $about }
problem-option-seat = option { $option }: there is no seat { $seat } of { $seats }
problem-option-key = option { $option }: '{ $key }' is none of { $known }
problem-option-often = option { $option }: '{ $key }' is given too often
problem-option-count = option { $option }: give { $wanted } of them, not { $given }
problem-seed = seed: { $seed } is not a number from 0 to 2^{ $bits }-1
problem-no-action = there is no action { $action }: ids run from 0 to { $last }
problem-no-verb = '{ $text }': unknown verb '{ $verb }'
problem-no-target = '{ $text }': '{ $verb }' has no target '{ $target }'
problem-no-analyst = level: '{ $level }' analyses nothing, only { $levels }
problem-no-level = there is no player '{ $level }', only { $levels }
problem-no-change = player '{ $player }': '{ $change }' is no change of a level; there are { $known }
problem-games = games: { $games } is not a number of games
problem-jobs = jobs: { $jobs } is not a number of processes

problem-components = { $about }
parts-twice = this key is given twice
parts-letters = it has more than { $most } letters
parts-values = there are more than { $most } values in all
parts-length = there are more than { $most } of them
parts-number = a number must be from { $least } to { $most }
parts-depth = it is nested too deeply
parts-unseen = it has a letter that cannot be seen, or that turns text around
problem-at = { $where }: { $about }
problem-row = { $table } row { $row } ({ $key }){ $field }: { $about }
problem-not-toml = the components are not TOML: { $text }

problem-not-a-record = this is not a Pentarchy record: it does not begin '{ $head }'
problem-record-no-moves = the record ends before its moves
problem-record-no-end = the record is cut off: it has no moves and no end
problem-record-components = components stand outside 'own components:'
problem-record-head = '{ $row }' does not belong in the head of a record
problem-record-twice = '{ $key }' is given twice
problem-record-lacks = the head of the record does not give '{ $key }'
problem-record-field = '{ $key }' cannot be '{ $value }'
problem-record-row = '{ $row }' is neither a move nor the end of a turn
problem-record-cut-off = the record is cut off: its last line is not its scores
problem-record-scores = scores cannot be '{ $value }'
problem-no-hash = turn { $turn } ended here, but its hash is missing
problem-dealt = the seed gives '{ $dealt }' here, the record '{ $action }'
problem-no-turn-end = turn { $turn } does not end here
problem-position = after turn { $turn } the position is { $found }, not { $told }
problem-says-not-over = the game is over, but the record says it is not
problem-record-branch = '{ $row }' does not say how the game goes on
problem-record-decisions = the record has only { $decisions } decisions
problem-nothing-left = the game is over: there is nothing to play on
problem-not-over = the record gives scores, but the game is not over
problem-other-scores = the scores are { $found }, not { $told }
problem-commitment-closed = the record gives a seed commitment, but not the seed and salt that open it
problem-commitment = the seed and salt do not open the seed commitment
note-rules = played under rules { $then }, today's are { $now }
note-components = its components are { $own }, today's { $today }

# Lessons that do not agree with their game
problem-lesson = lesson { $where }: { $about }
lesson-toml = the notes are not TOML: { $text }
lesson-no-record = its record is missing
lesson-other-game = the record is one of { $title }
lesson-seat = there is no seat { $seat }
lesson-over = the game is over where the real table begins
lesson-order = it stands at { $at }, but { $reached } is reached
lesson-beyond = it goes beyond { $ends }, where the lesson ends
lesson-point = there is no { $thing } to point at
lesson-asks-nothing = it answers what it does not ask for
lesson-long = its text has { $count } words, more than { $most }
lesson-others = decision { $at } is not the learner's
lesson-accept = { $action } is not legal there
lesson-any-order = its moves lead elsewhere in another order

mismatch-kind =
    { $kind ->
        [int] a whole number
        [float] a number
        [str] a text
        [bool] true or false
        [array] a list
        [object] a group of named values
       *[other] { $kind }
    } is expected, not { $got ->
        [int] a whole number
        [float] a number
        [str] a text
        [bool] true or false
        [array] a list
        [object] a group of named values
        [null] nothing
       *[other] { $got }
    }
mismatch-length =
    its length must be { $sign ->
        [least] at least { $length }
        [most] at most { $length }
        [above] more than { $length }
        [below] less than { $length }
       *[exactly] { $length }
    }
mismatch-limit =
    it must be { $sign ->
        [least] at least { $limit }
        [most] at most { $limit }
        [above] more than { $limit }
       *[below] less than { $limit }
    }
mismatch-pattern = it has signs that cannot stand there
mismatch-value = it cannot be '{ $value }'
mismatch-missing = the field '{ $field }' is missing
mismatch-unknown = there is no field '{ $field }'
mismatch-too-deep = it is nested too deeply
