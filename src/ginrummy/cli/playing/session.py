"""A game in the terminal, from the draw to the scoresheet: deals, the others' turns, and what the person is told."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ginrummy.cards import Card
from ginrummy.cli.playing.advice import in_words
from ginrummy.cli.playing.lines import Sort, heading_of, result_lines, table_line, totals_line
from ginrummy.cli.playing.screen import Screen
from ginrummy.cli.playing.sheet import sheet_lines
from ginrummy.errors import PlayerError
from ginrummy.locale import t
from ginrummy.match import (
    Event,
    GameLog,
    OpenGame,
    Person,
    Role,
    Scored,
    Seating,
    View,
    events_of_action,
    events_of_deal,
)
from ginrummy.players import FREE, Player, ask, inform
from ginrummy.record import Proof, derived_seeds
from ginrummy.record.fair import DRAW_HAND, fair_deal, fair_draw, owners, prove
from ginrummy.rules import Action, Deal, Draw, HandView, Phase, RuleSet
from ginrummy.rules.events import HandOver, LaidMeld, LaidOffCard, Shown
from ginrummy.table.advice import ADVISED, heeds
from ginrummy.words.telling import tell, tell_all, tell_start

ME = Person(0)
"""The person at the keyboard."""

_LAID_OUT = (Shown, HandOver, Scored, LaidMeld, LaidOffCard)
"""Events that are shown as cards laid out, not told in a sentence."""

_RECALLED = 6
"""With so many sentences a person who goes on with a game is reminded of the hand."""


@dataclass(frozen=True)
class Setup:
    """What a game is played with. All its cards follow from the seed, and its deals can be proved.

    Attributes:
        rules: the rules of the game.
        seating: how people sit.
        seed: where all chance comes from.
        names: everybody's name, the person's own first.
        others: who plays for the others, in the order of their names.
    """

    rules: RuleSet
    seating: Seating
    seed: str
    names: tuple[str, ...]
    others: tuple[Player, ...]

    def draw(self) -> tuple[Card, ...]:
        """The card that everybody draws for the deal or the roles."""
        return fair_draw(self._seeds(DRAW_HAND), self.seating.people, self.rules)

    def deal(self, number: int) -> Deal:
        """The cards of hand *number*, from 1."""
        return fair_deal(number, self._seeds(number), self.rules)

    def proof(self, number: int) -> Proof:
        """What proves the deal of hand *number*, or the draw, which is number 0."""
        return prove(number, self._seeds(number))

    def _seeds(self, number: int) -> tuple[bytes, ...]:
        source = derived_seeds(self.seed)
        return tuple(source(number, owner) for owner in owners(self.seating.people))


@dataclass
class Wishes:
    """How the person likes the table; it outlives a game.

    Attributes:
        sort: how the cards in hand are put in order.
        quick: whether a discard counts without being confirmed.
        advised: whether a captain wants to hear advice.
        explained: the roles whose meaning the person has been told.
    """

    sort: Sort = Sort.MELDS
    quick: bool = False
    advised: bool = True
    explained: set[Role] = field(default_factory=set)


class Decider(Protocol):
    """Whoever decides for the person."""

    def decide(self, session: "Session") -> None:
        """Let the person act, or take the last action back."""
        ...

    def advise(self, session: "Session") -> Action | None:
        """Ask the person, who sits out, what the captain should do; None for no advice."""
        ...

    def pause(self, session: "Session") -> None:
        """Wait until the person wants the next hand."""
        ...


def _forget(game: OpenGame) -> None:
    """Keep nothing."""


@dataclass
class Session:
    """One game under way.

    Attributes:
        setup: what it is played with.
        screen: where the person reads and types.
        wishes: how the person likes the table.
        game: the game as it stands.
        earlier: the game as it stood before each of the person's own actions that can still be taken back: those since
            anything new was seen, be it a card from the stock or somebody else's move.
        watching: whether the person has no more advice to give in this hand.
        begun: whether the person has done anything yet.
        keep: is handed the game each time it has changed, from when the person has begun.
    """

    setup: Setup
    screen: Screen
    wishes: Wishes
    game: OpenGame
    earlier: list[OpenGame] = field(default_factory=list)
    watching: bool = False
    begun: bool = False
    keep: Callable[[OpenGame], None] = _forget
    _untold: list[Event] = field(default_factory=list)
    _told: View = field(init=False)

    def __post_init__(self) -> None:
        self._told = self.view

    @classmethod
    def start(cls, setup: Setup, screen: Screen, wishes: Wishes) -> "Session":
        """A new game: everybody draws for the deal or the roles."""
        return cls(setup, screen, wishes, OpenGame.start(setup.draw(), setup.rules, setup.seating))

    def catch_up(self, log: GameLog) -> None:
        """Bring a game that has just been started to where it was after *log*, with what could be taken back then."""
        for hand in log.hands:
            self._dealt(hand.deal)
            for action in hand.actions:
                person = self.game.game.to_act
                assert person is not None
                self._act(person, action)
        self.begun = True

    @property
    def view(self) -> View:
        """The game as the person knows it."""
        return self.game.views[ME]

    @property
    def hand(self) -> HandView:
        """The hand as the person knows it."""
        assert self.view.hand is not None
        return self.view.hand

    @property
    def names(self) -> Sequence[str]:
        """Everybody's name."""
        return self.setup.names

    def play(self, person: Decider) -> None:
        """Play to the end, with *person* deciding for the one at the keyboard."""
        if self.game.log.hands:
            self._recall()
        else:
            self.screen.say(*tell_start(self.view, self.names))
        while not self.game.game.over:
            if self.game.game.needs_deal:
                self._deal()
            elif self.game.game.to_act != ME:
                self._let_other_act(person)
            elif self.hand.phase is Phase.FIRST_DRAW:
                self.do(self.hand.choices[0])  # there is nothing to decide
            else:
                person.decide(self)
            if self.hand.over:
                self._hand_over()
                if not self.game.game.over:
                    person.pause(self)

    def do(self, action: Action) -> None:
        """Let the person act."""
        self.begun = True
        self._act(ME, action)

    def take_back(self) -> bool:
        """Undo the person's last action, if nothing new has been seen since."""
        if not self.earlier:
            return False
        self._now(self.earlier.pop())
        self._told, self._untold = self.view, []
        return True

    def tell(self) -> None:
        """Tell what has happened since the last time."""
        self.screen.say(*tell_all(self._told, self._untold, self.names, shown=_LAID_OUT))
        self._told, self._untold = self.view, []

    def advice(self) -> str | None:
        """What the one sitting out beside the person, who is captain, would do now."""
        adviser = self.view.score.roles.out
        captain = self.view.role is Role.CAPTAIN
        if not (captain and self.wishes.advised and self.hand.phase in ADVISED) or adviser is None:
            return None
        return in_words(self._choice_of(adviser), self.hand, self.names[adviser])

    def _deal(self) -> None:
        number = self.game.game.score.hand_number
        self._dealt(self.setup.deal(number))
        self.screen.gap()
        self.screen.heading(t("play-hand-number", number=number))
        self.tell()
        self._explain_role()

    def _recall(self) -> None:
        """Remind a person who goes on with a game of where it stands."""
        score = self.view.score
        self.screen.gap()
        if self.hand.over:
            self.screen.say(totals_line(score, self.names))
            return
        self.screen.heading(t("play-hand-number", number=score.hand_number))
        self.screen.say(totals_line(score, self.names))
        told = tell_all(self._told, self._untold, self.names, shown=_LAID_OUT)
        if len(told) > _RECALLED:
            self.screen.say(t("play-recalled"))
        self.screen.say(*told[-_RECALLED:])
        self._told, self._untold = self.view, []
        self._explain_role()
        if self.hand.drawn is not None or self.hand.taken is not None:
            self.screen.gap()
            self.screen.say(f"  {table_line(self.hand)}")

    def _explain_role(self) -> None:
        """Tell a newcomer what a place at a table of three means, the first time they have it."""
        role = self.view.role
        if self.setup.seating is not Seating.BOX or role in self.wishes.explained:
            return
        self.wishes.explained.add(role)
        roles = self.view.score.roles
        keys = {Role.BOX: "play-role-box", Role.CAPTAIN: "play-role-captain", Role.OUT: "play-role-out"}
        assert roles.out is not None
        captain, out = self.names[roles.non_dealer], self.names[roles.out]
        self.screen.say(t(keys[role], captain=captain, out=out), style="dim")

    def _let_other_act(self, me: Decider) -> None:
        person = self.game.game.to_act
        assert person is not None
        own = self._choice_of(person)
        asked = self.view.role is Role.OUT and self.hand.choices and self.hand.phase in ADVISED
        if asked and not self.watching:
            advice = me.advise(self)
            self.begun = True
            if advice is not None:
                own = self._answer(own, advice)
        self._act(person, own)

    def _answer(self, own: Action, advice: Action) -> Action:
        """What the captain does after the person's advice, and says to it."""
        captain = self.names[self.view.score.roles.non_dealer]
        if own == advice:
            self.screen.say(t("play-captain-agrees", captain=captain))
        elif heeds(self.hand, own, advice):
            self.screen.say(t("play-captain-follows", captain=captain))
        else:
            self.screen.say(t("play-captain-declines", captain=captain))
            return own
        return advice

    def _choice_of(self, person: Person) -> Action:
        """What another person chooses, or as adviser would choose. The same position gives the same answer."""
        log = self.game.log
        place = f"{self.setup.seed} person {person} hand {len(log.hands)} action {len(log.hands[-1].actions)}"
        return ask(self.setup.others[person - 1], self.game.views[person], random.Random(place), FREE)

    def _dealt(self, deal: Deal) -> None:
        self.earlier.clear()
        self.watching = False
        self._told = self.view
        self._now(self.game.deal(deal))
        self._untold = list(events_of_deal(self.game.game, ME))

    def _act(self, person: Person, action: Action) -> None:
        """Let *person* act. What shows a hidden card, and what another person does, cannot be taken back."""
        before, game = self.game, self.game.act(person, action)
        if person == ME and not isinstance(action, Draw):
            self.earlier.append(before)
        else:
            self.earlier.clear()
        self._now(game)
        self._untold += events_of_action(before.game, action, self.game.game, ME)

    def _now(self, game: OpenGame) -> None:
        """The game has changed."""
        self.game = game
        if self.begun:
            self.keep(game)

    def _hand_over(self) -> None:
        """Lay both hands out, say who scored and why, and what that makes."""
        events = self._untold
        view = self._told.after_all(events[:-2])
        self._untold = events[:-2]
        self.tell()
        over, scored = events[-2:]
        assert isinstance(over, HandOver)
        self.screen.gap()
        self.screen.heading(heading_of(over.result, view.score.hand_number))
        self.screen.say(*result_lines(over.result, view.score, self.names))
        self.screen.say(*tell(view, over, self.names))
        assert isinstance(scored, Scored)
        told = tell(view.after(over), scored, self.names)
        if scored.score.over:
            self._finale(told)
        elif len(scored.score.columns) > 1:
            self.screen.say(*told)
        else:
            self.screen.say(totals_line(scored.score, self.names))
        self._told = self.view
        for person, other in enumerate(self.setup.others, start=1):
            try:
                inform(other, self.game.views[person])
            except PlayerError as error:  # it is started anew when it is asked next
                self.screen.say(str(error))

    def _finale(self, told: Sequence[str]) -> None:
        """The whole scoresheet, and who won."""
        self.screen.gap()
        self.screen.heading(t("play-sheet-title"))
        self.screen.say(*sheet_lines(self.game.log, self.names, last=None))
        self.screen.say(*told, style="bold")
