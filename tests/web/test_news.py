"""News of a state: put over the state before, they give the whole of the next one, whatever was missed between."""

from typing import Any

import pytest

from ginrummy.locale import speaking
from ginrummy.match import Seating
from ginrummy.rules import PRESETS
from ginrummy.table.links import Link
from ginrummy.table.requests import Act, GoOn, Say
from ginrummy.table.state import Stage
from ginrummy.table.table import Table
from ginrummy.web.encode import Encoder
from tests.table.tables import house, table_of
from tests.web.serving import run, sensible, whole

Json = dict[str, Any]


class Viewer:
    """Somebody who is sent what is new, and looks now and then."""

    def __init__(self, table: Table, link: Link, language: str) -> None:
        self.table, self.link, self.language = table, link, language
        self.encoder, self.state, self.sizes = Encoder(), dict[str, Any](), list[int]()

    def look(self) -> None:
        """Take what is new, and hold it against the whole."""
        with speaking(self.language):
            sight = self.table.sight(self.link, None)
            news = self.encoder.state(sight)
            self.state = whole(self.state, news)
            assert self.state == Encoder().state(sight)
            assert self.encoder.state(self.table.sight(self.link, None)) == {}  # and then there is nothing new
        self.sizes.append(len(news) + len(news.get("hand") or ()))


async def move(table: Table, viewers: list[Viewer], rng) -> None:
    """Whatever the table waits for; now and then somebody says something."""
    for viewer in viewers:
        if viewer.link.person is None:
            continue
        if rng.random() < 0.05:
            await table.handle(viewer.link, Say(1, rng.choice(["well", "so", "no"])))
        if table.state.stage is Stage.BETWEEN:
            await table.handle(viewer.link, GoOn(1))
        elif table.state.to_act == viewer.link.person:
            hand = Encoder().state(table.sight(viewer.link, None))["hand"]
            stream = table.state.stream_of(viewer.link.person)
            assert stream is not None
            assert not await table.handle(viewer.link, Act(1, stream.number, sensible(hand, rng)))


@pytest.mark.parametrize(
    ("seating", "preset"), [("two", "classic"), ("two", "oklahoma"), ("box", "hoyle"), ("cutthroat", "modern")]
)
def test_news_over_the_state_before_is_the_whole_state(seating, preset, rng):
    async def test():
        async with house() as built:
            seats = Seating(seating)
            places = ["me", *["open"] * (seats.people - 1)]
            table = await table_of(built, *places, seating=seats, rules=PRESETS[preset], watching=True)
            browsers = ["anna", *(f"guest-{number}" for number in range(1, seats.people)), "stranger"]
            viewers = [Viewer(table, await table.connect(browser), rng.choice(["en", "de"])) for browser in browsers]
            for _ in range(400):
                await move(table, viewers, rng)
                for viewer in viewers:
                    if rng.random() < 0.7:
                        viewer.look()
                if table.state.stage is Stage.OVER:
                    break
            assert len(table.state.dealt) > 2
            for viewer in viewers:
                viewer.look()
                later = viewer.sizes[5:]
                assert sum(later) < 0.5 * max(viewer.sizes) * len(later)

    run(test())
