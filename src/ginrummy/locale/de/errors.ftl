# Was schiefgeht, so gesagt, dass man es richten kann.

# Karten
card-unknown = „{ $culprit }“ (Zeile { $line }, Spalte { $column }) ist keine Karte. Schreib einen Wert, A 2 3 … 10 J Q K, und eine Farbe, c (Kreuz), d (Karo), h (Herz) oder s (Pik): 7h, 10s, Kd.
card-twice = { $card } steht da zweimal: „{ $culprit }“ (Zeile { $line }, Spalte { $column }) ist das zweite Mal.
card-not-one = Hier gehört eine Karte hin, aber „{ $culprit }“ ist { $count ->
    [0] keine
   *[other] { $count } Karten
}.

# Züge
action-unknown = „{ $culprit }“ ist kein Zug. Züge sind: pass, draw, take, discard KARTE, knock KARTE, big gin, lay KARTEN, lay off KARTE on KARTEN, done.
action-illegal = „{ $tried }“ ist jetzt nicht erlaubt.
action-hand-over = „{ $tried }“ kommt zu spät: Die Runde ist vorbei.
hand-not-over = Die Runde ist noch nicht vorbei, also hat sie kein Ergebnis.

# Das Geben
deal-not-the-pack = Diese { $count } Karten sind nicht die dieses Spiels: Es hat { $pack }, jede einmal.
deal-hand-size = Gegeben wurden { $count } Karten, wo es nach diesen Regeln { $size } sein müssen.
deal-upcard-missing = Nach diesen Regeln wird eine Karte aufgedeckt, und hier ist keine.
deal-upcard-unexpected = Nach diesen Regeln wird keine Karte aufgedeckt, und hier ist eine.
deal-stock-size = Der Stapel hat { $count } Karten, wo es { $size } sein müssen.
deal-stock-unknown = Den Stapel dieser Runde kennt niemand.
deal-card-twice = { $card } wurde zweimal gegeben.
deal-card-outside = { $card } ist nicht unter den Karten dieses Spiels.

# Regeln
rules-no-such-preset = Regeln namens „{ $value }“ gibt es nicht. Es gibt: { $presets }.
rules-no-such-field = Eine Einstellung „{ $field }“ haben die Regeln nicht. Sie haben: { $fields }.
rules-not-a-switch = { $field } ist an („on“) oder aus („off“), nicht „{ $value }“.
rules-not-a-choice = { $field } kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
rules-out-of-bounds = { $field } kann nicht „{ $value }“ sein. Möglich ist alles von { $least } bis { $greatest }{ $field ->
    [knock_limit] {" "}oder „upcard“
    [big_gin_bonus] {" "}oder „off“
   *[other] {""}
}.
rules-eleven-without-upcard = start kann nicht „eleven“ sein, wenn { $other } so eingestellt ist: Eine Runde, die mit elf Karten beginnt, hat keine aufgedeckte Karte.
rules-pack-too-small = hand_size kann nicht { $value } sein bei einem Spiel von { $pack } Karten: Zwei Blätter, die nächste Karte und eine für den Stapel brauchen { $needed }.
rules-upcard-missing = Nach diesen Regeln bestimmt die aufgedeckte Karte die Klopfgrenze, und keine wurde genannt.

# Spiele
match-draw = { $people } Leute ziehen je eine Karte, und keine zweimal; hier stehen { $count }.
match-over = Das Spiel ist aus.
match-hand-under-way = Eine Runde läuft noch; die nächste wird gegeben, wenn sie vorbei ist.
match-not-your-turn = Jemand anders ist dran.
match-no-hand = Es wurde noch nicht gegeben.
match-not-at-the-table = In diesem Spiel spielt niemand mit diesem Namen.
