# Die Uhr eines Tisches.

-stand-in = Pip

clock = Uhr
clock-turn = Zeit für jeden Zug
clock-match = Zeit je Platz für die ganze Partie
clock-none = ohne Uhr
clock-seconds = { $count } Sekunden
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock-rule-turn = Ist die Zeit für einen Zug um, spielt { -stand-in } diesen Zug zu Ende.
clock-rule-match = Ist die Zeit für die Partie um, übernimmt { -stand-in } den Platz endgültig.
clock-this-turn = Zug
clock-whole-match = Partie
clock-then = Und dann?
clock-soon = Noch { $count } Sekunden
time-is-up = Die Zeit ist um: { -stand-in } spielt für dich
apron = { $name } bindet die Schürze um: Beim ersten Mal dauert es eine Minute
bot-level = Welcher Bot
