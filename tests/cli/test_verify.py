"""``ginrummy verify``."""

from dataclasses import replace
from pathlib import Path

import pytest

from ginrummy.record import Record, save, write
from tests.cli.run import asked, ran, refused
from tests.record.games import Table


def saved(record: Record, folder: Path, name: str = "game.gin") -> str:
    path = folder / name
    save(record, path)
    return str(path)


@pytest.fixture(scope="module")
def fair() -> Record:
    return Table(31).play(hands=3).record(proofs=True)


def test_proven(fair: Record, tmp_path: Path):
    path = saved(fair, tmp_path)
    code, out, err = ran("verify", path)
    assert (code, err) == (0, "")
    assert "3 deals" in out
    assert asked("verify", path) == {"verdict": "proven", "records": 1, "hands": 3, "draws": 1, "first": None}


def test_the_first_hand_that_fails_is_named(fair: Record, tmp_path: Path):
    proof = fair.hands[1].proof
    assert proof is not None
    assert proof.seeds is not None
    lie = replace(proof, seeds=(proof.seeds[0], bytes(16), proof.seeds[2]))
    path = saved(replace(fair, hands=(fair.hands[0], replace(fair.hands[1], proof=lie), fair.hands[2])), tmp_path)
    code, out, _ = ran("verify", path)
    assert code == 1
    assert "hand 2" in out
    told = asked("verify", path, code=1)
    assert told["verdict"] == "fails"
    assert told["first"]["hand"] == 2
    assert "A" in told["first"]["reason"]


def test_not_provable(tmp_path: Path):
    path = saved(Table(31).play(20).record(), tmp_path)
    code, out, _ = ran("verify", path)
    assert code == 1
    assert "Not provable" in out
    assert asked("verify", path, code=1)["verdict"] == "not provable"


def test_a_false_draw(fair: Record, tmp_path: Path):
    assert fair.draw is not None
    assert fair.draw_proof is not None
    other = replace(fair.draw_proof, commitments=tuple(bytes(32) for _ in range(3)))
    code, out, _ = ran("verify", saved(replace(fair, draw_proof=other), tmp_path))
    assert code == 1
    assert "the draw" in out


def test_a_folder(fair: Record, tmp_path: Path):
    for number in range(3):
        saved(fair, tmp_path, f"game-{number}.gin")
    assert asked("verify", str(tmp_path))["records"] == 3
    saved(Table(31).play(20).record(), tmp_path, "game-1.gin")
    code, out, _ = ran("verify", str(tmp_path))
    assert code == 1
    assert "game-1.gin" in out


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b'[Format "ginrummy 1"]\n[Rules "classic"]\nx'])
def test_what_cannot_be_read(content: bytes, tmp_path: Path):
    path = tmp_path / "game.gin"
    path.write_bytes(content)
    code, out, err = ran("verify", str(path))
    assert (code, out) == (2, "")
    assert err.strip()
    refused("verify", str(path))


def test_a_slip_is_shown(fair: Record, tmp_path: Path):
    path = tmp_path / "game.gin"
    path.write_text(write(fair).replace("\n1 ", "\n2 ", 1), encoding="utf-8")
    code, _, err = ran("verify", str(path))
    assert code == 2
    assert "^" in err


@pytest.mark.parametrize("path", ["nowhere.gin", "."])
def test_no_such_file_or_an_empty_folder(path: str, tmp_path: Path):
    assert ran("verify", str(tmp_path / path))[0] == 2


def test_a_broken_off_record_says_so(fair: Record, tmp_path: Path):
    path = tmp_path / "game.gin"
    text = write(fair)
    path.write_text(text[: text.index("\nHand 3")], encoding="utf-8")
    code, out, err = ran("verify", str(path))
    assert code == 0
    assert "2 deals" in out
    assert "breaks off" in err
