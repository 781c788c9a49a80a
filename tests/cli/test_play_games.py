"""Whole games in the terminal, played by somebody who only reads the screen."""

import random
import re
from dataclasses import replace

import pytest

from ginrummy.cards import parse_cards
from ginrummy.cli.playing.sheet import sheet_lines
from ginrummy.match import OpenGame, Seating
from ginrummy.rules import PRESETS, Deal, RuleSet, Start, Wall, preset
from tests.cli.person import NAMES, Paper, Reader, Typist, table, whole_game

TWO, BOX, CUTTHROAT = Seating
HOLLYWOOD = RuleSet(columns=3, target=20)
SHORT = RuleSet(target=20)
"""A game of a few hands, where its length does not matter."""


@pytest.mark.parametrize("name", PRESETS)
def test_two(name, rng):
    text, _ = whole_game(rng, TWO, replace(preset(name), target=40))
    assert "won the game" in text
    assert "The scoresheet" in text


@pytest.mark.parametrize("seating", [BOX, CUTTHROAT])
@pytest.mark.parametrize("rules", [RuleSet(), replace(preset("oklahoma"), target=40)], ids=["classic", "oklahoma"])
def test_three(seating, rules, rng):
    text, _ = whole_game(rng, seating, rules)
    assert "won the game" in text


@pytest.mark.parametrize("seating", Seating)
def test_hollywood(seating, rng):
    text, _ = whole_game(rng, seating, HOLLYWOOD)
    for number in (1, 2, 3):
        assert f"won game {number}" in text
    assert "All games are closed" in text


@pytest.mark.parametrize(
    "rules",
    [
        RuleSet(start=Start.ELEVEN, target=30),
        RuleSet(wall=Wall.LAST_TAKE, knock_limit=3, target=20),
        RuleSet(wall=Wall.AT_ONCE, target=20),
        RuleSet(big_gin_bonus=31, knock_limit=0, target=20),
        RuleSet(tie_is_undercut=False, taken_stays=False, target=30),
        RuleSet(ranks=6, hand_size=5, knock_limit=5, target=30),
        RuleSet(ranks=13, suits=3, hand_size=7, target=40),
    ],
    ids=["eleven", "last take", "at once", "big gin", "loose", "small", "three suits"],
)
def test_other_rules(rules, rng):
    text, _ = whole_game(rng, TWO, rules)
    assert "won the game" in text


def test_to_a_hundred(rng):
    """The game that ``make play`` begins, all of it."""
    text, reader = whole_game(rng, TWO)
    reached = re.search(r"reached (\d+) and won the game", text)
    assert reached is not None
    assert int(reached[1]) >= 100
    assert reader.typed[-1] == "n"


def test_every_role_is_taken_in_turn(rng):
    roles = ("In the box: you", "Captain: you", "Sitting out: you")
    seen = ""
    while not all(role in seen for role in roles):
        seen += whole_game(rng, BOX, SHORT)[0]


def test_the_same_seed_gives_the_same_game():
    texts = set()
    for _ in range(2):
        paper = Paper()
        table(paper, Reader(paper, random.Random(5)), BOX, SHORT, "twice").play()
        texts.add(paper.getvalue())
    assert len(texts) == 1


def test_another_game(rng):
    paper = Paper()
    reader = Reader(paper, rng)

    def again(prompt: str) -> str:
        answer = reader(prompt)
        return "y" if "Another game" in reader.menu and paper.getvalue().count("Another game") == 1 else answer

    assert table(paper, again, TWO, SHORT).play()
    text = paper.getvalue()
    assert text.count("won the game") == 2
    assert "--seed 1\n" in text
    assert "--seed 1/2\n" in text
    assert text.rstrip().endswith("Thank you for the game.")


def test_no_line_is_too_wide(rng):
    for seating in Seating:
        text, _ = whole_game(rng, seating, replace(preset("oklahoma"), target=30))
        assert max(map(len, text.splitlines())) <= 80


def test_no_question_floods_the_screen(rng):
    """What is shown for one turn fits on a screen of 24 lines, with the turn before it still in sight."""
    text, _ = whole_game(rng, TWO, SHORT)
    between = re.split(r"^> .*\n", text, flags=re.MULTILINE)[1:-2]
    assert max(part.count("\n") for part in between) <= 16


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_suits(rng, encoding):
    paper = Paper(encoding)
    typist = Typist(paper, ["show", "?", "rules", "pile", "score", "d", "p"])
    assert table(paper, typist, TWO).play()
    paper.getvalue().encode("ascii")
    assert re.search(r"\b(10|[A2-9JQK])[cdhs]\b", paper.getvalue())


def test_colour_only_where_there_is_colour(monkeypatch):
    shown = {}
    for colour in (True, False):
        paper = Paper()
        one = table(paper, Typist(paper, []), TWO)
        one.console = paper.console(colour=colour)
        one.play()
        shown[colour] = paper.getvalue()
    assert "\x1b[31m" in shown[True]
    assert "\x1b" not in shown[False]
    assert re.sub(r"\x1b\[[0-9;]*m", "", shown[True]) == shown[False]

    monkeypatch.setenv("NO_COLOR", "1")
    paper = Paper()
    one = table(paper, Typist(paper, []), TWO)
    one.console = paper.console(colour=True)
    one.play()
    assert "\x1b[31m" not in paper.getvalue()


@pytest.mark.parametrize("lines", [[], ["p"], ["p", "?", "d"]])
def test_the_end_of_input_ends_the_game(lines):
    paper = Paper()
    assert table(paper, Typist(paper, lines), TWO).play()
    assert "There is no more input" in paper.getvalue()


def test_ctrl_c_leaves():
    paper = Paper()

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    assert not table(paper, interrupt, TWO).play()
    assert paper.getvalue().rstrip().endswith("Interrupted.")


def test_quit_asks_first():
    paper = Paper()
    assert table(paper, Typist(paper, ["quit", "", "q", "y"]), TWO).play()
    text = paper.getvalue()
    assert "Good, the game goes on." in text
    assert text.endswith("You have left the table.\n")


@pytest.mark.parametrize("typed", ["y", "q"])
def test_quit_twice_is_enough(typed):
    paper = Paper()
    assert table(paper, Typist(paper, ["q", typed, "never read"]), TWO).play()
    assert "never read" not in paper.getvalue()


def test_another_game_is_offered_until_it_is_answered(rng):
    paper = Paper()
    reader = Reader(paper, rng)
    answers = iter(["zz", "7x", "n"])

    def puzzled(prompt: str) -> str:
        answer = reader(prompt)
        return next(answers) if "Another game" in reader.menu else answer

    assert table(paper, puzzled, TWO, SHORT).play()
    assert paper.getvalue().count("Another game") == 3


def test_a_long_sheet_is_cut_short():
    draw, rules = parse_cards("2c 3c"), RuleSet(wall_size=31)
    game = OpenGame.start(draw, rules)
    for number in range(12):
        game = game.deal(Deal.from_seed(number, rules))
        while game.game.to_act is not None:
            action = next(a for a in game.game.choices if str(a) != "take")
            game = game.act(game.game.to_act, action)
    lines = sheet_lines(game.log, NAMES[:2])
    assert lines[1] == "  2 hands before"
    assert lines[2].startswith("  Hand 3, Void")
    assert len(sheet_lines(game.log, NAMES[:2], last=None)) == len(lines) + 1
