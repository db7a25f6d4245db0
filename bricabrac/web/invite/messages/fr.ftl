# Inviting somebody, and being invited.

invited-title = Vous êtes invité
invited-by = { $count ->
    [one] { $names } vous garde un siège
   *[other] { $names } vous gardent un siège
}
seats-taken = { $taken } sièges sur { $seats } sont pris
takes-minutes = { $count } minutes environ
no-account = sans compte, rien à installer
sit-as = Vous vous asseyez sous le nom { DU($name) }…
ask-name = Comment vous appeler ?
gist = Le jeu en trois images

send-link = Envoyez ce lien à quelqu’un : le premier qui l’ouvre a le siège.
only-here = Cette adresse ne mène qu’à cet ordinateur. Pour les autres, lancez le serveur avec l’option host.
invite-link = Lien vers ce siège
copy = Copier
copied = Copié
share = Partager
share-text = Un siège vous attend à ma table.
code = Code
code-about = Montrez ceci à un téléphone : il ouvre le lien.

riddle = En attendant
riddle-choice = Réponse { $number }
