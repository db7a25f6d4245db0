# Aufgaben auf den Seiten.

puzzles-title = Aufgaben
puzzles-about = Entscheidungen aus wirklichen Partien, bei denen eine Antwort klar die beste ist: von der Analyse gefunden, mit dem Zehnfachen ihres Aufwands bestätigt, von leicht bis schwer geordnet danach, wie oft schwächere Bots sie verfehlen. Du siehst, was der Platz sehen konnte, und sonst nichts.
puzzles-none = Hier gibt es keine Aufgaben.
puzzles-all = Alle Aufgaben
puzzle-of-the-day = Die Aufgabe des Tages
puzzle-next-unsolved = Die nächste
puzzle-solved-count = { $solved } von { $total } gelöst
puzzle-is-solved = gelöst
puzzle-is-tried = versucht
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal
puzzle-skip = Eine andere
puzzle-show = Die Antwort zeigen
puzzle-play-on = Von hier weiterspielen
puzzle-no-answer = Das ist keine der Antworten auf diese Frage.
puzzle-origin = Woher sie kommt
puzzle-origin-about = Zug { $move } einer Partie ({ $phase }) zwischen Bots: { $bots }. Was dieser Platz nicht sehen konnte, wurde neu verteilt.
