"""The page below a path of its host, behind a proxy that takes the path off before it asks, and one that leaves it."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.decks import DRAW_FIRST_PLAYS, KNOCK
from tests.page.people import Come
from tests.page.serving import QUICK, serving
from tests.web.proxying import proxy
from tests.web.serving import in_a_thread

ROOT = "/gin"


@pytest.mark.parametrize("strips", [True, False])
def test_a_game_below_a_path(somebody: Come, tmp_path: Path, strips: bool) -> None:
    with serving(tmp_path, QUICK, ROOT) as served, in_a_thread(proxy(served.url, ROOT, strips=strips)) as (front, _):
        served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
        anna, ben = somebody(), somebody()
        anna.page.goto(f"{front.url}{ROOT}/")
        anna.page.get_by_text("With a friend").click()
        anna.press("Make a table")
        anna.page.wait_for_url(re.compile(rf"{front.url}{ROOT}/t/[\w-]+$"))
        qr = anna.page.locator("img[src$='qr.svg']")
        expect(qr).to_be_visible()
        assert qr.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100
        invitation = anna.page.locator("input[readonly]").input_value()
        assert invitation == anna.page.url
        ben.page.goto(invitation)
        ben.press("Join")
        # They play: over sockets, with pictures of cards, and what one does the other sees.
        anna.press("Pass")
        ben.press("Pass")
        anna.press("Draw", exact=True)
        anna.button("Knock with 1").wait_for()
        faces = anna.page.locator(".hand img").evaluate_all("images => images.map(one => [one.src, one.naturalWidth])")
        assert len(faces) == 11
        assert all(src.startswith(f"{front.url}{ROOT}/static/assets/") and width for src, width in faces), faces
        anna.press("Knock with 1")
        anna.press("Knock", exact=True)
        ben.press("Best for me")
        anna.button("Next hand").wait_for()
        # The rest of the page, by its own links; and the same person comes back.
        anna.page.goto(f"{front.url}{ROOT}")
        anna.page.get_by_role("link", name="Your games").first.click()
        anna.page.wait_for_url(f"{front.url}{ROOT}/history")
        anna.page.get_by_role("link", name="Go on").wait_for()
        (cookie,) = (one for one in anna.context.cookies() if one["name"] == "ginrummy")
        assert cookie["path"] == ROOT
        assert front.outside in ([], ["/favicon.ico"]), json.dumps(front.outside)
