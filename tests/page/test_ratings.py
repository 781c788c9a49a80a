"""Rated games at the page: made, agreed to, played, and what they change, for two and for three."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.decks import DRAW_FIRST_PLAYS, KNOCK
from tests.page.people import PATIENCE, Come, Player, Toucher, knock
from tests.page.serving import QUICK, Served, serving
from tests.page.test_accessible import check
from tests.page.test_people import GOOD


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand is enough."""
    monkeypatch.setattr("ginrummy.table.rated.LEAST_TARGET", 1)


def account(player: Player, served: Served, name: str) -> None:
    """Somebody has an account, and is at home."""
    answer = player.context.request.post(f"{served.url}/api/account", data={"name": name, "password": GOOD})
    assert answer.ok, answer.text()
    player.page.goto(served.url)
    player.button(f"Your account: {name}").wait_for(timeout=PATIENCE)


def rated_table(player: Player, way: str) -> str:
    """Make a rated table from the start page, and tell where it is."""
    player.page.get_by_text(way).click()
    if way == "Three at a table":
        for select in player.page.get_by_label("Place ", exact=False).all()[1:]:
            select.select_option("open")
    player.page.get_by_text("Rated game").click()
    expect(player.page.get_by_text("As long as you like")).to_have_count(0)
    check(player)
    player.press("Make a table" if way == "With a friend" else "Sit down")
    player.sees("the result will count for everybody’s rating")
    check(player)
    return player.page.url


@pytest.mark.parametrize("kind", [Player, Toucher])
def test_two_play_a_rated_game_to_its_end(served: Served, somebody: Come, kind: type[Player]) -> None:
    served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
    anna, ben, guest = somebody(kind), somebody(kind), somebody(kind)
    names = f"Anna R{kind.__name__[0]}", f"Ben R{kind.__name__[0]}"
    account(anna, served, names[0])
    account(ben, served, names[1])
    anna.page.get_by_text("More options").click()
    anna.page.locator("#option-target").fill("1")
    anna.page.locator("#option-target").blur()
    table = rated_table(anna, "With a friend")
    # A guest is told why they cannot, and how they can.
    guest.page.goto(table)
    guest.sees("This game is rated")
    guest.sees("Rated games are for people with an account.")
    expect(guest.button("join")).to_have_count(0)
    check(guest)
    guest.press("Sign in")
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    # Ben agrees.
    ben.page.goto(table)
    ben.sees("the result counts for your rating and for theirs")
    ben.sees("no rated game yet")
    check(ben)
    ben.press("I agree: join the rated game")
    anna.button("Pass").wait_for(timeout=PATIENCE)
    anna.sees("1500")
    check(anna)
    knock(anna, ben)
    for player in (anna, ben):
        player.sees("What this game changed")
        player.sees("1500 → ")
    check(anna)
    won, lost = (player.page.locator("section li .gain").all_inner_texts() for player in (anna, ben))
    assert won == lost
    assert [text[0] for text in won] == ["+", "\N{MINUS SIGN}"]
    # Both see it at home and in their statistics.
    for player, name, word in ((anna, names[0], "won"), (ben, names[1], "lost")):
        player.page.goto(f"{served.url}/statistics")
        player.sees("Your rating")
        player.sees("after one rated game")
        points = int(player.page.locator("section .rating").first.inner_text().split()[0])
        assert (points > 1500) == (word == "won")
        check(player)
        player.page.goto(f"{served.url}/history")
        expect(player.page.locator("li.won, li.lost")).to_contain_text("Rated")
        check(player)
        player.page.get_by_role("link", name="Replay").click()
        expect(player.page.locator("header")).to_contain_text("Rated")
        check(player)
        player.page.goto(served.url)
        player.press(f"Your account: {name}")
        player.sees(f"Rating of {name}: {points}")
        check(player)


def test_three_play_a_rated_game(served: Served, somebody: Come) -> None:
    served.deal(KNOCK)
    people = [somebody(), somebody(), somebody(Toucher)]
    for player, name in zip(people, ("Anna R3", "Ben R3", "Cleo R3"), strict=True):
        account(player, served, name)
    table = rated_table(people[0], "Three at a table")
    for player in people[1:]:
        player.page.goto(table)
        player.press("I agree: join the rated game")
    for player in people:
        player.page.locator(".board").wait_for(timeout=PATIENCE)
    people[2].press("Leave")
    people[2].sees("Giving up is a loss.")
    check(people[2])
    people[2].press("Give the game up")
    for player in people:
        player.sees("What this game changed")
        player.sees("came last")
        player.sees("shared the first place")
    check(people[2])
    for player in people:
        player.press("Another rated game")
    people[0].sees("Hand 1")


def test_somebody_is_gone_from_a_rated_game(tmp_path: Path, somebody: Come) -> None:
    with serving(tmp_path, replace(QUICK, patience=3.0)) as served:
        served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
        anna, ben = somebody(Toucher), somebody()
        account(anna, served, "Anna")
        account(ben, served, "Ben")
        ben.page.goto(rated_table(anna, "With a friend"))
        ben.press("I agree: join the rated game")
        anna.press("Pass")
        anna.press("Chat")
        expect(anna.button("Mute Ben")).to_be_visible()
        expect(anna.button("Put Ben out")).to_have_count(0)
        anna.press("Close")
        ben.page.goto("about:blank")
        anna.sees("wait, and the clock plays for them")
        check(anna)
        anna.press("Seat a bot")
        anna.sees("no longer rated: a bot has taken a place")
        check(anna)
        anna.press("Leave")
        anna.never_sees("Giving up is a loss.")
        anna.press("Give the game up")
        anna.sees("You gave the game up.")
        anna.never_sees("What this game changed")
        check(anna)
        expect(anna.button("Rematch")).to_be_visible()
        # In the history it is no rated game.
        anna.page.goto(f"{served.url}/history")
        anna.sees("Lost")
        anna.never_sees("Rated")
        anna.page.get_by_role("link", name="Replay").click()
        anna.sees("move by move")
        anna.never_sees("Rated")
