# An app on the device.

offline-title = The workshop is out of reach
offline-text = There is no connection, or the server is having a rest. Your matches are safe. This page looks again by itself.
offline-again = Try again
notify-ask = Tell me when it is my turn
turn-title = Your turn
