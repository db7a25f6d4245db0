# Imaginarium. Begriffe wie in der deutschen Anleitung. Die Namen der Maschinen stehen in cards.toml.

## Namen

machine = { $id } ({ $name })
times = { $name } ×{ $count }
    .gender = { GENDER($name) }
joined = { $one } + { $other }
    .gender = { GENDER($one) }
project = „{ $name }“
any-resources = { $count ->
    [one] 1 beliebiger Rohstoff
   *[other] { $count } gleiche beliebige Rohstoffe
}
handyman = der Konstrukteur von { $seat }
saboteur = der Saboteur von { $seat }
conveyor-space = Förderbandfeld { $number }
extractor = Kohliumpresse { $number }

deed-recruit = Anwerben
deed-extract = Abbauen
deed-repair = Reparieren
deed-trade = Handeln
deed-dismantle = Demontieren
deed-reorganise = Umorganisieren

## Was Maschinen tun

does-give = Ertrag { $product }
does-transform = { $count ->
    [one] macht aus 1 Rohstoff { $product }
   *[other] macht aus { $count } Rohstoffen { $product }
}
does-steal = alle anderen geben { $pieces } ab, und du behältst höchstens so viel
does-cancel = du darfst ein Projekt des Konstruktionsbüros aus der Partie entfernen
does-deactivate = du darfst bei jedem Gegner einen Werkstattplatz umdrehen, bis er das nächste Mal Maschinen benutzt hat
does-guard-coal = niemand kann dein Kohlium stehlen
does-guard-resources = niemand kann deine Rohstoffe stehlen
does-guard-pieces = niemand kann dein Kohlium oder deine Rohstoffe stehlen
does-guard-all = niemand kann dir etwas stehlen oder deine Maschinen umdrehen
does-recover = kommt in den Zermalmer, und eine Maschine von dort kommt repariert an ihre Stelle

## Assistenten. Gedruckt haben sie keine Namen: diese sind unsere.

assistant-free_hand = Freigeist
    .gender = m
assistant-scrap_dealer = Schrotthändler
    .gender = m
assistant-double_shift = Doppelschicht
    .gender = f
assistant-patron = Mäzen
    .gender = m
assistant-bargain_hunter = Schnäppchenjäger
    .gender = m
assistant-annex = Anbau
    .gender = m
assistant-deck_diver = Stapeltaucher
    .gender = m
assistant-secret_projects = Geheimniskrämer
    .gender = m
assistant-diploma_broker = Diplomhändler
    .gender = m
assistant-wholesaler = Großhändler
    .gender = m
assistant-showman = Schausteller
    .gender = m
assistant-moonlighter = Schwarzarbeiter
    .gender = m
assistant-hoarder = Hamsterer
    .gender = m

skill-free_hand = ab deinem nächsten Zug wählst du zwei beliebige verschiedene Aktionen, auch dieselben wie zuvor
skill-scrap_dealer = am Ende jeder Runde so viel Kohlium, wie die Stufe der zermalmten Maschine beträgt
skill-double_shift = wählst du Reparieren oder Demontieren, darfst du es zweimal tun
skill-patron = 1 Punkt mehr für jedes Projekt, das du fertigstellst
skill-bargain_hunter = eine reservierte Maschine kostet nur, was ihr Feld angibt, unabhängig von der Stufe
skill-annex = zwei zusätzliche Plätze in deiner Werkstatt
skill-deck_diver = einmal pro Zug beim Abholen: die oberste Maschine des Stapels, kaputt, für 3 Kohlium
skill-secret_projects = zwei eigene Projekte hinter deinem Sichtschirm; das erste, das du fertigstellst, zählt voll, dann sind beide weg
skill-diploma_broker = ein Punkt kostet beim Handeln nur 3 Kohlium
skill-wholesaler = fünf Geschäfte statt drei
skill-showman = eine Maschine, die du reparierst, darf sofort zweimal wirken (nicht Angriffs- und Defensivmaschinen und S1)
skill-moonlighter = einmal pro Zug benutzt du eine nicht kombinierte Produktions- oder Transformationsmaschine eines Gegners
skill-hoarder = jede Mehrheit am Ende bringt dir 3 statt 2

## Projekte. Die kurzen Namen sind unsere.

project-three_level_two = 3 der Stufe 2
project-three_alike_made = 3 gleiche Rohstoffe
project-triple_combo = 3 gleiche kombiniert
project-two_level_three = 2 der Stufe 3
project-six_resources = 6 Rohstoffe
project-two_attack = 2 Angriffsmaschinen
project-two_defense = 2 Defensivmaschinen
project-attack_and_defense = Angriff und Defensive
project-coal_heap = 15 Kohlium
project-six_machines = 6 Maschinen
project-one_of_each = Holz, Kupfer, Kristall
project-three_assistants = 3 Assistenten
project-two_transformation = 2 Transformationsmaschinen
project-four_production = Produktion auf 4 Plätzen

needs-three_level_two = mindestens 3 Maschinen der Stufe 2 in deiner Werkstatt
needs-three_alike_made = deine Produktionsmaschinen bringen mindestens 3 gleiche Rohstoffe
needs-triple_combo = 3 gleiche Maschinen, auf einem Platz kombiniert
needs-two_level_three = mindestens 2 Maschinen der Stufe 3 in deiner Werkstatt
needs-six_resources = deine Produktionsmaschinen bringen mindestens 6 Rohstoffe, von mindestens 2 Arten
needs-two_attack = mindestens 2 Angriffsmaschinen in deiner Werkstatt
needs-two_defense = mindestens 2 Defensivmaschinen in deiner Werkstatt
needs-attack_and_defense = eine Angriffsmaschine und eine Defensivmaschine in deiner Werkstatt
needs-coal_heap = mindestens 15 Kohlium hinter deinem Sichtschirm; du behältst es
needs-six_machines = mindestens 6 Maschinen in deiner Werkstatt
needs-one_of_each = deine Produktionsmaschinen bringen Holz, Kupfer und Kristall
needs-three_assistants = 3 angeworbene Assistenten
needs-two_transformation = mindestens 2 Transformationsmaschinen in deiner Werkstatt
needs-four_production = Produktionsmaschinen auf mindestens 4 Plätzen deiner Werkstatt

## Was gefragt ist

question-handyman = Setze deinen Konstrukteur: Reserviere eine Maschine oder geh zu einer Kohliumpresse
question-saboteur = Setze deinen Saboteur: auf eine Maschine, die zermalmt werden soll, oder auf eine Kohliumpresse, die er blockiert
question-use = Benutze eine Maschine deiner Werkstatt oder mach weiter
question-use-or-borrow = Benutze eine Maschine deiner Werkstatt oder eine eines Gegners oder mach weiter
question-give = { $count ->
    [one] Wähle den Rohstoff für { $machine }: Er ergibt { $product }
   *[other] Wähle die { $count } Rohstoffe für { $machine }: Sie ergeben { $product }
}
question-give-or-not = { $count ->
    [one] Wähle einen Rohstoff für { $machine }, der { $product } ergibt, oder verzichte
   *[other] Wähle { $count } Rohstoffe für { $machine }, die { $product } ergeben, oder verzichte
}
question-take = Wähle, was { $machine } herstellt: { $product }
question-take-or-not = Wähle, was { $machine } herstellt, oder verzichte: { $product }
question-effect = Benutze { $machine } sofort für { $product } oder verzichte
question-dive = Kaufe die oberste Maschine des Stapels für { $price } oder mach weiter
question-pay = { $count ->
    [one] Wähle den letzten Rohstoff, mit dem du { $machine } bezahlst
   *[other] Wähle einen Rohstoff, mit dem du { $machine } bezahlst: Noch { $count } sind fällig
}
question-dial = Drehe den Zeiger auf zwei benachbarte Aktionen
question-dial-free = Wähle zwei beliebige Aktionen
question-act = Wähle eine Aktion oder lass es dabei: { $deeds }
question-repair = Wähle eine Maschine deines Gartens zum Reparieren
question-repair-again = Repariere eine zweite Maschine oder lass es dabei
question-cancel = Wähle ein Projekt, das aus der Partie ausscheidet, oder lass alle im Spiel
question-deactivate = Wähle einen Werkstattplatz von { $foe } zum Umdrehen oder lass alle offen
question-recover = Wähle eine Maschine, die du aus dem Zermalmer holst
question-dismantle = Wähle eine Maschine zum Demontieren
question-dismantle-again = Demontiere eine zweite Maschine oder lass es dabei
question-salvage = { $count ->
    [one] Wähle 1 Rohstoff aus den Kosten von { $machine }: { $cost }
   *[other] Wähle { $count } Rohstoffe aus den Kosten von { $machine }: { $cost }
}
question-receive = Wähle, was du für { $machine } bekommst: { $pieces } oder { $points }
question-separate = Löse Kombinationen, kombiniere Maschinen oder beende das Umorganisieren
question-combine = Kombiniere weitere Maschinen oder beende das Umorganisieren
question-trade = { $count ->
    [one] Kaufe, verkaufe oder höre auf: noch 1 Geschäft
   *[other] Kaufe, verkaufe oder höre auf: noch { $count } Geschäfte
}
question-recruit = Wähle einen Assistenten zum Anwerben
question-projects = Stelle ein Projekt fertig oder beende deinen Zug
question-nothing = Nichts ist gefragt

## Warum nicht

refusal-not-asked = Das beantwortet nicht die Frage: { $question }
refusal-must-answer = Das darf nicht offen bleiben: { $question }
refusal-no-machine-there = Auf Förderbandfeld { $space } liegt keine Maschine
refusal-occupied = { $place } ist besetzt: { $figure }
refusal-not-in-workshop = Du hast { $machine } nicht in deiner Werkstatt
refusal-already-used = Du hast { $machine } in diesem Zug schon benutzt
refusal-face-down = { $machine } ist umgedreht: erst in deinem nächsten Zug wieder benutzbar
refusal-too-few-resources = { $count ->
    [one] { $machine } braucht 1 Rohstoff; du hast { $have }
   *[other] { $machine } braucht { $count } Rohstoffe; du hast { $have }
}
refusal-no-moonlighter = Maschinen der anderen kannst du nur mit diesem Assistenten benutzen: { $assistant }
refusal-already-borrowed = Du hast in diesem Zug schon eine Maschine eines Gegners benutzt
refusal-not-offered = Kein Gegner hat { $machine } offen und nicht kombiniert
refusal-wrong-amount = { $count ->
    [one] Wähle genau 1 Rohstoff
   *[other] Wähle genau { $count } Rohstoffe
}
refusal-not-in-stock = Du hast nicht { $pieces }; du hast { $have }
refusal-repair-price = { $machine } zu reparieren kostet { $price }; dir fehlt: { $missing }
refusal-pay-passed = Gezahlt wird in der Reihenfolge Holz, Kupfer, Kristall: Für { $piece } ist es zu spät
refusal-pay-short = Gezahlt wird in der Reihenfolge Holz, Kupfer, Kristall: Ab { $piece } hast du zu wenig für die { $count }, die noch fällig sind
refusal-separate-order = Kombinationen werden in der Reihenfolge gelöst, in der sie liegen: Diese ist schon vorbei
refusal-combine-order = Kombiniert wird in der Reihenfolge der Liste: Diese Kombination ist schon vorbei
refusal-not-neighbours = { $one } und { $other } sind keine benachbarten Aktionen
refusal-same-pair = { $one } und { $other } hattest du in deinem letzten Zug: Drehe den Zeiger weiter
refusal-not-chosen = { $deed } gehört nicht zu den Aktionen, die du noch tun kannst: { $deeds }
refusal-recruit-full = Mehr als { $count } Assistenten kannst du nicht haben
refusal-recruit-nobody = Der Konferenzraum ist leer
refusal-recruit-poor = Der billigste Assistent kostet { $price }; du hast { $have }
refusal-repair-none = In deinem Garten ist keine kaputte Maschine
refusal-repair-full = Alle { $count } Plätze deiner Werkstatt sind belegt
refusal-repair-poor = Du kannst keine Maschine deines Gartens bezahlen; du hast { $have }
refusal-trade-nothing = Du hast nichts, womit du handeln könntest
refusal-dismantle-nothing = Du hast keine Maschine zum Demontieren: Mit kombinierten und mit Spezialmaschinen geht es nicht
refusal-reorganise-nothing = In deiner Werkstatt ist nichts zu kombinieren und nichts zu lösen
refusal-not-in-yard = In deinem Garten liegt nicht { $machine }
refusal-not-in-office = Das Projekt { $project } liegt nicht im Konstruktionsbüro
refusal-no-slot-of = { $count ->
    [one] Werkstattplatz { $slot } von { $foe } ist leer: Nur 1 ist belegt
   *[other] Werkstattplatz { $slot } von { $foe } ist leer: Nur { $count } sind belegt
}
refusal-no-combination = { $count ->
    [0] Es gibt keine Kombination { $slot }: Du hast keine
    [one] Es gibt keine Kombination { $slot }: Du hast 1
   *[other] Es gibt keine Kombination { $slot }: Du hast { $count }
}
refusal-down-already = Werkstattplatz { $slot } von { $foe } ist schon umgedreht
refusal-same-choice = Das kommt aufs Gleiche heraus wie eine andere Wahl: Von gleichen Plätzen gilt der erste
refusal-not-in-crusher = Im Zermalmer liegt nicht { $machine }
refusal-combined = { $machine } ist kombiniert: Nur was allein auf seinem Platz liegt, kann demontiert werden
refusal-not-in-cost = { $machine } kostet { $cost }: Nur daraus kannst du wählen
refusal-not-combined = Auf Werkstattplatz { $slot } ist nichts zu lösen
refusal-not-loose = Du hast die Maschinen für { $machine } nicht einzeln
refusal-too-many-slots = { $excess ->
    [one] Du hast { $count } Plätze: Kombiniere, bis es 1 Maschine weniger ist
   *[other] Du hast { $count } Plätze: Kombiniere, bis es { $excess } Maschinen weniger sind
}
refusal-no-way-back = Danach würden deine Maschinen nicht mehr auf deine { $count } Plätze passen
refusal-price = { $pieces } kostet { $price }; du hast { $have }
refusal-point-price = 1 Punkt kostet { $price }; du hast { $have }
refusal-wage = { $assistant } kostet { $price }; du hast { $have }
refusal-not-in-room = { $assistant } ist nicht im Konferenzraum
refusal-not-available = Das Projekt { $project } liegt weder im Konstruktionsbüro noch bei dir
refusal-already-done = Du hast das Projekt { $project } schon fertiggestellt
refusal-not-met = Das Projekt { $project } verlangt: { $needs }; du hast { $have } von { $want }

## Was es täte

do-reserve = Reserviere { $machine } auf { $place } für { $price }
do-reserve-mixed = Reserviere { $machine } auf { $place } für { $price }; du hast jetzt { $have }, und { $count } Rohstoffe würden den Rest ersetzen
do-reserve-short = Reserviere { $machine } auf { $place } für { $price }; du hast jetzt nur { $have }: Wenn es nicht mehr wird, verlierst du alles, und die Maschine wird zermalmt
do-reserve-none = Reserviere { $place }, wo keine Maschine liegt
do-sabotage = Lass { $machine } auf { $place } zermalmen
do-extractor = Geh zu Kohliumpresse { $number }: { $pieces }
do-block = Blockiere Kohliumpresse { $number }
do-use = Benutze { $machine }: { $product }
do-use-feeding = { $count ->
    [one] Benutze { $machine }: { $product } für 1 Rohstoff
   *[other] Benutze { $machine }: { $product } für { $count } Rohstoffe
}
do-borrow = Benutze bei einem Gegner { $machine }: { $product }
do-borrow-feeding = { $count ->
    [one] Benutze bei einem Gegner { $machine }: { $product } für 1 Rohstoff
   *[other] Benutze bei einem Gegner { $machine }: { $product } für { $count } Rohstoffe
}
do-apply = Benutze die eben reparierte Maschine
do-give = Gib { $pieces }
do-give-to = Gib { $pieces } in { $machine } für { $product }
do-take = Nimm { $pieces }
do-score = Nimm { $points }
do-dive = Kaufe die oberste Maschine des Stapels ungesehen für { $price }
do-pay = Zahle { $pieces }
do-choose = Wähle { $one } und { $other }
do-extract = Baue { $pieces } ab
do-begin-repair = { $count ->
    [one] Repariere eine Maschine deines Gartens
   *[other] Repariere bis zu { $count } Maschinen deines Gartens
}
do-begin-trade = Handle: bis zu { $count } Geschäfte
do-begin-dismantling = { $count ->
    [one] Demontiere eine Maschine
   *[other] Demontiere bis zu { $count } Maschinen
}
do-begin-reorganising = Organisiere deine Werkstatt um: Kombiniere Maschinen, löse Kombinationen
do-begin-recruiting = Wirb einen Assistenten an
do-repair = Repariere { $machine } für { $price }: { $does }
do-repair-against = Repariere { $machine } für { $price }: { $does }; geschützt: { $seats }
do-cancel = Entferne das Projekt { $project } aus der Partie
do-recover = Hole { $machine } repariert aus dem Zermalmer: { $does }
do-dismantle = Demontiere { $machine } (repariert) für { $pieces } oder { $points }
do-dismantle-broken = Demontiere { $machine } (kaputt) für { $pieces }
do-dismantle-broken-choosing = Demontiere { $machine } (kaputt) für { $count } Rohstoffe aus den Kosten: { $cost }
do-receive = Nimm das Doppelte der Kosten der eben demontierten Maschine
do-receive-points = Nimm so viele Punkte, wie die Stufe der eben demontierten Maschine beträgt
do-deactivate = Drehe { $machine } von { $foe } um
do-separate = Löse { $machine }
do-choose-slot = Wähle Werkstattplatz { $slot }
do-combine = Kombiniere { $machine }: { $does }
do-buy = Kaufe { $pieces } für { $price }
do-sell = Verkaufe { $pieces } für { $price }
do-buy-point = Kaufe 1 Punkt für { $price }
do-recruit = Wirb für { $price } an: { $assistant } ({ $skill })
do-complete = Stelle das Projekt { $project } fertig, { $points } wert: { $needs }
do-stop = Höre auf
do-stop-using = Benutze keine weiteren Maschinen
do-decline-effect = Verzichte darauf
do-stop-diving = Kaufe nichts vom Stapel
do-stop-actions = Führe keine weiteren Aktionen aus
do-stop-repairs = Repariere keine zweite Maschine
do-stop-dismantling = Demontiere keine zweite Maschine
do-cancel-nothing = Entferne kein Projekt
do-spare = Drehe bei { $foe } nichts um
do-stop-reorganising = Fertig: Was noch einzeln ist, nimmt je einen Platz ein
do-stop-trade = Tätige keine weiteren Geschäfte
do-stop-projects = Stelle keine weiteren Projekte fertig und beende deinen Zug

## Was geschehen ist

event-reserves = { $figure } reserviert { $machine } auf { $place }
event-goes-to = { $figure } geht zu Kohliumpresse { $number } ({ $pieces })
event-marks = { $figure } hat es auf { $machine } abgesehen ({ $place })
event-blocks = { $figure } blockiert Kohliumpresse { $number }
event-finds-no-space = { $figure } findet kein freies Feld
event-sabotages = { $figure } lässt { $machine } auf { $place } zermalmen
event-uses = { $seat } benutzt { $machine }: { $product }
event-borrows = { $seat } benutzt bei einem Gegner { $machine }: { $product }
event-starts = { $seat } wirft { $machine } an
event-starts-borrowed = { $seat } wirft bei einem Gegner { $machine } an
event-feeds = { $seat } gibt { $pieces } in { $machine } für { $product }
event-gains = { $seat } erhält { $pieces }
event-scores = { $seat } erhält { $points }
event-declines = { $seat } verzichtet auf den Effekt von { $machine }
event-stops-using = { $seat } benutzt keine weiteren Maschinen
event-face-up = { $seat } deckt wieder auf: { $machines }
event-takes-coal = { $seat } nimmt { $pieces } aus Kohliumpresse { $number }
event-fetches = { $seat } kauft { $machine } für { $price }
event-owes = { $count ->
    [one] { $seat } schuldet noch 1 Rohstoff für { $machine } (bezahlt: { $price })
   *[other] { $seat } schuldet noch { $count } Rohstoffe für { $machine } (bezahlt: { $price })
}
event-pays = { $seat } zahlt { $pieces }
event-takes-home = { $seat } kauft { $machine }
event-fails = { $seat } kann { $machine } nicht bezahlen und verliert alles ({ $price }); die Maschine kommt in den Zermalmer
event-fetches-nothing = { $seat } hat nichts abzuholen
event-dives = { $seat } kauft { $machine } vom Stapel für { $price }
event-stops-diving = { $seat } kauft nichts vom Stapel
event-chooses = { $seat } wählt { $one } und { $other }
event-begins = { $seat } beginnt: { $deed }
event-stops-actions = { $seat } führt keine weiteren Aktionen aus
event-extracts = { $seat } baut { $pieces } ab
event-repairs = { $seat } repariert { $machine } für { $price }
event-stops-repairs = { $seat } repariert keine zweite Maschine
event-protected = { $seat } ist geschützt
event-gives-up = { $seat } gibt { $pieces } ab
event-has-none = { $seat } hat nichts davon abzugeben
event-keeps = { $seat } behält { $pieces }; zurück in den Vorrat: { $rest }
event-no-booty = { $seat } geht leer aus
event-cancels = { $seat } entfernt das Projekt { $project } aus der Partie
event-cancels-nothing = { $seat } entfernt kein Projekt
event-no-project = es gibt kein Projekt zu entfernen
event-deactivates = { $seat } dreht { $machine } von { $foe } um
event-spares = { $seat } dreht bei { $foe } nichts um
event-recycles = die Maschine kommt in den Zermalmer, für eine andere von dort
event-recycles-nothing = die Maschine kommt in den Zermalmer, und dort gibt es nichts zu holen
event-recovers = { $seat } holt { $machine } aus dem Zermalmer
event-dismantles = { $seat } demontiert { $machine } (repariert)
event-dismantles-broken = { $seat } demontiert { $machine } (kaputt)
event-stops-dismantling = { $seat } demontiert keine zweite Maschine
event-separates = { $seat } löst { $machine }
event-combines = { $seat } kombiniert { $machine }: { $product }
event-combines-guards = { $seat } kombiniert { $machine }
event-reorganised = { $seat } hat umorganisiert: { $machines }
event-buys = { $seat } kauft { $pieces } für { $price }
event-sells = { $seat } verkauft { $pieces } für { $price }
event-buys-point = { $seat } kauft 1 Punkt für { $price }
event-stops-trade = { $seat } tätigt keine weiteren Geschäfte
event-recruits = { $seat } wirbt für { $price } an: { $assistant }
event-draws-projects = { $count ->
    [one] { $seat } zieht 1 geheimes Projekt
   *[other] { $seat } zieht { $count } geheime Projekte
}
event-draws-these-projects = { $seat } zieht geheime Projekte: { $projects }
event-completes = { $seat } stellt das Projekt { $project } fertig; erhält { $points }
event-secrets-gone = geheime Projekte scheiden aus der Partie aus: { $projects }
event-stops-projects = { $seat } stellt keine weiteren Projekte fertig
event-ends-turn = { $seat } beendet den Zug: Nummer { $number } auf der Initiativeleiste
event-crushes = Ende der Runde: { $machine } kommt in den Zermalmer
event-scrap = { $seat } erhält { $pieces } für den Schrott
event-reshuffles = der Stapel ist leer: Aus dem Zermalmer wird ein neuer gemischt
event-new-machines = neu auf dem Förderband, von rechts: { $machines }
event-new-assistants = neu im Konferenzraum: { $assistants }
event-round = Runde { $number } beginnt
event-goal = { $seat } hat { $points }: Die Partie endet
event-limit = Runde { $number } war die letzte: Die Partie endet
event-majority = { $seat } hat eine Mehrheit ({ $pieces }); erhält { $points }
event-tie-levels = gleich viele Punkte: Die Stufen der reparierten Maschinen entscheiden
event-tie = gleich viele Punkte und gleiche Stufen

## Was nicht sein kann

fault-machines = die 61 Maschinen gehen nicht auf
fault-deck = der Stapel hat nicht so viele Maschinen, wie er sagt
fault-stock = niemand hat weniger als nichts
fault-slots = eine Werkstatt hat vier Werkstattplätze, mit annex sechs, mit je einer Maschine oder Kombination
fault-face-down = nur Werkstattplätze mit Maschinen sind verdeckt, und bis zum Ende von Schritt 1
fault-assistants = die 13 Assistenten sind jeder an einem Ort, bis zu drei bei einem Platz
fault-projects = die 14 Projekte sind jedes an einem Ort
fault-figures = jede Figur steht an einem Ort, auf dem Förderband dort, wo eine Maschine liegt
fault-leftovers = etwas ist im Gange, das nicht zu diesem Schritt gehört
fault-met = nur Projekte, deren Bedingung erfüllt ist, können abgeschlossen werden
fault-places = dort sitzt niemand
fault-question = was gefragt wird, passt nicht zum Rest der Stellung
fault-end = die Partie hätte mit einer früheren Runde geendet
position-slot = { $field }: Kein Werkstattplatz fasst { $given }
position-board = zwei Plätze haben die Werkstatttafel { $board }
position-belt = belt hat { $count } Felder, nicht { $given }; „-“ ist ein leeres
position-stand = zwei Figuren stehen auf { $stand }
workshops-unread = { $file } ließ sich nicht lesen: { $why }
workshops-none = { $file } hat kein [[workshops]]
workshops-toml = { $file } ist kein TOML: { $why }
workshops-fields = jede Tafel hat number, machines, charcoalium und resources, und sonst nichts
workshops-types = ein Name oder eine Zahl steht nicht, wo sie hingehören
workshops-numbers = die fünf Tafeln haben die Nummern 1 bis 5
workshops-machines = Tafel { $board } hat eine oder zwei Maschinen
workshops-resources = die Rohstoffe von Tafel { $board } sind Holz, Kupfer, Kristall
workshops-stock = so kann der Vorrat von Tafel { $board } nicht sein
workshops-start = niemand beginnt mit { $machine }
workshops-copies = es gibt nur { $copies } { $machine }
