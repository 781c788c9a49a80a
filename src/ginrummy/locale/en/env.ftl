# The learning environments: what they refuse, and their renderings.

env-no-such-seating = Nobody sits like “{ $seating }”. There are: { $choices }.
env-no-such-laying = Nobody lays down like “{ $laying }”. There are: { $choices }.
env-no-such-render-mode = There is no rendering “{ $mode }”. There are: { $choices }.
env-no-such-side = Nobody sits at “{ $side }”. There are: { $choices }.
env-no-such-illegal = An illegal action cannot be met with “{ $side }”. There are: { $choices }.
env-nothing-to-choose = With this deal the opponent ends the hand before there is anything to choose.
env-one-seed = All hands of a vector environment follow from one seed; give a single number.
env-no-reset-mask = reset_mask has to be an array of { $count } booleans, one for each hand.
env-action-count = { $count } hands need as many actions in a row; here is an array of shape { $shape }.
env-vector-only = These hands have nothing called “{ $name }” that could be set or asked for; they live in kernels.
env-shaped-alone = Rewards are shaped for a learner with an opponent; here both seats are asked in turn.
env-policies-lay-default = Policies of the kernels choose where spreads are laid down by default: laying="default".
env-leak = Somebody is shown what they may not know: { $what }

# A person's role in a rendering
env-role-dealer = dealer
env-role-non-dealer = non-dealer
env-role-box = in the box
env-role-captain = captain
env-role-out = sitting out

# The table as text, all cards open
env-text-person = { $who } ({ $role }): { $cards }
env-text-out = no cards
env-text-laid = laid: { $melds }; left: { $rest }
env-text-pile = discard pile: { $cards } · stock: { $stock } · knock with { $limit } or less
env-text-score = hand { $number }: { $totals }
env-text-over = over: { $totals }

# The table in words, for whoever is to act
env-words-you = You are { $who } ({ $role }). Knock with { $limit } points of deadwood or less.
env-words-held = You hold: { $cards }. Least deadwood: { $deadwood }.
env-words-melds = Best melds: { $melds }. Not in them: { $rest }.
env-words-pile = On top of the discard pile: { $top }. The whole pile, bottom first: { $cards }. Cards in the stock: { $stock }.
env-words-known = You know that the other hand holds: { $cards }.
env-words-choose = Choose one, by its number:
