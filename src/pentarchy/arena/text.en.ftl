# What the arena says: results, reports, refusals.

# The result of a match
arena-match =
    { $title }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } in every seating, seed { $seed }
arena-series =
    { $games ->
        [one] Each of them is a series, { $games } game together: scores are the sums of a series, wins are of the series.
       *[other] Each of them is a series, { $games } games together: scores are the sums of a series, wins are of the series.
    }
arena-interrupted = It was interrupted; what was played is counted.
arena-player = Player
arena-wins = Wins
arena-score = Mean score
arena-margin = Margin
arena-rating = Rating
arena-decision = Decision, ms
arena-turn = Turn, ms
arena-forfeits = Forfeits
arena-clear-above = After { $games } games it is clear: { $name } wins more than { $until } % ({ $low } to { $high } % at this look).
arena-clear-below = After { $games } games it is clear: { $name } wins less than { $until } % ({ $low } to { $high } % at this look).
arena-not-clear = Whether { $name } wins more than { $until } % did not become clear.
arena-forfeit = Game { $number } (seed { $seed }) counts as lost: { $about }
arena-more-forfeits = … and { $count } more.
arena-how-wins =
    In brackets: 95 % intervals. Wins: Wilson's interval for as many independent games as vary like the deals do; a shared win counts in equal parts. Score and margin (points ahead of the best other): normal intervals of the deals' means, without forfeited games.
arena-how-times = Times: processor time, median and 99 %; of a program, the time that passed.
arena-how-rating = Rating: OpenSkill (Plackett-Luce), mu ± sigma.
arena-how-until = Early end: eight looks at equal steps, each with an interval of 99.4 %, so that all together err no more often than one of 95 %.
arena-kept = All games are kept in { $folder }, with a table (games.parquet) and a report (report.html).
arena-level-points = Points

# Programs at a seat
arena-late = { $player } gave no answer within { $seconds } seconds
arena-unreadable = { $player } answered with something that is no id: { $answer }
arena-illegal = { $player } answered { $answer }, which is not among the legal ids
arena-dead = { $player } ended by itself with exit code { $code }
arena-dead-saying = { $player } ended by itself with exit code { $code }, saying: { $last }
arena-silent = { $player } closed its output and gave no answer
arena-not-started = { $player } could not be started: { $error }

# What cannot be used
arena-no-program = player '{ $player }': there is no program '{ $program }'
arena-needs = this needs { $name }: pip install 'pentarchy[{ $extra }]'
arena-other-match = { $folder }: another match is kept there, or other rules, weights or levels; take another folder
arena-until = until: { $until } is not a share between 0 and 1
arena-timeout = timeout: { $seconds } is not a number of seconds
arena-few-players = players: name at least one
arena-hours = hours: { $hours } is not a number of core-hours
arena-only = only: no pairing has '{ $pattern }' in its name

# Measuring strength
arena-begun-anew = { $pairing }: rules, weights or level settings have changed since; it begins anew.
arena-measured = { $games } games are known, { $spent } core-hours were spent now; the page is { $page }.

# Training
arena-weight = Weight
arena-before = before
arena-after = after
arena-spread = Spread, from a game's beginning to its end: { $spread }
arena-held-out = Held out
arena-error = Error, points
arena-correlation = Correlation
arena-surprise = Surprise
arena-said = Chance said
arena-came = Came true
arena-positions = Positions
arena-trained = The new numbers are in { $file }.
arena-no-weights = { $title } names no weights in its insight.toml: there is nothing to train
arena-few-games = games: these are too few to train with
arena-two-games = games: at least two are needed
arena-alone = seats: alone there is nobody to win against
arena-ridge = ridge: { $ridge } is not a number from 0 to { $most }

# Reports and ladders
arena-course = { $name }: share of wins, deal by deal
arena-margins = { $name }: points ahead of the best other
arena-points = { $name }: points
arena-ladder = { $title }: { $games } games, everybody against everybody, seed { $seed }
arena-ladder-title = ladder
arena-cross = Wins of the row against the column
arena-ladder-players = players: a ladder needs at least two, each named once
arena-no-cluster = ray: there is no cluster at '{ $address }'
