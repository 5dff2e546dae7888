# Winning symbols leave, and others fall into their place.

symbols-fall = { $everywhere ->
    [yes] After
   *[no] In { $games }, after
} { $by ->
    [ways] wins by ways have
   *[lines] line wins have
} been paid, the symbols at their positions leave, the symbols above fall, and the reels move down to fill the window, which is paid again. Symbols fall for as long as something wins so, { $most ->
    [one] once
   *[other] { $most } times
} at most in one spin.
falls-multiply = { $by ->
    [ways] Wins by ways
   *[lines] Line wins
} of the window that the reels stop in, and of each window after it, are multiplied: { $factors }.
after-falls = { $falls ->
    [0] by { $factor } before symbols have fallen
    [one] { $stays ->
        [yes] by { $factor } once they have fallen
       *[no] by { $factor } after they have fallen once
    }
   *[other] { $stays ->
        [yes] by { $factor } after they have fallen { $falls } times or more
       *[no] by { $factor } after they have fallen { $falls } times
    }
}
last-window-counts = Scatters are counted in the window after symbols have fallen for the last time. Wins of every window of the spin count for the features that they start.
last-window-shows = { $scatters ->
    [yes] Scatters are counted, and symbols looked for that do something by where they stand without a win,
   *[no] Symbols that do something by where they stand without a win are looked for
} in the window after symbols have fallen for the last time. Wins of every window of the spin count for the features that they start.
