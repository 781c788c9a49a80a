"""axe finds nothing, in light and dark, on every screen."""

from dataclasses import replace
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.page.decks import DRAW_BOX, DRAW_FIRST_PLAYS, KNOCK
from tests.page.people import Come, Player, Toucher, seat
from tests.page.serving import QUICK, Served, serving

AXE = Axe()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def check(player: Player) -> None:
    player.settle()
    found = AXE.run(player.page, options={"runOnly": RULES})
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("kind", [Player, Toucher])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_screen(served: Served, somebody: Come, kind: type[Player], scheme: str) -> None:
    served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
    anna, ben = somebody(kind, color_scheme=scheme), somebody(kind, color_scheme=scheme)
    anna.page.goto(served.url)
    anna.button("Play now").wait_for()
    anna.page.get_by_text("More options").click()
    check(anna)
    anna.press("Settings")
    check(anna)
    anna.press("Close")
    anna.page.get_by_text("With a friend").click()
    anna.press("Make a table")
    anna.sees("Send this link")
    check(anna)
    ben.page.goto(anna.page.url)
    ben.button("Join the game").wait_for()
    check(ben)
    ben.press("Join the game")
    anna.press("Pass")
    check(anna)
    ben.press("Pass")
    anna.press("Draw", exact=True)
    anna.press("Rules")
    expect(anna.page.get_by_role("dialog").locator("section").first).to_be_visible()
    check(anna)
    anna.press("Close")
    anna.press("Taken and thrown: Guest")
    check(anna)
    anna.press("Close")
    anna.press("Knock with 1")
    check(anna)
    anna.press("Knock", exact=True)
    ben.press("By hand")
    ben.choose("5 of clubs")
    check(ben)
    ben.press("Lay off on run 2-3-4 of clubs")
    ben.press("Done")
    anna.button("Next hand").wait_for()
    check(anna)
    anna.page.locator(".result").get_by_role("button", name="Score").click()
    check(anna)


@pytest.mark.parametrize("felt", ["blue", "burgundy", "slate"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_felt(served: Served, somebody: Come, felt: str, scheme: str) -> None:
    anna = somebody(color_scheme=scheme)
    anna.page.add_init_script(f"localStorage['ginrummy.settings'] = JSON.stringify({{felt: '{felt}'}})")
    anna.page.goto(served.url)
    anna.button("Play now").wait_for()
    check(anna)
    seat(served, [anna, "bot:sound"])
    anna.button("Rules").wait_for()
    check(anna)


@pytest.mark.parametrize("kind", [Player, Toucher])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_one_does_not_see_every_day(tmp_path: Path, somebody: Come, kind: type[Player], scheme: str) -> None:
    """Roles that go round, somebody gone, the end of a game, an address that leads nowhere."""
    with serving(tmp_path, replace(QUICK, patience=3.0)) as served:
        served.deal(KNOCK, draw=DRAW_BOX)
        anna, ben = somebody(kind, color_scheme=scheme), somebody(kind, color_scheme=scheme)
        seat(served, [anna, ben, "bot:sound"])
        anna.press("Pass")
        check(anna)
        ben.press("Pass")
        anna.press("Draw", exact=True)
        anna.press("Knock with 1")
        anna.press("Knock", exact=True)
        ben.press("Best for me")
        anna.sees("lost in the box")
        check(anna)
        ben.page.goto("about:blank")
        anna.button("Seat a bot").wait_for()
        check(anna)
        anna.press("Leave")
        anna.press("Give the game up")
        anna.sees("You gave the game up.")
        check(anna)
        anna.page.goto(f"{served.url}/nothing/here")
        anna.sees("There is nothing here")
        check(anna)
        assert all("404" in fault for fault in anna.faults)  # the browser itself complains of that
        anna.faults.clear()
