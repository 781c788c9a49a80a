# Players in processes of their own, the commands that speak with them, and the protocol between.

# What goes wrong with one
outside-system = { $player } cannot be asked here: players of their own need Linux or macOS.
outside-not-started = { $player } cannot be started: { $why }.
outside-no-command = { $player } cannot be started: that is no command, or it breaks off in a quotation or after a backslash.
outside-no-port = { $player } cannot be called: a port is a whole number from 1 to { $most }.
outside-version = { $player } speaks version { $theirs } of the protocol; here it is version { $ours }.
outside-exited = { $player } hung up.
outside-exited-code = { $player } ended with exit code { $code } while it was still needed.
outside-exited-signal = { $player } was ended by { $signal } while it was still needed.
outside-hung-up = { $player } closed its output while it was still needed.
outside-silence = { $player } gave no answer within { $seconds } s.
outside-deaf = { $player } did not read what it was told within { $seconds } s.
outside-no-json = { $player } said “{ $said }”, which is not JSON.
outside-no-object = { $player } said “{ $said }”, which is JSON, but no object.
outside-wrong-what = { $player } said “{ $said }” where a message with "what": "{ $expected }" was expected.
outside-wrong-field = { $player } said “{ $said }”: "{ $field }" must be a text.
outside-wrong-number = { $player } said “{ $said }”: "{ $field }" must be there, and a whole number.
outside-too-long = { $player } said more than { $most } bytes without a line end.
outside-no-choice = { $player } chose { $choice }, but the choices go from 0 to { $last }.
outside-unasked = { $player } said “{ $said }” without being asked.
outside-flood = { $player } wrote more than { $most } bytes to standard error while it was asked one thing.

# What goes wrong with one that is offered
outside-no-offer = “{ $player }={ $address }” offers no player. Write a name in small letters, and where the player is: NAME=cmd:COMMAND or NAME=tcp:PORT.
outside-name-taken = There is already a player “{ $player }”.
outside-about = A program that whoever runs this server has brought along.

# ginrummy player
cli-player = Let one of our players answer another program, in the protocol of docs/player-protocol.md.
outside-cli-level = Who answers: { $players }.
outside-cli-tcp = Listen on this port of this machine instead of standard input; 0 takes any.
outside-listening = { $player } listens on port { $port }.
outside-port = Port { $port } cannot be used: { $why }.
outside-host = The host said “{ $said }”, and that cannot be understood: { $why }.
outside-host-no-json = The host said “{ $said }”, which is not JSON.
outside-host-no-object = The host said “{ $said }”, which is JSON, but no object.
outside-host-lacks = The host said “{ $said }”: “{ $field }” is missing, or means nothing.
outside-host-other-choices = The host asked “{ $said }”, but these are not the choices of the last turn that it told.
outside-not-ours = { $player } is an outside player already: name one of ours.

# ginrummy serve
outside-cli-offer = Offer a player of your own, as “rex=cmd:python rex.py”. May be given several times; only you can, never the page.

# ginrummy check-player
cli-check-player = Try a player of your own, in any language, and say what is wrong with it.
outside-cli-address = Where the player is: “cmd:COMMAND” starts it, “tcp:PORT” calls it on this machine.
outside-cli-seconds = How long it may think about one question.
outside-no-address = “{ $address }” is no place where a player could be: write cmd:COMMAND or tcp:PORT.
outside-stayed = { $player } did not leave when it was told farewell.
outside-check-good = ✓ { $what }
outside-check-bad = ✗ { $what }: { $why }
outside-check-passed = All is good: { $player } speaks the protocol.
outside-check-faults = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
outside-check-enough = { $count } things are wrong; nothing more was tried.
outside-check-by-chance = Take note: with the same seeds it answered differently, so games with it cannot be repeated.
outside-check-greeting = answers the greeting
outside-check-upcard = is offered the upcard
outside-check-upcard-dealer = is offered the upcard as dealer
outside-check-first-draw = must draw after both have passed
outside-check-draw = draws or takes, as dealer
outside-check-took = discards after a take: the card taken is no choice
outside-check-knock = may knock
outside-check-spread = lays its melds down
outside-check-defence = defends, with cards to lay off
outside-check-defence-gin = defends against gin
outside-check-big-gin = may call big gin
outside-check-big-gin-spread = lays big gin down
outside-check-void = a hand that will be void, and the next one
outside-check-last-take = is offered the last discard at the wall
outside-check-last-knock = must knock after the last take
outside-check-eleven = begins with eleven cards
outside-check-oklahoma = Oklahoma: the upcard sets the limit
outside-check-hollywood = Hollywood: three columns
outside-check-small-pack = a small pack
outside-check-captain = is captain
outside-check-box = is in the box
outside-check-adviser = advises the captain
outside-check-cutthroat = three, each for themselves
outside-check-sitting-out = sits out, then plays
outside-check-told-anew = a move is taken back
outside-check-next-game = a game ends, another begins
outside-check-unknown = fields and messages that it cannot know
outside-check-game-two = a whole game for two
outside-check-game-box = a whole game with one in the box
outside-check-game-cutthroat = a whole game of three, each for themselves
outside-check-farewell = leaves when told farewell
