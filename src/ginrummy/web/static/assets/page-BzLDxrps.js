var e=`# Die Seite im Browser. Was der Server sagt, sagt er mit eigenen Worten; dies sind die der Seite.

page-title = Gin Rommé
page-title-your-turn = ● Du bist dran – Gin Rommé
page-title-turn = { $who } ist dran – Gin Rommé
page-tagline = Zehn Karten, eine Faustregel: Figuren sammeln, den Rest loswerden und wissen, wann man klopft.
page-you = Du
page-guest = Gast
page-loading = Einen Moment …
page-close = Schließen
page-try-again = Noch einmal versuchen
page-to-lobby = Neues Spiel
page-undo = Zurücknehmen
page-none-yet = Noch nichts

# Der Anfang
page-way = Wie gespielt wird
page-way-computer = Gegen den Computer
page-way-friend = Mit jemandem
page-way-three = Zu dritt
page-way-watch = Zuschauen
page-start-computer = Jetzt spielen
page-start-friend = Tisch aufstellen
page-start-three = Hinsetzen
page-start-watch = Beim Spiel zuschauen
page-level = Dein Gegner
page-friend-about = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, gleich auf welchem Gerät, sitzt mit am Tisch, und die Karten werden gegeben.
page-watch-about = Zwei Spieler des Hauses spielen gegeneinander, und du siehst, was alle sehen dürfen.
page-your-name = Dein Name
page-seating = Wie ihr zu dritt sitzt
page-places = Wer am Tisch sitzt
page-place-number = Platz { $number }
page-place-me = Du
page-place-friend = Jemand mit dem Link
page-place-bot = Computer: { $level }
page-place-open = Freier Platz
page-read-rules = Regeln lesen
page-more-options = { $count ->
    [0] Mehr Einstellungen
    [one] Mehr Einstellungen (eine geändert)
   *[other] Mehr Einstellungen ({ $count } geändert)
}
page-a-number = eine Zahl
page-choice = { $choice ->
    [winner] wer gewonnen hat
    [loser] wer verloren hat
    [alternate] abwechselnd
    [upcard] die aufgedeckte Karte
    [eleven] eine Karte mehr
    [after_discard] nach dem Abwerfen
    [last_take] ein letztes Nehmen
    [at_once] sofort
    [gin_only] nur Gin
    [one] Grenze 1
    [at_end] am Ende
    [none] nichts
    [off] aus
    [game_bonus_doubled] Spielprämie doppelt
    [hand_points_doubled] Punkte doppelt
   *[other] { $choice }
}
page-clock = Bedenkzeit
page-clock-off = So lange du willst
page-clock-of = { $who }: noch { $time }
page-practice = Üben
page-practice-about = Du darfst Züge zurücknehmen; im Protokoll steht es.

# Dazukommen, warten
page-no-table = Hier ist kein Tisch
page-nowhere = Hier ist nichts
page-nowhere-about = Diese Adresse führt nirgendwohin. Vielleicht ist sie nicht vollständig.
page-join-title = An diesen Tisch setzen
page-join-host = { $host } lädt dich zum Spiel ein
page-join = Mitspielen
page-table-full = An diesem Tisch ist kein Platz mehr frei. Ist einer davon deiner, dann öffne diese Seite in dem Browser, mit dem du dich hingesetzt hast.
page-watch = Zuschauen
page-waiting-friend = Verschicke diesen Link
page-waiting-about = Das Spiel beginnt von selbst, wenn alle da sind.
page-waiting-start = Die Karten werden gemischt
page-invite = Einladung
page-copy = Kopieren
page-copied = Kopiert
page-qr = Die Einladung als QR-Code
page-invite-local = Diese Adresse gilt nur auf diesem Rechner. Für andere Geräte in deinem Netz starte mit „ginrummy serve --lan“.
page-watching = Andere dürfen zuschauen
page-watching-about = Wer den Link hat, sieht nur die offenen Karten.
page-seat-bot = Bot hinsetzen
page-level-of-bot = Wer sich hinsetzt
page-away = Nicht da
page-away-countdown = Verbindet sich neu … { $clock }
page-has-left = Ist gegangen

# Der Tisch
page-tools = Tisch
page-hand-number = Runde { $number }
page-target = Spiel bis { $target }
page-rules = Regeln
page-sheet = Stand
page-settings = Einstellungen
page-leave = Gehen
page-log = Was geschah
page-role-dealer = Geber
page-role-non-dealer = Vorhand
page-role-box = In der Box
page-role-captain = Kapitän
page-role-out = Setzt aus
page-to-move = ist dran
page-total = Summe
page-totals = Summen
page-history = Genommen und abgeworfen
page-history-of = Genommen und abgeworfen: { $who }
page-known = Bekanntlich auf der Hand
page-took = Vom Abwurf genommen
page-threw = Abgeworfen
page-whole-pile = Der Abwurfstapel, die älteste Karte zuerst
page-cards-held = { $count } Karten, verdeckt
page-stock = Stapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
page-stock-left = Stapel { $count }
page-pile = Abwurfstapel, oben { $card }
page-pile-empty = Abwurfstapel, leer
page-discards = Abwurf
page-discard-here = Abwurfstapel: { $card } hier abwerfen
page-multiplier = zählt × { $times }

# Die Hand
page-hand = Deine Karten
page-hand-of = Die Karten von { $who }
page-card = { $card }, Karte { $number } von { $count }
page-card-in = in { $meld }
page-card-new = neu
page-card-kept = muss diesen Zug bleiben
page-card-advised = empfohlen
page-card-laid-off = { $card }, angelegt
page-meld-set = Satz aus { $rank ->
    [A] Assen
    [J] Buben
    [Q] Damen
    [K] Königen
   *[other] { $rank }ern
}
page-meld-run = Folge { $ranks } in { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
}
page-new = neu
page-advised = Rat
page-sorted = { $sort ->
    [melds] Nach Figuren
    [rank] Nach Wert
    [suit] Nach Farbe
   *[hand] Von Hand
}
page-sorted-now = { $sort ->
    [melds] Nach Figuren sortiert; ändern
    [rank] Nach Wert sortiert; ändern
    [suit] Nach Farbe sortiert; ändern
   *[hand] Von Hand sortiert; ändern
}
page-deadwood = Rest
page-deadwood-at-best = Bester Rest
page-deadwood-is = { $deadwood ->
    [0] Kein Rest
   *[other] Rest { $deadwood }
}

# Was möglich ist
page-actions = Was du tun kannst
page-draw = Ziehen
page-take-card = { $card } nehmen
page-pass = Passen
page-choose-discard = Wähle eine Karte zum Abwerfen
page-choose-knock = Wähle die Karte, mit der du klopfst
page-discard-card = { $card } abwerfen
page-leaves = Rest { $deadwood }
page-just-taken = { $card } ist eben genommen und bleibt diesen Zug
page-sure-discard = { $card } abwerfen?
page-yes-discard = Ja, abwerfen
page-keep-it = Behalten
page-knock-with = Mit { $deadwood } klopfen
page-knock = Klopfen
page-gin = Gin!
page-big-gin = Big Gin!
page-show-gin = Zeigen
page-take-back = Noch nicht
page-knock-discard = Klopfen und abwerfen
page-knock-discards = Du wirfst { $card } ab und zeigst:
page-knock-ways = Wähle, was du zeigst
page-waiting-for = Warten auf { $who }

# Auslegen
page-shows = { $me ->
    [yes] Du zeigst
   *[no] { $who } zeigt
}
page-shows-gin = Gin, also kann nichts angelegt werden
page-best-lays-off = Bestenfalls legst du { $cards } an und behältst { $deadwood }.
page-best-nothing = Bestenfalls behältst du { $deadwood }.
page-best-for-me = Bestens auslegen
page-by-hand = Von Hand
page-lay-off-how = Wähle eine Karte, dann ihre Figur. Es passt: { $cards }.
page-lay-off-none = Mehr kann nicht angelegt werden.
page-lay-off-on = An { $meld } anlegen
page-lay-meld = { $meld } auslegen
page-rest-best = Den Rest bestens: { $deadwood } behalten
page-lay-done = Fertig: { $deadwood } behalten

# Zu dritt
page-advise = Was soll { $captain } tun? Zeig darauf.
page-advise-watch = Du setzt aus und siehst die Karten von { $captain }.
page-advise-knock = Klopfen
page-advise-none = Kein Rat
page-next-roles = Die nächste Runde

# Das Ende einer Runde
page-result = Das Ergebnis
page-knocker = Hat geklopft
page-wins-points = + { $points }
page-laid-off-count = { $count ->
    [one] Eine Karte angelegt
   *[other] { $count } Karten angelegt
}
page-next-hand = Nächste Runde
page-waiting-ready = Warten auf { $who }

# Das Ende eines Spiels
page-game-won-you = Du hast gewonnen!
page-game-won = { $who } hat gewonnen
page-game-nobody = Das Spiel ist aus, und niemand hat gewonnen
page-game-ended = Das Spiel wurde ohne Ergebnis beendet
page-game-given-up = { $me ->
    [yes] Du hast aufgegeben.
   *[no] { $who } hat aufgegeben.
}
page-game-leader = Die höchste Summe mit allen Prämien: { $who }
page-rematch = Noch ein Spiel
page-rematch-waiting = Warten, ob die anderen auch wollen
page-rematch-wanted = { $who } möchte noch ein Spiel.
page-record = Protokoll herunterladen
page-check-deal = Das Geben prüfen
page-verdict-proven = Zuletzt wurde ehrlich gegeben: Die Karten folgen aus den Zahlen aller, und alle waren vorher versiegelt.
page-verdict-commitment = Das letzte Geben ist nicht bewiesen: Eine Zahl passt nicht zu dem, was vorher versiegelt war.
page-verdict-mine = Das letzte Geben ist nicht bewiesen: Benutzt wurde nicht die Zahl dieses Browsers.
page-verdict-deal = Das letzte Geben ist nicht bewiesen: Die Karten sind nicht die, die aus den Zahlen folgen.
page-verdict-open = Das letzte Geben lässt sich nicht prüfen: Nicht alle Zahlen sind bekannt.

# Der Anschreibezettel
page-sheet-column = Spiel
page-sheet-columns = { $count } Spiele zugleich
page-sheet-game = Spiel { $number }
page-sheet-closed = Gewonnen: { $who }
page-sheet-hands = Runde für Runde
page-sheet-hand = Runde
page-sheet-end = Am Ende

# Gespräch
page-chat = Gespräch
page-chat-unread = { $count ->
    [0] Gespräch
   *[other] Gespräch, { $count } neu
}
page-chat-none = Noch nichts gesagt.
page-chat-side = nur für deine Seite
page-say = Etwas sagen
page-say-captain = Nur für den Kapitän
page-say-side = Nur für meinen Berater
page-send = Senden
page-mute = { $who } stummschalten
page-put-out = { $who } vor die Tür setzen
page-put-out-about = { $who } verliert den Platz an diesem Tisch. Vor der Partie kann ihn jemand anderes nehmen, während der Partie ein Bot. Für immer heißt: { $who } kommt in diesem Browser nicht wieder herein.
page-put-out-now = Vor die Tür setzen
page-put-out-for-good = Für immer
page-unmute = { $who } wieder hören

# Kommen und Gehen
page-leave-about = Dein Platz bleibt deiner: Öffne diese Seite auf diesem Gerät wieder, und du hast dieselben Karten.
page-leave-for-now = Erst einmal gehen
page-leave-for-good = Den Tisch ganz verlassen
page-resign = Aufgeben
page-gone = { $left ->
    [yes] { $who } ist gegangen. Wie weiter?
   *[no] { $who } ist immer noch nicht da. Wie weiter?
}
page-gone-wait = Warten
page-end-game = Spiel beenden
page-reconnecting = Die Verbindung ist weg. Sie wird wieder aufgebaut …
page-closed = Dieser Tisch steht dir nicht offen.
page-not-sent = Nicht gesendet: Die Verbindung ist weg. Nichts hat sich geändert.
page-server-unreachable = Der Server ist nicht zu erreichen. Läuft er noch?
page-server-odd = Der Server hat etwas geantwortet, was diese Seite nicht versteht.

# Einstellungen
page-speed = Wie schnell Karten sich bewegen
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-off = Gar nicht
page-size = Karten
page-size-small = Klein
page-size-medium = Mittel
page-size-large = Groß
page-colours = Farben
page-colours-four = Vierfarbig
page-colours-two = Zweifarbig
page-felt = Tisch
page-felt-green = Grün
page-felt-blue = Blau
page-felt-burgundy = Weinrot
page-felt-slate = Schiefer
page-theme = Helligkeit
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-confirm = Vor dem Abwerfen fragen
page-confirm-about = Zum Abwerfen drückst du dann zweimal.
page-sound = Töne
page-language = Sprache
page-licences = Karten, Schriften und Bibliotheken: ihre Lizenzen
`;export{e as default};