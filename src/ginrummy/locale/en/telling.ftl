# What happened, told to one person: “You …” where that person did it, a name where somebody else did.

# The draw and the first deal
tell-drawn = { $who } { $card }
tell-drawn-you = you { $card }
tell-draw-two = For the deal, everybody draws a card: { $drawn }. The higher card deals.
tell-draw-box = Everybody draws a card: { $drawn }. The highest is in the box, the middle one captain, the lowest sits out.
tell-draw-cutthroat = Everybody draws a card: { $drawn }. The middle one deals first, the lowest sits out.

# Who deals, and why
tell-deal-first = { $who } deals the first hand.
tell-deal-first-you = You deal the first hand.
tell-deal-winner = { $who } won the last hand and deals.
tell-deal-winner-you = You won the last hand, so you deal.
tell-deal-loser = { $who } lost the last hand and deals.
tell-deal-loser-you = You lost the last hand, so you deal.
tell-deal-alternate = The deal goes back and forth: now { $who } deals.
tell-deal-alternate-you = The deal goes back and forth: now you deal.
tell-deal-again = Nobody scored, so { $who } deals again.
tell-deal-again-you = Nobody scored, so you deal again.

# Three at the table: who changes places, and why
tell-you-as-one-of-three = you
tell-roles-box = In the box: { $box }. Captain: { $captain }. Sitting out: { $out }.
tell-box-won = { $who } won in the box and stays there; the other two change places.
tell-box-won-you = You won in the box and stay there; the other two change places.
tell-box-lost = { $who } lost in the box and sits out; the captain goes into the box.
tell-box-lost-you = You lost in the box and sit out; the captain goes into the box.
tell-roles-stay = Nobody scored, so everybody keeps their place.
tell-roles-cutthroat = { $dealer } deals to { $other }, and { $out } sits out.
tell-roles-cutthroat-you-deal = You deal to { $other }, and { $out } sits out.
tell-roles-cutthroat-you-dealt = { $dealer } deals to you, and { $out } sits out.
tell-roles-cutthroat-you-out = { $dealer } deals to { $other }, and you sit out.
tell-cutthroat-lost = { $who } lost and sits out this hand.
tell-cutthroat-lost-you = You lost and sit out this hand.

# The deal
tell-upcard = The upcard is the { $card }.
tell-upcard-limit = The upcard is the { $card }, so in this hand you knock with { $limit } or less.
tell-upcard-gin-only = The upcard is the { $card }, so in this hand only gin counts.
tell-doubled = It is a spade: this hand counts double.
tell-eleven = { $who } has { $count } cards and begins with a discard.
tell-eleven-you = You have { $count } cards and begin with a discard.

# Turns
tell-both-passed = Both have passed, so { $who } begins from the stock.
tell-both-passed-you = Both have passed, so you begin from the stock.
tell-last-take = The stock is down to { $left }: { $who } may take the { $card } to knock with it, or the hand is void.
tell-last-take-you = The stock is down to { $left }: you may take the { $card } to knock with it, or the hand is void.
tell-passed = { $who } passed the { $card }.
tell-passed-you = You passed the { $card }.
tell-left = { $who } left the { $card } lying.
tell-left-you = You left the { $card } lying.
tell-drew = { $who } drew from the stock.
tell-drew-seen = { $who } drew the { $card }.
tell-drew-you = You drew the { $card }.
tell-took = { $who } took the { $card } from the discard pile.
tell-took-you = You took the { $card } from the discard pile.
tell-discarded = { $who } discarded the { $card }.
tell-discarded-you = You discarded the { $card }.
tell-knocked = { $who } knocked, discarding the { $card }.
tell-knocked-you = You knocked, discarding the { $card }.
tell-big-gin = { $who } declared big gin.
tell-big-gin-you = You declared big gin.

# A whole turn in one sentence
tell-drew-discarded = { $who } drew from the stock and discarded the { $card }.
tell-drew-discarded-seen = { $who } drew the { $drawn } and discarded the { $card }.
tell-drew-discarded-you = You drew the { $drawn } and discarded the { $card }.
tell-took-discarded = { $who } took the { $drawn } and discarded the { $card }.
tell-took-discarded-you = You took the { $drawn } and discarded the { $card }.
tell-drew-knocked = { $who } drew from the stock and knocked, discarding the { $card }.
tell-drew-knocked-seen = { $who } drew the { $drawn } and knocked, discarding the { $card }.
tell-drew-knocked-you = You drew the { $drawn } and knocked, discarding the { $card }.
tell-took-knocked = { $who } took the { $drawn } and knocked, discarding the { $card }.
tell-took-knocked-you = You took the { $drawn } and knocked, discarding the { $card }.

# Laying down
tell-laid = { $who } laid { $meld }.
tell-laid-you = You laid { $meld }.
tell-laid-off = { $who } laid the { $card } off on { $meld }.
tell-laid-off-you = You laid the { $card } off on { $meld }.
tell-shown = { $who } showed { $spread }.
tell-shown-you = You showed { $spread }.
tell-shown-gin = { $who } went gin: { $spread }.
tell-shown-gin-you = You went gin: { $spread }.
tell-shown-big-gin = { $who } had big gin: { $spread }.
tell-shown-big-gin-you = You had big gin: { $spread }.
tell-spread-melds = { $melds }
tell-spread-laid-off = { $cards } laid off
tell-spread-rest = deadwood { $cards } = { $deadwood }
tell-spread-no-rest = no deadwood

# How a hand ended
tell-won-knock = { $who } wins the hand: { $sum }.
tell-won-knock-you = You win the hand: { $sum }.
tell-won-undercut = Undercut! { $who } wins the hand: { $sum }.
tell-won-undercut-you = Undercut! You win the hand: { $sum }.
tell-won-gin = Gin! { $who } wins the hand: { $sum }.
tell-won-gin-you = Gin! You win the hand: { $sum }.
tell-won-big-gin = Big gin! { $who } wins the hand: { $sum }.
tell-won-big-gin-you = Big gin! You win the hand: { $sum }.
tell-won-nobody = { $sum }.

# The score
tell-points = { $who } { $points }
tell-points-you = you { $points }
tell-score = The score: { $totals }.
tell-score-column = Game { $number }: { $totals }.
tell-column-won = { $who } reached { $points } and won game { $number }.
tell-column-won-you = You reached { $points } and won game { $number }.
tell-game-won = { $who } reached { $points } and won the game.
tell-game-won-you = You reached { $points } and won the game!
tell-games-won = All games are closed: { $who } won with { $total } in all.
tell-games-won-you = All games are closed: you won with { $total } in all!
tell-games-drawn = All games are closed, and at { $total } the highest total is shared.
tell-leader = With all bonuses, though, { $who } has the most: { $total }.
tell-leader-you = With all bonuses, though, you have the most: { $total }.
tell-resigned = { $who } gave the game up.
tell-resigned-you = You gave the game up.
tell-resigned-won = { $who } wins it.
tell-resigned-won-you = You win it!
tell-resigned-nobody-won = Nobody wins it.
