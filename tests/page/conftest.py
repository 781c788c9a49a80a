"""One browser and one server for all the page's tests; every test seats new people at a new table."""

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import find
from tests.page.decks import DRAW_FIRST_PLAYS, SLOW
from tests.page.people import Come, Player, come, seat
from tests.page.pointing import draw
from tests.page.serving import Served, serving

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = find()
    if chromium is None:
        pytest.skip("no Chromium: install the package chromium, or name one in CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("page")) as served:
        yield served


@pytest.fixture
def served(server: Served) -> Served:
    """The server, dealing from seeds."""
    server.decks.clear()
    return server


@pytest.fixture
def somebody(browser: Browser) -> Iterator[Come]:
    """Makes people with browsers of their own; whatever their pages complain of fails the test."""
    people: list[Player] = []

    def make(*args: object, **options: object) -> Player:
        people.append(partial(come, browser)(*args, **options))  # type: ignore[arg-type]
        return people[-1]

    yield make
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.context.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def anna(served: Served, somebody: Come) -> Player:
    """Somebody who has drawn, against the computer."""
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    player = somebody()
    seat(served, [player, "bot:sound"])
    draw(player)
    return player
