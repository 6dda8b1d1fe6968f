# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole round of Martes 13 with three seats: by buttons, typed into Entry, and by keys alone. All give one log."""
import re

import driver
from driver import until

# A round chosen by umpirectl's own generator, whose numbers are the same everywhere.
ROUND = ["random", "martes-13", "--seats", "3", "--seed", "13", "-o", "rounds=1"]


def key_name(card):
    return card.capitalize().replace("-", " ")


class RoundTest(driver.WindowTest):
    def setUp(self):
        super().setUp()
        self.whole = self.desk.folder / "whole.umpire"
        text = self.umpirectl(*ROUND)
        self.whole.write_text(text, encoding="utf-8")
        self.plays = re.findall(r'<play by="(\w+)" card="([^"]+)" pile="(\d)"/>', text)
        self.assertEqual(len(self.plays), 38)
        self.file = self.desk.folder / "evening.umpire"
        empty = re.sub(r"<log>.*</log>", "<log/>", text, flags=re.S)
        self.file.write_text(re.sub(r"    <result.*</result>\n", "", empty, flags=re.S), encoding="utf-8")
        self.program = self.desk.open(self.file)
        self.alert = self.program.find("alert")
        self.said = self.alert.name

    def accepted(self, last):
        """Waits until the play is in the log; the last leads to the round's end."""
        if last:
            self.program.find("heading", has="wins")
            return
        until(lambda: self.alert.name != self.said and self.alert.name.startswith("Accepted"), "another accepted entry")
        self.said = self.alert.name

    def pad(self):
        return self.program.find("group", "Entry pad")

    def finish(self):
        self.assertTrue(self.program.find("button", begins="Ana, Total: 5"))
        self.assertEqual(self.program.end(), 0)
        self.assertEqual(self.log_of(self.file), self.log_of(self.whole))
        self.assertIn('state="finished"', self.file.read_text(encoding="utf-8"), "saved when the window went")

    def test_by_buttons(self):
        self.program.find("button", "Deal").act()
        self.accepted(False)
        pad = self.pad()
        for number, (_, card, pile) in enumerate(self.plays, 1):
            key = pad.find("button", begins=key_name(card))
            self.assertNotIn("none left", key.name)
            key.act()
            last = number == len(self.plays)
            chosen = until(lambda: self.alert.name != self.said and "entered"
                           or pad.all("button", has=", chosen") and "chosen"
                           or last and self.program.all("heading", has="wins") and "entered", "the key to do something")
            if chosen == "chosen":
                self.program.find("group", "Table").find("button", begins=f"Pile {pile}: ").act()
            self.accepted(last)
        self.finish()

    def test_escape(self):
        """Leads from the end of the game to its table; from a menu that is open only out of that."""
        self.assertEqual(self.program.end(), 0)
        self.program = self.desk.open(self.whole)
        heading = self.program.find("heading", has="wins")
        self.program.find("button", "Share…").click()
        self.program.find("list item", "Copy as Text")
        self.program.key("Escape")
        self.program.gone("list item", "Copy as Text")
        self.desk.still()  # else the second one is still the dialog's
        self.assertTrue(heading.shown)
        self.program.key("Escape")
        self.program.find("group", "Table")
        self.program.gone("heading", has="wins")

    def test_taken_back(self):
        """A round whose last entry is taken back where its end is told is played on at the table."""
        self.assertEqual(self.program.end(), 0)
        self.program = self.desk.open(self.whole)
        self.program.find("heading", has="wins")
        self.program.windows()[0].act("win.undo")
        self.program.gone("heading", has="wins")
        self.program.find("group", "Table")
        self.program.find("alert", begins="Taken back")
        self.program.windows()[0].act("win.redo")
        self.program.find("alert", begins="Again: ")

    def test_typed(self):
        field = self.entry(self.program)
        field.write("deal").act("activate")
        self.accepted(False)
        for number, (who, card, pile) in enumerate(self.plays, 1):
            field.write(f"{who}: play {card} pile={pile}").act("activate")
            self.accepted(number == len(self.plays))
            self.assertEqual(field.text, "")
        self.finish()

    def go_to(self, pad, name):
        """With the arrows, from key to key, until the one with that name has the focus."""
        for _ in range(20):
            keys = pad.all("button")
            wanted = next(key for key in keys if key.name.startswith(name))
            here = next(key for key in keys if "focused" in key.states)
            if here == wanted:
                return
            (x, y, w, h), (left, top, width, height) = wanted.box, here.box
            if not (y < top + height and top < y + h):
                self.program.key("Down" if y > top else "Up")
            else:
                self.program.key("Right" if x > left else "Left")
            until(lambda: "focused" not in here.states, f"the arrow to leave {here}")
        self.fail(f"the arrows do not come to {name}")

    def test_by_keys(self):
        self.program.focus()
        until(lambda: [key for key in self.pad().all("button") if "focused" in key.states], "the focus in the pad")
        self.program.key("Return")
        self.accepted(False)
        pad = self.pad()
        for number, (who, card, pile) in enumerate(self.plays, 1):
            last = number == len(self.plays)
            if number > 12:  # typed from wherever the focus is
                self.program.type(f"{who[0]}: p {card} {pile}")
                field = self.program.find("text box", "Entry")
                until(lambda: field.text.endswith(pile), "what is typed to stand in Entry")
                self.program.key("Return")
            else:
                self.go_to(pad, key_name(card))
                self.program.key("Return")
                until(lambda: self.alert.name != self.said or pad.all("button", has=", chosen"), "the key to do something")
                if self.alert.name == self.said:
                    self.program.key(pile)
            self.accepted(last)
        self.finish()


class LastRoundTest(driver.WindowTest):
    def test_last_round(self):
        """Between two rounds it can have been the last one; undone, the game goes on."""
        path = self.desk.folder / "four.umpire"
        path.write_text(self.umpirectl("random", "martes-13", "--seats", "3", "--seed", "13"), encoding="utf-8")
        text = path.read_text(encoding="utf-8")
        second = text.index("<deal/>", text.index("<deal/>") + 1)
        last = list(re.finditer(r'<play by="(\w+)" card="([^"]+)" pile="(\d)"/>', text[:second]))[-1]
        rest = re.sub(r"    <result.*</result>\n", "", text[text.index("</log>"):], flags=re.S)
        path.write_text(text[:last.start()] + rest, encoding="utf-8")
        program = self.desk.open(path)
        program.entry().write("{}: play {} {}".format(*last.groups())).act("activate")
        program.find("button", "That was the last round").act()
        program.find("heading", has="wins")
        until(lambda: 'name="rounds" value="1"' in path.read_text(encoding="utf-8"), "one round in the file")
        program.windows()[0].act("win.undo")
        program.find("button", "That was the last round")
        program.find("button", "Deal round 2").act()


driver.main()
