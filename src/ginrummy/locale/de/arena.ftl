# ginrummy arena

cli-arena = Messen, wie stark Spieler sind: an gespiegelten Blättern, mit Fehlergrenzen.

arena-players = Wer spielt: zwei, oder drei an einem Tisch, von { $players }, oder Programme: cmd:BEFEHL, tcp:PORT, NAME=cmd:BEFEHL. Derselbe darf zweimal stehen.
arena-option-deals = Wie viele einzelne Runden gegeben werden, jede von beiden Seiten gespielt; ohne Angabe { $deals }.
arena-option-games = Wie viele ganze Spiele gegeben werden, jedes von jeder Seite gespielt.
arena-option-until = Aufhören, sobald klar ist, ob A stärker ist; spätestens nach { $most } Blättern oder so vielen, wie angegeben sind.
arena-option-bounds = Was unterschieden werden soll: bei Runden Punkte je Runde, sonst 0 und 0.5; bei Spielen der Anteil, den A gewinnt, sonst 0.5 und 0.52.
arena-option-alpha = Wie oft A stärker genannt werden darf, obwohl H0 stimmt.
arena-option-beta = Wie oft A nicht stärker genannt werden darf, obwohl H1 stimmt.
arena-option-seed = Woher aller Zufall kommt: Dieselbe Zahl wiederholt dieselben Blätter.
arena-option-robin = Je zwei der Spieler treffen sich, wie viele es auch sind.
arena-option-playouts = Wie viele Probespiele ein Spieler auf eine Entscheidung verwenden darf.
arena-option-seconds = Wie viele Sekunden eine Entscheidung dauern darf; wer eine Sekunde länger braucht, verliert das Blatt.
arena-option-workers = Wie viele Prozesse sich die Arbeit teilen; das Ergebnis bleibt dasselbe.
arena-option-engine = Wer die Arbeit macht: Prozesse auf diesem Rechner („processes“) oder ein Ray-Cluster („ray“).
arena-option-keep = Gespieltes in dieser Datei aufheben. Derselbe Befehl nimmt es von dort und macht weiter, auch mit mehr Runden oder Prozessen. Hat sich ein eigenes Programm geändert, eine andere Datei nennen.
arena-option-html = Eine Seite mit Tabellen und Bildern in diese Datei schreiben.
arena-progress = Gespielt

# Was schiefgeht
arena-deals-or-games = Einzelne Runden oder ganze Spiele: entweder --deals oder --games angeben.
arena-bounds-alone = Die Schranken gehören zur Frage von --until-significant: beides angeben.
arena-hands-for-two = Einzelne Runden sind für zwei; drei spielen ganze Spiele: --games.
arena-robin-too-few = { $count ->
    [one] Ein Spieler ist
   *[other] { $count } Spieler sind
} genannt; jeder gegen jeden geht ab zwei.
arena-sprt-order = Zwischen { $h0 } und { $h1 } ist nichts zu unterscheiden: Die zweite Zahl muss die größere sein.
arena-sprt-rates = Irrtumsraten liegen zwischen 0 und 0,5; diese sind { $alpha } und { $beta }.
arena-worker-died = Der Arbeitsprozess bei Blatt { $first } ist { $tries }-mal gestorben.
arena-extra-missing = Für Wertungszahlen fehlt das Extra „arena“: pip install "ginrummy[arena]"
arena-ray-missing = Ray ist nicht installiert: pip install "ginrummy[ray]"
arena-html = { $path } lässt sich nicht schreiben: { $why }.
arena-keep = { $path } taugt nicht, um Gespieltes aufzuheben: { $why }.
arena-keep-other = In { $path } steht in Zeile { $line } etwas anderes: Nenne eine andere Datei, um Gespieltes aufzuheben.
player-late = { $player } hat länger als { $seconds } Sekunden gebraucht.

# Der Bericht
arena-interrupted = Unterbrochen. Bis dahin:
arena-kept = { $deals ->
    [one] Eine Runde wurde
   *[other] { $deals } Runden wurden
} nicht noch einmal gespielt: { $path } hatte sie schon.
arena-played-hands = { $deals ->
    [one] Ein Blatt
   *[other] { $deals } Blätter
}, von beiden Seiten gespielt: { $hands } Runden.
arena-played-games = { $deals ->
    [one] Ein Blatt
   *[other] { $deals } Blätter
}, von jeder Seite gespielt: { $games } Spiele, { $hands } Runden.
arena-head-player = Spieler
arena-head-per-hand = Punkte je Runde
arena-head-hands-won = Gewonnene Runden
arena-head-games-won = Siege
arena-head-decision = Eine Entscheidung
arena-head-rating = Wertung
arena-head-ending = Runden endeten mit
arena-head-all = Alle
arena-way-knock = Geklopft
arena-way-undercut = Unterboten
arena-way-gin = Gin
arena-way-big-gin = Big Gin
arena-way-forfeit = Aufgabe
arena-way-tie = Gleichstand für niemanden
arena-way-void = Ohne Wertung
arena-points = { $points } ± { NUMBER($reach, minimumFractionDigits: 2) }
arena-points-unsure = { $points }
arena-share = { NUMBER($percent, minimumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1) } %
arena-share-unsure = { NUMBER($percent, minimumFractionDigits: 1) } %
arena-percent = { $percent } %
arena-more = +{ NUMBER($number, minimumFractionDigits: 2) }
arena-less = −{ NUMBER($number, minimumFractionDigits: 2) }
arena-nought = { NUMBER($number, minimumFractionDigits: 2) }
arena-milliseconds = { $number } ms
arena-microseconds = { $number } µs
arena-rating = { NUMBER($mu, minimumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1) }
arena-payoff = Punkte je Runde, jeder gegen jeden:
arena-of-points = Punkte je Runde
arena-of-games = der Spiele
arena-sprt-h1 = { $player } ist stärker: eher { $h1 } { $what } als { $h0 }, nach { $deals } Blättern.
arena-sprt-h0 = { $player } ist nicht stärker: eher { $h0 } { $what } als { $h1 }, nach { $deals } Blättern.
arena-sprt-open = Ob { $player } stärker ist, bleibt nach { $deals } Blättern offen: { $h0 } oder { $h1 } { $what }.
arena-sprt-ratio = Log-Likelihood-Verhältnis { $ratio }, zwischen { $lower } und { $upper }.
arena-forfeits = { $player } hat { $count ->
    [one] ein Blatt
   *[other] { $count } Blätter
} aufgegeben: { $kind }.
arena-first-fault = { $message }

# Die Seite
arena-page-title = Gin-Rommé-Arena: { $players }
arena-page-heading = Gin-Rommé-Arena
arena-page-players = { $players }: Je zwei von ihnen trafen sich über denselben Blättern.
arena-page-seed = Startwert { $seed }
arena-page-seconds = höchstens { $seconds } s für eine Entscheidung
arena-page-playouts =
    { $playouts ->
        [one] ein Probespiel für eine Entscheidung
       *[other] höchstens { $playouts } Probespiele für eine Entscheidung
    }
arena-page-contents = Auf dieser Seite
arena-page-matrix = Jeder gegen jeden
arena-page-matrix-how = Um wie viele Punkte je Runde der Spieler links besser abschneidet als der oben. Die kleine Zahl sagt, wie weit das Intervall reicht, das in 95 von 100 Vergleichen den wahren Wert enthält; fett, wo es die Null nicht enthält. Ein Feld führt zu seinem Paar.
arena-page-ratings = Wertungen
arena-page-ratings-how = Auf der Skala von openskill, auf der ein Anfänger 25 hat, mit einer Standardabweichung. Sie sind grob, denn Spielstärke ist keine einzelne Zahl; genau sagt es die Tabelle darüber.
arena-page-pairs = Die Paare
arena-page-pairs-how = Punkte je Runde des ersten gegen den zweiten, mit dem Intervall; fett, wo es die Null nicht enthält. Ein Paar lässt sich aufklappen und zeigt dann seine Tabellen und Verläufe.
arena-plot-points = Punkte je Runde von { $player } mit ihrem Intervall, Blatt um Blatt
arena-plot-games = Anteil der Spiele, die { $player } gewann, mit seinem Intervall, Blatt um Blatt
arena-plot-evidence = Log-Likelihood-Verhältnis, unterwegs zu einer der Schranken
arena-plot-deals = Blätter
arena-tick = { $number }
