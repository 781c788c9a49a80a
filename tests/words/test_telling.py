"""What happened, in sentences: each event from each viewpoint, with the reason, and nothing hidden."""

import re

import pytest

from ginrummy.cards import card_set, each, names, parse_cards
from ginrummy.match import Event, Game, GameBegan, HandBegan, OpenGame, Person, Resigned, Scored, Seating, View
from ginrummy.melds import LaidOff, Spread, points
from ginrummy.rules import (
    CLASSIC,
    DRAW,
    PRESETS,
    Deal,
    HandResult,
    NextDealer,
    Outcome,
    Phase,
    RuleSet,
    Seat,
    Start,
    Void,
    Wall,
    preset,
)
from ginrummy.rules.events import (
    CalledBigGin,
    Dealt,
    Discarded,
    Drew,
    HandOver,
    Knocked,
    LaidMeld,
    LaidOffCard,
    Passed,
    Shown,
    Took,
    Turn,
)
from ginrummy.words.telling import tell, tell_all, tell_spread, tell_start
from tests.scenes import dealt

NAMES = ("Xenia", "Yuri", "Zoe")
X, Y, Z = (Person(p) for p in range(3))
N, D = Seat
TWO, BOX, CUTTHROAT = Seating
DRAWS = {TWO: "2c 3c", BOX: "kc 2c 3c", CUTTHROAT: "kc 5c 3c"}
CARD = re.compile(r"(?:10|[A2-9JQK])[♣♦♥♠]")


def card(text: str) -> int:
    (one,) = parse_cards(text)
    return one


def began(person: Person, seating: Seating = TWO, rules: RuleSet = CLASSIC) -> View:
    """A view at the start of a game: at a table of two Yuri deals."""
    return View.fold(person, [GameBegan(Game.start(parse_cards(DRAWS[seating]), rules, seating).score)])


def view(person: Person, *events: Event, seating: Seating = TWO, rules: RuleSet = CLASSIC, upcard: str = "5d") -> View:
    """A view in the first hand, after *events*."""
    start = began(person, seating, rules)
    seat = start.score.roles.viewpoint(person, seating)
    cards = dealt(rules=rules).held[seat] if seat is not None else 0
    up = card(upcard) if upcard else None
    return start.after_all([HandBegan(start.score), Dealt(cards, (10, 10), up, 31), *events])


def over(outcome: Outcome, winner: Seat | None, knocker: Seat, mine: int, theirs: int, bonus: int = 0) -> HandResult:
    """A result in deadwoods: *mine* the knocker's, *theirs* the defender's."""
    sides = Spread((), (), 0, mine), Spread((), (), 0, theirs)
    spreads = sides if knocker is N else sides[::-1]
    difference = abs(mine - theirs)
    score = 0 if winner is None else difference + bonus
    return HandResult(
        outcome=outcome,
        winner=winner,
        points=score,
        knocker=knocker,
        spreads=(spreads[0], spreads[1]),
        difference=difference,
        bonus=bonus,
    )


@pytest.mark.parametrize(
    ("event", "to_x", "to_y"),
    [
        (Passed(N), "You passed the 5♦.", "Xenia passed the 5♦."),
        (Drew(D, None), "Yuri drew from the stock.", None),
        (Drew(N, card("ks")), "You drew the K♠.", None),
        (Took(D, card("5d")), "Yuri took the 5♦ from the discard pile.", "You took the 5♦ from the discard pile."),
        (Discarded(N, card("ts")), "You discarded the 10♠.", "Xenia discarded the 10♠."),
        (Knocked(D, card("9d")), "Yuri knocked, discarding the 9♦.", "You knocked, discarding the 9♦."),
        (CalledBigGin(N), "You declared big gin.", "Xenia declared big gin."),
        (LaidMeld(N, card_set("7h 8h 9h")), "You laid 7♥ 8♥ 9♥.", None),
        (
            LaidOffCard(N, card("4h"), card_set("5h 6h 7h")),
            "You laid the 4♥ off on 5♥ 6♥ 7♥.",
            None,
        ),
        (Turn(N, Phase.DRAW, None), "", ""),
        (
            Turn(N, Phase.FIRST_DRAW, None),
            "Both have passed, so you begin from the stock.",
            "Both have passed, so Xenia begins from the stock.",
        ),
        (
            Turn(D, Phase.LAST_TAKE, None),
            "The stock is down to 31: Yuri may take the 5♦ to knock with it, or the hand is void.",
            "The stock is down to 31: you may take the 5♦ to knock with it, or the hand is void.",
        ),
    ],
)
def test_events(event, to_x, to_y):
    assert " ".join(tell(view(X), event, NAMES)) == to_x
    if to_y is not None:
        assert " ".join(tell(view(Y), event, NAMES)) == to_y


def test_leaving_the_last_discard():
    before = view(X, Turn(D, Phase.LAST_TAKE, None))
    assert tell(before, Passed(D), NAMES) == ("Yuri left the 5♦ lying.",)


def test_the_adviser_reads_the_captain_s_draw():
    captain = Drew(N, card("ks"))
    assert tell(view(Y, seating=BOX), captain, NAMES) == ("Zoe drew the K♠.",)
    assert tell(view(Z, seating=BOX), captain, NAMES) == ("You drew the K♠.",)
    assert tell(view(X, seating=BOX), Drew(N, None), NAMES) == ("Zoe drew from the stock.",)
    turn: list[Event] = [captain, Turn(N, Phase.DISCARD, None), Knocked(N, card("9d"))]
    assert tell_all(view(Y, seating=BOX), turn, NAMES) == ("Zoe drew the K♠ and knocked, discarding the 9♦.",)


class TestWholeTurns:
    """A draw and its discard in one sentence (cases/ui-07)."""

    @pytest.mark.parametrize(
        ("draw", "end", "words"),
        [
            (Drew(D, None), Discarded(D, card("kc")), "Yuri drew from the stock and discarded the K♣."),
            (Drew(D, None), Knocked(D, card("kc")), "Yuri drew from the stock and knocked, discarding the K♣."),
            (Took(D, card("5d")), Discarded(D, card("kc")), "Yuri took the 5♦ and discarded the K♣."),
            (Took(D, card("5d")), Knocked(D, card("kc")), "Yuri took the 5♦ and knocked, discarding the K♣."),
            (Drew(N, card("7h")), Discarded(N, card("kc")), "You drew the 7♥ and discarded the K♣."),
            (Drew(N, card("7h")), Knocked(N, card("kc")), "You drew the 7♥ and knocked, discarding the K♣."),
            (Took(N, card("5d")), Discarded(N, card("kc")), "You took the 5♦ and discarded the K♣."),
            (Took(N, card("5d")), Knocked(N, card("kc")), "You took the 5♦ and knocked, discarding the K♣."),
        ],
    )
    def test_in_one_sentence(self, draw, end, words):
        events: list[Event] = [draw, Turn(draw.seat, Phase.DISCARD, None), end, Turn(draw.seat.other, Phase.DRAW, None)]
        assert tell_all(view(X), events, NAMES) == (words,)

    def test_half_a_turn(self):
        assert tell_all(view(X), [Drew(D, None)], NAMES) == ("Yuri drew from the stock.",)
        assert tell_all(view(X), [Drew(D, None), CalledBigGin(D)], NAMES) == (
            "Yuri drew from the stock.",
            "Yuri declared big gin.",
        )

    def test_what_is_shown_otherwise_is_not_told(self):
        spread = Spread((), (), 0, 0)
        events: list[Event] = [Passed(N), Knocked(D, card("kc")), Shown(D, spread)]
        assert len(tell_all(view(X), events, NAMES, shown=(Shown,))) == 2


class TestDeal:
    def test_the_draw(self):
        assert tell_start(began(X), NAMES) == (
            "For the deal, everybody draws a card: you 2♣, Yuri 3♣. The higher card deals.",
        )
        assert "Xenia K♣, you 2♣, Zoe 3♣" in tell_start(began(Y, BOX), NAMES)[0]
        assert "The middle one deals first" in tell_start(began(Y, CUTTHROAT), NAMES)[0]

    @pytest.mark.parametrize(
        ("rules", "upcard", "words"),
        [
            (CLASSIC, "5s", "The upcard is the 5♠."),
            (preset("oklahoma"), "5h", "The upcard is the 5♥, so in this hand you knock with 5 or less."),
            (preset("oklahoma"), "ah", "The upcard is the A♥, so in this hand only gin counts."),
            (
                preset("oklahoma"),
                "5s",
                "The upcard is the 5♠, so in this hand you knock with 5 or less.|It is a spade: this hand counts double.",  # noqa: E501
            ),
        ],
    )
    def test_the_upcard(self, rules, upcard, words):
        before = began(X, TWO, rules).after(HandBegan(began(X, TWO, rules).score))
        assert "|".join(tell(before, Dealt(0, (10, 10), card(upcard), 31), NAMES)) == words

    def test_eleven_cards(self):
        rules = RuleSet(start=Start.ELEVEN)
        for person, words in ((X, "You have 11 cards and begin"), (Y, "Xenia has 11 cards and begins")):
            before = began(person, TWO, rules).after(HandBegan(began(person, TWO, rules).score))
            (told,) = tell(before, Dealt(0, (11, 10), None, 31), NAMES)
            assert told == f"{words} with a discard."


def after_hand(
    person: Person, result: HandResult, seating: Seating, rules: RuleSet = CLASSIC
) -> tuple[View, HandBegan]:
    """A view after the first hand, and the start of the next."""
    before = view(person, HandOver(result), seating=seating, rules=rules)
    score = before.score.after_hand(result)
    return before.after(Scored(score)), HandBegan(score)


WON = over(Outcome.KNOCK, N, N, 5, 15)
LOST = over(Outcome.KNOCK, D, D, 5, 15)
VOID = HandResult(outcome=Outcome.VOID, void=Void.WALL)


class TestNextHand:
    """Who deals or changes places, and why (3.2, 3.3, 12.6, 12.8, 12.10)."""

    @pytest.mark.parametrize(
        ("result", "next_dealer", "to_x", "to_y"),
        [
            (WON, "winner", "You won the last hand, so you deal.", "Xenia won the last hand and deals."),
            (LOST, "winner", "Yuri won the last hand and deals.", "You won the last hand, so you deal."),
            (WON, "loser", "Yuri lost the last hand and deals.", "You lost the last hand, so you deal."),
            (
                WON,
                "alternate",
                "The deal goes back and forth: now you deal.",
                "The deal goes back and forth: now Xenia deals.",
            ),
            (VOID, "winner", "Nobody scored, so Yuri deals again.", "Nobody scored, so you deal again."),
        ],
    )
    def test_two(self, result, next_dealer, to_x, to_y):
        rules = RuleSet(next_dealer=NextDealer(next_dealer))
        assert tell(*after_hand(X, result, TWO, rules), NAMES) == (to_x,)
        assert tell(*after_hand(Y, result, TWO, rules), NAMES) == (to_y,)

    def test_the_first(self):
        start = began(X)
        assert tell(start, HandBegan(start.score), NAMES) == ("Yuri deals the first hand.",)
        start = began(Y)
        assert tell(start, HandBegan(start.score), NAMES) == ("You deal the first hand.",)

    @pytest.mark.parametrize(
        ("person", "result", "why", "places"),
        [
            # Xenia is in the box, Zoe captain, Yuri out.
            (X, LOST, "You won in the box and stay there", "In the box: you. Captain: Yuri. Sitting out: Zoe."),
            (Y, LOST, "Xenia won in the box and stays there", "In the box: Xenia. Captain: you. Sitting out: Zoe."),
            (X, WON, "You lost in the box and sit out", "In the box: Zoe. Captain: Yuri. Sitting out: you."),
            (Z, WON, "Xenia lost in the box and sits out", "In the box: you. Captain: Yuri. Sitting out: Xenia."),
            (Z, VOID, "Nobody scored, so everybody keeps", "In the box: Xenia. Captain: you. Sitting out: Yuri."),
        ],
    )
    def test_box(self, person, result, why, places):
        first, second = tell(*after_hand(person, result, BOX), NAMES)
        assert first.startswith(why)
        assert second == places

    @pytest.mark.parametrize(
        ("person", "result", "why", "places"),
        [
            # Yuri deals to Xenia, Zoe is out.
            (X, WON, "Yuri lost and sits out this hand.", "Zoe deals to you, and Yuri sits out."),
            (Y, WON, "You lost and sit out this hand.", "Zoe deals to Xenia, and you sit out."),
            (Z, WON, "Yuri lost and sits out this hand.", "You deal to Xenia, and Yuri sits out."),
            (X, VOID, "Nobody scored, so everybody keeps their place.", "Yuri deals to you, and Zoe sits out."),
        ],
    )
    def test_cutthroat(self, person, result, why, places):
        assert tell(*after_hand(person, result, CUTTHROAT), NAMES) == (why, places)


class TestHandOver:
    @pytest.mark.parametrize(
        ("result", "to_x", "to_y"),
        [
            (WON, "You win the hand: 15 − 5 = 10.", "Xenia wins the hand: 15 − 5 = 10."),
            (
                over(Outcome.UNDERCUT, N, D, 9, 4, 10),
                "Undercut! You win the hand: 9 − 4 = 5, + 10 undercut = 15.",
                "Undercut! Xenia wins the hand: 9 − 4 = 5, + 10 undercut = 15.",
            ),
            (
                over(Outcome.GIN, D, D, 0, 47, 25),
                "Gin! Yuri wins the hand: 47, + 25 gin = 72.",
                "Gin! You win the hand: 47, + 25 gin = 72.",
            ),
            (
                over(Outcome.BIG_GIN, D, D, 0, 47, 31),
                "Big gin! Yuri wins the hand: 47, + 31 big gin = 78.",
                "Big gin! You win the hand: 47, + 31 big gin = 78.",
            ),
        ],
    )
    def test_who_scores_and_why(self, result, to_x, to_y):
        assert tell(view(X), HandOver(result), NAMES) == (to_x,)
        assert tell(view(Y), HandOver(result), NAMES) == (to_y,)

    @pytest.mark.parametrize("why", Void)
    def test_void(self, why):
        (told,) = tell(view(X), HandOver(HandResult(outcome=Outcome.VOID, void=why)), NAMES)
        assert "nobody scores" in told

    def test_a_tie_for_nobody(self):
        (told,) = tell(view(X), HandOver(over(Outcome.KNOCK, None, N, 7, 7)), NAMES)
        assert "nobody scores" in told

    def test_spreads(self):
        melds, rest = (card_set("7h 8h 9h"), card_set("4c 4d 4s")), card_set("2d ks")
        spread = Spread(melds, (), rest, points(rest))
        assert tell_spread(spread) == "7♥ 8♥ 9♥ / 4♣ 4♦ 4♠; deadwood 2♦ K♠ = 12"
        off = Spread((), (LaidOff(card("th"), melds[0]),), 0, 0)
        assert tell_spread(off) == "10♥ laid off; no deadwood"
        knocked = view(X, Knocked(D, card("5c")))
        assert tell(knocked, Shown(D, spread), NAMES)[0].startswith("Yuri showed 7♥")
        assert tell(knocked, Shown(D, Spread(melds, (), 0, 0)), NAMES)[0].startswith("Yuri went gin: ")
        assert tell(knocked, Shown(N, Spread(melds, (), 0, 0)), NAMES)[0].startswith("You showed ")
        big = view(Y, CalledBigGin(D))
        assert tell(big, Shown(D, Spread(melds, (), 0, 0)), NAMES)[0].startswith("You had big gin: ")


class TestScore:
    def scored(self, person: Person, *results: HandResult, rules: RuleSet = CLASSIC) -> tuple[str, ...]:
        """What is told after the last of some hands at a table of two."""
        before = view(person, rules=rules)
        score = before.score
        for result in results:
            before = before.after(Scored(score))
            score = score.after_hand(result)
        return tell(before, Scored(score), NAMES)

    def test_totals(self):
        assert self.scored(X, WON) == ("The score: you 10, Yuri 0.",)
        assert self.scored(Y, WON) == ("The score: Xenia 10, you 0.",)

    def test_the_end(self):
        rules = RuleSet(target=10)
        assert self.scored(X, WON, rules=rules)[1:] == ("You reached 10 and won the game!",)
        assert self.scored(Y, WON, rules=rules)[1:] == ("Xenia reached 10 and won the game.",)

    def test_who_won_and_who_has_most_are_two_facts(self):
        """Two small wins with a box bonus each against one big win (11.2)."""
        rules = RuleSet(target=20, box_bonus=50, next_dealer=NextDealer.ALTERNATE)
        small = over(Outcome.KNOCK, D, D, 1, 2), over(Outcome.KNOCK, N, N, 1, 2)
        big = over(Outcome.KNOCK, N, N, 0, 25)
        assert self.scored(X, *small, big, rules=rules)[1:] == (
            "You reached 25 and won the game!",
            "With all bonuses, though, Yuri has the most: 102.",
        )
        assert self.scored(Y, *small, big, rules=rules)[1:] == (
            "Xenia reached 25 and won the game.",
            "With all bonuses, though, you have the most: 102.",
        )

    def test_resignation(self):
        def told(seating: Seating, person: Person) -> tuple[str, ...]:
            start = began(person, seating)
            return tell(start, Resigned(start.score.with_resignation(X)), NAMES)

        assert told(TWO, X) == ("You gave the game up.", "Yuri wins it.")
        assert told(TWO, Y) == ("Xenia gave the game up.", "You win it!")
        assert told(BOX, Z) == ("Xenia gave the game up.", "Nobody wins it.")

    def test_columns(self):
        rules = RuleSet(columns=2, target=20, next_dealer=NextDealer.WINNER)
        assert self.scored(X, WON, rules=rules) == ("Game 1: you 10, Yuri 0.",)
        # Xenia wins and deals; wins again as dealer, and again: both games are hers.
        told = self.scored(X, WON, LOST, rules=rules)
        assert told == (
            "Game 1: you 20, Yuri 0.",
            "You reached 20 and won game 1.",
            "Game 2: you 10, Yuri 0.",
        )
        assert self.scored(Y, WON, LOST, LOST, rules=rules) == (
            "Game 2: Xenia 20, you 0.",
            "Xenia reached 20 and won game 2.",
            "All games are closed: Xenia won with 40 in all.",
        )


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize(
    "rules",
    [*PRESETS.values(), RuleSet(wall=Wall.LAST_TAKE, columns=2), RuleSet(start=Start.ELEVEN)],
    ids=[*PRESETS, "last take", "eleven"],
)
def test_nothing_hidden_is_told(seating, rules, rng):
    """Hands of random play: each event can be told to each person, in cards whose place that person knows."""
    drawn = rng.sample(each(rules.pack), seating.people)
    for _ in range(2):
        game = OpenGame.start(drawn, rules, seating)
        for person in game.game.score.people:
            assert tell_start(game.views[person], NAMES)
        game = game.deal(Deal.from_seed(rng.random().hex(), rules))
        while game.game.to_act is not None:
            action = DRAW if DRAW in game.game.choices and rng.random() < 0.8 else rng.choice(game.game.choices)
            after = game.act(game.game.to_act, action)
            for old, new in zip(game.views, after.views, strict=True):
                assert old.hand is not None
                assert new.hand is not None
                fresh: list[Event] = [*new.hand.events[len(old.hand.events) :]]
                told = " ".join(tell_all(old, fresh, NAMES))
                shown = card_set(" ".join(set(CARD.findall(told))))
                assert names(shown & new.hand.unseen) == "", told
            game = after
