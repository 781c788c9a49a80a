# Die Befehlszeile: ihre Hilfe, und was die Befehle ausgeben.

cli-help = Gin Rommé zu zweit und zu dritt: spielen, ein Blatt untersuchen, eine Runde abrechnen, die Regeln lesen.
cli-play = Hier im Terminal spielen.
cli-hand = Ein Blatt in Figuren ordnen: sein Rest und, bei elf Karten, was du abwirfst und wann du klopfen darfst.
cli-score = Eine Runde abrechnen, die an einem echten Tisch ausgelegt wurde, mit der besten Verteidigung.
cli-rules = Die geltenden Regeln ausgeben.
cli-simulate = Spieler viele Male gegeneinander spielen lassen und zählen.
cli-replay = Ein Protokoll nachspielen, Runde für Runde.
cli-verify = Beweisen, dass sich niemand die Karten eines Protokolls ausgesucht hat.
cli-convert = Ein Protokoll in JSON-Zeilen verwandeln, ein Ereignis je Zeile, oder zurück.

# Optionen aller Befehle
cli-option-lang = Die Sprache, etwa „de“. Ohne Angabe die deines Systems.
cli-option-version = Die Version ausgeben, sonst nichts.
cli-option-rules = Die Regeln, nach denen gespielt wird: { $presets }.
cli-option-set = Eine eigene Regel, etwa „target=150“. Darf mehrmals stehen; „ginrummy rules --options“ zählt alle auf.
cli-option-seating = Wie ihr sitzt: zwei („two“); drei, davon eine Person in der Box („box“); oder drei, alle für sich („cutthroat“).
cli-option-json = In JSON antworten.
cli-option-help = Diese Hilfe zeigen, sonst nichts.

# Was schiefgeht
cli-lang-unknown = „{ $language }“ spricht hier niemand. Es gibt: { $languages }.
cli-rules-meant = „{ $value }“ gehört nicht zu den fertigen Regeln ({ $presets }). Was du meinst, schreibt man { $written }
cli-set-without-value = „{ $written }“ legt nichts fest. Schreib eine Regel und ihren Wert, etwa „target=150“.

# ginrummy hand
hand-cards = Die Karten, etwa „4h 5h 6h 10s Kd“: so viele, wie du bekommen hast, oder eine mehr, bevor du abwirfst. Farben: c Kreuz, d Karo, h Herz, s Pik.
hand-option-taken = Welche dieser Karten du vom Abwurfstapel genommen hast: Sie darf jetzt nicht abgeworfen werden.
hand-option-upcard = Die aufgedeckte Karte der Runde, wo sie nach den Regeln die Klopfgrenze ist.
hand-too-many = Ein Blatt hat hier höchstens { $most } Karten, und das sind { $count }: „{ $culprit }“ (Spalte { $column }) ist eine zu viel.
hand-too-few = Ein Blatt hat hier mindestens { $least } Karten, und { $count ->
    [0] hier steht keine
    [one] hier steht nur eine
   *[other] hier stehen nur { $count }
}: { $missing ->
    [one] Eine fehlt
   *[other] { $missing } fehlen
}.
hand-card-outside = „{ $culprit }“ (Spalte { $column }) ist nicht im Spiel: Nach diesen Regeln hat es { $pack } Karten.
hand-upcard-limit = Nach diesen Regeln bestimmt die aufgedeckte Karte die Klopfgrenze: Nenne sie mit --upcard.
hand-upcard-spade = Nach diesen Regeln zählt die Runde doppelt, wenn Pik aufgedeckt liegt: Nenne die aufgedeckte Karte mit --upcard.
hand-taken-before-discard = { $card } kannst du in diesem Zug nicht genommen haben: Mit { $count } Karten hast du schon abgeworfen.
hand-taken-elsewhere = { $card } hast du vom Abwurfstapel genommen, also muss die Karte bei den anderen stehen; das tut sie nicht.
hand-none = keine
hand-row-melds = Figuren
hand-row-unmatched = Übrig
hand-row-deadwood = Rest
hand-row-or = Oder
hand-row-discard = Abwerfen
hand-row-after = Abwurf
hand-row-leaves = Rest danach
hand-melds-and-unmatched = { $melds }, übrig { $unmatched }
hand-may-knock = klopfen
hand-may-gin = Gin
hand-big-gin = Alle { $count } Karten stecken in Figuren: Sag Big Gin an.
hand-gin = Wirf { $card } ab: Das ist Gin.
hand-knock = Wirf { $card } ab, und du darfst mit { $deadwood } klopfen.
hand-no-knock-yet = Wirf { $card } ab. Klopfen darfst du noch nicht: Die Grenze ist { $limit }.
hand-no-gin-yet = Wirf { $card } ab. Nur Gin beendet diese Runde.

# ginrummy score
score-option-knocker = Die Karten des Klopfers, ohne den Abwurf.
score-option-defender = Die Karten des Gegners.
score-option-knocker-melds = Die Figuren, die der Klopfer ausgelegt hat, etwa „5h 6h 7h / 9c 9d 9s“. Ohne Angabe die mit dem kleinsten Rest.
score-option-upcard = Die aufgedeckte Karte der Runde, wo sie nach den Regeln etwas bedeutet.
score-option-big-gin = Der Klopfer hat Big Gin angesagt: alle Karten in Figuren, ohne Abwurf.
score-card-in-both = { $card } ist in beiden Blättern: „{ $culprit }“ (Spalte { $column }) beim Gegner steht auch beim Klopfer.
score-meld-not-held = „{ $culprit }“ (Spalte { $column }) ist nicht unter den Karten des Klopfers.
score-no-meld = { $cards } (Spalte { $column }) sind weder ein Satz noch eine Folge.
score-big-gin-not-played = Nach diesen Regeln gibt es keinen Big Gin.
score-not-big-gin = Das ist kein Big Gin: { $deadwood ->
    [one] Ein Restpunkt bleibt
   *[other] { $deadwood } Restpunkte bleiben
} übrig.
score-not-gin = Nur Gin beendet diese Runde, und { $deadwood ->
    [one] ein Restpunkt bleibt
   *[other] { $deadwood } Restpunkte bleiben
} übrig.
score-over-limit = Mit { $deadwood } darf der Klopfer nicht klopfen: Die Grenze ist { $limit }.
score-row-knocker = Klopfer
score-row-defender = Gegner
score-row-laid-off = Angelegt
score-laid-off = { $cards } an { $meld }
score-knock = Der Klopfer bekommt { $points }.
score-undercut = Unterboten: Der Gegner bekommt { $points }.
score-gin = Gin: Der Klopfer bekommt { $points }.
score-big-gin = Big Gin: Der Klopfer bekommt { $points }.
score-nobody = Niemand bekommt Punkte.

# ginrummy rules
rules-cli-option-list = Die fertigen Regeln aufzählen.
rules-cli-option-options = Jede einzelne Einstellung aufzählen, mit ihrem Wert.
rules-cli-words = { $about } ({ $words })
rules-cli-range = { $about } ({ $least } bis { $greatest })
