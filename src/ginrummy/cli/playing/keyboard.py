"""The person at the keyboard: every question the game asks, and everything that can be typed in answer."""

from collections.abc import Callable

from ginrummy.cards import bit
from ginrummy.cli.playing.commands import Command, Verb, parse
from ginrummy.cli.playing.intent import ACTING, action_for, lay_off_for, not_now
from ginrummy.cli.playing.laying import arrangements_to_show, laying_lines
from ginrummy.cli.playing.lines import Sort, choices_line, hand_line, pile_lines, table_line
from ginrummy.cli.playing.screen import Leave, Screen, echoed
from ginrummy.cli.playing.session import ME, Session
from ginrummy.cli.playing.sheet import sheet_lines
from ginrummy.errors import GinError, NotationError
from ginrummy.locale import t
from ginrummy.match import Role, Seating
from ginrummy.melds import Spread, least_deadwood
from ginrummy.players.laying import next_to_lay
from ginrummy.rules import Action, BigGin, Discard, Knock, Phase, spread_actions
from ginrummy.words.cards import short
from ginrummy.words.rules_page import rules_page

_LAYING = (Phase.SPREAD, Phase.DEFENCE)


class Keyboard:
    """Asks the person, answers each line typed, and lets the game go on when something counts.

    A discard is shown first and counts when it is confirmed, unless the person wishes otherwise: so a typo can be
    undone, and nobody has seen anything by then. Laying down works the same way: it counts when it is finished.
    """

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._pending: Discard | None = None

    def decide(self, session: Session) -> None:
        """Let the person act, or take the last action back."""
        session.tell()
        self._pending = None
        # After one's own draw the table has just been shown.
        self._show(session, table=session.hand.drawn is None and session.hand.taken is None)
        here = session.game
        while session.game is here:
            self._heard(session, lambda command: self._obey(command, session))

    def advise(self, session: Session) -> Action | None:
        """Ask the person, who sits out, what the captain should do; None for no advice."""
        session.tell()
        self._show(session)
        self._screen.say(t("play-advise", captain=_captain(session)))
        answer: list[Action | None] = []
        while not answer:
            self._heard(session, lambda command: answer.extend(self._advised(command, session)))
        return answer[0]

    def pause(self, session: Session) -> None:
        """Wait until the person wants the next hand."""
        self._screen.say(t("play-next-hand"))
        waiting = [True]

        def obey(command: Command) -> None:
            if command.verb in (Verb.ENTER, Verb.YES, Verb.DONE):
                waiting.clear()
            elif not self._at_table(command, session):
                self._screen.say(t("play-next-hand"))

        while waiting:
            self._heard(session, obey)

    def again(self) -> bool:
        """Whether the person wants another game."""
        return self._wants(t("play-again")) is Verb.YES

    def go_on(self) -> bool:
        """Whether the person wants to go on with the game just shown.

        Raises:
            Leave: they want to leave.
        """
        answer = self._wants(t("play-go-on"))
        if answer is Verb.QUIT:
            raise Leave(ended=False)
        return answer is Verb.YES

    def _wants(self, question: str) -> Verb:
        """Ask until the answer is YES, NO or QUIT."""
        while True:
            self._screen.say(question)
            try:
                verb = parse(self._screen.ask()).verb
            except GinError:
                verb = Verb.UNKNOWN
            if verb is Verb.ENTER:
                return Verb.YES
            if verb in (Verb.YES, Verb.NO, Verb.QUIT):
                return verb

    def _heard(self, session: Session, obey: Callable[[Command], None]) -> None:
        """Read one line and obey it; what cannot be done is explained, and nothing has changed."""
        try:
            obey(parse(self._screen.ask()))
        except NotationError as error:
            self._pending = None
            key = "play-why-twice" if error.key == "card-twice" else "play-why-not-a-card"
            self._screen.say(t(key, typed=echoed(error.culprit)))
        except GinError as error:
            self._pending = None
            self._screen.say(str(error))

    # --- the person's own turn -----------------------------------------------------------------------------------

    def _obey(self, command: Command, session: Session) -> None:
        verb, hand = command.verb, session.hand
        if self._pending is not None and self._answered(verb, session):
            return
        if self._at_table(command, session):
            if self._pending is not None:
                self._ask_if_sure(session)
            return
        self._pending = None  # something else was typed, so it was not meant
        if verb is Verb.UNDO:
            self._undo(session)
        elif hand.phase in _LAYING and verb in (Verb.ENTER, Verb.BEST, Verb.YES):
            self._finish(session)
        elif verb is Verb.ENTER:
            self._show(session)
        elif verb is Verb.NUMBER and hand.phase is Phase.SPREAD:
            self._lay_numbered(command, session)
        elif verb is Verb.BEST:
            raise not_now(hand)
        elif verb is Verb.LAY_OFF:
            self._lay_off(command, session)
        elif verb in ACTING:
            self._act(command, session)
        else:
            self._unknown(command, session)

    def _answered(self, verb: Verb, session: Session) -> bool:
        """Whether *verb* answers the question if the discard is meant."""
        if verb in (Verb.ENTER, Verb.YES, Verb.DONE):
            assert self._pending is not None
            session.do(self._pending)
            return True
        if verb in (Verb.UNDO, Verb.NO):
            self._pending = None
            self._screen.say(t("play-not-discarded"), choices_line(session.hand))
            return True
        return False

    def _act(self, command: Command, session: Session) -> None:
        action = action_for(command, session.hand)
        if isinstance(action, Discard) and not (session.wishes.quick or command.at_once):
            self._pending = action
            self._ask_if_sure(session)
            return
        session.do(action)
        if isinstance(action, Knock | BigGin) and command.at_once:
            self._finish(session)

    def _ask_if_sure(self, session: Session) -> None:
        assert self._pending is not None
        card = self._pending.card
        left = least_deadwood(session.hand.held ^ bit(card))
        self._screen.say(t("play-sure", card=short(card), deadwood=left))

    def _undo(self, session: Session) -> None:
        if session.take_back():
            self._screen.say(t("play-undone"))
        else:
            self._screen.say(t("play-nothing-to-undo"))

    # --- laying down ---------------------------------------------------------------------------------------------

    def _finish(self, session: Session) -> None:
        """Lay down as well as it can be done from here, and be done."""
        phase = session.hand.phase
        while session.hand.phase is phase:
            session.do(next_to_lay(session.hand))

    def _lay_numbered(self, command: Command, session: Session) -> None:
        """Lay down the arrangement with the number typed."""
        spreads: list[Spread] = arrangements_to_show(session.hand)
        if not 1 <= command.number <= len(spreads):
            self._unknown(command, session)
            return
        for action in spread_actions(spreads[command.number - 1]):
            session.do(action)

    def _lay_off(self, command: Command, session: Session) -> None:
        """Lay off all the cards named, in whatever order they fit; all or none."""
        if not command.cards:
            action_for(command, session.hand)  # says what is missing
        game, waiting, actions = session.game, list(command.cards), []
        while waiting:
            hand = game.views[ME].hand
            assert hand is not None
            refused: GinError | None = None
            for card in waiting:
                try:
                    action = lay_off_for(card, command.on, hand)
                except GinError as error:
                    refused = refused or error
                    continue
                game = game.act(ME, action)
                actions.append(action)
                waiting.remove(card)
                refused = None
                break
            if refused:
                raise refused
        for action in actions:
            session.do(action)

    # --- advice --------------------------------------------------------------------------------------------------

    def _advised(self, command: Command, session: Session) -> list[Action | None]:
        """The advice that *command* gives, None if it gives none for now, nothing if the question stands."""
        verb = command.verb
        if verb in (Verb.ENTER, Verb.NO, Verb.PASS) and not (verb is Verb.PASS and _may_pass(session)):
            return [None]
        if verb is Verb.WATCH:
            session.watching = True
            return [None]
        if self._at_table(command, session):
            return []
        if verb in ACTING:
            return [action_for(command, session.hand)]
        self._unknown(command, session)
        return []

    # --- at the table --------------------------------------------------------------------------------------------

    def _at_table(self, command: Command, session: Session) -> bool:
        """Obey what can be typed at any time; tell whether it was that."""
        say = self._screen.say
        match command.verb:
            case Verb.SHOW:
                self._show(session)
            case Verb.SORT:
                self._sort(command, session)
            case Verb.PILE:
                say(*pile_lines(session.view, session.names))
            case Verb.SCORE:
                say(*sheet_lines(session.game.log, session.names))
            case Verb.RULES:
                self._rules(session)
            case Verb.HELP:
                self._help(session)
            case Verb.QUICK:
                session.wishes.quick = not session.wishes.quick
                say(t("play-quick-on" if session.wishes.quick else "play-quick-off"))
            case Verb.ADVICE:
                session.wishes.advised = not session.wishes.advised
                say(t("play-advice-on" if session.wishes.advised else "play-advice-off"))
            case Verb.QUIT:
                self._quit()
            case _:
                return False
        return True

    def _show(self, session: Session, *, table: bool = True) -> None:
        """The table as the person sees it, and what may be done."""
        say, hand = self._screen.say, session.hand
        if hand.over or not hand.held:
            say(*sheet_lines(session.game.log, session.names))
            return
        if hand.phase in _LAYING and session.view.to_act:
            self._screen.gap()
            say(*laying_lines(session.view, session.names, session.wishes.sort))
            return
        if table:
            self._screen.gap()
            say(f"  {table_line(hand)}")
        if session.view.role is Role.OUT:
            say(t("play-captain-holds", captain=_captain(session)))
        say(f"  {hand_line(hand, session.wishes.sort)}")
        if (advice := session.advice()) is not None:
            say(advice, style="italic")
        if hand.choices:
            say(choices_line(hand) + (t("play-may-put-back") if hand.taken is not None and session.earlier else ""))

    def _sort(self, command: Command, session: Session) -> None:
        wishes = session.wishes
        wishes.sort = Sort.named(command.rest) or wishes.sort.next
        keys = {Sort.MELDS: "play-sorted-melds", Sort.RANK: "play-sorted-rank", Sort.SUIT: "play-sorted-suit"}
        self._screen.say(t(keys[wishes.sort]))
        if session.hand.held and not session.hand.over:
            self._screen.say(f"  {hand_line(session.hand, wishes.sort)}")

    def _rules(self, session: Session) -> None:
        for section in rules_page(session.setup.rules, session.setup.seating):
            self._screen.say(section.title, style="bold")
            self._screen.say(*section.paragraphs)

    def _help(self, session: Session) -> None:
        say = self._screen.say
        say(*t("play-help-turn").splitlines())
        if session.hand.phase in _LAYING:
            say(*t("play-help-laying").splitlines())
        if session.setup.seating is Seating.BOX:
            say(*t("play-help-box").splitlines())
        say(*t("play-help-table").splitlines())

    def _quit(self) -> None:
        self._screen.say(t("play-sure-quit"))
        try:
            verb = parse(self._screen.ask()).verb
        except GinError:
            verb = Verb.UNKNOWN
        if verb in (Verb.YES, Verb.QUIT):
            raise Leave(ended=False)
        self._screen.say(t("play-stay"))

    def _unknown(self, command: Command, session: Session) -> None:
        self._screen.say(t("play-unknown", typed=echoed(command.text[:40])), choices_line(session.hand))


def _captain(session: Session) -> str:
    """The name of the captain."""
    return session.names[session.view.score.roles.non_dealer]


def _may_pass(session: Session) -> bool:
    return session.hand.phase in (Phase.UPCARD, Phase.LAST_TAKE)
