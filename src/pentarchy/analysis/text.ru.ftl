# Оценки решений
mark-best = лучшее
mark-good = хорошее
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка

# Из чего сложилась партия
analysis-head =
    { $unit ->
        [points] { $title }: решений — { $decisions }, в очках
       *[other] { $title }: решений — { $decisions }, в шансах на победу
    }
analysis-unfinished = Партия не окончена: вместо итога — оценка после последнего хода.
analysis-player = Игрок
analysis-start = В начале
analysis-luck = Удача
analysis-own = Свои решения
analysis-others = Решения других
analysis-remainder = Остаток
analysis-result = Итог
analysis-accuracy = Точность
analysis-note = Решения сравниваются с лучшим из найденного: свои могут только стоить, чужие ошибки дают. Удача — то, что выпало, против того, чего можно было ждать. Остаток — открывшееся скрытое и погрешность оценки.
analysis-turnings = Переломы
analysis-turned = Решение { $number }, { $player }: { $done } ({ $change })
analysis-drawn = После решения { $number }, случай: { $things } ({ $player } { $change })
analysis-costly = Что обошлось дороже всего: { $player }
analysis-nothing = Ни одно решение не стоило ничего заметного.
analysis-decision = Решение { $number }, ход { $turn }: { $done } ({ $mark }, −{ $loss })
analysis-better = Лучше: { $line }
analysis-course = Шансы на победу, ход за ходом
analysis-course-points = Ожидаемые очки, ход за ходом
analysis-how = Уровень оценки — { $level }: воображаемых миров — { $worlds }, линий — до { $lines } на каждое решение, и всё глазами того, кто решал.

# Задачи
puzzle-easy = лёгкая
puzzle-medium = средняя
puzzle-hard = трудная
puzzle-early = начало партии
puzzle-middle = середина партии
puzzle-late = конец партии
puzzle-ask = Задача: решает { $name }. Найдите лучший ход и доведите его до конца.
puzzle-hint-theme =
    { $clicks ->
        [one] Чего у лучшего хода больше: { $theme }. В нём { $clicks } выбор.
        [few] Чего у лучшего хода больше: { $theme }. В нём { $clicks } выбора.
       *[many] Чего у лучшего хода больше: { $theme }. В нём { $clicks } выборов.
    }
puzzle-hint-first = Он начинается так: { $click }
puzzle-hint-all = Весь ход: { $clicks }
puzzle-why = Он даёт { $value }, следующий по силе — { $other } (доигрываний: { $playouts }).
puzzle-more-than-next = Чего у него больше или меньше, чем у следующего: { $terms }
puzzle-not = Не то: ваш ход даёт { $value }, лучший — { $solution }.
puzzle-points = { $points } очка
puzzle-as-good = Не хуже: ваш ход даёт { $value }, известный нам — { $solution }. Засчитано.
puzzle-misses = Чего у лучшего больше или меньше: { $terms }
problem-puzzle = задача { $where }: { $what }
