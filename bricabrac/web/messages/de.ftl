# Was die Web-App selbst sagt. Was zu einem Spiel gehört, steht in dessen eigenen Texten.

## Der Rahmen

tools = Werkzeuge
you-nameless = Dein Name
day-or-night = Tag oder Nacht
language = Sprache
close = Schließen
cancel = Abbrechen
to-front-page = Zur Startseite
go-on = Zurück zum Tisch
reconnecting = Die Verbindung ist weg. Neuer Versuch …

## Die Startseite

hero-title = Eine Werkstatt für Dampf und Träume
hero-text = Brettspiele um wunderbare Maschinen. Spiel sofort, gegen Bots oder mit Freunden. Ohne Regelheft: Was erlaubt ist, leuchtet.
start-a-match = Eine Partie beginnen
title-nicodemus = Nicodemus
title-imaginarium = Imaginarium
pitch-nicodemus = Ein Duell um einen Haufen herrlichen Plunders. Spiel eine Maschine aus oder reparier eine, und sei zuerst bei 20.
pitch-imaginarium = Hol kaputte Maschinen, reparier und kombinier sie, und erträum dir die schönste Werkstatt der Stadt.
for-players = { $least ->
    [2] { $most ->
        [2] 2 Personen
       *[other] 2 bis { $most } Personen
    }
   *[other] { $least } bis { $most } Personen
}
minutes = { $count } Minuten
your-opponent = Dein Gegner
around-the-table = Am Tisch
a-friend = Ein Freund
a-friend-about = über einen Link
nobody = niemand
more-options = Platz, Startwert, Gäste
your-place = Dein Platz
by-lot = durch Los
seed = Startwert des Mischens
option-rounds = Letzte Runde (0: ohne Grenze)
list-it = Alle können von der Startseite aus mitspielen oder zusehen
play = Spielen
your-matches = Deine Partien
no-matches = Noch keine. Zwei Klicks, und du spielst.
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand.
finished-matches = Beendete Partien
with-others = mit { $names }
your-turn = du bist dran
their-turn = die anderen sind dran
running = läuft
continue = Weiter
watch = Zusehen
look = Ansehen
go-there = Hingehen
fine-print = Eine inoffizielle, unabhängige Umsetzung zweier Spiele von Bruno Cathala und Florian Sirieix. Jedes Bild und jeder Satz ist von uns.

## Bots

bot-dabbler = Dilettant
bot-dabbler-about = tut irgendetwas Erlaubtes
bot-apprentice = Lehrling
bot-apprentice-about = sanft
bot-journeyman = Geselle
bot-journeyman-about = eine faire Partie
bot-master = Meister
bot-master-about = gnadenlos

## Leute

guest = Gast { $number }
open-seat = Freier Platz
spectator = Zuschauer
seat-number = Platz { $number }
about-you = Über dich
your-name = Dein Name
keep-name = Namen behalten
name-kept = Gemerkt.
other-device = Auf einem anderen Gerät
other-device-about = Öffne dort diesen Link, und deine Partien sind auch dort. Er gehört nur dir: Wer ihn hat, ist du.
take-over-text = Die Partien dessen, der diesen Link gemacht hat, gehören in diesem Browser dann dir; die hier begonnenen werden nicht mehr aufgeführt.
take-over = Übernehmen
invited-title = Du bist eingeladen
invited-text = Ein Platz in einer Partie { $game } wartet auf dich.
sit-down = Platz nehmen
send-link = Schick diesen Link jemandem:
invite-link = Link zu diesem Platz
seat-a-bot = Lieber einen Bot setzen

## Der Tisch

take-back = Zurück
take-back-about = Deine letzte Entscheidung zurücknehmen: Seitdem wurde nichts aufgedeckt
no-way-back = Von dir gibt es nichts zurückzunehmen, oder seitdem wurde etwas aufgedeckt
took-back = { $name } hat etwas zurückgenommen
help = Hilfe
help-about = Was kann ich jetzt tun?
log = Verlauf
chat = Chat
log-and-chat = Verlauf und Chat
nothing-yet = Noch ist nichts geschehen.
say-something = Sag etwas …
send = Senden
signs = Zeichen auf diesem Tisch
sign-lit = leuchtet: erlaubt
sign-off = jetzt nicht; der Grund steht darauf
sign-coal = Kohlium
sign-wood = Holz
sign-copper = Kupfer
sign-crystal = Kristall
sign-vp = Punkte
sign-wild = ein Rohstoff deiner Wahl
this-table = Dieser Tisch
you = Du
bot = Bot
away = weg: ein Bot spielt
not-here = nicht verbunden
here = verbunden
waiting = wartet
waiting-title = Warten, bis alle sitzen
they-act = { $name }: { $prompt }
bot-plays-for-you = Ein Bot spielt für dich
take-seat-back = Platz wieder einnehmen
leave-seat = Gehen: Ein Bot macht für dich weiter
pace = Bots spielen
pace-quick = schnell
pace-calm = gemächlich
pace-slow = langsam
you-win = Du hast gewonnen!
you-share = Du teilst dir den Sieg!
they-win = { $name } hat gewonnen
they-share = Der Sieg wird geteilt: { $names }
rematch = Noch einmal
to-rematch = Zur nächsten Partie
dealt-from = Gemischt aus dem Startwert { $seed }
parts = Teile des Tisches
watching = Du siehst zu: Die Hände sind dir verborgen.

## Nicodemus

round = Runde { $number }
race-to = Rennen bis { $goal }
colour-blue = blau
colour-purple = violett
colour-red = rot
colour-yellow = gelb
bric-a-brac = Bric-à-brac
deck = Stapel
discard = Ablage
reserve = Vorrat
stock = Lager
hand = Hand
hand-about = spiel eine aus: ihr Kohlium, ihr Erzeugnis oder ihre Wirkung
workshop = Werkstatt
workshop-about = spart bei jeder Reparatur
workshop-empty = noch nichts repariert
own-project = Eigenes Projekt
last-action = Zuletzt
next-machine = nächste Maschine
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
seen-about = Karten, die du kennst
projects = Projekte
pile-count = { $count } im Stapel
projects-count = { $count ->
    [one] { $count } Projekt
   *[other] { $count } Projekte
}
complete-this = Erfüllen
yours-alone = nur für dich
repair-to-complete = reparieren: { $machines }
machines-missing = { $count ->
    [one] 1 Maschine fehlt
   *[other] { $count } Maschinen fehlen
}
lying-about = { $count } Kohlium darauf: mit der Maschine deins
saves = spart
saves-one = spart 1
saves-about = In deiner Werkstatt spart sie dir davon 1 bei jeder Reparatur
instead-of = statt
you-pay = Du zahlst
you-take = Du nimmst
you-keep = Dir bleibt
no-fee = keine Gebühr
fee-about = Kohlium für die Maschinen rechts davon; auch daran spart deine Werkstatt
wild-saves = Deine Joker-Maschinen sparen { $count } nach Wahl
then-possible = Danach
short-of = Es fehlt: { $pieces }
choose-this = Wählen
repair = Reparieren
repair-this = Reparieren: { $machine }
worth = wert
now-count = jetzt { $count }
help-play = Spiel eine Maschine deiner Hand aus: für ihr Kohlium, ihr Erzeugnis oder ihre Wirkung. Dann ziehst du auf fünf nach.
help-repair = Oder reparier eine Maschine des Bric-à-brac: Zahl ihre Kosten, und 1 Kohlium für jede Maschine rechts von ihr.
help-projects = Eine Reparatur kann Projekte erfüllen, mit Maschinen deiner Werkstatt. Was gebraucht wurde, kommt beiseite.
help-end = Wer { $goal } Punkte erreicht, löst die letzte Runde aus.

## Imaginarium

round-of = Runde { $number } von { $last }
step-planning = Planung
step-use = Maschinen nutzen
step-fetch = Holen
step-actions = Zwei Aktionen
step-projects = Projekte
step-end = Ende
steps-about = Die Schritte eines Zugs
turn-order = Reihenfolge
to-place = noch zu setzen
on-track = fertig · Nummer { $number }
on-space = Feld { $number }
on-extractor = Kohliumpresse { $number }
off-belt = neben dem Band
status-now = ist dran
status-placed = gesetzt
status-waits = kommt noch
status-done = fertig
handyman-of = Konstrukteur von { $name }
saboteur-of = Saboteur von { $name }
belt = Band
extractors = Kohliumpressen
crusher = Zermalmer
empty-space = leer
base-and-level = { $base } + Stufe
rail-about = { $base } für das Feld, { $level } für die Stufe
price-lost = noch zu wenig
doomed-about = kommt als Nächstes in den Zermalmer
level = Stufe { $level }
kind-production = Produktion: stellt jeden Zug etwas her
kind-transformation = Umwandlung: macht aus Rohstoffen etwas anderes
kind-attack = Angriff: wirkt einmal, bei der Reparatur
kind-defense = Verteidigung: schützt immer
kind-special = Spezial: kann nicht demontiert werden
guards = schützt
takes-from-all = nimmt
repair-cost = Reparaturkosten
free = frei
none = keine
hidden = verdeckt
rivals = Mitspieler
assistants = Assistenten
projects-done = Erfüllte Projekte
look-closer = Genauer ansehen
your-workshop = Deine Werkstatt
behind-screen = hinter deinem Schirm
places-left = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
yard = Garten
yard-about = kaputt, zu reparieren
no-slot-free = kein Platz frei
repair-now = Jetzt reparieren
face-down = verdeckt
worked-once = hat schon gewirkt
loose = einzeln
slot-used = genutzt
use-this = Nutzen
take-apart = Trennen
turn-down = Umdrehen
combine-with = Kombinieren mit …
nothing-fits = Dazu passt gerade nichts
special-stays = Spezialmaschinen werden nie demontiert
either-or = { $pieces } oder { $points }
now-doing = gerade
now-done = erledigt
now-later = danach
dial = Wählscheibe
dial-recruit = Anwerben
dial-extract = Abbauen
dial-repair = Reparieren
dial-trade = Handeln
dial-dismantle = Demontieren
dial-reorganise = Umorganisieren
dial-about = Zwei Nachbarn, jeden Zug ein anderes Paar
this-pair = Dein Paar: { $pair }
last-pair = Letztes Paar: { $pair }
bench-log = Was geschehen ist
bench-answers = Deine Antwort
bench-combine = Maschinen kombinieren
bench-about = kostenlos · nichts ist endgültig, bis du fertig bist
click-lit = Klick an, was leuchtet.
option-now = jetzt
option-then = dann
option-loses = weniger
slots-count = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
slots-saved = { $count ->
    [one] 1 Platz wird frei
   *[other] { $count } Plätze werden frei
}
nothing-from-stock = weniger aus dem Vorrat
project-fits = erfüllt „{ $project }“
project-breaks = erfüllt „{ $project }“ nicht mehr
design-office = Konstruktionsbüro
office-about = zuerst voll, dann 1 weniger
meeting-room = Konferenzraum
you-have = du hast
secret = geheim
project-done = erfüllt
project-met = erfüllt: am Zugende abschließen
still-missing = noch { $count }
completed-by = erfüllt von { $name }
remove-this = Entfernen
not-recovered = Angriffsmaschinen und diese kommen nicht zurück
final-who = Wer
final-before = Vorher
final-majorities = Mehrheiten
final-points = Punkte
final-levels = Stufen
final-about = Die Schirme sind weg: Wer von etwas am meisten hat, bekommt Punkte, bei Gleichstand alle.
decided-points = Die meisten Punkte gewinnen.
decided-levels = Punktgleich: Die Stufen der reparierten Maschinen haben entschieden.
decided-nothing = Punkte und Stufen gleich: Der Sieg wird geteilt.
help-im-plan = Planung: Alle reservieren eine Maschine vom Band oder eine Kohliumpresse. Wer näher am Stapel steht, ist früher dran.
help-im-use = Schritt 1: Klick deine Maschinen an, um sie zu nutzen, jede einmal.
help-im-fetch = Schritt 2: Du zahlst die reservierte Maschine: ihr Feld und ihre Stufe. 2 Rohstoffe ersetzen 1 fehlendes Kohlium.
help-im-actions = Schritt 3: Dreh die Wählscheibe auf zwei benachbarte Aktionen, ein anderes Paar als zuletzt, und tu eine oder beide.
help-im-goals = Schritt 4: Schließ die Projekte ab, deren Bedingungen du erfüllst.
help-im-finish = Hat jemand { $goal } Punkte, endet die Partie mit der Runde; dann zählen die Mehrheiten.
sign-yields = Ertrag von 1, 2, 3 kombinierten
sign-level = Seriennummer und Stufe
sign-screen = hinter einem Schirm: Niemand sonst sieht es

## Ärger

trouble-any = Das ging nicht
trouble-any-text = Das geht hier nicht.
trouble-403 = Nicht erlaubt
trouble-404 = Hier ist nichts
trouble-404-text = Unter dieser Adresse gibt es weder Seite noch Partie.
trouble-405 = So nicht
trouble-429 = Zu schnell
trouble-500-text = Bei uns ist etwas schiefgegangen. Die Partie ist sicher: Versuch es noch einmal.
trouble-old-rules = Diese Partie folgte Regeln, die diese Fassung nicht mehr kennt.
refused-origin = Das kam von einer anderen Seite und wurde nicht getan.
refused-token = Diese Seite ist zu alt oder für jemand anderen gemacht. Lade sie neu.
refused-flood = Das war zu viel auf einmal. Warte einen Moment.
refused-match = So eine Partie kann nicht beginnen.
refused-seat-taken = Dort sitzt jemand anderes.
refused-stale = Der Tisch hat sich inzwischen geändert: Schau noch einmal.
refused-spectator = Das können nur die, die am Tisch sitzen.
refused-running = Die Partie ist nicht zu Ende: Solange sie läuft, sieht niemand alles.
