"""The error tree: what each error says, carries, and keeps when it crosses a process."""

import copy
import pickle

import pytest

from ginrummy import errors
from ginrummy.errors import (
    CardsError,
    DealError,
    GinError,
    IllegalAction,
    NotationError,
    NotYourTurn,
    OutsidePlayerError,
    PlayerError,
    RuleSetError,
    StaleAction,
)
from ginrummy.rules import DRAW, KNOCKS, PASS, TAKE

NOTATION = NotationError("card-unknown", culprit="7x", line=2, column=5)
RULE_SET = RuleSetError("rules-not-a-switch", field="taken_stays", value="maybe")
ILLEGAL = IllegalAction("action-illegal", action=DRAW, choices=[TAKE, PASS], tried="draw", phase="upcard")
EXAMPLES: dict[type[GinError], GinError] = {
    GinError: GinError("match-over"),
    NotationError: NOTATION,
    CardsError: CardsError("match-over"),
    DealError: DealError("deal-hand-size", count=9, size=10),
    RuleSetError: RULE_SET,
    IllegalAction: ILLEGAL,
    NotYourTurn: NotYourTurn("match-not-your-turn", action=KNOCKS[5], person=1),
    StaleAction: StaleAction("match-over", current=12),
    PlayerError: PlayerError("match-over"),
    OutsidePlayerError: OutsidePlayerError("outside-exited", player="rex", kind="exited", stderr=["one", "two"]),
}


def test_every_error_has_an_example():
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, GinError)}
    assert kinds == set(EXAMPLES)


@pytest.mark.parametrize("error", EXAMPLES.values(), ids=lambda error: type(error).__name__)
def test_an_error_crosses_a_process_whole(error):
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(other) is type(error)
        assert str(other) == str(error)
        assert (other.args, vars(other)) == (error.args, vars(error))


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (EXAMPLES[GinError], "The game is over."),
        (NOTATION, "“7x” (line 2, column 5) is not a card."),
        (EXAMPLES[DealError], "A hand of 9 cards was dealt where these rules deal 10."),
        (RULE_SET, "taken_stays is on or off, not “maybe”."),
        (ILLEGAL, "“draw” is not allowed now."),
        (EXAMPLES[NotYourTurn], "It is somebody else’s turn."),
    ],
)
def test_an_error_says_in_english_what_is_wrong(error, words):
    assert str(error).startswith(words)
    assert f"{error}" == str(error)


def test_what_errors_carry():
    assert (NOTATION.culprit, NOTATION.line, NOTATION.column) == ("7x", 2, 5)
    assert NOTATION.params == {"culprit": "7x", "line": 2, "column": 5}
    assert RULE_SET.field == "taken_stays"
    assert RULE_SET.params == {"field": "taken_stays", "value": "maybe"}
    assert (ILLEGAL.action, ILLEGAL.choices) == (DRAW, (TAKE, PASS))
    assert ILLEGAL.params == {"tried": "draw", "phase": "upcard"}
    assert ILLEGAL.key == "action-illegal"
    stale = EXAMPLES[StaleAction]
    assert isinstance(stale, StaleAction)
    assert (stale.current, stale.params) == (12, {"current": 12})


def test_the_tree():
    """Whoever catches ValueError for bad input gets it; a stale action is nobody's bad input."""
    assert issubclass(NotYourTurn, IllegalAction)
    for kind in EXAMPLES:
        assert issubclass(kind, GinError)
    not_bad_input = {kind for kind in EXAMPLES if not issubclass(kind, ValueError)}
    assert not_bad_input == {GinError, StaleAction, PlayerError, OutsidePlayerError}


def test_without_the_words_an_error_still_says_its_key(monkeypatch):
    """The errors stand above the locale, which lends them its words."""
    monkeypatch.setattr(errors, "_render", errors._bare)
    assert str(GinError("a-key", n=1)) == "a-key {'n': 1}"
    assert str(GinError("a-key")) == "a-key"
