# What people say to each other.

nothing-said = Nobody has said anything yet.
