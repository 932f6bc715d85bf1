"""Passkeys against an authenticator in Python: what is signed for somebody else, elsewhere, twice
or wrongly is not believed."""

from __future__ import annotations

import asyncio
import json
import secrets
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as letters
from webauthn.helpers import encode_cbor

from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused


class Authenticator:
    """One credential, and what it signs."""

    def __init__(self, host: str = "localhost") -> None:
        self._host = host
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.user = ""

    def made(self, asked: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to the wish for a new credential."""
        self.user = asked["user"]["id"]
        point = self._key.public_key().public_numbers()
        cose = {
            1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big"),
        }  # fmt: skip
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + encode_cbor(cose)
        data = self._data(0x45, 0) + attested
        return {
            **self._named(),
            "response": {
                "clientDataJSON": letters(_said("webauthn.create", asked["challenge"], origin)),
                "attestationObject": letters(
                    encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
                ),
            },
        }

    def signed(
        self, challenge: str, origin: str, count: int = 1, user: str | None = None
    ) -> dict[str, Any]:
        """The answer to who asks who somebody is."""
        data = self._data(0x05, count)
        said = _said("webauthn.get", challenge, origin)
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return {
            **self._named(),
            "response": {
                "clientDataJSON": letters(said),
                "authenticatorData": letters(data),
                "signature": letters(signature),
                "userHandle": self.user if user is None else user,
            },
        }

    def _named(self) -> dict[str, str]:
        return {"id": letters(self.id), "rawId": letters(self.id), "type": "public-key"}

    def _data(self, flags: int, count: int) -> bytes:
        return sha256(self._host.encode()).digest() + bytes([flags]) + count.to_bytes(4, "big")


def _said(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()


async def asked(person: Client, path: str, host: str) -> dict[str, Any]:
    told: dict[str, Any] = await person.ok(
        "POST", f"/api/me/passkeys/{path}", headers={"host": host}
    )
    return told


async def sent(person: Client, path: str, host: str, credential: Any) -> Any:
    body = {"credential": credential}
    address = f"/api/me/passkeys{path}"
    return await person.api("POST", address, json=body, headers={"host": host})


def test_only_what_was_asked_for_is_believed(server: Server) -> None:
    async def run() -> None:
        host = f"localhost:{server.port}"
        origin = f"http://{host}"
        anna, boris = [await Client(server).named(name) for name in ("Anna", "Boris")]
        key = Authenticator()
        wish = await asked(anna, "begin", host)
        elsewhere = key.made(wish, "http://evil.example")
        refused(await sent(anna, "", host, elsewhere), 400, "passkey")
        refused(await sent(anna, "", host, key.made(wish, origin)), 400, "passkey")  # used up
        wish = await asked(anna, "begin", host)
        refused(await sent(boris, "", host, key.made(wish, origin)), 400, "passkey")
        wish = await asked(anna, "begin", host)
        other = Authenticator("evil.example")
        refused(await sent(anna, "", host, other.made(wish, origin)), 400, "passkey")
        wish = await asked(anna, "begin", host)
        assert (await sent(anna, "", host, key.made(wish, origin))).status_code == 201
        mine = await anna.ok("GET", "/api/me/passkeys")
        assert [each["host"] for each in mine["passkeys"]] == ["localhost"]
        assert (await boris.ok("GET", "/api/me/passkeys"))["passkeys"] == []
        wish = await asked(boris, "begin", host)
        refused(await sent(boris, "", host, key.made(wish, origin)), 409, "passkey-known")
        await signing_in(server, key, mine["passkeys"][0]["id"], host, origin)
        path = f"/api/me/passkeys/{mine['passkeys'][0]['id']}"
        refused(await boris.api("DELETE", path), 404, "no-passkey")
        await anna.ok("DELETE", path)
        challenge = (await asked(boris, "ask", host))["challenge"]
        gone = key.signed(challenge, origin, 9)
        refused(await sent(Client(server), "/sign-in", host, gone), 400, "passkey-unknown")

    async def signing_in(
        server: Server, key: Authenticator, name: str, host: str, origin: str
    ) -> None:
        stranger = Client(server)

        async def challenge() -> str:
            return str((await asked(stranger, "ask", host))["challenge"])

        key.user = letters(await asyncio.to_thread(who_has, server, name))
        wrong = [
            key.signed(letters(secrets.token_bytes(64)), origin),  # nobody asked for this
            key.signed(await challenge(), "https://evil.example"),
            key.signed(await challenge(), origin, user=letters(b"somebody else")),
            {**key.signed(await challenge(), origin), "rawId": letters(b"another")},
            {"id": 1}, {},
        ]  # fmt: skip
        forged = Authenticator()
        forged.id, forged.user = key.id, key.user
        wrong.append(forged.signed(await challenge(), origin))
        for each in wrong:
            answer = await sent(stranger, "/sign-in", host, each)
            assert answer.status_code == 400, each
            assert "set-cookie" not in answer.headers
        good = key.signed(await challenge(), origin)
        assert (await sent(stranger, "/sign-in", host, good)).status_code == 200
        assert await stranger.ok("GET", "/api/me") == {"name": "Anna"}
        refused(await sent(Client(server), "/sign-in", host, good), 400, "passkey")  # once only
        copied = key.signed(await challenge(), origin, 1)  # a copy counts from where it was
        refused(await sent(Client(server), "/sign-in", host, copied), 400, "passkey")

    asyncio.run(run())


def who_has(server: Server, key: str) -> bytes:
    (row,) = server.rows("select identity from passkeys where id = :key", key=key)
    return str(row[0]).encode()


def test_where_there_can_be_none_it_is_said(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        for host, why in (("127.0.0.1", "passkey-host"), ("tables.example", "passkey-https")):
            headers = {"host": host}
            told = await anna.ok("GET", "/api/me/passkeys", headers=headers)
            assert told["missing"]["id"] == f"refused-{why}"
            answer = await anna.api("POST", "/api/me/passkeys/begin", headers=headers)
            refused(answer, 409, why)
        told = await anna.ok("GET", "/api/me/passkeys", headers={"host": "localhost:1"})
        assert told["missing"] is None

    asyncio.run(run())
