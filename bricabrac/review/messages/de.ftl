# Was eine Analyse über einen Wendepunkt sagt.

review-each = Was gespielt wurde, brachte in diesem Zug { $less }; der bessere Weg bringt { $more }.
review-both = In diesem Zug bringen beide Wege dasselbe: { $more }.
review-free = { $gained }
review-for = { $gained } für { $paid }
review-wins = Nach dem nächsten Zug ist mit ihm die Partie gewonnen.
review-projects = { $count ->
    [one] Nach dem nächsten Zug ist mit ihm ein Projekt mehr fertiggestellt.
   *[other] Nach dem nächsten Zug sind mit ihm { $count } Projekte mehr fertiggestellt.
}
review-points = Nach dem nächsten Zug steht er bei { $more } statt { $less }.
review-rival = { $count ->
    [one] Nach dem nächsten Zug hat der stärkste Gegner einen Punkt weniger.
   *[other] Nach dem nächsten Zug hat der stärkste Gegner { $count } Punkte weniger.
}
review-repairs = { $count ->
    [one] Nach dem nächsten Zug ist er um eine reparierte Maschine voraus.
   *[other] Nach dem nächsten Zug ist er um { $count } reparierte Maschinen voraus.
}
review-pieces = Nach dem nächsten Zug sind es { $more } statt { $less }.
review-far = Nach dem nächsten Zug unterscheidet sie noch nichts, was sich zählen lässt; aber in { $percent } % aller Verteilungen des Verborgenen stand er besser da, und bis zum Ende gespielt ist er { $cost } Punkte vom Sieg wert.

## Woraus eine Analyse besteht

review-known = Der Sieg, nach dem, was jeder Platz wissen konnte
review-known-about = Der Anteil am Sieg, auf den jeder Platz hoffen konnte, vor der ersten Entscheidung und nach jeder, wobei alles ihm Verborgene neu verteilt wird.
review-open = Der Sieg, mit offenen Karten
review-open-about = Dasselbe, wie die Karten wirklich lagen, alle Hände und Stapel offen.
review-turning = Wendepunkte
review-turning-about = Die teuersten Fehler, höchstens einer je Zug, mit den Karten, wie sie lagen.
review-none = Keine Entscheidung kostete mehr als das Rauschen.
review-mistakes = Fehler
review-mistakes-about = Entscheidungen, die mehr als zwei Punkte von hundert und mehr als das Rauschen kosteten: Beide Wege wurden in denselben Verteilungen dessen gesucht, was der Platz nicht sah.
review-at = Schritt { $number }, { $name }
review-played = gespielt
review-better = besser
review-cost = −{ $cost } Punkte vom Sieg (± { $spread })
review-parts = Glück und Können
review-parts-about = In Punkten von hundert des Sieges. Platz: was dieser Platz im Mittel über neues Austeilen hat. Austeilen: was seine ersten Karten änderten. Glück: was später zutage kam. Entscheidungen: die eigenen und die der anderen, gemessen an dem, was die Analyse getan hätte. Alles zusammen ergibt das Ergebnis.
review-part-seat = Platz
review-part-place = Im Mittel
review-part-deal = Austeilen
review-part-luck = Glück
review-part-own = Eigene Entscheidungen
review-part-others = Entscheidungen der anderen
review-part-result = Ergebnis
review-accuracy = Genauigkeit
review-accuracy-about = 100, wenn keine Entscheidung besser hätte sein können; eine, die zehn Punkte kostet, zählt halb. Anfang, Mitte und Ende sind Drittel der Züge.
review-beginning = Anfang
review-middle = Mitte
review-end = Ende
