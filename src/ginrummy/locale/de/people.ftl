# Menschen: Konten, und was mit ihnen nicht geht.

people-not-installed = Konten brauchen argon2-cffi, das nicht installiert ist. Es kommt mit dem Extra „web“.
people-name-length = Ein Name hat { $least } bis { $most } Zeichen.
people-name-taken = Jemand heißt schon „{ $name }“. Bitte einen anderen Namen wählen.
people-password-length = Ein Passwort hat { $least } bis { $most } Zeichen. Drei oder vier Wörter, die sonst niemand zusammenstellt, sind ein gutes.
people-password-easy = Dieses Passwort probiert jeder als Erstes. Bitte ein anderes wählen.
people-settings-size = Das ist zu viel: höchstens { $most } Zeichen.
people-wrong = Der Name oder das Passwort stimmt nicht.
people-wrong-password = Das ist nicht dein Passwort.
people-wrong-code = Diesen Code gibt es zu diesem Namen nicht, oder er ist schon benutzt.
people-too-many-tries = Das wurde zu oft versucht. Bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} warten; mit einem Wiederherstellungscode geht es sofort.
people-too-many-accounts = Hier sind schon viele Konten angelegt worden. Bitte vor dem nächsten ein wenig warten.
people-busy = Gerade melden sich zu viele an. Bitte gleich noch einmal versuchen.
people-not-signed-in = Du bist nicht angemeldet.
people-signed-in-already = Du bist als { $name } angemeldet. Melde dich zuerst ab.
people-too-many-blocks = Du hast { $most } Leute gesperrt. Lass erst wieder jemanden zu.
people-signed-out = Du hast dich abgemeldet. Melde dich wieder an, dein Platz gehört noch dir.

# Anmelden und Konto anlegen
people-account = Dein Konto
people-sign-in-or-up = Anmelden
people-way-up = Neu hier
people-way-in = Ich habe ein Konto
people-about-up = Ein Konto nimmt deine Plätze, deinen Verlauf und deine Einstellungen auf jedes Gerät mit. Eine E-Mail-Adresse braucht es nicht. Was du hier gespielt hast, bleibt dein.
people-about-in = Deine Plätze, dein Verlauf und deine Einstellungen kommen auf dieses Gerät.
people-about-lost = Mit einem der Codes, die du aufbewahrt hast, wählst du ein neues Passwort. Alle anderen Geräte werden abgemeldet.
people-name = Name
people-password = Passwort
people-password-new = Neues Passwort
people-password-hint = Mindestens 8 Zeichen. Drei oder vier Wörter sind ein gutes.
people-show = Zeigen
people-hide = Verbergen
people-code = Wiederherstellungscode
people-sign-up = Konto anlegen
people-sign-in = Anmelden
people-lost = Ich habe mein Passwort vergessen
people-not-lost = Ich weiß es doch noch
people-bring = Die Spiele auf diesem Gerät sind meine
people-bring-about = Was hier als Gast gespielt wurde, gehört dann zum Konto. Sonst bleibt es hier für den, dem es gehört.

# Wiederherstellungscodes
people-codes = Bewahre diese Codes auf
people-codes-about = Solltest du dein Passwort vergessen, kannst du mit einem dieser Codes ein neues wählen. Jeder gilt einmal.
people-codes-once = Sie werden nur jetzt gezeigt. Bewahre sie auf, wo du sie wiederfindest: auf Papier oder in einer Datei.
people-codes-save = Speichern
people-codes-done = Ich habe sie aufbewahrt
people-codes-file = Gin Rummy auf { $site }: Wiederherstellungscodes von { $name }
people-codes-left = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
people-codes-few = { $count ->
    [0] Du hast keinen Wiederherstellungscode mehr. Lass dir neue geben, sonst ist ein vergessenes Passwort verloren.
    [one] Du hast noch einen Wiederherstellungscode. Zeit für neue.
   *[other] Du hast noch { $count } Wiederherstellungscodes. Zeit für neue.
}

# Was man mit seinem Konto tun kann
people-since = Seit dem { $date }; angemeldet auf { $devices ->
    [one] diesem Gerät
   *[other] { $devices } Geräten
}
people-sign-out = Abmelden
people-do-password = Passwort ändern
people-do-codes = Neue Wiederherstellungscodes
people-do-everywhere = Überall abmelden
people-do-delete = Mein Konto löschen
people-sure-password = Alle anderen Geräte werden dann abgemeldet.
people-sure-codes = Die bisherigen Codes gelten dann nicht mehr.
people-sure-everywhere = Auf jedem Gerät, auch auf diesem. Nichts geht verloren: Melde dich wieder an, und alles ist da.
people-sure-delete = Das lässt sich nicht rückgängig machen. Spiele, die du gerade spielst, werden aufgegeben. Spiele anderer, in denen du mitgespielt hast, bleiben, ohne deinen Namen und ohne das, was du gesagt hast.
people-password-changed = Dein Passwort ist geändert.
people-member = hat ein Konto

# Auf der Startseite
people-games = Deine Spiele
people-turn-yours = Du bist dran
people-turn-waiting = Wartet auf Mitspieler
people-turn-of = { $who } ist dran
people-turn-between = Wartet auf die anderen
people-tables = Offene Tische
people-join = Mitspielen
people-join-host = Bei { $who } mitspielen
people-anybody = Alle dürfen mitspielen
people-anybody-about = Der Tisch steht bei allen auf der Startseite, bis sich jemand hinsetzt.
people-title-turn = { $count ->
    [one] Du bist dran · { $title }
   *[other] Du bist dran ({ $count }) · { $title }
}
people-block = { $who } sperren
people-blocked = { $who } ist gesperrt
people-blocks = Gesperrte Leute
people-unblock = { $who } wieder zulassen
people-blocks-about = Sie können nicht an deine Tische und du nicht an ihre, und keiner sieht die offenen Tische des anderen.
