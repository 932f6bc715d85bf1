"""E-mail, by whatever server the settings name."""

from __future__ import annotations

from email.errors import MessageError
from email.header import Header
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from typing import Any

import aiosmtplib
import msgspec

from pentarchy.kernel.messages import Message
from pentarchy.server.calling.outside import Unreached, Unsure
from pentarchy.server.calling.saying import Said
from pentarchy.server.refusals import BAD, Refused, verbatim

SECONDS = 20.0
LONGEST = 254


class Whole(EmailPolicy):
    """Breaks long subjects without losing the spaces between words, as older Pythons do."""

    def fold(self, name: str, value: Any) -> str:
        if name.lower() != "subject" or str(value).isascii():
            return str(super().fold(name, value))
        words = Header(str(value), "utf-8", header_name=name).encode(linesep=self.linesep)
        return f"{name}: {words}{self.linesep}"

    def fold_binary(self, name: str, value: Any) -> bytes:
        if name.lower() != "subject":
            return super().fold_binary(name, value)
        return self.fold(name, value).encode("ascii")


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
                message.as_bytes(),  # written out by us: else subjects would be broken elsewhere
                sender=message["From"].addresses[0].addr_spec,
                recipients=[each.addr_spec for each in message["To"].addresses],
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
    message = EmailMessage(policy=Whole(linesep="\r\n"))
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> ") or None)
    message["Auto-Submitted"] = "auto-generated"
    return message
