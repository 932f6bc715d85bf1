# What this board says itself; the game's own texts say the rest.

paper-empire = Empire
paper-order = left to right on each track
paper-settlement = Settlement
paper-sheets = My sheets
paper-dice = Dice and what is at hand
paper-no-roll = No roll yet
paper-fields = Fields
paper-blueprint = Blueprint
paper-crossed = { $box }, crossed
paper-favours = Favours
paper-free = free
paper-others = Other sheets
paper-larger = enlarge
paper-smaller = make smaller

# How a building stands
state-works = works
state-next = works next round
state-end = counts at the end
state-counts = counts
state-ignored = not in the basic game

# What a choice would do
look-gains =
    { $points ->
        [one] { $points } point more
       *[other] { $points } points more
    }
look-opens = opens { $field }
look-completes = completes { $building }
look-asks = then you choose

# Pictures in the rules
figure-3-4 = Two boxes are crossed: only the third may be next. The track now brings 5 points.
figure-6-2 = The blueprint on the right is repeated on three finished sections, exactly as it is drawn.

# What headings and legends mean
about-paper-favours = The favour tokens in play. Everybody takes one a round; a crest shows who has it.
    .rule = 2.2
about-paper-empire = The Empire sheet: four tracks, crossed from left to right, and the fields that the bridges open.
    .rule = 3.4
about-paper-settlement = The Settlement sheet: six buildings of your own, whose boxes may be crossed in any order.
    .rule = 3.5
about-paper-fields = The fields: each opens when the bridge to it is complete. Its circles are harvested for an action each.
    .rule = 3.6
about-paper-others = What the others have written. Everybody has the same dice and sheets of their own.
    .rule = 1.2
about-rounds = A round is a roll, the favours and everybody's actions. After the last one points are counted.
    .rule = 1.6
