"""What has been played, in a real browser: history, replay, the check of a deal, records brought along, figures."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ginrummy.record import Verdict, read, verify, write
from ginrummy.table import records
from tests.cli.run import ran
from tests.page.decks import DRAW_FIRST_PLAYS, KNOCK
from tests.page.past import keep, owner_of
from tests.page.people import Come, Player, Toucher, knock, seat
from tests.page.serving import Served
from tests.page.test_accessible import check as no_barriers
from tests.table.logs import Scribe

PHONE = {"width": 390, "height": 844}
KINDS = pytest.mark.parametrize("kind", [Player, Toucher])


def visitor(somebody: Come, kind: type[Player] = Player, **options: Any) -> Player:
    return somebody(kind, **({"viewport": PHONE} if kind is Toucher else {}), **options)


def fits(player: Player) -> None:
    """Nothing sticks out at the side."""
    wide = player.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], wide


def knocked(mover: Player, other: Player) -> None:
    """A hand that one knocks, and another to come."""
    knock(mover, other)
    mover.button("Next hand").wait_for()


@KINDS
def test_a_game_is_found_and_looked_at_again(served: Served, somebody: Come, kind: type[Player]) -> None:
    """From playing to the history, into the replay, through its moves, and back."""
    served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
    anna, ben = visitor(somebody, kind), visitor(somebody, kind)
    table = seat(served, [anna, ben])
    knocked(anna, ben)
    anna.page.goto(f"{served.url}/history")
    line = anna.page.locator("li.open")
    expect(line).to_contain_text("Against Ben")
    fits(anna)
    line.get_by_role("link", name="Go on").click()
    anna.page.locator(".board").wait_for()
    assert anna.page.url == table
    anna.page.go_back()
    anna.page.locator("li.open").get_by_role("link", name="Replay").click()
    expect(anna.page.locator(".words")).to_contain_text("The upcard is")
    fits(anna)
    anna.press("One move on")
    expect(anna.page.locator(".words")).to_have_text(re.compile("You passed"))
    assert anna.page.url.endswith("#1.1")
    anna.press("One move back")
    anna.sees("Not over yet")


def test_keys_slider_and_address_go_everywhere(served: Served, somebody: Come, rng: random.Random) -> None:
    anna = visitor(somebody)
    scribe = Scribe.table(rng, owner_of(served, anna), "ben")
    scribe.game()
    table = keep(served, scribe)
    hands = len(records.whole(scribe.state, 1).hands)
    page = anna.page
    page.goto(f"{served.url}/t/{table}/games/1#2.3")
    where = page.locator(".where")
    expect(where).to_contain_text(f"Hand 2 of {hands} · move 3 of")

    def at(hand: int, move: int) -> None:
        expect(where).to_contain_text(re.compile(rf"Hand {hand} of {hands} · move {move} of"))

    def at_the_end(hand: int) -> None:
        expect(where).to_have_text(re.compile(rf"Hand {hand} of {hands} · move (\d+) of \1$"))

    for key, hand, move in [
        ("ArrowRight", 2, 4),
        ("ArrowLeft", 2, 3),
        ("Home", 2, 0),
        ("ArrowLeft", 1, None),
        ("ArrowRight", 2, 0),
        ("PageUp", 1, 0),
        ("PageDown", 2, 0),
        ("Shift+ArrowLeft", 1, 0),
        ("Shift+ArrowRight", 2, 0),
    ]:
        page.keyboard.press(key)
        at(hand, move) if move is not None else at_the_end(hand)
    page.keyboard.press("End")
    at_the_end(2)
    # The slider with its own keys does the same, and says where it is.
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    at(2, 0)
    page.keyboard.press("ArrowRight")
    at(2, 1)
    assert re.search(r"move 1 of \d+: \w", slider.get_attribute("aria-valuetext") or "")
    page.keyboard.press("ArrowUp")
    at(2, 2)
    slider.fill("5")
    at(2, 5)
    assert page.url.endswith("#2.5")
    page.evaluate("location.hash = '#1.2'")
    at(1, 2)
    page.evaluate("location.hash = '#999.999'")
    at_the_end(hands)
    # Whoever opens the link comes to the same move; what is played by itself stops at a key.
    page.reload()
    at_the_end(hands)
    page.get_by_role("link", name=re.compile("^1 · ")).click()
    at(1, 0)
    page.keyboard.press("Space") if page.evaluate("document.activeElement.tagName !== 'A'") else anna.press(
        "Let it play"
    )
    at(1, 1)
    page.keyboard.press("ArrowRight")
    expect(anna.button("Let it play")).to_have_attribute("aria-pressed", "false")


def test_all_hands_lie_open_once_it_is_over(served: Served, somebody: Come, rng: random.Random) -> None:
    anna = visitor(somebody)
    owner = owner_of(served, anna)
    over, still = Scribe.table(rng, owner, "ben"), Scribe.table(rng, owner, "ben")
    over.game()
    still.hand(6)
    anna.page.goto(f"{served.url}/t/{keep(served, over)}/games/1")
    expect(anna.page.locator("section[aria-label^='The cards of'] .face")).to_have_count(20)
    expect(anna.page.locator("section[aria-label^='The cards of'] .back")).to_have_count(0)
    anna.page.goto(f"{served.url}/t/{keep(served, still)}/games/1")
    expect(anna.page.locator("section[aria-label^='The cards of'] .back")).to_have_count(10)
    for _ in range(6):
        anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator("section[aria-label='The cards of Ben'] .back").first).to_be_visible()


@KINDS
def test_a_deal_is_checked_here_and_by_the_command(
    served: Served, somebody: Come, tmp_path: Path, kind: type[Player]
) -> None:
    """The same record: worked out again in the browser, and proven by ``ginrummy verify``."""
    anna = visitor(somebody, kind)
    anna.page.goto(served.url)
    anna.press("Play now")
    anna.page.locator(".board").wait_for()
    anna.press("Leave")
    anna.press("Give the game up")
    anna.page.locator(".result, .over").first.wait_for()
    table = anna.page.url.rpartition("/")[2]
    anna.page.goto(f"{served.url}/t/{table}/games/1")
    anna.press("Check this deal")
    anna.sees("2 of 2 deals of this game are proven")
    anna.sees("Nobody chose these cards")
    anna.sees("the very number that this browser brought")
    fits(anna)
    expect(anna.page.locator(".mini")).to_have_count(52)
    expect(anna.page.locator("dialog .sign")).to_have_text(["✓"] * 7)
    anna.page.locator("dialog label", has_text="The draw").click()
    expect(anna.page.locator(".mini")).to_have_count(2)
    with anna.page.expect_download() as download:
        anna.page.locator("dialog").get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.gin"
    download.value.save_as(file)
    assert verify(read(file.read_text())).verdict is Verdict.PROVEN
    assert ran("verify", str(file))[0] == 0


def test_a_deal_that_is_not_right_is_said_to_be(served: Served, somebody: Come, rng: random.Random) -> None:
    """Each lie is found: another number, another seal, other cards, and a number that is not this browser's."""
    anna = visitor(somebody)
    scribe = Scribe.table(rng, owner_of(served, anna), "ben")
    scribe.game()
    table = keep(served, scribe)
    path = f"{served.url}/t/{table}/games/1"

    def lie(change: Callable[[Any], None]) -> None:
        def changed(route: Any) -> None:
            answer = route.fetch()
            told = answer.json()
            change(told)
            route.fulfill(response=answer, json=told)

        anna.page.unroute("**/replay")
        anna.page.route("**/replay", changed)
        anna.page.goto("about:blank")
        anna.page.goto(path)
        anna.press("Check this deal")

    def swap(told: Any) -> None:
        stock = told["hands"][0]["deal"]["stock"]
        stock[3], stock[7] = stock[7], stock[3]

    lie(swap)
    anna.sees("The numbers give other cards than those that were dealt")
    lie(lambda told: told["hands"][0]["proof"]["seeds"].__setitem__(0, "00" * 16))
    anna.sees("Somebody opened another number than the one that was sealed")
    lie(lambda told: told["hands"][0].__setitem__("proof", None))
    anna.sees("No sealed numbers were noted")
    anna.page.evaluate(f"localStorage['ginrummy.seeds.{table}.1.1'] = '{'ab' * 16}'")
    lie(lambda told: None)
    anna.sees("is not the one that your browser brought")


@KINDS
def test_a_record_is_brought_along_replayed_and_deleted(
    served: Served, somebody: Come, rng: random.Random, tmp_path: Path, kind: type[Player]
) -> None:
    anna = visitor(somebody, kind)
    scribe = Scribe.table(rng, "mia", "noah")
    scribe.game()
    text = write(records.whole(scribe.state, 1))
    anna.page.goto(f"{served.url}/history")
    anna.press("Bring a game along")
    bad = text.replace("Score A", "Score C", 1)
    line = next(n for n, one in enumerate(bad.splitlines(), 1) if one.startswith("Score C"))
    anna.page.get_by_label("Or paste the record").fill(bad)
    anna.press("Check and keep")
    expect(anna.page.locator("#fault")).to_contain_text(f"Line {line}")
    expect(anna.page.locator("#fault .number")).to_have_text(str(line))
    expect(anna.page.locator("#fault mark")).to_contain_text("C")
    anna.faults.clear()  # the browser itself notes every refusal
    fits(anna)
    file = tmp_path / "mia.gin"
    file.write_text(text)
    anna.page.locator("input[type=file]").set_input_files(file)
    anna.press("Check and keep")
    brought = anna.page.locator("li", has_text="Mia and Noah")
    brought.get_by_role("link", name="Replay").click()
    expect(anna.page.locator(".words")).to_contain_text("The upcard is")
    anna.press("Check this deal")
    anna.sees("Nobody chose these cards")
    anna.page.goto(f"{served.url}/history")
    anna.page.locator("li", has_text="Mia and Noah").get_by_role("button", name="Delete").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(anna.page.locator("li", has_text="Mia and Noah")).to_have_count(0)


@KINDS
def test_a_long_history_is_searched_and_leafed_through(
    served: Served, somebody: Come, rng: random.Random, kind: type[Player]
) -> None:
    anna = visitor(somebody, kind)
    owner = owner_of(served, anna)
    for n in range(23):
        scribe = Scribe.table(rng, owner, "zoe" if n == 4 else "ben")
        scribe.hand(1)
        keep(served, scribe)
    anna.page.goto(f"{served.url}/history")
    anna.sees("23 games")
    expect(anna.page.locator("li")).to_have_count(20)
    anna.press("Older")
    anna.sees("Page 2 of 2")
    expect(anna.page.locator("li")).to_have_count(3)
    expect(anna.button("Older")).to_be_disabled()
    anna.page.get_by_role("searchbox").fill("ZO")
    anna.sees("One game")
    expect(anna.page.locator("li")).to_contain_text("Against Zoe")
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_label("How it ended").select_option("won")
    anna.sees("No game is like that.")
    fits(anna)
    anna.press("Show all again")
    anna.page.get_by_role("searchbox").fill("")
    anna.page.get_by_label("From").fill("2100-01-01")
    anna.sees("No games")
    anna.page.get_by_label("From").fill("2020-01-01")
    anna.sees("23 games")


@KINDS
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_open_to_everybody(
    served: Served, somebody: Come, rng: random.Random, kind: type[Player], scheme: str
) -> None:
    """Axe finds nothing, and nothing sticks out, with games and without."""
    anna = visitor(somebody, kind, color_scheme=scheme)
    owner = owner_of(served, anna)
    for way in ("history", "statistics"):
        anna.page.goto(f"{served.url}/{way}")
        anna.page.locator("main .button").first.wait_for()
        no_barriers(anna)
    tables = []
    for n in range(3):
        people = [owner, "ben", "cleo"] if n == 2 else [owner, "bot:sound"]
        scribe = Scribe.table(rng, *people)
        scribe.game()
        tables.append(keep(served, scribe))
    anna.page.goto(f"{served.url}/history")
    expect(anna.page.locator("li")).to_have_count(3)
    anna.press("More", exact=True)
    anna.page.get_by_label("From").wait_for()
    fits(anna)
    no_barriers(anna)
    anna.press("Bring a game along")
    no_barriers(anna)
    anna.page.goto(f"{served.url}/statistics")
    anna.sees("By opponent")
    anna.page.get_by_text("The same as a table").click()
    fits(anna)
    no_barriers(anna)
    for table in (tables[0], tables[2]):
        anna.page.goto(f"{served.url}/t/{table}/games/1#1.999")
        expect(anna.page.locator(".words")).to_contain_text(re.compile("wins|win |void|Void|nobody", re.IGNORECASE))
        fits(anna)
        no_barriers(anna)
    anna.press("Check this deal")
    anna.sees("Nobody chose these cards")
    no_barriers(anna)


@KINDS
def test_a_watcher_replays_the_hands_that_are_over_and_comes_back(
    served: Served, somebody: Come, kind: type[Player]
) -> None:
    """From the end of a hand, and from the scoresheet while the next one is played; its cards stay hidden."""
    served.deal(KNOCK, KNOCK, draw=DRAW_FIRST_PLAYS)
    anna, ben, eve = visitor(somebody), visitor(somebody), visitor(somebody, kind)
    table = seat(served, [anna, ben], watching=True)
    eve.page.goto(table)
    eve.press("Watch")
    eve.page.locator(".board").wait_for()
    sheet = eve.page.get_by_role("dialog")
    eve.press("Score")
    expect(sheet.get_by_role("link", name="Replay")).to_have_count(0)
    eve.press("Close")
    knocked(anna, ben)
    no_barriers(eve)
    eve.page.locator(".result").get_by_role("link", name="Replay").click()
    expect(eve.page.locator(".where")).to_contain_text("Hand 1 of 1 · move 0 of")
    # Both hands lie open, and the way leads back to the table, to look on.
    expect(eve.page.locator("section[aria-label^='The cards of'] .face")).to_have_count(20)
    expect(eve.page.get_by_role("link", name="Go on")).to_have_count(0)
    no_barriers(eve)
    eve.page.get_by_role("link", name="Watch").click()
    eve.page.locator(".board").wait_for()
    anna.press("Next hand")
    ben.press("Next hand")
    expect(eve.page.locator(".result")).to_have_count(0)
    eve.press("Score")
    no_barriers(eve)
    sheet.get_by_role("link", name="Replay Hand 1").click()
    expect(eve.page.locator(".where")).to_contain_text("Hand 1 of 1 · move 0 of")
    fits(eve)
    # Whoever plays goes the same way, and back to their seat; of the hand under way they see their own cards.
    anna.press("Score")
    anna.page.get_by_role("dialog").get_by_role("link", name="Replay Hand 1").click()
    expect(anna.page.locator(".where")).to_contain_text("Hand 1 of 2 · move 0 of")
    anna.page.get_by_role("link", name="Go on").click()
    anna.page.locator(".board").wait_for()
    # Who may look on no longer stands before the door again.
    anna.press("Leave")
    anna.use(anna.page.get_by_role("switch", name="Let others watch"))
    eve.page.goto(f"{table}#watch")
    eve.sees("Every place at this table is taken.")
    expect(eve.button("Watch")).to_have_count(0)


def test_who_may_not_see_a_game_is_told_so(served: Served, somebody: Come, rng: random.Random) -> None:
    anna, eve = visitor(somebody), visitor(somebody)
    scribe = Scribe.table(rng, owner_of(served, anna), "ben")
    scribe.game()
    eve.page.goto(f"{served.url}/t/{keep(served, scribe)}/games/1")
    eve.sees("This game cannot be shown")
    eve.page.goto(f"{served.url}/records/none")
    eve.sees("You have no such record here")
    eve.faults.clear()  # the browser itself notes every refusal


@KINDS
def test_figures_add_up(served: Served, somebody: Come, rng: random.Random, kind: type[Player]) -> None:
    anna = visitor(somebody, kind)
    owner = owner_of(served, anna)
    hands = 0
    for _ in range(4):
        scribe = Scribe.table(rng, owner, "ben")
        scribe.game()
        hands += len(records.whole(scribe.state, 1).hands)
        keep(served, scribe)
    anna.page.goto(f"{served.url}/statistics")
    anna.sees(f"4 finished games with {hands} hands")
    expect(anna.page.locator("svg[role=img]")).to_be_visible()
    anna.page.get_by_text("The same as a table").click()
    expect(anna.page.locator("details tbody tr")).to_have_count(4)
    expect(anna.page.locator("table").nth(1).locator("tbody tr")).to_have_count(1)
