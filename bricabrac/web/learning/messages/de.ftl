# Eine erste Partie mit Bobine. Ein Gedanke je Schritt, höchstens drei kurze Sätze, und immer warum.

## Um die Lektionen herum

lesson-invite = Spielend lernen
lesson-invite-new = Neu hier? Eine geführte erste Partie, etwa { $minutes } Minuten, ganz ohne Anleitung.
lesson-invite-about = Eine geführte Partie, etwa { $minutes } Minuten
lesson-title = { $game } spielend lernen
lesson-hello = { $count ->
    [one] Ich bin Bobine. Wir spielen eine echte Partie gegen einen sanften Gegner, einen Gedanken nach dem anderen.
   *[other] Ich bin Bobine. Wir spielen eine echte Partie gegen zwei sanfte Gegner, einen Gedanken nach dem anderen.
} Sie dauert etwa { $minutes } Minuten, und nach jedem Teil kannst du aufhören.
lesson-awaits = Was dich erwartet
lesson-chapter-play = Eine Maschine ausspielen, und die drei Dinge, die sie bringen kann
lesson-chapter-repair = Eine reparieren, und eine Werkstatt, die spart
lesson-chapter-projects = Drei Projekte mit einer einzigen Reparatur
lesson-chapter-end = Die Farben, und wie das Rennen endet
lesson-chapter-plan = Deine Werkstatt, und die Planung auf dem Förderband
lesson-chapter-use = Ein ganzer Zug: benutzen, kaufen, und zwei Aktionen des Zeigers
lesson-chapter-combine = Maschinen kombinieren, ein Assistent, ein erstes Projekt
lesson-chapter-win = Wie du punktest, und wie es endet
lesson-free = Du kannst jederzeit ohne Hilfe weiterspielen. Gehst du weg, wartet die Lektion auf dich, auch auf deinen anderen Geräten.
lesson-begin = Hinsetzen und spielen
lesson-continue = Lektion fortsetzen
lesson-anew = Von vorn beginnen
lesson-coach = Bobine zeigt es dir
lesson-step = Teil { $chapter } von { $chapters } · Schritt { $number } von { $steps }
lesson-next = Weiter
lesson-play-on = Weiterspielen
lesson-show = Zeig es mir
lesson-stop = Genug fürs Erste: weiterspielen
lesson-skip = Ohne Hilfe spielen
lesson-skip-about = Die Partie geht ganz gewöhnlich weiter
lesson-watch = Schau zu: { $name } spielt.
lesson-later = später
lesson-first = Später! Erst: { $task }
lesson-first-read = Später! Lies erst, was Bobine sagt, und drück dann auf Weiter.

## Nicodemus

lesson-nicodemus-welcome = Hallo, ich bin Bobine. In Nicodemus reparierst du Maschinen, im Wettlauf mit deinem Gegner um 20 Punkte. Ich sage, warum, und du spielst.
lesson-nicodemus-heap = Das ist das Bric-à-brac: ein Haufen kaputter Maschinen für euch beide. In deinem Zug tust du eines von beidem: eine Maschine aus der Hand dazulegen oder eine reparieren.
lesson-nicodemus-play = Reparaturen kosten Teile, und du hast kaum welche. Jede Maschine, die du ausspielst, bringt dir etwas.
lesson-nicodemus-play-do = Spiel den Specht aus deiner Hand aus.
lesson-nicodemus-effect = Er bringt eines von dreien: Kohlium, seine Produktion oder seinen Effekt. Der Effekt ist jetzt am besten: 1 Holz für jede Holzmaschine im Haufen, und es sind zwei.
lesson-nicodemus-effect-do = Wähle den Effekt.
lesson-nicodemus-shared = Dein Gegner hat den Dackel ausgespielt. Er kostet 2 Holz, genau so viel hast du. Jeder darf alles im Haufen reparieren.
lesson-nicodemus-repair = Eine Reparatur kostet, was auf der Karte steht, und 1 Kohlium für jede Maschine rechts davon. Rechts vom Dackel liegt noch nichts: schnell!
lesson-nicodemus-repair-do = Klick auf den Dackel, dann auf Reparieren.
lesson-nicodemus-workshop = Dein erster Punkt! Der Dackel steht jetzt in deiner Werkstatt und spart dir bei jeder Reparatur 1 Kohlium.
lesson-nicodemus-projects = Projekte bringen mehr: Sie verlangen bestimmte Maschinen zusammen in der Werkstatt. Mit dem Dackel und einem Specht wären gleich drei erfüllt.
lesson-nicodemus-fuel = Ein Specht liegt im Haufen. Doch jede später ausgespielte Maschine macht ihn teurer, also brauchst du Kohlium.
lesson-nicodemus-fuel-do = Spiel den Schmetterling aus.
lesson-nicodemus-coal = Du bekommst so viel Kohlium, wie die Karte Punkte hat. Der Schmetterling hat 3.
lesson-nicodemus-coal-do = Nimm die 3 Kohlium.
lesson-nicodemus-parts = Der Specht kostet auch 1 Kupfer und 1 Kristall. Violette Maschinen zerlegen andere, um an solche Teile zu kommen.
lesson-nicodemus-parts-do = Spiel ein Krokodil aus.
lesson-nicodemus-scrap = Es zerlegt die Maschine, die direkt davor ausgespielt wurde: das Ferkel. Du bekommst 2 Teile von dem, was es kostet.
lesson-nicodemus-scrap-do = Wähle den Effekt.
lesson-nicodemus-take = Das Ferkel kostet 1 Kupfer und 2 Kristalle, du hast also die Wahl. Was fehlte noch für den Specht?
lesson-nicodemus-take-do = Nimm 1 Kupfer und 1 Kristall.
lesson-nicodemus-price = Rechts vom Specht liegen vier Maschinen, das macht 4 Kohlium Gebühr. Dein Dackel spart dir 1 davon.
lesson-nicodemus-again = Was du zahlst, bleibt auf diesen Maschinen liegen, für den, der sie repariert. Egal: Drei Projekte warten.
lesson-nicodemus-again-do = Klick auf den Specht, dann auf Reparieren.
lesson-nicodemus-complete = Specht und Dackel erfüllen zusammen drei Projekte. Im selben Zug dürfen dieselben Maschinen für alle zählen.
lesson-nicodemus-complete-do = Stelle alle drei fertig, eins nach dem anderen.
lesson-nicodemus-aside = 8 Punkte! Aber die beiden Maschinen haben deine Werkstatt verlassen und sparen nichts mehr. Das ist der Preis der Projekte.
lesson-nicodemus-gather = Also heißt es wieder sammeln. Zwei Arten, eine Maschine auszuspielen, kennst du: Hier ist die dritte.
lesson-nicodemus-gather-do = Spiel den Käfer aus.
lesson-nicodemus-product = Seine Produktion ist das Teil in der Ecke des Bildes: 1 Kupfer.
lesson-nicodemus-product-do = Nimm das Kupfer.
lesson-nicodemus-colours = Die Farbe verrät den Effekt. Blau sammelt, Violett zerlegt oder tauscht, Rot bestiehlt den Gegner, Gelb kopiert oder bringt ein Projekt nur für dich.
lesson-nicodemus-end = Bei 20 Punkten wird die Runde zu Ende gespielt, dann gewinnen die meisten Punkte. Deine Werkstatt fasst drei Maschinen: Bei der vierten bleibt nur die neueste. Liegen zehn im Haufen, verschwinden die fünf älteren.
lesson-nicodemus-bye = Mehr brauchst du nicht. Was leuchtet, ist erlaubt, und alles andere sagt beim Anklicken, warum nicht. Spiel weiter und gewinne!

## Imaginarium

lesson-imaginarium-welcome = Hallo, ich bin Bobine. Du kaufst kaputte Maschinen, reparierst sie und kombinierst sie zu einer traumhaften Werkstatt. Zwei Runden spielen wir zusammen.
lesson-imaginarium-shop = Diese Maschinen arbeiten in jedem Zug für dich. Die Kohlette macht 1 Kohlium, der Holzfäller 1 Holz. Zwei Plätze sind noch frei.
lesson-imaginarium-goal = Die meisten Punkte bringen Projekte. „3 gleiche Rohstoffe“ verlangt eine Werkstatt, die davon 3 pro Zug herstellt. Das ist unser Plan!
lesson-imaginarium-belt = Jede Runde beginnt mit der Planung: Jeder reserviert eine Maschine auf dem Förderband. Daneben steht ihr Preis, Feld plus Stufe. Näher am Stapel ist teurer, aber früher dran.
lesson-imaginarium-handyman = Dein Konstrukteur reserviert, was du willst. Wir wollen einen zweiten Holzfäller: Zwei sind da, und dieser kostet nur 2.
lesson-imaginarium-handyman-do = Setz deinen Konstrukteur auf den Holzfäller, der leuchtet.
lesson-imaginarium-order = Deine Gegner gingen zu den Kohliumpressen: Kohlium, aber keine Maschine. Jetzt spielt jeder einen ganzen Zug, vom Stapel zum Zermalmer, die Pressen zuletzt. Du fängst an!
lesson-imaginarium-use = Ein Zug hat fünf Schritte. In Schritt 1 arbeitet jede deiner Maschinen einmal.
lesson-imaginarium-use-do = Benutze beide Maschinen.
lesson-imaginarium-fetch = Schritt 2 ging von selbst: Du hast 2 Kohlium bezahlt, der kaputte Holzfäller liegt in deinem Garten. Für jedes fehlende Kohlium zahlst du 2 Rohstoffe. Fehlen auch die, ist alles verloren.
lesson-imaginarium-dial = Schritt 3: Drehe den Zeiger auf zwei benachbarte Aktionen, jeden Zug ein anderes Paar. Den Holzfäller zu reparieren kostet 2 Kupfer, du hast 1: Kauf eins.
lesson-imaginarium-dial-do = Wähle Reparieren und Handeln.
lesson-imaginarium-trade = Du bestimmst, welche von beiden zuerst kommt. Erst das Kupfer!
lesson-imaginarium-trade-do = Beginne mit Handeln.
lesson-imaginarium-buy = Holz kostet 1 Kohlium, Kupfer 2, Kristall 3. Sogar einen Punkt kannst du kaufen, für 5.
lesson-imaginarium-buy-do = Kauf 1 Kupfer.
lesson-imaginarium-enough = Dreimal pro Zug darfst du handeln. Aber dein Kohlium ist weg.
lesson-imaginarium-enough-do = Mach keine Geschäfte mehr.
lesson-imaginarium-repair = Nun die zweite Aktion. 2 Kupfer und ein freier Platz: Alles ist da.
lesson-imaginarium-repair-do = Wähle Reparieren, dann den Holzfäller in deinem Garten.
lesson-imaginarium-effect = Eine Maschine darf sofort arbeiten, wenn sie repariert ist. Ein Geschenk!
lesson-imaginarium-effect-do = Lass ihn 1 Holz machen.
lesson-imaginarium-reset = Eine neue Runde! Die letzte Maschine wurde zermalmt, die anderen rückten weiter und wurden billiger. Warten lohnt sich, solange niemand nimmt, was du willst.
lesson-imaginarium-extractor = Du hast kein Kohlium mehr, also gibt es heute keine Maschine. Kohliumpressen kosten nichts.
lesson-imaginarium-extractor-do = Setz deinen Konstrukteur auf die Kohliumpresse für 3 Kohlium.
lesson-imaginarium-use-again = Deine Gegner standen näher am Stapel und waren zuerst dran. Jetzt arbeiten deine drei Maschinen.
lesson-imaginarium-use-again-do = Benutze alle drei.
lesson-imaginarium-pair = 4 Kohlium: genug, um Hilfe anzuwerben. Und deine zwei Holzfäller lassen sich jetzt kombinieren.
lesson-imaginarium-pair-do = Wähle Anwerben und Umorganisieren.
lesson-imaginarium-recruit = Assistenten helfen für den Rest der Partie, höchstens drei. Mit dem Schwarzarbeiter benutzt du jeden Zug eine Maschine deiner Gegner.
lesson-imaginarium-recruit-do = Wähle Anwerben, dann den Schwarzarbeiter.
lesson-imaginarium-reorganise = Kombiniert wird mit der Aktion Umorganisieren. Sie kostet nichts, und später kannst du alles wieder lösen.
lesson-imaginarium-reorganise-do = Wähle Umorganisieren.
lesson-imaginarium-yields = Jetzt das Herz des Spiels: das Kombinieren. Ein Holzfäller macht 1 Holz pro Zug, zwei kombinierte machen 3, drei machen 5. Und zusammen brauchen sie nur einen Platz.
lesson-imaginarium-combine = Einzeln machen deine zwei Holzfäller 2 Holz pro Zug. Kombiniert machen sie 3: Die Vorschau sagt es dir, bevor du dich entscheidest.
lesson-imaginarium-combine-do = Kombiniere die beiden Holzfäller.
lesson-imaginarium-combined = Gut gemacht: mehr Holz, und ein Platz ist wieder frei. Sonst passt gerade nichts zusammen.
lesson-imaginarium-combined-do = Schließ das Umorganisieren ab.
lesson-imaginarium-project = Schritt 4: Du machst 3 Holz pro Zug, also ist „3 gleiche Rohstoffe“ erfüllt! Wer es zuerst schafft, bekommt 3 Punkte, alle anderen einen weniger.
lesson-imaginarium-project-do = Stelle das Projekt fertig.
lesson-imaginarium-screen = 3 Punkte! Deine Punkte und Vorräte liegen hinter deinem Sichtschirm. Deine Gegner können sie nur erraten, und du die ihren.
lesson-imaginarium-points = Am meisten bringen Projekte, und jedes zeigt, was dir noch fehlt. Punkte kannst du auch beim Handeln kaufen. Oder du demontierst eine reparierte Maschine: Das bringt so viele Punkte wie ihre Stufe.
lesson-imaginarium-saboteur = Noch etwas für ein andermal: Zu zweit hat jeder auch einen Saboteur. Die Maschine unter ihm wird zermalmt, damit der andere sie nicht bekommt.
lesson-imaginarium-end = Hat jemand 20 Punkte, endet die Partie nach dieser Runde. Dann fallen die Sichtschirme: Wer am meisten Holz hat, bekommt 2 Punkte, und ebenso für Kupfer, Kristall und Kohlium.
lesson-imaginarium-bye = Jetzt gehört die Werkstatt dir allein. Was leuchtet, ist erlaubt, und alles andere sagt beim Anklicken, warum nicht. Träum groß!
