"""The page's built files: in memory, compressed once, hashed names for good and all others asked for again."""

import gzip
import hashlib
import html
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "static"
INDEX = "index.html"
_HASHED = ("assets/", "cards/")
"""Where the build puts files whose names, or folders' names, change with what is in them."""
_YEAR = 365 * 24 * 3600
_WORTH_PACKING = 512
_PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
_TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent.

    Attributes:
        body, packed: what is in it, and the same compressed, where that is worth it.
        media: its type.
        tag: its ETag.
        cache: its Cache-Control.
    """

    body: bytes
    packed: bytes | None
    media: str
    tag: str
    cache: str


def find(name: str, folder: Path = FOLDER, root: str = "") -> File | None:
    """The file *name* below *folder*, or None where there is none.

    Args:
        name: which file.
        folder: where they lie.
        root: below which path of its host the server is; the page itself is told.
    """
    try:
        path = (folder / name).resolve()
        if not path.is_relative_to(folder.resolve()) or not path.is_file():
            return None
    except (OSError, ValueError):  # no file can be called so: too long a name, or with a null character
        return None
    return _load(path, path.stat().st_mtime_ns, name.startswith(_HASHED), root if name == INDEX else "")


@cache
def _load(path: Path, changed: int, hashed: bool, root: str) -> File:
    body = path.read_bytes()
    if path.name == INDEX:
        body = _placed(body.decode(), html.escape(root)).encode()
    media = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if media.startswith(_PACKED) and len(body) >= _WORTH_PACKING else None
    cached = f"public, max-age={_YEAR}, immutable" if hashed else "no-cache"
    return File(body, packed, media, f'"{hashlib.sha256(body).hexdigest()[:32]}"', cached)


def _placed(page: str, root: str) -> str:
    """The page with the addresses that the build left open, since it may be asked for at any depth."""
    return page.replace('="./', f'="{root}/static/').replace(
        "<head>", f'<head>\n    <meta name="root" content="{root}" />'
    )
