"""What the commands of whoever hosts tables share: which database, and whether what they need is installed."""

from typing import Annotated

import typer

from ginrummy.errors import GinError
from ginrummy.locale import t

Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=t("serve-cli-database"))]


def make_sure_of_server() -> None:
    """Make sure that all is installed that a server needs.

    Raises:
        GinError: it is not.
    """
    try:
        import ginrummy.web.server  # noqa: F401 - only to see whether it can be
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("ginrummy"):
            raise
        raise GinError("serve-not-installed", module=error.name or "") from None
