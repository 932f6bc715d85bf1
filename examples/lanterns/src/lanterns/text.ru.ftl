title = Фонари
tagline = Зажигайте самые яркие, но никогда один цвет дважды подряд.

ask-turn = Зажгите фонарь или возьмите новый.

do-light = Зажечь: { $target }
do-take = Взять фонарь
do-rest = Отдохнуть
do-draw = Вытянуть: { $target }

event-light = { $seat } зажигает: { $lamp }.
event-rest = { $seat } отдыхает.
event-draw = { $seat } берёт фонарь: { $lamp }.

why-not-held = У вас нет такого фонаря: { $target }.
why-same-colour = Последним горел фонарь того же цвета: { $last }.
why-pile-empty = Стопка пуста, брать нечего.
why-no-rest = В стопке ещё есть фонари.

lamp = { $name }

option-first = Место, которое начинает; места считаются с 0
part-lamp = Фонари
parts-few = их должно быть не меньше { $needed }
