"""Second tabs, lost connections, knocks and moves taken back, talk: nothing is lost, nothing happens twice."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.decks import DRAW_FIRST_PLAYS, KNOCK, SLOW
from tests.page.people import PATIENCE, Come, Player, enter, seat
from tests.page.pointing import draw
from tests.page.serving import QUICK, Served, serving


def draw_after_passes(first: Player, second: Player) -> None:
    """Both pass the upcard; the first draws."""
    first.press("Pass")
    second.press("Pass")
    first.press("Draw", exact=True)
    first.hold()


def test_two_tabs_show_the_same_seat(anna: Player) -> None:
    tab = enter(anna.context)
    tab.page.goto(anna.page.url)
    tab.page.locator(".board").wait_for()
    assert tab.cards() == anna.cards()
    tab.discard("queen of spades")
    anna.sees("discarded the Q♠")
    anna.button("Draw", exact=True).wait_for()
    tab.page.close()
    assert not tab.faults


def test_a_reload_in_the_middle_of_a_turn(served: Served, somebody: Come) -> None:
    """net-01: the same eleven cards, the same question, and others see that somebody is gone."""
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    anna, ben = somebody(), somebody()
    url = seat(served, [anna, ben])
    draw_after_passes(anna, ben)
    before = anna.cards()
    anna.page.goto("about:blank")
    ben.sees("Reconnecting … 1:")
    anna.page.goto(url)
    expect(anna.page.locator(".hand .cards button")).to_have_count(11, timeout=PATIENCE)
    assert anna.cards() == before
    anna.sees("Choose a card to discard")
    expect(ben.page.locator("body")).not_to_contain_text("Reconnecting", timeout=PATIENCE)
    anna.discard("queen of spades")
    ben.sees("discarded the Q♠")


def test_a_lost_connection_comes_back(served: Served, somebody: Come) -> None:
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    anna = somebody()
    sockets = []
    anna.page.route_web_socket("**/play", lambda ws: sockets.append((ws, ws.connect_to_server())))
    seat(served, [anna, "bot:sound"])
    draw(anna)
    before = anna.cards()
    for socket, server in sockets:
        server.close()
        socket.close()
    anna.page.wait_for_timeout(300)
    expect(anna.page.locator("body")).not_to_contain_text("Reconnecting", timeout=PATIENCE)
    assert anna.cards() == before
    anna.discard("queen of spades")
    anna.sees("discarded the Q♠")
    assert len(sockets) > 1


def test_a_knock_can_be_taken_back(served: Served, somebody: Come) -> None:
    served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
    anna, ben = somebody(), somebody()
    heard: list[str] = []
    ben.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    seat(served, [anna, ben])
    anna.press("Pass")
    ben.press("Pass")
    anna.press("Draw", exact=True)
    ben.sees("Anna drew from the stock.")
    before = len(heard)
    anna.press("Knock with 1")
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.locator(".spread .meld")).to_have_count(3)
    anna.press("Not yet")
    expect(dialog).to_have_count(0)
    anna.page.wait_for_timeout(300)
    assert len(heard) == before, "nobody hears of a knock that is only looked at"
    anna.discard("ace of diamonds")
    ben.sees("discarded the A♦")


def test_a_move_against_a_bot_is_taken_back(served: Served, somebody: Come) -> None:
    """ui-14."""
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    anna = somebody()
    seat(served, [anna, "bot:sound"], practice=True)
    draw(anna)
    anna.press("Take back")
    anna.button("Draw", exact=True).or_(anna.button("Pass")).first.wait_for()
    expect(anna.page.locator(".hand .cards button")).to_have_count(10)
    anna.press("Draw", exact=True)
    anna.discard("queen of spades")
    last = anna.page.locator(".log p").last
    expect(last).not_to_contain_text("You drew", timeout=PATIENCE)
    anna.press("Take back")
    anna.hold()
    expect(last).to_have_text("You drew the A♠.")


def test_who_is_gone_too_long_is_replaced(tmp_path: Path, somebody: Come) -> None:
    """By a player of the level that one chooses, now or later; how long is too long, the table says."""
    with serving(tmp_path, replace(QUICK, patience=3.0)) as served:
        served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
        anna, ben = somebody(), somebody()
        seat(served, [anna, ben])
        anna.press("Pass")
        ben.page.goto("about:blank")
        anna.sees("Reconnecting … 0:0")
        anna.sees("Ben is still away. What now?")
        anna.press("Wait", exact=True)
        expect(anna.button("Seat a bot")).to_have_count(0)
        levels = anna.page.get_by_label("Which player sits down")
        expect(levels).to_have_value("sound")
        levels.select_option("casual")
        anna.press("Seat a bot")
        expect(anna.button("Draw", exact=True)).to_be_visible(timeout=PATIENCE)
        (table,) = served.house._tables.values()
        assert table.state.places[1].level == "casual"
        anna.page.goto("about:blank")


def play_carelessly(player: Player) -> None:
    """Draw and discard until the hand is over."""
    while player.page.locator(".result").count() == 0:
        for name in ("Pass", "Draw", "Best for me"):
            button = player.button(name, exact=True)
            if button.is_visible() and button.is_enabled():
                button.click()
        if player.page.get_by_text("Choose a card to discard").is_visible():
            player.page.locator(".hand .cards button").last.click()
            player.page.locator(".actions button", has_text="Discard").click()
        player.page.wait_for_timeout(100)


@pytest.mark.parametrize("changes", [{"wall_size": 30}, {"ranks": 9, "suits": 3, "hand_size": 6, "wall_size": 12}])
def test_the_deal_can_be_checked(served: Served, somebody: Come, changes: dict[str, int]) -> None:
    """From seeds, as real games are: the browser brings its own, and finds the deal proven; so from a small pack."""
    anna = somebody()
    seat(served, [anna, "bot:sound"], changes=changes)
    play_carelessly(anna)
    anna.page.locator(".result").get_by_role("button", name="Score").click()
    anna.press("Check the deal")
    anna.sees("The last deal was fair")


def test_chat_and_mute(served: Served, somebody: Come) -> None:
    anna, ben = somebody(), somebody()
    seat(served, [anna, ben])
    anna.page.get_by_placeholder("Say something").fill("Good evening!")
    anna.press("Send")
    ben.sees("Good evening!")
    ben.press("Mute Anna")
    ben.never_sees("Good evening!")
    ben.page.reload()
    ben.button("Hear Anna again").wait_for()
    ben.never_sees("Good evening!")
    ben.press("Hear Anna again")
    ben.sees("Good evening!")


def test_a_turn_is_told_in_one_sentence(served: Served, somebody: Come) -> None:
    """ui-07: the draw at once, and once it ends, the turn as a whole in its place; the same after a reload."""
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    anna, ben = somebody(), somebody()
    seat(served, [anna, ben])
    draw_after_passes(anna, ben)
    anna.sees("You drew the A♠.")
    ben.sees("Anna drew from the stock.")
    anna.discard("queen of spades")
    told = "Anna drew from the stock and discarded the Q♠."
    ben.sees(told)
    expect(ben.page.locator('[aria-live="polite"]')).to_have_text(told)
    for _ in range(2):
        expect(ben.page.locator(".log p").last).to_have_text(told, timeout=PATIENCE)
        ben.never_sees("Anna drew from the stock.")
        ben.page.reload()
    ben.press("Take queen of spades")
    anna.sees("Ben took the Q♠ from the discard pile.")
    ben.discard("king of diamonds")
    anna.sees("Ben took the Q♠ and discarded the K♦.")
    anna.never_sees("from the discard pile")


def test_what_a_screen_reader_hears(served: Served, somebody: Come) -> None:
    """ui-10."""
    served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
    anna, ben = somebody(), somebody()
    seat(served, [anna, ben])
    label = anna.card("7 of hearts").get_attribute("aria-label")
    assert label == "7 of hearts, card 6 of 10, in run 5-6-7 of hearts"
    anna.press("Pass")
    expect(ben.page.locator('[aria-live="polite"]')).to_contain_text("Anna passed the 9♠.", timeout=PATIENCE)
    expect(ben.page).to_have_title("● Your turn – Gin rummy")


def test_cards_fly_unless_motion_is_unwanted(served: Served, somebody: Come) -> None:
    """ui-07, ui-11."""
    for motion, flies in (("no-preference", True), ("reduce", False)):
        served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
        anna = somebody(reduced_motion=motion)
        anna.page.add_init_script(
            """window.flown = 0;
            const count = node => { if (node.classList?.contains("ghost")) window.flown++; };
            new MutationObserver(found => found.forEach(one => one.addedNodes.forEach(count)))
                .observe(document, { childList: true, subtree: true });"""
        )
        seat(served, [anna, "bot:sound"])
        draw(anna)
        anna.discard("queen of spades")
        anna.sees("discarded the Q♠")
        assert (anna.page.evaluate("window.flown") > 0) is flies
