"""Ids and links: random letters that can also be typed on a command line."""

from __future__ import annotations

import secrets

import pytest

from pentarchy.server.making import token


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-ez", "--x", "a-b"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert token(9) == "a-b"
