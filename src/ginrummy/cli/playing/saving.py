"""A game on paper while it is played: what is saved of it, and how it is gone on with.

A saved game is a record (docs/record-format.md) with two tags more: ``Seed``, from which all its cards follow, and
``Against``, who plays for the others. Of the hand under way it holds what the person has seen, and commitments to the
seeds of the deal; cards and seeds stand in it openly once the hand is over. So nobody who looks into the file, or has
it replayed, stumbles over the cards of the others. It is no safe, though: the Seed tag gives them all away to whoever
reckons, for how else should a program go on with the game.
"""

from dataclasses import replace
from datetime import date as Date  # noqa: N812 - a type, named like one

from ginrummy.cli.playing.session import ME, Setup
from ginrummy.errors import GinError
from ginrummy.match import GameBegan, GameLog, HandBegan, OpenGame
from ginrummy.players import player
from ginrummy.record import HandRecord, Proof, Record, record_from_events
from ginrummy.record.fair import DRAW_HAND
from ginrummy.record.partial import told

_SEED, _AGAINST = "Seed", "Against"
_BETWEEN = ", "


def on_paper(setup: Setup, game: OpenGame, date: Date) -> Record:
    """The record of a game that the person plays, without what is hidden from them in the hand under way.

    Args:
        setup: what the game is played with.
        game: the game so far.
        date: the day on which it began.
    """
    record = in_full(setup, game.log, date)
    if game.game.to_act is None:
        return record
    return replace(record, hands=(*record.hands[:-1], _as_seen(setup, game)))


def in_full(setup: Setup, log: GameLog, date: Date) -> Record:
    """The record of a game with all its cards open, provable; the arguments are those of :func:`on_paper`."""
    return Record.from_log(
        log,
        setup.names,
        date=date,
        tags={_SEED: setup.seed, _AGAINST: _BETWEEN.join(other.name for other in setup.others)},
        proofs=[setup.proof(number) for number in range(1, len(log.hands) + 1)],
        draw_proof=setup.proof(DRAW_HAND),
    )


def off_paper(record: Record) -> tuple[Setup, GameLog]:
    """What the game on *record* is played with, and how it went: the reverse of :func:`on_paper`.

    Only a spread that another person had begun and not yet shown is begun anew.

    Raises:
        GinError: it is not such a record, or it does not agree with its seed.
    """
    tags = dict(record.tags)
    if not {_SEED, _AGAINST} <= tags.keys():
        raise GinError("play-saved-otherwise")
    others = tuple(player(name) for name in tags[_AGAINST].split(_BETWEEN))
    if len(others) != record.seating.people - 1:
        raise GinError("play-saved-otherwise")
    setup = Setup(record.rules, record.seating, tags[_SEED], record.names, others)
    log = GameLog(record.rules, record.seating, setup.draw())
    proofs: list[Proof | None] = [record.draw_proof]
    for number, hand in enumerate(record.hands, start=1):
        log = log.with_deal(setup.deal(number))
        for action in told(hand.actions):
            log = log.with_action(action)
        proofs.append(hand.proof)
    log.fold()  # the actions fit the cards, or this says what does not
    for number, proof in enumerate(proofs):
        if proof is not None and proof.sealed() != setup.proof(number).sealed():
            raise GinError("play-saved-otherwise")
    return setup, log


def _as_seen(setup: Setup, game: OpenGame) -> HandRecord:
    """The hand under way as the person has seen it."""
    view = game.views[ME]
    assert view.hand is not None
    events = (GameBegan(view.score), HandBegan(view.score), *view.hand.events)
    (hand,) = record_from_events(events, ME, setup.names).hands
    return replace(hand, proof=setup.proof(len(game.log.hands)).sealed())
