# ginrummy dataset

cli-dataset = Selbstspiel als Tabelle schreiben, Parquet, eine Zeile je Entscheidung.

dataset-path-told = Die Datei, die geschrieben wird.
dataset-players = Wer spielt: einer oder zwei von { $players }, oder net:DATEI für ein Netz aus ginrummy train. Gegen sich selbst, wenn einer genannt ist; sound, wenn niemand. Die Plätze wechseln mit jeder Runde.
dataset-option-hands = Wie viele Runden gespielt werden.
dataset-option-seed = Woher aller Zufall kommt: Dieselbe Zahl wiederholt dieselben Runden.
dataset-option-force = Die Datei ersetzen, wenn es sie schon gibt.
dataset-written = { $hands ->
    [one] Eine Runde
   *[other] { $hands } Runden
}, { $rows } Entscheidungen, { $columns } Spalten: { $path }

# Was nicht geht
dataset-extra-missing = Für Datensätze fehlt das Extra „dataset“: pip install "ginrummy[dataset]"
dataset-taken = { $path } gibt es schon. Wähle einen anderen Namen, oder lass die Datei mit --force ersetzen.
dataset-path = { $path } lässt sich nicht schreiben: { $why }.
dataset-two = Eine Runde spielen zwei; genannt sind { $count } Spieler.
