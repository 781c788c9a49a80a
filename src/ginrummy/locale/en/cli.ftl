# The command line: its help, and what the commands print.

cli-help = Gin rummy for two and for three: play it, study a hand, settle a score, read the rules.
cli-play = Play a game here in the terminal.
cli-hand = Sort a hand into melds: its deadwood, and with eleven cards what to discard and when to knock.
cli-score = Settle a hand that was laid down at a real table, with the best defence.
cli-rules = Print the rules in force.
cli-simulate = Let players play each other many times, and count.
cli-replay = Play a record through, hand by hand.
cli-verify = Prove that nobody chose the cards of a record.
cli-convert = Turn a record into JSON lines, one event a line, or back.

# Options of every command
cli-option-lang = The language to speak, as “en”. Without it, that of your system.
cli-option-version = Print the version and stop.
cli-option-rules = The rules to play by: { $presets }.
cli-option-set = One rule of your own, as “target=150”. May be given several times; “ginrummy rules --options” lists them all.
cli-option-seating = How people sit: two; three with one in the box; or three, each for themselves.
cli-option-json = Answer in JSON.
cli-option-help = Show this help and stop.

# What goes wrong
cli-lang-unknown = Nobody here speaks “{ $language }”. There are: { $languages }.
cli-rules-meant = “{ $value }” is not one of the presets ({ $presets }). What you mean is written { $written }
cli-set-without-value = “{ $written }” sets nothing. Write a rule and its value, as “target=150”.

# ginrummy hand
hand-cards = The cards, as “4h 5h 6h 10s Kd”: as many as you were dealt, or one more before you discard.
hand-option-taken = The card among them that you took from the discard pile: it may not be discarded now.
hand-option-upcard = The upcard of the hand, where the rules make it the knock limit.
hand-too-many = A hand has at most { $most } cards here, and these are { $count }: “{ $culprit }” (column { $column }) is one too many.
hand-too-few = A hand has at least { $least } cards here, and { $count ->
    [0] these are none
    [one] this is only { $count }
   *[other] these are only { $count }
}: { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
hand-card-outside = “{ $culprit }” (column { $column }) is not in the pack, which has { $pack } cards under these rules.
hand-upcard-limit = Under these rules the upcard sets the knock limit: tell it with --upcard.
hand-upcard-spade = Under these rules a spade as upcard counts double: tell the upcard with --upcard.
hand-taken-before-discard = { $card } cannot have been taken in this turn: with { $count } cards you have already discarded.
hand-taken-elsewhere = { $card } was taken from the discard pile, so it must be among the cards; it is not.
hand-none = none
hand-row-melds = Melds
hand-row-unmatched = Unmatched
hand-row-deadwood = Deadwood
hand-row-or = Or
hand-row-discard = Discard
hand-row-after = Discard
hand-row-leaves = Deadwood left
hand-melds-and-unmatched = { $melds }, leaving { $unmatched }
hand-may-knock = knock
hand-may-gin = gin
hand-big-gin = All { $count } cards are in melds: call big gin.
hand-gin = Discard { $card }: that is gin.
hand-knock = Discard { $card }, and you may knock with { $deadwood }.
hand-no-knock-yet = Discard { $card }. You may not knock yet: the limit is { $limit }.
hand-no-gin-yet = Discard { $card }. Only gin ends this hand.

# ginrummy score
score-option-knocker = The knocker’s cards, without the discard.
score-option-defender = The defender’s cards.
score-option-knocker-melds = The melds the knocker laid out, as “5h 6h 7h / 9c 9d 9s”. Without it, those of least deadwood.
score-option-upcard = The upcard of the hand, where the rules make something of it.
score-option-big-gin = The knocker called big gin, all cards melded without a discard.
score-card-in-both = { $card } is in both hands: “{ $culprit }” (column { $column }) of the defender’s is among the knocker’s cards too.
score-meld-not-held = “{ $culprit }” (column { $column }) is not among the knocker’s cards.
score-no-meld = { $cards } (column { $column }) are neither a set nor a run.
score-big-gin-not-played = Big gin is not played under these rules.
score-not-big-gin = That is no big gin: { $deadwood } { $deadwood ->
    [one] point
   *[other] points
} of deadwood are left.
score-not-gin = Only gin ends this hand, and { $deadwood } { $deadwood ->
    [one] point
   *[other] points
} of deadwood are left.
score-over-limit = The knocker may not knock with { $deadwood }: the limit is { $limit }.
score-row-knocker = Knocker
score-row-defender = Defender
score-row-laid-off = Laid off
score-laid-off = { $cards } on { $meld }
score-knock = The knocker scores { $points }.
score-undercut = Undercut: the defender scores { $points }.
score-gin = Gin: the knocker scores { $points }.
score-big-gin = Big gin: the knocker scores { $points }.
score-nobody = Nobody scores.

# ginrummy rules
rules-cli-option-list = List the presets.
rules-cli-option-options = List every option and what it is set to.
rules-cli-words = { $about } ({ $words })
rules-cli-range = { $about } ({ $least } to { $greatest })
