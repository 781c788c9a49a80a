"""Single hands in the terminal with chosen cards: what is typed, what it does, and what the screen says."""

import pytest

from ginrummy.match import Seating
from ginrummy.rules import CLASSIC, RuleSet, Start, Wall, preset
from tests.cli.person import Scene, Scripted
from tests.scenes import dealt

# Ten cards that knock with 6 after one more turn: two runs, and A A 4 in deadwood beside a king.
NEAR = "2c 3c 4c 7h 8h 9h Ad Ah 4s Ks"
FAR = "2d 6d Td 2h 6s Js Qc 5c 9c Kh"


def scene(*script, mine=NEAR, theirs=FAR, upcard="Qd", stock="8d", rules=CLASSIC, **more):
    """The person, as non-dealer, against somebody who follows a script."""
    return Scene(dealt(mine, theirs, upcard, stock, rules), script or ("pass",), **more)


def last(text, lines=1):
    """The last lines shown before the terminal waited again."""
    return "\n".join(text.rstrip().splitlines()[-lines:])


class TestTurn:
    def test_the_hand_is_sorted_by_melds_with_its_deadwood(self):
        text = scene().left()
        assert "  [2♣ 3♣ 4♣] [7♥ 8♥ 9♥] A♦ A♥ 4♠ K♠   deadwood 16" in text
        assert "Discard pile: Q♦ · stock: 31 · knock with 10 or less" in text
        assert "t = take the Q♦ · p = pass" in text

    def test_the_card_that_came_is_marked(self):
        text = scene().left("p")
        assert "You drew the 8♦.\n  [2♣ 3♣ 4♣] [7♥ 8♥ 9♥] A♦ A♥ 4♠ +8♦ K♠   deadwood 14 after a discard" in text

    def test_what_the_other_did_is_told(self):
        text = scene("pass", "draw", "discard Qc", stock="8d Kd").left("p", "ks", "")
        assert "You discarded the K♠.\nAnna drew from the stock and discarded the Q♣.\n" in text
        assert "K♦" not in text

    def test_taking(self):
        text = scene("take", "discard Qc").left("p")
        assert "Anna took the Q♦ and discarded the Q♣." in text

    def test_the_knock_limit_of_the_upcard_stays_in_sight(self):
        text = scene("take", "discard Qc", upcard="3d", rules=preset("oklahoma")).left("p")
        assert "The upcard is the 3♦, so in this hand you knock with 3 or less." in text
        assert "Discard pile: Q♣ · stock: 31 · knock with 3 or less (upcard 3♦)" in text

    def test_eleven_cards_to_begin_with(self):
        rules = RuleSet(start=Start.ELEVEN)
        one = scene("draw", "discard Qc", mine=f"{NEAR} 8d", upcard="", stock="", rules=rules)
        text = one.left("8d", "")
        assert "You have 11 cards and begin with a discard." in text
        assert "You discarded the 8♦." in text


class TestUndo:
    @pytest.mark.parametrize("no", ["undo", "u", "n", "no"])
    def test_a_discard_counts_when_it_is_confirmed(self, no):
        one = scene()
        text = one.left("p", "7h", no, "ks")
        assert "Discard the 7♥ and keep 41 in deadwood? Enter = yes · undo = no" in text
        assert "You still hold it." in text
        assert one.games[-1] is one.games[1]  # nothing has counted since the draw

    def test_another_card_corrects_it(self):
        text = scene("pass", "draw", "discard Qc").left("p", "7h", "ks", "")
        assert "You discarded the K♠." in text
        assert "You discarded the 7♥." not in text

    @pytest.mark.parametrize(
        "typed", [["ks", "y"], ["ks!"], ["x ks", ""], ["xks!"], ["discard ks", "yes"], ["quick", "ks"]]
    )
    def test_ways_to_discard(self, typed):
        assert "You discarded the K♠." in scene("pass", "draw", "discard Qc").left("p", *typed)

    def test_a_discard_that_counts_stays(self):
        one = scene("pass", "draw", "discard Qc")
        text = one.left("p", "ks", "", "undo")
        assert "There is nothing to take back" in last(text, 2)
        assert one.games[-1] is one.games[-2]

    def test_a_card_taken_can_go_back(self):
        one = scene()
        text = one.left("t", "undo", "p")
        assert "Type the card to discard · undo\n" in text
        assert "Taken back." in text
        assert one.games[2] == one.games[0]
        assert "You passed the Q♦." in text

    def test_a_card_drawn_cannot(self):
        one = scene()
        assert "There is nothing to take back" in one.left("p", "undo")
        assert one.games[-1] is one.games[1]

    def test_a_knock_can_be_taken_back_step_by_step(self):
        one = scene(stock="2s")
        text = one.left("p", "k ks", "lay 2c 3c 4c", "undo", "undo", "undo")
        assert text.count("Taken back.") == 2
        assert one.games[-1] == one.games[1]

    def test_looking_on_asks_again(self):
        """What can be typed at any time leaves the question open, and it is asked again."""
        text = scene("pass", "draw", "discard Qc").left("p", "ks", "pile", "score", "")
        assert text.count("Discard the K♠ and keep 14") == 3
        assert "You discarded the K♠." in text

    @pytest.mark.parametrize("other", ["oops", "7x", "5s", "g", "2", "d"])
    def test_anything_else_withdraws_it(self, other):
        one = scene()
        one.left("p", "ks", other, "")
        assert one.games[-1] is one.games[1]


class TestKnock:
    def test_knock_shows_the_spread_and_asks(self):
        text = scene(stock="2s").left("p", "k ks")
        assert last(text, 4).splitlines() == [
            "You knocked, discarding the K♠.",
            "",
            "  [2♣ 3♣ 4♣] [7♥ 8♥ 9♥] A♦ A♥ 2♠ 4♠   deadwood 8",
            "Enter = lay it down so · lay 7h 8h 9h = meld by meld · undo",
        ]

    def test_a_knock_wins(self):
        one = scene(stock="2s")
        text = one.left("p", "k", "")
        assert "k = knock, discarding K♠" in text
        assert "── Hand 1: knock ──" in text
        assert "Anna" in text
        assert one.session.game.game.score.columns[0].points[0] > 0

    def test_at_once(self):
        assert "── Hand 1: knock ──" in scene(stock="2s").left("p", "k ks!")

    def test_an_arrangement_by_number(self):
        """Nine cards that are three sets as well as three runs."""
        mine = "5d 6d 7d 5h 6h 7h 5s 6s 7s Ac"
        one = scene(mine=mine, theirs="2d Td Kd 2h Jc Js Qc 2c 9c Kh", stock="Ks")
        text = one.left("p", "k ks", "3", "2")
        ways = ["[5♦ 6♦ 7♦] [5♥ 6♥ 7♥] [5♠ 6♠ 7♠]", "[5♦ 5♥ 5♠] [6♦ 6♥ 6♠] [7♦ 7♥ 7♠]"]
        offered = text.split("several ways:")[1]
        first, second = sorted(ways, key=offered.index)
        assert f"several ways:\n  1  {first} A♣   deadwood 1\n  2  {second} A♣   deadwood 1\n" in text
        assert "“3” says nothing to me." in text
        assert second in text.split("── Hand 1: knock")[1]
        assert first in one.left("p", "k ks", "").split("── Hand 1: knock")[1]

    def test_by_hand(self):
        one = scene(stock="2s")
        text = one.left("p", "k ks", "lay 7h 8h 9h", "done", "lay 2c 3c 4c", "done")
        assert "Too much is left" in text
        assert "── Hand 1: knock ──" in text

    def test_gin(self):
        mine = "2c 3c 4c 7h 8h 9h Ad Ah As Ks"
        one = scene(mine=mine, stock="Ac")
        text = one.left("p", "g", "")
        assert "g = gin!" in text
        assert "Gin! You win the hand:" in text
        assert one.session.game.game.hand is not None

    def test_big_gin(self):
        mine = "2c 3c 4c 7h 8h 9h Ad Ah As Th"
        text = scene(mine=mine, stock="Jh", rules=preset("modern")).left("p", "bg", "")
        assert "g = gin! · bg = big gin!" in text
        assert "Big gin! You win the hand:" in text

    def test_undercut(self):
        """cases/ui-12: who scores and why."""
        text = scene(theirs="2d 3d 4d 5d 6d 9c 9d 9s 2h As", stock="2s").left("p", "k", "")
        assert "── Hand 1: undercut ──" in text
        assert "Undercut! Anna wins the hand: 8 − 3 = 5, + 10 undercut = 15." in text


class TestDefence:
    # Anna knocks with 9♣ 9♦ 9♠ 2♦ 3♦ 4♦ and little else on her first turn.
    THEIRS = "9c 9d 9s 2d 3d 4d Ac As Ad Kc"
    MINE = "9h 5d 6d Ah Th Qs Js 4h 7c 8s"

    def knocked(self, **more):
        return scene("take", "knock Kc", mine=self.MINE, theirs=self.THEIRS, upcard="2c", stock="", **more)

    def test_the_best_is_offered(self):
        text = self.knocked().left("p")
        assert "Anna took the 2♣ and knocked, discarding the K♣." in text
        assert "Anna shows:\n  [2♦ 3♦ 4♦] [A♣ A♦ A♠] [9♣ 9♦ 9♠] 2♣   deadwood 2\n" in text
        assert "At the best you lay off 5♦ 6♦ A♥ 9♥ and keep 49." in text

    @pytest.mark.parametrize("best", ["", "best", "b", "y"])
    def test_best_lays_it_down(self, best):
        text = self.knocked().left("p", best)
        result = text.split("── Hand 1: ")[1]
        assert "+9♥" in result
        assert "[2♦ 3♦ 4♦ +5♦ +6♦]" in result

    @pytest.mark.parametrize("typed", ["off 5d 6d 9h", "off 6d 5d 9h", "lay off 9h 6d 5d", "o 6d, 9h, 5d"])
    def test_lay_off_by_hand_in_any_order(self, typed):
        text = self.knocked().left("p", typed, "done")
        assert "[2♦ 3♦ 4♦ +5♦ +6♦]" in text.split("── Hand 1: ")[1]

    def test_less_than_the_best_is_allowed(self):
        text = self.knocked().left("p", "off 9h on 9c", "done")
        result = text.split("── Hand 1: ")[1]
        assert "+9♥" in result
        assert "+5♦" not in result

    def test_all_or_nothing(self):
        one = self.knocked()
        text = one.left("p", "off 5d qs", "off 9h on 2d")
        assert text.count("fits on none of those melds") == 2
        assert one.games[-1] is one.games[1]

    def test_undo(self):
        one = self.knocked()
        one.left("p", "off 5d 6d", "undo", "undo", "undo")
        assert one.games[4] == one.games[1]

    def test_the_rest_at_its_best(self):
        text = self.knocked().left("p", "off 9h", "")
        assert "With the rest at its best, " in text
        assert "[2♦ 3♦ 4♦ +5♦ +6♦]" in text.split("── Hand 1: ")[1]

    def test_nothing_is_laid_off_on_gin(self):
        mine, theirs = "9h 5d 6d 7d Th Qs Js 4h 7c 8s", "9c 9d 9s 2d 3d Ac As Ad Ah Kh"
        one = scene("take", "knock Kh", mine=mine, theirs=theirs, upcard="4d", stock="")
        text = one.left("p", "off 9h", "lay 5d 6d 7d", "")
        assert "Against gin nothing can be laid off." in text
        result = text.split("── Hand 1: gin ")[1]
        assert "  You   [5♦ 6♦ 7♦] 4♥ 7♣ 8♠ 9♥ 10♥ J♠ Q♠   deadwood 58" in result
        assert "Gin! Anna wins the hand: 58, + 25 gin = 83." in result


class TestWall:
    def test_the_last_take(self):
        rules = RuleSet(wall=Wall.LAST_TAKE, wall_size=30)
        one = scene("pass", rules=rules, stock="8d", mine=NEAR)
        text = " ".join(one.left("p", "ks", "").split())
        assert "The stock is down to 30: Anna may take the K♠ to knock with it, or the hand is void." in text
        assert "Anna left the K♠ lying." in text
        assert "── Hand 1: void ──" in text

    def test_a_void_hand_shows_nobody_s_cards(self):
        text = scene("pass", rules=RuleSet(wall_size=30)).left("p", "ks", "")
        result = text.split("── Hand 1: void ──")[1]
        assert "10♦" not in result
        assert "nobody scores" in result

    def test_taking_the_last_discard_to_knock(self):
        rules = RuleSet(wall=Wall.LAST_TAKE, wall_size=29)
        one = scene("pass", "draw", "discard 2s", rules=rules, stock="8d 2s")
        text = one.left("p", "ks", "", "t", "8d", "undo", "t", "k", "")
        assert "you may take the 2♠ to knock with it" in text
        assert "t = take the 2♠ and knock · p = pass, and the hand is void" in text
        assert "now knock (k and a card)" in text

    def test_a_last_discard_that_does_not_help(self):
        rules = RuleSet(wall=Wall.LAST_TAKE, wall_size=29)
        text = scene("pass", "draw", "discard Qc", rules=rules, stock="8d Kd").left("p", "8d", "", "t", "p")
        assert "may not be taken" in text
        assert "── Hand 1: void ──" in text


class TestRefusals:
    @pytest.mark.parametrize(
        ("typed", "said"),
        [
            (["ks"], "First the upcard: take the Q♦ (t) or pass (p)."),
            (["d"], "First the upcard"),
            (["p", "p"], "now type the card to discard"),
            (["p", "t"], "now type the card to discard"),
            (["p", "5s"], "The 5♠ is not in the hand."),
            (["p", "x"], "That takes one card, and you named none."),
            (["p", "7h 8h"], "That takes one card, and you named 2."),
            (["t", "qd"], "The Q♦ was just taken from the discard pile, so it must be kept for this turn."),
            (["t", "k qd"], "The Q♦ was just taken"),
            (["p", "k 7h"], "Without the 7♥ the deadwood is 41, too much: knock with 10 or less."),
            (["p", "k"], "No knock yet: a discard leaves 14 at best"),
            (["p", "g"], "No gin yet: a discard leaves 14 at best."),
            (["p", "g ks"], "That is no gin: without the K♠ the deadwood is 14."),
            (["p", "bg"], "Big gin is not played under these rules."),
            (["p", "lay 2c 3c 4c"], "now type the card to discard"),
            (["p", "off 2c"], "now type the card to discard"),
            (["p", "done"], "now type the card to discard"),
            (["p", "best"], "now type the card to discard"),
            (["p", "k 7x"], "“7x” is not a card. Type a rank, then a suit (c d h s): 7h, 10s, Kd."),
            (["p", "ks ks"], "You named “ks” twice."),
            (["p", "hello"], "“hello” says nothing to me. Type ? for help."),
            (["p", "3"], "“3” says nothing to me."),
            (["p", "!"], "“!” says nothing to me."),
        ],
    )
    def test_says_why(self, typed, said):
        one = scene()
        text = one.left(*typed, "show")
        assert said in " ".join(text.split())
        assert one.games[-1] is one.games[len(typed) - 1]

    def test_big_gin_that_is_none(self):
        text = scene(rules=preset("modern")).left("p", "bg")
        assert "No big gin: of the 11 cards, 24 points are in no meld." in text

    def test_melds_that_cannot_be_laid(self):
        typed = ["lay", "lay 2c 3c ad", "lay ks", "lay 7h 8h 9h", "lay 7h 8h 9h", "off 2c", "ks"]
        text = scene(stock="2s").left("p", "k ks", *typed)
        for said in ("Lay which cards?", "is neither a set nor a run", "is not in the hand"):
            assert said in text
        assert "The 7♥ lies on the table already." in text

    def test_which_knock(self):
        mine = "2c 3c 4c 7h 8h 9h Ad Ah 5s 4s"
        text = scene(mine=mine, stock="Ts", rules=RuleSet(knock_limit=20)).left("p", "k")
        assert "Type the card to discard · k = knock, discarding 10♠ 5♠ 4♠ …\n" in text
        assert "Knock with which card, 10♠ 5♠ 4♠ A♦ A♥? Type it too: k 10s." in text


class TestTable:
    def test_sorting(self):
        one = scene()
        text = one.left("sort rank", "sort suit", "sort melds", "sort", "s")
        assert "A♦ A♥ 2♣ 3♣ 4♣ 4♠ 7♥ 8♥ 9♥ K♠   deadwood 16" in text
        assert "2♣ 3♣ 4♣ A♦ A♥ 7♥ 8♥ 9♥ 4♠ K♠   deadwood 16" in text
        assert text.count("Your cards are sorted by rank.") == 2

    def test_the_pile(self):
        text = scene("take", "discard Qc").left("p", "pile")
        assert "Discard pile, oldest first: Q♣" in text
        assert "Anna: threw Q♣ · took Q♦ · known to be held: Q♦\n" in text
        assert "You: threw none · took none\n" in text

    def test_help_rules_score(self):
        text = scene().left("?", "rules", "score")
        assert "On your turn" in text
        assert "At any time" in text
        assert "Hand points" in text

    def test_after_the_hand(self):
        text = scene(stock="2s").left("p", "k ks!", "d", "score", "?", "pile", "undo", "show", "")
        assert text.count("Enter = next hand") == 3
        assert "── Hand 2 ──" in text


def test_a_result_lays_both_hands_out():
    """cases/ui-12: both hands laid out, lay-offs marked, the sum explained."""
    text = TestDefence().knocked().left("p", "")
    result = text.split("── Hand 1: ")[1]
    assert "  Anna  [" in result
    assert "  You   " in result
    assert "laid off: 5♦ 6♦ A♥ 9♥" in result
    assert "Anna wins the hand: 49 − 2 = 47." in result


# What everybody draws, so that the person has a role.
DRAWN = {"box": "kc 2c 3c", "captain": "5c kc 2c", "out": "2c kc 3c"}


class TestThree:
    def three(self, role, *script, seating=Seating.BOX, **more):
        players = (Scripted(script), Scripted(("take", "discard Ks")))
        state = dealt(NEAR, FAR, "Qd", "8d", CLASSIC)
        return Scene(state, drawn=DRAWN[role], seating=seating, players=players, **more)

    def test_in_the_box(self):
        text = self.three("box").left()
        assert "In the box: you. Captain: Ben. Sitting out: Anna." in text
        assert "You play alone against the other two." in text

    def test_the_captain_hears_advice(self):
        one = self.three("captain")
        text = one.left("advice", "show")
        assert "Ben would take the Q♦." in text
        assert text.count("Ben would") == 1
        assert "From now on you hear no advice." in text

    def test_the_one_sitting_out_sees_the_captain_s_cards_and_advises(self):
        one = self.three("out")
        text = one.left("zz", "lay 2c 3c 4c", "t")
        assert "Ben holds:\n  [2♣ 3♣ 4♣] [7♥ 8♥ 9♥]" in text
        assert "What should Ben do?" in text
        assert "Ben had the same in mind." in text
        assert "J♠" not in text  # the box's

    def test_advice_that_costs_too_much_is_declined(self):
        text = self.three("out").left("", "7h")
        assert "Ben thanks you, but decides otherwise." in text

    def test_advice_that_costs_little_is_taken(self):
        players = (Scripted(), Scripted(("pass", "draw", "discard Ks")))
        one = Scene(dealt(NEAR, FAR, "Qd", "Jd"), drawn=DRAWN["out"], seating=Seating.BOX, players=players)
        text = one.left("", "jd")
        assert "Ben takes your advice." in text
        assert "Ben discarded the J♦." in text

    def test_watching_in_silence(self):
        text = self.three("out").left("w")
        assert text.count("What should") < 3

    def test_the_idle_one_in_cutthroat_sees_public_events_only(self):
        players = (Scripted(("pass",)), Scripted(("pass", "draw", "discard Ks")))
        rules = RuleSet(wall_size=30)
        state = dealt(NEAR, FAR, "Qd", "8d", rules)
        one = Scene(state, drawn="2c 3c kc", seating=Seating.CUTTHROAT, players=players)
        text = one.left()
        assert "Anna deals to Ben, and you sit out." in text
        assert "Ben drew from the stock and discarded the K♠." in text
        assert "8♦" not in text
        assert "── Hand 1: void ──" in text
