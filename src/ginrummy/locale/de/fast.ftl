# Die schnellen Rechenkerne: einmal übersetzen, und was sie nicht annehmen.

fast-compiling = Für diesen Rechner wird übersetzt, nur dieses eine Mal …
fast-extra-missing = { $name } braucht den Zusatz „fast“: pip install "ginrummy[fast]"
fast-no-cards = { $bits } ist keine Menge von Karten.
fast-too-many-cards = { $count } Karten sind mehr als die { $most }, die man höchstens auf der Hand hat: { $cards }
fast-nothing-to-discard = Keine Karte darf abgeworfen werden.
fast-illegal = Zug { $number } ist in der Stellung an Platz { $place } nicht erlaubt.
fast-not-over = Nicht alle diese Runden sind vorbei.
