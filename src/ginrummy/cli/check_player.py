"""``ginrummy check-player``: try an outside player in everything that may come, and tell its author what is wrong.

Exit codes: 0 all is good; 1 something is wrong; 2 the player cannot be started or reached.

With ``--json``::

    player        the address
    called        the name that the player gives itself, or null
    passed        whether all is good
    reproducible  whether the same seeds gave the same answers; null where something is wrong
    checks        for each thing tried: name, passed, and where it failed error: fault, message, stderr
"""

from typing import Annotated, Any

import typer

from ginrummy.cli.common import NO, JsonOption, answer, say
from ginrummy.errors import PlayerError
from ginrummy.locale import t
from ginrummy.players.outside import ANSWER_SECONDS, START_SECONDS, OutsidePlayer, is_address
from ginrummy.players.outside.checking import MOST_FAULTS, Finding, check, is_reproducible

_PREFIX = "outside-check-"


def check_player(
    *,
    address: Annotated[str, typer.Argument(metavar="ADDRESS", show_default=False, help=t("outside-cli-address"))],
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.01, help=t("outside-cli-seconds"))
    ] = ANSWER_SECONDS,
    as_json: JsonOption = False,
) -> None:
    """Try the player, and tell what came of it.

    Raises:
        PlayerError: that is no address, or nobody is there.
    """
    if not is_address(address):
        raise PlayerError("outside-no-address", address=address)
    player = OutsidePlayer(address, start_seconds=max(seconds, START_SECONDS), answer_seconds=seconds)
    findings = []
    for finding in check(player):
        findings.append(finding)
        if not as_json:
            _tell(finding)
    faults = [finding for finding in findings if finding.error is not None]
    reproducible = None if faults else is_reproducible(player)
    if as_json:
        answer(
            {
                "player": address,
                "called": player.called,
                "passed": not faults,
                "reproducible": reproducible,
                "checks": [_as_dict(finding) for finding in findings],
            }
        )
    else:
        _conclude(player, len(faults), reproducible)
    if faults:
        raise typer.Exit(NO)


def _tell(finding: Finding) -> None:
    error = finding.error
    if error is None:
        say(t("outside-check-good", what=t(finding.about)))
        return
    say(t("outside-check-bad", what=t(finding.about), why=str(error)))
    for line in error.stderr:
        say(f"      {line}")


def _conclude(player: OutsidePlayer, faults: int, reproducible: bool | None) -> None:
    say("")
    if faults == MOST_FAULTS:
        say(t("outside-check-enough", count=faults))
    elif faults:
        say(t("outside-check-faults", count=faults))
    else:
        say(t("outside-check-passed", player=player.called or player.name))
    if reproducible is False:
        say(t("outside-check-by-chance"))


def _as_dict(finding: Finding) -> dict[str, Any]:
    told: dict[str, Any] = {"name": finding.about.removeprefix(_PREFIX), "passed": finding.error is None}
    if finding.error is not None:
        error = finding.error
        told["error"] = {"fault": error.kind, "message": str(error), "stderr": list(error.stderr)}
    return told
