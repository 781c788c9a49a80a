"""The table: a game to go on with, then one game after another, until the person leaves."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from rich.console import Console

from ginrummy.cli.playing.keeping import Keeper, Saved, saved_games
from ginrummy.cli.playing.keyboard import Keyboard
from ginrummy.cli.playing.lines import totals_line
from ginrummy.cli.playing.screen import Leave, Screen
from ginrummy.cli.playing.session import Session, Setup, Wishes
from ginrummy.cli.playing.shelf import Shelf, command_for
from ginrummy.errors import PlayerError
from ginrummy.locale import t
from ginrummy.match import Seating
from ginrummy.players import Player
from ginrummy.players.outside import OutsidePlayer
from ginrummy.rules import RuleSet
from ginrummy.words.rules_page import title

_SEED_BYTES = 16


def _any(setup: Setup) -> bool:
    return True


@dataclass
class Table:
    """Where a person sits down to play. Programs that play for the others are there while one sits, and no longer.

    Attributes:
        rules, seating: what is played.
        names: what everybody is called, the person first.
        others: who plays for the others, in the order of their names.
        console: where lines go.
        read: gives the next line typed, shown a prompt; raises EOFError when there are no more.
        seed: makes all chance repeatable; None for a new one.
        shelf: where games are kept; None keeps none.
        fits: which of the games kept unfinished the person is asked about at the start; None for no question at all.
    """

    rules: RuleSet
    seating: Seating
    names: tuple[str, ...]
    others: tuple[Player, ...]
    console: Console
    read: Callable[[str], str] = input
    seed: str | None = None
    shelf: Shelf | None = None
    fits: Callable[[Setup], bool] | None = _any
    _screen: Screen = field(init=False)
    _keyboard: Keyboard = field(init=False)
    _wishes: Wishes = field(default_factory=Wishes, init=False)
    _session: Session | None = field(default=None, init=False)
    _keeper: Keeper | None = field(default=None, init=False)
    _programs: tuple[OutsidePlayer, ...] = field(default=(), init=False)

    def play(self) -> bool:
        """Play games until the person has had enough; False if they were interrupted.

        Raises:
            PlayerError: who plays for another is not there, or gone; the game is kept first.
        """
        self._screen = Screen(self.console, self.read)
        self._keyboard = Keyboard(self._screen)
        try:
            self._games()
        except Leave as leave:
            self._break_off(t("play-input-ended" if leave.ended else "play-left"))
            return True
        except KeyboardInterrupt:
            self._screen.gap()
            self._break_off(t("play-interrupted"))
            return False
        except PlayerError:
            self._break_off(t("play-other-gone"))
            raise
        finally:
            if self._keeper is not None:
                self._keeper.close()
            for other in self._programs:
                other.close()
        self._screen.say(t("play-bye"))
        return True

    def _games(self) -> None:
        """One game after another."""
        saved = self._to_go_on_with()
        number = 1
        setup = saved.setup if saved else Setup(self.rules, self.seating, self._seed(number), self.names, self.others)
        self._programs = tuple(other for other in setup.others if isinstance(other, OutsidePlayer))
        for program in self._programs:
            program.start()
        self._welcome(setup)
        while True:
            self._game(setup, saved)
            saved = None
            if not self._keyboard.again():
                return
            number += 1
            setup = replace(setup, seed=self._seed(number))

    def _seed(self, number: int) -> str:
        """The seed of one of the games played here."""
        if self.seed is None:
            return secrets.token_hex(_SEED_BYTES)
        return self.seed if number == 1 else f"{self.seed}/{number}"

    def _to_go_on_with(self) -> Saved | None:
        """The unfinished game that the person wants to go on with; those that they do not want are put away."""
        if self.shelf is None or self.fits is None:
            return None
        for saved in saved_games(self.shelf, self._screen.say):
            wanted = False
            try:
                if self.fits(saved.setup):
                    self._show(saved)
                    wanted = self._keyboard.go_on()
                    if not wanted:
                        self._tell_where("play-put-away", saved.put_away(self._screen.say))
            finally:
                if not wanted:
                    saved.book.close()
            if wanted:
                return saved
        return None

    def _show(self, saved: Saved) -> None:
        """Say which game could be gone on with."""
        setup, score = saved.setup, saved.log.fold().score
        say = self._screen.say
        say(t("play-saved-when", when=f"{saved.played:%Y-%m-%d %H:%M}"))
        say(f"  {title(setup.rules, setup.seating)}", f"  {_who_plays(setup)}")
        say("  " + t("play-saved-hand", number=score.hand_number, totals=totals_line(score, setup.names)))
        if saved.broken:
            say(t("play-saved-broken"))

    def _welcome(self, setup: Setup) -> None:
        self._screen.say(title(setup.rules, setup.seating), style="bold")
        self._screen.say(_who_plays(setup), t("play-welcome-help"))

    def _game(self, setup: Setup, saved: Saved | None) -> None:
        """One game, from its start or from where it was saved, to its end."""
        session = Session.start(setup, self._screen, self._wishes)
        if saved is not None:
            session.catch_up(saved.log)
        if self.shelf is not None:
            date, book = (saved.began, saved.book) if saved else (self.shelf.now().date(), None)
            self._keeper = Keeper(setup, self.shelf, self._screen.say, date, book)
            session.keep = self._keeper.keep
        self._session = session
        session.play(self._keyboard)
        self._session = None
        self._screen.say(t("play-seed", seed=setup.seed), style="dim")
        if self._keeper is not None:
            self._tell_where("play-kept", self._keeper.put_away())

    def _tell_where(self, key: str, path: Path | None) -> None:
        """Say where a game has been put, and how it can be looked at."""
        if path is not None:
            self._screen.say(t(key), f"  {command_for('replay', path)}", style="dim")

    def _break_off(self, why: str) -> None:
        """Say why the game in hand ends here, and what becomes of it."""
        session, keeper = self._session, self._keeper
        if session is None:
            return
        self._screen.say(why)
        if keeper is None:
            return
        if not session.begun:
            self._screen.say(t("play-nothing-to-save"))
            return
        keeper.keep(session.game)  # it may be the saving that was interrupted
        if keeper.trouble is None:
            self._screen.say(t("play-saved"))
        else:
            self._screen.say(t("play-not-saved", why=keeper.trouble))


def _who_plays(setup: Setup) -> str:
    return " ".join(
        t("play-other-plays", who=who, level=other.name)
        for who, other in zip(setup.names[1:], setup.others, strict=True)
    )


def line_reader() -> Callable[[str], str]:
    """How a line is read from the terminal: with a history and editing where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 - importing it is what makes input() better
    return input
