"""The tables of the database. Nothing here that PostgreSQL could not do too."""

from pentarchy.server.store.schema.calling import (
    call_wishes,
    calls,
    channels,
    letters,
)
from pentarchy.server.store.schema.common import metadata
from pentarchy.server.store.schema.company import (
    ignores,
    invitations,
    rated_seats,
    rating_changes,
    ratings,
    waits,
)
from pentarchy.server.store.schema.games import (
    analyses,
    beginnings,
    chats,
    handovers,
    moves,
    records,
    seats,
    stoppages,
    tables,
    thoughts,
)
from pentarchy.server.store.schema.house import (
    audits,
    blocks,
    house_keys,
    outages,
    pulses,
    reports,
)
from pentarchy.server.store.schema.people import (
    challenges,
    devices,
    identities,
    passkeys,
    preferences,
    puzzle_results,
    transfers,
)

__all__ = (
    "analyses",
    "audits",
    "beginnings",
    "blocks",
    "call_wishes",
    "calls",
    "challenges",
    "channels",
    "chats",
    "devices",
    "handovers",
    "house_keys",
    "identities",
    "ignores",
    "invitations",
    "letters",
    "metadata",
    "moves",
    "outages",
    "passkeys",
    "preferences",
    "pulses",
    "puzzle_results",
    "rated_seats",
    "rating_changes",
    "ratings",
    "records",
    "reports",
    "seats",
    "stoppages",
    "tables",
    "thoughts",
    "transfers",
    "waits",
)
