"""Everybody against everybody, and the page that shows it."""

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from ginrummy.analysis.arena import Contest, Match, Question, RoundRobin, Unit, in_this_process, play
from ginrummy.analysis.arena.page import page
from ginrummy.analysis.arena.plots import Axis, lines
from ginrummy.errors import PlayerError
from ginrummy.locale import languages, speaking
from ginrummy.players import Budget
from ginrummy.rules import PRESETS
from tests.analysis.arena.arenas import played


def robin(*players: str, question: Question | None = None, unit: Unit = Unit.HANDS, deals: int = 300) -> RoundRobin:
    one = RoundRobin.of(players, Contest(players=players[:2], deals=deals, unit=unit), question)
    list(play(one.matches, in_this_process))
    return one


def test_each_two_meet_once():
    one = robin("random", "greedy", "sound")
    assert [match.contest.players for match in one.matches] == [
        ("random", "greedy"),
        ("random", "sound"),
        ("greedy", "sound"),
    ]
    assert one.payoff(2, 0) == one.matches[1].points_per_hand().negated()
    assert one.payoff(0, 1).high < 0
    told = one.as_dict()
    assert told["payoff"][0][0] is None
    assert told["payoff"][1][0] == one.matches[0].points_per_hand().negated().as_dict()
    assert list(told["ratings"]) == ["random", "greedy", "sound"]


@pytest.mark.parametrize("unit", Unit)
def test_ratings_order_the_plainly_unequal(unit):
    one = robin("random", "greedy", "at-once", unit=unit)
    weak, *others = (rating.mu for rating in one.ratings())
    assert all(other > weak + 3 for other in others)
    assert one.ratings() == robin("random", "greedy", "at-once", unit=unit).ratings()


def test_a_pair_that_is_settled_leaves_the_work_to_the_others():
    one = robin("random", "greedy", "greedy", question=Question(), deals=20_000)
    assert [match.answer.verdict for match in one.matches if match.answer] == ["h0", "h0", "h0"]
    assert one.names == ("random", "greedy-1", "greedy-2")


def test_two_are_needed():
    with pytest.raises(PlayerError) as error:
        RoundRobin.of(["greedy"], Contest(players=("greedy", "greedy"), deals=1))
    assert error.value.key == "arena-robin-too-few"


@pytest.mark.parametrize("language", languages())
def test_the_page_needs_nothing_but_itself(language):
    with speaking(language):
        one = robin("random", "greedy", "at-once", question=Question())
        text = page(one.matches, one)
    assert f'<html lang="{language}">' in text
    assert not re.search(r"https?://|<script|<link|<img|@import|url\(", text)
    plots = [ET.fromstring(plot) for plot in re.findall(r"<svg.*?</svg>", text, re.DOTALL)]
    told = [plot for plot in plots if plot.get("role") == "img"]
    assert (len(told), len(plots) - len(told)) == (2 * 3, 3 + 3)
    assert all(plot.find("title") is not None for plot in told)
    assert all(plot.get("aria-hidden") for plot in plots if plot not in told)
    assert "NaN" not in text
    assert "nan" not in re.sub("[a-zäöü]*nan[a-zäöü]+|[a-zäöü]+nan", "", text.lower())


def test_the_page_leads_to_each_of_its_parts():
    one = robin("random", "greedy", "at-once")
    text = page(one.matches, one)
    assert set(re.findall(r'href="#([^"]+)"', text)) == set(re.findall(r' id="([^"]+)"', text))
    assert text.count("<details>") == 3
    cells = re.findall(r'<td class="(up|down)( sure)?" style="--heat: (\d+)%"><a href="#pair-(\d)">(.)', text)
    assert [int(cell[3]) for cell in cells] == [1, 2, 1, 3, 2, 3]
    assert all((kind, sign) in (("up", "+"), ("down", "−"), ("up", "0")) for kind, _, _, _, sign in cells)
    assert max(int(cell[2]) for cell in cells) == 48
    weak = one.payoff(0, 1)
    assert weak.high < 0
    assert cells[0][:2] == ("down", " sure")


def test_nothing_is_lettered_inside_a_plot_that_stretches():
    one = robin("random", "greedy")
    assert "<text" not in page(one.matches, one)


def test_a_page_says_what_to_play_to_see_it_again():
    rules = replace(PRESETS["modern"], knock_limit=5)
    contest = Contest(players=("greedy", "sound"), deals=1, seed=12345678, rules=rules)
    text = page([Match(replace(contest, budget=Budget(playouts=7, seconds=60)))])
    assert "knock_limit = 5" in text
    assert "seed 12345678 · at most 60 s a decision · at most 7 playouts a decision · ginrummy 0." in text
    assert "a decision ·" not in page([Match(contest)])


def test_names_cannot_write_into_the_page():
    match = Match(Contest(players=("cmd:<b>", "greedy"), deals=1))
    assert "<b>" not in page([match])


@pytest.mark.parametrize("deals", [0, 1, 2, 199])
def test_a_page_of_few_deals(deals):
    match = (
        played(players=("greedy", "sound"), deals=deals) if deals else Match(Contest(players=("greedy",) * 2, deals=1))
    )
    assert "</html>" in page([match])


def test_a_level_line():
    assert "polyline" in lines([1, 2], [0.0, 0.0], title="level", below="x")


@pytest.mark.parametrize("deals", [1, 2])
def test_a_round_robin_of_few_deals(deals):
    one = robin("greedy", "sound", "at-once", deals=deals)
    text = page(one.matches, one)
    assert text.count("<details>") == 3
    assert not re.search(r"\b(nan|inf)\b", text.split("</style>")[1])


def test_ticks_are_within_and_round():
    axis = Axis.over([-2.38, 1.3, float("inf")], margin=3)
    assert axis.ticks() == [-2, -1, 0, 1]
    assert all(3 <= axis.at(tick) <= 97 for tick in axis.ticks())
    assert (axis.at(-2.38), axis.at(1.3)) == (3, 97)
    assert Axis.over([]).ticks() == [0]
