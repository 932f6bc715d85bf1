"""Components are bounded before anything is made from them; what people really make fits."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.kernel.components import fingerprint, parts
from pentarchy.kernel.errors import BadComponents
from pentarchy.kernel.registry import titles
from tests.toy import Toy
from tests.toy.components import own_text

TEXT = own_text()


def changed(before: str, after: str) -> str:
    assert before in TEXT
    return TEXT.replace(before, after, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (changed("coins = 3", "coins = 1001"), "numbers.coins: a number must be from -1000"),
        (changed("coins = 3", "coins = -1001"), "numbers.coins: a number must be from -1000"),
        (changed("coins = 3", "coins = 1e400"), "numbers.coins: a number must be from -1000"),
        (changed("coins = 3", "coins = nan"), "numbers.coins: a number must be from -1000"),
        (changed("coins = 3", f"coins = {'9' * 5000}"), "the components are not TOML"),
        (changed("worth = 1", "worth = 100000000"), "card row 1 (salt).worth: a number must be"),
        (changed("[numbers]", f"[numbers]\nnote = '{'x' * 2001}'"), "numbers.note: more than 2000"),
        (f"many = [{'1,' * 501}]\n{TEXT}", "many: more than 500 of them"),
        (f"deep = {'[' * 13}{']' * 13}\n{TEXT}", "nested too deeply"),
        (f"deep = {'[' * 5000}\n{TEXT}", "the components are not TOML"),
        (f"{TEXT}\n#{'x' * 300_000}", "the components: more than 300000 letters"),
        ("\n".join(f"[t{n}]\na = [{'1,' * 200}]" for n in range(100)), "more than 20000 values"),
        ('"format[7]" = 5000', "format[7]: a number must be"),
    ],
)
def test_what_is_too_large_is_refused_with_its_place(text: str, says: str) -> None:
    for use in (Toy, fingerprint, lambda text: list(parts(text))):
        with pytest.raises(BadComponents) as refused:
            use(text)
        assert says in str(refused.value)


def test_what_is_just_small_enough_can_be_used() -> None:
    toy = Toy(changed("coins = 3", "coins = 1000"))
    assert toy.components.numbers.coins == 1000


@pytest.mark.parametrize("title", titles())
def test_the_components_of_the_box_can_be_given_as_ones_own(title: str) -> None:
    own = pentarchy.game(title, pentarchy.game(title).components_text)
    assert own.own_components


def test_founders_counts_its_tiles() -> None:
    """As many copies of every tile as the bounds of numbers allow are far more than can be."""
    text = pentarchy.game("founders").components_text
    with pytest.raises(BadComponents, match="tiles, at most 400 can be"):
        pentarchy.game("founders", text.replace("copies = 4", "copies = 400"))
