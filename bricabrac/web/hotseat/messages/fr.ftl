# Plusieurs personnes sur un appareil.

neighbour = Quelqu’un ici
neighbour-about = sur cet appareil
their-name = Son nom
pass-to = Passez l’appareil à { $name }
pass-about = La table est couverte : personne ne voit ce que les autres cachent. On y va ?
i-am = Je suis { $name } : montrer la table
take-back-for = { $name } annule son coup
neighbour-leaves = { $name } part : un robot continue
neighbour-back = { $name } est de retour
