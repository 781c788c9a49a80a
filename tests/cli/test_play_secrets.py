"""Nothing hidden is ever shown: games that look alike to the person print the same, whatever the others hold."""

import pytest

from ginrummy.cards import card_set, name, names, parse_cards
from ginrummy.cli.playing.keyboard import Keyboard
from ginrummy.cli.playing.screen import Screen
from ginrummy.cli.playing.session import Session, Setup, Wishes
from ginrummy.match import Seating
from ginrummy.rules import CLASSIC, Deal, RuleSet, Wall
from ginrummy.words.cards import short
from tests.cli.person import CARD, NAMES, Paper, Reader, Scene, Scripted, others
from tests.cli.test_play_scenes import DRAWN, FAR, NEAR
from tests.scenes import dealt

LINES = ["?", "show", "pile", "p", "undo", "sort", "ks", "undo", "7h", "n", "ks", "", "score", "pile", "d", "8d", ""]
BOTS = ("pass", "draw", "discard Qc", "draw", "discard Kh")


def swapped(state, mine: int):
    """The same hand with other cards wherever the person (seat *mine*) cannot look; what is thrown stays."""
    deal = state.deal
    public = card_set("Qc Kh")
    theirs = [c for c in parse_cards(FAR) if not public >> c & 1]
    stock = list(deal.stock)
    # The others' cards change places with stock cards that nobody draws in these few turns.
    for place, card in enumerate(theirs, start=12):
        stock[place], theirs[place - 12] = card, stock[place]
    # And the cards that they draw with ones further down.
    stock[1], stock[25] = stock[25], stock[1]
    other = public | sum(1 << c for c in theirs)
    hands = (deal.hands[0], other) if mine == 0 else (other, deal.hands[1])
    return Deal(hands, deal.upcard, tuple(stock))


@pytest.mark.parametrize("lines", [LINES, ["p", "ks!", "t", "8d", ""], ["t", "ks", ""], ["p", "k ks", "g"]])
def test_two(lines):
    state = dealt(NEAR, FAR, "Qd", "8d 3d 9d 5h")
    shown = set()
    for deal in (state.deal, swapped(state, 0)):
        one = Scene(dealt(NEAR, FAR, "Qd", "8d 3d 9d 5h"), BOTS)
        one.state = type(state).start(deal, CLASSIC)
        shown.add(one.left(*lines))
    assert len(shown) == 1


@pytest.mark.parametrize("lines", [["t", "ks", ""], ["", "", ""], ["p", "d", "8d", "w"]])
def test_the_adviser_never_sees_the_box(lines):
    state = dealt(NEAR, FAR, "Qd", "8d 3d 9d 5h")
    shown = set()
    for deal in (state.deal, swapped(state, 0)):
        players = (Scripted(BOTS), Scripted(("pass", "draw", "discard Ks", "draw", "discard 8d")))
        one = Scene(type(state).start(deal, CLASSIC), drawn=DRAWN["out"], seating=Seating.BOX, players=players)
        shown.add(one.left(*lines).split("──")[2])
    assert len(shown) == 1


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize(
    "rules", [RuleSet(target=30), RuleSet(wall=Wall.LAST_TAKE, knock_limit=2, target=10)], ids=["classic", "last take"]
)
def test_every_card_on_the_screen_is_known_to_the_person(seating, rules, rng):
    """Over whole games: whatever card stands on the screen, the person's view has it in a known place."""
    paper = Paper()
    reader = Reader(paper, rng)
    read = 0

    def checked(prompt: str) -> str:
        nonlocal read
        hand = session.view.hand
        assert hand is not None
        shown = card_set(" ".join(set(CARD.findall(paper.getvalue()[read:].split("── Hand", 1)[-1]))))
        assert names(shown & hand.unseen) == ""
        answer = reader(prompt)
        read = len(paper.getvalue())
        return answer

    screen = Screen(paper.console(), checked)
    setup = Setup(rules, seating, str(rng.random()), NAMES[: seating.people], others(seating))
    session = Session.start(setup, screen, Wishes())
    session.play(Keyboard(screen))


def test_a_void_hand_keeps_its_secrets():
    state = dealt(NEAR, FAR, "Qd", "8d Kd", RuleSet(wall_size=29))
    text = Scene(state, ("pass", "draw", "discard Qc")).left("p", "ks", "", "d", "8d", "")
    for card in parse_cards(FAR):
        if name(card) != "Qc":
            assert short(card) not in text
