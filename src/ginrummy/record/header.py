"""The tags at the head of a record, read and checked."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date as Date  # noqa: N812 - a type, named like one
from difflib import get_close_matches
from functools import lru_cache
from typing import TypeVar

from ginrummy.cards import Card, parse_card
from ginrummy.errors import GinError, NotationError
from ginrummy.match import MatchState, Person, Seating
from ginrummy.record import phrases
from ginrummy.record.tokens import Fault, Tokens, brief, label, remark, said
from ginrummy.record.values import KNOWN_TAGS, LETTERS, Record, check_draw, check_names
from ginrummy.record.writing import FORMAT
from ginrummy.rules import CLASSIC, FIELDS, RuleSet, field_from_text, preset

_TAG: re.Pattern[str] = re.compile(r'\[\s*(?P<name>\w+)\s*"(?P<value>(?:[^"\\\n]|\\.)*)"\s*\]')
_JSON = re.compile(r'\s*\{\s*"event"')
_ESCAPE = re.compile(r"\\(.)")
_REQUIRED = ("Rules", "Seating")
_KNOWN = {name.lower(): name for name in KNOWN_TAGS}

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag as it stands in the text.

    Attributes:
        token: the number of its token.
        name: its name, in canonical case if it is a known one.
        value: what it says.
    """

    token: int
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Header:
    """What the tags say.

    Attributes:
        record: a record with all of it and no hands.
        result, totals: the tags that can be checked only when the game has been read, or None.
        draw: the tag of the draw, or None.
    """

    record: Record
    result: Tag | None
    totals: Tag | None
    draw: Tag | None

    def check(self, score: MatchState) -> None:
        """Compare what the tags say of the end with *score*.

        Raises:
            Fault: it is not so.
        """
        for tag, right in ((self.result, phrases.game_result(score)), (self.totals, phrases.totals(score))):
            if tag is not None and _bare(tag.value) != _bare(right):
                raise Fault(tag.token, "record-should-be", expected=f'[{tag.name} "{right}"]')


def read_header(tokens: Tokens) -> tuple[Header, int]:
    """The header, and the number of the first token after it. Remarks among the tags are on the game as a whole.

    Raises:
        Fault: a tag is missing, stands there twice, or says what cannot be.
    """
    tags, comments, after = _tags(tokens)
    if not tags or tags[0].name != "Format":
        json_lines = _JSON.match(tokens.text) is not None
        raise Fault(0, "record-is-json-lines" if json_lines else "record-not-a-record")
    if _bare(tags[0].value) != _bare(FORMAT):
        raise Fault(tags[0].token, "record-other-format", expected=FORMAT)
    known = {tag.name: tag for tag in tags if tag.name in KNOWN_TAGS}
    _check_tags(tokens, tags, known)
    _check_end(tokens, after)
    for name in _REQUIRED:
        if name not in known:
            raise Fault(after, "record-tag-missing", tag=name)
    rules = _rules(known["Rules"], known.get("Options"))
    seating = _seating(known["Seating"])
    names = _names(tokens, tags, seating, known["Seating"])
    draw = known.get("Draw")
    view = known.get("View")
    date = known.get("Date")
    record = Record(
        rules=rules,
        seating=seating,
        names=names,
        draw=None if draw is None else _draw(draw, rules, seating),
        date=None if date is None else _date(date),
        library=known["Library"].value if "Library" in known else None,
        view=None if view is None else _letter(view, seating),
        tags=_extra(tags),
        comments=tuple(comments),
    )
    return Header(record, known.get("Result"), known.get("Totals"), draw), after


def _tags(tokens: Tokens) -> tuple[list[Tag], list[str], int]:
    """The tags at the head of a text, the remarks among them, and the number of the token after the last tag."""
    tags: list[Tag] = []
    after = 0
    for token, word in enumerate(tokens.words):
        found = _TAG.fullmatch(word)
        if found is not None:
            name = str(found["name"])
            tags.append(Tag(token, _KNOWN.get(name.lower(), name), _ESCAPE.sub(r"\1", found["value"])))
            after = token + 1
        elif not tags or remark(word) is None:
            break
    between = (remark(word) for word in tokens.words[:after])
    return tags, [text for text in between if text], after


def _check_tags(tokens: Tokens, tags: Sequence[Tag], known: dict[str, Tag]) -> None:
    """Refuse a tag that stands there twice, and one that is nearly a missing one: a slip must not pass for a remark."""
    seen: dict[str, Tag] = {}
    for tag in tags:
        if tag.name in seen and tag.name not in LETTERS:
            # Of the two, the one that is out of order has the wrong name.
            first = seen[tag.name]
            wrong, other = (first, tag) if _in_order(tags, first) and not _in_order(tags, tag) else (tag, first)
            raise Fault(wrong.token, "record-tag-twice", tag=tag.name, other=tokens.place(other.token).line)
        seen[tag.name] = tag
        if tag.name not in KNOWN_TAGS:
            meant = get_close_matches(tag.name.capitalize(), [name for name in KNOWN_TAGS if name not in known], 1, 0.7)
            if meant:
                raise Fault(tag.token, "record-tag-meant", tag=tag.name, expected=meant[0])


def _in_order(tags: Sequence[Tag], without: Tag) -> bool:
    """Whether the known tags stand in the order in which they are written, but for one."""
    places = [KNOWN_TAGS.index(tag.name) for tag in tags if tag.name in KNOWN_TAGS and tag is not without]
    return places == sorted(places)


def _check_end(tokens: Tokens, after: int) -> None:
    """Refuse a tag that is broken, which ends the header early."""
    word = tokens.words[after] if after < len(tokens.words) else ""
    following = label(tokens.words[after + 1]) if after + 1 < len(tokens.words) else ""
    if tokens.may_continue(after) or (label(word).upper() in LETTERS and following.startswith("resign")):
        return
    if word and remark(word) is None and label(word) not in {"hand", "commit", "seed", "end"}:
        raise Fault(after, "record-unexpected")


def _names(tokens: Tokens, tags: Sequence[Tag], seating: Seating, seating_tag: Tag) -> tuple[str, ...]:
    """What the people are called; each has a letter, and the letters come in order."""
    people = [tag for tag in tags if tag.name in LETTERS]
    letters = LETTERS[: seating.people]
    if len(people) < len(letters):
        for tag in tags:
            if len(tag.name) == 1 and tag.name not in LETTERS:
                raise Fault(tag.token, "record-should-be", expected=" / ".join(letters))
    for tag, letter in zip(people, letters, strict=False):
        if tag.name != letter:
            raise Fault(tag.token, "record-should-be", expected=f"[{letter} …]")
    if len(people) > len(letters):
        raise Fault(people[len(letters)].token, "record-names-count", count=len(people), people=len(letters))
    if len(people) < len(letters):
        raise Fault(seating_tag.token, "record-names-count", count=len(people), people=len(letters))
    names = tuple(tag.value for tag in people)
    for number, tag in enumerate(people):
        if tag.value in names[:number]:
            other = people[names.index(tag.value)]
            raise Fault(tag.token, "record-names-alike", name=tag.value, other=tokens.place(other.token).line)
    try:
        check_names(names, seating)
    except GinError as error:
        culprit = next((tag for tag in people if tag.value == error.params.get("name")), people[0])
        raise Fault(culprit.token, "record-because", why=said(error)) from None
    return names


def _extra(tags: Sequence[Tag]) -> tuple[tuple[str, str], ...]:
    extra = [tag for tag in tags if tag.name not in KNOWN_TAGS]
    for tag in tags:
        if tag.name not in LETTERS and not tag.value.isprintable():
            raise Fault(tag.token, "record-tag-impossible", tag=tag.name)
    for tag in extra:
        if not tag.name.isascii() or not tag.name[0].isalpha() or len(tag.name) > 64:
            raise Fault(tag.token, "record-tag-impossible", tag=tag.name)
    return tuple((tag.name, tag.value) for tag in extra)


def _rules(tag: Tag, options: Tag | None) -> RuleSet:
    """The rules, which the Options tag spells out a second time."""
    rules = _said(tag, rules_from_text)
    if options is None:
        return rules
    spelled = _said(options, options_from_text)
    if spelled == rules:
        return rules
    # Of the two, the one that is a word away from agreeing has the slip.
    here, there = _bare(tag.value).split(), _bare(phrases.rules_value(spelled)).split()
    slip_here = len(here) == len(there) and sum(a != b for a, b in zip(here, there, strict=True)) == 1
    if slip_here:
        raise Fault(tag.token, "record-should-be", expected=f'[Rules "{phrases.rules_value(spelled)}"]')
    raise Fault(options.token, "record-should-be", expected=f'[Options "{phrases.options_value(rules)}"]')


@lru_cache(maxsize=256)
def rules_from_text(text: str) -> RuleSet:
    """The rules that a Rules tag names: a preset, and what differs from it.

    Raises:
        GinError: it names none.
    """
    name, *changes = (part.strip() for part in text.split(","))
    return _changed(preset(name), changes)


@lru_cache(maxsize=256)
def options_from_text(text: str) -> RuleSet:
    """The rules that an Options tag spells out: what differs from ``classic``.

    Raises:
        GinError: it makes no rules.
    """
    if _bare(text) == phrases.NOTHING:
        return CLASSIC
    return _changed(CLASSIC, [part.strip() for part in text.split(",")])


def _changed(rules: RuleSet, changes: Sequence[str]) -> RuleSet:
    values = rules.as_dict()
    given: set[str] = set()
    for change in changes:
        field, _, value = change.partition(" ")
        field = field.lower().replace("-", "_")
        if field not in FIELDS or field in given or not value.strip():
            raise NotationError("record-option-unknown", culprit=change)
        given.add(field)
        values[field] = field_from_text(field, value)
    return RuleSet(**values)  # type: ignore[arg-type]  # RuleSet looks at every value itself


def _seating(tag: Tag) -> Seating:
    try:
        return Seating(tag.value.strip().lower())
    except ValueError:
        raise Fault(tag.token, "record-should-be", expected=" / ".join(Seating)) from None


def _date(tag: Tag) -> Date:
    try:
        return Date.fromisoformat(tag.value.strip())
    except ValueError:
        raise Fault(tag.token, "record-not-a-date") from None


def _letter(tag: Tag, seating: Seating) -> Person:
    letters = LETTERS[: seating.people]
    letter = tag.value.strip().upper()
    if len(letter) != 1 or letter not in letters:
        raise Fault(tag.token, "record-should-be", expected=" / ".join(letters))
    return Person(letters.index(letter))


def _draw(tag: Tag, rules: RuleSet, seating: Seating) -> tuple[Card, ...]:
    """The card that each person drew, such as ``A Ks, B 4h``."""
    draw: list[Card] = []
    parts = tag.value.split(",")
    for letter, part in zip(LETTERS[: seating.people], parts, strict=False):
        who, _, card = part.strip().partition(" ")
        if who.upper() != letter:
            raise Fault(tag.token, "record-should-be", expected=brief(f"{letter} {card or part.strip()}"))
        draw.append(_said(Tag(tag.token, tag.name, card), parse_card))
    if len(parts) != seating.people:
        raise Fault(tag.token, "record-draw-count", count=len(parts), people=seating.people)
    try:
        check_draw(draw, rules, seating)
    except GinError as error:
        raise Fault(tag.token, "record-because", why=said(error)) from None
    return tuple(draw)


def _said(tag: Tag, read: Callable[[str], _T]) -> _T:
    """What *read* makes of a tag's value; its errors become faults of the tag."""
    try:
        return read(tag.value)
    except GinError as error:
        raise Fault(tag.token, "record-because", why=said(error)) from None


def _bare(text: str) -> str:
    return " ".join(text.lower().replace(",", " , ").split())
