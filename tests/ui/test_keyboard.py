# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole rounds without a pointer and without a word of notation (arrows, digits, Enter, Space), and typed ones with
completion: real keys of a keyboard. The log is the same as of the typed session."""
import collections
import contextlib
import re

import driver
import rounds
from driver import until


class KeyboardTest(rounds.RoundTest):
    def begin(self, *what, **more):
        self.presses, self.last = 0, ""
        super().begin(*what, **more)
        self.program.focus()

    def press(self, key):
        self.program.key(key)
        self.presses += 1
        self.last = key

    def ways(self, here, there):
        """The arrows that lead nearer, as boxes, the better one first: along the line of both, else to that line."""
        across, down = (2 * (there[k] - here[k]) + there[k + 2] - here[k + 2] for k in (0, 1))
        beside = here[1] < there[1] + there[3] and there[1] < here[1] + here[3]
        arrows = ["Down" if down > 0 else "Up", "Right" if across > 0 else "Left"]
        return arrows[::-1] if beside else arrows

    def with_states(self, parts, *states):
        """Those that have all of these states, asked at once."""
        bits = [1 << driver.STATES[name] for name in states]
        return [part for part, said in zip(parts, self.program.ask_all(parts, "Accessible", "GetState"))
                if said and all((said[0][0] | said[0][1] << 32) & bit for bit in bits)]

    def go_to(self, pattern):
        """With F6 to the pad or the table, and with the arrows from key to key, until the one with that name has the focus."""
        def look():
            for group in (self.pad, self.table):
                parts = group.all("button")
                boxes.clear()
                boxes.update((part, box) for part, box in zip(parts, self.program.boxes_of(parts)) if box)
                found = [part for part, name in zip(parts, self.program.names_of(parts))
                         if name and part in boxes and re.match(f"(?:{pattern})(?:[, ]|$)", name)]
                if found:
                    return found
            return []

        def focused():
            return self.with_states(list(boxes), "focused")

        boxes = {}
        there = until(look, f"a key {pattern!r}")[0]
        for _ in range(8):
            if focused():
                break
            self.press("F6")
        been = collections.Counter()
        for _ in range(30):
            here = until(focused, "the focus beside it")[0]
            if here == there:
                return
            self.press(self.ways(boxes[here], boxes[there])[been[here] % 2])
            been[here] += 1  # who comes to the same key again, or not from it, takes the other way
            with contextlib.suppress(AssertionError):
                until(lambda: here not in focused(), patience=2)
        self.fail(f"the arrows do not come to {pattern}")

    def tab_to(self, pattern):
        """Back from the pad, part by part, to what stands above it."""
        for _ in range(12):
            found = self.page.all("button", like=f"(?:{pattern})(?:[, ]|$)")
            if any("focused" in key.states for key in found):
                return
            here = until(lambda: self.program.focused(), "a focus")
            self.press("shift+Tab")
            until(lambda: self.program.focused() not in (None, here), "Tab to go on")
        self.fail(f"Tab does not come to {pattern}")

    def enter_by_keys(self, line):
        said, self.presses = self.alert.name, 0
        for pattern in rounds.taps_of(line):
            text = self.field.text
            digit = re.fullmatch(r"Floor (\d+)", pattern)
            if digit:
                self.press(digit[1][-1])
                if digit[1] == "1" and "park" in line:  # it may be the 1 of 10
                    self.press("Return")
            elif pattern in ("Deal", "End turn", "Lay level"):
                self.press("space")
            elif pattern.startswith("(Skip"):  # on the tray, above the keys
                self.tab_to(pattern)
                self.press("Return")
            else:
                self.go_to(pattern)
                if self.kind == "elevator" and self.last.isdigit():
                    self.press("Return")  # of the number of a floor, which has ended
                self.press("Return")
            until(lambda: self.entered(said) or self.gathered(said) or self.field.text != text,
                  f"{pattern} to be taken for {line!r}")
            if self.entered(said) or self.gathered(said):
                break
        until(lambda: self.entered(said) or self.gathered(said), f"{line!r} to be entered")
        rounds.count(self.kind, line, self.presses)

    def focus_on_what_can_be_done(self):
        """Behind an entry: not on a key that only says why it does nothing, nor on one that takes the entry back."""
        def look():
            found = self.with_states([*self.page.all("button"), self.field], "focused", "sensitive")
            return [part for part in found if part.name not in ("Undo", "Redo", "Edit")]

        until(look, "the focus to lie where something can be done", patience=8)

    def play(self, kind, lines, **more):
        self.begin(kind, lines, **more)
        for line in lines:
            self.enter_by_keys(line)
            self.focus_on_what_can_be_done()
        self.finish()

    def test_line_it(self):
        self.play("line-it", rounds.LINE_IT)

    def test_elevator(self):
        self.play("elevator", rounds.ELEVATOR)

    def test_martes_13(self):
        self.play("martes-13", rounds.MARTES_13, names=("Ana", "Bea", "Carlos"))

    def test_level_8(self):
        self.play("level-8", rounds.LEVEL_8)

    def test_in_front_of_the_elevators(self):
        deal, *lines = rounds.lines_of(self.umpirectl(*rounds.ELEVATORS))
        self.begin("in-front-of-the-elevators", [deal, *lines], names=("Ana", "Bea", "Carlos"))
        self.deal_by_keys(deal)
        for line in lines:
            self.enter_by_keys(line)
            if line != lines[-1]:  # which ends the round
                self.focus_on_what_can_be_done()
        self.finish()

    def deal_by_keys(self, line):
        """The form of the first deal, which goes on by itself behind the first cards."""
        said, (_, first, *lifts), self.presses = self.alert.name, line.split(), 0

        def press(pattern):
            before = self.said_in_pad()
            self.go_to(pattern)
            self.press("Return")
            until(lambda: self.said_in_pad() != before, f"the form to take {pattern}")

        for card in rounds.cards_of(first):
            press(card)
        for number, lift in enumerate(lifts):
            for word in lift.split(","):
                press(word)
            if number < len(lifts) - 1:
                press("Next: .*")
        self.go_to("Deal")
        self.press("Return")
        until(lambda: self.entered(said), "the deal to be entered")
        rounds.count(self.kind, line, self.presses)

    def type(self, text):
        stands = self.field.text
        self.program.type(text)
        until(lambda: self.field.text == stands + text, f"{text!r} to stand in Entry")

    def test_completion(self):
        """Without saying who: the first from the list of what begins so, of the others Tab writes what can only be, as far
        as that goes."""
        self.begin("elevator", rounds.ELEVATOR)
        completed = 0
        for line in rounds.ELEVATOR:
            said, short = self.alert.name, line.partition(": ")[2]
            if line == rounds.ELEVATOR[0]:
                self.type("p")
                self.press("Tab")
                until(lambda: self.field.text == "ana: park ", "the verb, whole")
                for key in ("Tab", "Down", "Down", "Down", "Down"):  # nothing more is common to all: the first is marked
                    self.press(key)
                self.press("Return")
                until(lambda: self.field.text == line, f"{line!r} from the list")
            else:
                self.type(short[:-1])
                self.press("Tab")
                until(lambda: self.field.text == line or self.field.text == line[:-1], "Tab to do something")
                if self.field.text == line:
                    completed += 1
                else:
                    self.type(short[-1])
            self.press("Return")
            until(lambda: self.entered(said), f"{line!r} to be entered")
        self.assertGreaterEqual(completed, 5)
        self.finish()

    def test_refused_line(self):
        """What is refused is not what the next line begins with; Escape takes it away at once."""
        self.begin("elevator", rounds.ELEVATOR[:3])
        self.type("zz 99")
        self.press("Return")
        until(lambda: self.alert.name.startswith("Refused"), "a refusal")
        self.press("Escape")
        until(lambda: self.field.text == "", "an empty line")
        self.type("yy 99")
        self.press("Return")
        self.program.type("park 5")
        until(lambda: self.field.text == "park 5", "the next line alone")
        self.press("Return")
        until(lambda: self.alert.name.startswith("Accepted: Ana"), "the park")
        self.program.end()


def tearDownModule():
    rounds.tell("keys")


driver.main()
