"""Our players on the other side of the line: they choose there as they choose here."""

import json
import random
import socket
import threading

import pytest

from ginrummy.errors import OutsidePlayerError, PlayerError
from ginrummy.match import Role, Seating
from ginrummy.players import LEVELS, Budget, ask, player
from ginrummy.players.outside.serving import serve, serve_port
from ginrummy.rules import PRESETS
from tests.players.outside.programs import FIRST_BYTES, asked, patient
from tests.players.tables import begun, random_rules


def talked(one, *lines):
    """What a player says to some lines."""
    said: list[bytes] = []
    serve(one, iter(lines), said.append)
    return [json.loads(line) for line in b"".join(said).splitlines()]


@pytest.fixture
def port():
    """A port where whoever is asked for answers: each call with a player of its own."""
    free: list[int] = []
    ready = threading.Event()

    def listening(number):
        free.append(number)
        ready.set()

    threading.Thread(target=serve_port, args=(lambda: player("sound"), 0, listening), daemon=True).start()
    assert ready.wait(60)
    return free[0]


@pytest.mark.parametrize("seating", Seating)
def test_it_chooses_there_as_here(port, seating, rng):
    here = player("sound")
    there = [patient(f"tcp:{port}") for _ in range(seating.people)]
    for number in range(4):
        rules = random_rules(rng) if number % 2 else rng.choice(list(PRESETS.values()))
        game = begun(f"{rng.random()} {number}", rules, seating)
        while (person := game.game.to_act) is not None:
            for view, one in zip(game.views, there, strict=True):
                if view.role is Role.OUT and view.choices:
                    assert asked(one, view) == asked(here, view)
            action = asked(here, game.views[person])
            assert asked(there[person], game.views[person]) == action
            game = game.act(person, action)
    assert there[0].called == "sound"
    assert all(one.close() for one in there)


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_choice_on_either_side(name, rng):
    said: list[bytes] = []

    class Line:
        """The other side of the line in the same process."""

        ours = True

        def __init__(self):
            self.told = b""

        def exchange(self, data, _seconds):
            self.told += data
            said.clear()
            serve(player(name), self.told.splitlines(), said.append)
            return said[-1]

    one = patient("cmd:nobody")
    one._link = Line()  # type: ignore[assignment]
    game = begun(str(rng.random()), PRESETS["modern"])
    for _ in range(12):
        person = game.game.to_act
        if person is None:
            break
        view, stream = game.views[person], rng.random()
        seed = random.Random(stream).getrandbits(32)
        expected = ask(player(name), view, random.Random(seed), Budget(seconds=60.0))
        assert one.choose(view, random.Random(stream), Budget(seconds=60.0)) == expected
        game = game.act(person, expected)


def test_farewell_and_the_end_of_the_line_are_the_end():
    hello, bye = b'{"what":"hello","protocol":1}\n', b'{"what":"bye"}\n'
    ready = {"what": "ready", "protocol": 1, "name": "greedy"}
    assert talked(player("greedy"), hello, bye, hello) == [ready]
    assert talked(player("greedy"), hello) == [ready]
    assert talked(player("greedy")) == []


def test_what_it_does_not_know_it_ignores():
    assert talked(player("greedy"), b'{"what":"weather","sky":"blue"}\n', *FIRST_BYTES.splitlines())[-1]["id"] == 1


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b"nonsense", "no-json"),
        (b"", "no-json"),
        (b"\xff\xfe", "no-json"),
        (b"[]", "no-object"),
        (b"7", "no-object"),
        (b"{}", "lacks"),
        (b'{"what":"ask","id":1,"choices":["draw"],"seconds":1,"playouts":null,"seed":1}', "other-choices"),
        (b'{"what":"ask","id":1}', "lacks"),
        (b'{"what":"began"}', "lacks"),
    ],
)
def test_a_host_that_cannot_be_understood(line, key):
    with pytest.raises(PlayerError) as error:
        talked(player("greedy"), line)
    assert error.value.key == f"outside-host-{key}"
    assert str(error.value)


@pytest.mark.parametrize("spoiled", ["hand", "dealt", "turn", "ask"])
def test_a_game_with_nonsense_in_it(spoiled):
    lines = [json.loads(line) for line in FIRST_BYTES.splitlines()]
    for message in lines:
        if message["what"] == spoiled:
            del message[list(message)[-1]]
    with pytest.raises(PlayerError):
        talked(player("greedy"), *(json.dumps(message).encode() for message in lines))


def test_a_port_that_is_taken():
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(PlayerError) as error:
        serve_port(lambda: player("sound"), taken.getsockname()[1], print)
    assert error.value.key == "outside-port"


def test_nobody_listens():
    with socket.create_server(("127.0.0.1", 0)) as free:
        number = free.getsockname()[1]
    with pytest.raises(OutsidePlayerError) as error:
        patient(f"tcp:{number}").start()
    assert error.value.kind == "start"


def test_whoever_hangs_up_has_left():
    with socket.create_server(("127.0.0.1", 0)) as server:

        def hang_up():
            server.accept()[0].close()

        threading.Thread(target=hang_up, daemon=True).start()
        one = patient(f"tcp:{server.getsockname()[1]}")
        with pytest.raises(OutsidePlayerError) as error:
            one.start()
    assert error.value.kind == "exited"
    assert error.value.stderr == ()
