"""What every game shares: actions, agenda, chance, records, events. No game's word in it."""
