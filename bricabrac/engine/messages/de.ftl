# Was in allen Spielen gesagt wird.

## Steine

piece-charcoalium = Kohlium
piece-wood = Holz
piece-copper = Kupfer
piece-crystal = Kristall

pieces-charcoalium = { $count } Kohlium
pieces-wood = { $count } Holz
pieces-copper = { $count } Kupfer
pieces-crystal = { $count ->
    [one] { $count } Kristall
   *[other] { $count } Kristalle
}

nothing = nichts

## Plätze und Punkte

seat = Platz { $number }
seat-you = du
    .person = you
    .accusative = dich
    .dative = dir
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Das Ende

score = { $seat }: { $points }
match-won = { $seat } { VERB($seat, "gewinnt", "gewinnst") } die Partie ({ $scores })
match-shared = der Sieg wird geteilt: { $seats } ({ $scores })

## Absagen

match-over = Die Partie ist zu Ende
no-such-action = Es gibt keine Aktion „{ $action }“
not-your-turn = { $seat } { VERB($seat, "ist", "bist") } am Zug
ruling = (Auslegung { $number })

## Was nicht sein kann

impossible-line = Zeile { $line }: { $why }
impossible-seats = { $game } ist für { $span } Plätze, nicht für { $given }
impossible-seed = die Zahl, mit der gegeben wird, ist von 0 bis { $most }, nicht { $given }
impossible-seat = es gibt keinen Platz { $seat }
impossible-option = { $game } hat keine Option „{ $option }“
impossible-undo = seither ist Verborgenes ans Licht gekommen: Es gibt kein Zurück
impossible-undo-nothing = es gibt nichts zurückzunehmen
impossible-search = { $game } hat keinen Instinkt, ohne den niemand vorausdenkt
impossible-insight = { $game } hat kein Auge, ohne das es niemand lernt
impossible-gpu = hier ist keine GPU von NVIDIA: ihr Treiber (libcuda) fehlt
impossible-gpu-refuses = der Treiber der GPU verweigert { $call }: { $why }
impossible-weights = Diese Datei enthält keine Gewichte für { $game }
impossible-weights-other = Diese Gewichte sind für ein anderes { $game }: { $name } ist anders
impossible-depth = es ist zu tief verschachtelt

record-none = das ist keine Aufzeichnung: Ihre erste Zeile ist nicht „{ $format }“
record-promise = das Versprechen über die Kartenverteilung ist unvollständig: dazu gehören die Zeilen table, promise und nonce, und added für Plätze
record-cut = die Aufzeichnung ist abgeschnitten: Ihre Schlusszeile „end“ fehlt
record-count = { $found ->
    [one] die Aufzeichnung ist abgeschnitten oder verändert: Sie hat { $found } Aktion, nicht { $told }
   *[other] die Aufzeichnung ist abgeschnitten oder verändert: Sie hat { $found } Aktionen, nicht { $told }
}
record-edited = die Aufzeichnung wurde verändert: Ihre Prüfzahl passt nicht
record-game = die Aufzeichnung ist von einem Spiel namens „{ $game }“, das es hier nicht gibt
record-version = die Aufzeichnung wurde nach Version { $played } der Regeln von { $game } gespielt; dies ist Version { $here }, die sie falsch läse
record-facts = die Aufzeichnung wurde mit anderen Werkstatttafeln oder Karten gespielt ({ $played }, hier: { $here }), die sie falsch läsen
record-origin = eine Aufzeichnung nennt entweder, mit welcher Zahl gegeben wurde, oder ihre Stellung
record-word = „{ $text }“ bedeutet nichts in einer Aufzeichnung
record-json = die Stellung in der Aufzeichnung ist kein JSON: { $why }

position-object = eine Stellung ist ein Objekt mit benannten Feldern
position-part = { $field } ist ein Objekt mit benannten Feldern
position-field = in einer Stellung gibt es kein Feld „{ $field }“
position-fixed = { $field } ist { $given }, nicht { $wanted }
position-number = { $field } ist eine ganze Zahl, nicht { $given }
position-range = { $field } ist von { $least } bis { $most }, nicht { $given }
position-flag = { $field } ist true oder false, nicht { $given }
position-words = { $field } ist eine Liste von Wörtern
position-numbers = { $field } ist eine Liste ganzer Zahlen
position-list = { $field } ist eine Liste von { $count }
position-unknown = { $field }: { $given } gibt es nicht
position-room = { $field } hat Platz für { $most }, nicht für { $given }
position-dice = die Würfel sind drei Zahlen: beide Hälften eines Schlüssels und wie oft er gebraucht wurde
position-copies = es gibt { $most } { $thing }, die Stellung hat { $given }
position-left = { $field }: Dafür sind nur { $left } übrig
position-nowhere = diese Maschinen sind nirgends: { $machines }
position-twice = { $thing } ist an zwei Orten

## Erweiterungen

plugin-left-out = Die Erweiterung „{ $name }“ des Pakets { $package } bleibt weg: { $why }
plugin-name = ein Name besteht aus Kleinbuchstaben, Ziffern und _ und beginnt mit einem Buchstaben
plugin-taken = den Namen gibt es schon
plugin-fails = sie lässt sich nicht laden: { $error }
plugin-no-game = sie ist kein Game
plugin-other-name = ihr Spiel heißt „{ $called }“
plugin-no-bot = sie ist keine Klasse mit einer Methode „choose“ und einem Docstring
