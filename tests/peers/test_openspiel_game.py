"""Our hand as OpenSpiel's game: its authors' own tests and algorithms run on it."""

import random

import numpy as np
import pyspiel
import pytest

openspiel = pytest.importorskip("ginrummy.env.openspiel")
from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, mcts  # noqa: E402

STUDY = "python_ginrummy(ranks=4,suits=2,hand_size=3,wall_size=0,take_cap=1,knock_limit=5,laying=default)"
GAMES = [
    "python_ginrummy",
    "python_ginrummy(rules=modern)",
    "python_ginrummy(rules=oklahoma,laying=default)",
    "python_ginrummy(start=eleven,taken_stays=off)",
    "python_ginrummy(ranks=3,suits=3,hand_size=3,wall_size=1,take_cap=1,knock_limit=3)",
]


@pytest.mark.parametrize("game", GAMES)
def test_random_simulation(game):
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=4, serialize=True, verbose=False)


def test_parameters_name_the_rules():
    game = pyspiel.load_game("python_ginrummy(rules=modern,knock_limit=5,take_cap=7,wall=last_take)")
    assert game.rules.changes_from(openspiel.preset("modern")) == {"knock_limit": 5, "take_cap": 7, "wall": "last_take"}


@pytest.mark.parametrize("wrong", ["rules=chess", "laying=sideways", "ranks=14", "wall=of_glass"])
def test_what_makes_no_sense_is_refused(wrong):
    with pytest.raises(Exception, match=wrong.split("=")[1]):
        pyspiel.load_game(f"python_ginrummy({wrong})")


def test_information_states_tell_apart_what_a_player_knows(request):
    """In the whole tree of a small game, from a few deals on: as many tensors as texts, and one set of choices each."""
    rng = random.Random(f"{request.config.option.seed}")
    game = pyspiel.load_game(STUDY)
    found: dict[str, tuple[list[int], bytes]] = {}
    tensors: dict[bytes, str] = {}
    for _ in range(60):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
                continue
            player = state.current_player()
            text = state.information_state_string(player)
            tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
            assert found.setdefault(text, (state.legal_actions(), tensor)) == (state.legal_actions(), tensor)
            assert tensors.setdefault(tensor, text) == text
            state.apply_action(rng.choice(state.legal_actions()))
    assert len(found) > 60


@pytest.mark.parametrize("game", GAMES)
def test_python_and_cpp_are_answered_alike(game, request):
    """Asked from Python, a state answers by itself, and C++ asks observers: the same numbers, types and refusals."""
    rng = random.Random(f"{request.config.option.seed}")
    state = pyspiel.load_game(game).new_initial_state()
    while True:
        for player in ((), (0,), (1,), (2,)):
            for ask in ("observation_tensor", "information_state_tensor", "legal_actions"):
                assert answer(getattr(state, ask), *player) == answer(getattr(pyspiel.State, ask), state, *player)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        if state.is_terminal():
            break
        if rng.random() < 0.2:
            state = state.clone()
        dealt = [card for card, _ in state.chance_outcomes()] if state.is_chance_node() else []
        state.apply_action(rng.choice(dealt or state.legal_actions()))


def answer(ask, *arguments):
    """What is answered, with the type of its numbers; or that it was refused."""
    try:
        told = ask(*arguments)
    except pyspiel.SpielError:
        return "refused"
    return told, {type(one) for one in told}


def test_cfr_comes_nearer_to_equilibrium():
    """OpenSpiel's CFR walks the whole tree of a small game, and its exploitability falls."""
    game = pyspiel.load_game(STUDY)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert 0 < after < before


def test_mcts_plays_a_hand():
    game = pyspiel.load_game(STUDY)
    rng = np.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 2, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng) for _ in range(2)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(int(rng.choice([a for a, _ in outcomes], p=[p for _, p in outcomes])))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0
