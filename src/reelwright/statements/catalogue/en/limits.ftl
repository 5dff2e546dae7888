# Limits that a profile sets to play.

time-of-a-game = A game begins no sooner than { $shown } seconds after the one before it began.
largest-bet = A game can cost { $shown } at most.
losses-of-a-day = No game is begun that could bring the losses of 24 hours above { $shown }.
longest-session = A session in which { $shown } minutes have passed begins no further game: a new session is needed.
reminders = After every { $shown } minutes of play it is shown how long the play has lasted and what it has won or lost.
no-auto-play = Each game is started by a press of its own: none starts by itself.

left-open-completed = A game that is still open { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} after it began is completed without the player{ $choices ->
    [no] { "" }
   *[yes] , each choice in it made at random
}{ $gamble ->
    [no] { "" }
   *[yes] ; no win is gambled then
}. All that it won is credited.
left-open-void = A game that is still open { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} after it began is void: its cost is returned, and what it had won is taken back.
