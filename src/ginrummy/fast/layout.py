"""How kernels see rules, states and actions: rows of ``int64``, and what stands at each place.

A state is one row of :data:`STATE_SIZE` numbers. Seats are 0 for the non-dealer and 1 for the dealer; a card that is
not there is -1; pairs stand side by side, the non-dealer's first. A rule set is one row of :data:`RULES_SIZE` numbers.
:mod:`ginrummy.fast.codec` turns them into ``HandState`` and ``RuleSet`` and back.

Kernels work at a *desk*: one row that holds a state, its rules and whatever else they need, so that a single pointer is
all that they hand on.
"""

# --- codes --------------------------------------------------------------------------------------------------------

UPCARD_LIMIT = -1
WALL_AFTER_DISCARD, WALL_LAST_TAKE, WALL_AT_ONCE = range(3)
WINNER_DEALS, LOSER_DEALS, DEALERS_ALTERNATE = range(3)
NO_SHUTOUT, GAME_BONUS_DOUBLED, HAND_POINTS_DOUBLED = range(3)
TWO, BOX, CUTTHROAT = range(3)

# --- states -------------------------------------------------------------------------------------------------------

P_UPCARD, P_FIRST_DRAW, P_DRAW, P_DISCARD, P_LAST_TAKE, P_LAST_KNOCK, P_SPREAD, P_DEFENCE, P_OVER = range(9)
NOT_VOID, VOID_WALL, VOID_TAKES = range(3)

MOST_MELDS = 3
MOST_LAID_OFF = 10

PHASE = 0
TURN = 1
HELD = 2  # two card sets
DEALT = 4  # two card sets
UPCARD = 6
LIMIT = 7
MULTIPLIER = 8
STOCK_SIZE = 9
STOCK_LEFT = 10
PILE_SIZE = 11
TAKEN = 12
TAKES = 13
KNOCKER = 14
BIG_GIN = 15
VOID = 16
LAID = 17  # two card sets: all that each seat has laid or laid off
MELDS = 19  # three melds of each seat, 0 for none, in ascending order
GROWN = MELDS + 2 * MOST_MELDS  # the knocker's melds with what was laid off on them
LAID_OFF_COUNT = GROWN + MOST_MELDS
LAID_OFF = LAID_OFF_COUNT + 1  # cards laid off, each 64 times the place of its meld and the card
PILE = LAID_OFF + MOST_LAID_OFF  # the discard pile, the top card last
STOCK = PILE + 52  # the whole stock in the order it is drawn; -1 where nobody knows it
STATE_SIZE = STOCK + 52

# --- the desk: behind the state ------------------------------------------------------------------------------------

MEMORY = STATE_SIZE  # what everybody could remember of the hand (ginrummy.fast.memory), pairs of card sets by seat
THROWN = MEMORY  # the cards that the seat discarded
REFUSED = MEMORY + 2  # the cards that it could have taken from the discard pile and did not
KNOWN = MEMORY + 4  # the cards that it took and holds
TURNS = MEMORY + 6  # how many turns it has begun: two numbers
MEMORY_SIZE = 8

RULES = MEMORY + MEMORY_SIZE  # the row of the rules
(
    LIMIT_RULE,  # the knock limit, or UPCARD_LIMIT
    ACE_IS_GIN_ONLY,
    SPADE_DOUBLES,
    GIN_BONUS,
    UNDERCUT_BONUS,
    BIG_GIN_BONUS,  # -1 where big gin is not played
    TIE_IS_UNDERCUT,
    TAKEN_STAYS,
    ELEVEN_START,
    WALL_RULE,
    WALL_SIZE,
    TAKE_CAP,
    TARGET,
    NEXT_DEALER,
    BOX_BONUS,
    BOX_AT_ONCE,
    GAME_BONUS,
    SHUTOUT,
    COLUMNS,
    RANKS,
    SUITS,
    HAND_SIZE,
) = range(RULES, RULES + 22)
RULES_SIZE = HAND_SIZE + 1 - RULES

STREAMS = 3  # one shuffles, and each seat has one of its own
DECK_STREAM, SEAT_STREAM = 0, 1
STREAM_KEY = RULES + RULES_SIZE
STREAM_COUNT = STREAM_KEY + STREAMS

DECK = STREAM_COUNT + STREAMS  # a pack of up to 52 cards, shuffled as far as it is needed
BEST = DECK + 52  # the three melds of a spread, in ascending order, 0 for none
CHOSEN = BEST + MOST_MELDS  # melds while they are being chosen
LAID_ON = CHOSEN + MOST_MELDS + 1  # the cards laid off on each of the knocker's melds, as sets
NOTED = LAID_ON + MOST_MELDS  # for each seat, cards of which a policy has noted
NOTED_DEADWOOD = NOTED + 2  # the least deadwood, so that it need not be looked up again
OUT = NOTED_DEADWOOD + 2  # actions or melds that a kernel lists
MOST_OUT = 128

# The game (ginrummy.fast.games). Persons are 0, 1 and 2; -1 is nobody.
MOST_PEOPLE, MOST_COLUMNS = 3, 9
NEEDED = OUT + MOST_OUT  # the hand points with which each seat would reach the target in every open column
SEATED = NEEDED + 2  # the persons in the two seats
SITTING_OUT = SEATED + 2  # the person who sits out
POLICY = SITTING_OUT + 1  # each person's policy
REACH = POLICY + MOST_PEOPLE  # into how many columns each person's wins are entered
COLUMN_POINTS = REACH + MOST_PEOPLE  # each person's hand points, column by column
COLUMN_ENTRIES = COLUMN_POINTS + MOST_PEOPLE * MOST_COLUMNS  # and winning hands
COLUMN_WINNER = COLUMN_ENTRIES + MOST_PEOPLE * MOST_COLUMNS  # who closed each column

# How each seat plays, for the policy ``careful`` (ginrummy.fast.policies.careful): two rows, the non-dealer's first.
STYLE = COLUMN_WINNER + MOST_COLUMNS
UNIT = 1024  # weights are in parts of a point: a power of two, so that nothing is rounded that was not before
STYLE_TURNS = 16  # the last stands for all later ones
(
    STYLE_HOPE,  # what a point is worth that a card still to come would save
    STYLE_DANGER,  # what each meld costs that a discard is expected to make or lengthen for the other
    STYLE_SLACK,  # only discards that leave at most so many points more than the best are weighed,
    STYLE_WEIGHED,  # and at most so many
    STYLE_HOPE_AT_SIGHT,  # the same four for those in haste: a point of the cards that would make a meld,
    STYLE_OUTS,  # each such card by itself,
    STYLE_DANGER_AT_SIGHT,  # each card beside a discard that the other took,
    STYLE_SAFETY,  # and each that the other threw
    STYLE_KNOCKS,  # by own turn: a bit for each deadwood to knock with
) = range(9)
STYLE_SIZE = STYLE_KNOCKS + STYLE_TURNS

# What each seat thinks that the other is, for the policy ``learned``: how likely each kind of thrower is, and each kind
# of knocker (ginrummy.players.kinds), in thousandths; two rows, the non-dealer's first.
OPINION = STYLE + 2 * STYLE_SIZE
THROWERS, KNOCKERS = 3, 3
OPINION_SIZE = THROWERS + KNOCKERS

SEEN = OPINION + 2 * OPINION_SIZE  # what the network looks at (ginrummy.fast.policies.network): card sets, then numbers
SEEN_SETS, SEEN_OF_CARD, SEEN_OF_STATE = 7, 8, 12 + STYLE_TURNS
SEEN_SIZE = SEEN_SETS + SEEN_OF_CARD + SEEN_OF_STATE
DESK_SIZE = SEEN + SEEN_SIZE

# --- actions ------------------------------------------------------------------------------------------------------

PASS = 0
DRAW = 1
TAKE = 2
DISCARD = 3  # and the card
KNOCK = DISCARD + 52  # and the card
DECLARE_BIG_GIN = KNOCK + 52
DONE = DECLARE_BIG_GIN + 1
LAY_SET = DONE + 1  # and 5 * rank + which: all four, or without clubs, diamonds, hearts, spades
LAY_RUN = LAY_SET + 5 * 13  # and the place of the run in RUNS
LAY_OFF_SET = LAY_RUN + 4 * 66  # and the card: on a set
LAY_OFF_LOW = LAY_OFF_SET + 52  # and the card: below a run
LAY_OFF_HIGH = LAY_OFF_LOW + 52  # and the card: above a run
ACTIONS = LAY_OFF_HIGH + 52
"""How many actions there are; each has a number below this."""
LAY_DEFAULT = -1
"""What a policy answers in order to lay down the default spread or the best defence, all at once."""
