"""``ginrummy verify``: prove that nobody chose the cards of a record.

With ``--json``::

    verdict  proven, fails or not provable: of all records together
    records  how many were looked at; at the first that fails, this command stops
    hands    how many hands they have
    draws    how many of the draws are proven too
    first    null, or the first hand that is not proven: file, line of its record, hand (0 is the draw), reason
"""

from typing import Any

import typer

from ginrummy.cli.common import NO, JsonOption, answer, say
from ginrummy.cli.records import FileArgument, records, warn_of_break
from ginrummy.locale import t
from ginrummy.record import Finding, Located, Verdict
from ginrummy.record import verify as prove
from ginrummy.record.fair import DRAW_HAND


def verify(path: FileArgument, *, as_json: JsonOption = False) -> None:
    """Prove every deal."""
    verdict = Verdict.PROVEN
    count = hands = draws = 0
    first: tuple[Located, Finding] | None = None
    for located, record in records(path):
        count += 1
        if not as_json and (broken := warn_of_break(record)):
            say(broken, err=True)
        proof = prove(record)
        hands += len(proof.hands)
        draws += proof.draw.verdict is Verdict.PROVEN
        if proof.verdict is Verdict.PROVEN or (verdict is not Verdict.PROVEN and proof.verdict is not Verdict.FAILS):
            continue
        verdict = proof.verdict
        assert proof.first_doubt is not None
        first = located, proof.first_doubt
        if verdict is Verdict.FAILS:
            break
    if as_json:
        told = None if first is None else _as_json(*first)
        answer({"verdict": verdict.value, "records": count, "hands": hands, "draws": draws, "first": told})
    elif first is None:
        say(t("verify-proven", hands=hands, records=count))
    else:
        say(_told(verdict, first[0], first[1], name_the_file=path.is_dir()))
    if verdict is not Verdict.PROVEN:
        raise typer.Exit(NO)


def _as_json(located: Located, finding: Finding) -> dict[str, Any]:
    return {
        "file": str(located.path),
        "line": located.line,
        "hand": finding.hand,
        "reason": _reason(finding),
    }


def _reason(finding: Finding) -> str:
    assert finding.reason is not None
    return t(finding.reason.value, owner=finding.owner or "")


def _told(verdict: Verdict, located: Located, finding: Finding, *, name_the_file: bool) -> str:
    what = t("verify-draw") if finding.hand == DRAW_HAND else t("verify-hand", number=finding.hand)
    key = "verify-fails" if verdict is Verdict.FAILS else "verify-not-provable"
    told = t(key, what=what, why=_reason(finding))
    return f"{located.path}: {told}" if name_the_file else told
