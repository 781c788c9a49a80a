"""People at the page, for tests: each with a browser of their own, playing by mouse, by touch or by keyboard."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.page.serving import Served

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
PATIENCE = 15_000
"""How long to wait for anything, in milliseconds: the machine may be busy."""
CORNER = {"x": 9, "y": 14}
"""The part of a card that is never covered."""


@dataclass
class Player:
    """Somebody with a browser.

    Attributes:
        page: what they see.
        faults: what the page complained of.
    """

    page: Page
    faults: list[str]

    @property
    def context(self) -> BrowserContext:
        """The browser of this person; its tabs share the seat."""
        return self.page.context

    def button(self, name: str, *, exact: bool = False) -> Locator:
        """A button by what it is called."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def card(self, spoken: str) -> Locator:
        """A card of the hand, as ``king of diamonds``."""
        return self.page.locator(f'.hand .cards button[aria-label^="{spoken},"]')

    def cards(self) -> list[str]:
        """The cards of the hand as they stand, as ``K♦``."""
        found = self.page.locator(".hand .cards button").all()
        return [card.get_attribute("data-card") or "" for card in found]

    def hold_down(self, x: float, y: float) -> Callable[[], None]:
        """Press what lies at a point, and return what lets go of it."""
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        return self.page.mouse.up

    def press(self, name: str, *, exact: bool = False) -> None:
        """Use a button."""
        self.use(self.button(name, exact=exact).first)

    def use(self, target: Locator, position: Any = None) -> None:
        """Use a button: by mouse."""
        target.click(position=position, timeout=PATIENCE)

    def choose(self, spoken: str) -> None:
        """Choose a card of the hand, once the hand lies still: a card that moves away is not what is hit."""
        expect(self.card(spoken)).to_be_visible(timeout=PATIENCE)
        self.settle()
        self.use(self.card(spoken), CORNER)

    def hold(self, count: int = 11) -> None:
        """Wait until the hand has so many cards."""
        expect(self.page.locator(".hand .cards button")).to_have_count(count, timeout=PATIENCE)

    def discard(self, spoken: str) -> None:
        """Discard a card, once one has drawn."""
        self.hold()
        self.choose(spoken)
        self.press(f"Discard {spoken}")

    def settle(self) -> None:
        """Wait until no card moves any more."""
        moving = "document.getAnimations().some(one => one.playState === 'running')"
        for _ in range(100):
            if not self.page.evaluate(moving):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("something on the page never comes to rest")

    def sees(self, text: str) -> None:
        """Wait until *text* stands somewhere on the page."""
        expect(self.page.locator("body")).to_contain_text(text, timeout=PATIENCE)

    def never_sees(self, text: str) -> None:
        """Make sure that *text* stands nowhere."""
        expect(self.page.locator("body")).not_to_contain_text(text)


class Toucher(Player):
    """Somebody who taps."""

    def use(self, target: Locator, position: Any = None) -> None:
        """Tap."""
        target.tap(position=position, timeout=PATIENCE)

    def discard(self, spoken: str) -> None:
        """Tap the card, then the discard pile."""
        self.hold()
        self.choose(spoken)
        self.use(self.page.locator('[data-zone="pile"]'))

    def hold_down(self, x: float, y: float) -> Callable[[], None]:
        """Put a finger down, and return what lifts it."""
        session = self.context.new_cdp_session(self.page)
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})

        def lift() -> None:
            session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            session.detach()

        return lift

    def swipe(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Move a finger over the screen."""
        session = self.context.new_cdp_session(self.page)
        (x, y), (to_x, to_y) = start, end

        def send(kind: str, points: list[dict[str, float]]) -> None:
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        send("touchStart", [{"x": x, "y": y}])
        for step in range(1, 9):
            send("touchMove", [{"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8}])
        send("touchEnd", [])
        session.detach()


class Typist(Player):
    """Somebody without mouse or finger."""

    def use(self, target: Locator, position: Any = None) -> None:
        """Go there by the tab key, and press it."""
        expect(target).to_be_visible(timeout=PATIENCE)
        self.reach(target)
        self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """Tab to a button; arrows move among the cards."""
        wanted = target.element_handle()
        for _ in range(60):
            if wanted.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not lead to {target}")

    def choose(self, spoken: str) -> None:
        """Tab to the hand, then move by arrows."""
        cards = self.page.locator(".hand .cards button")
        expect(self.card(spoken)).to_be_visible(timeout=PATIENCE)
        self.reach(self.page.locator('.hand .cards button[tabindex="0"]'))
        self.page.keyboard.press("Home")
        wanted = self.card(spoken).element_handle()
        for _ in range(cards.count()):
            if wanted.evaluate("node => node === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow keys do not lead to the {spoken}")


Come = Callable[..., Player]
"""Makes somebody with a browser of their own: ``come(kind=Toucher, **options)``."""


def come(browser: Browser, kind: type[Player] = Player, **options: Any) -> Player:
    """Somebody with a fresh browser."""
    touch = kind is Toucher
    usual: dict[str, Any] = {"viewport": PHONE if touch else DESKTOP, "has_touch": touch}
    context = browser.new_context(**(usual | options))
    context.set_default_timeout(PATIENCE)
    return enter(context, kind)


def enter(context: BrowserContext, kind: type[Player] = Player) -> Player:
    """A new tab in a browser; what the page complains of is kept."""
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type in ("error", "warning") else None)
    return kind(page, faults)


def seat(served: Served, places: Sequence[Player | str], **wish: Any) -> str:
    """Seat people and bots at a new table, in this order, and return its address; the first person makes it."""
    people = [place for place in places if isinstance(place, Player)]
    made = people[0].context.request.post(
        f"{served.url}/api/tables",
        data={
            "name": "Anna",
            "preset": "classic",
            "changes": {},
            "seating": "two" if len(places) == 2 else "box",
            "places": [place if isinstance(place, str) else "me" if place is people[0] else "open" for place in places],
            "watching": False,
            "practice": False,
        }
        | wish,
    )
    assert made.ok, made.text()
    url = f"{served.url}{made.json()['url']}"
    for name, person in zip(("Anna", "Ben", "Clara"), people, strict=False):
        if person is not people[0]:
            api = f"{served.url}/api/tables/{made.json()['id']}/join"
            assert person.context.request.post(api, data={"name": name}).ok
    for person in people:
        person.page.goto(url)
    for person in people:
        person.page.locator(".board").wait_for(timeout=PATIENCE)
    return url


def knock(mover: Player, other: Player) -> None:
    """A hand of the deal ``KNOCK`` (:mod:`tests.page.decks`): one knocks, and the other lays off for the best."""
    mover.press("Pass")
    other.press("Pass")
    mover.press("Draw", exact=True)
    mover.press("Knock with 1")
    mover.press("Knock", exact=True)
    other.press("Best for me")
