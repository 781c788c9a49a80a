"""A first visit fetches little."""

from playwright.sync_api import Browser

from tests.page.loading import first_load
from tests.page.serving import Served

MOST = 250_000
"""Bytes, compressed, without the faces of the cards."""


def test_a_first_visit_fetches_little(browser: Browser, served: Served) -> None:
    load = first_load(browser, served.url)
    assert 0 < load.page <= MOST
    assert load.faces > 0
