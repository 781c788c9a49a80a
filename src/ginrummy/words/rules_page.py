"""The rules in force, for a person: written from a RuleSet and a seating, so that they cannot say anything else.

Only what is in force is mentioned: a plain table says nothing of Oklahoma, and where only gin ends a hand nobody reads
about undercuts. Every number comes from the rule set (design law 4).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ginrummy.cards import PACK, RANKS, SUIT_SIZE, SUITS
from ginrummy.locale import t
from ginrummy.match import Seating
from ginrummy.melds import MELD_SIZE
from ginrummy.rules import (
    BOUNDS,
    CHOICES,
    CLASSIC,
    PRESETS,
    SWITCHES,
    UPCARD,
    AceLimit,
    BoxBonusWhen,
    NextDealer,
    RuleSet,
    Shutout,
    Start,
    Wall,
    nearest_preset,
)
from ginrummy.words.cards import rank, shorts

_EXAMPLE_SET, _EXAMPLE_RUN = RANKS.index("8"), RANKS.index("5")
"""The ranks of the melds shown as examples, where the pack has them."""


@dataclass(frozen=True, slots=True)
class Section:
    """One part of the rules page.

    Attributes:
        title: its heading.
        paragraphs: what it says, each paragraph one thought.
    """

    title: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One field of a rule set, explained.

    Attributes:
        field: its name in :class:`~ginrummy.rules.RuleSet`.
        value: what it is set to, as it would be typed.
        words: the values it can have, where they are words; with none, it is a number.
        about: what it does, in a sentence.
        bounds: the least and the greatest number it can be; None where it is no number.
    """

    field: str
    value: str
    words: tuple[str, ...]
    about: str
    bounds: tuple[int, int] | None


def rules_page(rules: RuleSet = CLASSIC, seating: Seating = Seating.TWO) -> tuple[Section, ...]:
    """The rules in force, from the aim of the game to its end; sections without anything to say are left out."""
    page = (
        (t("rules-aim-title"), _aim(rules)),
        (t("rules-cards-title"), _cards(rules)),
        (t("rules-people-title"), _people(seating)),
        (t("rules-deal-title"), _deal(rules, seating)),
        (t("rules-first-title"), _first_turn(rules)),
        (t("rules-turn-title"), _turn(rules)),
        (t("rules-knock-title"), _knock(rules)),
        (t("rules-defence-title"), _defence(rules)),
        (t("rules-score-title"), _score(rules)),
        (t("rules-void-title"), _void(rules, seating)),
        (t("rules-columns-title", columns=rules.columns), _columns(rules)),
        (t("rules-game-title"), _game(rules, seating)),
    )
    sections = (Section(title, tuple(paragraphs)) for title, paragraphs in page)
    return tuple(section for section in sections if section.paragraphs)


def title(rules: RuleSet, seating: Seating = Seating.TWO) -> str:
    """What is played, as a heading: ``Gin rummy for two: classic rules``, with what differs from the nearest preset."""
    name = nearest_preset(rules)
    changes = ", ".join(f"{field} = {typed(value)}" for field, value in rules.changes_from(PRESETS[name]).items())
    words = preset_name(name)
    return t(f"rules-heading-{seating}", rules=t("rules-changed", rules=words, changes=changes) if changes else words)


def preset_name(name: str) -> str:
    """The name of a preset, for a person."""
    return t(f"rules-preset-{name}")


def preset_about(name: str) -> str:
    """What is particular about a preset, in a sentence."""
    return t(f"rules-about-{name}")


def options(rules: RuleSet = CLASSIC) -> tuple[Option, ...]:
    """Every field of *rules*, explained, in the order in which RuleSet lists them."""
    return tuple(
        Option(
            field,
            typed(value),
            _words_for(field),
            t(f"rules-option-{field.replace('_', '-')}"),
            BOUNDS.get(field),
        )
        for field, value in rules.as_dict().items()
    )


def typed(value: int | str | bool | None) -> str:
    """The value of a field as one would type it: ``on``, ``off``, ``10``, ``upcard``."""
    if value is None or value is False:
        return "off"
    return "on" if value is True else str(value)


def _words_for(field: str) -> tuple[str, ...]:
    if field in SWITCHES:
        return "on", "off"
    return CHOICES.get(field, ())


def _gin_only(rules: RuleSet) -> bool:
    """Whether no hand can end with deadwood, so that nothing is ever laid off or undercut (13.3)."""
    return rules.knock_limit == 0


def _bonuses_at_end(rules: RuleSet) -> bool:
    """Whether the end of the game brings points that do not count toward the target (11.2)."""
    boxes = rules.box_bonus > 0 and rules.box_bonus_when is BoxBonusWhen.AT_END
    return boxes or rules.game_bonus > 0 or rules.shutout is Shutout.HAND_POINTS_DOUBLED


def _shutout(rules: RuleSet) -> str | None:
    """What a shutout brings, where it brings anything."""
    if rules.shutout is Shutout.HAND_POINTS_DOUBLED:
        return t("rules-game-shutout-points")
    if rules.shutout is Shutout.GAME_BONUS_DOUBLED and rules.game_bonus:
        return t("rules-game-shutout-bonus", bonus=rules.game_bonus)
    return None


def _example_set(rules: RuleSet) -> str:
    """Three cards of one rank."""
    lowest = min(_EXAMPLE_SET, rules.ranks - 1)
    return shorts(lowest + SUIT_SIZE * suit for suit in range(MELD_SIZE))


def _example_run(rules: RuleSet) -> str:
    """Three cards in a row, in the second suit, which every pack has."""
    lowest = SUIT_SIZE + min(_EXAMPLE_RUN, rules.ranks - MELD_SIZE)
    return shorts(range(lowest, lowest + MELD_SIZE))


def _aim(rules: RuleSet) -> Iterator[str]:
    yield t("rules-aim")
    yield t("rules-aim-target", target=rules.target, columns=rules.columns)


def _cards(rules: RuleSet) -> Iterator[str]:
    """Clauses 1 and 2."""
    top = rank(rules.ranks - 1)
    if rules.pack == PACK:
        yield t("rules-cards-pack")
    else:
        yield t("rules-cards-small-pack", cards=rules.pack.bit_count(), top=top, suits=rules.suits)
    if rules.suits >= MELD_SIZE:
        yield t("rules-cards-set", example=_example_set(rules), suits=rules.suits)
    if rules.ranks >= MELD_SIZE:
        yield t("rules-cards-run", example=_example_run(rules))
    yield t("rules-cards-one-meld")
    if rules.ranks == SUIT_SIZE:
        yield t("rules-cards-ace-low")
    yield t("rules-cards-deadwood", top=top)


def _people(seating: Seating) -> Iterator[str]:
    """Clause 12."""
    if seating is Seating.BOX:
        yield t("rules-box-draw")
        yield t("rules-box-sides")
        yield t("rules-box-advice")
        yield t("rules-box-change")
    elif seating is Seating.CUTTHROAT:
        yield t("rules-cutthroat-draw")
        yield t("rules-cutthroat-change")
    if seating is not Seating.TWO:
        yield t("rules-people-points")


def _deal(rules: RuleSet, seating: Seating) -> Iterator[str]:
    """Clauses 3 and 4."""
    if seating is Seating.TWO:
        yield t("rules-deal-first")
        yield {
            NextDealer.WINNER: t("rules-deal-winner"),
            NextDealer.LOSER: t("rules-deal-loser"),
            NextDealer.ALTERNATE: t("rules-deal-alternate"),
        }[rules.next_dealer]
    elif seating is Seating.BOX:
        yield t("rules-deal-box")
    stock = rules.ranks * rules.suits - 2 * rules.hand_size - 1
    if rules.start is Start.ELEVEN:
        yield t("rules-deal-eleven", cards=rules.hand_size, more=rules.hand_size + 1, stock=stock)
    else:
        yield t("rules-deal-upcard", cards=rules.hand_size, stock=stock)


def _first_turn(rules: RuleSet) -> Iterator[str]:
    """Clause 5, or 4.2."""
    if rules.start is Start.ELEVEN:
        yield t("rules-first-eleven", cards=rules.hand_size + 1)
    else:
        yield t("rules-first-upcard")
        yield t("rules-first-both-pass")


def _turn(rules: RuleSet) -> Iterator[str]:
    """Clause 6."""
    yield t("rules-turn")
    if rules.taken_stays:
        yield t("rules-turn-taken-stays")
    yield t("rules-turn-discards-open")


def _knock(rules: RuleSet) -> Iterator[str]:
    """Clauses 7 and 13.1."""
    cards = rules.hand_size
    if rules.knock_limit == UPCARD:
        yield t("rules-knock-upcard", cards=cards)
        yield t("rules-knock-ace-gin") if rules.ace_limit is AceLimit.GIN_ONLY else t("rules-knock-ace-one")
    elif _gin_only(rules):
        yield t("rules-knock-gin-only", cards=cards)
    else:
        yield t("rules-knock-limit", cards=cards, limit=rules.knock_limit)
    if not _gin_only(rules):
        yield t("rules-knock-spread")
        yield t("rules-knock-gin", cards=cards)
    if rules.big_gin:
        yield t("rules-knock-big-gin", cards=cards + 1)
    yield t("rules-knock-free")


def _defence(rules: RuleSet) -> Iterator[str]:
    """Clause 8."""
    if _gin_only(rules):
        yield t("rules-defence-gin-only")
        return
    yield t("rules-defence")
    if rules.suits == len(SUITS):
        yield t("rules-defence-lay-off") if rules.ranks > MELD_SIZE else t("rules-defence-lay-off-on-sets")
    else:
        yield t("rules-defence-lay-off-on-runs")
    yield t("rules-defence-never")


def _score(rules: RuleSet) -> Iterator[str]:
    """Clauses 9 and 13.1."""
    if not _gin_only(rules):
        yield t("rules-score-knock")
        tie = "rules-score-undercut" if rules.tie_is_undercut else "rules-score-undercut-less"
        yield t(tie, bonus=rules.undercut_bonus)
        if not rules.tie_is_undercut:
            yield t("rules-score-tie")
    yield t("rules-score-gin", bonus=rules.gin_bonus)
    if rules.big_gin:
        yield t("rules-score-big-gin", bonus=rules.big_gin_bonus)
    if rules.spade_doubles:
        yield t("rules-score-spade")
        if rules.box_bonus:
            yield t("rules-score-spade-box")


def _void(rules: RuleSet, seating: Seating) -> Iterator[str]:
    """Clause 10."""
    left = rules.wall_size
    yield {
        Wall.AFTER_DISCARD: t("rules-void-after-discard", left=left),
        Wall.LAST_TAKE: t("rules-void-last-take", left=left),
        Wall.AT_ONCE: t("rules-void-at-once", left=left),
    }[rules.wall]
    yield t("rules-void-takes", takes=rules.take_cap, start=rules.start)
    yield t("rules-void-roles") if seating is Seating.BOX else t("rules-void-dealer")


def _columns(rules: RuleSet) -> Iterator[str]:
    """Clause 13.2."""
    if rules.columns == 1:
        return
    yield t("rules-columns-enter", columns=rules.columns)
    yield t("rules-columns-close", target=rules.target)
    yield t("rules-columns-next")


def _game(rules: RuleSet, seating: Seating) -> Iterator[str]:
    """Clause 11."""
    if rules.columns == 1:
        yield t("rules-game-target", target=rules.target)
    else:
        yield t("rules-game-columns", columns=rules.columns)
    if rules.box_bonus and rules.box_bonus_when is BoxBonusWhen.AT_ONCE:
        yield t("rules-game-box-at-once", bonus=rules.box_bonus)
    elif rules.box_bonus:
        yield t("rules-game-box-at-end", bonus=rules.box_bonus)
    if rules.game_bonus:
        yield t("rules-game-bonus", bonus=rules.game_bonus, columns=rules.columns)
    if shutout := _shutout(rules):
        yield shutout
    if _bonuses_at_end(rules) and rules.columns == 1:
        yield t("rules-game-two-facts")
    elif rules.columns > 1 and (_bonuses_at_end(rules) or rules.box_bonus):
        yield t("rules-game-per-column")
