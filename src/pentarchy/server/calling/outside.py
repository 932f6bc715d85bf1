"""Requests to addresses that people have given us. They may be anything: so every address that a
name stands for is looked at when it is connected to, nothing is followed, and nothing is read."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from pentarchy.server.refusals import BAD, Refused

LONGEST_URL = 1_000
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0
CHECK_SECONDS = 5.0
AT_ONCE = 16
RELAYS = ip_network("64:ff9b::/96")
"""Addresses of IPv6 that stand for one of IPv4."""


class Unreached(Exception):
    """It certainly has not arrived: it can be tried again."""


class Unsure(Exception):
    """Nobody knows whether it has arrived."""


class PrivateAddress(OSError):
    """The name stands for an address that is nobody's business."""


def is_public(address: str) -> bool:
    """Whether that address is one of the open network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return all(each.is_global and not each.is_multicast for each in _meant(found))


def _meant(found: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    """The address, and those of IPv4 that it stands for."""
    if isinstance(found, IPv4Address):
        return [found]
    if found.ipv4_mapped is not None:
        return [found.ipv4_mapped]
    inner: list[IPv4Address | None] = [found.sixtofour]
    inner += found.teredo or ()
    if found in RELAYS:
        return [IPv4Address(int(found) & 0xFFFFFFFF)]
    return [found, *(each for each in inner if each is not None)]


class Careful(AbstractResolver):
    """Gives out an address only if all that the name stands for are public."""

    def __init__(self, inner: AbstractResolver) -> None:
        self._inner = inner

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._inner.resolve(host, port, family)
        for each in found:
            if not is_public(each["host"]):
                raise PrivateAddress(f"{host} is in a private network")
        return found

    async def close(self) -> None:
        await self._inner.close()


class Outside:
    """Posts something to an address; `private` allows those of private networks."""

    def __init__(self, private: bool, resolver: AbstractResolver | None = None) -> None:
        self.private = private
        self._given = resolver
        self._session: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    def _resolver(self) -> AbstractResolver:
        inner = self._given or aiohttp.ThreadedResolver()
        return inner if self.private else Careful(inner)

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            timeout = aiohttp.ClientTimeout(
                total=ANSWER_SECONDS + CONNECT_SECONDS,
                connect=CONNECT_SECONDS,
                sock_connect=CONNECT_SECONDS,
                sock_read=ANSWER_SECONDS,
            )
            connector = aiohttp.TCPConnector(
                resolver=self._resolver(),
                use_dns_cache=False,  # what was public may not be any more
                limit=AT_ONCE,
                force_close=True,
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=timeout,
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
                headers={"user-agent": "pentarchy"},
            )
        return self._session

    def check_shape(self, url: str, *, secure: bool) -> None:
        """:raises Refused: if that is not an address that we would ever send anything to."""
        try:
            parts = urlsplit(url)
            host, _ = parts.hostname or "", parts.port
        except ValueError:
            raise Refused(BAD, "url") from None
        schemes = ("https",) if secure and not self.private else ("http", "https")
        plain = url.isascii() and url.isprintable() and " " not in url
        wrong = parts.username is not None or parts.password is not None or parts.fragment
        if not plain or len(url) > LONGEST_URL or parts.scheme not in schemes or not host or wrong:
            raise Refused(BAD, "url")
        if not self.private and not self._may_be_public(host):
            raise Refused(BAD, "url-private")

    def _may_be_public(self, host: str) -> bool:
        """A name may be; a number must be."""
        try:
            ip_address(host.partition("%")[0])
        except ValueError:
            return True
        return is_public(host)

    async def check(self, url: str, *, secure: bool) -> None:
        """The same, with a look at where the name leads today.

        :raises Refused: naming what is wrong.
        """
        self.check_shape(url, secure=secure)
        host = urlsplit(url).hostname or ""
        try:
            await asyncio.wait_for(self._resolver().resolve(host), CHECK_SECONDS)
        except PrivateAddress:
            raise Refused(BAD, "url-private") from None
        except (OSError, TimeoutError, UnicodeError):
            raise Refused(BAD, "url-unknown") from None

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer, of which nothing else is read.

        :raises Unreached: if nothing has arrived.
        :raises Unsure: if nobody knows.
        """
        try:
            self.check_shape(url, secure=False)
        except Refused as refused:
            raise Unreached(refused.message.id) from None
        try:
            async with self._opened().post(
                url, data=body, headers=headers, allow_redirects=False
            ) as answer:
                return answer.status
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError) as error:
            raise Unreached(type(error).__name__) from None
        except aiohttp.InvalidURL:
            raise Unreached("InvalidURL") from None
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Unsure(type(error).__name__) from None
