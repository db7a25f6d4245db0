# Inviting somebody, and being invited.

invited-title = On vous invite
invited-by = { $count ->
    [one] { $names } vous garde une place
   *[other] { $names } vous gardent une place
}
seats-taken = { $taken ->
    [one] { $taken } place sur { $seats } est prise
   *[other] { $taken } places sur { $seats } sont prises
}
takes-minutes = { $count } minutes environ
no-account = sans compte, rien à installer
sit-as = Vous vous asseyez sous le nom { DU($name) }…
ask-name = Comment vous appeler ?
gist = Le jeu en trois images

send-link = Envoyez ce lien à quelqu’un : la première personne qui l’ouvre a la place.
only-here = Cette adresse ne mène qu’à cet ordinateur. Pour les autres, lancez le serveur avec l’option host.
invite-link = Lien vers cette place
copy = Copier
copied = Copié
share = Partager
share-text = Une place vous attend à ma table.
code = Code
code-about = Montrez ceci à un téléphone : il ouvre le lien.

riddle = En attendant
riddle-choice = Réponse { $number }
