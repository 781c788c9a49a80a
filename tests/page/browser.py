"""The browser of the page's tests: the system's, else Playwright's own, else Debian's package where root may install.

``python -m tests.page.browser`` makes sure that there is one, and says which.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIAN = (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"])


def find() -> str | None:
    """Where a browser is: ``$CHROMIUM``, one of the system's, or the one that Playwright has fetched; else None."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return next(filter(None, map(shutil.which, NAMES)), None) or _playwrights_own()


def make_sure() -> str | None:
    """Where a browser is, after fetching one if there was none and that is possible."""
    found = find()
    if found:
        return found
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    found = find()
    if found or shutil.which("apt-get") is None or os.geteuid() != 0:
        return found
    for command in DEBIAN:
        subprocess.run(command, check=False, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})
    return find()


def _playwrights_own() -> str | None:
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.exists() else None


if __name__ == "__main__":
    browser = make_sure()
    print(browser or "No browser could be had: the tests of the page are skipped.")
