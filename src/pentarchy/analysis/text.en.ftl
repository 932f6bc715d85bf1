# Marks of decisions
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

# The account of a game
analysis-head =
    { $unit ->
        [points] { $title }: { $decisions } decisions, in points
       *[other] { $title }: { $decisions } decisions, in chances of winning
    }
analysis-unfinished = The game was not finished: the result is the estimate at its last move.
analysis-player = Player
analysis-start = At the start
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Others' decisions
analysis-remainder = Remainder
analysis-result = Result
analysis-accuracy = Accuracy
analysis-note = Decisions are held against the best that was found: own ones can only cost, others' mistakes give. Luck is what came out against what could be expected. The remainder is hidden things that came to light, and the error of the estimate.
analysis-turnings = Turning points
analysis-turned = Decision { $number }, { $player }: { $done } ({ $change })
analysis-drawn = After decision { $number }, chance: { $things } ({ $player } { $change })
analysis-costly = What cost most: { $player }
analysis-nothing = No decision cost anything worth telling.
analysis-decision = Decision { $number }, turn { $turn }: { $done } ({ $mark }, −{ $loss })
analysis-better = Better: { $line }
analysis-course = Chances of winning, move by move
analysis-course-points = Expected points, move by move
analysis-how = Judged at level { $level }: { $worlds } imagined worlds and up to { $lines } lines for every decision, each in the eyes of the seat that decided.

# Puzzles
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-early = early
puzzle-middle = in the middle
puzzle-late = late
puzzle-ask = Puzzle: { $name } is to decide. Find the best turn, to its end.
puzzle-hint-theme =
    { $clicks ->
        [one] What the best turn has more of: { $theme }. It is a single choice.
       *[other] What the best turn has more of: { $theme }. It takes { $clicks } choices.
    }
puzzle-hint-first = It begins so: { $click }
puzzle-hint-all = The whole turn: { $clicks }
puzzle-why = It comes to { $value }, the next best turn to { $other } ({ $playouts } play-outs).
puzzle-more-than-next = What it has more or less than the next best: { $terms }
puzzle-not = Not this one: your turn comes to { $value }, the best one to { $solution }.
puzzle-points = { $points } points
puzzle-as-good = As good: your turn comes to { $value }, the one we know to { $solution }. It counts.
puzzle-misses = What the best has more or less: { $terms }
problem-puzzle = puzzle { $where }: { $what }
