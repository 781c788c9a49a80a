"""Where to press, and how to drag."""

from playwright.sync_api import Locator, Page, expect

from tests.page.people import PATIENCE, Player


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


def draw(player: Player) -> None:
    """Pass the upcard, as the other does, and draw."""
    player.press("Pass")
    player.press("Draw", exact=True)
    expect(player.page.locator(".hand .cards button")).to_have_count(11, timeout=PATIENCE)
    player.settle()
