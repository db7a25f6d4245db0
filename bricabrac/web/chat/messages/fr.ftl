# What people say to each other.

nothing-said = Personne n’a encore rien dit.
