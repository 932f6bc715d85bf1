"""E-mail, by whatever server the settings name."""

from __future__ import annotations

from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import aiosmtplib
import msgspec

from pentarchy.kernel.messages import Message
from pentarchy.server.calling.outside import Unreached, Unsure
from pentarchy.server.calling.saying import Said
from pentarchy.server.refusals import BAD, Refused, verbatim

SECONDS = 20.0
LONGEST = 254


class Refusing(Exception):
    """That address takes no mail from us."""


class Post(msgspec.Struct, frozen=True):
    """The server that sends our mail."""

    host: str
    port: int
    tls: str
    """`none`, `starttls` or `tls`."""
    user: str
    password: str
    sender: str

    async def send(self, message: EmailMessage) -> None:
        """:raises Refusing: if the address is refused for good.
        :raises Unreached: if it has certainly not been sent.
        :raises Unsure: if nobody knows.
        """
        try:
            await aiosmtplib.send(
                message,
                hostname=self.host,
                port=self.port,
                username=self.user or None,
                password=self.password or None,
                use_tls=self.tls == "tls",
                start_tls=self.tls == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(each.code >= 500 for each in error.recipients):
                raise Refusing(type(error).__name__) from None
            raise Unreached(type(error).__name__) from None
        except (aiosmtplib.SMTPReadTimeoutError, aiosmtplib.SMTPServerDisconnected) as error:
            raise Unsure(type(error).__name__) from None
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise Unreached(type(error).__name__) from None


def checked_address(given: str) -> str:
    """An e-mail address that mail can be sent to.

    :raises Refused: if it is none.
    """
    address = given.strip()
    try:
        found = Address(addr_spec=address)
    except (MessageError, ValueError, IndexError):
        raise Refused(BAD, "mail-address") from None
    plain = address.isascii() and address.isprintable() and " " not in address
    if not plain or len(address) > LONGEST or "." not in found.domain or not found.username:
        raise Refused(BAD, "mail-address")
    return f"{found.username}@{found.domain.lower()}"


def call(sender: str, to: str, said: Said, origin: str, off: str, language: str) -> EmailMessage:
    """A letter as mail; `off` is the token that ends them."""
    message = _addressed(sender, to, said.subject)
    page, one_click = f"{origin}/calls/off/{off}", f"{origin}/api/calls/off/{off}"
    message["List-Unsubscribe"] = f"<{one_click}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    lines = [f"{line}\n{origin}{path}" for line, path in said.lines]
    end = verbatim(Message("call-mail-end", {"link": page}), language)
    message.set_content("\n\n".join([said.subject, *lines, f"-- \n{end}"]) + "\n", cte="8bit")
    return message


def confirmation(
    sender: str, to: str, said: Said, origin: str, yes: str, off: str, language: str
) -> EmailMessage:
    """Asks whether this is really the address of who asked."""
    message = _addressed(sender, to, said.subject)
    message["List-Unsubscribe"] = f"<{origin}/api/calls/off/{off}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    no = verbatim(Message("call-mail-no", {"link": f"{origin}/calls/off/{off}"}), language)
    lines = [said.subject, said.lines[0][0], f"{origin}/calls/confirm/{yes}", no]
    message.set_content("\n\n".join(lines) + "\n", cte="8bit")
    return message


def _addressed(sender: str, to: str, subject: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> ") or None)
    message["Auto-Submitted"] = "auto-generated"
    return message
