"""The page's built files: in memory, compressed once, hashed names for good and all others asked for again."""

import gzip
import hashlib
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


def find(name: str, folder: Path = FOLDER) -> File | None:
    """The file *name* below *folder*, or None where there is none."""
    path = (folder / name).resolve()
    if not path.is_relative_to(folder.resolve()) or not path.is_file():
        return None
    return _load(path, path.stat().st_mtime_ns, name.startswith(_HASHED))


@cache
def _load(path: Path, changed: int, hashed: bool) -> File:
    body = path.read_bytes()
    media = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if media.startswith(_PACKED) and len(body) >= _WORTH_PACKING else None
    cached = f"public, max-age={_YEAR}, immutable" if hashed else "no-cache"
    return File(body, packed, media, f'"{hashlib.sha256(body).hexdigest()[:32]}"', cached)
