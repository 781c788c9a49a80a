"""What is wrong with a record is told at its place, with what would have been right."""

import pytest

from ginrummy.errors import NotationError
from ginrummy.record import Comment, Record, Variation, read, write
from ginrummy.rules import RuleSet
from tests.record.test_golden import GOLDEN, text_of

CLASSIC = text_of(next(path for path in GOLDEN if path.stem == "annotated"))
BOX = text_of(next(path for path in GOLDEN if path.stem == "contest-box"))
DOUBLED = text_of(next(path for path in GOLDEN if path.stem == "undercut-doubled"))
BIG = text_of(next(path for path in GOLDEN if path.stem == "modern-two"))
VOID = text_of(next(path for path in GOLDEN if path.stem == "void-takes"))


def wrong(text: str, old: str, new: str, count: int = 1) -> tuple[int, NotationError]:
    """What reading says after one change; and how many lines below the change it says so."""
    assert old in text, old
    changed = text.replace(old, new, count)
    with pytest.raises(NotationError) as caught:
        read(changed)
    line = text[: text.index(old)].count("\n") + 1
    assert str(caught.value)
    return caught.value.line - line, caught.value


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        ('[Rules "classic"]', '[Rules "klassik"]', "record-because", None),
        ('[Rules "classic"]', '[Rules "classic, target"]', "record-because", None),
        ('[Rules "classic"]', '[Rules "classic, target 0"]', "record-because", None),
        ('[Rules "classic"]', '[Rules "hoyle"]', "record-should-be", '[Rules "classic"]'),
        ('[Options "none"]', '[Options "target 50"]', "record-should-be", None),
        ('[Seating "two"]', '[Seating "four"]', "record-should-be", "two / box / cutthroat"),
        ('[Seating "two"]', '[Seating "box"]', "record-names-count", None),
        ('[A "Anna"]', '[A ""]', "record-because", None),
        ('[A "Anna"]', '[A " Anna"]', "record-because", None),
        ('[B "Ben"]', '[B "Anna"]', "record-names-alike", None),
        ('[B "Ben"]', '[B "Ben"] [C "Carla"]', "record-names-count", None),
        ('[Date "2026-11-30"]', '[Date "30.11.2026"]', "record-not-a-date", None),
        ('[Date "2026-11-30"]', '[Dat "2026-11-30"]', "record-tag-meant", "Date"),
        ('[Draw "A Kh, B Jh"]', '[Draw "A Kh"]', "record-draw-count", None),
        ('[Draw "A Kh, B Jh"]', '[Draw "A Kh, C Jh"]', "record-should-be", None),
        ('[Draw "A Kh, B Jh"]', '[Draw "A Kh, B Kh"]', "record-because", None),
        ('[Draw "A Kh, B Jh"]', '[Draw "A 2h, B Jh"]', "record-draw-contradicted", None),
        ('[Result "unfinished"]', '[Result "B wins"]', "record-should-be", '[Result "unfinished"]'),
        ('[Totals "A 0, B 22"]', '[Totals "A 0, B 23"]', "record-should-be", '[Totals "A 0, B 22"]'),
        ("Hand 1: A deals", "Hand 2: A deals", "record-should-be", "Hand 1: A deals"),
        ("Hand 1: A deals", "Hand 1: B deals", "record-should-be", "Hand 1: A deals"),
        ("Deal B 5c", "Deal B 4c", "record-should-be", "5c"),
        ("Deal B 5c", "Deal B", "record-cards-too-few", None),
        ("Deal B 5c", "Deal B 5c 5c", "record-card-again", None),
        ("Deal B", "Deal A", "record-should-be", "B"),
        ("Upcard 9s", "Upcard ??", "record-upcard-unknown", None),
        ("Upcard 9s", "Upcard", "record-cards-too-few", None),
        ("Stock Ah", "Stock", "record-cards-too-few", None),
        ("2h 3c\n", "2h 3c 3s\n", "record-cards-too-many", None),
        ("1 B pass", "1 A pass", "record-should-be", "1 B"),
        ("1 B pass", "3 B pass", "record-should-be", "1 B"),
        ("1 B pass", "1 B", "record-turn-empty", None),
        ("1 B pass", "1 B pass pass", "record-should-be", "2 A"),
        ("3 B +Ah", "3 B ^Ah", "record-illegal", "+Ah"),
        ("3 B +Ah", "3 B +Ks", "record-should-be", "+Ah"),
        ("6 A ^Kc", "6 A ^Kd", "record-should-be", "^Kc"),
        ("6 A ^Kc -Th", "6 A ^Kc -Kc", "record-illegal", None),
        ("6 A ^Kc -Th", "6 A ^Kc", "record-turn-unfinished", None),
        ("6 A ^Kc -Th", "6 A ^Kc -Zz", "record-unknown-word", None),
        ("9 B +2s -6d", "9 B +2s !6d", "record-illegal", None),
        ("!8c", "-8c", "record-should-be", "!8c"),
        ("16 B Td Jd Qd", "16 B Td Jd", "record-illegal", None),
        ("16 B Td Jd Qd", "16 B Td Td Qd", "record-meld-unclear", None),
        ("| Ah 4h 2s = 7", "| Ah 4h 2s = 8", "record-should-be", "7"),
        ("| Ah 4h 2s = 7", "| Ah 4h 3s = 7", "record-should-be", "2s"),
        ("| Ah 4h 2s = 7", "| Ah 4h = 7", "record-should-be", "| Ah 4h 2s = 7"),
        ("| Ah 4h 2s = 7", "| Ah 4h 2s = x", "record-number-expected", None),
        ("Knock 29", "Knock 28", "record-should-be", "Knock 29 - 7 = 22 to B"),
        ("= 22 to B", "= 22 to A", "record-should-be", "Knock 29 - 7 = 22 to B"),
        ("Score A 0, B 22", "Score A 22, B 0", "record-should-be", "Score A 0, B 22"),
        ("22\n\nEnd", "22\n\nEnd End", "record-after-end", None),
        ("( 4 A +Kh", "( 5 A +Kh", "record-should-be", "4 A"),
        ("-3s ( 4 A", "-4s ( 4 A", "record-illegal", None),
        ("{Dealt on the porch.}", "( 1 B pass )", "record-variation-of-nothing", None),
        ("( 4 A +Kh {hm}", "( ( ( 4 A +Kh {hm}", "record-variation-of-nothing", None),
    ],
)
def test_a_slip(old: str, new: str, key: str, expected: str | None):
    below, error = wrong(CLASSIC, old, new)
    assert error.key == key, str(error)
    assert below == (2 if "End" in new else 0)
    if expected is not None:
        assert error.params["expected"] == expected


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        (BOX, "in the box, ", "in the box "),
        (BOX, "A captain", "B captain"),
        (DOUBLED, "Undercut 2 x (", "Undercut 1 x ("),
        (VOID, "Void takes", "Void wall"),
        (VOID, "Held A", "Held C"),
    ],
)
def test_a_slip_in_other_games(text: str, old: str, new: str):
    if old == "in the box, ":  # punctuation is layout
        assert read(text.replace(old, new)) == read(text)
        return
    below, _ = wrong(text, old, new)
    assert below == 0


@pytest.mark.parametrize(
    ("stem", "old", "new", "expected"),
    [
        # A draw is legal here, but then the next one draws the same card.
        ("last-take", "12 B ^8c", "12 B +6s", "^8c"),
        # So is a take, but then the next draw comes too late.
        ("last-take", "13 A +6s", "13 A ^9c", "+6s"),
        # Another card held was thrown, and six turns later the knock has too much deadwood.
        ("modern-cutthroat", "41 C ^3c -Qc", "41 C ^3c -Tc", "-Qc"),
        # Without the three a run is left, but the points tell.
        ("study-game", "2 B 3c 4c 5c 6c |", "2 B 4c 5c 6c |", "| 3c 5d = 8"),
    ],
)
def test_a_slip_that_shows_later(stem: str, old: str, new: str, expected: str):
    below, error = wrong(text_of(next(path for path in GOLDEN if path.stem == stem)), old, new)
    assert (below, error.params["expected"]) == (0, expected), str(error)


def test_a_tag_that_is_there_twice_is_told_with_both_lines():
    below, error = wrong(CLASSIC, "[Result", "[Totals")
    assert (below, error.params["other"]) == (1, error.line - 1)


def test_the_column_is_told():
    _, error = wrong(CLASSIC, "3 B +Ah -Ks", "3 B +Ah -Kc")
    assert (error.column, error.culprit) == (9, "-Kc")


@pytest.mark.parametrize("text", ["", "  \n ", "hello", '{x}\n[Format "ginrummy 1"]', "Hand 1: A deals", "\0\1\2"])
def test_no_record(text: str):
    with pytest.raises(NotationError) as caught:
        read(text)
    assert caught.value.key in {"record-empty", "record-not-a-record"}


def test_another_format():
    with pytest.raises(NotationError) as caught:
        read(CLASSIC.replace("ginrummy 1", "ginrummy 2"))
    assert caught.value.key == "record-other-format"


def test_variations_too_deep():
    deep = CLASSIC.replace("( 4 A +Kh {hm} -3s", "( 4 A +Kh -3s" * 500)
    with pytest.raises(NotationError) as caught:
        read(deep)
    assert caught.value.key == "record-variation-too-deep"


def test_a_tag_may_hold_quotes_and_backslashes():
    record = Record(names=('An"na', "Be\\n"), tags=(("Place", '“here” \\ "there"'),))
    assert read(write(record)) == record


def test_remarks_and_variations_keep_their_place():
    hand = read(CLASSIC).hands[0]
    comments = [note for note in hand.notes if isinstance(note, Comment)]
    assert [comment.text for comment in comments] == [
        "Dealt on the porch.",
        "Why not the other?",
        "Braces like { and } go behind a semicolon.",
        "Well played.",
    ]
    (variation,) = [note for note in hand.notes if isinstance(note, Variation)]
    assert [type(note) for note in variation.notes] == [Comment, Variation]


def test_a_remark_may_stand_anywhere_after_the_tags():
    text = CLASSIC.replace("Stock Ah", "; a; b\nStock {c} Ah".replace("{c} ", "")).replace("Score", "{d}\nScore")
    texts = [note.text for note in read(text).hands[0].notes if isinstance(note, Comment)]
    assert "a; b" in texts
    assert texts[-1] == "d"


def test_remarks_among_the_tags_are_on_the_game():
    text = CLASSIC.replace('[A "Anna"]', '[A "Anna"] ; who deals').replace("[Result", "{at last} [Result")
    record = read(text)
    assert record.comments == ("who deals", "at last", *read(CLASSIC).comments)
    assert read(write(record)) == record


@pytest.mark.parametrize("said", ["declares big gin", "big gin", "BIG GIN."])
def test_big_gin_in_words(said: str):
    assert " !!\n" in BIG
    assert read(BIG.replace(" !!\n", f" {said}\n")) == read(BIG)


@pytest.mark.parametrize("said", ["knock 29-7=22 to B", "KNOCK 29 − 7 = 22 to b", "Knock 29 -7=22 to B"])
def test_a_sum_in_any_layout(said: str):
    assert read(CLASSIC.replace("Knock 29 - 7 = 22 to B", said)) == read(CLASSIC)


def test_gin_is_not_big_gin():
    _, error = wrong(BIG, " !!\n", " declares gin\n")
    assert error.culprit == "declares"


def test_rules_of_one_s_own_are_read_back():
    rules = RuleSet(knock_limit=5, big_gin_bonus=40, tie_is_undercut=False, columns=3)
    assert read(write(Record(rules=rules, names=("a", "b")))).rules == rules


def test_lines_are_counted_in_the_file():
    with pytest.raises(NotationError) as caught:
        read(CLASSIC.replace("1 B pass", "1 A pass"), first_line=101)
    assert caught.value.line == 100 + CLASSIC[: CLASSIC.index("1 B pass")].count("\n") + 1


def test_json_lines_are_known_for_what_they_are():
    with pytest.raises(NotationError) as caught:
        read('{"event": "record", "format": "ginrummy 1"}\n')
    assert caught.value.key == "record-is-json-lines"
    assert (caught.value.line, caught.value.column) == (1, 1)
    assert "convert" in str(caught.value)
