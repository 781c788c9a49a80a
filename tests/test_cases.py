"""No case of tests/cases is forgotten: each is tested there, or stands in LATER with the room that will test it."""

import pytest

from tests.cases import reading, test_games, test_hands

# Importing a module of tests is what enters its cases.
MODULES = (test_games, test_hands)


def test_every_case_is_tested_here_or_later():
    assert reading.TESTED.isdisjoint(reading.LATER)
    assert reading.TESTED | reading.LATER.keys() == reading.CASES.keys()


@pytest.mark.parametrize("module", MODULES)
def test_the_tests_are_where_they_are_looked_for(module):
    assert any(name.startswith("test_") for name in vars(module))
