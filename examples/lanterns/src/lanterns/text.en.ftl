title = Lanterns
tagline = Light what shines brightest, but never one colour twice in a row.

ask-turn = Light a lamp, or take one.

do-light = Light { $target }
do-take = Take a lamp
do-rest = Rest
do-draw = Draw { $target }

event-light = { $seat } lights { $lamp }.
event-rest = { $seat } rests.
event-draw = { $seat } takes a lamp: { $lamp }.

why-not-held = You do not hold { $target }.
why-same-colour = { $last } was lit last, and this one has its colour.
why-pile-empty = There is no lamp left to take.
why-no-rest = There are lamps to take.

lamp = { $name }

option-first = The seat that begins; seats count from 0
part-lamp = Lamps
parts-few = there must be at least { $needed }
