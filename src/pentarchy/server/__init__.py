"""Tables where people and bots play each other: seats, durable moves, live updates."""
