# Die Spieler, die zum Spiel gehören.

# Was man von ihnen erwarten darf, in einer Zeile
player-random = Irgendein erlaubter Zug, rein nach Zufall.
player-greedy = Hält den Rest so klein wie möglich und klopft sofort.
player-sound = Spielt nach Faustregeln: baut Figuren, merkt sich, was du nimmst und abwirfst, und klopft im rechten Moment.
player-baseline = Der Maßstab des Gin-Rommé-Wettbewerbs: nimmt Abgeworfenes nur für eine Figur, wirft die teuerste lose Karte ab, klopft sofort.
player-at-once = Spielt umsichtig und klopft, sobald es erlaubt ist.
player-ten-then-three = Spielt umsichtig; klopft in den ersten fünf Zügen mit höchstens zehn Punkten, danach mit höchstens drei.
player-three-then-gin = Spielt umsichtig; klopft in den ersten drei Zügen, sobald es erlaubt ist, und wartet danach auf Gin.

# Was schiefgeht
player-unknown = Einen Spieler „{ $player }“ gibt es nicht. Es gibt: { $players }.
player-nothing-to-choose = { $player } hat jetzt nichts zu entscheiden.
player-not-a-choice = { $player } hat „{ $answer }“ geantwortet; das steht nicht zur Wahl.
player-count = In der Sitzordnung „{ $seating }“ spielen { $needed }; hier { $count ->
    [one] ist es einer
   *[other] sind es { $count }
}.
