"""Self-play as a table: a row for each choice, with what its seat saw, what was legal, what it did and what it won.

Parquet, written hand by hand: the memory it takes does not grow with the number of hands. The extra ``dataset``.

Columns, in this order:

- ``hand``, int64: the number of the hand, from 0. Its cards are ``ginrummy.fast.deal(deal_seed, hand % places, hand //
  places + 1, rules)``, where all three stand in the file's metadata.
- ``ply``, int16: which choice of the hand it is, from 0.
- ``seat``, int8: whose it is, 0 the non-dealer's, 1 the dealer's.
- ``player``: who plays there; players change seats with every hand.
- a column for each field of the observation, by its name in ``docs/environments.md``: int16, planes as lists of 52.
- ``legal``: a list of 108 booleans, true where an action is legal.
- ``action``, int16: what was done (:mod:`ginrummy.env.actions`).
- ``points_won``, int16: what that seat won in the hand in the end, less than 0 where it lost.

Rows of a hand stand together, in the order of play. The file's metadata, keys that begin with ``ginrummy.``, hold the
version, the rules, the players, the seed, ``deal_seed`` and ``places``.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from ginrummy.env.actions import PLAY_ACTIONS
from ginrummy.env.observation import HAND_FIELDS
from ginrummy.env.training.net import Net
from ginrummy.env.vector import VectorHands
from ginrummy.errors import GinError
from ginrummy.fast.planes import OBSERVATION_SIZE
from ginrummy.fast.play import policy
from ginrummy.rules import CLASSIC, RuleSet

SIDE_BY_SIDE = 256
ROWS = 16_384
"""So many rows, or a hand more, are written at a time."""
NET = "net:"
"""What stands before the path of a network that plays."""

Chooser: TypeAlias = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""Observations and masks in, actions out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Selfplay:
    """Hands to be played.

    Attributes:
        players: the two who play: a policy of :data:`ginrummy.fast.POLICIES`, or ``net:`` and the path of a network.
        hands: how many.
        seed: where all chance comes from.
        rules: the rules.
    """

    players: tuple[str, str]
    hands: int
    seed: int = 1
    rules: RuleSet = CLASSIC

    @property
    def places(self) -> int:
        """How many are played side by side."""
        return min(self.hands, SIDE_BY_SIDE)


@dataclass(slots=True)
class Rows:
    """Choices, one a row.

    Attributes:
        hands: the number of the hand, ``int64[n]``.
        plies: of the choice in it, ``int16[n]``.
        seats: whose choice, ``int8[n]``.
        players: who that is: 0 or 1, ``int8[n]``.
        observations: ``int16[n, 910]``.
        masks: ``bool[n, 108]``.
        actions: ``int16[n]``.
        points: ``int16[n]``.
    """

    hands: np.ndarray
    plies: np.ndarray
    seats: np.ndarray
    players: np.ndarray
    observations: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    points: np.ndarray

    def __len__(self) -> int:
        return len(self.hands)


@dataclass(slots=True)
class _Place:
    """A place at which hands are played one after another, and what was chosen in the one under way."""

    seen: list[np.ndarray] = field(default_factory=list)
    masks: list[np.ndarray] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)

    def rows(self, hand: int, swapped: int, points: int) -> Rows:
        """The rows of the hand that is over; *points* are the non-dealer's."""
        count = len(self.actions)
        seats = np.array(self.seats, np.int8)
        return Rows(
            np.full(count, hand),
            np.arange(count, dtype=np.int16),
            seats,
            seats ^ np.int8(swapped),
            np.array(self.seen, np.int16).reshape(count, OBSERVATION_SIZE),
            np.array(self.masks, np.bool_).reshape(count, PLAY_ACTIONS),
            np.array(self.actions, np.int16),
            np.where(seats == 0, points, -points).astype(np.int16),
        )


class Table:
    """Hands as they are played.

    Attributes:
        told: what is played.
        deal_seed: the seed of the deals, as :func:`ginrummy.fast.deal` takes it.
    """

    def __init__(self, told: Selfplay) -> None:
        """Seat the players.

        Raises:
            GinError: one of them is nobody, or no network.
        """
        self.told = told
        self._envs = VectorHands(told.places, told.rules, laying="default", autoreset_mode="SameStep")
        self._players = [_player(name) for name in told.players]
        self._seen, self._infos = self._envs.reset(seed=told.seed)
        self.deal_seed = self._envs.deal_seed

    def play(self) -> Iterator[Rows]:
        """Play every hand; give the rows of each when it is over."""
        places = self.told.places
        open_hands = [_Place() for _ in range(places)]
        left = self.told.hands
        while left:
            numbers = self._envs.hand_numbers
            hands = (numbers - 1) * places + np.arange(places)
            swapped = hands & 1
            masks, seats = self._infos["action_mask"], self._infos["seat"]
            actions = self._chosen(seats ^ swapped)
            for place in np.flatnonzero(hands < self.told.hands).tolist():
                one = open_hands[place]
                one.seen.append(self._seen[place])
                one.masks.append(masks[place])
                one.seats.append(int(seats[place]))
                one.actions.append(int(actions[place]))
            self._seen, _, ended, _, self._infos = self._envs.step(actions)
            for place in np.flatnonzero(ended & (hands < self.told.hands)).tolist():
                points = int(self._infos["points"][place])
                yield open_hands[place].rows(int(hands[place]), int(swapped[place]), points)
                open_hands[place] = _Place()
                left -= 1

    def _chosen(self, players: np.ndarray) -> np.ndarray:
        """What whoever is to act does in each hand."""
        actions = np.zeros(len(players), np.int64)
        for number, player in enumerate(self._players):
            which = players == number
            if isinstance(player, Net):
                found = player.best(self._seen, self._infos["action_mask"])
            else:
                found = self._envs.chosen(player, player)
            actions[which] = found[which]
        return actions


def _player(name: str) -> str | Net:
    if name.startswith(NET):
        return Net.load(Path(name.removeprefix(NET)))
    policy(name)
    return name


@dataclass(frozen=True, slots=True)
class Written:
    """What a file holds.

    Attributes:
        hands, rows: how many.
        columns: how many columns each row has.
        size: of the file, in bytes.
    """

    hands: int
    rows: int
    columns: int
    size: int


def write(told: Selfplay, path: Path, *, force: bool = False, heard: Callable[[int], None] = lambda _: None) -> Written:
    """Play, and write the file; it is there once it is whole.

    Args:
        told: what is played.
        path: the file.
        force: whether a file that is there already may go.
        heard: is told how many hands have been played so far.

    Raises:
        GinError: the file is there already or cannot be written, one of the players is nobody, or pyarrow is missing.
    """
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise GinError("dataset-extra-missing") from None
    if path.exists() and not force:
        raise GinError("dataset-taken", path=str(path))
    table = Table(told)
    schema = _schema(arrow, table)
    fresh = path.with_name(path.name + ".part")
    rows = 0
    try:
        with parquet.ParquetWriter(fresh, schema, compression="zstd") as writer:
            for batch, hands in _batches(table):
                writer.write_table(_table(arrow, schema, batch, told.players))
                rows += sum(map(len, batch))
                heard(hands)
        fresh.replace(path)
    except OSError as error:
        raise GinError("dataset-path", path=str(path), why=error.strerror or str(error)) from None
    finally:
        fresh.unlink(missing_ok=True)
    return Written(told.hands, rows, len(schema.names), path.stat().st_size)


def _batches(table: Table) -> Iterator[tuple[list[Rows], int]]:
    """Hands in heaps that are worth writing, with the number of hands so far."""
    heap: list[Rows] = []
    rows = hands = 0
    for one in table.play():
        heap.append(one)
        rows, hands = rows + len(one), hands + 1
        if rows >= ROWS:
            yield heap, hands
            heap, rows = [], 0
    if heap:
        yield heap, hands


def _schema(arrow: Any, table: Table) -> Any:
    """The columns, and what the file says of itself."""
    plane = {1: arrow.int16()}
    fields = [
        ("hand", arrow.int64()),
        ("ply", arrow.int16()),
        ("seat", arrow.int8()),
        ("player", arrow.dictionary(arrow.int8(), arrow.string())),
        *((one.name, plane.get(one.size) or arrow.list_(arrow.int16(), one.size)) for one in HAND_FIELDS),
        ("legal", arrow.list_(arrow.bool_(), PLAY_ACTIONS)),
        ("action", arrow.int16()),
        ("points_won", arrow.int16()),
    ]
    told = table.told
    about = {
        "version": version("ginrummy"),
        "rules": json.dumps(told.rules.as_dict()),
        "players": json.dumps(told.players),
        "seed": str(told.seed),
        "deal_seed": str(table.deal_seed),
        "places": str(told.places),
    }
    return arrow.schema(fields, metadata={f"ginrummy.{key}": value for key, value in about.items()})


def _table(arrow: Any, schema: Any, batch: Sequence[Rows], players: tuple[str, str]) -> Any:
    """Hands as the library wants them."""

    def together(name: str) -> np.ndarray:
        return np.concatenate([getattr(rows, name) for rows in batch])

    seen = together("observations")
    names = arrow.DictionaryArray.from_arrays(arrow.array(together("players")), arrow.array(_told_apart(players)))
    columns = [arrow.array(together("hands")), arrow.array(together("plies")), arrow.array(together("seats")), names]
    for one in HAND_FIELDS:
        values = np.ascontiguousarray(seen[:, one.start : one.start + one.size])
        columns.append(_listed(arrow, values) if one.size > 1 else arrow.array(values[:, 0]))
    columns += [_listed(arrow, together("masks")), arrow.array(together("actions")), arrow.array(together("points"))]
    return arrow.Table.from_arrays(columns, schema=schema)


def _listed(arrow: Any, values: np.ndarray) -> Any:
    return arrow.FixedSizeListArray.from_arrays(arrow.array(values.ravel()), values.shape[1])


def _told_apart(players: tuple[str, str]) -> list[str]:
    """Names for both: numbered where they are the same."""
    one, other = players
    return [f"{one}-1", f"{other}-2"] if one == other else [one, other]
