"""Keeping a game while it is played, and finding those that can be gone on with.

That a game cannot be kept never stops anybody from playing it: the person is told, once, and can go on.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date as Date  # noqa: N812 - a type, named like one
from datetime import datetime
from pathlib import Path

from ginrummy.cli.playing.saving import in_full, off_paper, on_paper
from ginrummy.cli.playing.session import Setup
from ginrummy.cli.playing.shelf import Book, Shelf
from ginrummy.errors import GinError
from ginrummy.locale import t
from ginrummy.match import GameLog, OpenGame
from ginrummy.record import EXTENSION, read, write

_UNFINISHED, _DAMAGED = f"-unfinished{EXTENSION}", "-damaged.txt"
"""How the names end of what is put away before its time."""


@dataclass
class Keeper:
    """Keeps one game.

    Attributes:
        setup: what the game is played with.
        shelf: where games lie.
        tell: tells the person something.
        date: the day on which the game began.
        book: its file, from when there is something to keep.
        trouble: why the game as it stands could not be kept, or None.
    """

    setup: Setup
    shelf: Shelf
    tell: Callable[[str], None]
    date: Date
    book: Book | None = None
    trouble: str | None = None

    def keep(self, game: OpenGame) -> None:
        """Write the game down as it stands."""
        try:
            if self.book is None:
                self.book = self.shelf.begin()
            self.book.write(write(on_paper(self.setup, game, self.date)))
        except (OSError, GinError) as error:
            first, self.trouble = self.trouble is None, _in_words(error)
            if first:
                self.tell(t("play-cannot-keep", why=self.trouble))
        else:
            self.trouble = None

    def put_away(self) -> Path | None:
        """Put the game, which is over, with the others; the answer is where it is then, None if it is not kept."""
        if self.book is None or self.trouble is not None:
            return None
        try:
            return self.book.put_away()
        except OSError as error:
            self.tell(t("play-cannot-keep", why=_in_words(error)))
            return None

    def close(self) -> None:
        """Let go of the game."""
        if self.book is not None:
            self.book.close()


@dataclass(frozen=True)
class Saved:
    """A game that can be gone on with, held until it is closed or put away.

    Attributes:
        setup: what it is played with.
        log: how it went.
        began: the day on which it began.
        played: when it was played last.
        broken: whether its file breaks off, so that the end of it may be missing.
        book: its file.
    """

    setup: Setup
    log: GameLog
    began: Date
    played: datetime
    broken: bool
    book: Book = field(repr=False)

    def put_away(self, tell: Callable[[str], None]) -> Path | None:
        """Put it away as it is, with all its cards open; where it is then, or None if that cannot be done."""
        try:
            self.book.write(write(in_full(self.setup, self.log, self.began)))
            return self.book.put_away(_UNFINISHED)
        except OSError as error:
            tell(t("play-cannot-put-away", why=_in_words(error)))
            self.book.close()
            return None


def saved_games(shelf: Shelf, tell: Callable[[str], None]) -> Iterator[Saved]:
    """The games that can be gone on with, the one played last first. What cannot be read is put away, and told of."""
    try:
        for book in shelf.waiting():
            try:
                saved = _read(book, tell)
            except OSError:
                book.close()
                raise
            if saved is not None:
                yield saved
    except OSError as error:
        tell(t("play-cannot-look", why=_in_words(error)))


def _read(book: Book, tell: Callable[[str], None]) -> Saved | None:
    """The game in *book*; None if it cannot be read or is over, and the book has been put away then.

    Raises:
        OSError: the book cannot be read, or not put away.
    """
    played = book.last_written()
    try:
        record = read(book.text())
        setup, log = off_paper(record)
    except (GinError, UnicodeDecodeError) as error:
        tell(t("play-saved-damaged", path=str(book.put_away(_DAMAGED)), why=_in_words(error)))
        return None
    if log.fold().over:
        book.put_away()
        return None
    return Saved(setup, log, record.date or played.date(), played, record.truncated is not None, book)


def _in_words(error: OSError | GinError | UnicodeDecodeError) -> str:
    """What went wrong, for a person; without a full stop at the end, since it stands within a sentence."""
    if isinstance(error, UnicodeDecodeError):
        return t("play-saved-no-text")
    return str(error).rstrip(".") if isinstance(error, GinError) else error.strerror or str(error)
