"""Home: open tables are seen and joined with a click, one's games tell whose turn it is, and who is blocked is gone."""

import pytest
from playwright.sync_api import expect

from tests.page.decks import DRAW_FIRST_PLAYS, SLOW
from tests.page.people import PATIENCE, Come, Player, Toucher
from tests.page.serving import Served
from tests.page.test_accessible import check

HAND_SIZED = {"viewport": {"width": 390, "height": 844}}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_open_table_a_day_a_move(served: Served, somebody: Come, scheme: str) -> None:
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    host, guest = f"Anna {scheme}", f"Ben {scheme}"
    anna, ben = somebody(color_scheme=scheme), somebody(Toucher, color_scheme=scheme, **HAND_SIZED)
    anna.page.goto(served.url)
    anna.page.get_by_text("With a friend").click()
    anna.page.get_by_label("Your name").fill(host)
    anna.page.get_by_text("A day a move").click()
    anna.sees("Nobody needs to meet.")
    anna.page.get_by_role("switch", name="Anyone may join").check()
    anna.press("Make a table")
    anna.sees("Send this link")
    ben.page.goto(served.url)
    ben.page.get_by_label("Your name").fill(guest)
    ben.button(f"Join {host}").wait_for(timeout=PATIENCE)
    anna.page.goto(served.url)  # she need not wait for anybody
    anna.sees("Waiting for players")
    check(ben)
    ben.press(f"Join {host}")
    ben.page.locator(".board").wait_for(timeout=PATIENCE)
    game = anna.page.locator("section").filter(has_text="Your games").get_by_role("link", name=guest)
    expect(game).to_contain_text("Your turn", timeout=PATIENCE)
    expect(anna.page).to_have_title("Your turn · Gin rummy", timeout=PATIENCE)
    check(anna)
    game.click()
    anna.press("Pass")
    ben.button("Pass").wait_for(timeout=PATIENCE)
    anna.page.goto(served.url)
    anna.sees(f"{guest} is to move")
    expect(anna.page).to_have_title("Gin rummy", timeout=PATIENCE)
    ben.page.goto(served.url)
    ben.sees("Your turn")
    check(ben)


def test_who_is_blocked_sees_no_table_any_more(served: Served, somebody: Come) -> None:
    anna, ben = somebody(), somebody()
    for player, name in ((anna, "Anna"), (ben, "Ben the pest")):
        player.page.goto(served.url)
        player.page.get_by_label("Your name").fill(name)
    _open_table(anna)
    ben.press("Join Anna")
    ben.page.locator(".board").wait_for(timeout=PATIENCE)
    anna.press("Block Ben the pest")
    anna.sees("Ben the pest is blocked")
    anna.page.goto(served.url)
    _open_table(anna)
    table = anna.page.url
    ben.page.goto(table)
    ben.press("Join the game")
    ben.sees("This table is not open to you.")
    ben.page.goto(served.url)
    ben.button("Play now").wait_for()
    ben.page.wait_for_timeout(4000)  # longer than it takes to look again
    expect(ben.button("Join Anna")).to_have_count(0)
    ben.faults[:] = [fault for fault in ben.faults if "status of 403" not in fault]
    anna.page.goto(served.url)
    anna.press("Settings")
    anna.sees("People you have blocked")
    check(anna)
    anna.press("Let Ben the pest come again")
    expect(anna.button("Let Ben the pest come again")).to_have_count(0)


def _open_table(player: Player) -> None:
    player.page.get_by_text("With a friend").click()
    player.page.get_by_role("switch", name="Anyone may join").check()
    player.press("Make a table")
    player.sees("Send this link")
