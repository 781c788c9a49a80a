var e=`# Wertung: Spiele, die zählen, und was sie über jemandes Können sagen.

# Was abgelehnt wird
rating-account = Gewertete Spiele sind für Leute mit einem Konto. Leg dir eines an oder melde dich an: Es dauert einen Augenblick und braucht keine E-Mail.
rating-agree = Dieses Spiel wird gewertet. Sag Ja dazu, dass es für deine Wertung zählt, und du bist dabei.
rating-places = Ein gewertetes Spiel spielen nur Menschen, darunter wer den Tisch aufmacht, und nichts wird zurückgenommen.
rating-rules = Ein gewertetes Spiel folgt einem der Regelwerke, wie es ist, und geht bis { $least } Punkte oder weiter. Nimm die eigenen Regeln zurück, oder spiel ohne Wertung.
rating-clock = Ein gewertetes Spiel braucht eine Uhr, damit niemand die anderen warten lassen kann.
rating-no-bots = In einem gewerteten Spiel spielt kein Computer mit. Warte auf jemanden, oder mach einen anderen Tisch auf.
rating-others-here = Dieses Spiel wird gewertet, und es spielt noch jemand mit: Für alle, die weg sind, spielt die Uhr.
rating-no-putting-out = Dieses Spiel wird gewertet und zählt für alle, die mitspielen. Wegschicken geht, wenn es vorbei ist.
rating-not-installed = Für Wertungen fehlt openskill. Es gehört zum Extra „web“.

# Eine Wertung in Worten
rating-points = { $points } ± { $reach }
rating-after = { $games ->
    [0] noch kein gewertetes Spiel
    [one] nach einem gewerteten Spiel
   *[other] nach { $games } gewerteten Spielen
}
rating-provisional = vorläufig
rating-of = Wertung von { $who }: { $points }, plus oder minus { $reach }, { $games ->
    [0] noch kein gewertetes Spiel
    [one] nach einem gewerteten Spiel
   *[other] nach { $games } gewerteten Spielen
}
rating-two = Zu zweit
rating-three = Zu dritt
rating-yours = Deine Wertung
rating-about = Alle fangen mit 1500 an. Wer 200 Punkte mehr hat, gewinnt etwa drei von vier Spielen. „±“ sagt, wie unsicher die Zahl noch ist: In 19 von 20 Fällen liegt das wahre Können darin. Mit jedem Spiel wird sie sicherer.
rating-about-provisional = Bis zehn gewertete Spiele gespielt sind, heißt sie vorläufig.
rating-course = Wie es mit deiner Wertung ging
rating-course-of = Deine Wertung ist { $points }, plus oder minus { $reach }, nach { $games } gewerteten Spielen.
rating-course-about = Die Linie ist deine Wertung nach jedem gewerteten Spiel; das Band darum zeigt, wie unsicher sie war.
rating-gain = Änderung
rating-place = Platz
rating-none = Du hast noch kein gewertetes Spiel gespielt. Unter „Mit jemandem“ kannst du einen Tisch dafür aufmachen.
rating-private = Diese Seite siehst nur du. An einem gewerteten Tisch sehen die anderen deine Wertung und du ihre.

# Aufmachen und mitspielen
rating-switch = Gewertetes Spiel
rating-switch-about = Das Ergebnis zählt für die Wertung aller, die mitspielen. Dazu gehören eine Uhr, für jeden ein Konto und eines der Regelwerke, wie es ist, bis 50 Punkte oder weiter.
rating-switch-guest = Gewertete Spiele sind für Leute mit einem Konto.
rating-badge = Gewertet
rating-join-title = Dieses Spiel wird gewertet
rating-join-about = Wenn du mitspielst, zählt das Ergebnis für deine Wertung und für die der anderen. Wer aufgibt, hat verloren; wer weggeht, für den läuft die Uhr weiter.
rating-join = Ja: gewertet mitspielen
rating-look = Ansehen
rating-look-host = Den gewerteten Tisch von { $who } ansehen

# Am Tisch
rating-counts-will = Dieses Spiel wird gewertet: Das Ergebnis zählt für die Wertung aller.
rating-counts-bot = Dieses Spiel wird nicht mehr gewertet: Ein Computer hat einen Platz übernommen.
rating-counts-not-all = Dieses Spiel wird nicht gewertet: Nicht alle hatten Ja zu noch einem gewerteten Spiel gesagt.
rating-counts-ended = Dieses Spiel wurde nicht gewertet: Es war zu Ende, bevor es ein Ergebnis gab, das zählt.
rating-leave = Dieses Spiel wird gewertet: Wer geht, für den spielt die Uhr weiter, und so kann man verlieren. Aufgeben zählt als verloren.
rating-rematch = Noch ein gewertetes Spiel
rating-changes = Was dieses Spiel geändert hat
rating-pending = Die Wertung wird gerade berechnet …
rating-change-why = { $reason ->
    [won] gewonnen
    [lost] verloren
    [first] geteilter erster Platz
    [second] zweiter Platz
   *[last] letzter Platz
}
rating-why = Wer jemand Stärkeres schlägt, gewinnt mehr dazu; wer gegen jemand Schwächeres verliert, verliert mehr. Und je weniger man von jemandem weiß, desto mehr sagt ein Spiel.
rating-from-to = { $before } → { $points } ± { $reach }
rating-why-heading = Warum so viel?
rating-gone = Das Spiel wird gewertet und geht weiter: Für sie spielt die Uhr.
rating-gone-alone = Das Spiel wird gewertet: Warte, dann spielt für sie die Uhr. Mit einem Computer an ihrem Platz, oder jetzt beendet, zählt es für niemanden.
`;export{e as default};