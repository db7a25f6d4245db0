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
hero-text = Brettspiele um wunderbare Maschinen. Spiele sofort, gegen Bots oder mit Freunden. Ohne Anleitung: Was erlaubt ist, leuchtet.
start-a-match = Eine Partie beginnen
title-nicodemus = Nicodemus
title-imaginarium = Imaginarium
pitch-nicodemus = Ein Duell um einen Haufen herrlichen Plunders. Spiele eine Maschine aus oder repariere eine, und sei zuerst bei 20.
pitch-imaginarium = Kaufe kaputte Maschinen, repariere und kombiniere sie, und erträume dir die schönste Werkstatt der Stadt.
for-players = { $least ->
    [2] { $most ->
        [2] 2 Personen
       *[other] 2 bis { $most } Personen
    }
   *[other] { $least } bis { $most } Personen
}
minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
your-opponent = Dein Gegner
around-the-table = Am Tisch
a-friend = Ein Freund
a-friend-about = über einen Link
nobody = Niemand
nobody-about = der Platz bleibt leer
more-options = Platz, Uhr, Verteilung, Gäste
your-place = Dein Platz
by-lot = durch Los
seed = Nummer der Kartenverteilung
option-rounds = Letzte Runde (0: ohne Grenze)
list-it = Alle können von der Startseite aus mitspielen oder zusehen
play = Spielen
your-matches = Deine Partien
more-matches = … und { $count } weitere
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand.
finished-matches = Beendete Partien
no-finished-matches = Noch keine: Die erste wird oben gespielt.
with-others = mit { $names }
your-turn = du bist dran
their-turn = die anderen sind dran
closed-rules = geschlossen: nach älteren Regeln gespielt
running = läuft
continue = Weiter
watch = Zusehen
look = Ansehen
go-there = Hingehen
fine-print = Eine inoffizielle, unabhängige Umsetzung zweier Spiele von Bruno Cathala und Florian Sirieix. Jedes Bild und jeder Satz ist von uns.

today = Was auf dich wartet
rooms = Alle Räume
room-play = Spielen
last-review = Letzte Analyse: { $game }
last-review-about = { $percent } % genau, { $mistakes ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}

## Bots

bot-dabbler = Dilettant
bot-dabbler-about = tut irgendetwas Erlaubtes
bot-apprentice = Lehrling
bot-apprentice-about = sanft
bot-journeyman = Geselle
bot-journeyman-about = eine faire Partie
bot-master = Meister
bot-master-about = gnadenlos
bot-intuition = Intuition
bot-intuition-about = spielt auf einen Blick
bot-sage = Weiser
bot-sage-about = hat gelernt und sieht voraus
bot-virtuoso = Virtuose
bot-virtuoso-about = hat gelernt und lässt sich Zeit

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
other-device-about = Öffne dort diesen Link, und deine Partien sind auch dort. Er gehört nur dir: Wer ihn hat, kann unter deinem Namen spielen.
take-over-text = Die Partien dessen, der diesen Link gemacht hat, gehören in diesem Browser dann dir; die hier begonnenen werden nicht mehr aufgeführt.
take-over = Übernehmen
forget-me = Alles löschen, was deins ist
forget-me-about = Dein Name, deine Partien und was du hier gesagt hast, können für immer gelöscht werden.
forget-me-ask = Alles löschen …
forget-me-text = Dein Name, was du an Tischen gesagt hast, und die Partien, an denen sonst niemand saß, werden gelöscht. Partien mit anderen bleiben ihre: Dort wirst du ein Gast ohne Namen, und eine Vertretung spielt für dich weiter. Es gibt keinen Weg zurück.
forget-me-now = Alles löschen
sit-down = Platz nehmen
seat-a-bot = Lieber einen Bot setzen

## Der Tisch

take-back = Zurücknehmen
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
told-of = { $name }: { $text }
they-act = { $name }: { $prompt }
bot-plays-for-you = Ein Bot spielt für dich
take-seat-back = Platz wieder einnehmen
leave-seat = Gehen: Ein Bot macht für dich weiter
you-resigned = Du hast aufgegeben: Ein Bot spielt weiter
pace = Bots spielen
pace-slow = langsam, zum Zusehen
pace-calm = gemächlich
pace-quick = schnell
pace-once = sofort bis zu mir
pace-skip = Weiter zu mir
did = { $who } { VERB($who, "hat", "hast") } { $deeds }
all-of = { $rest } und { $last }
times = { $count }-mal { $deed }
tale = Der letzte Zug
tale-none = Noch ist nichts geschehen
mark-deal-number = { $who } { VERB($who, "hat", "hast") } die Kartenverteilung nach ihrer Nummer gewählt und { VERB($who, "kann", "kannst") } die Karten kennen
mark-deal-from = { $who } { VERB($who, "hat", "hast") } diese Karten schon gesehen, in der Partie, die hier weitergeht
mark-leave = { $who } verlässt den Tisch; ein Bot spielt weiter
mark-resign = { $who } { VERB($who, "gibt", "gibst") } auf; ein Bot spielt weiter
mark-return = { $who } { VERB($who, "ist", "bist") } zurück am Tisch
mark-late-turn = die Zeit ist um für { DEN($who) }: Ein Ersatz beendet den Zug
mark-late-match = die Zeit ist um für { DEN($who) }: Ein Ersatz spielt bis zum Ende
you-win = Du hast gewonnen!
you-share = Du teilst dir den Sieg!
they-win = { $name } hat gewonnen
they-share = Der Sieg wird geteilt: { $names }
rematch = Noch einmal
to-rematch = Zur nächsten Partie
dealt-from = Kartenverteilung Nummer { $seed }
parts = Teile des Tisches
watching = Du siehst zu: Die Hände sind dir verborgen.

## Ärger

trouble-any = Das ging nicht
trouble-any-text = Das geht hier nicht.
trouble-403 = Nicht erlaubt
trouble-404 = Hier ist nichts
trouble-404-text = Unter dieser Adresse gibt es weder Seite noch Partie.
trouble-405 = So nicht
trouble-429 = Zu schnell
trouble-500-text = Bei uns ist etwas schiefgegangen. Die Partie ist sicher: Versuch es noch einmal.
trouble-away = Was hier gespielt wird, kann gerade nicht aufbewahrt werden. Nichts ist verloren: Versuch es gleich noch einmal.
trouble-old-rules = Diese Partie folgte Regeln, die diese Fassung nicht mehr kennt.
refused-origin = Das kam von einer anderen Seite und wurde nicht getan.
refused-token = Diese Seite ist zu alt oder für jemand anderen gemacht. Lade sie neu.
refused-flood = Das war zu viel auf einmal. Warte einen Moment.
refused-match = So eine Partie kann nicht beginnen.
refused-match-why = So eine Partie kann nicht beginnen: { $why }.
refused-seat-taken = Dort sitzt jemand anderes.
refused-stale = Der Tisch hat sich inzwischen geändert: Schau noch einmal.
refused-spectator = Das können nur die, die am Tisch sitzen.
refused-running = Die Partie ist nicht zu Ende: Solange sie läuft, sieht niemand alles.
refused-sealed = Diese Partie ist vorbei, aber andere spielen noch dieselben Karten: Sie bleibt verschlossen, bis alle fertig sind.
refused-watching = Auch andere spielen diese Karten: Bevor sie geöffnet werden, schaut niemand über die Schulter.
refused-even-leaving = Hier spielt niemand für dich: Andere spielen dieselben Karten. Lass dir Zeit, oder gib auf.
