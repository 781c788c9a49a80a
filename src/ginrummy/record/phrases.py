"""How a record says things: the canonical text of turns, scores and results, shared by those who write and who check.

These words are a notation, like ``7h``, and the same in every language; the sentences around them are not here.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from ginrummy.cards import NAMES, Card, CardSet, names
from ginrummy.match import MatchState, Roles, Seating
from ginrummy.record.values import LETTERS
from ginrummy.rules import (
    Action,
    BigGin,
    Discard,
    Done,
    Draw,
    HandResult,
    HandState,
    Knock,
    Lay,
    LayOff,
    Outcome,
    Pass,
    Phase,
    RuleSet,
    Seat,
    Take,
    legal,
    nearest_preset,
)
from ginrummy.rules.presets import PRESETS

DRAW_SIGN, TAKE_SIGN, DISCARD_SIGN, KNOCK_SIGN, BIG_GIN_SIGN = "+", "^", "-", "!", "!!"
UNKNOWN = "??"
END = "End"
NOTHING = "none"
"""What the Options tag says of rules that are those of ``classic``."""


def hand_line(number: int, roles: Roles, seating: Seating) -> str:
    """The first line of a hand: its number, and who is what."""
    dealer, other = LETTERS[roles.dealer], LETTERS[roles.non_dealer]
    if roles.out is None:
        return f"Hand {number}: {dealer} deals"
    out = LETTERS[roles.out]
    if seating is Seating.BOX:
        return f"Hand {number}: {dealer} in the box, {other} captain, {out} out"
    return f"Hand {number}: {dealer} deals to {other}, {out} out"


def result_line(result: HandResult, roles: Roles) -> str:
    """How a hand ended, with each number of the sum."""
    if result.void is not None:
        return f"Void {result.void.value}"
    assert result.spreads is not None
    less, more = sorted(spread.deadwood for spread in result.spreads)
    total = f"{more} - {less}"
    if result.outcome is not Outcome.KNOCK:
        total += f" + {result.bonus}"
    if result.multiplier != 1:
        total = f"{result.multiplier} x ({total})"
    winner = "nobody" if result.winner is None else LETTERS[roles.person_in(result.winner)]
    return f"{result.outcome.value.capitalize()} {total} = {result.points} to {winner}"


def score_line(score: MatchState) -> str:
    """What everybody has toward the target, column by column."""
    return "Score " + ", ".join(
        f"{LETTERS[person]} {' '.join(str(score.running(column, person)) for column in score.columns)}"
        for person in score.people
    )


def game_result(score: MatchState) -> str:
    """The value of the Result tag."""
    if not score.over:
        return "unfinished"
    winner = "nobody" if score.winner is None else LETTERS[score.winner]
    if score.resigned is not None:
        return f"{LETTERS[score.resigned]} resigned, {winner} wins"
    return f"{winner} wins"


def totals(score: MatchState) -> str:
    """The value of the Totals tag: what everybody has in the end, bonuses included."""
    return ", ".join(f"{LETTERS[p]} {total}" for p, total in enumerate(score.grand_totals))


def draw_value(draw: Sequence[Card]) -> str:
    """The value of the Draw tag."""
    return ", ".join(f"{LETTERS[p]} {NAMES[card]}" for p, card in enumerate(draw))


def rules_value(rules: RuleSet) -> str:
    """The value of the Rules tag: the nearest preset, and what differs from it."""
    preset = nearest_preset(rules)
    return ", ".join([preset, *_fields(rules, PRESETS[preset])])


def options_value(rules: RuleSet) -> str:
    """The value of the Options tag: all that differs from ``classic``, whatever a preset may come to mean one day."""
    return ", ".join(_fields(rules, PRESETS["classic"])) or NOTHING


def _fields(rules: RuleSet, base: RuleSet) -> list[str]:
    return [f"{field} {field_value(value)}" for field, value in rules.changes_from(base).items()]


def field_value(value: object) -> str:
    """A field of a rule set as a person would write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "off" if value is None else str(value)


def cards_value(cards: CardSet | Iterable[Card] | None) -> str:
    """Cards, or the sign for cards that nobody knows."""
    return UNKNOWN if cards is None else names(cards)


def put_right(given: CardSet, right: CardSet) -> str:
    """What should stand for a wrong card among those *given*: the one that is missing, or else all that is *right*."""
    missing = right & ~given
    return names(missing if missing.bit_count() == 1 else right)


def starts_turn(before: HandState | None, state: HandState) -> bool:
    """Whether a new turn begins with *state*: another seat is to act, or the knocker begins to spread."""
    return (
        before is None
        or state.turn is not before.turn
        or (state.phase is Phase.SPREAD and before.phase is not Phase.SPREAD)
    )


def turn_starts(states: Sequence[HandState]) -> list[int]:
    """The numbers of those *states*, one after another from the deal on, with which a new turn begins."""
    after = (ply for ply, (before, state) in enumerate(pairwise(states), start=1) if starts_turn(before, state))
    return [0, *after] if states else []


def action_text(state: HandState, action: Action, *, known: bool = True) -> str:
    """One action, done in *state*; a spread's parts are without their separators.

    Args:
        state: where the hand stood.
        action: what was done.
        known: whether the card of a draw that does not carry it may be told from *state*.
    """
    match action:
        case Pass():
            return "pass"
        case Draw(card):
            if card is None and known and state.deal.stock is not None and state.stock_left:
                card = state.deal.stock[-state.stock_left]
            return DRAW_SIGN + (UNKNOWN if card is None else NAMES[card])
        case Take():
            return TAKE_SIGN + (NAMES[state.pile[-1]] if state.pile else UNKNOWN)
        case Discard(card):
            return DISCARD_SIGN + NAMES[card]
        case Knock(card):
            return KNOCK_SIGN + NAMES[card]
        case BigGin():
            return BIG_GIN_SIGN
        case Lay(meld):
            return names(meld)
        case LayOff(card, meld):
            return f"{NAMES[card]} on {names(meld)}"
        case Done():
            return "|"


def done_text(state: HandState, seat: Seat) -> str:
    """The end of a spread: what is left unmatched, and its points; *state* is where the spread is finished."""
    spread = state.spread(seat)
    return " ".join(["|", *([names(spread.unmatched)] if spread.unmatched else []), "=", str(spread.deadwood)])


def choices_text(state: HandState) -> str:
    """What may be done in *state*, for an error."""
    return " or ".join(action_text(state, action) for action in legal(state))


def turn_start(states: Sequence[HandState], ply: int) -> int:
    """Where the turn began of which action number *ply*, counted from 1, is a part; 0 if there is none."""
    while ply > 1 and not starts_turn(states[ply - 2], states[ply - 1]):
        ply -= 1
    return max(ply - 1, 0)
