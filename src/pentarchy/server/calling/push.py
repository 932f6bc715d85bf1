"""Web push: encrypted for one browser, signed by this house."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from py_vapid import Vapid02
from pywebpush import WebPusher

from pentarchy.server.making import now
from pentarchy.server.refusals import BAD, Refused

LIVES_SECONDS = 12 * 3600
"""So long a push service keeps what it cannot deliver."""
SIGNED_SECONDS = 3600
KEY_LENGTH, SECRET_LENGTH = 65, 16


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser gives, so that only it can read what is sent."""

    p256dh: str
    auth: str


def new_key() -> str:
    """A key that the house signs with, as text."""
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


class Signer:
    """The house's key: push services know us by it."""

    def __init__(self, pem: str, contact: str) -> None:
        key = load_pem_private_key(pem.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._vapid: Any = Vapid02(key)
        self._contact = contact
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = urlsafe_b64encode(point).decode().rstrip("=")
        """What a browser must be given to subscribe."""

    def headers(self, endpoint: str) -> dict[str, str]:
        """Say who sends this."""
        parts = urlsplit(endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now()) + SIGNED_SECONDS,
        }
        return {
            "authorization": self._vapid.sign(claims)["Authorization"],
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIVES_SECONDS),
            "urgency": "normal",
        }


def encrypted(endpoint: str, keys: Keys, body: bytes) -> bytes:
    """Readable by that browser alone."""
    info = {"endpoint": endpoint, "keys": msgspec.structs.asdict(keys)}
    pusher: Any = WebPusher(info)
    found: bytes = pusher.encode(body)["body"]
    return found


def check_keys(keys: Keys) -> None:
    """:raises Refused: if nothing can be encrypted with these."""
    try:
        point, secret = _bytes(keys.p256dh), _bytes(keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused(BAD, "push-keys") from None
    if len(point) != KEY_LENGTH or len(secret) != SECRET_LENGTH:
        raise Refused(BAD, "push-keys")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
