"""Masked PPO in PyTorch: a policy that learns by playing against itself, on one processor.

pip install 'pentarchy[research,torch]'
python examples/research/ppo.py --decisions 400000 --out policy.npz --curve curve.svg

What it writes is a policy as `policy.py` reads it, so `evaluate.py` can put it into the arena, and
its learning curve as a picture.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
from curve import Point, picture
from policy import squeezed

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    raise SystemExit("this needs PyTorch: pip install 'pentarchy[research,torch]'") from None

from pentarchy.arena.stats import Estimate, Share
from pentarchy.research.batch import Batch


@dataclass(frozen=True)
class Settings:
    """The numbers of the method."""

    rows: int = 32
    """Games that are played side by side."""
    decisions: int = 4096
    """How many decisions of finished games are learned from at once."""
    epochs: int = 3
    sample: int = 512
    hidden: int = 128
    rate: float = 7e-4
    clip: float = 0.2
    trace: float = 0.95
    """The lambda of the advantages; nothing is discounted, for a game ends by itself."""
    entropy: float = 0.01
    scale: float = 10.0
    """A margin of so many points is worth tanh(1)."""


class Network(nn.Module):
    """One hidden layer, from which come both the actions' logits and the value."""

    def __init__(self, size: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.first = nn.Linear(size, hidden, bias=False)
        self.second = nn.Linear(hidden, actions, bias=False)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.first.weight, std=size**-0.5)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, inputs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The log chances of all actions, closed ones at minus infinity, and what a seat may
        expect."""
        inner = torch.tanh(self.first(inputs))
        logits = self.second(inner).masked_fill(~masks, -torch.inf)
        return torch.log_softmax(logits, dim=1), self.value(inner)[:, 0]

    def look(self, batch: Batch) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """A batch as the network is fed it, and what it says of it."""
        inputs = torch.from_numpy(squeezed(batch.observations))
        masks = torch.from_numpy(batch.masks == 1)
        with torch.no_grad():
            return inputs, masks, *self(inputs, masks)

    def save(self, path: Path) -> None:
        first, second = (layer.weight.detach().numpy().T for layer in (self.first, self.second))
        np.savez(path, first=first, second=second)


class Decision(NamedTuple):
    """One decision of a finished game, and how it turned out."""

    inputs: Tensor
    mask: Tensor
    action: int
    log_chance: float
    value: float
    advantage: float = 0.0


def judged(decisions: list[Decision], reward: float, trace: float) -> list[Decision]:
    """A seat's decisions with their advantages, the end being all that is paid."""
    found = []
    after, ahead = reward, 0.0
    for decision in reversed(decisions):
        ahead = after - decision.value + trace * ahead
        found.append(decision._replace(advantage=ahead))
        after = decision.value
    return found


class Learner:
    """Plays games against itself and learns from those that ended."""

    def __init__(self, title: str, settings: Settings, seed: int) -> None:
        torch.manual_seed(seed)
        self.settings = settings
        self.batch = Batch(title, settings.rows, seats=2, seed=seed, reward="margin")
        self.network = Network(
            self.batch.observer.size, len(self.batch.game.actions), settings.hidden
        )
        self.optimiser = torch.optim.Adam(self.network.parameters(), settings.rate, eps=1e-5)
        self.games = 0
        self._trails: list[list[list[Decision]]] = [[[], []] for _ in range(settings.rows)]
        self.batch.reset()

    def play(self) -> list[Decision]:
        """Decisions of finished games, enough to learn from."""
        ready: list[Decision] = []
        while len(ready) < self.settings.decisions:
            inputs, masks, log_chances, values = self.network.look(self.batch)
            actions = torch.multinomial(log_chances.exp(), 1)[:, 0]
            taken = log_chances.gather(1, actions[:, None])[:, 0]
            for row, seat in enumerate(self.batch.actors):
                decision = Decision(
                    inputs[row], masks[row], int(actions[row]), float(taken[row]),
                    float(values[row]),
                )  # fmt: skip
                self._trails[row][seat].append(decision)
            self.batch.step(actions.numpy())
            for row in np.flatnonzero(self.batch.over):
                rewards = np.tanh(self.batch.rewards[row] / self.settings.scale)
                for trail, reward in zip(self._trails[row], rewards, strict=True):
                    ready += judged(trail, float(reward), self.settings.trace)
                self._trails[row] = [[], []]
                self.games += 1
        return ready

    def learn(self, decisions: list[Decision]) -> None:
        """Some epochs of clipped steps."""
        settings = self.settings
        inputs = torch.stack([decision.inputs for decision in decisions])
        masks = torch.stack([decision.mask for decision in decisions])
        actions = torch.tensor([decision.action for decision in decisions])
        before = torch.tensor([decision.log_chance for decision in decisions])
        ahead = torch.tensor([decision.advantage for decision in decisions])
        wanted = ahead + torch.tensor([decision.value for decision in decisions])
        ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-8)
        for _ in range(settings.epochs):
            for some in torch.randperm(len(decisions)).split(settings.sample):
                log_chances, values = self.network(inputs[some], masks[some])
                ratio = (log_chances.gather(1, actions[some, None])[:, 0] - before[some]).exp()
                held = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                gain = torch.minimum(ratio * ahead[some], held * ahead[some]).mean()
                # A closed action has chance 0, and 0 times minus infinity is not a number.
                told = log_chances.masked_fill(~masks[some], 0)
                entropy = -(told.exp() * told).masked_fill(~masks[some], 0).sum(1).mean()
                missed = (values - wanted[some]).square().mean()
                loss = 0.5 * missed - gain - settings.entropy * entropy
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()


def against_random(network: Network, title: str, games: int, seed: int) -> Estimate:
    """The share of victories over players who pick blindly; half of the games from each seat."""
    rows = min(games, 40)
    batch = Batch(title, rows, seats=2, seed=seed)
    batch.reset()
    rng = np.random.default_rng(seed)
    share = Share()
    left = [games // rows] * rows
    while any(left):
        _, _, log_chances, _ = network.look(batch)
        actions = log_chances.argmax(1).numpy()
        for row, seat in enumerate(batch.actors):
            if seat != row % 2:
                actions[row] = rng.choice(np.flatnonzero(batch.masks[row]))
        batch.step(actions)
        for row in np.flatnonzero(batch.over):
            if left[row]:
                left[row] -= 1
                share.add(float(batch.rewards[row, row % 2]))
    return share.estimate()


def train(
    title: str, decisions: int, every: int, games: int, seed: int
) -> tuple[Network, list[Point]]:
    """Returns the network, and how it did against blind players along the way."""
    torch.set_num_threads(1)
    learner = Learner(title, Settings(), seed)
    points: list[Point] = []
    learned = 0

    def measure() -> None:
        found = against_random(learner.network, title, games, seed + 1_000_000 + learned)
        points.append(Point(learned, found.value, found.low, found.high))
        print(
            f"{learned:>8} decisions, {learner.games:>6} games, {process_time() / 60:5.1f} minutes "
            f"of processor: {found.value:.0%} ({found.low:.0%} to {found.high:.0%})",
            flush=True,
        )

    measure()
    while learned < decisions:
        ready = learner.play()
        learner.learn(ready)
        learned += len(ready)
        if learned // every > points[-1].learned // every or learned >= decisions:
            measure()
    return learner.network, points


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="eight-minute-empire")
    parser.add_argument("--decisions", type=int, default=400_000)
    parser.add_argument("--every", type=int, default=25_000, help="decisions between measurements")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--curve", type=Path, default=Path("curve.svg"))
    given = parser.parse_args()
    made, told = train(given.title, given.decisions, given.every, given.games, given.seed)
    made.save(given.out)
    given.curve.write_text(picture(told, f"{given.title}: masked PPO against Random"))
    print(f"{given.out}, {given.curve}: {told[-1].learned} decisions")
