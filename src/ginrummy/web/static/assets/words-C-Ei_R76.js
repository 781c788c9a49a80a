var e=`# Die Werte des Spiels in Worten, für alle Bildschirme.

# Karten
words-card =
    { $suit ->
        [c] Kreuz
        [d] Karo
        [h] Herz
       *[s] Pik
    } { $rank ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $rank }
    }
words-list = { $before } und { $last }
words-list-comma = { ", " }

# Wie eine Runde endete
words-outcome-knock = Geklopft
words-outcome-undercut = Unterboten
words-outcome-gin = Gin
words-outcome-big-gin = Big Gin
words-outcome-void = Ohne Wertung

# Woher die Punkte einer Runde kommen
words-sum-knock = { $more } − { $less } = { $points }
words-sum-knock-doubled = ({ $more } − { $less }) × { $times } Pik = { $points }
words-sum-undercut = { $more } − { $less } = { $difference }, + { $bonus } Undercut = { $points }
words-sum-undercut-doubled = ({ $more } − { $less } + { $bonus } Undercut) × { $times } Pik = { $points }
words-sum-gin = { $difference }, + { $bonus } Gin = { $points }
words-sum-gin-doubled = ({ $difference } + { $bonus } Gin) × { $times } Pik = { $points }
words-sum-big-gin = { $difference }, + { $bonus } Big Gin = { $points }
words-sum-big-gin-doubled = ({ $difference } + { $bonus } Big Gin) × { $times } Pik = { $points }
words-sum-tie = { $more } − { $less } = 0: Gleichstand, niemand bekommt Punkte
words-void-wall = Ohne Wertung: Der Stapel ging aus, bevor jemand klopfte, und niemand bekommt Punkte
words-void-takes = Ohne Wertung: Zu oft nacheinander wurde der Abwurf genommen, und niemand bekommt Punkte

# Was jemand am Ende eines Spiels hat
words-tally-points = { $points } { $points ->
    [one] Rundenpunkt
   *[other] Rundenpunkte
}
words-tally-box-bonus = { $points } Boxprämien
words-tally-game-bonus = { $points } Spielprämie
words-tally-shutout = { $points } Schneider
words-tally-sum = { $parts } = { $total }
words-tally-column = Spalte { $number }: { $sum }
words-tally-together = Alle Spalten zusammen: { $total }
`;export{e as default};