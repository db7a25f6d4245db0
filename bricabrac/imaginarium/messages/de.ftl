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
handyman = { WHO($seat) ->
    [you] dein Konstrukteur
   *[other] der Konstrukteur { DES($seat) }
}
saboteur = { WHO($seat) ->
    [you] dein Saboteur
   *[other] der Saboteur { DES($seat) }
}
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
skill-deck_diver = einmal pro Zug beim Kaufen: die oberste Maschine des Stapels, kaputt, für 3 Kohlium
skill-secret_projects = zwei eigene Projekte hinter deinem Sichtschirm; das erste, das du fertigstellst, zählt voll, dann sind beide weg
skill-diploma_broker = ein Punkt kostet beim Handeln nur 3 Kohlium
skill-wholesaler = fünf Geschäfte statt drei
skill-showman = eine Maschine, die du reparierst, darf sofort zweimal wirken (nicht Angriffs- und Defensivmaschinen und S1)
skill-moonlighter = einmal pro Zug benutzt du eine nicht kombinierte Produktions- oder Umwandlungsmaschine eines Gegners
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
project-two_transformation = 2 Umwandlungsmaschinen
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
needs-two_transformation = mindestens 2 Umwandlungsmaschinen in deiner Werkstatt
needs-four_production = Produktionsmaschinen auf mindestens 4 Plätzen deiner Werkstatt

## Was gefragt ist

question-handyman = Setze deinen Konstrukteur: Reserviere eine Maschine oder geh zu einer Kohliumpresse
question-saboteur = Setze deinen Saboteur: auf eine Maschine, die zermalmt werden soll, oder auf eine Kohliumpresse, die er blockiert
question-use = Benutze eine Maschine deiner Werkstatt oder mach weiter
question-use-or-borrow = Benutze eine Maschine deiner Werkstatt oder eine eines Gegners oder mach weiter
question-give = { $count ->
    [one] Wähle den Rohstoff für { DEN($machine) }: Er ergibt { $product }
   *[other] Wähle die { $count } Rohstoffe für { DEN($machine) }: Sie ergeben { $product }
}
question-give-or-not = { $count ->
    [one] Wähle einen Rohstoff für { DEN($machine) }, der { $product } ergibt, oder verzichte
   *[other] Wähle { $count } Rohstoffe für { DEN($machine) }, die { $product } ergeben, oder verzichte
}
question-take = Wähle, was { DER($machine) } produziert: { $product }
question-take-or-not = Wähle, was { DER($machine) } produziert, oder verzichte: { $product }
question-effect = Benutze { DEN($machine) } sofort für { $product } oder verzichte
question-dive = Kaufe die oberste Maschine des Stapels für { $price } oder mach weiter
question-pay = { $count ->
    [one] Wähle den letzten Rohstoff, mit dem du { DEN($machine) } bezahlst
   *[other] Wähle einen Rohstoff, mit dem du { DEN($machine) } bezahlst: Noch { $count } sind fällig
}
question-dial = Drehe den Zeiger auf zwei benachbarte Aktionen
question-dial-free = Wähle zwei beliebige Aktionen
question-act = Wähle eine Aktion oder lass es dabei: { $deeds }
question-repair = Wähle eine Maschine deines Gartens zum Reparieren
question-repair-again = Repariere eine zweite Maschine oder lass es dabei
question-cancel = Wähle ein Projekt, das aus der Partie ausscheidet, oder lass alle im Spiel
question-deactivate = Wähle einen Werkstattplatz { DES($foe) } zum Umdrehen oder lass alle offen
question-recover = Wähle eine Maschine, die du aus dem Zermalmer holst
question-dismantle = Wähle eine Maschine zum Demontieren
question-dismantle-again = Demontiere eine zweite Maschine oder lass es dabei
question-salvage = { $count ->
    [one] Wähle 1 Rohstoff aus den Kosten { DES($machine) }: { $cost }
   *[other] Wähle { $count } Rohstoffe aus den Kosten { DES($machine) }: { $cost }
}
question-receive = Wähle, was du für { DEN($machine) } bekommst: { $pieces } oder { $points }
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
refusal-not-in-workshop = Du hast { DEN($machine) } nicht in deiner Werkstatt
refusal-already-used = Du hast { DEN($machine) } in diesem Zug schon benutzt
refusal-face-down = { DER($machine) } ist umgedreht: erst in deinem nächsten Zug wieder benutzbar
refusal-too-few-resources = { $count ->
    [one] { DER($machine) } braucht 1 Rohstoff; du hast { $have }
   *[other] { DER($machine) } braucht { $count } Rohstoffe; du hast { $have }
}
refusal-no-moonlighter = Maschinen der anderen kannst du nur mit { DEM($assistant) } benutzen
refusal-already-borrowed = Du hast in diesem Zug schon eine Maschine eines Gegners benutzt
refusal-not-offered = Kein Gegner hat { DEN($machine) } offen und nicht kombiniert
refusal-wrong-amount = { $count ->
    [one] Wähle genau 1 Rohstoff
   *[other] Wähle genau { $count } Rohstoffe
}
refusal-not-in-stock = Du hast nicht { $pieces }; du hast { $have }
refusal-repair-price = { DEN($machine) } zu reparieren kostet { $price }; dir fehlt: { $missing }
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
refusal-not-in-yard = { DER($machine) } liegt nicht in deinem Garten
refusal-not-in-office = Das Projekt { $project } liegt nicht im Konstruktionsbüro
refusal-no-slot-of = { $count ->
    [one] Werkstattplatz { $slot } { DES($foe) } ist leer: Nur 1 ist belegt
   *[other] Werkstattplatz { $slot } { DES($foe) } ist leer: Nur { $count } sind belegt
}
refusal-no-combination = { $count ->
    [0] Es gibt keine Kombination { $slot }: Du hast keine
    [one] Es gibt keine Kombination { $slot }: Du hast 1
   *[other] Es gibt keine Kombination { $slot }: Du hast { $count }
}
refusal-down-already = Werkstattplatz { $slot } { DES($foe) } ist schon umgedreht
refusal-same-choice = Das kommt aufs Gleiche heraus wie eine andere Wahl: Von gleichen Plätzen gilt der erste
refusal-not-in-crusher = { DER($machine) } liegt nicht im Zermalmer
refusal-combined = { DER($machine) } ist kombiniert: Nur was allein auf seinem Platz liegt, kann demontiert werden
refusal-not-in-cost = { DER($machine) } kostet { $cost }: Nur daraus kannst du wählen
refusal-not-combined = Auf Werkstattplatz { $slot } ist nichts zu lösen
refusal-not-loose = Du hast die Maschinen für { DEN($machine) } nicht einzeln
refusal-too-many-slots = { $excess ->
    [one] Du hast { $count } Plätze: Kombiniere, bis es 1 Maschine weniger ist
   *[other] Du hast { $count } Plätze: Kombiniere, bis es { $excess } Maschinen weniger sind
}
refusal-no-way-back = Danach würden deine Maschinen nicht mehr auf deine { $count } Plätze passen
refusal-price = { $pieces } kostet { $price }; du hast { $have }
refusal-point-price = 1 Punkt kostet { $price }; du hast { $have }
refusal-wage = { DER($assistant) } kostet { $price }; du hast { $have }
refusal-not-in-room = { DER($assistant) } ist nicht im Konferenzraum
refusal-not-available = Das Projekt { $project } liegt weder im Konstruktionsbüro noch bei dir
refusal-already-done = Du hast das Projekt { $project } schon fertiggestellt
refusal-not-met = Das Projekt { $project } verlangt: { $needs }; du hast { $have } von { $want }

## Was es täte

do-reserve = Reserviere { DEN($machine) } auf { $place } für { $price }
do-reserve-mixed = Reserviere { DEN($machine) } auf { $place } für { $price }; du hast jetzt { $have }, und { $count } Rohstoffe würden den Rest ersetzen
do-reserve-short = Reserviere { DEN($machine) } auf { $place } für { $price }; du hast jetzt nur { $have }: Wenn es nicht mehr wird, verlierst du alles, und die Maschine wird zermalmt
do-reserve-none = Reserviere { $place }, wo keine Maschine liegt
do-sabotage = Lass { DEN($machine) } auf { $place } zermalmen
do-extractor = Geh zu Kohliumpresse { $number }: { $pieces }
do-block = Blockiere Kohliumpresse { $number }
do-use = Benutze { DEN($machine) }: { $product }
do-use-feeding = { $count ->
    [one] Benutze { DEN($machine) }: { $product } für 1 Rohstoff
   *[other] Benutze { DEN($machine) }: { $product } für { $count } Rohstoffe
}
do-borrow = Benutze { DEN($machine) } eines Gegners: { $product }
do-borrow-feeding = { $count ->
    [one] Benutze { DEN($machine) } eines Gegners: { $product } für 1 Rohstoff
   *[other] Benutze { DEN($machine) } eines Gegners: { $product } für { $count } Rohstoffe
}
do-apply = Benutze die eben reparierte Maschine
do-give = Gib { $pieces }
do-give-to = Gib { DEM($machine) } { $pieces } für { $product }
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
do-repair = Repariere { DEN($machine) } für { $price }: { $does }
do-repair-against = Repariere { DEN($machine) } für { $price }: { $does }; geschützt: { $seats }
do-cancel = Entferne das Projekt { $project } aus der Partie
do-recover = Hole { DEN($machine) } repariert aus dem Zermalmer: { $does }
do-dismantle = Demontiere { DEN($machine) } (repariert) für { $pieces } oder { $points }
do-dismantle-broken = Demontiere { DEN($machine) } (kaputt) für { $pieces }
do-dismantle-broken-choosing = { $count ->
    [one] Demontiere { DEN($machine) } (kaputt) für { $count } Rohstoff aus den Kosten: { $cost }
   *[other] Demontiere { DEN($machine) } (kaputt) für { $count } Rohstoffe aus den Kosten: { $cost }
}
do-receive = Nimm das Doppelte der Kosten der eben demontierten Maschine
do-receive-points = Nimm so viele Punkte, wie die Stufe der eben demontierten Maschine beträgt
do-deactivate = Drehe { DEN($machine) } { DES($foe) } um
do-separate = Löse { DEN($machine) }
do-choose-slot = Wähle Werkstattplatz { $slot }
do-combine = Kombiniere { DEN($machine) }: { $does }
do-buy = Kaufe { $pieces } für { $price }
do-sell = Verkaufe { $pieces } für { $price }
do-buy-point = Kaufe 1 Punkt für { $price }
do-recruit = Wirb für { $price } { DEN($assistant) } an: { $skill }
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

event-reserves = { $figure } reserviert { DEN($machine) } auf { $place }
event-goes-to = { $figure } geht zu Kohliumpresse { $number } ({ $pieces })
event-marks = { $figure } hat es auf { DEN($machine) } abgesehen ({ $place })
event-blocks = { $figure } blockiert Kohliumpresse { $number }
event-finds-no-space = { $figure } findet kein freies Feld
event-sabotages = { $figure } lässt { DEN($machine) } auf { $place } zermalmen
event-uses = { $seat } benutzt { DEN($machine) }: { $product }
event-borrows = { $seat } benutzt { DEN($machine) } eines Gegners: { $product }
event-starts = { $seat } { VERB($seat, "wirft", "wirfst") } { DEN($machine) } an
event-starts-borrowed = { $seat } { VERB($seat, "wirft", "wirfst") } { DEN($machine) } eines Gegners an
event-feeds = { $seat } { VERB($seat, "gibt", "gibst") } { DEM($machine) } { $pieces } für { $product }
event-gains = { $seat } { VERB($seat, "erhält", "erhältst") } { $pieces }
event-scores = { $seat } { VERB($seat, "erhält", "erhältst") } { $points }
event-declines = { $seat } { VERB($seat, "verzichtet", "verzichtest") } auf den Effekt { DES($machine) }
event-stops-using = { $seat } benutzt keine weiteren Maschinen
event-face-up = { $seat } { VERB($seat, "deckt", "deckst") } wieder auf: { $machines }
event-takes-coal = { $seat } { VERB($seat, "nimmt", "nimmst") } { $pieces } aus Kohliumpresse { $number }
event-fetches = { $seat } { VERB($seat, "kauft", "kaufst") } { DEN($machine) } für { $price }
event-owes = { $count ->
    [one] { $seat } { VERB($seat, "schuldet", "schuldest") } noch 1 Rohstoff für { DEN($machine) } (bezahlt: { $price })
   *[other] { $seat } { VERB($seat, "schuldet", "schuldest") } noch { $count } Rohstoffe für { DEN($machine) } (bezahlt: { $price })
}
event-pays = { $seat } { VERB($seat, "zahlt", "zahlst") } { $pieces }
event-takes-home = { $seat } { VERB($seat, "kauft", "kaufst") } { DEN($machine) }
event-fails = { $seat } { VERB($seat, "kann", "kannst") } { DEN($machine) } nicht bezahlen und { VERB($seat, "verliert", "verlierst") } alles ({ $price }); die Maschine kommt in den Zermalmer
event-fetches-nothing = { $seat } { VERB($seat, "hat", "hast") } nichts zu kaufen
event-dives = { $seat } { VERB($seat, "kauft", "kaufst") } { DEN($machine) } vom Stapel für { $price }
event-stops-diving = { $seat } { VERB($seat, "kauft", "kaufst") } nichts vom Stapel
event-chooses = { $seat } { VERB($seat, "wählt", "wählst") } { $one } und { $other }
event-begins = { $seat } { VERB($seat, "beginnt", "beginnst") }: { $deed }
event-stops-actions = { $seat } { VERB($seat, "führt", "führst") } keine weiteren Aktionen aus
event-extracts = { $seat } { VERB($seat, "baut", "baust") } { $pieces } ab
event-repairs = { $seat } { VERB($seat, "repariert", "reparierst") } { DEN($machine) } für { $price }
event-stops-repairs = { $seat } { VERB($seat, "repariert", "reparierst") } keine zweite Maschine
event-protected = { $seat } { VERB($seat, "ist", "bist") } geschützt
event-gives-up = { $seat } { VERB($seat, "gibt", "gibst") } { $pieces } ab
event-has-none = { $seat } { VERB($seat, "hat", "hast") } nichts davon abzugeben
event-keeps = { $seat } { VERB($seat, "behält", "behältst") } { $pieces }; zurück in den Vorrat: { $rest }
event-no-booty = { $seat } { VERB($seat, "geht", "gehst") } leer aus
event-cancels = { $seat } { VERB($seat, "entfernt", "entfernst") } das Projekt { $project } aus der Partie
event-cancels-nothing = { $seat } { VERB($seat, "entfernt", "entfernst") } kein Projekt
event-no-project = es gibt kein Projekt zu entfernen
event-deactivates = { $seat } { VERB($seat, "dreht", "drehst") } { DEN($machine) } { DES($foe) } um
event-spares = { $seat } { VERB($seat, "dreht", "drehst") } bei { DEM($foe) } nichts um
event-recycles = die Maschine kommt in den Zermalmer, für eine andere von dort
event-recycles-nothing = die Maschine kommt in den Zermalmer, und dort gibt es nichts zu holen
event-recovers = { $seat } { VERB($seat, "holt", "holst") } { DEN($machine) } aus dem Zermalmer
event-dismantles = { $seat } { VERB($seat, "demontiert", "demontierst") } { DEN($machine) } (repariert)
event-dismantles-broken = { $seat } { VERB($seat, "demontiert", "demontierst") } { DEN($machine) } (kaputt)
event-stops-dismantling = { $seat } { VERB($seat, "demontiert", "demontierst") } keine zweite Maschine
event-separates = { $seat } löst { DEN($machine) }
event-combines = { $seat } { VERB($seat, "kombiniert", "kombinierst") } { DEN($machine) }: { $product }
event-combines-guards = { $seat } { VERB($seat, "kombiniert", "kombinierst") } { DEN($machine) }
event-reorganised = { $seat } { VERB($seat, "hat", "hast") } umorganisiert: { $machines }
event-buys = { $seat } { VERB($seat, "kauft", "kaufst") } { $pieces } für { $price }
event-sells = { $seat } { VERB($seat, "verkauft", "verkaufst") } { $pieces } für { $price }
event-buys-point = { $seat } { VERB($seat, "kauft", "kaufst") } 1 Punkt für { $price }
event-stops-trade = { $seat } { VERB($seat, "tätigt", "tätigst") } keine weiteren Geschäfte
event-recruits = { $seat } { VERB($seat, "wirbt", "wirbst") } für { $price } { DEN($assistant) } an
event-draws-projects = { $count ->
    [one] { $seat } { VERB($seat, "zieht", "ziehst") } 1 geheimes Projekt
   *[other] { $seat } { VERB($seat, "zieht", "ziehst") } { $count } geheime Projekte
}
event-draws-these-projects = { $seat } { VERB($seat, "zieht", "ziehst") } geheime Projekte: { $projects }
event-completes = { $seat } { VERB($seat, "stellt", "stellst") } das Projekt { $project } fertig; { VERB($seat, "erhält", "erhältst") } { $points }
event-secrets-gone = geheime Projekte scheiden aus der Partie aus: { $projects }
event-stops-projects = { $seat } { VERB($seat, "stellt", "stellst") } keine weiteren Projekte fertig
event-ends-turn = { $seat } { VERB($seat, "beendet den", "beendest deinen") } Zug: Nummer { $number } auf der Initiativeleiste
event-crushes = Ende der Runde: { DER($machine) } kommt in den Zermalmer
event-scrap = { $seat } { VERB($seat, "erhält", "erhältst") } { $pieces } für den Schrott
event-reshuffles = der Stapel ist leer: Aus dem Zermalmer wird ein neuer gemischt
event-new-machines = neu auf dem Förderband, von rechts: { $machines }
event-new-assistants = neu im Konferenzraum: { $assistants }
event-round = Runde { $number } beginnt
event-goal = { $seat } { VERB($seat, "hat", "hast") } { $points }: Die Partie endet
event-limit = Runde { $number } war die letzte: Die Partie endet
event-majority = { $seat } { VERB($seat, "hat", "hast") } eine Mehrheit ({ $pieces }); { VERB($seat, "erhält", "erhältst") } { $points }
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
fault-met = nur Projekte, deren Bedingung erfüllt ist, können fertiggestellt werden
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
