# What the browser table says, beside what the table itself says.

web-language-name = English

# Seatings
web-seating-two = Two
web-about-two = One against one.
web-seating-box = Three: one in the box
web-about-box = One plays alone in the box against a captain, and the third advises the captain.
web-seating-cutthroat = Three: each for themselves
web-about-cutthroat = Two play, the third looks on; whoever loses a hand sits out the next.

# How well players of the house play
web-level = { $level ->
    [random] random
    [greedy] greedy
    [novice] novice
    [casual] casual
    [sound] sound
    [club] club
    [expert] expert
    [master] master
   *[other] { $level }
}

# The knock limit
web-limit = Knock with { $limit } or less
web-limit-upcard = Knock with { $limit } or less (upcard { $card })
web-gin-only = Gin only
web-gin-only-upcard = Gin only (upcard { $card })

# What goes wrong
web-not-found = There is nothing at this address.
web-wrong-method = That cannot be done at this address.
web-too-large = That is too much at once.
web-not-understood = That request could not be read.
web-our-fault = Something went wrong in the server. The game is kept; please try again.
web-too-many-tables = You have made many tables. Please wait a little before the next.

# What has been played
web-opponent-bot = Computer: { $level }
shelf-too-long = That is more than { $most } KiB. Please bring fewer records at once.
shelf-many-at-once = These are more than { $most } records. Please bring fewer at once.
shelf-full = You keep { $most } records here. Delete some before you bring more.
shelf-too-often = You have brought many records. Please wait a little before the next.
shelf-no-such-record = You have no such record here.
web-too-many-looks = You have looked at many games. Please wait a little before the next.
