# Die Analyse einer Partie.

review = Analyse
review-offer = Jede Entscheidung dieser Partie wird angesehen: worauf man hoffen konnte, was besser gewesen wäre, und wie viel davon Glück war. Das dauert bis zu einer Minute.
review-make = Diese Partie analysieren
review-failed = Die Analyse kam nicht zustande. Sie kann noch einmal versucht werden.
review-being-made = Die Analyse entsteht. Die erste Kurve kommt sofort; was jede Entscheidung gekostet hat, dauert eine Weile.
review-first = Der Sieg auf den ersten Blick
review-first-about = Ein erster Blick, nach dem, was der Platz am Zug wissen konnte.
review-curve-about = Der Anteil am Sieg von dem ersten Schritt bis zum Ende: eine Linie für jeden Platz, mit seinem Buchstaben am Ende, und die Wendepunkte mit ihren Nummern.
review-by-knowing = Nach dem, was jeder wusste
review-by-open = Mit offenen Karten
review-steps = An der Kurve entlang
review-mistake-back = Zum Fehler davor
review-back = Einen Schritt zurück
review-ahead = Einen Schritt weiter
review-mistake-ahead = Zum nächsten Fehler
review-keys = Die Pfeiltasten gehen an der Kurve entlang, mit Umschalt von Fehler zu Fehler.
review-board = Das Brett nach diesem Schritt
review-stood = Das Brett, wie es stand
review-look = Der ganze Tisch damals
review-again = Von hier an noch einmal
review-rather = Besser: { $deed }
review-as-good = Kein klarer Unterschied zu: { $deed }
review-same = Die Analyse hätte dasselbe getan.
refused-review = Solange eine Partie läuft, gibt es keine Analyse von ihr. Komm wieder, wenn sie zu Ende ist.
