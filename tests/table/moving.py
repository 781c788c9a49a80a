"""Moves for people who do not care."""

import random

from ginrummy.match import View
from ginrummy.rules import Knock
from ginrummy.table.laying import LAYING, rest_at_best


def some_move(view: View) -> list[str]:
    """Something legal that ends soon, never a knock."""
    assert view.hand is not None
    if view.hand.phase in LAYING:
        return [str(action) for action in rest_at_best(view.hand)[0]]
    choices = [action for action in view.choices if not isinstance(action, Knock)]
    return [str(random.Random(len(view.hand.events)).choice(choices))]
