# Protokolle: was an einem falsch ist, was es beweist, und die Befehle, die sie lesen.

# Was an einem Text falsch ist
record-empty = Hier gibt es nichts zu lesen: kein Protokoll, nicht einmal seine erste Zeile.
record-not-a-record = Zeile { $line }, Spalte { $column }: Das ist kein Protokoll. Ein Protokoll beginnt mit [Format "ginrummy 1"].
record-is-json-lines = Zeile { $line }, Spalte { $column }: Das ist eine Partie in JSON-Zeilen. „ginrummy convert“ macht ein Protokoll daraus; der Name ihrer Datei muss auf .jsonl enden.
record-not-text = { $culprit } ist kein Text, um Zeile { $line }.
record-too-long = Das Protokoll, das in Zeile { $line } beginnt, hört nicht mehr auf.
record-other-format = Zeile { $line }: ein Protokoll in einem anderen Format, { $culprit }. Dieses Programm liest { $expected }.
record-breaks-off = Zeile { $line }, Spalte { $column }: Hier bricht das Protokoll ab.
record-breaks-off-in-header = Zeile { $line }, Spalte { $column }: Das Protokoll bricht vor seiner ersten Runde ab.
record-after-end = Zeile { $line }, Spalte { $column }: „{ $culprit }“ steht hinter dem Ende des Protokolls.
record-because = Zeile { $line }, Spalte { $column }, „{ $culprit }“: { $why }
record-should-be = Zeile { $line }, Spalte { $column }: Statt „{ $culprit }“ muss hier stehen: { $expected }
record-should-be-or = Zeile { $line }, Spalte { $column }: Statt „{ $culprit }“ muss hier { $expected } stehen, oder Zeile { $other } ist falsch.
record-unexpected = Zeile { $line }, Spalte { $column }: „{ $culprit }“ kann hier nicht stehen.
record-unknown-word = Zeile { $line }, Spalte { $column }: „{ $culprit }“ bedeutet in einem Protokoll nichts.

# Der Kopf
record-tag-missing = Zeile { $line }: Im Kopf fehlt [{ $tag } "…"].
record-tag-twice = Zeile { $line }: [{ $tag } "…"] steht zweimal im Kopf; der andere steht in Zeile { $other }.
record-tag-meant = Zeile { $line }: Eine Angabe { $tag } gibt es nicht. Ist { $expected } gemeint?
record-tag-impossible = Eine Angabe „{ $tag }“ kann in einem solchen Protokoll nicht stehen.
record-names-count = { $people } Leute spielen, und { $count } { $count ->
    [one] Name ist
   *[other] Namen sind
} angegeben.
record-names-alike = Zwei Leute heißen „{ $name }“. In einem Protokoll müssen sich die Namen unterscheiden.
record-name-impossible = „{ $name }“ kann in einem Protokoll kein Name sein.
record-option-unknown = „{ $culprit }“ ist keine Regel mit ihrem Wert. Schreib sie wie „target 150“.
record-not-a-date = Zeile { $line }: { $culprit } ist kein Tag. Schreib ihn wie 2026-11-30.
record-draw-count = Zeile { $line }: { $people } Leute ziehen je eine Karte, und hier stehen { $count }.
record-draw-outside = { $card } ist nicht unter den Karten dieses Spiels, also hat sie niemand gezogen.
record-draw-contradicted = Zeile { $line }: Die Runden folgen nicht aus dieser Auslosung: { $culprit }

# Das Geben
record-card-again = Zeile { $line }, Spalte { $column }: { $culprit } steht ein zweites Mal da; das erste Mal in Zeile { $other }.
record-card-outside = Zeile { $line }, Spalte { $column }: { $culprit } ist nicht unter den Karten dieses Spiels.
record-cards-too-many = Zeile { $line }, Spalte { $column }: { $culprit } ist eine Karte zu viel; es sind nur { $size }.
record-cards-too-few = Zeile { $line }, Spalte { $column }: Hier { $count ->
    [one] steht eine Karte
   *[other] stehen { $count } Karten
}, und es müssen { $size } sein.
record-upcard-unknown = Zeile { $line }: Die aufgedeckte Karte sehen alle, also muss sie dastehen.

# Die Züge
record-illegal = Zeile { $line }, Spalte { $column }: „{ $culprit }“ ist hier nicht erlaubt. Erlaubt ist: { $expected }
record-illegal-or = Zeile { $line }, Spalte { $column }: „{ $culprit }“ ist hier nicht erlaubt, oder Zeile { $other } ist falsch. Erlaubt ist: { $expected }
record-card-expected = Zeile { $line }, Spalte { $column }: Hier muss eine Karte stehen, nicht „{ $culprit }“.
record-number-expected = Zeile { $line }, Spalte { $column }: Hier muss eine Zahl stehen, nicht „{ $culprit }“.
record-meld-unclear = Zeile { $line }, Spalte { $column }: Diese Karten sind keine Figur: Eine fehlt oder steht zweimal da.
record-turn-empty = Zeile { $line }, Spalte { $column }: In diesem Zug geschieht nichts.
record-turn-unfinished = Zeile { $line }, Spalte { $column }: Dieser Zug ist nicht zu Ende. Nach „{ $culprit }“ kommt: { $expected }
record-hand-over = Zeile { $line }, Spalte { $column }: „{ $culprit }“ kommt zu spät: Die Runde ist vorbei.
record-hand-not-over = Zeile { $line }, Spalte { $column }: Die Runde ist nicht vorbei. Als Nächstes kommt: { $expected }
record-held-or-discard = Zeile { $line }, Spalte { $column }: Hier fehlt eine Karte, oder ein Abwurf in Zeile { $other }.
record-hand-unfinished = Runde { $number } ist nicht zu Ende, also kann keine andere folgen.
record-game-over = Zeile { $line }, Spalte { $column }: Das Spiel ist schon vorher aus.
record-who-resigns = Zeile { $line }, Spalte { $column }: Es steht nicht da, wer aufgibt.
record-variation-of-nothing = Vor dem ersten Zug steht eine Variante, und es gibt nichts, wovon sie abweicht.
record-variation-too-deep = Die Varianten stecken hier zu tief ineinander.

# Verdeckte Karten
record-hidden = Einige Karten dieses Protokolls sind verdeckt.
record-impossible-card = Dazu kann kein Geben geführt haben: { $card } kann dort nicht gewesen sein.
record-rest-unknown = Die Karten, die übrig bleiben, müssen hier dastehen, denn sonst verrät sie nichts.
record-impossible-count = Dazu kann kein Geben geführt haben: Es sind nicht genug Karten da.
record-impossible-knock = Zu diesem Klopfen kann kein Geben geführt haben.

# Beweise
record-seed-length = Eine Zahl von { $count } Byte; es müssen { $least } bis { $most } sein.
record-seed-uncommitted = Zeile { $line }: Eine Zahl ohne Siegel beweist nichts.
record-hex-expected = Zeile { $line }, Spalte { $column }: Hier müssen { $least ->
    [64] 64
   *[other] { $least } bis { $most }
} hexadezimale Ziffern stehen, nicht „{ $culprit }“.
record-proof-no-commitments = niemand hat vorher Zahlen versiegelt
record-proof-no-seeds = die Zahlen sind nicht offengelegt
record-proof-commitment = die Zahl von { $owner } ist nicht die, die versiegelt war
record-proof-deal = aus den Zahlen folgen andere Karten
record-proof-draw = aus den Zahlen folgt eine andere Auslosung
record-proof-nothing = es wurde nichts gegeben

# JSON-Zeilen
record-json-not-json = Zeile { $line } ist kein JSON.
record-json-no-event = Zeile { $line }: Das ist kein Ereignis, das hier stehen kann.
record-json-no-record = Zeile { $line }: „{ $culprit }“ steht vor jedem Protokoll. Das erste Ereignis ist „record“.
record-json-missing = Zeile { $line }: Vor diesem Ereignis fehlen andere.

# Dateien lesen
record-argument-file = Ein Protokoll, eine Datei mit mehreren, oder ein Ordner mit .gin-Dateien.
record-file = { $path } lässt sich nicht lesen: { $why }.
record-out = { $path } lässt sich nicht schreiben: { $why }.
record-none-found = In { $path } ist kein Protokoll (Protokolle enden auf { $extension }).
record-progress = Gelesen
record-truncated = Das Protokoll bricht in Zeile { $line }, Spalte { $column } ab; alles davor ist gelesen.

# ginrummy verify
verify-proven = Bewiesen: { $hands ->
    [one] eine Runde
   *[other] { $hands } Runden
} in { $records ->
    [one] einem Protokoll
   *[other] { $records } Protokollen
}, und niemand konnte sich eine Karte aussuchen.
verify-fails = Nicht ehrlich: { $what } besteht die Probe nicht, denn { $why }.
verify-not-provable = Nicht beweisbar: { $what }, denn { $why }.
verify-hand = Runde { $number }
verify-draw = die Auslosung

# ginrummy convert
convert-argument-out = Wohin geschrieben wird; ohne Angabe auf die Standardausgabe.
convert-option-to = Was geschrieben wird: gin, die Textform, oder jsonl, ein Ereignis je Zeile. Ohne Angabe entscheidet die Endung von OUT, sonst wird es die andere Form als die von FILE.
convert-option-force = OUT ersetzen, falls es schon da ist.
convert-out-taken = { $path } ist schon da. Wähle einen anderen Namen, oder lass die Datei mit --force ersetzen.

# ginrummy replay
replay-option-from = Mit welcher Runde begonnen wird.
replay-one-record = Hier sind { $count } Protokolle; gib eine Datei mit einem Protokoll an.
replay-no-such-hand = Eine Runde { $number } gibt es nicht; das Protokoll hat { $count ->
    [0] keine
    [one] eine
   *[other] { $count }
}.
replay-game = { $people }; Regeln: { $rules }
replay-hand = Runde { $number }: { $dealer } gibt.
replay-hand-box = Runde { $number }: { $dealer } ist in der Box, { $other } ist Kapitän, { $out } setzt aus.
replay-hand-cutthroat = Runde { $number }: { $dealer } gibt und spielt gegen { $other }, { $out } setzt aus.
replay-upcard = Aufgedeckt liegt { $card }.
replay-turn = { $number }  { $who } { $done }
replay-then = { ", " }
replay-pass = passt
replay-draw = zieht { $card }
replay-draw-hidden = zieht eine Karte
replay-take = nimmt { $card }
replay-discard = wirft { $card } ab
replay-knock = klopft mit { $card }
replay-big-gin = sagt Big Gin an
replay-lay = legt { $meld } aus
replay-lay-off = legt { $card } an { $meld } an
replay-spread = zeigt { $spread }
replay-hand-unfinished = Die Runde ist nicht zu Ende.
replay-outcome = { $outcome }: { $sum }
replay-outcome-to = { $outcome } für { $who }
replay-score = Stand: { $totals }
replay-points = { $who } { $points }
replay-resigned = { $who } hat aufgegeben.
replay-unfinished = Das Spiel ist nicht zu Ende.
replay-total = { $who }: { $sum }
replay-won = { $who } hat das Spiel gewonnen.
replay-nobody-won = Niemand hat das Spiel gewonnen.
