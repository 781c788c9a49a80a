# ginrummy simulate

simulate-players = Wer spielt: zwei oder drei von { $players }. Derselbe darf zweimal stehen.
simulate-option-games = Wie viele Spiele gespielt werden.
simulate-option-seed = Woher aller Zufall kommt: Dieselbe Startzahl wiederholt dieselben Spiele.
simulate-option-seating = Wie gesessen wird: zwei („two“); drei mit einem in der Box („box“), zu dritt das Übliche; oder drei, jeder für sich („cutthroat“).
simulate-option-out = Das Protokoll jedes Spiels in diesen Ordner schreiben, als game-0001.gin und so weiter. Fehlt der Ordner, wird er angelegt.
simulate-option-force = Die Spiele ersetzen, die im Ordner von --out schon liegen.
simulate-option-engine = Wer die Spiele spielt: dieser Prozess („here“) oder ein Ray-Verbund („ray“); die Antwort ist dieselbe.
simulate-worker-died = Der Arbeiter des Spiels mit der Startzahl { $game } ist { $tries }-mal gestorben.
simulate-two-or-three = { $count ->
    [one] Ein Spieler ist
   *[other] { $count } Spieler sind
} genannt; zwei oder drei können spielen.
simulate-progress = Gespielt
simulate-played = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, { $hands ->
    [one] eine Runde
   *[other] { $hands } Runden
}.
simulate-unfinished = { $games ->
    [one] Ein Spiel wurde
   *[other] { $games } Spiele wurden
} nach { $hands } Runden nacheinander abgebrochen, in denen niemand Punkte bekam; gewonnen hat { $games ->
    [one] es
   *[other] sie
} niemand.
simulate-out = { $path } lässt sich nicht schreiben: { $why }.
simulate-out-file = { $path } ist eine Datei. Die Protokolle der Spiele kommen in einen Ordner: nenne einen, auch einen, den es noch nicht gibt.
simulate-out-taken = In { $path } { $games ->
    [one] liegt schon ein Spiel
   *[other] liegen schon { $games } Spiele
}. Wähle einen anderen Ordner, oder lass { $games ->
    [one] es
   *[other] sie
} mit --force ersetzen.
simulate-out-written = { $games ->
    [one] Das Protokoll des Spiels liegt
   *[other] Die Protokolle der Spiele liegen
} in { $path }.
simulate-out-look = Eins davon ansehen: ginrummy replay { $file }
simulate-head-player = Spieler
simulate-head-games-won = Siege
simulate-head-share = Anteil
simulate-head-hands-won = Gewonnene Runden
simulate-head-points = Rundenpunkte
simulate-head-per-hand = Je Runde
simulate-head-total = Endsumme
simulate-head-ending = Runden endeten mit
simulate-head-all = Alle
simulate-number = { $number }
simulate-percent = { $percent } %
