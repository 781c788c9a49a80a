"""The terminal: lines out, with coloured suits where there is colour, and lines in."""

import re
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

PROMPT = "> "

_RED = re.compile(r"(?:10|[A2-9JQK])[♥♦]|[♥♦]")
_NEW = re.compile(r"\+(?:10|[A2-9JQK])[♣♦♥♠]")
_COMMANDS = re.compile(r"«([^»]*)»")
"""What can be typed stands between these marks in the words; the screen shows it bold, without the marks."""
_MARKS = str.maketrans("«»", "‹›")
_ASCII = str.maketrans(
    {
        "♣": "c", "♦": "d", "♥": "h", "♠": "s",
        "“": '"', "”": '"', "‘": "'", "’": "'",
        "‹": "<", "›": ">", "«": "<", "»": ">",
        "−": "-", "–": "-", "—": "-", "×": "x", "·": "-", "…": "...", "─": "-",
    }
)  # fmt: skip


class Leave(Exception):
    """The person leaves.

    Attributes:
        ended: whether the input ended, rather than the person saying so.
    """

    def __init__(self, *, ended: bool) -> None:
        super().__init__(ended)
        self.ended = ended


class Screen:
    """Where a person reads and types.

    Args:
        console: where lines go.
        read: gives the next line typed, shown the prompt; raises EOFError when there are no more.
    """

    def __init__(self, console: Console, read: Callable[[str], str] = input) -> None:
        self._console = console
        self._read = read
        self._symbols = _can_show_suits(console)

    def say(self, *lines: str, style: str = "") -> None:
        """Show each of *lines*, wrapped where it is too long."""
        for line in lines:
            self._console.print(self._dressed(line, style), soft_wrap=False)

    def gap(self) -> None:
        """An empty line."""
        self._console.print()

    def heading(self, words: str) -> None:
        """A line across the screen that begins with *words*."""
        line = f"── {words} "
        self.say(line + "─" * max(0, min(self._console.width, 80) - len(line) - 1), style="bold")

    def ask(self) -> str:
        """The next line that the person types.

        Raises:
            Leave: there are no more.
        """
        try:
            return self._read(PROMPT)
        except EOFError:
            self.gap()
            raise Leave(ended=True) from None

    def _dressed(self, line: str, style: str) -> Text:
        """A line in colour: red suits red, a card that has just come bold, what can be typed bold."""
        text = Text(style=style)
        for at, words in enumerate(_COMMANDS.split(line)):  # every other piece stood between marks
            text.append(self._plain(words), "bold" if at % 2 else None)
        text.highlight_regex(_NEW, "bold")
        text.highlight_regex(_RED, "red")
        return text

    def _plain(self, words: str) -> str:
        """*words* in letters that this terminal has."""
        if self._symbols:
            return words
        return words.translate(_ASCII).encode("ascii", "replace").decode("ascii")


def echoed(typed: str) -> str:
    """What a person typed, fit to be part of a line: one that a terminal shows and does not obey.

    A letter that cannot be shown, such as one that moves the cursor, becomes a space; the marks of what can be typed
    become plain ones.
    """
    return "".join(letter if letter.isprintable() else " " for letter in typed).translate(_MARKS)


def _can_show_suits(console: Console) -> bool:
    try:
        "♣♦♥♠·".encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
