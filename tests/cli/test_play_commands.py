"""What can be typed: read right, in every spelling, and nothing that is typed breaks anything."""

import string

import pytest

from ginrummy.cards import names
from ginrummy.cli.playing.commands import Command, Verb, parse
from ginrummy.cli.playing.intent import ACTING
from ginrummy.errors import NotationError
from ginrummy.match import Seating
from tests.cli.person import Scene
from tests.cli.test_play_scenes import DRAWN, TestDefence, scene
from tests.scenes import dealt


def read(line: str) -> tuple[str, str, str]:
    command = parse(line)
    return command.verb.name, names(command.cards), names(command.on)


@pytest.mark.parametrize(
    ("line", "verb", "cards"),
    [
        ("", "ENTER", ""),
        ("   ", "ENTER", ""),
        ("d", "DRAW", ""),
        ("D ", "DRAW", ""),
        ("draw", "DRAW", ""),
        ("t", "TAKE", ""),
        ("p", "PASS", ""),
        ("7h", "DISCARD", "7h"),
        ("H7", "DISCARD", "7h"),
        ("7 h", "DISCARD", "7h"),
        ("10s", "DISCARD", "Ts"),
        ("10♠", "DISCARD", "Ts"),
        ("d7", "DISCARD", "7d"),
        ("x 7h", "DISCARD", "7h"),
        ("x7h", "DISCARD", "7h"),
        ("discard 7H", "DISCARD", "7h"),
        ("throw 7h", "DISCARD", "7h"),
        ("7h 8h", "DISCARD", "7h 8h"),
        ("ks", "DISCARD", "Ks"),
        ("kd", "DISCARD", "Kd"),
        ("as", "DISCARD", "As"),
        ("k", "KNOCK", ""),
        ("k ks", "KNOCK", "Ks"),
        ("kks", "KNOCK", "Ks"),
        ("k10s", "KNOCK", "Ts"),
        ("knock 7h", "KNOCK", "7h"),
        ("g", "GIN", ""),
        ("gin 7h", "GIN", "7h"),
        ("bg", "BIG_GIN", ""),
        ("big gin", "BIG_GIN", ""),
        ("BIG  GIN", "BIG_GIN", ""),
        ("lay 7h 8h 9h", "LAY", "7h 8h 9h"),
        ("lay 7h,8h,9h", "LAY", "7h 8h 9h"),
        ("off 4h", "LAY_OFF", "4h"),
        ("lay off 4h", "LAY_OFF", "4h"),
        ("o 4h 5h", "LAY_OFF", "4h 5h"),
        ("best", "BEST", ""),
        ("done", "DONE", ""),
        ("u", "UNDO", ""),
        ("undo", "UNDO", ""),
        ("y", "YES", ""),
        ("n", "NO", ""),
        ("2", "NUMBER", ""),
        ("10", "NUMBER", ""),
        ("?", "HELP", ""),
        ("h", "HELP", ""),
        ("s", "SORT", ""),
        ("sort suit", "SORT", ""),
        ("quit", "QUIT", ""),
        ("hello", "UNKNOWN", ""),
        ("quitter", "UNKNOWN", ""),
        ("!", "UNKNOWN", ""),
        ("²", "UNKNOWN", ""),
    ],
)
def test_read(line, verb, cards):
    assert read(line) == (verb, cards, "")


@pytest.mark.parametrize("line", ["off 4h on 5h", "lay off 4h on 5h", "off 4h ON 5h"])
def test_read_where_to_lay_off(line):
    assert read(line) == ("LAY_OFF", "4h", "5h")


def test_at_once():
    assert parse("7h!").at_once
    assert parse("k 7h !").at_once
    assert not parse("7h").at_once


def test_numbers():
    assert parse("12").number == 12
    assert parse("9" * 50).verb is Verb.NUMBER


@pytest.mark.parametrize("line", ["k 7x", "lay 7h 7h", "off 4h on xx", "x zz", "7x", "ks ks", "1h"])
def test_cards_that_are_none(line):
    with pytest.raises(NotationError):
        parse(line)


def garbage(rng) -> str:
    """Something that somebody may hit, from noise to nearly right."""
    kinds = ["noise", "marks", "letters", "pieces"]
    match rng.choice(kinds):
        case "noise":
            return "".join(chr(rng.choice([rng.randrange(1, 128), rng.randrange(1, 0x3000)])) for _ in range(12))
        case "marks":
            return "".join(rng.choice("«»\x1b\x07\x0b [2J7h?q") for _ in range(9))
        case "letters":
            return "".join(rng.choice(string.ascii_letters + string.digits + " !?,♥") for _ in range(rng.randrange(9)))
    pieces = "d t p x k g bg lay off on best done undo y n 1 2 7h 10s Ks qd 4♥ sort pile score show quick advice w !"
    return " ".join(rng.choice(pieces.split()) for _ in range(rng.randrange(1, 5)))


@pytest.mark.parametrize("where", ["upcard", "discard", "spread", "defence", "advice", "after"])
def test_nothing_typed_breaks_anything(where, rng):
    """Whatever is typed, the game goes on; and it moves only for what means an action, an answer or an undo."""
    scenes = {
        "upcard": (scene(), []),
        "discard": (scene(), ["p"]),
        "spread": (scene(stock="2s"), ["p", "k ks"]),
        "defence": (TestDefence().knocked(), ["p"]),
        "advice": (Scene(dealt(), drawn=DRAWN["out"], seating=Seating.BOX), []),
        "after": (scene(stock="2s"), ["p", "k ks!"]),
    }
    moving = ACTING | {Verb.ENTER, Verb.BEST, Verb.UNDO, Verb.YES, Verb.NO, Verb.NUMBER, Verb.WATCH}
    one, before = scenes[where]
    for _ in range(15):
        lines = [*before, *(garbage(rng) for _ in range(20))]
        lines = [line for line in lines if verb_of(line) is not Verb.QUIT]
        one.left(*lines)
        for line, game, after in zip(lines, one.games, one.games[1:], strict=False):
            if verb_of(line) not in moving:
                assert after is game, line


def verb_of(line: str) -> Verb | None:
    try:
        return parse(line).verb
    except NotationError:
        return None


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("«q\x0ciK\x1c\x10\x07ỳ(\x0bw", "“‹q iK   ỳ( w” says nothing to me. Type ? for help."),
        ("say «quit» now", "“say ‹quit› now” says nothing to me. Type ? for help."),
        ("\x1b[2Jgone", "“ [2Jgone” says nothing to me. Type ? for help."),
        ("»", "“›” says nothing to me. Type ? for help."),
        ("x 7h\x1b[2J", "“ [2j” is not a card"),
    ],
)
def test_what_is_typed_is_shown_and_not_obeyed(typed, shown):
    """The marks of what can be typed, and letters that move a cursor, are only letters when a person types them."""
    answer = scene().left("p", typed).rpartition(f"> {typed}\n")[2]
    assert shown in answer.replace("\n", " ")
    assert not [letter for letter in answer if not letter.isprintable() and letter != "\n"]


def test_a_command_is_a_value():
    assert Command(Verb.DRAW, "d") == parse("d")
