"""A person at the terminal, for the tests: types what it is told, or reads the screen and plays on."""

import io
import random
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from rich.console import Console

from ginrummy.cards import bit, card_set, parse_card, parse_cards
from ginrummy.cli.playing import Shelf, Table
from ginrummy.cli.playing.keyboard import Keyboard
from ginrummy.cli.playing.screen import Screen
from ginrummy.cli.playing.session import Session, Setup, Wishes
from ginrummy.match import OpenGame, Seating, View
from ginrummy.melds import least_deadwood
from ginrummy.players import Budget, Player, player
from ginrummy.rules import CLASSIC, Action, Deal, HandState, Phase, RuleSet, parse_action

NAMES = ("You", "Anna", "Ben")
CARD = re.compile(r"(?:10|[A2-9JQK])[♣♦♥♠]")


class TooLong(Exception):
    """A game that does not end."""


class Paper(io.StringIO):
    """What the terminal shows, in an encoding of one's own choice."""

    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding

    def console(self, width: int = 80, *, colour: bool = False) -> Console:
        return Console(
            file=self,
            width=width,
            highlight=False,
            markup=False,
            emoji=False,
            force_terminal=colour,
            color_system="standard" if colour else None,
            legacy_windows=False,
        )


@dataclass
class Typist:
    """Types lines, one after another, then leaves; what is typed shows on the paper as in a terminal."""

    paper: Paper
    lines: Iterable[str]
    seen: list[str] = field(default_factory=list)
    """What the screen showed before each line."""

    def __post_init__(self) -> None:
        self._lines = iter(self.lines)
        self._read = 0

    def __call__(self, prompt: str) -> str:
        self.seen.append(self.paper.getvalue()[self._read :])
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        self.paper.write(f"{prompt}{line}\n")
        self._read = len(self.paper.getvalue())
        return line


@dataclass
class Reader:
    """Reads the screen like a person: answers with something offered, discards what leaves least deadwood."""

    paper: Paper
    rng: random.Random
    patience: int = 5000
    """After so many lines the game is taken to have no end."""
    cards: list[str] = field(default_factory=list)
    offers: list[str] = field(default_factory=list)
    menu: str = ""
    typed: list[str] = field(default_factory=list)
    _read: int = 0
    _tried: list[str] = field(default_factory=list)

    def __call__(self, prompt: str) -> str:
        for line in self.paper.getvalue()[self._read :].splitlines():
            self._take_in(line)
        answer = self._answer()
        self.typed.append(answer)
        if len(self.typed) > self.patience:
            raise TooLong(self.paper.getvalue()[-2000:])
        self.paper.write(f"{prompt}{answer}\n")
        self._read = len(self.paper.getvalue())
        return answer

    def _take_in(self, line: str) -> None:
        if line.startswith("  ") and "deadwood" in line:
            self.cards, self._tried = CARD.findall(line), []
        found = re.findall(r"(?:^|· |[?.] )(\S+) = ", line)
        if found or "Type the card" in line:
            self.offers, self.menu = found, line

    def _answer(self) -> str:
        if "Another game" in self.menu:
            return "n"
        if "What should" in self.menu:
            return self.rng.choice(["", "d", "t", "p", "w", *self.cards[:2]])
        for best in ("bg", "g"):
            if best in self.offers:
                return best
        if "k" in self.offers:
            return f"k {CARD.findall(self.menu)[0]}"
        if "Type the card" in self.menu:
            return self._discard()
        if "Enter" in self.offers:
            return ""
        return (
            "t" if "t" in self.offers and self.rng.random() < 0.3 else next(o for o in self.offers if o in ("d", "p"))
        )

    def _discard(self) -> str:
        held = card_set(" ".join(self.cards))
        left = {c: least_deadwood(held & ~bit(parse_card(c))) for c in self.cards if c not in self._tried}
        card = min(left, key=lambda c: left[c])
        self._tried.append(card)
        return card


@dataclass
class Scripted:
    """A player that does what is written, where it can; else it passes, draws, and throws the first card it may."""

    script: Sequence[str] = ()
    name: str = "scripted"

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        hand = view.hand
        assert hand is not None
        done = sum(1 for e in hand.events if getattr(e, "seat", None) is hand.viewer and type(e).__name__ != "Turn")
        for written in (*self.script[done : done + 1], *self.script):
            if (action := parse_action(written)) in hand.choices and done < len(self.script):
                return action
        if hand.phase in (Phase.SPREAD, Phase.DEFENCE):
            return player("sound").choose(view, rng, budget)
        plain = [a for a in hand.choices if str(a) in ("pass", "draw")]
        return plain[0] if plain else hand.choices[0]


@dataclass(frozen=True)
class Stacked(Setup):
    """A table where the cards are chosen."""

    deals: tuple[Deal, ...] = ()
    drawn: str = "2c 3c"

    def draw(self) -> tuple[int, ...]:
        return parse_cards(self.drawn)

    def deal(self, number: int) -> Deal:
        return self.deals[min(number, len(self.deals)) - 1]


def others(seating: Seating) -> tuple[Player, ...]:
    return (player("sound"), player("greedy"))[: seating.people - 1]


def table(
    paper: Paper,
    read: Callable[[str], str],
    seating: Seating,
    rules: RuleSet = CLASSIC,
    seed: str = "1",
    shelf: Shelf | None = None,
) -> Table:
    """A table with an injected terminal."""
    return Table(
        rules=rules,
        seating=seating,
        names=NAMES[: seating.people],
        others=others(seating),
        console=paper.console(),
        read=read,
        seed=seed,
        shelf=shelf,
    )


def whole_game(rng: random.Random, seating: Seating, rules: RuleSet = CLASSIC) -> tuple[str, Reader]:
    """All that the screen shows of a game that a reader plays to its end."""
    paper = Paper()
    reader = Reader(paper, rng)
    assert table(paper, reader, seating, rules, str(rng.random())).play()
    return paper.getvalue(), reader


@dataclass
class Scene:
    """One hand with chosen cards, played by a typist; the person is the non-dealer unless told otherwise."""

    state: HandState
    script: Sequence[str] = ()
    drawn: str = "2c 3c"
    seating: Seating = Seating.TWO
    players: tuple[Player, ...] = ()
    encoding: str = "utf-8"
    games: list[OpenGame] = field(default_factory=list)
    """The game before each line was typed."""

    def play(self, *lines: str) -> str:
        """What the screen shows while *lines* are typed."""
        self.paper = Paper(self.encoding)
        typist = Typist(self.paper, lines)
        screen = Screen(self.paper.console(), lambda prompt: self._typed(typist, prompt))
        players = self.players or (Scripted(self.script),) * (self.seating.people - 1)
        setup = Stacked(
            self.state.rules, self.seating, "1", NAMES[: self.seating.people], players, (self.state.deal,), self.drawn
        )
        self.session = Session.start(setup, screen, Wishes())
        self.games = []
        try:
            self.session.play(Keyboard(screen))
        finally:
            self.typist = typist
        return self.paper.getvalue()

    def _typed(self, typist: Typist, prompt: str) -> str:
        self.games.append(self.session.game)
        return typist(prompt)

    def left(self, *lines: str) -> str:
        """What the screen shows while *lines* are typed, after which the person leaves."""
        from ginrummy.cli.playing.screen import Leave

        try:
            return self.play(*lines)
        except Leave:
            return self.paper.getvalue()
