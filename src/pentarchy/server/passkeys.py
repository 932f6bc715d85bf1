"""Passkeys: a browser or a phone proves who somebody is by signing what we ask it to, so that with
a lost browser nobody is lost. They are an option beside the link to another device.

What is to be signed is drawn here, kept for a few minutes, and good for one try. A passkey belongs
to the name of a host, and browsers make them on secure pages only.
"""

from __future__ import annotations

from hashlib import sha256
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    generate_challenge,
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from pentarchy.server.making import now
from pentarchy.server.refusals import BAD, CONFLICT, UNKNOWN, Refused
from pentarchy.server.store import persons
from pentarchy.server.store.database import Store
from pentarchy.server.store.persons import MOST_PASSKEYS, Passkey
from pentarchy.server.store.records import Identity
from pentarchy.server.store.writer import Conflict

CHALLENGE_SECONDS = 300
NAME = "Pentarchy"
LOCAL = "localhost"


class Site(msgspec.Struct, frozen=True):
    """Where a page was fetched from."""

    origin: str
    host: str

    @property
    def refusal(self) -> Refused | None:
        """Why browsers make no passkeys there; None: they do."""
        if not self.host or _is_address(self.host):
            return Refused(CONFLICT, "passkey-host")
        secure = self.origin.startswith("https://") or self.host == LOCAL
        if secure or self.host.endswith(f".{LOCAL}"):
            return None
        return Refused(CONFLICT, "passkey-https")

    def check(self) -> None:
        """:raises Refused: if there can be no passkeys."""
        if (why := self.refusal) is not None:
            raise why


def site_of(scheme: str, host: str | None) -> Site:
    """The site of a request, by how it came and the host that it named."""
    origin = f"{scheme}://{host or ''}"
    try:
        name = urlsplit(origin).hostname or ""
    except ValueError:
        name = ""
    return Site(origin, name)


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Passkeys:
    """Makes them and believes them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(self, person: Identity, site: Site) -> dict[str, Any]:
        """What a browser needs to make a new one."""
        site.check()
        mine = await self._store.read(persons.passkeys, person.id)
        if len(mine) >= MOST_PASSKEYS:
            raise Refused(CONFLICT, "many-passkeys", passkeys=MOST_PASSKEYS)
        challenge = await self._challenge(person.id)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_name=person.name,
            user_id=person.id.encode(),
            user_display_name=person.name,
            challenge=challenge,
            timeout=CHALLENGE_SECONDS * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id))
                for each in mine
                if each.host == site.host
            ],
        )
        return options_to_json_dict(options)

    async def add(self, person: Identity, site: Site, answer: dict[str, Any], name: str) -> None:
        """Keep a new one.

        :raises Refused: if it is not what was asked for.
        """
        site.check()
        try:
            credential = parse_registration_credential_json(answer)
            signed = parse_client_data_json(credential.response.client_data_json).challenge
            if await self._used(signed) != (True, person.id):
                raise Refused(BAD, "passkey")
            found = verify_registration_response(
                credential=credential,
                expected_challenge=signed,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except _WRONG:
            raise Refused(BAD, "passkey") from None
        key = bytes_to_base64url(found.credential_id)
        made = Passkey(
            id=key,
            identity=person.id,
            host=site.host,
            key=found.credential_public_key,
            count=found.sign_count,
            name=name,
            created=now(),
        )
        try:
            await self._store.writer.write([persons.add_passkey(made)])
        except Conflict:  # somebody has it, perhaps somebody else
            raise Refused(CONFLICT, "passkey-known") from None

    async def ask(self, site: Site) -> dict[str, Any]:
        """What a browser needs to sign in; it offers all passkeys that it has for this host."""
        site.check()
        options = generate_authentication_options(
            rp_id=site.host,
            challenge=await self._challenge(None),
            timeout=CHALLENGE_SECONDS * 1000,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json_dict(options)

    async def believe(self, site: Site, answer: dict[str, Any]) -> str:
        """Who has signed.

        :raises Refused: if that is not certain.
        """
        site.check()
        try:
            credential = parse_authentication_credential_json(answer)
            signed = parse_client_data_json(credential.response.client_data_json).challenge
            if await self._used(signed) != (True, None):
                raise Refused(BAD, "passkey")
            found = await self._store.read(persons.passkey, bytes_to_base64url(credential.raw_id))
            if found is None or found.host != site.host:
                raise Refused(BAD, "passkey-unknown")
            handle = credential.response.user_handle
            if handle is not None and handle != found.identity.encode():
                raise Refused(BAD, "passkey")
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=signed,
                expected_rp_id=found.host,
                expected_origin=site.origin,
                credential_public_key=found.key,
                credential_current_sign_count=found.count,
            )
            use = persons.use_passkey(found, verified.new_sign_count, now())
            await self._store.writer.write([use])
        except (*_WRONG, Conflict):
            raise Refused(BAD, "passkey") from None
        return found.identity

    async def of(self, who: str) -> list[Passkey]:
        """Somebody's passkeys."""
        return await self._store.read(persons.passkeys, who)

    async def remove(self, who: str, key: str) -> None:
        """One of somebody's is good for nothing any more.

        :raises Refused: if it is none of theirs.
        """
        try:
            await self._store.writer.write([persons.remove_passkey(who, key)])
        except Conflict:
            raise Refused(UNKNOWN, "no-passkey") from None

    async def _challenge(self, who: str | None) -> bytes:
        made = generate_challenge()
        expires = now() + CHALLENGE_SECONDS
        await self._store.writer.write(persons.add_challenge(_mark(made), who, expires, now()))
        return made

    async def _used(self, signed: bytes) -> tuple[bool, str | None]:
        """Whether we asked for this to be signed, and for whom; it is used up by that."""
        mark = _mark(signed)
        found = await self._store.read(persons.challenge, mark, now())
        if found[0]:
            try:
                await self._store.writer.write([persons.use_challenge(mark, now())])
            except Conflict:  # twice at once
                return False, None
        return found


_WRONG = (WebAuthnException, ValueError, KeyError, TypeError)
"""What the library says of answers that are none."""


def _mark(challenge: bytes) -> str:
    return sha256(challenge).hexdigest()
