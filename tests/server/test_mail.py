"""Mail as it leaves the house: what a reader's program makes of its subject."""

from __future__ import annotations

import asyncio
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from random import Random

import pytest

from pentarchy.server.calling.mail import Post, call
from pentarchy.server.calling.saying import Said
from tests.server.receivers import Mailbox

LONGEST_LINE = 78
"""RFC 5322, 2.1.1: no line should be longer."""
SAID = "Клара ждёт вашего хода: Строители Королевств"


def written(subject: str) -> EmailMessage:
    said = Said(subject, (("Строители Королевств", "/t/1"),), "/t/1")
    sender = "Дом <calls@house.example>"
    return call(sender, "anna@example.org", said, "https://house.example", "token", "ru")


@pytest.mark.parametrize("number", range(50))
def test_a_subject_is_read_as_it_was_written(number: int) -> None:
    """Wherever it is broken, no space between two words is lost."""
    random = Random(number)
    words = [
        "".join(random.choice("абвгдежз:") for _ in range(random.randint(1, 12)))
        for _ in range(random.randint(1, 30))
    ]
    sent = written(" ".join(words)).as_bytes()
    assert message_from_bytes(sent, policy=default)["Subject"] == " ".join(words)
    head = sent.partition(b"\r\n\r\n")[0]
    assert max(len(line) for line in head.split(b"\r\n")) <= LONGEST_LINE


def test_so_it_is_on_the_way() -> None:
    with Mailbox() as mailbox:
        post = Post("127.0.0.1", mailbox.port, "none", "", "", "calls@house.example")
        asyncio.run(post.send(written(SAID)))
        (found,) = mailbox.mails
    assert found["Subject"] == SAID
    assert found["To"] == "anna@example.org"
    assert "https://house.example/t/1" in found.get_content()
