# What people say to each other.

nothing-said = Noch hat niemand etwas gesagt.
