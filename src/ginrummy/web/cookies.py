"""Who a browser is: a random id in a signed cookie, which scripts cannot read."""

import base64
import hmac
import secrets
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie

COOKIE = "ginrummy"
LANGUAGE_COOKIE = "ginrummy-lang"
GUEST_COOKIE = "ginrummy-guest"
"""Where a browser keeps who its guest was while somebody is signed in who is not that guest."""
_ID_BYTES = 16
_YEAR = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Signer:
    """Signs the ids of browsers.

    Attributes:
        key: a secret that outlives the server, so that seats do too.
    """

    key: bytes

    @staticmethod
    def fresh() -> str:
        """The id of a browser that has none yet."""
        return secrets.token_urlsafe(_ID_BYTES)

    def cookie(self, browser: str, *, secure: bool, name: str = COOKIE, path: str = "/") -> str:
        """The value of a ``Set-Cookie`` header for *browser*; one that is empty takes the cookie away.

        Args:
            browser: the id.
            secure: whether it is sent over TLS only.
            name: what the cookie is called.
            path: below which path of the host it is sent.
        """
        flags = "; Secure" if secure else ""
        value, age = (f"{browser}.{self._signature(browser)}", _YEAR) if browser else ("", 0)
        return f"{name}={value}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{flags}"

    def browser(self, cookies: dict[str, str], name: str = COOKIE) -> str | None:
        """The browser that sent *cookies*, or None if they name none, or one that was not signed here."""
        browser, dot, signature = cookies.get(name, "").partition(".")
        good = bool(browser and dot) and hmac.compare_digest(signature.encode(), self._signature(browser).encode())
        return browser if good else None

    def _signature(self, browser: str) -> str:
        digest = hmac.digest(self.key, b"ginrummy cookie 1\0" + browser.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def parse(header: str) -> dict[str, str]:
    """The cookies in a ``Cookie`` header; nothing, if it cannot be read."""
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header).items()}
    except CookieError:
        return {}
