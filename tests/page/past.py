"""Games that have been played, for the page's tests and pictures: put into the store as if somebody had."""

import itertools
import random

import msgspec
import sqlalchemy as sa

from ginrummy.rules.presets import PRESETS
from ginrummy.table.entries import GaveUp, Made
from ginrummy.table.fold import fold
from ginrummy.table.house import House, browser_hash
from ginrummy.table.schema import ACCOUNTS
from ginrummy.web.cookies import Signer
from tests.page.people import PATIENCE, Player
from tests.page.serving import Served
from tests.table.logs import Scribe
from tests.table.rating import rated_scribe
from tests.web.serving import KEY

_numbers = itertools.count()
_OTHERS = ("ben", "clara", "bot:sound", "bot:club", "rose", "bot:expert")
_DAY = 86_400


def owner_of(served: Served, player: Player) -> str:
    """The hash of somebody's browser, who comes by for it."""
    player.page.goto(served.url)
    player.button("Play now").wait_for(timeout=PATIENCE)
    cookies = {cookie["name"]: cookie["value"] for cookie in player.context.cookies()}
    browser = Signer(KEY).browser({"ginrummy": cookies["ginrummy"]})
    assert browser is not None
    return browser_hash(browser)


def keep(served: Served, scribe: Scribe, at: float | None = None) -> str:
    """Put a log into the store as if it had been played, and tell the table's id."""
    table = f"past-{next(_numbers)}"
    when = 1.79e9 + next(_numbers) if at is None else at

    async def put() -> None:
        await served.house.store.append(table, 0, scribe.log, when)
        await served.house.archive.renew([table])

    served.run(put())
    return table


def lived(served: Served, owner: str) -> str:
    """A life of games for Anna, and the id of a table whose first game is over; always the same."""
    rng = random.Random(3)
    rules = ("classic", "classic", "oklahoma", "hoyle")
    tables = []
    for n in range(24):
        people = [owner, _OTHERS[n % len(_OTHERS)], *(["bot:casual"] if n % 9 == 4 else [])]
        scribe = Scribe.table(rng, *people, rules=PRESETS[rules[n % len(rules)]], at=1.775e9 + n * 2.3 * _DAY)
        made = scribe.log[0]
        assert isinstance(made, Made)
        places = (msgspec.structs.replace(made.places[0], name="Anna"), *made.places[1:])
        scribe.log[0] = msgspec.structs.replace(made, places=places)
        scribe.state = fold(scribe.log)
        if n == 23:
            scribe.hand()
            scribe.hand(7)
        else:
            scribe.game()
        tables.append(keep(served, scribe, made.at))
    return tables[18]


async def rated_before(house: House, *names: str) -> None:
    """Some rated games of two people with accounts, of which the first has won more."""
    rng = random.Random(3)
    accounts = dict(map(tuple, await house.store.query(sa.select(ACCOUNTS.c.name, ACCOUNTS.c.browser))))
    for n in range(14):
        scribe = rated_scribe(rng, *(accounts[name] for name in names))
        scribe.deal()
        scribe.hand(1)
        scribe.write(GaveUp(int(n % 3 != 1)))
        await house.store.append(f"rated-{n}", 0, scribe.log, 1.79e9)
        await house.rater.enter(f"rated-{n}", scribe.state)
