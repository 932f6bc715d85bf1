"""Links as QR codes, so that a phone need only look at them."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated

import msgspec
import segno
from litestar import Response, post
from msgspec import Meta
from segno.encoder import DataOverflowError

from pentarchy.server.http.common import responses
from pentarchy.server.refusals import TOO_LARGE, Refused

BORDER = 4
"""The margin that readers need, in modules."""


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the code says."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


@post(
    "/qr",
    status_code=200,
    summary="A link as a QR code: dark on white, whatever the page is like",
    media_type="image/svg+xml",
    tags=["shelf"],
    responses=responses(400, 403, 413, 429),
)
async def qr_code(data: Link) -> Response[bytes]:
    try:
        made = segno.make_qr(data.text, error="m")
    except (DataOverflowError, ValueError):
        raise Refused(TOO_LARGE, "too-large") from None
    drawn = BytesIO()
    made.save(
        drawn, kind="svg", border=BORDER, dark="#000", light="#fff", omitsize=True, xmldecl=False
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")
