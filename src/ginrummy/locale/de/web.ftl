# Was der Tisch im Browser sagt, neben dem, was der Tisch selbst sagt.

web-language-name = Deutsch

# Sitzordnungen
web-seating-two = Zu zweit
web-about-two = Eins gegen eins.
web-seating-box = Zu dritt: mit der Box
web-about-box = In der Box spielt man allein gegen einen Kapitän, und die dritte Person berät den Kapitän.
web-seating-cutthroat = Zu dritt: jeder für sich
web-about-cutthroat = Zwei spielen, die dritte Person schaut zu; wer eine Runde verliert, setzt die nächste aus.

# Wie gut Spieler des Hauses spielen
web-level = { $level ->
    [random] aufs Geratewohl
    [greedy] gierig
    [novice] Anfänger
    [casual] Hobbyspieler
    [sound] umsichtig
    [club] Vereinsspieler
    [expert] Könner
    [master] Meister
   *[other] { $level }
}

# Die Klopfgrenze
web-limit = Klopfen bis { $limit }
web-limit-upcard = Klopfen bis { $limit } (aufgedeckt: { $card })
web-gin-only = Nur Gin
web-gin-only-upcard = Nur Gin (aufgedeckt: { $card })

# Was schiefgeht
web-not-found = Unter dieser Adresse ist nichts.
web-wrong-method = Das geht unter dieser Adresse nicht.
web-too-large = Das ist zu viel auf einmal.
web-not-understood = Diese Anfrage war nicht zu lesen.
web-our-fault = Im Server ist etwas schiefgegangen. Das Spiel ist aufgehoben; bitte versuch es noch einmal.
web-too-many-tables = Du hast viele Tische aufgestellt. Bitte warte ein wenig vor dem nächsten.

# Was gespielt wurde
web-opponent-bot = Computer: { $level }
shelf-too-long = Das ist mehr als { $most } KiB. Bitte bring weniger Aufzeichnungen auf einmal mit.
shelf-many-at-once = Das sind mehr als { $most } Aufzeichnungen. Bitte bring weniger auf einmal mit.
shelf-full = Hier liegen schon { $most } Aufzeichnungen von dir. Lösche erst einige davon.
shelf-too-often = Du hast viele Aufzeichnungen mitgebracht. Bitte warte ein wenig vor der nächsten.
shelf-no-such-record = Eine solche Aufzeichnung hast du hier nicht.
web-too-many-looks = Du hast dir viele Spiele angesehen. Bitte warte ein wenig vor dem nächsten.
