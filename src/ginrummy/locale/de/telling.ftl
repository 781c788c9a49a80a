# Was geschah, einer Person erzählt: „Du …“, wo sie es war, ein Name, wo es jemand anders war.

# Das Ziehen und das erste Geben
tell-drawn = { $who } { $card }
tell-drawn-you = du { $card }
tell-draw-two = Ums Geben zieht jeder eine Karte: { $drawn }. Wer die höhere hat, gibt.
tell-draw-box = Alle ziehen eine Karte: { $drawn }. Die höchste kommt in die Box, die mittlere ist Kapitän, die niedrigste setzt aus.
tell-draw-cutthroat = Alle ziehen eine Karte: { $drawn }. Die mittlere gibt zuerst, die niedrigste setzt aus.

# Wer gibt, und warum
tell-deal-first = { $who } gibt die erste Runde.
tell-deal-first-you = Du gibst die erste Runde.
tell-deal-winner = { $who } hat die letzte Runde gewonnen und gibt.
tell-deal-winner-you = Du hast die letzte Runde gewonnen, also gibst du.
tell-deal-loser = { $who } hat die letzte Runde verloren und gibt.
tell-deal-loser-you = Du hast die letzte Runde verloren, also gibst du.
tell-deal-alternate = Gegeben wird abwechselnd: Jetzt gibt { $who }.
tell-deal-alternate-you = Gegeben wird abwechselnd: Jetzt gibst du.
tell-deal-again = Niemand bekam Punkte, also gibt { $who } noch einmal.
tell-deal-again-you = Niemand bekam Punkte, also gibst du noch einmal.

# Zu dritt: wer den Platz wechselt, und warum
tell-you-as-one-of-three = du
tell-roles-box = In der Box: { $box }. Kapitän: { $captain }. Setzt aus: { $out }.
tell-box-won = { $who } hat in der Box gewonnen und bleibt dort; die beiden anderen tauschen.
tell-box-won-you = Du hast in der Box gewonnen und bleibst dort; die beiden anderen tauschen.
tell-box-lost = { $who } hat in der Box verloren und setzt aus; der Kapitän kommt in die Box.
tell-box-lost-you = Du hast in der Box verloren und setzt aus; der Kapitän kommt in die Box.
tell-roles-stay = Niemand bekam Punkte, also behalten alle ihren Platz.
tell-roles-cutthroat = { $dealer } gibt und spielt gegen { $other }; { $out } setzt aus.
tell-roles-cutthroat-you-deal = Du gibst und spielst gegen { $other }; { $out } setzt aus.
tell-roles-cutthroat-you-dealt = { $dealer } gibt und spielt gegen dich; { $out } setzt aus.
tell-roles-cutthroat-you-out = { $dealer } gibt und spielt gegen { $other }; du setzt aus.
tell-cutthroat-lost = { $who } hat verloren und setzt diese Runde aus.
tell-cutthroat-lost-you = Du hast verloren und setzt diese Runde aus.

# Das Geben
tell-upcard = Aufgedeckt liegt { $card }.
tell-upcard-limit = Aufgedeckt liegt { $card }, also klopft man in dieser Runde mit höchstens { $limit }.
tell-upcard-gin-only = Aufgedeckt liegt { $card }, also zählt in dieser Runde nur Gin.
tell-doubled = Es ist ein Pik: Diese Runde zählt doppelt.
tell-eleven = { $who } hat { $count } Karten und beginnt mit einem Abwurf.
tell-eleven-you = Du hast { $count } Karten und beginnst mit einem Abwurf.

# Züge
tell-both-passed = Beide haben gepasst, also beginnt { $who } vom Stapel.
tell-both-passed-you = Beide haben gepasst, also beginnst du vom Stapel.
tell-last-take = Im Stapel { $left ->
    [one] liegt noch eine Karte
   *[other] liegen noch { $left } Karten
}: { $who } darf { $card } nehmen, um damit zu klopfen; sonst zählt die Runde nicht.
tell-last-take-you = Im Stapel { $left ->
    [one] liegt noch eine Karte
   *[other] liegen noch { $left } Karten
}: Du darfst { $card } nehmen, um damit zu klopfen; sonst zählt die Runde nicht.
tell-passed = { $who } hat gepasst ({ $card }).
tell-passed-you = Du hast gepasst ({ $card }).
tell-left = { $who } hat { $card } liegen lassen.
tell-left-you = Du hast { $card } liegen lassen.
tell-drew = { $who } hat vom Stapel gezogen.
tell-drew-seen = { $who } hat { $card } gezogen.
tell-drew-you = Du hast { $card } gezogen.
tell-took = { $who } hat { $card } vom Abwurfstapel genommen.
tell-took-you = Du hast { $card } vom Abwurfstapel genommen.
tell-discarded = { $who } hat { $card } abgeworfen.
tell-discarded-you = Du hast { $card } abgeworfen.
tell-knocked = { $who } hat geklopft und { $card } abgeworfen.
tell-knocked-you = Du hast geklopft und { $card } abgeworfen.
tell-big-gin = { $who } hat Big Gin angesagt.
tell-big-gin-you = Du hast Big Gin angesagt.

# Ein ganzer Zug in einem Satz
tell-drew-discarded = { $who } hat vom Stapel gezogen und { $card } abgeworfen.
tell-drew-discarded-seen = { $who } hat { $drawn } gezogen und { $card } abgeworfen.
tell-drew-discarded-you = Du hast { $drawn } gezogen und { $card } abgeworfen.
tell-took-discarded = { $who } hat { $drawn } genommen und { $card } abgeworfen.
tell-took-discarded-you = Du hast { $drawn } genommen und { $card } abgeworfen.
tell-drew-knocked = { $who } hat vom Stapel gezogen, geklopft und { $card } abgeworfen.
tell-drew-knocked-seen = { $who } hat { $drawn } gezogen, geklopft und { $card } abgeworfen.
tell-drew-knocked-you = Du hast { $drawn } gezogen, geklopft und { $card } abgeworfen.
tell-took-knocked = { $who } hat { $drawn } genommen, geklopft und { $card } abgeworfen.
tell-took-knocked-you = Du hast { $drawn } genommen, geklopft und { $card } abgeworfen.

# Auslegen
tell-laid = { $who } hat { $meld } ausgelegt.
tell-laid-you = Du hast { $meld } ausgelegt.
tell-laid-off = { $who } hat { $card } an { $meld } angelegt.
tell-laid-off-you = Du hast { $card } an { $meld } angelegt.
tell-shown = { $who } zeigt { $spread }.
tell-shown-you = Du zeigst { $spread }.
tell-shown-gin = { $who } hat Gin: { $spread }.
tell-shown-gin-you = Du hast Gin: { $spread }.
tell-shown-big-gin = { $who } hat Big Gin: { $spread }.
tell-shown-big-gin-you = Du hast Big Gin: { $spread }.
tell-spread-melds = { $melds }
tell-spread-laid-off = { $cards } angelegt
tell-spread-rest = Rest { $cards } = { $deadwood }
tell-spread-no-rest = kein Rest

# Wie eine Runde endete
tell-won-knock = { $who } gewinnt die Runde: { $sum }.
tell-won-knock-you = Du gewinnst die Runde: { $sum }.
tell-won-undercut = Unterboten! { $who } gewinnt die Runde: { $sum }.
tell-won-undercut-you = Unterboten! Du gewinnst die Runde: { $sum }.
tell-won-gin = Gin! { $who } gewinnt die Runde: { $sum }.
tell-won-gin-you = Gin! Du gewinnst die Runde: { $sum }.
tell-won-big-gin = Big Gin! { $who } gewinnt die Runde: { $sum }.
tell-won-big-gin-you = Big Gin! Du gewinnst die Runde: { $sum }.
tell-won-nobody = { $sum }.

# Der Stand
tell-points = { $who } { $points }
tell-points-you = du { $points }
tell-score = Der Stand: { $totals }.
tell-score-column = Spiel { $number }: { $totals }.
tell-column-won = { $who } hat { $points } erreicht und Spiel { $number } gewonnen.
tell-column-won-you = Du hast { $points } erreicht und Spiel { $number } gewonnen.
tell-game-won = { $who } hat { $points } erreicht und das Spiel gewonnen.
tell-game-won-you = Du hast { $points } erreicht und das Spiel gewonnen!
tell-games-won = Alle Spiele sind zu Ende: { $who } hat mit insgesamt { $total } gewonnen.
tell-games-won-you = Alle Spiele sind zu Ende: Du hast mit insgesamt { $total } gewonnen!
tell-games-drawn = Alle Spiele sind zu Ende, und mit { $total } haben zwei die höchste Summe gemeinsam.
tell-leader = Mit allen Prämien hat allerdings { $who } am meisten: { $total }.
tell-leader-you = Mit allen Prämien hast allerdings du am meisten: { $total }.
tell-resigned = { $who } hat das Spiel aufgegeben.
tell-resigned-you = Du hast das Spiel aufgegeben.
tell-resigned-won = Damit gewinnt { $who }.
tell-resigned-won-you = Damit gewinnst du!
tell-resigned-nobody-won = Damit gewinnt niemand.
