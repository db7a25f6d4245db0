# Tipps.

hint = Tipp
hint-about = Was täte der Weise?
hint-title = Was der Weise täte
hint-thinking = Der Weise sieht auf den Tisch und denkt nach …
hint-compiling = Der Weise bindet die Schürze um: Beim ersten Mal dauert es eine Minute. Der Tipp kommt von selbst.
hint-none = Der Weise weiß es auch nicht. Frag gleich noch einmal.
hint-not-now = Einen Tipp bekommt, wer dran ist.
hint-chance = Aussicht auf den Sieg
hint-percent = { $count ->
    [0] unter 1 % Siegchance
   *[other] { $count } % Siegchance
}
hint-other = { $name } { $count } %
hint-then = und dann
hint-brings = Bis zum Ende deines Zuges bringt es { $gained }
hint-brings-for = Bis zum Ende deines Zuges bringt es { $gained } für { $paid }
hint-costs = Es kostet jetzt { $paid } und zahlt sich später aus
hint-prepares = Es bringt nicht sofort etwas, bereitet aber vor, was kommt
hint-loses = Bis zum Ende deines Zuges hat { $rival } { $lost } verloren
hint-and-loses = { $brings }, und { $rival } verliert { $lost }
hint-reason = { $brings }.
hint-reason-denies = { $brings }; sonst könnte { $rival } dies tun: „{ $deed }“.
hint-why = In Gedanken { $tries } Mal weitergespielt, davon { $best } Mal mit dem Ersten, weil es am besten ging. Was du nicht siehst, wurde jedes Mal neu ausgeteilt.
hint-clear = { $count ->
    [one] Die Aussicht ist um { $count } Prozentpunkt besser als beim Nächsten.
   *[other] Die Aussicht ist um { $count } Prozentpunkte besser als beim Nächsten.
}
hint-close = Das Nächste ist fast so gut: Folge deinem Herzen.
hint-not-even = Hier gibt es keinen Rat: Andere spielen dieselben Karten und haben nur sich selbst.
