"""How much a browser fetches before one can play, and how long that takes: ``python -m tests.page.loading``."""

import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import find
from tests.page.conftest import FLAGS
from tests.page.people import come

TIMES = 9
_FACES = "/assets/cards-"
_USABLE = """window.usable = new Promise(usable => {
    const look = () => {
        if (document.querySelector("form .start:enabled")) usable(performance.now());
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""
"""A promise of how many milliseconds the page took until its frame with the button that starts a game."""


@dataclass
class Load:
    """A first visit: nothing is cached, and no one has been here before.

    Attributes:
        seconds: until the button that starts a game could be pressed.
        page, faces: the bytes that came, compressed as they came, of the page and of the faces of cards.
    """

    seconds: float = 0.0
    page: int = 0
    faces: int = 0
    _addresses: dict[str, str] = field(default_factory=dict)

    def asked(self, told: dict[str, Any]) -> None:
        """The browser asks for something."""
        self._addresses[told["requestId"]] = told["request"]["url"]

    def came(self, told: dict[str, Any]) -> None:
        """It has come."""
        size = int(told["encodedDataLength"])
        if _FACES in self._addresses[told["requestId"]]:
            self.faces += size
        else:
            self.page += size


def first_load(browser: Browser, url: str) -> Load:
    """Visit *url* with a fresh browser, until one can play."""
    anna = come(browser)
    load = Load()
    network = anna.context.new_cdp_session(anna.page)
    network.on("Network.requestWillBeSent", load.asked)
    network.on("Network.loadingFinished", load.came)
    network.send("Network.enable")
    anna.page.add_init_script(_USABLE)
    anna.page.goto(url)
    load.seconds = anna.page.evaluate("window.usable") / 1000
    anna.page.wait_for_load_state("networkidle")
    anna.context.close()
    return load


def main() -> None:
    """Load the page from a server of its own again and again, and print what came out."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serve = [sys.executable, "-m", "ginrummy", "serve", "--no-browser", "--port", "0"]
        with subprocess.Popen(
            [*serve, "--database", str(Path(folder) / "tables.db")], stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
            first_load(browser, url)  # the browser's own start
            loads = [first_load(browser, url) for _ in range(TIMES)]
            browser.close()
            server.terminate()
    seconds = statistics.median(load.seconds for load in loads)
    page, faces = (
        statistics.median(sizes) / 1000 for sizes in zip(*((one.page, one.faces) for one in loads), strict=True)
    )
    print(
        f"{TIMES} cold loads: {seconds:.2f} s (median) until one can play; {page:.0f} kB, and {faces:.0f} kB of faces"
    )


if __name__ == "__main__":
    main()
