# What things are: shown when somebody points at them, and by `look`
about-lamp = A lamp: lit, it brings its light in points, but never one colour twice in a row.
    .rule = 2.2
about-verb-light = You lay this lamp open before you: it brings its light in points.
    .rule = 2.1
about-verb-take = You take a lamp from the pile; nobody else sees it.
    .rule = 2.3
about-verb-rest = Your turn passes without a lamp.
    .rule = 2.4
