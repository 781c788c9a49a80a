# Records: what is wrong with one, what it proves, and the commands that read them.

# What is wrong with a text
record-empty = There is nothing to read: no record, not even its first line.
record-not-a-record = Line { $line }, column { $column }: this is no record. A record begins with [Format "ginrummy 1"].
record-is-json-lines = Line { $line }, column { $column }: this is a game as JSON lines. “ginrummy convert” makes a record of it; the name of its file has to end in .jsonl.
record-not-text = { $culprit } is not text, near line { $line }.
record-too-long = The record that begins on line { $line } goes on without end.
record-other-format = Line { $line }: a record in another format, { $culprit }. This program reads { $expected }.
record-breaks-off = Line { $line }, column { $column }: the record breaks off here.
record-breaks-off-in-header = Line { $line }, column { $column }: the record breaks off before its first hand.
record-after-end = Line { $line }, column { $column }: “{ $culprit }” stands after the end of the record.
record-because = Line { $line }, column { $column }, “{ $culprit }”: { $why }
record-should-be = Line { $line }, column { $column }: “{ $culprit }” should be: { $expected }
record-should-be-or = Line { $line }, column { $column }: “{ $culprit }” should be { $expected }, or line { $other } is wrong.
record-unexpected = Line { $line }, column { $column }: “{ $culprit }” cannot stand here.
record-unknown-word = Line { $line }, column { $column }: “{ $culprit }” means nothing in a record.

# The header
record-tag-missing = Line { $line }: the header has no [{ $tag } "…"].
record-tag-twice = Line { $line }: the header has [{ $tag } "…"] twice; the other is on line { $other }.
record-tag-meant = Line { $line }: there is no tag { $tag }. Was { $expected } meant?
record-tag-impossible = A tag “{ $tag }” cannot stand in a record like this.
record-names-count = { $people } people play, and { $count } { $count ->
    [one] name is
   *[other] names are
} given.
record-names-alike = Two people are called “{ $name }”. Names in a record must differ.
record-name-impossible = “{ $name }” cannot be a name in a record.
record-option-unknown = “{ $culprit }” is no rule with its value. Write it like “target 150”.
record-not-a-date = Line { $line }: { $culprit } is not a day. Write it like 2026-11-30.
record-draw-count = Line { $line }: { $people } people draw a card each, and here are { $count }.
record-draw-outside = { $card } is not in the pack of this game, so nobody drew it.
record-draw-contradicted = Line { $line }: the hands do not follow from this draw: { $culprit }

# The deal
record-card-again = Line { $line }, column { $column }: { $culprit } stands a second time; the first is on line { $other }.
record-card-outside = Line { $line }, column { $column }: { $culprit } is not in the pack of this game.
record-cards-too-many = Line { $line }, column { $column }: { $culprit } is one card too many; there are only { $size }.
record-cards-too-few = Line { $line }, column { $column }: here are { $count } { $count ->
    [one] card
   *[other] cards
} where there should be { $size }.
record-upcard-unknown = Line { $line }: everybody sees the upcard, so it must be noted.

# The turns
record-illegal = Line { $line }, column { $column }: “{ $culprit }” is not allowed here. Allowed is: { $expected }
record-illegal-or = Line { $line }, column { $column }: “{ $culprit }” is not allowed here, or line { $other } is wrong. Allowed is: { $expected }
record-card-expected = Line { $line }, column { $column }: a card should stand here, not “{ $culprit }”.
record-number-expected = Line { $line }, column { $column }: a number should stand here, not “{ $culprit }”.
record-meld-unclear = Line { $line }, column { $column }: these cards make no meld: one is missing, or stands there twice.
record-turn-empty = Line { $line }, column { $column }: nothing is done in this turn.
record-turn-unfinished = Line { $line }, column { $column }: this turn is not finished. After “{ $culprit }” comes: { $expected }
record-hand-over = Line { $line }, column { $column }: “{ $culprit }” comes too late: the hand is over.
record-hand-not-over = Line { $line }, column { $column }: the hand is not over. Next comes: { $expected }
record-held-or-discard = Line { $line }, column { $column }: a card is missing here, or a discard on line { $other }.
record-hand-unfinished = Hand { $number } is not finished, so no other can follow it.
record-game-over = Line { $line }, column { $column }: the game is over before this.
record-who-resigns = Line { $line }, column { $column }: it is not said who resigns.
record-variation-of-nothing = A variation stands before the first action, so there is nothing that it varies.
record-variation-too-deep = Variations lie too deep in one another here.

# Hidden cards
record-hidden = Some cards of this record are hidden.
record-impossible-card = No deal could have led to this: { $card } cannot have been there.
record-rest-unknown = The cards that stay unmatched must be noted here, since nothing else tells them.
record-impossible-count = No deal could have led to this: there are not enough cards.
record-impossible-knock = No deal could have led to this knock.

# Proofs
record-seed-length = A seed of { $count } bytes; it should have { $least } to { $most }.
record-seed-uncommitted = Line { $line }: a seed without a commitment proves nothing.
record-hex-expected = Line { $line }, column { $column }: { $least ->
    [64] 64
   *[other] { $least } to { $most }
} hexadecimal digits should stand here, not “{ $culprit }”.
record-proof-no-commitments = nobody committed to seeds before it
record-proof-no-seeds = the seeds have not been revealed
record-proof-commitment = the seed of { $owner } is not the one committed to
record-proof-deal = the seeds give other cards
record-proof-draw = the seeds give another draw
record-proof-nothing = nothing was dealt

# JSON lines
record-json-not-json = Line { $line } is not JSON.
record-json-no-event = Line { $line }: this is no event that can stand here.
record-json-no-record = Line { $line }: “{ $culprit }” stands before any record. The first event is “record”.
record-json-missing = Line { $line }: events are missing before this one.

# Reading files
record-argument-file = A record, a file of several, or a folder of .gin files.
record-file = { $path } cannot be read: { $why }.
record-out = { $path } cannot be written: { $why }.
record-none-found = There is no record in { $path } (records end in { $extension }).
record-progress = Reading
record-truncated = The record breaks off at line { $line }, column { $column }; all before that has been read.

# ginrummy verify
verify-proven = Proven: { $hands ->
    [one] one deal
   *[other] { $hands } deals
} in { $records ->
    [one] one record
   *[other] { $records } records
}, and nobody could choose a card.
verify-fails = Not fair: { $what } fails, for { $why }.
verify-not-provable = Not provable: { $what }, for { $why }.
verify-hand = hand { $number }
verify-draw = the draw

# ginrummy convert
convert-argument-out = Where to write; without it, to standard output.
convert-option-to = What to write: gin, the text form, or jsonl, one event a line. Without it, what OUT ends in, else the other form than FILE’s.
convert-option-force = Replace OUT if it is there already.
convert-out-taken = { $path } is there already. Choose another name, or have it replaced with --force.

# ginrummy replay
replay-option-from = The number of the hand to begin with.
replay-one-record = There are { $count } records here; give one file with one record.
replay-no-such-hand = There is no hand { $number }; the record has { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
replay-game = { $people }; rules: { $rules }
replay-hand = Hand { $number }: { $dealer } deals.
replay-hand-box = Hand { $number }: { $dealer } is in the box, { $other } captain, { $out } sits out.
replay-hand-cutthroat = Hand { $number }: { $dealer } deals to { $other }, { $out } sits out.
replay-upcard = The upcard is the { $card }.
replay-turn = { $number }  { $who } { $done }
replay-then = { ", " }
replay-pass = passes
replay-draw = draws { $card }
replay-draw-hidden = draws a card
replay-take = takes { $card }
replay-discard = discards { $card }
replay-knock = knocks with { $card }
replay-big-gin = declares big gin
replay-lay = lays { $meld }
replay-lay-off = lays { $card } off on { $meld }
replay-spread = shows { $spread }
replay-hand-unfinished = The hand is not finished.
replay-outcome = { $outcome }: { $sum }
replay-outcome-to = { $outcome } for { $who }
replay-score = Score: { $totals }
replay-points = { $who } { $points }
replay-resigned = { $who } resigned.
replay-unfinished = The game is not finished.
replay-total = { $who }: { $sum }
replay-won = { $who } won the game.
replay-nobody-won = Nobody won the game.
