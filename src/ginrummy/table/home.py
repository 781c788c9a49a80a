"""Where a person's games are kept: the folder where the system wants such data."""

import sys
from collections.abc import Mapping
from pathlib import Path

VARIABLE = "GINRUMMY_DATA"
"""The variable of the environment that names the folder for what a person keeps."""


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path | None:
    """The folder for what a person keeps, where the system wants it; None where there is nowhere.

    Args:
        environment: the variables of the environment; :data:`VARIABLE` goes before all else.
        platform: the system, as ``sys.platform`` names it.
    """
    if named := environment.get(VARIABLE):
        return Path(named).absolute()
    variable, parts = {
        "win32": ("LOCALAPPDATA", ("AppData", "Local")),
        "darwin": ("", ("Library", "Application Support")),
    }.get(platform, ("XDG_DATA_HOME", (".local", "share")))
    base = Path(environment.get(variable) or "")
    if not base.is_absolute():
        try:
            base = Path.home().joinpath(*parts)
        except RuntimeError:
            return None
    return base / "ginrummy"
