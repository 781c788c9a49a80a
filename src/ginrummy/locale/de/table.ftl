# An einem Tisch: Namen, Rat, und was nicht geht.

table-name-guest = Gast
table-name-former = Nicht mehr dabei
table-bot-names = Sam, Robin, Kim, Alex, Jo

# Rat
table-advice-none = { $who } gibt keinen Rat.
table-advice-take = { $who } würde { $card } nehmen.
table-advice-pass = { $who } würde passen und { $card } liegen lassen.
table-advice-draw = { $who } würde vom Stapel ziehen.
table-advice-discard = { $who } würde { $card } abwerfen.
table-advice-knock = { $who } würde klopfen.
table-advice-knock-with = { $who } würde klopfen und { $card } abwerfen.
table-advice-big-gin = { $who } würde Big Gin ansagen.
table-captain-agrees = { $captain } hatte dasselbe im Sinn.
table-captain-follows = { $captain } folgt dem Rat.
table-captain-declines = { $captain } sagt danke, entscheidet aber anders.

# Tische
table-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
table-full = An diesem Tisch ist kein Platz mehr frei.
table-no-place = Einen Platz { $place } gibt es an diesem Tisch nicht.
table-place-taken = Dieser Platz ist besetzt.
table-no-such-game = Ein solches Spiel wurde an diesem Tisch nicht gespielt.
table-places-count = Diese Sitzordnung hat { $people } Plätze, und { $count } { $count ->
    [one] ist
   *[other] sind
} genannt.
table-places-me = Du kannst nur einen Platz haben.
table-places-word = Ein Platz ist „me“, „open“ oder „bot:STUFE“, nicht „{ $place }“.
table-no-watching = An diesem Tisch darf man nicht zuschauen.
table-busy = Am Tisch ist gerade viel los; bitte versuch es noch einmal.

# Nachrichten
table-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin, und wähle dann.
table-doubled = Diese Nachricht ist schon beantwortet.
table-not-understood = Diese Nachricht war nicht zu lesen.
table-too-fast = Das war zu schnell; bitte warte einen Moment.
table-actions-count = Ein Zug besteht aus einem bis { $most } Schritten.
table-draw-alone = Sieh dir die gezogene Karte an, bevor du weiterspielst.
table-lay-to-the-end = Leg deine Karten ganz aus: Womit du klopfst oder dich verteidigst, wird auf einmal gezeigt.

# Wer wann was darf
table-not-seated = Du hast an diesem Tisch keinen Platz.
table-not-owner = Das darf nur, wer den Tisch aufgestellt hat.
table-not-adviser = Rat gibt nur, wer neben dem Kapitän aussetzt.
table-not-replaceable = Diese Person ist noch da oder eben erst gegangen. Warte ein wenig.
table-no-hand = Gerade wird keine Runde gespielt.
table-no-game = Gerade wird kein Spiel gespielt.
table-not-between = Jetzt kommt nichts, womit es weitergehen könnte.
table-not-over = Das Spiel ist noch nicht aus.
table-no-undo = Das lässt sich nicht mehr zurücknehmen.
table-no-advice-now = Der Kapitän hat jetzt nichts zu entscheiden.
table-advice-unknown = „{ $what }“ ist kein Rat.
table-advice-impossible = Das kann der Kapitän jetzt nicht tun: { $what }.
table-say-nothing = Da steht nichts, was man sagen könnte.
table-say-too-much = Das ist zu lang: höchstens { $most } Zeichen.
table-no-side = In dieser Runde hast du niemanden auf deiner Seite.

# Zahlen fürs Geben
table-no-seeds-wanted = Für Runde { $hand } wird jetzt keine Zahl gebraucht.
table-seeds-sealed = Für diese Zahl ist es zu spät.
table-seeds-not-sealed = Noch haben nicht alle ihre Zahl versiegelt.
table-seed-uncommitted = Diese Zahl ist nicht die, die versiegelt war.
table-commitment-form = Ein Siegel hat 64 hexadezimale Ziffern.
table-hex-expected = Hier gehören hexadezimale Ziffern hin.

# Datenbanken
table-database-unusable = Die Datenbank { $database } lässt sich nicht benutzen: { $why }
table-database-refuses = Die Datenbank weigert sich: { $why }
table-database-newer = Diese Datenbank stammt von einer neueren Version von ginrummy.
table-database-no-url = „{ $database }“ ist keine Adresse einer Datenbank. Schreib eine Datei oder eine URL wie sqlite:///tables.db.
table-database-kind = Datenbanken der Art „{ $kind }“ gehen hier nicht. Es gehen: sqlite, postgresql.
table-database-driver = Für eine Datenbank der Art „{ $kind }“ muss { $driver } installiert sein.
table-database-away = Die Datenbank antwortet nicht: { $why }. Nichts ist verloren; bitte gleich noch einmal versuchen.

# Uhren
table-clock-title = { $name ->
    [days] Ein Tag je Zug
    [lightning] Blitz: 15 Sekunden
    [brisk] Zügig: 30 Sekunden
   *[calm] Ruhig: 1 Minute
}
table-clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
table-clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
table-clock-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
table-clock-runs = Die Uhr läuft auch, wenn du nicht da bist: Spiel, wann es dir passt. Niemand muss sich verabreden.
table-blocked = Dieser Tisch steht dir nicht offen.
table-clock-move = Für jeden Zug sind { $time } Zeit.
table-clock-move-and-bank = Für jeden Zug sind { $time } Zeit, darüber hinaus { $bank } für die ganze Partie.
table-clock-plays = Ist die Zeit um, spielt die Uhr: Sie passt oder zieht vom Stapel, wirft die gezogene Karte ab, nach einem Nehmen die teuerste Karte außerhalb der Meldungen, und legt so gut aus, wie es geht.
table-clock-never-knocks = Die Uhr klopft nie, außer wenn nichts anderes mehr bleibt.
table-clock-loses = Wessen Zeit um ist, verliert die Partie.
table-clock-stands = Solange niemand am Tisch ist, steht die Uhr.
table-clock-acts = Die Zeit ist um, und die Uhr spielt: { $what }
table-clock-bounds = Ein Zug hat { $least } bis { $most } Sekunden, die Reserve höchstens { $most }.

# Besitzer und Grenzen
table-not-put-out = An diesem Platz ist niemand, der gehen müsste.
table-banned = Wer diesen Tisch aufgestellt hat, möchte dich hier nicht.
table-too-many = An diesem Tisch schauen schon zu viele zu.
table-chat-full = An diesem Tisch ist genug gesagt: { $most } Zeilen.
