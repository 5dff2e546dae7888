# Headings and labels of the artwork. They state nothing.

artwork-name = Game
artwork-pays = Pays
artwork-special = Special symbols
artwork-groups = Groups and mixed wins
artwork-lines = Lines
artwork-wins = All wins
artwork-bets = Bets and prizes
artwork-gamble = Gamble
artwork-buttons = Buttons
artwork-figures = Figures
artwork-notice = Notice
artwork-examples = Examples
artwork-paytable = Paytable

artwork-of-a-kind = { $count } of a kind
artwork-mixed = { $count } mixed
artwork-plain = Prize
artwork-with = with { $symbol }
