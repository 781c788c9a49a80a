"""Drags, double presses, second tabs, lost connections: nothing is lost, nothing happens twice."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.decks import DRAW_FIRST_PLAYS, KNOCK, SLOW
from tests.page.people import PATIENCE, Come, Player, Toucher, enter, seat
from tests.page.serving import QUICK, Served, serving

STRIP = 28


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grip(target: Locator) -> tuple[float, float]:
    """Where a card can be taken hold of: its corner is never covered."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + 10, box["y"] + 15


def carry(page: Page, start: tuple[float, float], end: tuple[float, float], *, drop: bool = True) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    if drop:
        page.mouse.up()


def pile(player: Player) -> Locator:
    return player.page.locator('[data-zone="pile"]')


@pytest.fixture
def anna(served: Served, somebody: Come) -> Player:
    """Somebody who has drawn, against the computer."""
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    player = somebody()
    seat(served, [player, "bot:sound"])
    draw(player)
    return player


def draw(player: Player) -> None:
    player.press("Pass")
    player.press("Draw", exact=True)
    expect(player.page.locator(".hand .cards button")).to_have_count(11, timeout=PATIENCE)
    player.settle()


def test_a_card_is_discarded_by_drag(anna: Player) -> None:
    carry(anna.page, grip(anna.card("queen of spades")), middle(pile(anna)))
    anna.sees("You discarded the Q♠.")
    assert "Q♠" not in anna.cards()


def test_a_small_move_is_a_click(anna: Player) -> None:
    """ui-02."""
    x, y = grip(anna.card("8 of spades"))
    carry(anna.page, (x, y), (x + 5, y + 4))
    expect(anna.card("8 of spades")).to_have_attribute("aria-pressed", "true")


def test_a_cancelled_drag_changes_nothing(anna: Player) -> None:
    before = anna.cards()
    carry(anna.page, grip(anna.card("queen of spades")), middle(pile(anna)), drop=False)
    anna.page.keyboard.press("Escape")
    anna.page.mouse.up()
    carry(anna.page, grip(anna.card("queen of spades")), (30, 300))
    assert anna.cards() == before
    expect(anna.page.locator(".hand .cards button")).to_have_count(11)


def test_a_hand_order_survives_discard_and_draw(anna: Player) -> None:
    first = anna.cards()[0]
    carry(
        anna.page,
        grip(anna.page.locator(".hand .cards button").first),
        grip(anna.page.locator(".hand .cards button").last),
    )
    anna.settle()
    expect(anna.button("Sorted by hand; change")).to_be_visible()
    laid = anna.cards()
    assert laid != [first, *laid[1:]]
    anna.discard("queen of spades")
    laid.remove("Q♠")
    anna.button("Draw", exact=True).wait_for()
    assert anna.cards() == laid
    anna.page.reload()
    anna.press("Draw", exact=True)
    expect(anna.page.locator(".hand .cards button")).to_have_count(11, timeout=PATIENCE)
    assert anna.cards()[:10] == laid, "the new card comes last"


def test_the_hand_is_sorted_in_four_ways(anna: Player) -> None:
    anna.press("Sorted by melds")
    by_rank = anna.cards()
    assert by_rank == sorted(by_rank, key=lambda card: "A23456789TJQK".index(card[:-1].replace("10", "T")))
    anna.press("Sorted by rank")
    assert [card[-1] for card in anna.cards()] == sorted((card[-1] for card in anna.cards()), key="♣♦♥♠".index)


def test_a_discard_may_be_asked_about(anna: Player) -> None:
    anna.press("Settings")
    anna.page.get_by_role("switch", name="Ask before a discard").check()
    anna.press("Close")
    anna.discard("queen of spades")
    anna.press("Keep it")
    expect(anna.page.locator(".hand .cards button")).to_have_count(11)
    anna.discard("queen of spades")
    anna.press("Yes, discard")
    anna.sees("discarded the Q♠")


def test_a_double_press_acts_once(served: Served, somebody: Come) -> None:
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    anna, ben = somebody(), somebody()
    seat(served, [anna, ben])
    anna.button("Pass").dblclick()
    ben.button("Pass").dblclick()
    anna.button("Draw", exact=True).dblclick()
    expect(anna.page.locator(".hand .cards button")).to_have_count(11, timeout=PATIENCE)
    anna.choose("queen of spades")
    anna.button("Discard queen of spades").dblclick()
    ben.sees("discarded the Q♠")
    expect(anna.page.locator(".hand .cards button")).to_have_count(10)
    expect(ben.button("Draw", exact=True)).to_be_visible()


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
    anna.press("Pass")
    ben.press("Pass")
    anna.press("Draw", exact=True)
    expect(anna.page.locator(".hand .cards button")).to_have_count(11, timeout=PATIENCE)
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


def test_who_is_gone_too_long_is_replaced(tmp_path: Path, somebody: Come) -> None:
    with serving(tmp_path, replace(QUICK, patience=1.0)) as served:
        served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
        anna, ben = somebody(), somebody()
        seat(served, [anna, ben])
        anna.press("Pass")
        ben.page.goto("about:blank")
        anna.sees("Ben has been away for two minutes.")
        anna.press("Seat a bot")
        expect(anna.button("Draw", exact=True)).to_be_visible(timeout=PATIENCE)
        anna.page.goto("about:blank")


def test_the_deal_can_be_checked(served: Served, somebody: Come) -> None:
    """From seeds, as real games are: the browser brings its own, and finds the deal proven."""
    anna = somebody()
    seat(served, [anna, "bot:sound"], changes={"wall_size": 30})
    while anna.page.locator(".result").count() == 0:
        for name in ("Pass", "Draw", "Best for me"):
            button = anna.button(name, exact=True)
            if button.is_visible() and button.is_enabled():
                button.click()
        if anna.page.get_by_text("Choose a card to discard").is_visible():
            anna.page.locator(".hand .cards button").last.click()
            anna.page.locator(".actions button", has_text="Discard").click()
        anna.page.wait_for_timeout(100)
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


class TestPhone:
    """ui-01, ui-03: 360 by 640 pixels, by finger."""

    @pytest.fixture
    def anna(self, served: Served, somebody: Come) -> Toucher:
        served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
        player = somebody(Toucher)
        assert isinstance(player, Toucher)
        seat(served, [player, "bot:sound"])
        draw(player)
        return player

    def test_all_eleven_cards_can_be_seen_and_tapped(self, anna: Toucher) -> None:
        for _ in range(4):
            boxes = json.loads(
                anna.page.evaluate(
                    """JSON.stringify([...document.querySelectorAll(".hand .cards button")]
                    .map(one => one.getBoundingClientRect()))"""
                )
            )
            assert len(boxes) == 11
            for box in boxes:
                assert box["left"] >= 0
                assert box["right"] <= 360
                assert box["bottom"] <= 640
                covering = [
                    other for other in boxes if other["left"] > box["left"] and abs(other["top"] - box["top"]) < 2
                ]
                assert all(other["left"] - box["left"] >= STRIP for other in covering)
                hit = anna.page.evaluate(
                    "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.getBoundingClientRect().left",
                    [box["left"] + STRIP / 2, box["top"] + STRIP],
                )
                assert hit == pytest.approx(box["left"])
            anna.use(anna.page.locator(".below button"))
            anna.settle()
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360

    def test_everything_fits_without_scrolling(self, anna: Toucher) -> None:
        main = anna.page.locator("main")
        height, seen = main.evaluate("node => [node.scrollHeight, node.clientHeight]")
        assert height <= seen

    def test_a_finger_drags_a_card_and_not_the_page(self, anna: Toucher) -> None:
        anna.swipe(grip(anna.card("queen of spades")), middle(pile(anna)))
        anna.sees("discarded the Q♠")
        assert anna.page.evaluate("[scrollX, scrollY, document.querySelector('main').scrollTop]") == [0, 0, 0]
