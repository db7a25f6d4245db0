# Was eine Analyse über einen Wendepunkt sagt.

review-each = Was gespielt wurde, brachte in diesem Zug { $less }; der bessere Weg bringt { $more }.
review-both = In diesem Zug bringen beide Wege dasselbe: { $more }.
review-free = { $gained }
review-for = { $gained } für { $paid }
review-it = {" "}er
review-after = Nach dem nächsten Zug { $told }.
review-return = Dafür hat der andere { $things }.
review-and = { $one } und { $other }
review-does-won = hat{ $it } die Partie gewonnen
review-does-completed = { $count ->
    [one] hat{ $it } das Projekt { $these } fertiggestellt
   *[other] hat{ $it } die Projekte { $these } fertiggestellt
}
review-does-completed-instead = hat{ $it } { $these } statt { $those } fertiggestellt
review-does-points = { $more ->
    [one] hat{ $it } { $more } Punkt statt { $less }
   *[other] hat{ $it } { $more } Punkte statt { $less }
}
review-does-others-completed = hat{ $it } bis dahin jeden anderen von { $these } abgehalten
review-does-rival = { $more ->
    [one] hält{ $it } den stärksten Gegner bei { $less } statt { $more } Punkt
   *[other] hält{ $it } den stärksten Gegner bei { $less } statt { $more } Punkten
}
review-does-assistant = hat{ $it } { DEN($these) } angeworben
review-does-assistant-instead = hat{ $it } { DEN($these) } statt { DES($those) } angeworben
review-does-repaired = hat{ $it } { DEN($these) } repariert
review-does-repaired-instead = hat{ $it } { DEN($these) } statt { DES($those) } repariert
review-does-combined = hat{ $it } { $these } kombiniert
review-does-combined-instead = hat{ $it } { $these } statt { $those } kombiniert
review-does-makes = stellt{ $it } in jedem Zug { $more } mehr her
review-does-makes-instead = stellt{ $it } in jedem Zug { $more } statt { $less } her
review-does-saves = spart{ $it } bei jeder Reparatur { $more } mehr
review-does-saves-instead = spart{ $it } bei jeder Reparatur { $more } statt { $less }
review-does-broken = hat{ $it } { DEN($these) } im Garten liegen
review-does-broken-instead = hat{ $it } { DEN($these) } statt { DES($those) } im Garten liegen
review-does-secret = { $count ->
    [one] hat{ $it } ein eigenes Projekt mehr
   *[other] hat{ $it } { $count } eigene Projekte mehr
}
review-does-pieces = hat{ $it } { $more } mehr
review-does-pieces-instead = hat{ $it } { $more } statt { $less }
review-does-theirs = lässt{ $it } allen anderen zusammen { $more } weniger
review-does-initiative = hat{ $it } auf der Initiativeleiste Nummer { $less } statt { $more }
review-any = { $count ->
    [one] { $count } beliebigen Rohstoff
   *[other] { $count } beliebige Rohstoffe
}
review-thing-completed = das Projekt { $thing }
review-thing-assistant = { DEN($thing) }
review-thing-repaired = { DEN($thing) } (repariert)
review-thing-broken = { DEN($thing) } (kaputt)
review-more = { $things } mehr
review-far = Nach dem nächsten Zug unterscheidet sie noch nichts, was sich zählen lässt; aber in { $percent } % aller Verteilungen des Verborgenen stand er besser da, und bis zum Ende gespielt ist er { $cost } Punkte vom Sieg wert.
review-yet = Nach dem nächsten Zug spricht noch nichts für ihn, was sich zählen lässt, und der andere hat { $things }; aber in { $percent } % aller Verteilungen des Verborgenen stand er besser da, und bis zum Ende gespielt ist er { $cost } Punkte vom Sieg wert.

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
review-parts-about = In Punkten von hundert des Sieges. Im Mittel: was dieser Platz über neues Austeilen hat. Austeilen: was seine ersten Karten änderten. Glück: was später zutage kam. Entscheidungen: die eigenen und die der anderen, gemessen an dem, was die Analyse getan hätte. Alles zusammen ergibt das Ergebnis.
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
