"""What the options of many games have to agree with, and what is said if they do not."""

from __future__ import annotations

import pytest

from pentarchy.kernel.agreeing import agree_keys, agree_seat
from pentarchy.kernel.errors import BadOptions
from pentarchy.speech import Speech
from tests.toy import Toy

COPIES = {"altar": 2, "temple": 1}


def said(error: pytest.ExceptionInfo[BadOptions], language: str) -> str:
    return Speech(language, Toy(), ["Ann", "Bob"]).tell(error.value.message)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_seat_at_the_table(seat: int | None) -> None:
    agree_seat("start", seat, 3)


@pytest.mark.parametrize("seat", [-1, 3])
def test_no_such_seat(seat: int) -> None:
    with pytest.raises(BadOptions) as error:
        agree_seat("start", seat, 3)
    assert str(error.value) == f"option start: there is no seat {seat} of 3"
    assert said(error, "en") == str(error.value)
    assert said(error, "ru") == f"опция start: места {seat} нет, всего мест: 3"


@pytest.mark.parametrize("keys", [(), ("altar", "temple", "altar")])
def test_none_or_just_so_many(keys: tuple[str, ...]) -> None:
    agree_keys("prizes", keys, COPIES, 3)


@pytest.mark.parametrize(
    ("keys", "english", "russian"),
    [
        (
            ("forum",),
            "'forum' is none of altar, temple",
            "«forum» не годится, возможны только altar, temple",
        ),
        (("temple",) * 2, "'temple' is given too often", "«temple» указано слишком много раз"),
        (("altar",) * 2, "give 3 of them, not 2", "нужно назвать 3, а названо 2"),
    ],
)
def test_keys_that_will_not_do(keys: tuple[str, ...], english: str, russian: str) -> None:
    with pytest.raises(BadOptions) as error:
        agree_keys("prizes", keys, COPIES, 3)
    assert str(error.value) == f"option prizes: {english}"
    assert said(error, "en") == str(error.value)
    assert said(error, "ru") == f"опция prizes: {russian}"
