# Der Traum des Tages.
dream-title = Der Traum des Tages
dream-of = Der Traum vom { $day }
dream-about = Jeden Tag die gleichen Karten für alle, bei jedem Spiel: Alle sitzen auf demselben Platz und treffen dieselben Leute, die auf gleiches Spiel gleich antworten. Es zählt einmal.
dream-past = Dieser Tag ist vorbei: Wer begonnen hat, kann noch zu Ende träumen; dann wird sein Geheimnis verraten.
dream-past-opened = Dieser Tag ist vorbei: Sein Geheimnis ist verraten, und alle können es prüfen, zurückschauen oder ihn noch einmal träumen.
dream-next = Der nächste Traum in
dream-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
dream-days = Andere Tage
dream-before = Der Tag davor
dream-after = Der Tag danach
dream-today = Heute
dream-seat = Du hast Platz { $seat } von { $seats }
dream-begin = Träumen
dream-go-on = Weiterträumen
dream-begin-again = Noch einmal träumen
dream-again-about = Noch einmal ist zum Üben: Es zählt nicht für die Rangliste.
dream-once = { $game }, Traum des Tages
dream-again = { $game }, zweiter Traum
dream-to-ranking = Die Rangliste des Tages
dream-won = Gewonnen mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $margin } voraus
dream-won-level = Gewonnen bei Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
dream-lost = Verloren mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $margin } zurück
dream-lost-level = Verloren bei Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
dream-given-up = Aufgegeben
dream-unfinished = Nicht zu Ende
dream-place = { $count ->
    [one] bisher allein in der Rangliste
   *[other] Platz { $place } von { $count }
}
dream-ranking = Rangliste
dream-column-place = Platz
dream-column-name = Wer
dream-column-result = Ergebnis
dream-column-turns = Züge
dream-more = { $count ->
    [one] … und { $count } mehr
   *[other] … und { $count } mehr
}
dream-nobody-yet = Noch hat ihn niemand zu Ende geträumt. Sei die oder der Erste!
dream-nobody = Niemand hat ihn zu Ende geträumt.
dream-dreaming = { $count ->
    [one] { $count } Gast träumt noch.
   *[other] { $count } Gäste träumen noch.
}
dream-nameless = ein Gast
dream-me = ich
dream-picture = Ein Bild zum Teilen
dream-text = Ein Text zum Teilen
dream-share = bricabrac, { $game }, Traum vom { $day }
dream-against = gegen { $names }
dream-past-title = Deine Träume
dream-past-more = { $count ->
    [one] … und { $count } Tag davor
   *[other] … und { $count } Tage davor
}
dream-deal = Karten, die niemand vorhersehen konnte
dream-deal-about = Als der erste Gast des Tages kam, zog das Haus eine geheime Zahl. Aus ihr, dem Datum und dem Spiel folgen die Karten und die Würfel der Bots. Damit niemand sie nachträglich ändern kann, steht ihr Fingerabdruck (SHA-256) den ganzen Tag da; die Zahl selbst wird verraten, wenn der Tag vorbei ist.
dream-promise = Der Fingerabdruck des Geheimnisses, seit Beginn des Tages gezeigt
dream-secret = Das Geheimnis
dream-secret-about = Sein Fingerabdruck ist der von oben. Jedes Spiel wurde nach diesen Zeilen gegeben:
dream-opens = In { $left } Stunden wird das Geheimnis verraten: drei Stunden nach Mitternacht (UTC), damit zu Ende kommt, wer spät begonnen hat.
dream-record = PARTIE.txt
dream-name = Der Rangliste deinen Namen sagen
