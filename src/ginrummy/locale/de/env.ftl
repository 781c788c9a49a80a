# Die Lernumgebungen: was sie nicht annehmen, und wie sie sich zeigen.

env-no-such-seating = So sitzt niemand: „{ $seating }“. Es gibt: { $choices }.
env-no-such-laying = So legt niemand aus: „{ $laying }“. Es gibt: { $choices }.
env-no-such-render-mode = Die Darstellung „{ $mode }“ gibt es nicht. Es gibt: { $choices }.
env-no-such-side = Bei „{ $side }“ sitzt niemand. Es gibt: { $choices }.
env-no-such-illegal = Auf einen unerlaubten Zug gibt es kein „{ $side }“. Es gibt: { $choices }.
env-nothing-to-choose = Mit diesen Karten beendet der Gegner die Runde, bevor es etwas zu wählen gibt.
env-one-seed = Alle Runden einer Vektorumgebung folgen aus einem Startwert; gib eine einzelne Zahl an.
env-no-reset-mask = reset_mask muss ein Feld von { $count } Wahrheitswerten sein, einer für jede Runde.
env-action-count = { $count } Runden brauchen ebenso viele Züge in einer Reihe; hier ist ein Feld der Form { $shape }.
env-vector-only = Diese Runden haben nichts namens „{ $name }“, das man setzen oder fragen könnte; sie liegen in Kerneln.
env-shaped-alone = Geformte Belohnungen gibt es für einen Lernenden mit Gegner; hier werden beide Plätze im Wechsel gefragt.
env-policies-lay-default = Die Spieler der Kernel wählen nur, wo nach Vorgabe ausgelegt wird: laying="default".
env-leak = Jemandem wird etwas gezeigt, was er nicht wissen darf: { $what }

# Was jemand in einer Darstellung ist
env-role-dealer = Geber
env-role-non-dealer = Vorhand
env-role-box = in der Box
env-role-captain = Kapitän
env-role-out = setzt aus

# Der Tisch als Text, alle Karten offen
env-text-person = { $who } ({ $role }): { $cards }
env-text-out = keine Karten
env-text-laid = ausgelegt: { $melds }; übrig: { $rest }
env-text-pile = Ablage: { $cards } · Stapel: { $stock } · Klopfen mit höchstens { $limit }
env-text-score = Runde { $number }: { $totals }
env-text-over = vorbei: { $totals }

# Der Tisch in Worten, für den, der am Zug ist
env-words-you = Du bist { $who } ({ $role }). Klopfen kannst du mit höchstens { $limit } Rest.
env-words-held = Deine Karten: { $cards }. Kleinster Rest: { $deadwood }.
env-words-melds = Beste Figuren: { $melds }. Nicht darin: { $rest }.
env-words-pile = Oben auf der Ablage: { $top }. Die ganze Ablage, die unterste zuerst: { $cards }. Karten im Stapel: { $stock }.
env-words-known = Du weißt, dass die andere Hand diese Karten hält: { $cards }.
env-words-choose = Wähle eine Möglichkeit nach ihrer Nummer:
