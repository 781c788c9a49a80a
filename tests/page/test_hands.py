"""Whole hands in a real browser, by mouse, by touch and by keyboard, by people and with bots."""

import pytest
from playwright.sync_api import expect

from tests.page.decks import BIG_GIN, DRAW_BOX, DRAW_CUTTHROAT, DRAW_FIRST_PLAYS, GIN, KNOCK, SLOW, UNDERCUT, deck
from tests.page.people import PATIENCE, Come, Player, Toucher, Typist, seat
from tests.page.serving import Served

KINDS = pytest.mark.parametrize("kind", [Player, Toucher, Typist])


def both_pass_and_draw(first: Player, second: Player) -> None:
    first.press("Pass")
    second.press("Pass")
    first.press("Draw", exact=True)


def knock(player: Player) -> None:
    """Knock with the best discard, as it is laid out."""
    player.press("Knock with")
    player.press("Knock", exact=True)


@KINDS
def test_two_people_play_a_hand(served: Served, somebody: Come, kind: type[Player]) -> None:
    served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
    anna, ben = somebody(kind), somebody(kind)
    seat(served, [anna, ben])
    both_pass_and_draw(anna, ben)
    anna.discard("ace of diamonds")
    ben.press("Draw", exact=True)
    ben.discard("king of spades")
    anna.press("Draw", exact=True)
    knock(anna)
    ben.press("Best for me")
    for player in (anna, ben):
        player.sees("Knock")
        expect(player.page.locator(".result .hand")).to_have_count(2, timeout=PATIENCE)
        expect(player.page.locator(".result .off")).to_have_count(1)
    anna.press("Next hand")
    anna.sees("Waiting for Ben")
    ben.press("Next hand")
    anna.sees("Hand 2")
    ben.sees("Hand 2")


@KINDS
def test_a_person_plays_a_hand_against_the_computer(served: Served, somebody: Come, kind: type[Player]) -> None:
    """From the lobby: two presses, and one is playing."""
    served.deal(GIN, draw=DRAW_FIRST_PLAYS)
    anna = somebody(kind)
    anna.page.goto(served.url)
    anna.press("Play now")
    anna.press("Pass")
    anna.press("Draw", exact=True)
    anna.press("Gin!")
    anna.press("Show it")
    anna.sees("+ 25 gin")
    anna.press("Next hand")
    anna.sees("Hand 2")


@KINDS
def test_three_people_play_and_change_places(served: Served, somebody: Come, kind: type[Player]) -> None:
    served.deal(KNOCK, draw=DRAW_BOX)
    captain, box, out = somebody(kind), somebody(kind), somebody(kind)
    seat(served, [captain, box, out])
    assert out.cards() == captain.cards()
    out.press("Pass")
    captain.sees("Clara would pass the 9♠.")
    both_pass_and_draw(captain, box)
    out.hold()
    out.choose("king of diamonds")
    out.press("Discard king of diamonds")
    captain.sees("Clara would discard the K♦.")
    expect(captain.card("king of diamonds")).to_have_attribute("aria-label", "king of diamonds, card 11 of 11, advised")
    box.never_sees("would")
    knock(captain)
    box.press("Best for me")
    for player in (captain, box, out):
        player.sees("The next hand: ")
        changes = player.page.locator(".result li")
        expect(changes).to_contain_text(["Captain → In the box", "In the box → Sits out", "Sits out → Captain"])
    captain.sees("Ben lost in the box and sits out; the captain goes into the box.")
    box.sees("You lost in the box and sit out; the captain goes into the box.")
    for player in (captain, box, out):
        player.press("Next hand")
    expect(captain.page.locator(".plate.own")).to_contain_text("In the box")
    expect(out.page.locator(".plate.own")).to_contain_text("Captain")


@KINDS
def test_three_people_play_each_for_themselves(served: Served, somebody: Come, kind: type[Player]) -> None:
    served.deal(KNOCK, draw=DRAW_CUTTHROAT)
    dealer, other, out = somebody(kind), somebody(kind), somebody(kind)
    seat(served, [dealer, other, out], seating="cutthroat")
    expect(dealer.page.locator(".plate.own")).to_contain_text("Dealer")
    expect(out.page.locator(".plate.own")).to_contain_text("Sits out")
    out.sees("Anna deals to Ben, and you sit out.")
    assert not out.cards()
    both_pass_and_draw(other, dealer)
    out.sees("Ben drew from the stock.")
    out.never_sees("A♦")
    knock(other)
    dealer.press("Best for me")
    for player in (dealer, other, out):
        changes = player.page.locator(".result li")
        expect(changes).to_contain_text(["Dealer → Sits out", "Non-dealer", "Sits out → Dealer"])
    out.sees("Anna lost and sits out this hand.")
    for player in (dealer, other, out):
        player.press("Next hand")
    out.sees("You deal to Ben, and Anna sits out.")
    out.hold(10)


def test_a_person_and_two_bots_play_a_hand(served: Served, somebody: Come) -> None:
    served.deal(KNOCK, draw=DRAW_BOX)
    anna = somebody()
    seat(served, [anna, "bot:greedy", "bot:sound"])
    anna.press("Pass")
    anna.press("Draw", exact=True)
    knock(anna)
    anna.sees("The next hand")


def test_bots_can_be_watched(served: Served, somebody: Come) -> None:
    anna = somebody()
    anna.page.goto(served.url)
    anna.page.get_by_text("Watch", exact=True).click()
    anna.press("Watch them play")
    anna.page.locator(".board").wait_for()
    expect(anna.page.locator(".result")).to_be_visible(timeout=60_000)


@KINDS
def test_big_gin_is_offered_and_explained(served: Served, somebody: Come, kind: type[Player]) -> None:
    served.deal(BIG_GIN, draw=DRAW_FIRST_PLAYS)
    anna = somebody(kind)
    seat(served, [anna, "bot:greedy"], preset="modern")
    anna.press("Pass")
    anna.press("Draw", exact=True)
    anna.press("Big gin!")
    expect(anna.page.get_by_role("dialog").locator(".spread .card")).to_have_count(11)
    anna.press("Show it")
    anna.sees("+ 31 big gin")


def test_a_plain_table_offers_no_big_gin(served: Served, somebody: Come) -> None:
    served.deal(BIG_GIN, draw=DRAW_FIRST_PLAYS)
    anna = somebody()
    seat(served, [anna, "bot:greedy"])
    anna.press("Pass")
    anna.press("Draw", exact=True)
    anna.button("Gin!").wait_for()
    expect(anna.button("Big gin!")).to_have_count(0)


def test_an_undercut_is_explained(served: Served, somebody: Come) -> None:
    """ui-12."""
    served.deal(UNDERCUT, draw=DRAW_FIRST_PLAYS)
    anna, ben = somebody(), somebody()
    seat(served, [anna, ben])
    both_pass_and_draw(anna, ben)
    anna.press("Knock with 9")
    anna.press("Knock", exact=True)
    ben.press("Best for me")
    for player in (anna, ben):
        player.sees("9 − 4 = 5, + 10 undercut = 15")
        expect(player.page.locator(".result .hand")).to_have_count(2)


def test_a_void_hand_is_told(served: Served, somebody: Come) -> None:
    """The stock runs out at once where it may, by an option."""
    served.deal(SLOW, draw=DRAW_FIRST_PLAYS)
    anna, ben = somebody(), somebody()
    seat(served, [anna, ben], changes={"wall_size": 30})
    both_pass_and_draw(anna, ben)
    anna.discard("queen of spades")
    for player in (anna, ben):
        player.sees("Void")
        expect(player.page.locator(".result .hand")).to_have_count(0)


def test_the_upcard_sets_the_limit_of_oklahoma(served: Served, somebody: Come) -> None:
    served.deal(deck("5h 6h 7h Jc Jd Js 2c 3c 4c Kd", "8h 9h Th Jh Ts 3d 2h Ks Kh 5c", "4s"), draw=DRAW_FIRST_PLAYS)
    anna = somebody()
    seat(served, [anna, "bot:sound"], preset="oklahoma")
    anna.sees("4 or less")
    anna.sees("counts × 2")
    anna.press("Rules")
    anna.sees("Oklahoma")


def test_a_plain_table_says_nothing_of_oklahoma(served: Served, somebody: Come) -> None:
    """rule-02."""
    anna = somebody()
    seat(served, [anna, "bot:sound"])
    anna.sees("Knock with 10 or less")
    anna.press("Rules")
    expect(anna.page.get_by_role("dialog")).to_contain_text("10 points", timeout=PATIENCE)
    anna.never_sees("Oklahoma")


def test_hollywood_has_three_columns(served: Served, somebody: Come) -> None:
    served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
    anna = somebody()
    seat(served, [anna, "bot:greedy"], changes={"columns": 3})
    anna.press("Pass")
    anna.press("Draw", exact=True)
    knock(anna)
    anna.page.locator(".result").get_by_role("button", name="Score").click()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet).to_contain_text("3 games at once")
    expect(sheet.locator("table").first.locator("tbody tr")).to_have_count(3)


def test_a_defence_by_hand(served: Served, somebody: Come) -> None:
    served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
    anna, ben = somebody(), somebody()
    seat(served, [anna, ben])
    both_pass_and_draw(anna, ben)
    knock(anna)
    ben.press("By hand")
    ben.choose("5 of clubs")
    ben.press("Lay off on run 2-3-4 of clubs")
    ben.sees("Nothing more can be laid off")
    ben.press("Take back")
    ben.press("Done: keep 40")
    anna.sees("40 − 1 = 39")


def test_a_game_ends_with_sheet_record_and_rematch(served: Served, somebody: Come) -> None:
    served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
    anna = somebody()
    seat(served, [anna, "bot:greedy"], changes={"target": 20})
    anna.press("Pass")
    anna.press("Draw", exact=True)
    knock(anna)
    anna.sees("You won the game!")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text().strip()
    anna.press("Rematch")
    anna.sees("Hand 1")
    expect(anna.button("Pass")).to_be_visible(timeout=PATIENCE)
