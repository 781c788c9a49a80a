"""The arena's page of a round robin in a browser: on a phone, in the dark, and without a script."""

import pytest

from ginrummy.analysis.arena import Contest, Question, RoundRobin, in_this_process, play
from ginrummy.analysis.arena.page import page


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    robin = RoundRobin.of(
        ["greedy", "baseline", "at-once", "sound"], Contest(players=("greedy",) * 2, deals=200), Question()
    )
    list(play(robin.matches, in_this_process))
    file = tmp_path_factory.mktemp("arena") / "page.html"
    file.write_text(page(robin.matches, robin), encoding="utf-8")
    return file.as_uri()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_is_cut_and_all_lettering_keeps_its_size(browser, address, width, scheme):
    context = browser.new_context(viewport={"width": width, "height": 844}, color_scheme=scheme)
    seen = context.new_page()
    requests = []
    seen.on("request", lambda request: requests.append(request.url))
    seen.goto(address)
    seen.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    assert seen.evaluate("document.documentElement.scrollWidth") <= width
    letters = (
        "[...document.querySelectorAll('.tick, td, th, small')].map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(seen.evaluate(letters)) >= 11
    assert requests == [address]
    context.close()


def test_a_cell_opens_its_pair(browser, address):
    context = browser.new_context(viewport={"width": 390, "height": 844})
    seen = context.new_page()
    seen.goto(address)
    assert seen.locator("details[open]").count() == 0
    seen.locator(".matrix a").nth(1).click()
    assert seen.locator("details[open] #pair-2").is_visible()
    assert seen.locator("details[open]").count() == 1
    context.close()
