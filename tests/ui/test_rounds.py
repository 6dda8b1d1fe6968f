# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole round of each game with cards, entered with the keys of the pad alone. The log is the same as of the typed
session."""
import re

import driver
import rounds
from driver import until


class RoundsTest(rounds.RoundTest):
    def tap(self, line):
        """Enters a line with keys. Where only one thing is possible the line is entered before its last tap. A tap or two
        do; where several cards are meant, one for each and one that enters them."""
        said, cards = self.alert.name, sum(word.count(",") + 1 for word in line.split() if "," in word)
        for taps, pattern in enumerate(rounds.taps_of(line), 1):
            text, key = self.field.text, self.key(pattern)
            key.act()
            self.assertLessEqual(taps, max(2, cards + 1), line)
            until(lambda: self.entered(said) or self.gathered(said) or self.field.text != text or key.name.endswith(", chosen"),
                  f"{pattern} to be taken for {line!r}")
            if self.entered(said) or self.gathered(said):
                break
        until(lambda: self.entered(said) or self.gathered(said), f"{line!r} to be entered")
        rounds.count(self.kind, line, taps)

    def deal_elevators(self, line):
        """The form of the first deal: the cards of the lines, after which it goes on by itself; then of each elevator whom
        it favours and its boxes."""
        said, (_, first, *lifts), taps = self.alert.name, line.split(), 1

        def tap(look):
            nonlocal taps
            taps += 1
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
        rounds.count(self.kind, line, taps)

    def play(self, kind, lines, **more):
        self.begin(kind, lines, **more)
        for line in lines:
            self.tap(line)
        self.finish()

    def test_martes_13(self):
        self.play("martes-13", rounds.MARTES_13, names=("Ana", "Bea", "Carlos"))

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


class CountingTest(driver.WindowTest):
    """Counting is confirming: where the log holds moves, a round's results come filled in with what it saw, and one key a
    person enters them. Where it holds none, nothing is filled in."""

    def count(self, kind, *names, lines):
        self.kind = kind
        self.file = self.new_session(kind, *names, entries=lines)
        self.program = self.desk.open(self.file)
        self.page = self.program.windows()[0]
        self.pad = self.program.find("group", "Entry pad")
        self.page.act("win.tally")

    def tallies(self):
        return re.findall(r"<(tally.*?)/>", self.log_of(self.file))

    def entered(self, n):
        until(lambda: len(self.tallies()) == n, f"{n} tallies in the log")

    def confirm(self, n, name="Confirm"):
        """One tap enters the n-th result."""
        self.pad.find("button", name).act()
        self.entered(n)
        rounds.count(self.kind, self.tallies()[n - 1], 1)

    def test_martes_13(self):
        self.count("martes-13", "Ana", "Bea", "Carlos",
                   lines=["deal", "ana: play cat-7", "bea: play cat-5", "carlos: play cat-4"])
        self.program.find("group", has="Count the cards. What the log saw stands there already")
        self.pad.find("button", "Carlos, Cats, 2, as the log has it")
        self.pad.find("label", has="Ana: this is what the log saw")
        self.confirm(1)
        # what is not right is typed over what is there, and the rest of the line is gone through
        self.pad.find("label", has="Bea: this is what the log saw")
        self.pad.find("button", "3").act()
        self.pad.find("button", "Bea, Cats, 3")
        for field in ("Mirrors", "Ladders"):
            self.pad.find("button", "0").act()
            self.pad.find("button", f"Bea, {field}, 0")
        self.pad.find("button", "0").act()
        self.entered(2)
        self.pad.find("label", has="Carlos: this is what the log saw")
        # a tap is meant, however soon behind the digit that entered Bea's count
        self.confirm(3)
        self.assertEqual(self.tallies(), ['tally player="ana" cat="0" mirror="0" ladder="0" martes="0"',
                                          'tally player="bea" cat="3" mirror="0" ladder="0" martes="0"',
                                          'tally player="carlos" cat="2" mirror="0" ladder="0" martes="0"'])

    def press(self, *keys):
        """As quick as fingers."""
        self.desk.xdo("key", "--clearmodifiers", "--delay", 80, *keys)

    def test_enter_behind_a_digit(self):
        """Who ends numbers with Enter, and who does not: neither skips a field, and no blank gets through."""
        self.count("martes-13", "Ana", "Bea", "Carlos", lines=["deal", "ana: play cat-7", "bea: play cat-5", "carlos: play cat-4"])
        self.pad.find("label", has="Ana: this is what the log saw")
        self.program.focus()
        self.press("1", "Return", "0", "Return", "0", "Return", "0", "Return")
        self.entered(1)
        self.pad.find("label", begins="That Enter ended the number before")  # it was Ana's
        self.press("3", "0", "0", "0", "Return")  # and this one is meant
        self.entered(3)
        self.assertEqual(self.tallies(), ['tally player="ana" cat="1" mirror="0" ladder="0" martes="0"',
                                          'tally player="bea" cat="3" mirror="0" ladder="0" martes="0"',
                                          'tally player="carlos" cat="2" mirror="0" ladder="0" martes="0"'])

    def test_enter_on_a_blank_field(self):
        self.count("martes-13", "Ana", "Bea", "Carlos", lines=["deal"])
        self.pad.find("button", "Ana, Cats, blank")
        self.program.focus()
        self.program.key("1", "Return", "Return", "Return", "0", "Return")
        self.pad.find("button", "Ana, Mirrors, 0")
        self.pad.find("button", "Ana, Ladders, blank")
        self.assertEqual(self.tallies(), [])

    def test_nothing_is_known_of_results_alone(self):
        self.count("martes-13", "Ana", "Bea", "Carlos", lines=["deal"])
        self.program.find("group", has="Type what there is of everyone")
        self.pad.find("button", "Ana, Cats, blank")
        self.assertFalse(self.pad.all("button", "Confirm"))
        self.pad.find("button", "Next").act()
        self.pad.find("label", has="Ana, Cats: type how many")
        self.assertEqual(self.tallies(), [])

    def test_level_8(self):
        self.count("level-8", "Ana", "Bea", "Carlos", lines=rounds.LEVEL_8[:1] + [
            "ana: draw stock", "ana: lay red-1,red-2,wild:3 blue-4,blue-5,blue-6", "ana: discard green-9"])
        # she laid; whether she went out is asked
        self.pad.find("button", "Ana, Level laid, yes, as the log has it")
        self.pad.find("button", "Out: yes").act()
        self.entered(1)
        self.pad.find("label", has="Bea: this is what the log saw")
        for n in (2, 3):
            self.confirm(n)
        self.assertEqual(self.tallies(), ['tally player="ana" done="yes" out="yes"', 'tally player="bea" done="no" out="no"',
                                          'tally player="carlos" done="no" out="no"'])

    def test_elevator(self):
        self.count("elevator", "Ana", "Bea", lines=rounds.ELEVATOR)
        self.pad.find("button", "Ana, People, 1, as the log has it")
        for n in (1, 2):
            self.confirm(n)
        self.assertEqual(self.tallies(), ['tally player="ana" people="1"', 'tally player="bea" people="0"'])

    def test_line_it(self):
        self.count("line-it", "Ana", "Bea", lines=rounds.LINE_IT)
        self.pad.find("button", "Pile: 0, 2 of 3, entered")  # what the log saw
        self.program.focus()
        self.program.key("2")
        self.pad.find("button", "Pile: 2, 2 of 3, entered")
        self.program.key("BackSpace")
        self.pad.find("button", "Pile, 2 of 3")
        self.pad.find("button", "0").act()
        self.confirm(1, "Enter it for Ana")
        self.confirm(2, "Enter it for Bea")
        self.assertEqual(self.tallies(), ['tally player="ana" pile="0"', 'tally player="bea" pile="0" bets="-3"'])

    def test_in_front_of_the_elevators(self):
        deal, *lines = rounds.lines_of(self.umpirectl(*rounds.ELEVATORS))
        self.count("in-front-of-the-elevators", "Ana", "Bea", "Carlos", lines=[deal, *lines[:20]])
        for n in (1, 2, 3):
            self.confirm(n, f"Line {n} is counted")
        for n, name in enumerate(("Ana", "Bea", "Carlos"), 4):
            self.confirm(n, f"Enter it for {name}")
        self.program.find("heading", has="Round 1")


def tearDownModule():
    rounds.tell("taps")


driver.main()
