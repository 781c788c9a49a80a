var e=`# Die Seiten über gespielte Spiele: Verlauf, Nachspielen, Prüfen des Gebens, mitgebrachte Aufzeichnungen, Zahlen.

past-pages = Deine Spiele
past-games = Deine Spiele
past-statistics = Zahlen
past-back = Zurück zu deinen Spielen

# Der Verlauf
past-search = Gegner suchen
past-more = { $count ->
    [0] Mehr
   *[other] Mehr ({ $count })
}
past-any = Alle
past-filter-result = Wie es ausging
past-filter-rules = Regeln
past-filter-from = Von
past-filter-to = Bis
past-clear = Wieder alle zeigen
past-count = { $count ->
    [0] Kein Spiel
    [one] Ein Spiel
   *[other] { $count } Spiele
}
past-none = Du hast hier noch nicht gespielt. Hier stehen dann deine Spiele, und jedes kannst du dir wieder ansehen.
past-none-found = So ein Spiel gibt es nicht.
past-play = Ein Spiel beginnen
past-result-open = Offen
past-result-won = Gewonnen
past-result-lost = Verloren
past-result-drawn = Kein Sieger
past-result-ended = Abgebrochen
past-against = Gegen { $who }
past-nobody-yet = noch niemanden
past-level = Computer: { $level }
past-hands = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
past-go-on = Weiterspielen
past-replay = Nachspielen
past-turn = Weitere Spiele
past-newer = Neuere
past-older = Ältere
past-page = Seite { $page } von { $pages }

# Mitgebrachte Aufzeichnungen
past-brought = Spiele von anderswo
past-brought-about = Auch ein Spiel, das hier oder mit einem anderen Programm aufgezeichnet wurde, kannst du nachspielen. Nur du siehst es.
past-bring = Spiel mitbringen
past-bring-about = Es wird erst gelesen und geprüft, jeder Zug und jede Zahl, und dann aufgehoben.
past-bring-file = Datei wählen oder hierher ziehen
past-bring-paste = Oder die Aufzeichnung einfügen
past-bring-now = Prüfen und aufheben
past-too-long = Das ist mehr als { $most } KiB. Bitte bring weniger Spiele auf einmal mit.
past-played = Gespielt am { $day }
past-brought-on = Mitgebracht am { $day }
past-delete = Löschen
past-delete-this = Dieses Spiel löschen?
past-delete-about = Die Aufzeichnung von { $who } ist dann weg. Zurück gibt es nicht.
past-keep = Behalten

# Das Nachspielen
past-replay-of = Nachspielen: { $who }
past-no-replay = Dieses Spiel lässt sich nicht zeigen
past-no-hands = Noch wurde nichts gespielt
past-no-hands-about = In diesem Spiel wurde noch keine Runde gegeben.
past-breaks-off = Diese Aufzeichnung bricht in Zeile { $line }, Spalte { $column } ab.
past-still-open = Noch nicht vorbei
past-unfinished = Das Spiel wurde nicht zu Ende gespielt
past-hand-open = noch nicht vorbei
past-copy-link = Link kopieren
past-save = Aufzeichnung sichern
past-check = Dieses Geben prüfen
past-with-bonuses = Mit Prämien
past-moves = Runde { $number }, Zug für Zug
past-controls = Vor und zurück
past-slider = Züge dieser Runde
past-where = Runde { $hand } von { $hands } · Zug { $move } von { $moves }
past-step-back = Einen Zug zurück
past-step-on = Einen Zug weiter
past-hand-back = Zum Anfang der Runde oder zur Runde davor
past-hand-on = Zur nächsten Runde
past-play-it = Ablaufen lassen
past-keys = Tasten: ← → ein Zug, Pos1 und Ende Anfang und Ende der Runde, Bild↑ und Bild↓ eine andere Runde, Leertaste lässt es ablaufen.

# Das Prüfen eines Gebens
past-check-about = Niemand darf sich die Karten aussuchen, auch der Server nicht. Ob es jemand getan hat, wird hier ausgerechnet, auf deinem eigenen Gerät.
past-check-which = Bewiesen: { $proven } von { $count } Mal Geben in diesem Spiel. Welches möchtest du sehen?
past-the-draw = Ziehen
past-the-server = Der Server
past-verdict-proven = Niemand hat diese Karten ausgesucht
past-verdict-sealed-wrong = Dieses Geben ist nicht bewiesen
past-verdict-not-mine = Dieses Geben ist nicht bewiesen
past-verdict-other-cards = Dieses Geben ist nicht bewiesen
past-verdict-no-seals = Dieses Geben lässt sich nicht prüfen
past-verdict-no-seeds = Dieses Geben lässt sich noch nicht prüfen
past-why-proven = Sie folgen aus den geheimen Zahlen aller, und die waren alle versiegelt, bevor eine Karte gegeben wurde.
past-why-sealed-wrong = Jemand hat eine andere Zahl geöffnet als die, die vor dem Geben versiegelt war.
past-why-not-mine = Die Zahl, die eingegangen ist, ist nicht die, die dein Browser mitgebracht hat.
past-why-other-cards = Die Zahlen ergeben andere Karten als die, die gegeben wurden.
past-why-no-seals = Versiegelte Zahlen sind dazu nicht aufgezeichnet.
past-why-no-seeds = Die Zahlen bleiben geheim, bis die Runde vorbei ist, oder jemand hat sie aus dieser Aufzeichnung herausgehalten.
past-step-seals = 1. Vor dem Geben versiegelt
past-step-seals-about = Bevor eine Karte gegeben wurde, haben sich der Server und jeder Browser eine geheime Zahl ausgedacht, und jeder hat ein Siegel davon gezeigt: Ziffern, die nur zu dieser einen Zahl passen und nichts verraten. Nach der Runde wurden die Zahlen geöffnet. Hier wird jede mit ihrem Siegel verglichen.
past-seal-fits = hat die versiegelte Zahl geöffnet.
past-seal-broken = hat eine Zahl geöffnet, die nicht zum Siegel passt.
past-seal-closed = hat die Zahl noch nicht geöffnet.
past-seal-mine = Es ist genau die Zahl, die dieser Browser mitgebracht hat. Schon damit weißt du: Niemand konnte die Karten vorhersehen.
past-seal-not-mine = Es ist nicht die Zahl, die dieser Browser mitgebracht hat.
past-digits = Ziffern zeigen
past-digits-seal = Siegel:
past-digits-number = Zahl:
past-step-shuffle = 2. Die Zahlen mischen die Karten
past-step-shuffle-about = Alle Zahlen zusammen sagen, wie gemischt wird. Dein Gerät hat gerade ein Blatt genauso gemischt und gegeben, reihum je eine Karte. Jedes ✓ sagt, dass im Spiel genau diese Karten gegeben wurden.
past-step-draw-about = Auch für das Ziehen mischen die Zahlen ein Blatt. Seine ersten Karten sind die, die gezogen wurden.
past-dealt-to = An { $who }
past-upcard = Aufgedeckt
past-stock = Stapel, von oben
past-part-hidden = Diese Karten darfst du nicht sehen, darum werden sie nicht verglichen.
past-step-doubt = 3. Du musst dieser Seite nicht glauben
past-step-doubt-about = Die Aufzeichnung des Spiels trägt den ganzen Beweis. Lade sie herunter, und ein anderes Programm kann sie auf einem anderen Gerät prüfen:
past-file = DATEI

# Zahlen
past-no-statistics = Spiel ein Spiel zu Ende, dann stehen hier ihre Zahlen.
past-statistics-about = { $games ->
    [one] Ein beendetes Spiel
   *[other] { $games } beendete Spiele
} mit { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
}. Übungsspiele zählen nicht.
past-games-won = Gewonnene Spiele
past-hands-won = Gewonnene Runden
past-hands-played = Runden
past-knocks = Geklopft
past-gins = Gin
past-undercuts = Unterboten
past-per-hand = Punkte je Runde
past-of = { $part } von { $whole }
past-of-hands = in { $share } der Runden
past-undercut-by = selbst unterboten: { $count }
past-share-reach = { $share }, wohl zwischen { $low } und { $high }
past-reach = { $low } bis { $high }
past-reach-about = Ein Bereich sagt, wo die wahre Zahl in 95 von 100 Fällen liegt; er steht ab zehn Spielen oder Runden da. Punkte zählen nur die Runden, die des anderen gegen deine, ohne Prämien für ein Spiel. Bei den Gegnern gelten Menschen nach ihren Namen.
past-course = Wie es lief
past-course-of = Nach { $hands } Runden: { $points } Punkte
past-course-about = Deine Punkte weniger die der anderen, Runde für Runde.
past-as-table = Dasselbe als Tabelle
past-day = Tag
past-games-so-far = Spiele
past-hands-so-far = Runden
past-points-so-far = Punkte
past-by-opponent = Nach Gegnern
past-by-rules = Nach Regeln
past-opponent = Gegner
`;export{e as default};