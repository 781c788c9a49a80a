"""Presses and drags, by mouse and by finger: what is pressed is what acts, once; a drag that ends nowhere is none."""

import json

import pytest
from playwright.sync_api import expect

from tests.page.decks import DRAW_FIRST_PLAYS, SLOW
from tests.page.people import PATIENCE, Come, Player, Toucher, enter, seat
from tests.page.pointing import carry, draw, grip, middle, pile
from tests.page.serving import Served

STRIP = 28


def test_a_card_is_discarded_by_drag(anna: Player) -> None:
    carry(anna.page, grip(anna.card("queen of spades")), middle(pile(anna)))
    anna.sees("and discarded the Q♠.")
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


def test_a_card_chosen_before_the_draw_stays_chosen(served: Served, somebody: Come) -> None:
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    anna = somebody()
    seat(served, [anna, "bot:sound"])
    anna.choose("queen of spades")
    draw(anna)
    expect(anna.card("queen of spades")).to_have_attribute("aria-pressed", "true")
    anna.press("Discard queen of spades")
    anna.sees("and discarded the Q♠.")


@pytest.mark.parametrize("kind", [Player, Toucher])
def test_what_is_pressed_acts_though_the_hand_is_sorted_meanwhile(
    served: Served, somebody: Come, kind: type[Player]
) -> None:
    """Another tab draws an ace while a card is held down: all cards move on, and another lies under the pointer."""
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    anna = somebody(kind, reduced_motion="reduce")
    seat(served, [anna, "bot:sound"])
    tab = enter(anna.context, kind)
    tab.page.goto(anna.page.url)
    tab.press("Pass")
    x, y = grip(anna.card("10 of spades"))
    let_go = anna.hold_down(x, y)
    tab.press("Draw", exact=True)
    anna.hold()
    under = anna.page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.dataset.card", [x, y])
    assert under != "10♠"
    let_go()
    expect(anna.card("10 of spades")).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    tab.page.close()


def test_a_drag_goes_on_though_the_hand_is_sorted_meanwhile(served: Served, somebody: Come) -> None:
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    anna = somebody()
    seat(served, [anna, "bot:sound"])
    tab = enter(anna.context)
    tab.page.goto(anna.page.url)
    tab.press("Pass")
    x, y = grip(anna.card("10 of spades"))
    carry(anna.page, (x, y), (x - 60, y - 60), drop=False)
    tab.press("Draw", exact=True)
    anna.hold()
    anna.page.mouse.move(*middle(pile(anna)), steps=6)
    anna.page.mouse.up()
    anna.sees("and discarded the 10♠.")
    tab.page.close()


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
