"""What an observation of a hand holds, and where: one row of :data:`OBSERVATION_SIZE` numbers, ``int16``.

First come planes of 52 numbers, one for each card in its order (clubs, diamonds, hearts, spades; ace to king); then
single numbers. :mod:`ginrummy.env.observation` says what each means and makes them from a seat's view;
:mod:`ginrummy.fast.sight` makes the same from a state.
"""

PLANES = (
    "held",
    "pile",
    "top",
    "known",
    "known_other",
    "thrown",
    "thrown_other",
    "taken",
    "taken_other",
    "left",
    "left_other",
    "melds",
    "melds_other",
    "laid_off",
    "laid_off_other",
    "rest",
    "rest_other",
)
"""The planes in their order."""

NUMBERS = (
    "upcard",
    "first_draw",
    "draw",
    "discard",
    "last_take",
    "last_knock",
    "spread",
    "defence",
    "over",
    "to_act",
    "dealer",
    "sees",
    "knock_limit",
    "multiplier",
    "stock",
    "pile_size",
    "size",
    "size_other",
    "takes",
    "turn",
    "knocked",
    "knocked_other",
    "big_gin",
    "deadwood",
    "deadwood_other",
    "points",
)
"""The single numbers in their order; the first nine are the phases."""

CARDS = 52
NUMBERS_AT = CARDS * len(PLANES)
"""Where the single numbers begin."""
OBSERVATION_SIZE = NUMBERS_AT + len(NUMBERS)

(
    HELD_PLANE,
    PILE_PLANE,
    TOP_PLANE,
    KNOWN_PLANE,
    KNOWN_OTHER_PLANE,
    TRACES,  # six planes: thrown, taken and left, each by both
) = range(0, 6 * CARDS, CARDS)
(
    MELDS_PLANE,
    MELDS_OTHER_PLANE,
    LAID_OFF_PLANE,
    LAID_OFF_OTHER_PLANE,
    REST_PLANE,
    REST_OTHER_PLANE,
) = range(11 * CARDS, 17 * CARDS, CARDS)
(
    TO_ACT_AT,
    DEALER_AT,
    SEES_AT,
    LIMIT_AT,
    MULTIPLIER_AT,
    STOCK_AT,
    PILE_SIZE_AT,
    SIZE_AT,
    SIZE_OTHER_AT,
    TAKES_AT,
    TURN_AT,
    KNOCKED_AT,
    KNOCKED_OTHER_AT,
    BIG_GIN_AT,
    DEADWOOD_AT,
    DEADWOOD_OTHER_AT,
    POINTS_AT,
) = range(NUMBERS_AT + 9, OBSERVATION_SIZE)

# The trace of a hand: in which turn each seat last did what with each card; 0 for never. Both seats stand side by side.
TRACE_THROWN, TRACE_TAKEN, TRACE_LEFT = 0, 2 * CARDS, 4 * CARDS
TRACE_TURN = 6 * CARDS  # the number of the turn under way, from 1
TRACE_SIZE = TRACE_TURN + 1
