"""A table that is closed stops, whatever happens to it in that moment."""

import asyncio

from tests.table.tables import house, table_of


def test_a_table_that_is_woken_and_closed_at_once_stops():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "open")
            await table.connect("anna")
            while table._poked.is_set():  # until it waits for something to do
                await asyncio.sleep(0)
            await asyncio.sleep(0.05)
            table.poke()
            await table.close()
            assert table._driver is not None
            assert table._driver.cancelled()

    asyncio.run(asyncio.wait_for(test(), 60))
