"""Light what shines brightest, but never one colour twice in a row."""
