# Spielen im Terminal. Was man tippen kann, steht zwischen « und »; der Bildschirm zeigt es fett, ohne die Zeichen.

# Was man tippen kann, mit Kommas getrennt. Die englischen Wörter werden auch verstanden.
play-word-draw = z, ziehen, stapel
play-word-take = a, aufnehmen, nehmen
play-word-pass = p, passen, passe
play-word-discard = x, abwerfen, werfen, weg
play-word-knock = k, klopfen, klopfe
play-word-gin = g, gin
play-word-big-gin = bg, big gin, biggin
play-word-lay = legen, auslegen, l
play-word-lay-off = anlegen, o
play-word-on = an
play-word-best = bestens, best, b
play-word-done = fertig, f
play-word-undo = zurück, zurueck, u
play-word-yes = ja, j, ok
play-word-no = nein, n
play-word-show = tisch, zeigen
play-word-sort = sortieren, ordnen, s
play-word-sort-melds = figuren, figur
play-word-sort-rank = wert, werte
play-word-sort-suit = farbe, farben
play-word-pile = abwurf, ablage
play-word-score = stand, zettel, punkte
play-word-rules = regeln
play-word-help = ?, hilfe, h
play-word-quick = schnell
play-word-advice = rat
play-word-watch = zusehen, zuschauen, w
play-word-quit = ende, gehen, schluss, q

# Der Anfang
play-name-you = Du
play-name-first = Anna
play-name-second = Ben
play-name-spare = Clara
play-other-plays = { $who } spielt „{ $level }“.
play-welcome-help = Mit «?» erfährst du jederzeit, was du tippen kannst.
play-hand-number = Runde { $number }
play-recalled = Was in dieser Runde zuletzt geschah:
play-role-box = Du spielst allein gegen die beiden anderen. Punkte, die du gewinnst, sind deine.
play-role-captain = Du spielst die Karten deiner Seite und entscheidest; { $out } berät dich. Punkte, die du gewinnst, sind deine.
play-role-out = Du siehst die Karten von { $captain } und darfst Rat geben; { $captain } entscheidet. Du bekommst in dieser Runde keine Punkte.

# Der Tisch
play-hand = { $cards }   Rest { $deadwood }
play-hand-after-discard = { $cards }   Rest { $deadwood } nach einem Abwurf
play-pile = Abwurf: { $card }
play-pile-empty = Abwurf: leer
play-stock = Stapel: { $count }
play-limit = klopfen mit höchstens { $limit }
play-limit-upcard = klopfen mit höchstens { $limit } (aufgedeckt: { $card })
play-gin-only = nur Gin
play-gin-only-upcard = nur Gin (aufgedeckt: { $card })
play-none = nichts
play-pile-all = Abwurf, die älteste Karte zuerst: { $cards }
play-pile-of = { $who }: abgeworfen { $threw } · genommen { $took } · bekanntlich auf der Hand { $kept }
play-pile-of-none-kept = { $who }: abgeworfen { $threw } · genommen { $took }
play-totals = { $totals } (Spiel bis { $target })
play-totals-game = Spiel { $number }: { $totals }

# Was möglich ist
play-may-upcard = «a» = { $card } aufnehmen · «p» = passen
play-may-first-draw = «z» = ziehen
play-may-draw = «z» = ziehen · «a» = { $card } aufnehmen
play-may-last-take = «a» = { $card } aufnehmen und klopfen · «p» = passen, und die Runde zählt nicht
play-may-last-pass = «p» = passen (mit { $card } kannst du nicht klopfen, also zählt die Runde nicht)
play-may-discard = Tippe die Karte zum Abwerfen
play-may-put-back = { " · " }«zurück»
play-may-knock = «k» = klopfen und { $cards } abwerfen
play-may-gin = «g» = Gin!
play-may-big-gin = «bg» = Big Gin!
play-may-lay = «Enter» = auslegen
play-may-spread = «Enter» = so auslegen · «legen 7h 8h 9h» = Figur für Figur · «zurück»
play-may-spread-which = «Enter» = das Erste · «2» … = ein anderes · «legen 7h 8h 9h» = Figur für Figur · «zurück»
play-may-lay-on = «Enter» = den Rest bestens · «legen 7h 8h 9h» · «fertig» = wie es liegt · «zurück»
play-may-defend = «Enter» = bestens auslegen · von Hand: «anlegen 4h», «legen 7h 8h 9h», «fertig»
play-may-defend-gin = «Enter» = bestens auslegen · von Hand: «legen 7h 8h 9h», «fertig»
play-may-defend-on = «Enter» = den Rest bestens · «anlegen 4h» · «legen 7h 8h 9h» · «fertig» · «zurück»

# Auslegen
play-lay-which = Deine Karten lassen sich verschieden auslegen:
play-knocker-shows = { $who } zeigt:
play-your-cards = Deine Karten:
play-laid-off = angelegt: { $cards }
play-best-defence = Bestenfalls legst du { $cards } an und behältst { $deadwood }.
play-rest-at-best = Den Rest bestens ausgelegt, bleiben { $deadwood } übrig.

# Sicher?
play-sure = { $card } abwerfen und { $deadwood } Rest behalten? «Enter» = ja · «zurück» = nein
play-not-discarded = Du behältst die Karte.
play-undone = Zurückgenommen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen: Seither wurde eine Karte gezogen, oder jemand anders hat gespielt.
play-sure-quit = Den Tisch verlassen? «j» = gehen · «Enter» = bleiben
play-stay = Gut, es geht weiter.

# Wie man es am Tisch gern hat
play-sorted-melds = Deine Karten sind nach Figuren sortiert.
play-sorted-rank = Deine Karten sind nach Wert sortiert.
play-sorted-suit = Deine Karten sind nach Farbe sortiert.
play-quick-on = Von jetzt an gilt ein Abwurf sofort. Mit «schnell» wirst du wieder gefragt.
play-quick-off = Von jetzt an wirst du gefragt, bevor ein Abwurf gilt.
play-advice-on = Von jetzt an hörst du Rat, wenn du Kapitän bist.
play-advice-off = Von jetzt an hörst du keinen Rat. Mit «rat» hörst du ihn wieder.

# Zu dritt
play-captain-holds = Die Karten von { $captain }:
play-advise = Was soll { $captain } tun? «Enter» = kein Rat · «w» = diese Runde nur zusehen
play-captain-agrees = { $captain } hatte dasselbe im Sinn.
play-captain-follows = { $captain } folgt deinem Rat.
play-captain-declines = { $captain } dankt dir, entscheidet aber anders.
play-advice-take = { $who } würde { $card } aufnehmen.
play-advice-pass = { $who } würde passen und { $card } liegen lassen.
play-advice-draw = { $who } würde vom Stapel ziehen.
play-advice-discard = { $who } würde { $card } abwerfen.
play-advice-knock = { $who } würde klopfen und { $card } abwerfen.
play-advice-big-gin = { $who } würde Big Gin ansagen.

# Das Ende einer Runde
play-over-knock = Runde { $number }: geklopft
play-over-undercut = Runde { $number }: unterboten
play-over-gin = Runde { $number }: Gin
play-over-big-gin = Runde { $number }: Big Gin
play-over-void = Runde { $number }: ohne Wertung
play-next-hand = «Enter» = nächste Runde · «stand» = Anschreibezettel · «ende»

# Der Anschreibezettel
play-sheet-title = Der Anschreibezettel
play-sheet-hand = Runde { $number }: { $outcome }
play-sheet-earlier = { $count } Runden davor
play-sheet-points = Rundenpunkte
play-sheet-game = Spiel { $number }, Rundenpunkte
play-sheet-box-bonus = Boxprämien
play-sheet-game-bonus = Spielprämie
play-sheet-shutout = Schneider
play-sheet-total = Summe

# Der Schluss
play-seed = Noch einmal dieselben Karten: --seed { $seed }
play-again = Noch ein Spiel? «Enter» = ja · «n» = nein
play-bye = Danke fürs Spielen.
play-left = Du hast den Tisch verlassen.
play-other-gone = Von den anderen ist jemand ausgefallen; das Spiel bricht ab.
play-interrupted = Unterbrochen.
play-input-ended = Es kommt keine Eingabe mehr.

# Ein Spiel wird beim Spielen gespeichert
play-saved = Das Spiel ist gespeichert: «ginrummy play» setzt es fort.
play-not-saved = Das Spiel konnte nicht gespeichert werden: { $why }.
play-nothing-to-save = Du hattest noch nicht gespielt, also ist nichts verloren.
play-cannot-keep = Dieses Spiel kann nicht gespeichert werden: { $why }. Spielen kannst du trotzdem.
play-cannot-look = Nach angefangenen Spielen lässt sich nicht sehen: { $why }.
play-cannot-put-away = Das Spiel bleibt, wo es ist, denn es lässt sich nicht weglegen: { $why }.
play-no-folder = Es gibt keinen Ordner zum Speichern, also wird nicht gespeichert. { $variable } kann einen nennen.
play-kept = Das Spiel ist aufgehoben. Noch einmal ansehen:
play-put-away = Das Spiel ist unvollendet weggelegt. Ansehen:

# Ein Spiel zum Fortsetzen
play-saved-when = Es gibt ein angefangenes Spiel, zuletzt gespielt { $when }:
play-saved-hand = Runde { $number }. { $totals }
play-saved-broken = Seine Datei bricht ab; das Ende des Spiels fehlt vielleicht.
play-go-on = Damit weitermachen? «Enter» = ja · «n» = nein, weglegen
play-saved-damaged = Ein gespeichertes Spiel lässt sich nicht fortsetzen: { $why }. Es liegt jetzt als { $path }.
play-saved-no-text = es ist kein Text
play-saved-otherwise = Es ist nicht so, wie dieses Programm es gespeichert hat.

# Was nicht geht, und warum
play-unknown = „{ $typed }“ sagt mir nichts. Mit «?» kommt die Hilfe. Jetzt:
play-why-not-a-card = „{ $typed }“ ist keine Karte. Tippe den Wert, dann die Farbe (c Kreuz, d Karo, h Herz, s Pik): «7h», «10s», «Kd».
play-why-twice = „{ $typed }“ hast du zweimal genannt.
play-now-upcard = Erst die aufgedeckte Karte: { $card } aufnehmen («a») oder passen («p»).
play-now-first-draw = Beide haben gepasst: Zieh jetzt («z»).
play-now-draw = Erst ziehen («z») oder { $card } aufnehmen («a»).
play-now-discard = Du hast gezogen: Tippe jetzt die Karte zum Abwerfen, oder klopfe («k»), wenn du kannst.
play-now-last-take = Der Stapel ist am Ende: { $card } aufnehmen und klopfen («a») oder passen («p»).
play-now-last-knock = Der Stapel ist am Ende: Klopfe jetzt («k» und eine Karte).
play-now-spread = Du hast geklopft: Leg jetzt deine Karten aus («Enter»), oder nimm das Klopfen zurück («zurück»).
play-now-defence = Die anderen Karten liegen: Leg jetzt deine aus («Enter»).
play-now-over = Die Runde ist vorbei.
play-why-one-card = Dazu gehört eine Karte, und du hast { $count ->
    [0] keine
   *[other] { $count }
} genannt.
play-why-not-held = { $card } ist nicht auf der Hand.
play-why-taken = { $card } ist eben vom Abwurfstapel genommen und muss diesen Zug bleiben.
play-why-too-much = Ohne { $card } ist der Rest { $deadwood }, und das ist zu viel. Hier gilt: { $limit }.
play-why-no-knock = Noch nicht: Nach dem Abwurf bleibt bestenfalls { $least } Rest. Hier gilt: { $limit }.
play-why-which-knock = Mit welcher Karte klopfst du, { $cards }? Tippe sie dazu: «k { $example }».
play-why-no-gin = Noch kein Gin: Nach dem Abwurf bleibt bestenfalls { $least } Rest.
play-why-no-gin-without = Das ist kein Gin: Ohne { $card } ist der Rest { $deadwood }.
play-why-big-gin-off = Nach diesen Regeln gibt es keinen Big Gin.
play-why-no-big-gin = Kein Big Gin: Von den { $count } Karten sind { $deadwood } Punkte in keiner Figur.
play-why-no-first-take = Bei { $card } hast du gepasst, also geht das in diesem Zug nicht mehr: Zieh («z»).
play-why-no-last-take = Mit { $card } kannst du nicht klopfen, also darfst du die Karte nicht aufnehmen: Passe («p»).
play-why-lay-what = Welche Karten? Nenne einen Satz oder eine Folge: «legen 7h 8h 9h».
play-why-no-meld = { $meld } ist weder ein Satz noch eine Folge.
play-why-leaves-too-much = Mit { $meld } auf dem Tisch bliebe zu viel übrig. Hier gilt: { $limit }.
play-why-not-done = { $deadwood } bleiben übrig, und das ist zu viel. Hier gilt: { $limit }. Leg noch mehr aus («Enter» tut es).
play-why-laid-already = { $card } liegt schon auf dem Tisch.
play-why-no-lay-off = { $card } passt an keine dieser Figuren.
play-why-no-lay-off-on-gin = An einen Gin kann nichts angelegt werden.
play-why-which-meld = { $card } passt an zwei Figuren: Schreib «an { $first }» oder «an { $second }» dazu.

# Was am Anfang schiefgeht
play-players-count = Es gibt ein Spiel für 2 und eins für 3, aber keins für { $players }.
play-seating-people = Die Sitzordnung „{ $seating }“ ist für { $needed } Spieler, nicht für { $people }.
play-against-count = --against steht { $given }-mal da. Schreib es einmal für alle oder einmal für jeden der anderen ({ $needed }).

# Optionen
play-cli-players = Wie viele spielen, dich mitgezählt.
play-cli-seed = Macht die Karten und die Züge der anderen wieder genauso.
play-cli-against = Wer gegen dich spielt: { $levels }. Einmal für alle, oder einmal für jeden.
play-cli-name = Wie du auf dem Anschreibezettel heißt.
play-cli-new = Ein neues Spiel beginnen, ohne nach einem angefangenen zu fragen; das bleibt liegen.

# Hilfe
play-help-turn =
    Wenn du dran bist
      «z» = vom Stapel ziehen · «a» = den Abwurf aufnehmen · «p» = passen
      «7h» = 7♥ abwerfen («7h!» = sofort, ohne Nachfrage)
      «k 7h» = klopfen und 7♥ abwerfen · «g» = Gin · «bg» = Big Gin
      «zurück» = Abwurf, Klopfen oder Aufnehmen zurücknehmen, bevor es gilt
play-help-laying =
    Auslegen
      «Enter» = bestens · «legen 7h 8h 9h» = eine Figur · «anlegen 4h» = eine Karte
      «anlegen 4h an 5h» = an diese Figur · «fertig» = wie es liegt
      «zurück» = einen Schritt zurück
play-help-box =
    Zu dritt am Tisch
      Wenn du aussetzt: tippe, was du tun würdest · «Enter» = kein Rat · «w» = zusehen
      Als Kapitän: «rat» = den Rat, den du hörst, aus- oder einschalten
play-help-table =
    Jederzeit
      «tisch» = der Tisch · «abwurf» = wer was abwarf und nahm · «stand» = der Stand
      «sortieren» = deine Karten nach «figuren», «wert» oder «farbe»
      «schnell» = abwerfen ohne Nachfrage · «regeln» = die geltenden Regeln
      «ende» = gehen · «?» = diese Hilfe
    Karten: erst der Wert, A 2 … 10 J Q K (Ass, Zahlen, Bube, Dame, König), dann die
    Farbe, c Kreuz, d Karo, h Herz, s Pik: «7h», «10s», «Qd».
