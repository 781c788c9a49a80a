"""The tests of this folder against the clauses of docs/rules.md: each clause has at least one."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "docs" / "rules.md"

CLAUSES = re.findall(r"^(\d+\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def names_of_tests() -> list[str]:
    """The names of all tests in this folder."""
    found = []
    for path in HERE.glob("test_clause_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test")]
    return found


def untested(clauses: list[str], names: list[str]) -> list[str]:
    prefixes = {"_".join(name.split("_")[1:3]) for name in names}
    return [clause for clause in clauses if clause.replace(".", "_") not in prefixes]


def test_the_clauses_are_read():
    assert CLAUSES[0] == "1.1"
    assert CLAUSES[-1] == "13.3"
    assert len(CLAUSES) == len(set(CLAUSES)) > 50


def test_every_clause_has_a_test():
    assert untested(CLAUSES, names_of_tests()) == []


def test_the_check_can_fail():
    assert untested(["1.1", "1.2", "12.1"], ["test_1_1_x", "test_1_20_x", "test_12_10_x"]) == ["1.2", "12.1"]
