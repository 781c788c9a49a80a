# What goes wrong, said so that a person can put it right.

# Cards
card-unknown = “{ $culprit }” (line { $line }, column { $column }) is not a card. Write a rank, A 2 3 … 10 J Q K, and a suit, c d h s: 7h, 10s, Kd.
card-twice = { $card } stands there twice: “{ $culprit }” (line { $line }, column { $column }) is the second.
card-not-one = One card was expected, but “{ $culprit }” is { $count ->
    [0] none
   *[other] { $count } cards
}.

# Actions
action-unknown = “{ $culprit }” is no action. Actions are: pass, draw, take, discard CARD, knock CARD, big gin, lay CARDS, lay off CARD on CARDS, done.
action-illegal = “{ $tried }” is not allowed now.
action-hand-over = “{ $tried }” comes too late: the hand is over.
hand-not-over = The hand is not over yet, so it has no result.

# Deals
deal-not-the-pack = These { $count } cards are not the pack of this game, which has { $pack }, each once.
deal-hand-size = A hand of { $count } cards was dealt where these rules deal { $size }.
deal-upcard-missing = These rules turn a card up, and this deal has none.
deal-upcard-unexpected = Under these rules no card is turned up, and this deal has one.
deal-stock-size = The stock has { $count } cards where it should have { $size }.
deal-stock-unknown = Nobody knows the stock of this hand.
deal-card-twice = { $card } was dealt twice.
deal-card-outside = { $card } is not in the pack of this game.

# Rule sets
rules-no-such-preset = There are no rules called “{ $value }”. There are: { $presets }.
rules-no-such-field = The rules have no option “{ $field }”. They have: { $fields }.
rules-not-a-switch = { $field } is on or off, not “{ $value }”.
rules-not-a-choice = { $field } cannot be “{ $value }”. It can be: { $choices }.
rules-out-of-bounds = { $field } cannot be “{ $value }”. It can be anything from { $least } to { $greatest }{ $field ->
    [knock_limit] {" "}or “upcard”
    [big_gin_bonus] {" "}or “off”
   *[other] {""}
}.
rules-eleven-without-upcard = start cannot be “eleven” together with this { $other }: a hand that starts with eleven cards has no upcard.
rules-pack-too-small = hand_size cannot be { $value } with a pack of { $pack } cards: two hands, the next card and one for the stock need { $needed }.
rules-upcard-missing = The upcard sets the knock limit under these rules, and no upcard was given.

# Games
match-draw = { $people } people draw one card each, and no card twice; here are { $count }.
match-over = The game is over.
match-hand-under-way = A hand is under way; the next one is dealt when it is over.
match-not-your-turn = It is somebody else’s turn.
match-no-hand = No hand has been dealt yet.
match-not-at-the-table = Nobody of that name plays in this game.
