# Spieler in eigenen Prozessen, die Befehle, die mit ihnen sprechen, und das Protokoll dazwischen.

# Was mit einem schiefgeht
outside-system = { $player } lässt sich hier nicht fragen: Eigene Spieler brauchen Linux oder macOS.
outside-not-started = { $player } lässt sich nicht starten: { $why }.
outside-no-command = { $player } lässt sich nicht starten: Das ist kein Befehl, oder er bricht in Anführungszeichen oder nach einem Rückstrich ab.
outside-no-port = { $player } lässt sich nicht anrufen: Ein Port ist eine ganze Zahl von 1 bis { $most }.
outside-version = { $player } spricht Version { $theirs } des Protokolls; hier gilt Version { $ours }.
outside-exited = { $player } hat aufgelegt.
outside-exited-code = { $player } hat sich mit dem Code { $code } beendet, während noch etwas zu tun war.
outside-exited-signal = { $player } wurde von { $signal } beendet, während noch etwas zu tun war.
outside-hung-up = { $player } hat seine Ausgabe geschlossen, während noch etwas zu tun war.
outside-silence = { $player } hat in { $seconds } s nicht geantwortet.
outside-deaf = { $player } hat in { $seconds } s nicht gelesen, was ihm gesagt wurde.
outside-no-json = { $player } sagt „{ $said }“; das ist kein JSON.
outside-no-object = { $player } sagt „{ $said }“; das ist JSON, aber kein Objekt.
outside-wrong-what = { $player } sagt „{ $said }“, wo eine Nachricht mit "what": "{ $expected }" erwartet war.
outside-wrong-field = { $player } sagt „{ $said }“: "{ $field }" muss ein Text sein.
outside-wrong-number = { $player } sagt „{ $said }“: "{ $field }" muss dastehen und eine ganze Zahl sein.
outside-too-long = { $player } sagt mehr als { $most } Bytes ohne Zeilenende.
outside-no-choice = { $player } wählt { $choice }; zur Wahl steht aber 0 bis { $last }.
outside-unasked = { $player } sagt „{ $said }“, ohne gefragt zu sein.
outside-flood = { $player } hat zu einer einzigen Frage mehr als { $most } Bytes auf die Fehlerausgabe geschrieben.

# Was mit einem schiefgeht, der angeboten werden soll
outside-no-offer = „{ $player }={ $address }“ bietet keinen Spieler an. Schreib einen Namen in Kleinbuchstaben und wo der Spieler ist: NAME=cmd:BEFEHL oder NAME=tcp:PORT.
outside-name-taken = Einen Spieler „{ $player }“ gibt es schon.
outside-about = Ein Programm, das mitgebracht hat, wer diesen Server betreibt.

# ginrummy player
cli-player = Einen unserer Spieler einem anderen Programm antworten lassen, im Protokoll von docs/player-protocol.md.
outside-cli-level = Wer antwortet: { $players }.
outside-cli-tcp = Auf diesem Port dieses Rechners lauschen statt auf der Standardeingabe; 0 nimmt irgendeinen.
outside-listening = { $player } lauscht auf Port { $port }.
outside-port = Port { $port } lässt sich nicht benutzen: { $why }.
outside-host = Der Gastgeber sagt „{ $said }“, und das ist nicht zu verstehen: { $why }.
outside-host-no-json = Der Gastgeber sagte „{ $said }“, und das ist kein JSON.
outside-host-no-object = Der Gastgeber sagte „{ $said }“; das ist JSON, aber kein Objekt.
outside-host-lacks = Der Gastgeber sagte „{ $said }“: „{ $field }“ fehlt oder bedeutet nichts.
outside-host-other-choices = Der Gastgeber fragte „{ $said }“, aber so standen die Möglichkeiten in keinem Zug, den er zuletzt erzählt hat.
outside-not-ours = { $player } ist schon ein Spieler von außen: Nenne einen von unseren.

# ginrummy serve
outside-cli-offer = Einen eigenen Spieler anbieten, als „rex=cmd:python rex.py“. Darf mehrmals dastehen; das kannst nur du, nie die Seite.

# ginrummy check-player
cli-check-player = Einen eigenen Spieler, in welcher Sprache auch immer, ausprobieren und sagen, was an ihm nicht stimmt.
outside-cli-address = Wo der Spieler ist: „cmd:BEFEHL“ startet ihn, „tcp:PORT“ ruft ihn auf diesem Rechner an.
outside-cli-seconds = Wie lange er über eine Frage nachdenken darf.
outside-no-address = „{ $address }“ ist kein Ort, an dem ein Spieler sein kann: Schreib cmd:BEFEHL oder tcp:PORT.
outside-stayed = { $player } ist nach dem Abschied nicht gegangen.
outside-check-good = ✓ { $what }
outside-check-bad = ✗ { $what }: { $why }
outside-check-passed = Alles in Ordnung: { $player } spricht das Protokoll.
outside-check-faults = { $count ->
    [one] Eines stimmt nicht.
   *[other] { $count } Dinge stimmen nicht.
}
outside-check-enough = { $count } Dinge stimmen nicht; mehr wurde nicht versucht.
outside-check-by-chance = Zu beachten: Bei gleichen Startwerten hat er anders geantwortet; Spiele mit ihm lassen sich nicht wiederholen.
outside-check-greeting = antwortet auf den Gruß
outside-check-upcard = die aufgedeckte Karte wird angeboten
outside-check-upcard-dealer = die aufgedeckte Karte wird dem Geber angeboten
outside-check-first-draw = muss ziehen, nachdem alle gepasst haben
outside-check-draw = zieht oder nimmt, als Geber
outside-check-took = wirft nach dem Nehmen ab: Die genommene Karte steht nicht zur Wahl
outside-check-knock = darf klopfen
outside-check-spread = legt seine Figuren aus
outside-check-defence = legt gegen den Klopfer aus und kann anlegen
outside-check-defence-gin = legt gegen Gin aus
outside-check-big-gin = darf Big Gin ansagen
outside-check-big-gin-spread = legt Big Gin aus
outside-check-void = eine Runde ohne Wertung, und die nächste
outside-check-last-take = der letzte Abwurf wird angeboten
outside-check-last-knock = muss nach dem letzten Nehmen klopfen
outside-check-eleven = beginnt mit elf Karten
outside-check-oklahoma = Oklahoma: Die aufgedeckte Karte setzt die Grenze
outside-check-hollywood = Hollywood: drei Spalten
outside-check-small-pack = ein kleines Kartenspiel
outside-check-captain = ist Kapitän
outside-check-box = sitzt in der Box
outside-check-adviser = berät den Kapitän
outside-check-cutthroat = zu dritt, jeder für sich
outside-check-sitting-out = setzt aus und spielt dann
outside-check-told-anew = ein Zug wird zurückgenommen
outside-check-next-game = ein Spiel endet, das nächste beginnt
outside-check-unknown = Felder und Nachrichten, die er nicht kennen kann
outside-check-game-two = ein ganzes Spiel zu zweit
outside-check-game-box = ein ganzes Spiel mit einem in der Box
outside-check-game-cutthroat = ein ganzes Spiel zu dritt, jeder für sich
outside-check-farewell = geht nach dem Abschied
