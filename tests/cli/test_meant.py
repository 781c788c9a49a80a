"""``--rules`` with the name of an option or a seating: the refusal says how it is written."""

import shlex

import pytest

from ginrummy.cli.common import rules_from
from ginrummy.cli.meant import _WRITTEN, written_for
from ginrummy.errors import RuleSetError
from ginrummy.locale import speaking
from ginrummy.match import Seating
from ginrummy.rules import CLASSIC, FIELDS, PRESETS
from tests.cli.run import ran, refused


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("hollywood", "--set columns=3"),
        ("Hollywood Gin", "--set columns=3"),
        ("spades", "--set spade_doubles=on"),
        ("big-gin", "--set big_gin_bonus=31"),
        ("three", "--seating box"),
        ("cutthroat", "--seating cutthroat"),
        ("oklahoma-gin", "--rules oklahoma"),
        ("take-cap", "--set take_cap=…"),
        ("palace", None),
        ("gin", None),
        ("", None),
    ],
)
def test_what_a_name_means(name, written):
    assert written_for(name) == written


@pytest.mark.parametrize("name", [*_WRITTEN, *FIELDS])
def test_what_is_written_is_understood(name):
    """No hint leads into another refusal: the option is there, and it changes what the name is about."""
    option, value = shlex.split(written_for(name))
    if option == "--seating":
        assert value in list(Seating)
    elif option == "--rules":
        assert value in PRESETS
    elif value.endswith("…"):
        assert value.removesuffix("=…") in FIELDS
    else:
        assert rules_from("classic", [value]) != CLASSIC or value == "next_dealer=winner"


@pytest.mark.parametrize("command", [("simulate", "sound", "sound"), ("arena", "sound", "greedy"), ("rules",)])
def test_every_command_says_so(command):
    error = refused(*command, "--rules", "hollywood")
    assert (error["key"], error["field"], error["written"]) == ("cli-rules-meant", "preset", "--set columns=3")


@pytest.mark.parametrize(("language", "said"), [("en", "What you mean is written"), ("de", "Was du meinst")])
def test_a_person_reads_it(language, said):
    with speaking(language):
        for command in (("simulate", "sound", "sound"), ("play",)):
            code, out, err = ran(*command, "--rules", "hollywood")
            assert (code, out) == (2, "")
            assert said in err
            assert "--set columns=3" in err


def test_any_other_name_is_refused_as_before():
    with pytest.raises(RuleSetError) as error:
        rules_from("palace")
    assert error.value.key == "rules-no-such-preset"
