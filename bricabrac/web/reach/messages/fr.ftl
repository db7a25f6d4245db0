# Ce qui aide à tout atteindre : au clavier, à l’oreille, au pouce.

what-is-asked = Ce qui est demandé
skip-to-asked = Aller à ce qui est demandé
told = Ce qui se passe
told-more = La suite se trouve dans le journal.
keyboard = Clavier
keys-about = Les lettres agissent partout où l’on n’écrit pas.
single-keys = Lettres et chiffres servent de raccourcis
key-next = à l’élément allumé suivant, au précédent
key-nth = au premier … neuvième élément allumé
key-asked = à ce qui est demandé
key-hand = à votre main, ou à votre cour
key-workshop = à votre atelier
key-board = au bric-à-brac, ou au tapis
key-projects = aux projets
key-rivals = aux rivaux
key-undo = annuler
key-log = journal et discussion
key-help = que puis-je faire ?
key-menu = menu de la table
key-list = cette liste
key-tab = d’un élément allumé à l’autre, et vers chaque partie de la table
key-arrows = dans une partie, même vers ce qui n’est pas allumé
key-enter = faire, ou ouvrir
key-escape = fermer
look-at-projects = Ce que demandent les projets
look-at-team = Vos assistants
waiting-things = { $count ->
    [one] 1 possible maintenant
   *[other] { $count } possibles maintenant
}
yields = seule, ou par 2 ou 3, elle donne
hidden-about = Points et stock :
