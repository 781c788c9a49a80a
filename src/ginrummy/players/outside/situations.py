"""Situations to try a player in: every question there is, in every seating, under rules that are not the usual ones."""

from collections.abc import Iterator
from dataclasses import dataclass

from ginrummy.cards import SUIT_SIZE, each, parse_card, parse_cards, set_of
from ginrummy.match import OpenGame, Person, Seating
from ginrummy.rules import CLASSIC, DISCARDS, DRAW, Deal, RuleSet, Start, Wall, parse_action, preset

_DRAW = tuple(map(parse_card, ("Qd", "Kd", "Jd")))
"""By these cards person 0 does not deal, person 1 does, and a third sits out; in the box sits person 1."""
X, Y, Z = Person(0), Person(1), Person(2)
_LOW = "2c 3c 4c 8d 8h 8s Qh Qd Qs 7d"
"""Three melds and a seven."""
_GIN = "2c 3c 4c 8d 8h 8s Qh Qd Qs Qc"


@dataclass(frozen=True, slots=True)
class Situation:
    """A position in which a player is asked, and from which it plays on.

    Attributes:
        about: the Fluent key of what is tried.
        person: for whom the player answers.
        before: the actions that lead there, with semicolons between.
        turns: after them, so many turns in which the card drawn is thrown at once.
        hands, upcard, stock: the cards that matter; the pack fills up the rest.
        rules, seating: what is played.
        then: the actions after those turns.
    """

    about: str
    person: Person = X
    before: str = ""
    turns: int = 0
    hands: tuple[str, str] = ("", "")
    upcard: str = ""
    stock: str = ""
    rules: RuleSet = CLASSIC
    seating: Seating = Seating.TWO
    then: str = ""

    def game(self) -> OpenGame:
        """The game at this position."""
        game = OpenGame.start(_DRAW[: self.seating.people], self.rules, self.seating).deal(self._deal())
        for words in _split(self.before):
            game = _acted(game, words)
        for _ in range(self.turns):
            assert game.game.hand is not None
            card = game.game.hand.stock[0]
            game = _acted(_acted(game, str(DRAW)), str(DISCARDS[card]))
        for words in _split(self.then):
            game = _acted(game, words)
        return game

    def _deal(self) -> Deal:
        """The deal, with places that no card is named for filled from cards that make few melds."""
        eleven = self.rules.start is Start.ELEVEN
        named = set_of(parse_cards(" ".join([*self.hands, self.upcard, self.stock])))
        order = sorted(each(self.rules.pack & ~named), key=lambda c: ((c % SUIT_SIZE + c // SUIT_SIZE) % 3, c))
        rest = iter(order)

        def filled(text: str, size: int) -> tuple[int, ...]:
            cards = parse_cards(text)
            return (*cards, *(next(rest) for _ in range(size - len(cards))))

        non_dealer = filled(self.hands[0], self.rules.hand_size + eleven)
        dealer = filled(self.hands[1], self.rules.hand_size)
        (upcard,) = (None,) if eleven else filled(self.upcard, 1)
        return Deal((set_of(non_dealer), set_of(dealer)), upcard, (*parse_cards(self.stock), *rest))


def _split(actions: str) -> Iterator[str]:
    return filter(None, (words.strip() for words in actions.split(";")))


def _acted(game: OpenGame, words: str) -> OpenGame:
    person = game.game.to_act
    assert person is not None
    return game.act(person, parse_action(words))


_LAST_TAKE = RuleSet(wall=Wall.LAST_TAKE)
_BIG_GIN = RuleSet(big_gin_bonus=31)
_KNOCK = "pass; pass; draw; knock Kd"
_SPREAD = "lay 2c 3c 4c; lay 8d 8h 8s; lay Qd Qh Qs; done"
_CAN_LAY_OFF = "5c 6c 8c Qc Kc Ks Kh Ad 2h 9s"

SITUATIONS: tuple[Situation, ...] = (
    Situation("outside-check-upcard"),
    Situation("outside-check-upcard-dealer", Y, "pass"),
    Situation("outside-check-first-draw", before="pass; pass"),
    Situation("outside-check-draw", Y, "pass; pass", turns=1),
    Situation("outside-check-took", X, "take", upcard="5h"),
    Situation("outside-check-knock", hands=(_LOW, ""), stock="Kd", before="pass; pass; draw"),
    Situation("outside-check-spread", hands=(_LOW, ""), stock="Kd", before=_KNOCK),
    Situation("outside-check-defence", Y, f"{_KNOCK}; {_SPREAD}", hands=(_LOW, _CAN_LAY_OFF), stock="Kd"),
    Situation(
        "outside-check-defence-gin",
        Y,
        f"{_KNOCK}; {_SPREAD.replace('Qd Qh', 'Qc Qd Qh')}",
        hands=(_GIN, "5c 6c 8c Kc Ks Kh Ad 2h 9s 9c"),
        stock="Kd",
    ),
    Situation("outside-check-big-gin", hands=(_GIN, ""), stock="5c", before="pass; pass; draw", rules=_BIG_GIN),
    Situation(
        "outside-check-big-gin-spread",
        hands=(_GIN, ""),
        stock="5c",
        before="pass; pass; draw; big gin",
        rules=_BIG_GIN,
    ),
    Situation("outside-check-void", X, "pass; pass", turns=28),
    Situation("outside-check-last-take", Y, "pass; pass", hands=("", _LOW), turns=29, rules=_LAST_TAKE),
    Situation("outside-check-last-knock", Y, "pass; pass", 29, ("", _LOW), rules=_LAST_TAKE, then="take"),
    Situation("outside-check-eleven", rules=RuleSet(start=Start.ELEVEN)),
    Situation("outside-check-oklahoma", Y, "pass", upcard="As", rules=preset("oklahoma")),
    Situation("outside-check-hollywood", rules=RuleSet(columns=3)),
    Situation("outside-check-small-pack", rules=RuleSet(ranks=6, hand_size=5)),
    Situation("outside-check-captain", X, seating=Seating.BOX),
    Situation("outside-check-box", Y, "pass", seating=Seating.BOX),
    Situation("outside-check-adviser", Z, seating=Seating.BOX),
    Situation("outside-check-cutthroat", Y, seating=Seating.CUTTHROAT),
    Situation("outside-check-sitting-out", Z, seating=Seating.CUTTHROAT),
)
"""Each of them is told from its game's beginning."""
