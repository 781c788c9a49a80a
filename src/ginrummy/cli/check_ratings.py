"""``ginrummy check-ratings``: compute the ledger of ratings anew from the logs, and tell whether it is what they say.

Exit codes: 0 it is; 1 something in it differs; 2 the database cannot be read.

With ``--json``::

    games      how many rated games are in the ledger
    differing  the places of those that are not what the logs make of them
    missing    how many games count and are not in it, or not yet
"""

import asyncio

import typer

from ginrummy.cli.common import NO, JsonOption, answer, say
from ginrummy.cli.hosting import Database, existing, make_sure_of_server
from ginrummy.locale import t

_MOST_NAMED = 20
"""How many places are named at most."""


def check_ratings(*, database: Database = None, as_json: JsonOption = False) -> None:
    """Compare the ledger of ratings with the logs; play may go on meanwhile.

    Raises:
        StoreError: there is no such database, or it cannot be read.
        typer.Exit: with code 1, where something differs.
    """
    make_sure_of_server()
    from ginrummy.table.auditing import Audit, audit
    from ginrummy.table.store import Store

    async def compared(address: str) -> Audit:
        store = await Store.open(address)
        try:
            return await audit(store)
        finally:
            await store.close()

    found = asyncio.run(compared(existing(database)))
    if as_json:
        answer({"games": found.games, "differing": list(found.differing), "missing": found.missing})
    else:
        if found.differing:
            named = ", ".join(map(str, found.differing[:_MOST_NAMED]))
            more = "" if len(found.differing) <= _MOST_NAMED else ", …"
            say(t("ratings-differing", count=len(found.differing), games=found.games, places=named + more))
        else:
            say(t("ratings-right", games=found.games))
        if found.missing:
            say(t("ratings-missing", games=found.missing))
    if found.differing:
        raise typer.Exit(NO)
