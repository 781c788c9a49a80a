# ginrummy serve

cli-serve = Im Browser spielen: gegen den Computer, mit Freunden oder zu dritt an einem Tisch.
serve-cli-port = Der Port, auf dem gelauscht wird. Ohne Angabe { $port } oder der nächste freie; 0 nimmt irgendeinen.
serve-cli-lan = Auch andere Geräte in deinem Netz hereinlassen.
serve-cli-database = Wo die Tische aufgehoben werden: eine Datei oder eine URL. Ohne Angabe eine Datei in deinem Datenordner.
serve-cli-workers = Wie viele Prozesse die Tische bedienen. Mehr als einer braucht eine PostgreSQL-Datenbank.
serve-cli-secret-file = Die Datei mit dem Schlüssel, mit dem Cookies unterschrieben werden. Ohne sie gilt { $variable } in der Umgebung, sonst verwahrt die Datenbank einen.
serve-cli-metrics-port = Prometheus an diesem Port antworten, nur für diesen Rechner.
serve-cli-log = Wie der Server sagt, was geschieht: text, oder json mit einer Zeile für jedes Ereignis.
serve-cli-no-browser = Keinen Browser öffnen.
serve-started = Die Tische stehen bereit: { $url }
serve-lan = Andere in deinem Netz kommen herein über { $url }
serve-stop = Strg-C schließt sie; die Spiele bleiben erhalten.
serve-stopped = Die Tische sind geschlossen. Alle Spiele sind aufgehoben.
serve-not-installed = Für den Tisch im Browser ist hier zu wenig installiert ({ $module } fehlt): pip install "ginrummy[web]"
serve-port-taken = Port { $port } ist besetzt, vielleicht von einem anderen „ginrummy serve“. Wähle mit --port einen anderen, oder lass die Angabe weg.
serve-port-refused = Port { $port } lässt sich nicht benutzen: { $why }
serve-no-folder = Es gibt keinen Ort, um die Tische aufzuheben: Nenne eine Datenbank mit --database oder einen Ordner mit { $variable }.
serve-workers-need-postgresql = Mehr als ein Prozess braucht eine PostgreSQL-Datenbank: --database postgresql://USER@HOST/NAME
serve-cli-root-path = Der Pfad, unter dem ein Proxy die Tische zeigt, etwa „/gin“.
serve-root-path = „{ $path }“ ist kein Pfad. Schreib ihn wie „/gin“.
serve-worker-failed = Ein Prozess ist nicht gestartet; was er sagte, steht oben.
serve-secret-unreadable = Der Schlüssel in { $file } lässt sich nicht lesen: { $why }
serve-secret-short = Der Schlüssel, mit dem Cookies unterschrieben werden, muss mindestens { $least } Bytes haben.

cli-backup = Alle Tische in eine Datei schreiben, während an ihnen gespielt wird.
cli-restore = Die Tische einer Sicherung in eine Datenbank übernehmen.
backup-cli-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
restore-cli-file = Die Datei, die „ginrummy backup“ geschrieben hat.
backup-done = { $file } enthält { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $entries } Einträgen.
backup-there = { $file } gibt es schon.
backup-missing = Es gibt keine Datei { $file }.
backup-unwritable = { $file } lässt sich nicht schreiben: { $why }
restore-done = Ergänzt an { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tischen
}: { $entries } Einträge.
restore-differing = Unverändert, weil dort anders weitergespielt wurde: { $tables }
serve-metrics-not-installed = Um für Prometheus zu zählen, fehlt hier etwas: pip install "ginrummy[hosting]"

cli-check-ratings = Die Wertungen mit den Protokollen der Spiele vergleichen.
ratings-right = { $games ->
    [0] Noch wurde kein Spiel gewertet.
    [one] Ein gewertetes Spiel: Was es geändert hat, ergibt sich so aus seinem Protokoll.
   *[other] { $games } gewertete Spiele: Was sie geändert haben, ergibt sich so aus ihren Protokollen, in ihrer Reihenfolge.
}
ratings-differing = { $count ->
    [one] Eines
   *[other] { $count }
} von { $games } gewerteten Spielen { $count ->
    [one] ergibt sich so nicht aus seinem Protokoll: Stelle { $places }.
   *[other] ergeben sich so nicht aus ihren Protokollen: Stellen { $places }.
}
ratings-missing = { $games ->
    [one] Ein weiteres Spiel zählt und ist noch nicht eingetragen
   *[other] { $games } weitere Spiele zählen und sind noch nicht eingetragen
}: Das tut ein laufender Server, spätestens wenn er startet.
