"""A sight as the JSON of docs/table-protocol.md: the state, in the language in force."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from ginrummy.cards import name
from ginrummy.locale import language, speaking, t
from ginrummy.match import HandBegan, MatchState, Person, Role, Seating, View
from ginrummy.rules import HandResult, HandView, RuleSet, nearest_preset
from ginrummy.rules.events import HandOver, LaidMeld, LaidOffCard
from ginrummy.table.advice import answer_in_words, in_words
from ginrummy.table.sight import Sight
from ginrummy.table.state import Seeds, Stage
from ginrummy.table.streams import Step
from ginrummy.web.clocks import clock_of
from ginrummy.web.encode_events import event_of
from ginrummy.web.encode_hand import new_of_hand
from ginrummy.web.encode_rating import rated_of, rating_of
from ginrummy.web.news import Json, News
from ginrummy.words.rules_page import title
from ginrummy.words.score import explain, explain_total, outcome
from ginrummy.words.telling import needs_words, tell, tell_turn

_UNTOLD = (LaidMeld, LaidOffCard)
"""Events that only the one who lays down sees; the whole spread is told when it is shown."""


class Encoder:
    """Encodes for one viewer, and remembers what they have been sent."""

    def __init__(self) -> None:
        self._state, self._hand = News(), News()
        self._scored: dict[int, Json] = {}
        self._scored_of: tuple[object, ...] = ()

    def state(self, sight: Sight) -> Json:
        """What is new of the state; the first time all of it."""
        new = self._state
        return {
            **new.among({"stage": sight.stage.value, "undo": sight.undo, "wait": _wait(sight)}),
            **new.of("table", _made_of_table(sight), lambda: {"table": _table(sight)}),
            **new.of("score", _made_of_score(sight), lambda: {"score": self._score(sight)}),
            **new.of("chat", sight.chat, lambda: {"chat": _chat(sight)}),
            **new.of("advice", (sight.advice, sight.dealt_score), lambda: {"advice": _advice(sight)}),
            **new.of("fairness", sight.fairness, lambda: {"fairness": _fairness(sight)}),
            **new.of("clock", sight.clock, lambda: {"clock": clock_of(sight)}),
            **self._hand_of(sight),
        }

    def preview(self, sight: Sight, view: View) -> Json | None:
        """The hand as it would look after what was previewed."""
        return None if view.hand is None or sight.dealt_score is None else _new_of_hand(News(), sight, view)

    def _hand_of(self, sight: Sight) -> Json:
        """The hand, or those fields of it that are new."""
        view = sight.view
        if view is None or view.hand is None or sight.dealt_score is None:
            self._hand.forget()
            return self._state.among({"hand": None})
        self._state.among({"hand": True})  # what it looks like is kept field by field
        fields = _new_of_hand(self._hand, sight, view)
        return {"hand": fields} if fields else {}

    def _score(self, sight: Sight) -> Json | None:
        view = sight.view
        if view is None:
            return None
        score = view.score
        shown = sight.dealt_score or score
        following = view.hand is not None and view.hand.over and not score.over
        return {
            "hand_number": shown.hand_number,
            "roles": _roles(shown),
            "role_reason": _role_reason(view, sight),
            "next_roles": _roles(score) if following else None,
            "next_reason": list(tell(view, HandBegan(score), sight.names)) if following else [],
            "draw": [name(card) for card in score.draw],
            "columns": [
                {
                    "points": list(column.points),
                    "entries": list(column.entries),
                    "running": [score.running(column, person) for person in score.people],
                    "winner": column.winner,
                }
                for column in score.columns
            ],
            "totals": list(score.grand_totals),
            "target": score.rules.target,
            "winner": score.winner,
            "leader": score.leader,
            "resigned": score.resigned,
            "over": score.over,
            "hands": self._hands(sight, view),
            "tally": [list(explain_total(score, person)) for person in score.people] if score.over else None,
        }

    def _hands(self, sight: Sight, view: View) -> list[Json]:
        """The hands that are over."""
        if (of := (sight.games, sight.names)) != self._scored_of:
            self._scored, self._scored_of = {}, of
        hands = (*view.earlier, *([] if view.hand is None else [view.hand]))
        found = []
        for place, (dealt, hand) in enumerate(zip(sight.dealt, hands, strict=False)):
            if hand.result is None:
                continue
            if place not in self._scored:
                earlier = hands[place - 1] if place else None
                self._scored[place] = _scored_hand(dealt, hand, earlier, view, sight.names)
            found.append(self._scored[place])
        return found


def _new_of_hand(news: News, sight: Sight, view: View) -> Json:
    """What is new of the hand of *view*, with its result."""
    hand, dealt = view.hand, sight.dealt_score
    assert hand is not None
    assert dealt is not None
    return {
        **new_of_hand(news, view, dealt, playing=sight.stage is Stage.PLAYING),
        **news.of(
            "result",
            (hand.result, sight.names, dealt),
            lambda: {"result": hand.result and _result(hand.result, dealt, replace(view, score=dealt), sight.names)},
        ),
    }


def _made_of_table(sight: Sight) -> tuple[object, ...]:
    return sight.places, sight.me, sight.owner, sight.watching, sight.games, sight.closed, sight.rated


def _made_of_score(sight: Sight) -> tuple[object, ...]:
    view = sight.view
    over = view is not None and view.hand is not None and view.hand.over
    return sight.games, None if view is None else view.score, over, sight.dealt, sight.names


def _wait(sight: Sight) -> Json | None:
    return None if sight.wait is None else {"for": sight.wait.reason, "of": list(sight.wait.of)}


def _chat(sight: Sight) -> list[Json]:
    return [{"number": line.number, "who": line.who, "text": line.text, "side": line.side} for line in sight.chat]


def news_of(sight: Sight) -> Json:
    """The events that are new to the viewer, and the sentences that tell them."""
    shown = [step for step in sight.steps if not isinstance(step.event, _UNTOLD)]
    return {
        "events": [event_of(step) for step in shown],
        "told": [line for step in shown for line in _lines(step, sight.names)],
    }


def _lines(step: Step, names: Sequence[str]) -> list[Json]:
    if not needs_words(step.event):
        return []
    turn = tell_turn(step.before, step.event, names)
    texts = [*tell(step.before, step.event, names)] if turn is None else [turn]
    if step.by_clock and texts:
        texts[0] = t("table-clock-acts", what=texts[0])
    return [{"number": step.number, "text": text, "whole": turn is not None} for text in texts]


@lru_cache(maxsize=256)
def _heading(rules: RuleSet, seating: Seating, spoken: str) -> tuple[str, str]:
    """What is played, in the language *spoken*, and its nearest preset: the same in every state of a table."""
    with speaking(spoken):
        return title(rules, seating), nearest_preset(rules)


def _table(sight: Sight) -> Json:
    heading, preset = _heading(sight.rules, sight.seating, language())
    return {
        "id": sight.table,
        "title": heading,
        "seating": sight.seating.value,
        "preset": preset,
        "pack": {"ranks": sight.rules.ranks, "suits": sight.rules.suits},
        "practice": sight.practice,
        "people": [
            {
                "name": place.name,
                "kind": place.kind.value,
                "level": place.level,
                "here": place.here,
                "gone_seconds": place.gone_seconds,
                "replaceable": place.replaceable,
                "left": place.left,
                "ready": place.ready,
                "rematch": place.rematch,
                "member": place.member,
                "rating": rating_of(place.rating),
            }
            for place in sight.places
        ],
        "me": sight.me,
        "owner": sight.owner,
        "watching": sight.watching,
        "game": sight.games,
        "closed": sight.closed,
        "rated": None if sight.rated is None else rated_of(sight.rated),
        "patience": sight.patience,
    }


def _roles(score: MatchState) -> list[str]:
    return [score.role_of(person).value for person in score.people]


def _role_reason(view: View, sight: Sight) -> list[str]:
    """Why everybody is what they are in the hand on the table."""
    if sight.dealt_score is None:
        return []
    before = replace(view, score=sight.dealt_score, hand=view.earlier[-1] if view.earlier else None)
    return list(tell(before, HandBegan(sight.dealt_score), sight.names))


def _scored_hand(dealt: MatchState, hand: HandView, earlier: HandView | None, view: View, names: Sequence[str]) -> Json:
    assert hand.result is not None
    before = replace(view, score=dealt, hand=hand)
    return {
        "number": dealt.hand_number,
        "roles": _roles(dealt),
        **_result(hand.result, dealt, before, names),
    }


def _result(result: HandResult, dealt: MatchState, before: View, names: Sequence[str]) -> Json:
    (words,) = tell(before, HandOver(result), names)
    return {
        "outcome": result.outcome.value,
        "title": outcome(result),
        "winner": None if result.winner is None else dealt.roles.person_in(result.winner),
        "points": result.points,
        "explanation": explain(result),
        "words": words,
        "void": None if result.void is None else result.void.value,
    }


def _advice(sight: Sight) -> Json | None:
    advice, view = sight.advice, sight.view
    if advice is None or view is None or view.hand is None or sight.dealt_score is None:
        return None
    top = view.hand.pile[-1] if view.hand.pile else None
    captain = next(p for p in sight.dealt_score.people if sight.dealt_score.role_of(p) is Role.CAPTAIN)
    answer = None
    if advice.answer is not None:
        answer = {"kind": advice.answer, "words": answer_in_words(advice.answer, _called(captain, sight))}
    return {
        "by": advice.by,
        "what": advice.what,
        "words": in_words(advice.what, _called(advice.by, sight), top),
        "answer": answer,
    }


def _called(person: Person, sight: Sight) -> str:
    return sight.names[person] or t("table-name-guest")


def _fairness(sight: Sight) -> Json | None:
    fairness = sight.fairness
    if fairness is None:
        return None
    return {
        "hand": fairness.hand,
        "want": fairness.want,
        "commitments": [None if one is None else one.hex() for one in fairness.commitments],
        "brought": list(fairness.brought),
        "revealed": None if fairness.revealed is None else _revealed(fairness.revealed),
    }


def _revealed(seeds: Seeds) -> Json:
    return {
        "hand": seeds.hand,
        "commitments": [None if one is None else one.hex() for one in seeds.all_commitments],
        "seeds": [seed.hex() for seed in seeds.all_seeds or ()],
        "brought": [True, *seeds.own],
        "dealt": not seeds.chosen,
    }
