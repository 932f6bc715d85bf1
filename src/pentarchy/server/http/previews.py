"""What messengers show of a link: title, who plays, and the game's cover. Only what the link itself
opens is told; a table's own address opens nothing, so it tells nothing."""

from __future__ import annotations

from html import escape

import msgspec

from pentarchy.kernel.messages import Message
from pentarchy.kernel.registry import titles
from pentarchy.server.calling.saying import called
from pentarchy.server.refusals import verbatim
from pentarchy.server.store import reads
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import TableRecord

LONGEST = 32
"""No token is longer."""


class Preview(msgspec.Struct, frozen=True):
    """What is shown of one address."""

    title: str
    line: str
    cover: str

    def tags(self, origin: str, path: str, language: str) -> bytes:
        """The same as the head of a page says it. Names are others' words: all is escaped."""
        picture = f"{origin}/covers/{self.cover}.png"
        told = {
            "og:type": "website",
            "og:site_name": "Pentarchy",
            "og:locale": {"ru": "ru_RU"}.get(language, "en_US"),
            "og:title": self.title,
            "og:description": self.line,
            "og:url": f"{origin}{path}",
            "og:image": picture,
        }
        more = {
            "twitter:card": "summary_large_image",
            "twitter:title": self.title,
            "twitter:description": self.line,
            "twitter:image": picture,
            "description": self.line,
        }
        lines = [f'<meta property="{key}" content="{escape(said)}">' for key, said in told.items()]
        lines += [f'<meta name="{key}" content="{escape(said)}">' for key, said in more.items()]
        return "".join(lines).encode()


class Previews:
    """Finds out what an address may tell."""

    def __init__(self, store: Store, covers: frozenset[str]) -> None:
        self._store = store
        self._covers = covers
        """The games that there is a picture of."""

    async def of(self, path: str, language: str) -> Preview:
        """What is shown of that address."""
        page, _, rest = path.strip("/").partition("/")
        if page == "learn" and (title := rest.partition("/")[0]) in titles():
            told = Message("preview-lesson", {"title": called(title, language)})
            line = verbatim(Message("preview-lesson-line"), language)
            return Preview(verbatim(told, language), line, self._cover(title))
        found = await self._table(page, rest)
        if found is None:
            site = verbatim(Message("preview-site"), language)
            return Preview("Pentarchy", site, self._cover(""))
        return self._shown(page, found, language)

    async def _table(self, page: str, token: str) -> TableRecord | None:
        reading = {"join": reads.table_of_invite, "watch": reads.table_to_watch}.get(page)
        if reading is None or not 0 < len(token) <= LONGEST:
            return None
        return await self._store.read(reading, token)

    def _shown(self, page: str, record: TableRecord, language: str) -> Preview:
        title = called(record.title, language)
        names = ", ".join(seat.name for seat in record.people)
        if record.status == "finished":
            told = Message("preview-finished", {"title": title})
        elif page == "join":
            told = Message("preview-join", {"title": title})
        else:
            told = Message("preview-watch", {"title": title})
        who = Message("preview-names", {"names": names}) if names else Message("preview-nobody")
        return Preview(verbatim(told, language), verbatim(who, language), self._cover(record.title))

    def _cover(self, title: str) -> str:
        return title if title in self._covers else "pentarchy"
