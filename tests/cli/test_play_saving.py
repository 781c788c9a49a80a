"""A game in the terminal is never lost: it is saved as it is played, and gone on with."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from ginrummy.cards import NAMES as CARDS
from ginrummy.cards import each
from ginrummy.cli.playing import Setup, Shelf
from ginrummy.cli.playing.saving import in_full, off_paper, on_paper
from ginrummy.cli.playing.shelf import Book
from ginrummy.errors import GinError
from ginrummy.match import OpenGame, Seating
from ginrummy.players import FREE, player
from ginrummy.record import Record, Verdict, read, verify, write
from ginrummy.rules import PRESETS, RuleSet
from tests.cli.person import NAMES, Paper, Reader, Typist, others, table

TWO, BOX, CUTTHROAT = Seating
SHORT = RuleSet(target=30)
NOON = datetime(2026, 1, 2, 12, 0, 5, tzinfo=UTC)
STEM = "2026-01-02-120005"


class Steady(random.Random):
    """Chance that always comes out the same, so that what a reader types follows from the screen alone."""

    def random(self) -> float:
        return 1.0

    def choice(self, seq):
        return seq[0]


@dataclass
class Desk:
    """A person who comes back to the same shelf again and again."""

    shelf: Shelf
    seating: Seating = TWO
    rules: RuleSet = SHORT
    seed: str = "1"

    def sit(self, read: Callable[[Paper], Callable[[str], str]], **more: object) -> tuple[str, bool]:
        """What the screen shows, and whether the person left of their own will."""
        paper = Paper()
        one = table(paper, read(paper), self.seating, self.rules, self.seed, self.shelf)
        for name, value in more.items():
            setattr(one, name, value)
        stayed = one.play()
        return paper.getvalue(), stayed

    def type(self, *lines: str, **more: object) -> str:
        """What the screen shows while *lines* are typed; then the input ends."""
        return self.sit(lambda paper: Typist(paper, lines), **more)[0]

    def finish(self) -> str:
        """Play to the end, going on with what there is."""
        return self.sit(lambda paper: Reader(paper, Steady()))[0]

    def files(self) -> dict[str, list[str]]:
        """The names of the files in each folder, without locks."""
        folders = (self.shelf.playing, self.shelf.games)
        return {
            folder.name: sorted(path.name for path in folder.glob("*.*") if path.suffix != ".lock")
            for folder in folders
        }

    def saved(self) -> Record:
        """The one game under way."""
        (path,) = self.shelf.playing.glob("*.gin")
        return read(path.read_text(encoding="utf-8"))


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(Shelf(tmp_path / "data", lambda: NOON))


class Interrupted:
    """A reader who presses Ctrl-C now and then."""

    def __init__(self, reader: Reader, rng: random.Random, often: float) -> None:
        self.reader, self.rng, self.often = reader, rng, often

    def __call__(self, prompt: str) -> str:
        if self.rng.random() < self.often:
            raise KeyboardInterrupt
        return self.reader(prompt)


# --- on paper --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("preset", PRESETS)
def test_on_paper_and_back(preset, seating, rng):
    """At any point of a game the file is a record, and all but a spread begun in secret comes back from it."""
    people = others(Seating.BOX)
    setup = Setup(PRESETS[preset], seating, str(rng.random()), NAMES[: seating.people], others(seating))
    game = OpenGame.start(setup.draw(), setup.rules, seating)
    for _ in range(120):
        if game.game.needs_deal:
            game = game.deal(setup.deal(len(game.log.hands) + 1))
        elif (person := game.game.to_act) is not None:
            game = game.act(person, people[person % 2].choose(game.views[person], rng, FREE))
        if rng.random() < 0.9 or not game.log.hands:
            continue
        record = on_paper(setup, game, date(2026, 1, 2))
        again = read(write(record))
        assert again == record
        back, log = off_paper(again)
        assert replace(back, others=setup.others) == setup
        assert [other.name for other in back.others] == [other.name for other in setup.others]
        assert log.hands[:-1] == game.log.hands[:-1]
        mine, theirs = log.hands[-1].actions, game.log.hands[-1].actions
        assert mine == theirs[: len(mine)]
        assert mine == theirs or game.game.to_act != 0
        assert verify(in_full(setup, game.log, date(2026, 1, 2))).verdict is Verdict.PROVEN
        if game.game.to_act is not None:
            hand = game.views[0].hand
            assert hand is not None
            text = write(record).rsplit("\nHand ", 1)[1]
            words = set(text.replace("-", " ").replace("+", " ").replace("^", " ").replace("!", " ").split())
            assert not {CARDS[card] for card in each(hand.unseen)} & words
            assert "Seed" not in text


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda record: replace(record, tags=()), "play-saved-otherwise"),
        (lambda record: replace(record, tags=(("Seed", "2"), ("Against", "sound"))), None),
        (lambda record: replace(record, tags=(("Seed", "1"), ("Against", "sound, sound"))), "play-saved-otherwise"),
        (lambda record: replace(record, tags=(("Seed", "1"), ("Against", "nobody"))), "player-unknown"),
    ],
)
def test_what_was_not_saved_like_this_is_refused(change, error):
    setup = Setup(SHORT, TWO, "1", NAMES[:2], (player("sound"),))
    game = OpenGame.start(setup.draw(), SHORT, TWO).deal(setup.deal(1))
    with pytest.raises(GinError) as refused:
        off_paper(change(on_paper(setup, game, date(2026, 1, 2))))
    assert error in (None, refused.value.key)


# --- going on --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seating", Seating)
def test_a_game_interrupted_again_and_again_is_the_same_game(seating, tmp_path, rng):
    """However often the person leaves, in the end the record is that of a game played in one go."""
    finished = []
    for often in (False, True):
        desk = Desk(Shelf(tmp_path / str(often), lambda: NOON), seating, seed="again")
        while not desk.files()["games"]:
            desk.sit(lambda paper: Interrupted(Reader(paper, Steady()), rng, 0.2 if often else 0.0))  # noqa: B023
        assert desk.files() == {"playing": [], "games": [f"{STEM}.gin"]}
        finished.append((desk.shelf.games / f"{STEM}.gin").read_bytes())
    assert finished[0] == finished[1]
    record = read(finished[0].decode())
    assert verify(record).verdict is Verdict.PROVEN
    assert record.date == NOON.date()


def test_the_person_is_asked(desk):
    first = desk.type("p", "d")
    assert first.endswith("There is no more input.\nThe game is saved: ginrummy play goes on with it.\n")
    asked = desk.type()
    assert "There is an unfinished game, last played 20" in asked
    assert "  Gin rummy for two: classic rules, with target = 30\n  Anna plays “sound”.\n" in asked
    assert "  Hand 1. You 0 · Anna 0 (game at 30)\n" in asked
    assert "Go on with it? Enter = yes · n = no, put it away" in asked
    assert "── Hand" not in asked
    assert desk.files()["playing"] == [f"{STEM}.gin"]
    for lines in (["q"], ["what", "7x", "q"]):
        assert "You have" not in desk.type(*lines)  # nothing was in hand
    assert "── Hand 1 ─" in desk.type("")


def test_the_person_is_reminded(desk):
    desk.finish()
    (path,) = desk.shelf.games.iterdir()
    record = read(path.read_text(encoding="utf-8"))
    setup, log = off_paper(record)
    plies = len(log.hands[0].actions)
    for cut in range(1, plies, 3):
        begun = replace(log, hands=(replace(log.hands[0], actions=log.hands[0].actions[:cut]),))
        game = OpenGame.start(begun.draw, SHORT).deal(begun.hands[0].deal)
        for action in begun.hands[0].actions:
            assert game.game.to_act is not None
            game = game.act(game.game.to_act, action)
        book = desk.shelf.begin()
        book.write(write(on_paper(setup, game, date(2026, 1, 2))))
        book.close()
        text = desk.type("")
        recalled = text.split("── Hand 1 ")[1].split("\n\n")[0].splitlines()[1:]
        assert recalled[0] == "You 0 · Anna 0 (game at 30)"
        assert len(recalled) <= 12  # with what the others do next
        hand = game.views[0].hand
        assert hand is not None
        if hand.drawn is not None:
            assert recalled[-1].startswith("You drew the ")
        for book in desk.shelf.waiting():
            book.path.unlink()
            book.close()


def test_a_card_taken_can_still_go_back(desk):
    seed = next(s for s in map(str, range(50)) if "t = take" in Desk(desk.shelf, seed=s).type())
    desk.seed = seed
    desk.type("t")
    before = desk.saved()
    assert [str(action) for action in before.hands[-1].actions][-1:] == ["take"]
    text = desk.type("", "undo", "undo")
    assert "Taken back." in text
    assert "There is nothing to take back" in text
    after = desk.saved()
    assert after.hands[-1].actions == before.hands[-1].actions[:-1]
    assert "Taken back." not in desk.type("", "undo")


def test_between_two_hands(desk):
    seen = ""

    def until_the_hand_is_over(paper: Paper) -> Callable[[str], str]:
        reader = Reader(paper, Steady())

        def read_on(prompt: str) -> str:
            if "= next hand" in paper.getvalue():
                raise EOFError
            return reader(prompt)

        return read_on

    seen, _ = desk.sit(until_the_hand_is_over)
    assert "The game is saved" in seen
    record = desk.saved()
    assert verify(record).verdict is Verdict.PROVEN
    text = desk.type("")
    assert "  Hand 2. " in text
    assert "── Hand 2 " in text
    assert "── Hand 1 " not in text


def test_no_puts_it_away_and_begins_anew(desk):
    desk.type("p", "d")
    desk.seed = "2"
    text = desk.type("n")
    assert "The game has been put away, unfinished. To look at it:\n" in text
    assert "For the deal, everybody draws a card" in text
    assert desk.files() == {"playing": [], "games": [f"{STEM}-unfinished.gin"]}
    record = read((desk.shelf.games / f"{STEM}-unfinished.gin").read_text(encoding="utf-8"))
    assert verify(record).verdict is Verdict.PROVEN
    assert record.log().fold().over is False


def test_several_are_asked_about_in_turn(desk):
    for seed in "123":
        replace(desk, seed=seed).type("p", "d", fits=None)
    assert len(desk.files()["playing"]) == 3
    text = desk.type("n", "n", "y")
    assert text.count("There is an unfinished game") == 3
    assert [len(names) for names in desk.files().values()] == [1, 2]


def test_a_game_that_does_not_fit_stays(desk):
    desk.type("p", "d")
    assert "unfinished" not in desk.type(fits=lambda setup: setup.seating is BOX)
    assert "unfinished" not in desk.type(fits=None)
    assert "unfinished" in desk.type(fits=lambda setup: setup.seating is TWO)


def test_the_end_is_kept_and_told(desk):
    text = desk.finish()
    assert "The game is kept. To look at it again:\n" in text
    assert f"games/{STEM}.gin" in text.replace("\n", "")
    assert desk.files() == {"playing": [], "games": [f"{STEM}.gin"]}


def test_who_has_not_played_leaves_nothing_behind(desk):
    text = desk.type("?", "show", "q", "y")
    assert text.endswith("You have left the table.\nYou had not played yet, so nothing is lost.\n")
    assert not desk.shelf.folder.exists()


def test_two_terminals_do_not_touch_each_others_games(desk):
    """While one is playing, another is not asked about that game, and keeps its own."""
    inner = []

    def outer(paper: Paper) -> Callable[[str], str]:
        lines = iter(["p", "d"])

        def read_on(prompt: str) -> str:
            line = next(lines, None)
            if line is None:
                inner.append(replace(desk, seed="2").type("p", "d"))
                raise EOFError
            return line

        return read_on

    desk.sit(outer)
    assert "unfinished" not in inner[0]
    assert len(desk.files()["playing"]) == 2
    seeds = {dict(read(path.read_text()).tags)["Seed"] for path in desk.shelf.playing.glob("*.gin")}
    assert seeds == {"1", "2"}


# --- when something is wrong -----------------------------------------------------------------------------------------


def test_a_file_cut_anywhere_stops_nobody(desk, rng):
    """What is whole of it is gone on with, or it is put away; a game can be played in any case."""
    desk.type("p", "d")
    (path,) = desk.shelf.playing.glob("*.gin")
    whole = path.read_bytes()
    for end in [0, 1, len(whole) - 1, *(rng.randrange(len(whole)) for _ in range(40))]:
        path.write_bytes(whole[:end])
        text = desk.type("y")
        assert "── Hand 1 ─" in text or "Anna" in text
        for left in (*desk.shelf.playing.glob("*.gin"), *desk.shelf.games.glob("*.*")):
            left.unlink()


def test_the_person_hears_that_the_end_is_missing(desk):
    desk.type("p", "d")
    (path,) = desk.shelf.playing.glob("*.gin")
    path.write_text(path.read_text().split("\n1 ")[0] + "\n")
    text = desk.type("")
    assert "Its file breaks off; the end of the game may be missing." in text
    assert "── Hand 1 ─" in text


@pytest.mark.parametrize("content", [b"", b"garbage\n", b"\xff\xfe\x00", b'[Format "ginrummy 99"]\n'])
def test_what_cannot_be_read_is_put_away(desk, content):
    desk.shelf.playing.mkdir(parents=True)
    (desk.shelf.playing / "old.gin").write_bytes(content)
    text = desk.type()
    assert "A saved game cannot be gone on with: " in text
    assert "For the deal, everybody draws a card" in text
    assert desk.files() == {"playing": [], "games": ["old-damaged.txt"]}
    assert (desk.shelf.games / "old-damaged.txt").read_bytes() == content


def test_a_game_over_that_was_not_put_away(desk):
    desk.finish()
    (path,) = desk.shelf.games.iterdir()
    path.rename(desk.shelf.playing / path.name)
    assert "unfinished" not in desk.type()
    assert desk.files() == {"playing": [], "games": [path.name]}


def flat(text: str) -> str:
    """*text* without its line ends, which depend on how wide the screen is."""
    return " ".join(text.split())


def refuse(*arguments: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_full_disk_stops_nobody(desk, monkeypatch):
    monkeypatch.setattr(Book, "write", refuse)
    text = flat(desk.finish())
    assert text.count("This game cannot be saved: No space left on device. You can play on all the same.") == 1
    assert "won the game" in text
    assert "The game is kept" not in text
    left = desk.type("p", "d", fits=None)
    assert flat(left).endswith("The game could not be saved: No space left on device.")


@pytest.mark.parametrize("name", ["begin", "waiting"])
def test_a_folder_that_cannot_be_used_stops_nobody(desk, monkeypatch, name):
    desk.type("p", "d")
    monkeypatch.setattr(Shelf, name, refuse)
    assert "won the game" in desk.finish()


def test_what_cannot_be_moved_stays(desk, monkeypatch):
    desk.type("p", "d")
    monkeypatch.setattr(Book, "put_away", refuse)
    text = flat(desk.type("n"))
    assert "The game stays where it is, for it cannot be put away: No space left on device." in text
    assert "For the deal, everybody draws a card" in text
    assert "cannot be saved: No space" in flat(desk.finish())
    (desk.shelf.playing / f"{STEM}.gin").write_text("garbage")
    assert "I cannot look for unfinished games" in desk.type()


def test_ctrl_c_while_it_is_being_saved(desk, monkeypatch):
    write_down, calls = Book.write, []

    def interrupted(book: Book, text: str) -> None:
        calls.append(text)
        if len(calls) == 2:
            raise KeyboardInterrupt
        write_down(book, text)

    monkeypatch.setattr(Book, "write", interrupted)
    text, stayed = desk.sit(lambda paper: Typist(paper, ["p", "d"]))
    assert not stayed
    assert "Interrupted.\nThe game is saved" in text
    assert len(desk.saved().hands[-1].actions) == calls[-1].count(" pass") + calls[-1].count("+")


def test_a_seed_that_cannot_be_written_down(desk):
    desk.seed = "a\nb"
    text = flat(desk.type("p", "d"))
    assert "This game cannot be saved: A tag “Seed” cannot stand in a record like this." in text
