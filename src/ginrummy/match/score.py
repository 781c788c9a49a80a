"""The score of a game: totals, Hollywood's columns, the target, the bonuses (rules, clauses 11 to 13)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Self

from ginrummy.cards import Card
from ginrummy.errors import IllegalAction
from ginrummy.match.seating import Person, Role, Roles, Seating, first_roles, next_roles
from ginrummy.rules import CLASSIC, BoxBonusWhen, HandResult, RuleSet, Shutout


@dataclass(frozen=True, slots=True)
class Column:
    """One game on the scoresheet. An ordinary game is a single column; Hollywood plays three at once (13.2).

    Tuples are by person.

    Attributes:
        points: the hand points entered for each.
        entries: how many winning hands were entered for each.
        winner: who reached the target and closed the column, or None.
    """

    points: tuple[int, ...]
    entries: tuple[int, ...]
    winner: Person | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """What one person has in one column once it is closed (11.2).

    Attributes:
        points: hand points.
        box_bonus: the bonuses for hands won.
        game_bonus: the bonus for winning the game.
        shutout: what the winner gets extra where no other person won a hand.
    """

    points: int
    box_bonus: int
    game_bonus: int
    shutout: int

    @property
    def total(self) -> int:
        """All of it together."""
        return self.points + self.box_bonus + self.game_bonus + self.shutout


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchState:
    """Where a game stands between hands: who is what, and who has how much. All of it is public.

    Tuples are by person.

    Attributes:
        rules: the rules of the game.
        seating: how people sit and change places.
        draw: the card that each person drew for the deal or for the roles (3.1, 12.1).
        roles: who is what in the hand under way, or in the next one.
        hand_number: the number of that hand, from 1; void hands count.
        columns: the games on the scoresheet.
        reach: into how many columns, from the first on, each person's wins are entered so far (13.2).
        resigned: who gave the game up, or None.
    """

    rules: RuleSet
    seating: Seating
    draw: tuple[Card, ...]
    roles: Roles
    hand_number: int
    columns: tuple[Column, ...]
    reach: tuple[int, ...]
    resigned: Person | None = None

    @classmethod
    def start(cls, draw: Sequence[Card], rules: RuleSet = CLASSIC, seating: Seating = Seating.TWO) -> Self:
        """The start of a game.

        Args:
            draw: the card that each person drew (:func:`ginrummy.rules.draw_cards`).
            rules: the rules of the game.
            seating: how people sit and change places.

        Raises:
            RuleSetError: not one card for each person.
        """
        nobody = (0,) * seating.people
        return cls(
            rules=rules,
            seating=seating,
            draw=tuple(draw),
            roles=first_roles(seating, draw),
            hand_number=1,
            columns=(Column(nobody, nobody),) * rules.columns,
            reach=nobody,
        )

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody at the table."""
        return self.seating.everybody

    @property
    def over(self) -> bool:
        """Whether every column is closed (11.1, 13.2), or somebody has resigned."""
        return self.resigned is not None or _all_closed(self.columns)

    @property
    def winner(self) -> Person | None:
        """Who won the game: whoever reached the target (11.1, 12.9).

        With several columns, each has a winner of its own; the game is won by the highest grand total, or by nobody.
        A game that somebody resigns is won by the other at a table of two, and by nobody at a table of three.
        """
        if not self.over:
            return None
        if self.resigned is not None:
            others = [p for p in self.people if p != self.resigned]
            return others[0] if len(others) == 1 else None
        if len(self.columns) == 1:
            return self.columns[0].winner
        return self.leader

    @property
    def leader(self) -> Person | None:
        """Who has the highest grand total, or None where two or more share it. Not always the winner (11.2)."""
        totals = self.grand_totals
        best = max(totals)
        return Person(totals.index(best)) if totals.count(best) == 1 else None

    @property
    def grand_totals(self) -> tuple[int, ...]:
        """What each person has in all columns together, bonuses included as far as they are earned."""
        return tuple(sum(self.tally(column, p).total for column in self.columns) for p in self.people)

    def role_of(self, person: Person) -> Role:
        """What *person* is in the hand under way, or in the next one."""
        return self.roles.role_of(person, self.seating)

    def running(self, column: Column, person: Person) -> int:
        """What *person* has toward the target in *column* (11.1; box bonuses paid at once count, 11.2)."""
        at_once = self.rules.box_bonus_when is BoxBonusWhen.AT_ONCE
        return column.points[person] + (self.rules.box_bonus * column.entries[person] if at_once else 0)

    def needed(self, person: Person) -> int:
        """The hand points with which *person* would reach the target in every column that is still open (11)."""
        at_once = self.rules.box_bonus if self.rules.box_bonus_when is BoxBonusWhen.AT_ONCE else 0
        running = (self.running(column, person) for column in self.columns if column.winner is None)
        return self.rules.target - at_once - min(running)

    def tally(self, column: Column, person: Person) -> Tally:
        """What *person* has in *column*, kind by kind; the bonuses for winning it come once it is closed (11.2)."""
        points = column.points[person]
        box_bonus = self.rules.box_bonus * column.entries[person]
        if column.winner != person:
            return Tally(points, box_bonus, 0, 0)
        alone = sum(column.entries) == column.entries[person]
        extra = {
            Shutout.NONE: 0,
            Shutout.GAME_BONUS_DOUBLED: self.rules.game_bonus,
            Shutout.HAND_POINTS_DOUBLED: points,
        }[self.rules.shutout]
        return Tally(points, box_bonus, self.rules.game_bonus, extra if alone else 0)

    def after_hand(self, result: HandResult) -> Self:
        """The score after a hand, with the roles of the next one.

        Raises:
            IllegalAction: the game is over.
        """
        if self.over:
            raise IllegalAction("match-over")
        number = self.hand_number + 1
        if result.winner is None:
            return replace(self, hand_number=number)
        columns, reach = self._with_win(self.roles.person_in(result.winner), result.points)
        roles = self.roles
        if not _all_closed(columns):
            roles = next_roles(self.seating, roles, result.winner, self.rules.next_dealer)
        return replace(self, hand_number=number, columns=columns, reach=reach, roles=roles)

    def with_resignation(self, person: Person) -> Self:
        """The score when *person* gives the game up: what was scored stays, and nothing is added.

        Raises:
            IllegalAction: the game is over, or *person* is not in it.
        """
        if self.over:
            raise IllegalAction("match-over")
        if person not in self.people:
            raise IllegalAction("match-not-at-the-table")
        return replace(self, resigned=person)

    def _with_win(self, winner: Person, points: int) -> tuple[tuple[Column, ...], tuple[int, ...]]:
        """The columns with a winning hand entered where it counts, and how far everybody reaches then (13.2)."""
        reach = self.reach_after_win(winner)
        columns = tuple(
            self._entered(column, winner, points) if number < reach and column.winner is None else column
            for number, column in enumerate(self.columns)
        )
        return columns, _changed(self.reach, winner, reach)

    def reach_after_win(self, winner: Person) -> int:
        """Each win reaches one column further; a column that closed before it was reached is passed over (13.2)."""
        reached = self.reach[winner]
        return next((number + 1 for number in self._open_from(reached)), reached)

    def _open_from(self, number: int) -> Iterator[int]:
        return (n for n in range(number, len(self.columns)) if self.columns[n].winner is None)

    def _entered(self, column: Column, winner: Person, points: int) -> Column:
        """An open column with one more winning hand, closed if that reaches the target (11.3)."""
        entered = Column(
            _changed(column.points, winner, column.points[winner] + points),
            _changed(column.entries, winner, column.entries[winner] + 1),
        )
        return replace(entered, winner=winner) if self.running(entered, winner) >= self.rules.target else entered


def _all_closed(columns: Iterable[Column]) -> bool:
    # A loop, not all(): asked many times in every action, it is mostly the first column that answers.
    for column in columns:  # noqa: SIM110
        if column.winner is None:
            return False
    return True


def _changed(values: tuple[int, ...], person: Person, value: int) -> tuple[int, ...]:
    return *values[:person], value, *values[person + 1 :]
