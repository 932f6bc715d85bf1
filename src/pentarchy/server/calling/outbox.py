"""Makes letters of calls that are due, and sends them.

A process takes a letter by changing its row, and only then sends it. If it ends in between, that
letter is lost rather than sent twice. What has certainly not arrived is tried again later.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
import structlog

from pentarchy.server.calling import mail, push, rows
from pentarchy.server.calling.channels import DAY, Channels, letters_to, quiet_until
from pentarchy.server.calling.outside import Outside, Unreached, Unsure
from pentarchy.server.calling.records import Call, Channel, Letter, Posted, Wishes
from pentarchy.server.calling.saying import Said, as_push, as_webhook, say
from pentarchy.server.calling.waiting import Lookout, as_call
from pentarchy.server.hub import Hub
from pentarchy.server.making import now
from pentarchy.server.store.database import Store
from pentarchy.server.store.writer import Conflict

log = structlog.get_logger()

LOOK_SECONDS = 1.0
PATIENCE_SECONDS = 30.0
"""While a person sits at another table it is tried again so often."""
TIDY_SECONDS = 3600.0
FAREWELL_SECONDS = 5.0
AT_ONCE = 16
AGAIN = (60.0, 600.0, 3600.0)
"""After so many seconds what has not arrived is sent again."""
DEAD_FAILURES = 5
DEAD_SECONDS = 3 * DAY
"""An address where nothing has arrived so often and for so long is dropped."""
GONE = (404, 410)
FULL = 429


class Undelivered(Exception):
    """It has arrived, and was not taken. `again`: perhaps it will be later; `gone`: nobody is
    there any more."""

    def __init__(self, why: str, *, again: bool = False, gone: bool = False) -> None:
        super().__init__(why)
        self.again = again
        self.gone = gone


class Ways(msgspec.Struct, frozen=True):
    """How letters leave the house."""

    outside: Outside
    post: mail.Post | None
    signer: push.Signer
    public_url: str


class Outbox:
    """One for each process; which of them sends what, the database decides."""

    def __init__(
        self, store: Store, lookout: Lookout, hub: Hub, channels: Channels, ways: Ways
    ) -> None:
        self._store = store
        self._lookout = lookout
        self._hub = hub
        self._channels = channels
        self._ways = ways
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """What is being sent may arrive."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=FAREWELL_SECONDS)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    def wake(self) -> None:
        """There is a letter."""
        self._awake.set()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        tidied = loop.time()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), LOOK_SECONDS)
            self._awake.clear()
            try:
                for who in await self._store.read(rows.people_due, now(), AT_ONCE):
                    await self._call(who)
                await self._send_due()
                if loop.time() - tidied > TIDY_SECONDS:
                    tidied = loop.time()
                    await self._store.writer.write([rows.remove_letters(now() - DAY)])
            except Exception:  # whatever it was, others are to be called
                log.exception("nobody called")

    # Calls become letters -------------------------------------------------------------------

    async def _call(self, who: str) -> None:
        """All that somebody has not been told yet becomes one letter."""
        calls = await self._store.read(rows.pending, who)
        wished = await self._store.read(rows.wishes, who)
        moment = now()
        later = quiet_until(wished, moment)
        if later is None and self._hub.is_attentive(who):
            later = moment + PATIENCE_SECONDS
        if later is not None:
            job = [rows.change_call(call, _at(call, later)) for call in calls]
        else:
            found = [await self._lookout.still(call) for call in calls]
            tables = tuple(each for each in found if each is not None)
            job = [rows.change_call(call, _at(call, None)) for call in calls]
            if tables:
                channels = await self._store.read(rows.channels, who)
                open_ones = [each for each in channels if each.active and each.confirmed]
                job += await letters_to(self._store, open_ones, Letter("call", tables), moment)
        try:
            await self._store.writer.write(job)
        except Conflict:  # another process was quicker, or something else has become due
            log.info("call taken elsewhere")

    # Letters leave --------------------------------------------------------------------------

    async def _send_due(self) -> None:
        free = AT_ONCE - len(self._sending)
        for posted in await self._store.read(rows.letters_due, now(), max(0, free)):
            try:
                await self._store.writer.write([rows.take_letter(posted)])
            except Conflict:
                continue
            task = asyncio.create_task(self._send(posted))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, posted: Posted) -> None:
        try:
            channel = await self._store.read(rows.channel, posted.channel)
            if channel is not None and self._is_wanted(channel, posted):
                await self._try(channel, posted)
            else:
                await self._store.writer.write([rows.remove_letter(posted.id)])
        except Exception:
            log.exception("letter lost")

    async def _try(self, channel: Channel, posted: Posted) -> None:
        letter = await self._current(channel, posted)
        try:
            if letter is not None:
                wished = await self._store.read(rows.wishes, channel.identity)
                await self._deliver(channel, letter, wished)
        except (Unreached, Unsure, mail.Refusing, Undelivered) as error:
            await self._failed(channel, posted, error)
            return
        job = [rows.remove_letter(posted.id)]
        if channel.failures:
            job.append(rows.forget_failures(channel.id))
        await self._store.writer.write(job)

    def _is_wanted(self, channel: Channel, posted: Posted) -> bool:
        return channel.active and (channel.confirmed or posted.letter.kind == "confirm")

    async def _current(self, channel: Channel, posted: Posted) -> Letter | None:
        """What is still true of a letter that could not be sent at first."""
        if posted.letter.kind != "call" or not posted.tries:
            return posted.letter
        calls = [as_call(each, channel.identity) for each in posted.letter.tables]
        found = [await self._lookout.still(call) for call in calls]
        tables = tuple(each for each in found if each is not None)
        return Letter("call", tables) if tables else None

    async def _deliver(self, channel: Channel, letter: Letter, wished: Wishes) -> None:
        said = say(letter, wished.language)
        origin = self._ways.public_url or wished.origin
        if channel.kind == "mail":
            await self._mail(channel, letter, said, wished.language)
            return
        off = self._channels.signed("off", channel.id)
        if channel.kind == "webhook":
            body, headers = as_webhook(said, origin, off), {"content-type": "application/json"}
        else:
            keys = msgspec.json.decode(channel.keys, type=push.Keys)
            body = push.encrypted(channel.address, keys, as_push(said, off, wished.language))
            headers = self._ways.signer.headers(channel.address)
        status = await self._ways.outside.post(channel.address, body, headers)
        if not 200 <= status < 300:
            again = status >= 500 or status == FULL
            gone = status in GONE if channel.kind == "push" else status == GONE[1]
            raise Undelivered(f"status {status}", again=again, gone=gone)

    async def _mail(self, channel: Channel, letter: Letter, said: Said, language: str) -> None:
        post, origin = self._ways.post, self._ways.public_url
        if post is None:
            raise Undelivered("no mail server")
        off = self._channels.signed("off", channel.id)
        to = channel.address
        if letter.kind == "confirm":
            yes = self._channels.signed("confirm", channel.id)
            message = mail.confirmation(post.sender, to, said, origin, yes, off, language)
        else:
            message = mail.call(post.sender, to, said, origin, off, language)
        await post.send(message)

    async def _failed(self, channel: Channel, posted: Posted, error: Exception) -> None:
        """Try again, count it, or give the address up."""
        moment = now()
        again = isinstance(error, Unreached) or (isinstance(error, Undelivered) and error.again)
        failing = moment - (channel.failing or moment)
        dead = channel.failures + 1 >= DEAD_FAILURES and failing >= DEAD_SECONDS
        gone = isinstance(error, Undelivered) and error.gone
        log.info("not delivered", kind=channel.kind, why=str(error), dead=dead or gone)
        if dead or gone:
            await self._store.writer.write([rows.remove_channel(channel.id)])
        elif again and posted.tries < len(AGAIN):
            due = moment + AGAIN[posted.tries]
            await self._store.writer.write([rows.delay_letter(posted.id, due)])
        else:
            job = [rows.remove_letter(posted.id), rows.count_failure(channel, moment)]
            await self._store.writer.write(job)


def _at(call: Call, due: float | None) -> Call:
    return msgspec.structs.replace(call, due=due, nudge="" if due is None else call.nudge)
