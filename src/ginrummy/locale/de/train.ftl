# ginrummy train

cli-train = Ein Netz spielen lernen lassen und sagen, wie gut es das kann.

train-path = Der Ordner, in dem das Training liegt.
train-option-minutes = Wie lange insgesamt trainiert wird, frühere Läufe desselben Trainings mitgezählt; { $minutes }, wenn nichts gesagt ist.
train-option-updates = Wie oft das Netz insgesamt lernt, frühere Läufe mitgezählt; dieselbe Zahl ergibt dasselbe Netz.
train-option-against = Wer gegenübersitzt: self (es selbst) oder eins von { $players }. Für mehrere noch einmal angeben, sie spielen dann je gleich viele Runden; self und sound, wenn nichts gesagt ist.
train-option-seed = Woher aller Zufall kommt.
train-option-hands = Wie viele Runden gegen jeden Gegner nebeneinander gespielt werden.
train-option-steps = Wie viele Entscheidungen in jeder davon zwischen zwei Lernschritten fallen.
train-option-resume = Mit dem Training in diesem Ordner nach seinem eigenen Plan weitermachen.
train-option-force = Neu anfangen, obwohl im Ordner schon ein Training liegt.
train-option-every = Nach so vielen Lernschritten wird ein wenig gemessen.
train-option-measure = Wie viele Runden am Ende gegen jeden Gegner gespielt werden.
train-option-threads = In wie vielen Fäden das Netz lernt. Mehr als gerade freie Prozessoren machen es langsamer.
train-option-engine = Wer die Runden spielt, aus denen gelernt wird: dieser Prozess („here“) oder ein Ray-Verbund („ray“).
train-so-far = { $updates ->
    [one] Ein Lernschritt
   *[other] { $updates } Lernschritte
}, { $samples } Entscheidungen, { $minutes } min
train-share = { $opponent } { $percent } / { $points }
train-head-against = Gegen
train-head-hands = Runden
train-head-won = Gewonnen
train-head-share = Anteil an den entschiedenen
train-head-points = Punkte je Runde
train-between = { $value } ({ $low } bis { $high })
train-kept = Es liegt in { $path }; mit --resume geht es weiter.
train-interrupted = Unterbrochen; der letzte gesicherte Stand liegt in { $path }. Mit --resume geht es weiter.

# Was nicht geht
train-extra-missing = Zum Trainieren fehlt das Extra „train“: pip install "ginrummy[train]"
train-taken = In { $path } liegt schon ein Training: --resume macht damit weiter, --force fängt neu an.
train-nothing-there = In { $path } liegt kein Training.
train-folder = { $path } lässt sich nicht schreiben: { $why }.
train-resume-or-force = Weitermachen oder neu anfangen: --resume oder --force, nicht beides.
train-against-nobody = Jemand muss gegenübersitzen.
train-no-net = In { $path } liegt kein Netz: { $why }
train-worker-died = Ein Arbeiter ist { $tries }-mal gestorben.
