# Die Seite mit den Regeln. Jeder Satz steht nur da, wo seine Regel gilt.

# Was gespielt wird
rules-heading-two = Gin Rommé zu zweit: { $rules }
rules-heading-box = Gin Rommé zu dritt, mit der Box: { $rules }
rules-heading-cutthroat = Gin Rommé zu dritt, jeder für sich: { $rules }
rules-changed = { $rules }, dabei { $changes }

# Die fertigen Regeln
rules-preset-classic = klassische Regeln
rules-preset-hoyle = Regeln nach Hoyle
rules-preset-modern = moderne Regeln
rules-preset-contest = Turnierregeln
rules-preset-straight = Straight Gin
rules-preset-oklahoma = Oklahoma-Gin
rules-about-classic = Das Spiel in seiner schlichtesten Form: klopfen mit höchstens 10, und wer zuerst 100 erreicht, gewinnt.
rules-about-hoyle = Gin zählt 20, und am Ende des Spiels gibt es Boxprämien, eine Spielprämie und den Schneider.
rules-about-modern = Mit Big Gin und teurerem Undercut, und am Ende des Spiels gibt es Boxprämien, eine Spielprämie und den Schneider.
rules-about-contest = Für Wettkämpfe: Unterbieten zählt 25, gegeben wird abwechselnd, und am Ende gibt es keine Prämien.
rules-about-straight = Niemand darf klopfen: Nur Gin beendet eine Runde.
rules-about-oklahoma = Die aufgedeckte Karte sagt, mit wie viel Rest man klopfen darf, und Pik verdoppelt die Runde.

# Das Ziel
rules-aim-title = Das Ziel
rules-aim = Sammle deine Karten zu Figuren, sodass die übrigen, dein Rest, so wenig wie möglich zählen; dann beende die Runde, bevor es dein Gegner tut.
rules-aim-target = Jede Runde bringt Punkte. { $columns ->
    [1] Wer zuerst { $target } hat, gewinnt das Spiel.
   *[other] Sie werden in { $columns } Spielen zugleich angeschrieben, jedes bis { $target }.
}

# Karten
rules-cards-title = Die Karten
rules-cards-pack = Ihr spielt mit einem Spiel von 52 Karten. Von niedrig nach hoch sind die Werte A 2 3 4 5 6 7 8 9 10 J Q K, also Ass, die Zahlen, Bube, Dame, König; das Ass ist immer niedrig.
rules-cards-small-pack = Ihr spielt mit einem kleinen Spiel von { $cards } Karten: den Werten vom Ass bis { $top ->
    [J] zum Buben
    [Q] zur Dame
    [K] zum König
   *[other] zur { $top }
} in { $suits ->
    [2] Kreuz und Karo
    [3] Kreuz, Karo und Herz
   *[other] allen vier Farben
}; das Ass ist immer niedrig.
rules-cards-set = Ein Satz sind drei { $suits ->
    [3] {""}
   *[other] oder vier {""}
}Karten gleichen Werts, zum Beispiel { $example }.
rules-cards-run = Eine Folge sind drei oder mehr Karten einer Farbe in einer Reihe, zum Beispiel { $example }.
rules-cards-ace-low = Weil das Ass niedrig ist, ist A-2-3 eine Folge, aber weder Q-K-A noch K-A-2.
rules-cards-one-meld = Solche Gruppen sind die Figuren. Jede Karte kann nur in einer davon sein.
rules-cards-deadwood = Karten in keiner Figur sind der Rest (Deadwood). { $top ->
    [K] König, Dame und Bube zählen 10 Punkte, das Ass 1,
    [Q] Dame und Bube zählen 10 Punkte, das Ass 1,
    [J] Der Bube zählt 10 Punkte, das Ass 1,
   *[other] Das Ass zählt 1 Punkt,
} jede andere Karte ihre Zahl.

# Zu dritt
rules-people-title = Zu dritt am Tisch
rules-box-draw = Jeder von euch zieht eine Karte, wobei der König am höchsten und das Ass am niedrigsten ist; bei gleichem Wert geht Pik vor Herz, Herz vor Karo und Karo vor Kreuz. Wer die höchste Karte hat, ist „in der Box“, die mittlere macht zum Kapitän, und mit der niedrigsten setzt man aus.
rules-box-sides = Wer in der Box ist, spielt allein gegen die beiden anderen, die zusammen eine Seite sind. Karten haben nur die Box und der Kapitän: Der Kapitän spielt das eine Blatt seiner Seite.
rules-box-advice = Wer aussetzt, sieht die Karten des Kapitäns und darf Rat geben, aber der Kapitän hat das letzte Wort. Die Box sieht die Karten des Kapitäns nicht und hört auch den Rat nicht.
rules-box-change = Gewinnt die Box die Runde, so bleibt sie, und die beiden anderen tauschen die Plätze. Verliert die Box, so setzt sie die nächste Runde aus, der Kapitän kommt in die Box, und wer ausgesetzt hat, wird Kapitän.
rules-cutthroat-draw = Jeder von euch zieht eine Karte, wobei der König am höchsten und das Ass am niedrigsten ist; bei gleichem Wert geht Pik vor Herz, Herz vor Karo und Karo vor Kreuz. Wer die niedrigste Karte hat, setzt aus, und wer die mittlere hat, gibt die erste Runde.
rules-cutthroat-change = Wer eine Runde verliert, setzt die nächste aus; wer ausgesetzt hat, kommt dazu und gibt. Wenn du aussetzt, siehst du keines der beiden Blätter und gibst keinen Rat.
rules-people-points = Punkte gehören der Person, die sie gewinnt, und wer eine Runde aussetzt, bekommt in ihr nichts.

# Das Geben
rules-deal-title = Das Geben
rules-deal-first = Vor der ersten Runde zieht jeder von euch eine Karte, und wer die höhere hat, gibt; bei gleichem Wert geht Pik vor Herz, Herz vor Karo und Karo vor Kreuz.
rules-deal-winner = Danach gibt, wer die letzte Runde gewonnen hat.
rules-deal-loser = Danach gibt, wer die letzte Runde verloren hat.
rules-deal-alternate = Danach gebt ihr abwechselnd.
rules-deal-box = Wer in der Box ist, gibt jede Runde. Also ist der Kapitän immer Vorhand und am Anfang dran.
rules-deal-upcard = Jeder bekommt { $cards } Karten, einzeln gegeben. Die nächste wird aufgedeckt: Mit dieser aufgedeckten Karte beginnt der Abwurfstapel. { $stock ->
    [one] Die eine Karte, die verdeckt übrig bleibt, ist
   *[other] Die { $stock } Karten, die verdeckt übrig bleiben, sind
} der Stapel.
rules-deal-eleven = Der Geber bekommt { $cards } Karten und die Vorhand { $more }, einzeln gegeben. Aufgedeckt wird keine. { $stock ->
    [one] Die eine Karte, die verdeckt übrig bleibt, ist
   *[other] Die { $stock } Karten, die verdeckt übrig bleiben, sind
} der Stapel.

# Der erste Zug
rules-first-title = Der erste Zug
rules-first-upcard = Die Vorhand (wer nicht gibt) darf die aufgedeckte Karte nehmen oder passen; passt sie, darf es der Geber ebenso. Wer die Karte nimmt, macht den Zug wie gewohnt zu Ende, und danach ist der andere dran.
rules-first-both-pass = Passen beide, so beginnt die Vorhand und zieht die oberste Karte vom Stapel.
rules-first-eleven = Die Vorhand (wer nicht gibt) hat { $cards } Karten und beginnt, ohne zu ziehen: Sie wirft eine davon ab oder beendet die Runde.

# Ein Zug
rules-turn-title = Ein Zug
rules-turn = Zieh die oberste Karte vom Stapel, oder nimm die oberste vom Abwurfstapel; dann wirf eine Karte offen ab.
rules-turn-taken-stays = Eine Karte vom Abwurfstapel darfst du im selben Zug nicht wieder abwerfen, eine vom Stapel schon.
rules-turn-discards-open = Der Abwurfstapel liegt offen: Alle dürfen ihn durchsehen.

# Klopfen
rules-knock-title = Die Runde beenden
rules-knock-limit = Zählt dein Rest nach dem Abwurf höchstens { $limit }, so darfst du mit diesem Abwurf klopfen. Das geht in jedem Zug, auch in deinem ersten.
rules-knock-upcard = Die aufgedeckte Karte bestimmt die Klopfgrenze der Runde, wie im Oklahoma-Gin: Nach dem Abwurf darf dein Rest höchstens so viel zählen wie sie, damit du mit diesem Abwurf klopfen darfst. Die Grenze bleibt, auch wenn die Karte genommen wird.
rules-knock-ace-gin = Liegt ein Ass aufgedeckt, so hilft nur Gin.
rules-knock-ace-one = Liegt ein Ass aufgedeckt, so ist die Grenze 1.
rules-knock-gin-only = Nur Gin beendet eine Runde: Nach dem Abwurf müssen alle { $cards } Karten in Figuren stecken. Mit einem Rest klopfen kann man nicht.
rules-knock-spread = Wer klopft, legt die Karten aus, die Figuren getrennt vom Rest. Wie du sie ordnest, ist deine Sache, solange der Rest innerhalb der Grenze bleibt.
rules-knock-gin = Stecken alle { $cards } Karten in Figuren, so ist es Gin.
rules-knock-big-gin = Stecken alle { $cards } Karten in Figuren, auch die eben gezogene, so darfst du Big Gin ansagen und wirfst nichts ab.
rules-knock-free = Beenden musst du die Runde nie: Du darfst immer auf mehr weiterspielen.

# Der Gegner
rules-defence-title = Der Gegner legt auch aus
rules-defence = Dann legt auch der Gegner seine Figuren aus, so wie es ihm am besten passt, nachdem er die des Klopfers gesehen hat.
rules-defence-lay-off = Hat der Klopfer nicht Gin, so darf der Gegner Karten an die Figuren des Klopfers anlegen: die vierte Karte an einen Satz, die nächste Karte an jedes Ende einer Folge, auch mehrere hintereinander, wenn sie passen. Angelegte Karten zählen nicht mehr zum Rest.
rules-defence-lay-off-on-sets = Hat der Klopfer nicht Gin, so darf der Gegner Karten an die Figuren des Klopfers anlegen: die vierte Karte an einen Satz. Angelegte Karten zählen nicht mehr zum Rest.
rules-defence-lay-off-on-runs = Hat der Klopfer nicht Gin, so darf der Gegner Karten an die Folgen des Klopfers anlegen: die nächste Karte an jedes Ende, auch mehrere hintereinander, wenn sie passen. Angelegte Karten zählen nicht mehr zum Rest.
rules-defence-never = An einen Rest oder an die Figuren des Gegners wird nichts angelegt, und der Klopfer legt nichts an.
rules-defence-gin-only = Dann legt auch der Gegner seine Figuren aus. Was in keiner Figur ist, zählt; an die Figuren eines Gins kann nichts angelegt werden.

# Die Wertung
rules-score-title = Die Wertung einer Runde
rules-score-knock = Hat der Klopfer weniger Rest als der Gegner, so bekommt er den Unterschied.
rules-score-undercut = Hat der Gegner gleich viel oder weniger, so hat er unterboten (Undercut): Dann bekommt der Gegner { $bonus ->
    [0] den Unterschied.
   *[other] { $bonus } und dazu den Unterschied.
}
rules-score-undercut-less = Hat dagegen der Gegner weniger, so hat er unterboten (Undercut): Dann bekommt der Gegner { $bonus ->
    [0] den Unterschied.
   *[other] { $bonus } und dazu den Unterschied.
}
rules-score-tie = Haben beide gleich viel, bekommt niemand Punkte.
rules-score-gin = Gin bringt { $bonus ->
    [0] den ganzen Rest
   *[other] { $bonus } und dazu den ganzen Rest
} des Gegners. Gegen Gin bekommt der Gegner nichts, auch wenn er selbst keinen Rest hat.
rules-score-big-gin = Big Gin bringt { $bonus ->
    [0] nur den Rest des Gegners, wie Gin ohne Prämie.
   *[other] { $bonus } und dazu den ganzen Rest des Gegners, anstelle von Gin.
}
rules-score-spade = Ist die aufgedeckte Karte ein Pik, so zählt alles in dieser Runde doppelt.
rules-score-spade-box = Die Boxprämie wird nie verdoppelt.

# Runden ohne Wertung
rules-void-title = Wenn niemand klopft
rules-void-after-discard = Hat niemand die Runde beendet und { $left ->
    [0] ist keine Karte mehr
    [one] ist nur noch eine Karte
   *[other] sind nur noch { $left } Karten
} im Stapel, nachdem jemand abgeworfen hat, so zählt die Runde nicht: Niemand bekommt Punkte, und die Karten bleiben verdeckt.
rules-void-last-take = { $left ->
    [0] Ist keine Karte mehr
    [one] Ist nur noch eine Karte
   *[other] Sind nur noch { $left } Karten
} im Stapel, nachdem jemand abgeworfen hat, so darf der andere diesen Abwurf noch nehmen, aber nur, um die Runde damit sofort zu beenden. Sonst zählt die Runde nicht: Niemand bekommt Punkte, und die Karten bleiben verdeckt.
rules-void-at-once = Sobald { $left ->
    [0] keine Karte mehr im Stapel ist
    [one] nur noch eine Karte im Stapel ist
   *[other] nur noch { $left } Karten im Stapel sind
}, zählt die Runde nicht, selbst vor dem Abwurf: Niemand bekommt Punkte, und die Karten bleiben verdeckt.
rules-void-takes = Auch dürfen die Abwürfe nicht ewig hin und her gehen: { $takes ->
    [one] Ist ein Abwurf genommen worden,
   *[other] Sind nacheinander { $takes } Abwürfe genommen worden,
}{ $start ->
    [eleven] {""}
   *[other] {" "}die aufgedeckte Karte mitgezählt,
} ohne dass dazwischen vom Stapel gezogen wurde, so zählt die Runde nicht, es sei denn, dieser Zug beendet sie.
rules-void-dealer = Nach einer Runde, in der niemand Punkte bekommt, gibt derselbe noch einmal.
rules-void-roles = Nach einer Runde, in der niemand Punkte bekommt, behalten alle drei ihre Plätze.

# Hollywood
rules-columns-title = { $columns ->
    [3] Hollywood: drei Spiele zugleich
   *[other] Hollywood: { $columns } Spiele zugleich
}
rules-columns-enter = { $columns ->
    [2] Der Anschreibezettel hat 2 Spalten, jede ein Spiel für sich. Deine erste gewonnene Runde kommt in die erste Spalte, jede weitere in beide.
    [3] Der Anschreibezettel hat 3 Spalten, jede ein Spiel für sich. Deine erste gewonnene Runde kommt in die erste Spalte, deine zweite in die erste und zweite, und von der dritten an jede in alle drei.
   *[other] Der Anschreibezettel hat { $columns } Spalten, jede ein Spiel für sich. Deine erste gewonnene Runde kommt in die erste Spalte, deine zweite in die ersten beiden und so weiter, mit jedem Sieg eine Spalte mehr, bis es alle sind.
}
rules-columns-close = Eine Spalte ist zu Ende, sobald jemand in ihr { $target } erreicht, und nimmt nichts mehr auf.
rules-columns-next = Ist eine Spalte zu Ende, bevor du sie erreicht hast, so überspringst du sie: Dein Sieg kommt in die nächste offene Spalte.

# Das Spiel
rules-game-title = Wer das Spiel gewinnt
rules-game-target = Das Spiel endet, sobald jemand { $target } Punkte oder mehr hat. Damit ist es gewonnen.
rules-game-columns = Gespielt wird, bis alle { $columns } Spalten zu Ende sind. Wer dann in allen Spalten zusammen die meisten Punkte hat, hat gewonnen; haben zwei gleich viele, dann niemand.
rules-game-box-at-once = Jede gewonnene Runde bringt sofort eine Boxprämie von { $bonus } Punkten, die auf dem Weg zum Ziel mitzählen.
rules-game-box-at-end = Am Ende bekommen alle für jede Runde, die sie gewonnen haben, eine Boxprämie von { $bonus } Punkten, auch für die letzte.
rules-game-bonus = Wer { $columns ->
    [1] gewinnt
   *[other] eine Spalte gewinnt
}, bekommt eine Spielprämie von { $bonus } Punkten dazu.
rules-game-shutout-bonus = Hat sonst niemand eine Runde gewonnen, so ist das ein Schneider, und die Spielprämie wird verdoppelt.
rules-game-shutout-points = Hat sonst niemand eine Runde gewonnen, so ist das ein Schneider: Die Rundenpunkte des Siegers, ohne alle Prämien, zählen doppelt.
rules-game-two-facts = Wer das Spiel gewinnt, muss also am Ende nicht die höhere Summe haben; du erfährst beides.
rules-game-per-column = Die Prämien werden für jede Spalte einzeln berechnet.

# Die Einstellungen, jede in einem Satz
rules-option-knock-limit = Mit wie vielen Restpunkten man höchstens klopfen darf: eine Zahl, 0 für nur Gin, oder „upcard“ für die Punkte der aufgedeckten Karte wie im Oklahoma-Gin.
rules-option-ace-limit = Was ein aufgedecktes Ass bedeutet, wo die aufgedeckte Karte die Grenze bestimmt: Nur Gin beendet die Runde, oder die Grenze ist 1.
rules-option-spade-doubles = Ein aufgedecktes Pik verdoppelt, was in der Runde gewonnen wird, außer der Boxprämie.
rules-option-gin-bonus = Punkte für Gin, zum Rest des Gegners dazu.
rules-option-undercut-bonus = Punkte fürs Unterbieten (Undercut), zum Unterschied dazu.
rules-option-big-gin-bonus = Punkte für Big Gin, wenn alle Karten ohne Abwurf in Figuren stecken; „off“, wo es das nicht gibt.
rules-option-tie-is-undercut = Gleich viel Rest gilt als unterboten; wenn nicht, bekommt niemand Punkte.
rules-option-taken-stays = Eine Karte vom Abwurfstapel darf im selben Zug nicht wieder abgeworfen werden.
rules-option-start = Wie eine Runde beginnt: mit einer aufgedeckten Karte, oder mit einer Karte mehr für die Vorhand, die zuerst abwirft.
rules-option-wall = Wenn der Stapel ausgeht: Die Runde zählt nach dem Abwurf nicht, der andere darf diesen Abwurf noch nehmen, um sie zu beenden, oder sie zählt sofort nicht.
rules-option-wall-size = Wie viele Karten im Stapel liegen, wenn er als ausgegangen gilt.
rules-option-take-cap = Nach so vielen Abwürfen, die nacheinander genommen wurden, zählt die Runde nicht.
rules-option-target = Bei wie vielen Punkten ein Spiel endet.
rules-option-next-dealer = Wer zu zweit als Nächstes gibt: wer die Runde gewonnen hat, wer sie verloren hat, oder abwechselnd.
rules-option-box-bonus = Punkte für jede gewonnene Runde, zusätzlich zu denen der Runde selbst.
rules-option-box-bonus-when = Wann die Boxprämie zählt: am Ende des Spiels, oder sofort auf dem Weg zum Ziel.
rules-option-game-bonus = Punkte für das gewonnene Spiel.
rules-option-shutout = Was es beim Schneider gibt, wenn also sonst niemand eine Runde gewonnen hat: nichts, die Spielprämie doppelt oder die Rundenpunkte doppelt.
rules-option-columns = Wie viele Spiele zugleich angeschrieben werden: 1, oder 3 für Hollywood.
rules-option-ranks = Für ein kleineres Kartenspiel: wie viele Werte es hat, vom Ass aufwärts.
rules-option-suits = Für ein kleineres Kartenspiel: wie viele Farben es hat.
rules-option-hand-size = Wie viele Karten jeder bekommt.
