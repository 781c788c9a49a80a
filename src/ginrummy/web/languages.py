"""The language to answer in: of the address, else of a cookie, else of what the browser accepts."""

from collections.abc import Iterator, Mapping
from urllib.parse import parse_qs

from ginrummy.locale import ENGLISH, choose
from ginrummy.web.cookies import LANGUAGE_COOKIE

_MOST_TAGS = 20


def language_for(query: str, cookies: Mapping[str, str], accepted: str) -> str:
    """The language for a request.

    Args:
        query: the query of its address.
        cookies: its cookies.
        accepted: its ``Accept-Language``.
    """
    wished = parse_qs(query).get("lang", [""])[0] or cookies.get(LANGUAGE_COOKIE, "")
    if wished:
        return choose(wished)
    for tag in _by_preference(accepted):
        found = choose(tag)
        if found != ENGLISH or tag.lower().split("-")[0] == ENGLISH:
            return found
    return ENGLISH


def _by_preference(accepted: str) -> Iterator[str]:
    """The tags of an ``Accept-Language`` header, the dearest first."""
    weighed = []
    for place, part in enumerate(accepted.split(",")[:_MOST_TAGS]):
        tag, _, weight = part.strip().partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            quality = 0.0
        if tag and quality > 0:
            weighed.append((-quality, place, tag.strip()))
    return (tag for _, _, tag in sorted(weighed))
