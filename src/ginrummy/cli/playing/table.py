"""The table: one game after another, until the person leaves."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from rich.console import Console

from ginrummy.cli.playing.keyboard import Keyboard
from ginrummy.cli.playing.screen import Leave, Screen
from ginrummy.cli.playing.session import Session, Setup, Wishes
from ginrummy.locale import t
from ginrummy.match import Seating
from ginrummy.players import Player
from ginrummy.rules import RuleSet
from ginrummy.words.rules_page import title

_SEED_BYTES = 8


@dataclass
class Table:
    """Where a person sits down to play.

    Attributes:
        rules, seating: what is played.
        names: what everybody is called, the person first.
        others: who plays for the others, in the order of their names.
        console: where lines go.
        read: gives the next line typed, shown a prompt; raises EOFError when there are no more.
        seed: makes all chance repeatable; None for a new one.
    """

    rules: RuleSet
    seating: Seating
    names: tuple[str, ...]
    others: tuple[Player, ...]
    console: Console
    read: Callable[[str], str] = input
    seed: str | None = None
    _wishes: Wishes = field(default_factory=Wishes, init=False)

    def play(self) -> bool:
        """Play games until the person has had enough; False if they were interrupted."""
        screen = Screen(self.console, self.read)
        keyboard = Keyboard(screen)
        seed = self.seed or secrets.token_hex(_SEED_BYTES)
        playing = False
        try:
            self._welcome(screen)
            number = 1
            while True:
                playing = True
                self._game(screen, keyboard, seed if number == 1 else f"{seed} game {number}")
                playing = False
                if not keyboard.again():
                    break
                number += 1
        except Leave as leave:
            if playing:
                screen.say(t("play-input-ended" if leave.ended else "play-left"))
            return True
        except KeyboardInterrupt:
            screen.gap()
            if playing:
                screen.say(t("play-interrupted"))
            return False
        screen.say(t("play-bye"))
        return True

    def _welcome(self, screen: Screen) -> None:
        names = self.names[1:]
        others = " ".join(
            t("play-other-plays", who=who, level=other.name) for who, other in zip(names, self.others, strict=True)
        )
        screen.say(title(self.rules, self.seating), style="bold")
        screen.say(others, t("play-welcome-help"))

    def _game(self, screen: Screen, keyboard: Keyboard, seed: str) -> None:
        setup = Setup(self.rules, self.seating, seed, self.names, self.others)
        Session.start(setup, screen, self._wishes).play(keyboard)
        screen.say(t("play-seed", seed=seed), style="dim")


def line_reader() -> Callable[[str], str]:
    """How a line is read from the terminal: with a history and editing where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 - importing it is what makes input() better
    return input
