# What things are: shown when somebody points at them, and by `look`
about-lamp = A lamp: lit, it brings its light in points, but never one colour twice in a row.
    .rule = 2.2
