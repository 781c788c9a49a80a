"""Pictures of the page for the documentation: ``python -m tests.page.shots`` writes docs/images/*.webp."""

import base64
import tempfile
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import find
from tests.page.conftest import FLAGS
from tests.page.decks import DRAW_BOX, DRAW_FIRST_PLAYS, KNOCK
from tests.page.past import lived, owner_of, rated_before
from tests.page.people import Player, Toucher, come, knock, seat
from tests.page.serving import Served, serving
from tests.page.test_ratings import account

QUALITY = 90
LAID = 1_500
"""After how many milliseconds the last card lies where it belongs."""
UPRIGHT = {"width": 390, "height": 844}
CLOCK = {"move": 60, "bank": 600, "lose": False}
IMAGES = Path(__file__).parents[2] / "docs" / "images"


class Photographer:
    """Sets scenes, and takes a picture of each."""

    def __init__(self, browser: Browser, served: Served, folder: Path) -> None:
        self.browser = browser
        self.served = served
        self.folder = folder

    def all(self) -> None:
        """Every picture."""
        self.lobby()
        self.two()
        self.three()
        self.phone()
        self.dark()
        self.past()
        self.rated()

    def somebody(self, kind: type[Player] = Player, **options: Any) -> Player:
        """Somebody with a browser that shows no motion."""
        scale = 2 if kind is Toucher else 1
        return come(self.browser, kind, reduced_motion="reduce", device_scale_factor=scale, **options)

    def shoot(self, player: Player, name: str) -> None:
        """Take a picture once everything is there."""
        player.page.wait_for_load_state("networkidle")
        player.page.mouse.move(1, 1)
        player.settle()
        player.page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
        # Playwright itself has no WebP, which is a tenth of the size.
        session = player.context.new_cdp_session(player.page)
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
        session.detach()

    def lobby(self) -> None:
        """The start."""
        for kind, name in ((Player, "lobby"), (Toucher, "phone-lobby")):
            anna = self.somebody(kind)
            anna.page.goto(self.served.url)
            anna.button("Play now").wait_for()
            self.shoot(anna, name)
            if kind is Player:
                anna.page.get_by_text("Three at a table").click()
                self.shoot(anna, "lobby-three")
            anna.context.close()

    def drawn(self, **options: Any) -> tuple[Player, Player]:
        """Two people, one of whom has drawn and may knock."""
        self.served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
        anna, ben = self.somebody(**options), self.somebody(**options)
        seat(self.served, [anna, ben])
        anna.press("Pass")
        ben.press("Pass")
        anna.press("Draw", exact=True)
        anna.choose("king of diamonds")
        anna.button("Discard king of diamonds").wait_for()
        return anna, ben

    def past(self) -> None:
        """What has been played: the history, a replay, the check of a deal, statistics."""
        for kind, start in ((Player, ""), (Toucher, "phone-")):
            anna = self.somebody(kind, **({"viewport": UPRIGHT} if kind is Toucher else {}))
            table = lived(self.served, owner_of(self.served, anna))
            for name, path in (
                ("history", "history"),
                ("statistics", "statistics"),
                ("replay", f"t/{table}/games/1#2.14"),
            ):
                anna.page.goto(f"{self.served.url}/{path}")
                anna.page.locator("li, dl, .board").first.wait_for()
                self.shoot(anna, f"{start}{name}")
            anna.press("Check this deal")
            anna.sees("Nobody chose these cards")
            self.shoot(anna, f"{start}check")
            anna.context.close()

    def rated(self) -> None:
        """A rated game: the invitation on a phone, and what it changed."""
        self.served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
        anna, ben = self.somebody(), self.somebody(Toucher, viewport=UPRIGHT)
        for player, name in ((anna, "Anna"), (ben, "Ben")):
            account(player, self.served, name)
        self.served.run(rated_before(self.served.house, "Anna", "Ben"))
        wish = {"name": "Anna", "places": ["me", "open"], "changes": {"target": 1}, "rated": True, "clock": CLOCK}
        with patch("ginrummy.table.rated.LEAST_TARGET", 1):
            made = anna.context.request.post(f"{self.served.url}/api/tables", data=wish).json()
        for player in (anna, ben):
            player.page.goto(f"{self.served.url}{made['url']}")
        ben.button("I agree").wait_for()
        self.shoot(ben, "phone-rated")
        ben.press("I agree")
        knock(anna, ben)
        anna.page.locator(".gain").first.wait_for()
        anna.page.wait_for_timeout(LAID)
        self.shoot(anna, "rated")
        for player in (anna, ben):
            player.context.close()

    def dark(self) -> None:
        """The table in the dark."""
        anna, ben = self.drawn(color_scheme="dark")
        self.shoot(anna, "dark")
        for player in (anna, ben):
            player.context.close()

    def two(self) -> None:
        """A hand of two: the table, the knock before it is one, the defence, the result, the scoresheet."""
        anna, ben = self.drawn()
        self.shoot(anna, "table")
        anna.press("Knock with 1")
        self.shoot(anna, "knock")
        anna.press("Knock", exact=True)
        ben.button("Best for me").wait_for()
        self.shoot(ben, "defence")
        ben.press("Best for me")
        anna.button("Next hand").wait_for()
        self.shoot(anna, "result")
        anna.page.locator(".result").get_by_role("button", name="Score").click()
        self.shoot(anna, "scoresheet")
        for player in (anna, ben):
            player.context.close()

    def three(self) -> None:
        """Three at a table: each role, and the change of places."""
        self.served.deal(KNOCK, draw=DRAW_BOX)
        captain, box, out = self.somebody(), self.somebody(), self.somebody()
        seat(self.served, [captain, box, out])
        captain.press("Pass")
        box.press("Pass")
        captain.press("Draw", exact=True)
        out.choose("king of diamonds")
        out.button("Discard king of diamonds").wait_for()
        self.shoot(out, "three-out")
        out.press("Discard king of diamonds")
        captain.sees("Clara would discard")
        self.shoot(captain, "three-captain")
        self.shoot(box, "three-box")
        captain.press("Knock with 1")
        captain.press("Knock", exact=True)
        box.press("Best for me")
        captain.button("Next hand").wait_for()
        self.shoot(captain, "three-result")
        for player in (captain, box, out):
            player.context.close()

    def phone(self) -> None:
        """The table, upright on a small phone."""
        self.served.deal(KNOCK, draw=DRAW_FIRST_PLAYS)
        anna, ben = self.somebody(Toucher), self.somebody(Toucher, color_scheme="dark")
        seat(self.served, [anna, ben])
        anna.press("Pass")
        ben.press("Pass")
        anna.press("Draw", exact=True)
        anna.button("Knock with 1").wait_for()
        self.shoot(anna, "phone-table")
        anna.press("Knock with 1")
        self.shoot(anna, "phone-knock")
        anna.press("Knock", exact=True)
        ben.button("Best for me").wait_for()
        self.shoot(ben, "phone-dark")
        ben.press("Best for me")
        anna.button("Next hand").wait_for()
        self.shoot(anna, "phone-result")
        for player in (anna, ben):
            player.context.close()


def main() -> None:
    """Take every picture."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    chromium = find()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        Photographer(browser, served, IMAGES).all()
        browser.close()


if __name__ == "__main__":
    main()
