# Inviting somebody, and being invited.

invited-title = Du bist eingeladen
invited-by = { $count ->
    [one] { $names } hält dir einen Platz frei
   *[other] { $names } halten dir einen Platz frei
}
seats-taken = { $taken } von { $seats } Plätzen besetzt
takes-minutes = etwa { $count } Minuten
no-account = ohne Konto, nichts zu installieren
sit-as = Du setzt dich als { $name } …
ask-name = Wie sollen wir dich nennen?
gist = Das Spiel in drei Bildern

send-link = Schick diesen Link an jemanden: Wer ihn zuerst öffnet, hat den Platz.
only-here = Diese Adresse führt nur zu diesem Rechner. Für andere starte den Server mit der Option host.
invite-link = Link zu diesem Platz
copy = Kopieren
copied = Kopiert
share = Teilen
share-text = An meinem Tisch ist ein Platz für dich frei.
code = Code
code-about = Halte ein Telefon davor: Es öffnet den Link.

riddle = Solange du wartest
riddle-choice = Antwort { $number }
