# Die Uhr eines Tisches.

clock = Uhr
clock-turn = Zeit für jeden Zug
clock-match = Zeit je Platz für die ganze Partie
clock-none = ohne Uhr
clock-seconds = { $count } Sekunden
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock-rule-turn = Ist die Zeit für einen Zug um, spielt der Lehrling diesen Zug zu Ende.
clock-rule-match = Ist die Zeit für die Partie um, übernimmt der Lehrling den Platz endgültig.
clock-this-turn = Zug
clock-whole-match = Partie
clock-then = Und dann?
clock-soon = Noch { $count } Sekunden
time-is-up = Die Zeit ist um: Der Lehrling spielt für dich
apron = { $name } bindet die Schürze um: Beim ersten Mal dauert es eine Minute
bot-level = Welcher Bot
