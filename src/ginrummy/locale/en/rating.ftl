# Ratings: games that count, and what they say of somebody's play.

# What is refused
rating-account = Rated games are for people with an account. Make one or sign in: it takes a moment, and no e-mail.
rating-agree = This game is rated. Agree that it counts for your rating, and you are welcome.
rating-places = A rated game is played by people only, whoever makes the table among them, and nothing is taken back.
rating-rules = A rated game is played by the rules of a preset as they stand, to { $least } points or more. Put your own rules back, or play unrated.
rating-clock = A rated game needs a clock, so that nobody can keep the others waiting.
rating-no-bots = No bot plays in a rated game. Wait for somebody, or make another table.
rating-others-here = This game is rated, and somebody else is still playing: the clock plays for whoever is gone.
rating-no-putting-out = This game is rated, and counts for everybody in it. Put somebody out when it is over.
rating-not-installed = Ratings need openskill, which is not installed. It comes with the extra “web”.

# A rating in words
rating-points = { $points } ± { $reach }
rating-after = { $games ->
    [0] no rated game yet
    [one] after one rated game
   *[other] after { $games } rated games
}
rating-provisional = provisional
rating-of = Rating of { $who }: { $points }, give or take { $reach }, { $games ->
    [0] no rated game yet
    [one] after one rated game
   *[other] after { $games } rated games
}
rating-two = Two at a table
rating-three = Three at a table
rating-yours = Your rating
rating-about = Everybody begins with 1500. Who leads by 200 points wins about three games of four. “±” is how unsure it still is: in 19 cases of 20 somebody’s true strength lies within it. It shrinks with every game.
rating-about-provisional = Until ten rated games it is called provisional.
rating-course = How your rating went
rating-course-of = Your rating is { $points }, give or take { $reach }, after { $games } rated games.
rating-course-about = The line is your rating after each rated game; the band around it is how unsure it was.
rating-gain = Change
rating-place = Place
rating-none = You have played no rated game yet. Make a table for one under “With a friend”.
rating-private = Only you see this page. At a rated table the others see your rating, and you see theirs.

# Making and joining
rating-switch = Rated game
rating-switch-about = The result counts for the rating of everybody who plays. It needs a clock, an account for everybody, and the rules of a preset as they stand, to 50 points or more.
rating-switch-guest = Rated games are for people with an account.
rating-badge = Rated
rating-join-title = This game is rated
rating-join-about = If you play, the result counts for your rating and for theirs. Whoever gives the game up has lost it; for whoever leaves, the clock goes on.
rating-join = I agree: join the rated game
rating-look = Look at it
rating-look-host = Look at the rated table of { $who }

# At the table
rating-counts-will = This game is rated: the result will count for everybody’s rating.
rating-counts-bot = This game is no longer rated: a bot has taken a place.
rating-counts-not-all = This game is not rated: not everybody had agreed to another rated game.
rating-counts-ended = This game was not rated: it ended before there was a result to count.
rating-leave = This game is rated: who leaves lets the clock play on, and may lose by it. Giving up is a loss.
rating-rematch = Another rated game
rating-changes = What this game changed
rating-pending = The ratings are being worked out …
rating-change-why = { $reason ->
    [won] won
    [lost] lost
    [first] shared the first place
    [second] came second
   *[last] came last
}
rating-why = Who beats a stronger player gains more, who loses to a weaker one loses more; and the less is known of somebody, the more a game says.
rating-from-to = { $before } → { $points } ± { $reach }
rating-why-heading = Why so much?
rating-gone = The game is rated and goes on: the clock plays for them.
rating-gone-alone = The game is rated: wait, and the clock plays for them. With a bot, or ended now, it counts for nobody.
