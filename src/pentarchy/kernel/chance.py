"""CHANCE, the decider that is no seat, and the dealer that decides for it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from operator import itemgetter
from random import Random
from typing import TypeAlias

from pentarchy.kernel.bits import nth_bit
from pentarchy.kernel.errors import BadOptions

CHANCE = -1
"""Decides where nobody does: a shuffle, a die, a card drawn from a face-down pile."""

Odds: TypeAlias = Sequence[tuple[int, int]]
"""What CHANCE may pick: target numbers of one verb, each with its weight."""

Bag: TypeAlias = tuple[int, ...]
"""A face-down pile: how many of each kind are in it. There is no order to be peeked at."""

SEED_BITS = 128

_weight = itemgetter(1)


class Dealer:
    """Settles chance as a keyed hash of the draw's name: no generator, nothing to copy.

    The same draw asked twice, say after an undo, comes out the same; draws with different
    names are independent, so seats that act at once never influence each other.
    """

    __slots__ = ("_keyed", "seed")

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < 1 << SEED_BITS:
            raise BadOptions(
                f"seed: {seed} is not a number from 0 to 2^{SEED_BITS}-1",
                "problem-seed",
                seed=str(seed),
                bits=SEED_BITS,
            )
        self.seed = seed
        self._keyed = blake2b(key=seed.to_bytes(SEED_BITS // 8, "big"), digest_size=16)

    def pick(self, name: str, odds: Odds) -> int:
        """The target that the draw of this name comes out as."""
        ticket = self._ticket(name, sum(map(_weight, odds)))
        for target, weight in odds:
            ticket -= weight
            if ticket < 0:
                return target
        raise ValueError(f"draw {name!r} has nothing to pick from")

    def pick_bit(self, name: str, mask: int) -> int:
        """The same for a set of targets with equal weights: a large pile of different cards."""
        return nth_bit(mask, self._ticket(name, mask.bit_count()))

    def _ticket(self, name: str, total: int) -> int:
        """A number below the total, decided by the name alone."""
        hashed = self._keyed.copy()
        hashed.update(name.encode())
        return int.from_bytes(hashed.digest(), "big") * total >> 128

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dealer) and other.seed == self.seed

    def __hash__(self) -> int:
        return hash(self.seed)


def fresh_dealer(rng: Random) -> Dealer:
    """A dealer for an imagined future, which has nothing to do with the real one."""
    return Dealer(rng.getrandbits(64))


def random_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


def commitment(seed: int, salt: str) -> str:
    """What is shown at the start of a game so that the seed cannot be changed afterwards."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


@lru_cache(maxsize=1 << 14)
def bag_odds(bag: Bag) -> Odds:
    """Every kind in the bag, weighted by how many there are."""
    return tuple((kind, count) for kind, count in enumerate(bag) if count)


def one_less(bag: Bag, kind: int) -> Bag:
    """The bag after one of this kind was taken out."""
    return (*bag[:kind], bag[kind] - 1, *bag[kind + 1 :])


def one_more(bag: Bag, kind: int) -> Bag:
    """The bag after one of this kind was put in."""
    return (*bag[:kind], bag[kind] + 1, *bag[kind + 1 :])


def bag_of(kinds: int, things: Iterable[int]) -> Bag:
    """The bag that holds these things."""
    counts = [0] * kinds
    for thing in things:
        counts[thing] += 1
    return tuple(counts)


def bag_sum(one: Bag, other: Bag) -> Bag:
    """Both bags poured together."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def bag_list(bag: Bag) -> list[int]:
    """The things in the bag, one entry each, kinds ascending."""
    return [kind for kind, count in enumerate(bag) for _ in range(count)]
