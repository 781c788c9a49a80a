# Die Spieler, die zum Spiel gehören.

# Was man von ihnen erwarten darf, in einer Zeile
player-random = Irgendein erlaubter Zug, rein nach Zufall.
player-greedy = Hält den Rest so klein wie möglich und klopft sofort.
player-sound = Spielt nach Faustregeln: baut Figuren, merkt sich, was du nimmst und abwirfst, und klopft im rechten Moment.
player-novice = Kennt die Regeln und wenig mehr: jagt Paaren nach, vergisst, was du genommen hast, und übersieht oft, dass es klopfen könnte.
player-casual = Spielt ab und zu: vergisst vieles von dem, was es sah, jagt manchmal einem Paar nach und klopft, sobald es sieht, dass es darf.
player-club = Denkt einen Moment nach: stellt sich vor, was du halten kannst, und spielt seine Möglichkeiten bis zum Ende durch.
player-expert = Denkt gründlicher: wägt jede Wahl an Hunderten von Blättern ab, die du halten kannst, lernt, wie du spielst, und spielt nach dem Spielstand.
player-master = Die stärkste Stufe: Tausende von Blättern für jede Wahl. Braucht bis zu einer Sekunde.
player-baseline = Der Maßstab des Gin-Rommé-Wettbewerbs: nimmt Abgeworfenes nur für eine Figur, wirft die teuerste lose Karte ab, klopft sofort.
player-at-once = Spielt umsichtig und klopft, sobald es erlaubt ist.
player-ten-then-three = Spielt umsichtig; klopft in den ersten fünf Zügen mit höchstens zehn Punkten, danach mit höchstens drei.
player-three-then-gin = Spielt umsichtig; klopft in den ersten drei Zügen, sobald es erlaubt ist, und wartet danach auf Gin.

# Was schiefgeht
player-unknown-or-program = Einen Spieler „{ $player }“ gibt es nicht. Es gibt: { $players }; und eigene Programme, als cmd:BEFEHL oder tcp:PORT.
player-unknown = Einen Spieler „{ $player }“ gibt es nicht. Es gibt: { $players }.
player-nothing-to-choose = { $player } hat jetzt nichts zu entscheiden.
player-not-a-choice = { $player } hat „{ $answer }“ geantwortet; das steht nicht zur Wahl.
player-count = In der Sitzordnung „{ $seating }“ spielen { $needed }; hier { $count ->
    [one] ist es einer
   *[other] sind es { $count }
}.
belief-no-hand = Nur wer in einer laufenden Runde Karten hält, kann über die anderen etwas vermuten.
