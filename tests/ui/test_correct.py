# SPDX-License-Identifier: GPL-3.0-or-later
"""Corrections: what they change is seen before they are accepted, and they can be taken back."""
import os

import driver
from driver import until

START = ["deal", "ana: play cat-5 1", "bea: play cat-7 1", "carlos: play mirror-4 2"]


class CorrectTest(driver.WindowTest):
    def begin(self, *entries):
        self.file = self.new_session("martes-13", "Ana", "Bea", "Carlos", "-o", "rounds=1", entries=entries)
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]
        self.before = self.log_of(self.file)

    def correct(self, number, action, line=None):
        """Opens the correction of an entry and types the new one."""
        self.log_row(self.program, number).act("entry." + action)
        self.program.find("label", has="nothing is changed until you accept")
        if line:
            self.program.find("text box", "New entry").write(line)

    def accept(self):
        button = self.program.find("button", begins="Accept")
        until(lambda: "sensitive" in button.states, "a correction that can be accepted")
        button.act()
        self.program.find("text box", "Entry")

    def test_edit(self):
        self.begin(*START)
        self.correct(3, "edit", "bea: play cat-1 1")
        self.program.find(has="Bea cat 1 on 1")
        self.accept()
        self.program.find("group", "Table").find("group", begins="Pile 1: cats, 6 of 13")
        self.program.end()
        self.assertEqual(self.log_of(self.file), self.before.replace(
            '      <play by="bea" card="cat-7" pile="1"/>\n',
            '      <void why="correction">\n        <play by="bea" card="cat-7" pile="1"/>\n      </void>\n'
            '      <play by="bea" card="cat-1" pile="1"/>\n'))

    def test_what_it_changes(self):
        """The own change and what comes out otherwise, by person, round and words: no number of an entry."""
        self.begin(*START)
        self.correct(2, "edit", "ana: play cat-7 1")

        def shown():
            labels = [part.name for part in self.program.all("label")]
            return labels[labels.index("What it changes") + 1:][:4] if "What it changes" in labels else []

        until(lambda: shown()[:2] == ["Ana, round 1: cat 5 on 1", "Card: cat 5 → cat 7"], "its own change")
        until(lambda: shown()[2] == "Bea, round 1: cat 7 on 1, takes cat 7" and " (was: " in shown()[3], "what else comes out otherwise")

    def test_ways_on(self):
        """Where it stops the ways on are keys, each one more change of the same draft, with an undo of its own."""
        self.begin(*START)
        self.correct(3, "remove")
        self.program.find("button", "Add a move before it")
        self.program.find("button", begins="Leave it out").act()
        self.correct_says(True)
        self.program.find("button", "Undo the last change").act()
        self.correct_says(False)
        self.program.find("button", "Redo the change").act()
        self.correct_says(True)
        self.accept()
        self.program.end()
        self.assertIn('<void why="removed">\n        <play by="bea" card="cat-7" pile="1"/>\n'
                      '        <play by="carlos" card="mirror-4" pile="2"/>\n      </void>', self.log_of(self.file))

    def test_kept_and_opened_again(self):
        """What was kept from is opened again as it was, until something else is done."""
        self.begin(*START)
        self.correct(3, "edit", "bea: play cat-1 1")
        self.correct_says(True)
        self.program.find("button", "Keep it as it was").act()
        self.program.find("button", begins="Open again").act()
        self.correct_says(True)
        self.program.find("label", "Card: cat 7 → cat 1")
        self.accept()
        self.program.end()
        self.assertIn('<play by="bea" card="cat-1" pile="1"/>', self.log_of(self.file))

    def test_put_back(self):
        """What was left out counts again by a correction, what was taken back last is only done again."""
        self.begin(*START)
        self.window.act("win.undo")
        until(lambda: self.log_row(self.program, 4).name.endswith(", taken back"), "the struck row")
        self.log_row(self.program, 4).act("entry.put-back")
        until(lambda: self.verdict(self.program).startswith("Again: Carlos"), "it again")
        self.correct(4, "remove")
        self.accept()
        until(lambda: self.log_row(self.program, 4).name.endswith(", left out"), "the row left out")
        self.log_row(self.program, 4).act("entry.put-back")
        self.correct_says(True)
        self.accept()
        self.program.find("group", "Table").find("group", begins="Pile 2: mirrors, 4 of 13")
        self.program.end()
        self.assertIn('</void>\n      <play by="carlos" card="mirror-4" pile="2"/>', self.log_of(self.file))

    def test_edit_by_keys(self):
        self.begin(*START)
        self.window.act("win.edit-last")
        self.program.find("text box", "New entry")
        self.program.find("button", begins="Mirror 7").act()
        self.program.find(has="Carlos mirror 7 on 2")
        self.accept()
        self.program.find("group", "Table").find("group", begins="Pile 2: mirrors, 7 of 13")

    def test_insert(self):
        self.begin("deal", "ana: play cat-5 1", "carlos: note wait")
        self.correct(3, "insert", "bea: play cat-1 1")
        self.accept()
        self.program.find("group", "Table").find("group", begins="Pile 1: cats, 6 of 13")
        self.program.end()
        self.assertIn('<play by="ana" card="cat-5" pile="1"/>\n      <play by="bea" card="cat-1" pile="1"/>\n      <note',
                      self.log_of(self.file))

    def test_remove(self):
        self.begin(*START)
        self.correct(4, "remove")
        self.accept()
        self.program.find("group", "Table").find("group", begins="Pile 2: empty place")
        self.program.end()
        self.assertIn('<void why="removed">\n        <play by="carlos" card="mirror-4" pile="2"/>\n      </void>\n    </log>',
                      self.log_of(self.file))

    def test_what_would_be_refused_is_shown(self):
        self.begin(*START)
        self.correct(3, "edit", "bea: play mirror-7 2")
        self.correct_says(True)
        # Without her turn, Carlos would play out of turn.
        self.program.find("button", "Leave out").act()
        self.program.find(has="M13-1")
        self.program.find("button", "Keep it as it was").act()
        self.program.find("text box", "Entry")
        self.program.end()
        self.assertEqual(self.log_of(self.file), self.before)

    def chain(self):
        """Bea's entry is left out: Carlos would play out of turn, and is corrected in the same draft."""
        self.correct(3, "remove")
        self.program.find(has="M13-1")
        self.correct_says(False)
        self.program.find("button", begins="Go on to").act()
        self.program.find("label", "Correct a move")
        self.program.find("label", has="nothing is changed until you accept")

    def test_several_are_kept(self):
        """Nothing of a draft is written before it is accepted as a whole: not by going on, leaving or closing."""
        self.begin(*START)
        before = os.stat(self.file)
        self.chain()
        self.program.find("button", "Keep it as it was").act()
        self.program.find("text box", "Entry")
        self.program.find("group", "Table").find("group", begins="Pile 2: mirrors, 4 of 13")
        self.chain()
        self.program.end()
        after = os.stat(self.file)
        self.assertEqual((before.st_ino, before.st_mtime_ns), (after.st_ino, after.st_mtime_ns))
        self.assertEqual(self.log_of(self.file), self.before)

    def test_several_are_accepted(self):
        """All at once, and one undo takes all back."""
        self.begin(*START)
        self.chain()
        self.program.find("text box", "New entry").write("bea: play mirror-4 2")
        self.accept()
        until(lambda: self.verdict(self.program).startswith("Corrected: round 1 (2 moves)"), "what is said of it")
        self.window.act("win.undo")
        until(lambda: "Taken back: the correction of round 1 (2 moves)" in self.verdict(self.program), "the log as it was")
        self.window.act("win.redo")
        until(lambda: "Again: " in self.verdict(self.program), "the corrected log")
        self.program.end()
        self.assertEqual(self.log_of(self.file), self.before.replace(
            '      <play by="bea" card="cat-7" pile="1"/>\n      <play by="carlos" card="mirror-4" pile="2"/>\n',
            '      <void why="removed">\n        <play by="bea" card="cat-7" pile="1"/>\n      </void>\n'
            '      <void why="correction">\n        <play by="carlos" card="mirror-4" pile="2"/>\n      </void>\n'
            '      <play by="bea" card="mirror-4" pile="2"/>\n'))

    def correct_says(self, fine):
        button = self.program.find("button", begins="Accept")
        until(lambda: ("sensitive" in button.states) == fine, "Accept to be " + ("possible" if fine else "impossible"))

    def test_a_new_entry_that_is_refused(self):
        self.begin(*START)
        self.correct(3, "edit", "bea: play cat-7 2")
        self.program.find(has="M13-3")
        self.correct_says(False)
        self.program.find("text box", "New entry").write("bea: play")
        self.correct_says(False)
        self.program.find("button", "Keep it as it was").act()
        self.program.find("text box", "Entry")

    def test_taken_back(self):
        self.begin(*START)
        self.correct(3, "edit", "bea: play cat-1 1")
        self.accept()
        # said where all is said, with the way back, and with nothing laid over the keys
        until(lambda: self.verdict(self.program).startswith("Corrected: Bea, round 1: cat 1 on 1"), "what is said of it")
        corrected = self.log_of(self.file)
        self.program.find("alert").find("button", "Undo").act()
        self.program.find("group", "Table").find("group", begins="Pile 1: cats, 12 of 13")
        self.program.focus()
        self.program.key("ctrl+shift+z")
        self.program.find("group", "Table").find("group", begins="Pile 1: cats, 6 of 13")
        until(lambda: self.log_of(self.file) == corrected, "the correction again")
        self.program.key("ctrl+z")
        self.program.find("group", "Table").find("group", begins="Pile 1: cats, 12 of 13")
        self.program.end()
        self.assertEqual(self.log_of(self.file), self.before)

    def test_hands(self):
        """What to move on the real table, and back; what was struck is told in words; Escape leaves."""
        self.begin(*START[:3], "carlos: play cat-1 1")
        self.correct(4, "edit", "carlos: play cat-5 1")
        self.accept()
        until(lambda: "Carlos takes cat 7, cat 5 (Pile 1)" in self.verdict(self.program), "what to move")
        self.program.find("group", begins="Carlos cat 1 on 1, corrected")
        self.program.find("alert").find("button", "Undo").act()
        until(lambda: "Carlos gives cat 7, cat 5 back (Pile 1)" in self.verdict(self.program), "what to move back")
        self.correct(3, "edit")
        self.program.focus()
        self.program.key("Escape")
        self.program.find("group", "Table")
        self.program.gone("text box", "New entry")

    def test_option(self):
        self.begin(*START)
        self.window.act("win.correct-option")
        rounds = self.program.find("spin button", "Rounds")
        rounds.value = 3
        self.accept()
        self.program.find("label", has="of 3")
        self.program.end()
        self.assertIn('<option name="rounds" value="3"/>', self.file.read_text(encoding="utf-8"))

    def test_two_options(self):
        """The other side of the level cards needs levels of its own, also where they read as the usual ones."""
        levels = "R3+R3 S2+S2+S2+S2 R3+C4 R6+S2 R7 S2+S3+S3 S3+C5 S2+S3+S4"
        self.file = self.new_session("level-8", "Ana", "Bea")
        self.program = self.desk.open(self.file)
        window = self.program.windows()[0]
        window.act("win.correct-option")
        entry = self.program.find("text box", "Levels")
        until(lambda: entry.text == levels, "the usual levels")
        self.program.focus()
        self.program.find("combo box", "Side of the level cards").click()
        self.program.key("Down", "Return")
        until(lambda: entry.text == "", "no levels")
        self.program.find("label", has="face=2 needs levels")
        entry.write(levels)
        self.accept()
        text = self.file.read_text(encoding="utf-8")
        self.assertIn('<option name="face" value="2"/>', text)
        self.assertIn(f'<option name="levels" value="{levels}"/>', text)
        window.act("win.undo")
        until(lambda: "<option" not in self.file.read_text(encoding="utf-8"), "the options as they were")

    def test_a_file_with_a_refused_entry(self):
        self.begin(*START)
        self.program.end()
        text = self.file.read_text(encoding="utf-8").replace('card="cat-7" pile="1"', 'card="cat-7" pile="2"')
        self.file.write_text(text, encoding="utf-8")
        program = self.desk.open(self.file)
        program.find("group", "Table").find("group", begins="Pile 1: cats, 5 of 13")
        until(lambda: "M13-3" in self.verdict(program), "the refused entry's rule")
        program.find(has="not checked")
        program.find("button", "Correct it").act()
        program.find("text box", "New entry").write("bea: play cat-7 1")
        self.program = program
        self.accept()
        program.find("group", "Table").find("group", begins="Pile 2: mirrors, 4 of 13")


class FormTest(driver.WindowTest):
    """What was entered with a form, counts or a tray is corrected with the same one, which holds what was entered."""

    def correct(self, kind, *names, entries, number=1):
        self.file = self.new_session(kind, *names, entries=entries)
        self.program = self.desk.open(self.file)
        self.before = self.log_of(self.file)
        self.log_row(self.program, number).act("entry.edit")
        self.program.find("label", has="nothing is changed until you accept")
        self.pad = self.program.find("group", "Entry pad")
        self.line = self.program.find("text box", "New entry")

    def accept(self):
        button = self.program.find("button", begins="Accept")
        until(lambda: "sensitive" in button.states, "a correction that can be accepted")
        button.act()
        self.program.find("text box", "Entry")
        until(lambda: self.log_of(self.file) != self.before, "another log")

    def test_a_deal(self):
        deal = ("deal red-girl,blue-mother,green-boy girl,boy,2,3,4 mother,grandmother,2,3,4,5 "
                "father,grandfather,2,3,4 decks=6,6,6")
        self.correct("in-front-of-the-elevators", "Ana", "Bea", "Carlos", entries=[deal])
        self.pad.find("button", "Blue mother, chosen").act()
        self.pad.find("button", begins="Red mother").act()
        self.pad.find("button", "Red mother, chosen")
        self.pad.find("button", "Deal").act()
        until(lambda: self.line.text == deal.replace("blue-mother", "red-mother"), "the deal in notation")
        self.accept()
        self.assertIn('<deal first="red-girl red-mother green-boy" lift1="girl boy 2 3 4"', self.log_of(self.file))

    def test_a_market(self):
        self.correct("line-it", "Ana", "Bea", entries=["market 5,17,33,bet-3"])
        self.pad.find("button", begins="Red 33, chosen").act()
        self.pad.find("button", begins="Blue 34").act()
        until(lambda: self.line.text == "market 5,17,bet-3,34", "the market in notation")
        self.accept()
        self.assertIn('<market cards="5 17 bet-3 34"/>', self.log_of(self.file))

    def test_counts(self):
        self.correct("martes-13", "Ana", "Bea", "Carlos", entries=["deal", "tally bea 1 2 3 0", "tally ana 1 0 0 0"], number=2)
        self.pad.find("button", "Bea, Cats, 1")
        self.pad.find("button", "Bea, Ladders, 3").act()
        for key in ("C", "4"):
            self.pad.find("button", {"C": "Clear"}.get(key, key)).act()
        self.pad.find("button", "Bea, Ladders, 4")
        # the pad is made anew once the entry is taken
        until(lambda: self.line.text == "tally bea 1 2 4 0" or [
            key.act() for name in ("Next", "Enter") for key in self.program.all("button", name)] is None, "the counts in notation")
        self.accept()
        self.assertIn('<tally player="bea" cat="1" mirror="2" ladder="4" martes="0"/>', self.log_of(self.file))

    def test_counts_that_are_refused(self):
        """What cannot be is said, what was typed stays to be mended, and nothing is changed until then."""
        self.correct("martes-13", "Ana", "Bea", "Carlos", entries=["deal", "tally bea 1 2 3 0", "tally ana 1 0 0 0"], number=2)
        self.pad.find("button", "Bea, Ladders, 3").act()
        for key in ("Clear", "1", "5"):
            self.pad.find("button", key).act()
        self.pad.find("button", "Bea, Ladders, 15")
        self.pad.find("button", "Next").act()
        self.pad.find("button", "Enter").act()
        self.program.find("label", has="The deck has 14 ladders, and 15 is more.")
        self.pad.find("button", "Bea, Ladders, 15").act()  # still there
        self.assertEqual(self.log_of(self.file), self.before)
        for key in ("Clear", "2"):
            self.pad.find("button", key).act()
        self.pad.find("button", "Bea, Ladders, 2")
        until(lambda: self.line.text == "tally bea 1 2 2 0" or [
            key.act() for name in ("Next", "Enter") for key in self.program.all("button", name)] is None, "the counts in notation")
        self.accept()
        self.assertIn('<tally player="bea" cat="1" mirror="2" ladder="2" martes="0"/>', self.log_of(self.file))


driver.main()
