"""Accounts at the page: made, taken to a phone, recovered, deleted."""

import pytest
from playwright.sync_api import expect

from tests.page.people import PATIENCE, Come, Player, Toucher, seat
from tests.page.serving import Served
from tests.page.test_accessible import check

GOOD, NEW = "four cats on a roof", "six cats on a roof"
HAND_SIZED = {"viewport": {"width": 390, "height": 844}}


def fill(player: Player, **fields: str) -> None:
    for label, value in fields.items():
        player.page.get_by_label(label.replace("_", " "), exact=True).fill(value)


def home(player: Player, served: Served) -> None:
    player.page.goto(served.url)
    player.button("Play now").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("kind", [Player, Toucher])
def test_an_account_from_its_first_day_to_its_last(served: Served, somebody: Come, kind: type[Player]) -> None:
    name = f"Anna {kind.__name__}"
    anna, phone = somebody(kind), somebody(Toucher, **HAND_SIZED)
    table = seat(served, [anna, "bot:sound"])
    home(anna, served)
    anna.press("Sign in")
    check(anna)
    fill(anna, Name=name, Password="password123")
    anna.press("Make my account")
    anna.sees("one of the first that anybody would try")
    fill(anna, Password=GOOD)
    anna.press("Make my account")
    anna.sees("Keep these codes")
    check(anna)
    codes = anna.page.get_by_role("dialog").locator("li").all_inner_texts()
    assert len(codes) == 8
    anna.press("I have kept them")
    anna.button(f"Your account: {name}").wait_for()

    # On the phone: the seat at the table is there, and the settings follow.
    anna.press("Settings")
    anna.page.get_by_text("Burgundy").click()
    expect(anna.page.locator("html")).to_have_attribute("data-felt", "burgundy")
    with anna.page.expect_response("**/api/account/settings") as kept:
        pass
    assert kept.value.ok
    anna.press("Close")
    home(phone, served)
    phone.press("Sign in")
    phone.page.get_by_text("I have an account").click()
    fill(phone, Name=name, Password=NEW)
    phone.page.locator("form").get_by_role("button", name="Sign in").last.click()
    phone.sees("The name or the password is wrong.")
    check(phone)
    fill(phone, Password=GOOD)
    phone.page.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()
    phone.button(f"Your account: {name}").wait_for(timeout=PATIENCE)
    expect(phone.page.locator("html")).to_have_attribute("data-felt", "burgundy")
    phone.page.goto(table)
    phone.page.locator(".board").wait_for(timeout=PATIENCE)

    # Forgotten, and recovered: the phone is signed out.
    home(anna, served)
    anna.press("Your account")
    anna.page.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
    anna.button("Sign in").wait_for()
    anna.press("Sign in")
    anna.page.get_by_text("I have an account").click()
    anna.press("I have forgotten my password")
    fill(anna, Name=name, Recovery_code=codes[0].lower(), New_password=NEW)
    check(anna)
    anna.page.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()
    anna.button(f"Your account: {name}").wait_for(timeout=PATIENCE)
    phone.sees("This table is not open to you.")
    anna.press("Your account")
    anna.sees("7 left")
    check(anna)
    anna.press("Delete my account")
    fill(anna, Password=NEW)
    check(anna)
    anna.page.locator("form").get_by_role("button", name="Delete my account").click()
    anna.button("Sign in").wait_for(timeout=PATIENCE)
    # What the browser itself says of answers that refuse.
    for player in (anna, phone):
        player.faults[:] = [fault for fault in player.faults if "status of 4" not in fault]
