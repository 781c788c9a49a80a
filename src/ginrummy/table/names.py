"""What people and bots are called at a table: short, printable, no two alike."""

from collections.abc import Iterable

from ginrummy.locale import speaking, t

LONGEST_NAME = 20


def for_person(wished: str, taken: Iterable[str], language: str) -> str:
    """The name of somebody who would like to be called *wished*."""
    printable = "".join(c if c.isprintable() else " " for c in wished)
    name = " ".join(printable.split())[:LONGEST_NAME].strip()
    if not name:
        with speaking(language):
            name = t("table-name-guest")
    return _unlike(name, taken)


def for_bot(taken: Iterable[str], language: str) -> str:
    """The name of one more bot."""
    used = [*taken]
    with speaking(language):
        names = [name.strip() for name in t("table-bot-names").split(",")]
    spoken_for = {other.casefold() for other in used}
    return next((name for name in names if name.casefold() not in spoken_for), _unlike(names[0], used))


def _unlike(name: str, taken: Iterable[str]) -> str:
    """*name*, with a number behind it if somebody is called so already."""
    spoken_for = {other.casefold() for other in taken}
    found, number = name, 1
    while found.casefold() in spoken_for:
        number += 1
        behind = f" {number}"
        found = name[: LONGEST_NAME - len(behind)].strip() + behind
    return found
