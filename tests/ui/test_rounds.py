# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole round of each game with cards, entered with the keys of the pad alone. The log is the same as of the typed
session."""
import driver
import rounds
from driver import until


class RoundsTest(rounds.RoundTest):
    def tap(self, line):
        """Enters a line with keys. Where only one thing is possible the line is entered before its last tap."""
        said = self.alert.name
        for pattern in rounds.taps_of(line):
            text, key = self.field.text, self.key(pattern)
            key.act()
            until(lambda: self.entered(said) or self.field.text != text or key.name.endswith(", chosen"),
                  f"{pattern} to be taken for {line!r}")
            if self.entered(said):
                return
        until(lambda: self.entered(said), f"{line!r} to be entered")

    def deal_elevators(self, line):
        """The form of the first deal: the cards of the lines, after which it goes on by itself; then of each elevator whom
        it favours and its boxes."""
        said, (_, first, *lifts) = self.alert.name, line.split()

        def tap(look):
            before = self.said_in_pad()
            until(look, f"a key for {line!r}")[0].act()
            until(lambda: self.said_in_pad() != before, "the form to take it")

        for card in rounds.cards_of(first):
            tap(lambda: [self.key(card)])
        for number, lift in enumerate(lifts):
            for word in lift.split(","):
                tap(lambda: self.pad.all("button", word) or self.pad.all("button", word + ", chosen"))
            if number < len(lifts) - 1:
                tap(lambda: self.pad.all("button", begins="Next: "))
        self.key("Deal").act()
        until(lambda: self.entered(said), "the deal to be entered")

    def said_in_pad(self):
        return [part.name for part in self.pad.all("label")]

    def play(self, kind, lines, **more):
        self.begin(kind, lines, **more)
        for line in lines:
            self.tap(line)
        self.finish()

    def test_line_it(self):
        self.play("line-it", rounds.LINE_IT)

    def test_elevator(self):
        self.play("elevator", rounds.ELEVATOR)

    def test_level_8(self):
        self.play("level-8", rounds.LEVEL_8)

    def test_in_front_of_the_elevators(self):
        deal, *lines = rounds.lines_of(self.umpirectl(*rounds.ELEVATORS))
        self.begin("in-front-of-the-elevators", [deal, *lines], names=("Ana", "Bea", "Carlos"))
        self.deal_elevators(deal)
        for line in lines:
            self.tap(line)
        self.finish()


driver.main()
