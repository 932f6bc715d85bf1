"""What the terminal owes every game: `pentarchy prove` tries it beside `pentarchy.proof`."""
