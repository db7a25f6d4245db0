# Several people on one device.

neighbour = Someone here
neighbour-about = on this device
their-name = Their name
pass-to = Pass the device to { $name }
pass-about = The table is covered, so that nobody sees what others hide. Ready?
i-am = I am { $name }: show the table
take-back-for = { $name } takes back
neighbour-leaves = { $name } leaves: a bot goes on
neighbour-back = { $name } is back
