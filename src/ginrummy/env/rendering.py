"""Renderings of a table: text and a picture with all cards open, and words for whoever is to act.

``"words"`` is what a language model can play from: all that the person to act has seen of the hand, in sentences in the
language in force, then the choices, each with its number. It is made from that person's view; nothing hidden is in it.
"""

import sys

import numpy as np

from ginrummy.cards import name
from ginrummy.env import picture
from ginrummy.env.actions import NAMES
from ginrummy.env.driver import Driver
from ginrummy.errors import GinError
from ginrummy.locale import t
from ginrummy.match import HandBegan, Person, Role, View
from ginrummy.melds import best_arrangements
from ginrummy.rules import Seat
from ginrummy.words.cards import groups, short, shorts
from ginrummy.words.telling import tell_all

RENDER_MODES = ("ansi", "human", "rgb_array", "words")
"""Text; text that is printed; a picture; words for a player."""


class Renderer:
    """Shows a table in one mode."""

    def __init__(self, mode: str | None) -> None:
        """A renderer for *mode*, or for nothing.

        Raises:
            GinError: there is no such mode.
        """
        if mode is not None and mode not in RENDER_MODES:
            raise GinError("env-no-such-render-mode", mode=mode, choices=", ".join(RENDER_MODES))
        self.mode = mode

    def render(self, driver: Driver) -> str | np.ndarray | None:
        """The table, in whatever the mode gives; None where it is printed, or where no mode was asked for."""
        match self.mode:
            case "ansi":
                return table_text(driver)
            case "human":
                sys.stdout.write(table_text(driver) + "\n")
                return None
            case "rgb_array":
                return table_picture(driver)
            case "words":
                return words(driver, driver.to_act)
        return None


def agent_name(person: Person) -> str:
    """What a person is called in an environment."""
    return f"player_{person}"


def table_text(driver: Driver) -> str:
    """The table as a few lines, all cards open."""
    state, score = driver.state, driver.score
    names = [agent_name(person) for person in score.people]
    lines = []
    for person in score.people:
        seat = score.roles.seat_of(person)
        cards = t("env-text-out") if seat is None else shorts(state.held[seat])
        told = t("env-text-person", who=names[person], role=_role(score.role_of(person)), cards=cards)
        lines.append(("> " if person == driver.to_act and not driver.over else "  ") + told)
        if seat is not None and state.melds[seat]:
            laid = t("env-text-laid", melds=groups(state.melds[seat]), rest=shorts(state.unmatched(seat)) or "–")
            lines.append("    " + laid)
    lines.append("  " + t("env-text-pile", cards=shorts(state.pile) or "–", stock=state.stock_left, limit=state.limit))
    if driver.terms.whole_game:
        points = (f"{names[p]} {score.running(column, p)}" for column in score.columns for p in score.people)
        lines.append("  " + t("env-text-score", number=score.hand_number, totals=" · ".join(points)))
    if driver.over:
        won = (f"{names[p]} {points:+d}" for p, points in enumerate(driver.won))
        lines.append("  " + t("env-text-over", totals=" · ".join(won)))
    return "\n".join(lines)


def words(driver: Driver, person: Person) -> str:
    """What *person* knows, told, and the choices with their numbers."""
    view = driver.view(person)
    assert view.hand is not None
    names = [agent_name(one) for one in view.score.people]
    before = View(person, view.score).after(HandBegan(view.score))
    lines = [t("env-words-you", who=names[person], role=_role(view.score.role_of(person)), limit=view.hand.limit)]
    lines += tell_all(before, view.hand.events, names)
    lines.append("")
    if view.hand.held:
        best = best_arrangements(view.hand.held)[0]
        lines.append(t("env-words-held", cards=shorts(view.hand.held), deadwood=best.deadwood))
        lines.append(t("env-words-melds", melds=groups(best.melds) or "–", rest=shorts(best.unmatched) or "–"))
    if view.hand.pile:
        pile = shorts(view.hand.pile)
        lines.append(t("env-words-pile", top=short(view.hand.pile[-1]), cards=pile, stock=view.hand.stock_left))
    if view.hand.viewer is not None and (known := view.hand.known[view.hand.viewer.other]):
        lines.append(t("env-words-known", cards=shorts(known)))
    if person == driver.to_act and not driver.over:
        lines += ["", t("env-words-choose"), *(f"{number}: {NAMES[number]}" for number in driver.legal)]
    return "\n".join(lines)


def table_picture(driver: Driver) -> np.ndarray:
    """The table as a picture, all cards open: ``uint8[height, width, 3]``."""
    state = driver.state
    rows = []
    for seat in (Seat.DEALER, Seat.NON_DEALER):
        laid = [card for meld in state.melds[seat] for card in _cards(meld)]
        rows.append((laid + _cards(state.unmatched(seat)), len(laid), seat is state.turn and not driver.over))
    return picture.table(rows[0], rows[1], [name(card) for card in state.pile], state.stock_left)


def _cards(cards: int) -> list[str]:
    return [name(card) for card in range(52) if cards >> card & 1]


def _role(role: Role) -> str:
    return t(f"env-role-{role.value}")
