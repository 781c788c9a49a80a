"""``ginrummy play``: a whole game in the terminal, in plain lines.

A game is saved as it is played. At the start the person is asked about an unfinished one, unless the options speak of
another game: of other rules, another seating, other players, or of a seed.
"""

import os
from typing import Annotated

import typer

from ginrummy.cli.common import FLAG, INTERRUPTED, RulesOption, SetOption, console, rules_from, say
from ginrummy.errors import GinError
from ginrummy.locale import t
from ginrummy.match import Seating
from ginrummy.players import DEFAULT_LEVEL, LEVELS, Player, player
from ginrummy.rules import DEFAULT_PRESET
from ginrummy.table.home import VARIABLE, data_folder

LONGEST_NAME = 20
"""How much of a name has room on the scoresheet."""


def play(
    context: typer.Context,
    *,
    players: Annotated[int | None, typer.Option("--players", metavar="2|3", help=t("play-cli-players"))] = None,
    preset: RulesOption = DEFAULT_PRESET,
    changes: SetOption = None,
    seating: Annotated[Seating | None, typer.Option("--seating", help=t("cli-option-seating"))] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="SEED", help=t("play-cli-seed"))] = None,
    against: Annotated[
        list[str] | None,
        typer.Option("--against", metavar="LEVEL", help=t("play-cli-against", levels=", ".join(LEVELS))),
    ] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help=t("play-cli-name"))] = None,
    new: Annotated[bool, typer.Option("--new", metavar=FLAG, help=t("play-cli-new"))] = False,
) -> None:
    """Play games until the person has had enough.

    Raises:
        GinError: the options do not fit together.
        typer.Exit: the person interrupted the game.
    """
    from ginrummy.cli.playing import Setup, Shelf, Table, line_reader

    source = context.get_parameter_source("preset")
    any_rules = not changes and source is not None and source.name == "DEFAULT"
    rules = rules_from(preset, changes)
    any_seating = players is None and seating is None
    sitting = seating_for(players, seating)
    any_levels = not against
    others = others_for(sitting, against or [DEFAULT_LEVEL])
    levels = [other.name for other in others]

    def fits(saved: Setup) -> bool:
        """Whether an unfinished game is what the options speak of."""
        return (
            (any_rules or saved.rules == rules)
            and (any_seating or saved.seating is sitting)
            and (any_levels or [other.name for other in saved.others] == levels)
        )

    folder = data_folder(os.environ)
    if folder is None:
        say(t("play-no-folder", variable=VARIABLE))
    table = Table(
        rules=rules,
        seating=sitting,
        names=names_for(sitting, name),
        others=others,
        seed=seed,
        console=console(),
        read=line_reader(),
        shelf=None if folder is None else Shelf(folder),
        fits=None if new or seed is not None else fits,
    )
    if not table.play():
        raise typer.Exit(INTERRUPTED)


def seating_for(players: int | None, seating: Seating | None) -> Seating:
    """How people sit when the person asked for so many *players*, for that *seating*, for both or for neither.

    Raises:
        GinError: there is no game for so many, or that seating is for another number.
    """
    if players is not None and players not in {one.people for one in Seating}:
        raise GinError("play-players-count", players=players)
    if seating is None:
        return next(one for one in Seating if one.people == (players or Seating.TWO.people))
    if players is not None and seating.people != players:
        raise GinError("play-seating-people", seating=seating.value, needed=seating.people, people=players)
    return seating


def names_for(seating: Seating, name: str | None) -> tuple[str, ...]:
    """What everybody is called, the person first; no two alike."""
    printable = "".join(c for c in name or "" if c.isprintable())
    mine = " ".join(printable.split())[:LONGEST_NAME].strip() or t("play-name-you")
    spare = [t("play-name-first"), t("play-name-second"), t("play-name-spare")]
    others = [other for other in spare if other.casefold() != mine.casefold()]
    return mine, *others[: seating.people - 1]


def others_for(seating: Seating, levels: list[str]) -> tuple[Player, ...]:
    """Who plays for the others: one level for all, or one for each.

    Raises:
        PlayerError: there is no such level.
        GinError: more levels than others.
    """
    needed = seating.people - 1
    if len(levels) not in (1, needed):
        raise GinError("play-against-count", given=len(levels), needed=needed)
    return tuple(player(level) for level in (levels * needed)[:needed])
