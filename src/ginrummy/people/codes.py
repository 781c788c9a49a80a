"""Recovery codes: how somebody comes back in who has forgotten the password, without any mail.

Each is 80 bits of chance, so a plain hash at rest is enough: nobody tries them all. They are read aloud and copied by
hand, so letters that look alike are one letter.
"""

import hashlib
import secrets

COUNT = 8
"""How many somebody gets at a time."""
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's digits to the base 32: no I, L, O or U."""
_LENGTH, _GROUP = 16, 4
_ALIKE = str.maketrans("ILOU", "110V")


def fresh() -> tuple[str, ...]:
    """New codes, as people read them."""
    return tuple(_grouped("".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))) for _ in range(COUNT))


def hashed(code: str) -> str:
    """What stands in the database for a code, however it is written."""
    plain = "".join(letter for letter in code.upper().translate(_ALIKE) if letter in _LETTERS)
    return hashlib.sha256(b"ginrummy recovery\0" + plain.encode()).hexdigest()


def _grouped(code: str) -> str:
    return "-".join(code[start : start + _GROUP] for start in range(0, _LENGTH, _GROUP))
