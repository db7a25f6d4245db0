# Was hilft, alles zu erreichen: mit Tasten, mit den Ohren, mit dem Daumen.

what-is-asked = Was gefragt ist
skip-to-asked = Zu dem, was gefragt ist
told = Was geschieht
told-more = Mehr davon steht im Verlauf.
keyboard = Tastatur
keys-about = Buchstaben gelten überall, wo gerade nicht geschrieben wird.
single-keys = Buchstaben und Ziffern sind Kurzbefehle
key-next = zum nächsten leuchtenden Ding, zum vorigen
key-nth = zum ersten … neunten leuchtenden Ding
key-asked = zu dem, was gefragt ist
key-hand = zu deiner Hand oder deinem Garten
key-workshop = zu deiner Werkstatt
key-board = zum Bric-à-brac oder zum Band
key-projects = zu den Projekten
key-rivals = zu den anderen
key-undo = zurücknehmen
key-log = Verlauf und Chat
key-help = was kann ich jetzt tun?
key-menu = Menü des Tisches
key-list = diese Liste
key-tab = durch alles, was leuchtet, und in jeden Teil des Tisches
key-arrows = innerhalb eines Teils, auch zu dem, was nicht leuchtet
key-enter = tun oder öffnen
key-escape = schließen
look-at-projects = Was die Projekte verlangen
look-at-team = Deine Assistenten
waiting-things = { $count ->
    [one] 1 ist jetzt möglich
   *[other] { $count } sind jetzt möglich
}
yields = allein oder zu 2 oder 3 gibt sie
hidden-about = Punkte und Bestand:
