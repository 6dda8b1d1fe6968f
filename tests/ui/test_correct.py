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
        self.program.find("label", "not yet accepted")
        if line:
            self.write(line)

    def write(self, line):
        self.program.entry().write(line).act("activate")
        self.program.settle()

    def accept(self):
        button = self.program.find("button", begins="Accept")
        until(lambda: "sensitive" in button.states, "a correction that can be accepted")
        button.act()
        self.program.gone("button", begins="Accept")

    def test_edit(self):
        self.begin(*START)
        self.correct(3, "edit", "bea: play cat-1 1")
        self.program.find("label", "Card: cat 7 → cat 1")
        self.accept()
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 6 of 13")
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
            return labels[labels.index("Log") + 1:][:4] if "Log" in labels else []

        until(lambda: shown()[:2] == ["Ana, round 1: cat 5 on 1", "Card: cat 5 → cat 7"], "its own change")
        until(lambda: shown()[2] == "Bea, round 1: cat 7 on 1, takes 1 card" and " (was: " in shown()[3], "what else comes out otherwise")

    def test_where_it_was(self):
        """Accepted, the log stands where the correction was; both buttons tell the ear what they would do."""
        moves = [f"{who}: play {card} 1" for who, card in zip(["ana", "bea", "carlos"] * 3, ["cat-5", "cat-7"] + ["cat-1", "cat-2", "cat-4"] * 2)]
        self.begin("deal", *[f'note "{number}"' for number in range(30)], *moves[:1])
        undo, redo = (self.program.find("button", name) for name in ("Undo", "Redo"))
        until(lambda: (undo.description, redo.description) == ("Undo: Ana, cat 5 on 1", "Nothing to redo"), "both in words")
        log = self.program.find("list", "Log")
        until(lambda: log.all("group", "12") or log.click(4) is None, "the row to be scrolled to")[0].act("entry.remove")
        self.program.find("label", "not yet accepted")
        self.accept()
        until(lambda: self.program.find("group", "12, left out").shown, "the row that was left out")
        until(lambda: undo.description == "Undo: 12, left out", "the act in words")

    def test_turn(self):
        """A row is a turn: that it ends goes without saying, and which of its moves is meant is asked."""
        file = self.new_session("line-it", "Ana", "Bea", entries=[
            "market 41,12,62,50", "ana: take 41 line", "ana: end", "bea: take 12 hand", "bea: end"])
        self.program = self.desk.open(file)
        self.assertEqual([self.log_row(self.program, n).name for n in (2, 3)], ["Ana red 41 to the line", "Bea yellow 12 to the hand, ends: blue 62, blue 50 under the jackpots"])
        self.log_row(self.program, 2).act("entry.edit")
        self.program.find("menu item", "ends")
        self.program.find("menu item", "41 to the line").act()
        self.program.find("label", "not yet accepted")

    def test_ways_on(self):
        """Where it stops the ways on are keys, each one more change of the same draft, with an undo of its own."""
        self.begin(*START)
        self.correct(3, "remove")
        self.program.find("button", "Add Bea's move before it")
        self.program.find("button", begins="Leave it out").act()
        self.correct_says(True)
        self.program.find("button", "Undo the last change").act()
        self.correct_says(False)
        self.program.find("button", "Redo the change").act()
        self.correct_says(True)
        self.accept()
        until(lambda: self.log_row(self.program, 3).name == "Bea cat 7 on 1, and 1 more, left out", "why both are struck")
        self.program.end()
        self.assertIn('<void why="removed">\n        <play by="bea" card="cat-7" pile="1"/>\n'
                      '        <play by="carlos" card="mirror-4" pile="2"/>\n      </void>', self.log_of(self.file))

    def test_kept_and_opened_again(self):
        """What was kept from is opened again as it was, until something else is done."""
        self.begin(*START)
        self.correct(3, "edit", "bea: play cat-1 1")
        self.correct_says(True)
        self.program.find("button", "Keep").act()
        self.program.find("button", begins="Open again").act()
        self.correct_says(True)
        self.program.find("label", "Card: cat 7 → cat 1")
        self.accept()
        self.program.end()
        self.assertIn('<play by="bea" card="cat-1" pile="1"/>', self.log_of(self.file))

    def test_let_stand(self):
        """What the rules forbid, and people let stand all the same, is one more change of the draft."""
        self.begin("deal", "ana: play cat-5 1", "bea: play mirror-2 2")
        self.correct(3, "edit", "bea: play mirror-2 1")
        self.program.find(has="M13-4")
        self.correct_says(False)
        self.program.find("button", "Let it stand…").act()
        self.sheet(self.program, self.window, "Let It Stand").find("button", "Let it stand: seen too late").act()
        self.correct_says(True)
        self.accept()
        self.program.end()
        self.assertIn('<play by="bea" ruling="seen too late" card="mirror-2" pile="1"/>', self.log_of(self.file))

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
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 2: mirrors, 4 of 13")
        self.program.end()
        self.assertIn('</void>\n      <play by="carlos" card="mirror-4" pile="2"/>', self.log_of(self.file))

    def test_edit_by_keys(self):
        self.begin(*START)
        self.window.act("win.edit-last")
        self.program.find("label", "not yet accepted")
        self.program.find("button", begins="Mirror 7").act()
        self.program.find("label", "Card: mirror 4 → mirror 7")
        self.accept()
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 2: mirrors, 7 of 13")

    def test_then_and_now(self):
        """The table of that moment with what was and what is laid, and that of now; what it changes is beside both."""
        self.begin(*START)
        self.correct(3, "edit", "bea: play cat-1 1")
        self.correct_says(True)
        self.program.find(("button", "group"), begins="Pile 1: cats, 5 of 13")
        self.assertEqual(self.program.find("button", begins="Cat 7").description, "It was this one")
        self.program.find("button", begins="Cat 1", has=", chosen")
        self.program.find("button", "Now").act()
        pile = self.program.find(("button", "group"), begins="Pile 1: cats, 6 of 13")
        until(lambda: pile.description == "was 12: cat 5, cat 7", "what lay there")
        self.program.find("label", "Card: cat 7 → cat 1")
        self.program.find("button", "Then").act()
        self.program.find(("button", "group"), begins="Pile 1: cats, 5 of 13")

    def test_what_is_pale_says_why(self):
        """Accept, Undo and Redo of a draft: what is missing, and that there is nothing to take back or to do again."""
        self.begin(*START)
        self.correct(3, "edit")
        undo, redo = (self.program.find("button", name) for name in ("Undo the last change", "Redo the change"))
        accept = self.program.find("button", begins="Accept")

        def say(*words):
            until(lambda: tuple(part.description for part in (accept, undo, redo)) == words, words)

        say("Nothing is changed yet.", "Nothing to take back", "Nothing to redo")
        self.write("bea: play cat-1 1")
        say("All changes come into the log at once", "Undo the last change", "Nothing to redo")
        undo.act()
        say("Nothing is changed yet.", "Nothing to take back", "Redo the change")
        self.write("bea: play cat-7 2")  # where no cat can lie
        until(lambda: "sensitive" not in accept.states and "sensitive" in undo.states, "a stop")
        self.assertNotEqual(accept.description, "")

    def test_a_row_leads_to_its_move(self):
        """A tap on a row of what the draft changes: the page stands there, and what is tapped is one more change."""
        self.begin(*START)
        self.correct(4, "edit", "carlos: play mirror-7 2")
        self.correct_says(True)
        self.program.find("button", "Who sits where…").act()
        self.program.find("group", "Seat 1: Ana")
        self.program.settle()
        self.program.find("button", begins="Carlos, round 1: mirror 4 on 2. ").act()
        self.program.find("label", "Round 1. What was it really?")
        # struck is what the log says, not what was said of it since
        self.program.find("label", "Carlos mirror 4 on 2")
        self.assertEqual(self.program.find("button", begins="Mirror 4").description, "It was this one")
        self.program.find("button", begins="Mirror 7", has=", chosen")
        self.program.find("button", begins="Mirror 2").act()
        self.accept()
        self.assertIn('</void>\n      <play by="carlos" card="mirror-2" pile="2"/>', self.log_of(self.file))

    def test_its_log(self):
        """The log with the draft leads to every move, from which one more change comes; , and . do so too; a row that
        waits says for what."""
        self.begin(*START, "ana: play ladder-1 3")
        self.correct(3, "edit", "bea: play cat-1 1")
        self.correct_says(True)
        self.program.find(name="Log").click()
        until(lambda: self.log_row(self.program, 3).name == "Bea cat 7 on 1, corrected", "the old one, struck")
        self.log_row(self.program, 5).act("entry.jump")
        self.program.find("label", "Carlos mirror 4 on 2")
        self.program.find("button", begins="Mirror 2").act()
        until(lambda: self.log_row(self.program, 6).name == "Carlos mirror 2 on 2", "the second change in its log")
        self.log_row(self.program, 3).act("entry.put-back")
        until(lambda: self.log_row(self.program, 3).name == "Bea cat 7 on 1", "the first one as it was")
        self.program.focus()
        self.program.key("period")
        self.program.find("label", "Ana ladder 1 on 3")
        self.program.key("comma", "comma")
        self.program.find("label", "Bea cat 7 on 1")
        self.log_row(self.program, 3).act("entry.remove")
        self.correct_says(False)
        self.log_row(self.program, 7).act("entry.jump")
        self.program.find("label", begins="It waits for Carlos, round 1")
        self.program.find("label", "Carlos mirror 4 on 2")
        self.window.act("win.go-back")
        self.correct_says(True)
        self.accept()

    def test_rows_on_a_phone(self):
        """In a window that was made narrow the list lies over the page, and its rows lead as before."""
        self.begin(*START[:3], "carlos: play cat-1 1")
        self.correct(4, "edit", "carlos: play cat-5 1")
        self.correct_says(True)
        self.program.resize(360, 720)
        self.press("What it changes")
        self.press("Carlos, round 1: cat 1 on 1. ")
        self.program.find("button", begins="Cat 5", has=", chosen")
        self.program.resize(1110, 790)
        self.press("Carlos, round 1: cat 1 on 1. ")
        self.correct_says(True)

    def press(self, begins):
        """With the pointer, where it stands when nothing moves any more."""
        button = self.program.find("button", begins=begins)
        self.desk.still()
        button.click()

    def test_accepted_by_the_keyboard(self):
        """Enter never accepts by itself; with Ctrl it does."""
        self.begin(*START)
        self.correct(3, "edit", "bea: play cat-1 1")
        self.correct_says(True)
        self.program.focus()
        self.program.key("Return", "Return")
        self.program.settle()
        self.program.find("label", "not yet accepted")
        self.assertEqual(self.log_of(self.file), self.before)
        self.program.key("ctrl+Return")
        self.program.gone("button", "Keep")
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 6 of 13")

    def fits(self, kind, *names, entries, number, line):
        """Nothing of the page is wider than the window, empty or at a stop."""
        self.file = self.new_session(kind, *names, entries=entries)
        self.program = self.desk.open(self.file)
        self.correct(number, "edit")
        for width, height in ((1110, 790), (360, 720)):
            self.program.resize(width, height)
            for text in (None, line):
                if text:
                    self.write(text)
                self.program.settle()
                left, _, wide, _ = self.program.windows()[0].box
                for name in ("Keep", "Accept", "Leave out", "Another"):
                    x, _, w, _ = self.program.find("button", name).box
                    self.assertGreaterEqual(x, left)
                    self.assertLessEqual(x + w, left + wide, (kind, width, name))

    def test_fits(self):
        self.fits("martes-13", "Ana", "Bea", "Carlos", entries=START, number=3, line="bea: play cat-7 2")

    def test_fits_a_market(self):
        self.fits("line-it", "Ana", "Bea", entries=["market 41,12,62,50", "ana: take 41 line", "ana: end"], number=1,
                  line="market 42,12,62,50")

    def test_insert(self):
        self.begin("deal", "ana: play cat-5 1", "carlos: note wait")
        self.correct(3, "insert", "bea: play cat-1 1")
        self.accept()
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 6 of 13")
        self.program.end()
        self.assertIn('<play by="ana" card="cat-5" pile="1"/>\n      <play by="bea" card="cat-1" pile="1"/>\n      <note',
                      self.log_of(self.file))

    def test_remove(self):
        self.begin(*START)
        self.correct(4, "remove")
        self.accept()
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 2: empty place")
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
        self.program.find("button", "Keep").act()
        self.program.gone("button", "Keep")
        self.program.end()
        self.assertEqual(self.log_of(self.file), self.before)

    def chain(self):
        """Bea's entry is left out: Carlos would play out of turn, and is corrected in the same draft."""
        self.correct(3, "remove")
        self.program.find(has="M13-1")
        self.correct_says(False)
        self.program.find("label", begins="Carlos mirror 4 on 2")

    def test_several_are_kept(self):
        """Nothing of a draft is written before it is accepted as a whole: not by going on, leaving or closing."""
        self.begin(*START)
        before = os.stat(self.file)
        self.chain()
        self.program.find("button", "Keep").act()
        self.program.gone("button", "Keep")
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 2: mirrors, 4 of 13")
        self.chain()
        self.program.end()
        after = os.stat(self.file)
        self.assertEqual((before.st_ino, before.st_mtime_ns), (after.st_ino, after.st_mtime_ns))
        self.assertEqual(self.log_of(self.file), self.before)

    def test_several_are_accepted(self):
        """All at once, and one undo takes all back."""
        self.begin(*START)
        self.chain()
        self.write("bea: play mirror-4 2")
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
        self.write("bea: play")
        self.correct_says(False)
        self.program.find("button", "Keep").act()
        self.program.gone("button", "Keep")

    def test_taken_back(self):
        self.begin(*START)
        self.correct(3, "edit", "bea: play cat-1 1")
        self.accept()
        # said where all is said, with the way back, and with nothing laid over the keys
        until(lambda: self.verdict(self.program).startswith("Corrected: Bea, round 1: cat 1 on 1"), "what is said of it")
        corrected = self.log_of(self.file)
        self.program.find("alert").find("button", "Undo").act()
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 12 of 13")
        self.program.focus()
        self.program.key("ctrl+shift+z")
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 6 of 13")
        until(lambda: self.log_of(self.file) == corrected, "the correction again")
        self.program.key("ctrl+z")
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 12 of 13")
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
        self.program.gone("label", "not yet accepted")

    def test_option(self):
        self.begin(*START)
        self.window.act("win.correct-option")
        rounds = self.program.find("spin button", "Rounds")
        rounds.value = 3
        self.accept()
        self.program.find("label", has="of 3")
        self.program.end()
        self.assertIn('<option name="rounds" value="3"/>', self.file.read_text(encoding="utf-8"))

    def test_who_sits_where(self):
        """30: people are exchanged, a person is another one, the moves stay with the seat; and all of it back."""
        self.begin(*START)
        self.correct(3, "edit", "bea: play cat-1 1")
        self.program.find("button", "Who sits where…").act()
        self.program.find("label", "Card: cat 7 → cat 1")
        self.choose(self.program, "Who sits where Bea sits", "Exchange with Carlos")
        for seat in ("Seat 1: Ana", "Seat 2: Carlos, was Bea", "Seat 3: Bea, was Carlos"):
            self.program.find("group", seat)
        self.program.find("label", "Bea and Carlos exchanged")
        # the table has them exchanged, and on Then as they sat
        people = lambda: [part.name.partition(",")[0] for part in self.program.find("group", "Table").all("group")
                          if " points, " in part.name]
        until(lambda: people() == ["Ana", "Carlos", "Bea"], "people exchanged")
        self.program.find("button", "Then").act()
        until(lambda: people() == ["Ana", "Bea", "Carlos"], "people as they sat")
        self.program.find("button", "Now").act()
        until(lambda: people() == ["Ana", "Carlos", "Bea"], "people exchanged again")
        self.program.find("button", "Undo the last change").act()
        self.program.find("group", "Seat 2: Bea")
        self.program.find("button", "Redo the change").act()
        self.program.find("group", "Seat 2: Carlos, was Bea")
        self.choose(self.program, "Who sits where Ana sits", "Somebody Else…")
        question = self.sheet(self.program, self.window, "Ana sat")
        question.find("text box", "Name").write("Zoe")
        question.find("button", "Sits There").act()
        self.program.find("group", "Seat 1: Zoe, was Ana")
        # a misspelt name is no change of the draft, nor of the log
        self.program.find("group", "Seat 3: Bea, was Carlos").find("button", "Bea").act()
        question = self.sheet(self.program, self.window, "Bea written")
        question.find("text box", "Name").write("Beatriz")
        question.find("button", "Write").act()
        self.program.find("group", "Seat 3: Beatriz, was Carlos")
        self.accept()
        corrected = self.log_of(self.file)
        self.assertEqual(corrected, self.before.replace(
            '      <play by="bea" card="cat-7" pile="1"/>\n',
            '      <void why="correction">\n        <play by="bea" card="cat-7" pile="1"/>\n      </void>\n'
            '      <play by="bea" card="cat-1" pile="1"/>\n').replace('"ana"', '"zoe"').replace(
                '"bea"', '"?"').replace('"carlos"', '"bea"').replace('"?"', '"carlos"'))
        self.umpirectl("check", self.file)
        self.window.act("win.undo")
        until(lambda: self.log_of(self.file) == self.before, "everybody where they sat")
        self.window.act("win.redo")
        until(lambda: self.log_of(self.file) == corrected, "and exchanged again")
        self.assertIn('<player id="bea" name="Beatriz"/>', self.file.read_text(encoding="utf-8"))

    def test_seats_are_dragged(self):
        """Whose row is dropped on another one's exchanges with that person."""
        self.begin(*START)
        self.correct(3, "edit")
        self.program.find("button", "Who sits where…").act()
        rows = [self.program.find("group", f"Seat {n}: {name}") for n, name in ((1, "Ana"), (3, "Carlos"))]
        self.program.focus()
        self.desk.still()
        left, top = self.program.place_of(rows[0])
        (x, y, _, high), (_, to, _, _) = (row.box for row in rows)
        at = left + x + 16, top + y + high // 2
        self.desk.xdo("mousemove", *at, "mousedown", 1)
        for step in range(1, 9):
            self.desk.xdo("mousemove", at[0] + step, at[1] + (to - y) * step // 8, "sleep", "0.05")
        self.desk.xdo("mouseup", 1)
        for seat in ("Seat 1: Carlos, was Ana", "Seat 3: Ana, was Carlos"):
            self.program.find("group", seat)

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
        program.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 5 of 13")
        until(lambda: "M13-3" in self.verdict(program), "the refused entry's rule")
        program.find(has="waits")
        program.find("button", "Correct it").act()
        self.program = program
        program.find("label", "not yet accepted")
        # nor is the last move, which waits, the one that is corrected
        program.find("button", "Keep").act()
        program.gone("label", "not yet accepted")
        program.windows()[0].act("win.edit-last")
        program.find("label", "not yet accepted")
        self.write("bea: play cat-7 1")
        self.accept()
        program.find("group", "Table").find(("button", "group"), begins="Pile 2: mirrors, 4 of 13")


class StillTest(driver.WindowTest):
    """29: nothing moves when the first choice is made, nor between Then and Now, and the page fits its window."""

    def keys(self):
        return {key.name.partition(",")[0]: key.box for key in self.program.find("group", "Entry pad").all("button")}

    def stays(self, before, what):
        now = self.keys()
        self.assertEqual([name for name in before if name in now and now[name] != before[name]], [], what)

    def still(self, kind, seats="3", entries="14"):
        file = self.desk.folder / "random.umpire"
        file.write_text(self.umpirectl("random", kind, "--seats", seats, "--seed", "5", "--entries", entries), encoding="utf-8")
        self.program = self.desk.open(file)
        window = self.program.windows()[0]
        for size in ((1110, 790), (360, 720)):
            self.program.resize(*size)
            window.act("win.edit-last")
            self.program.find("label", "not yet accepted")
            self.program.settle()
            self.desk.still()
            before = self.keys()
            other = [key for key in self.program.find("group", "Entry pad").all("button")
                     if "sensitive" in key.states and not key.description and ", chosen" not in key.name]
            _, foot, _, _ = self.program.find("button", "Keep").box
            if other and other[0].box[1] + other[0].box[3] < (foot if size[0] < 400 else size[1]):  # else it is scrolled to
                other[0].click()
                self.program.settle()
                self.desk.still()
            self.stays(before, (kind, size, "the first choice"))
            for moment in ("Now", "Then"):
                self.program.find("button", moment).click()
                self.desk.still()
                self.stays(before, (kind, size, moment))
            self.assertEqual(window.box[2:], size, kind)
            self.program.find("button", "Keep").click()
            self.program.gone("button", "Keep")

    def test_martes(self):
        self.still("martes-13")

    def test_line_it(self):
        self.still("line-it")

    def test_elevators(self):
        self.still("in-front-of-the-elevators")

    def test_elevator(self):
        self.still("elevator")

    def test_level_8(self):
        self.still("level-8")

    def test_tricks(self):
        self.still("tricks")


class LargeStillTest(StillTest):
    look = {"font": "Cantarell 22"}


class FormTest(driver.WindowTest):
    """What was entered with a form, counts or a tray is corrected with the same one, which holds what was entered."""

    def correct(self, kind, *names, entries, number=1):
        self.file = self.new_session(kind, *names, entries=entries)
        self.program = self.desk.open(self.file)
        self.before = self.log_of(self.file)
        self.log_row(self.program, number).act("entry.edit")
        self.program.find("label", "not yet accepted")
        self.pad = self.program.find("group", "Entry pad")

    def accept(self):
        button = self.program.find("button", begins="Accept")
        until(lambda: "sensitive" in button.states, "a correction that can be accepted")
        button.act()
        self.program.gone("button", begins="Accept")
        until(lambda: self.log_of(self.file) != self.before, "another log")

    def enter_counts(self, change):
        until(lambda: self.program.all("label", change) or [
            key.act() for name in ("Next", "Enter") for key in self.program.all("button", name)] is None, change)

    def test_a_deal(self):
        deal = ("deal red-girl,blue-mother,green-boy girl,boy,2,3,4 mother,grandmother,2,3,4,5 "
                "father,grandfather,2,3,4 decks=6,6,6")
        self.correct("in-front-of-the-elevators", "Ana", "Bea", "Carlos", entries=[deal])
        self.pad.find("button", "Blue mother, chosen").act()
        self.pad.find("button", begins="Red mother").act()
        self.pad.find("button", "Red mother, chosen")
        self.pad.find("button", "Deal").act()
        self.program.find("label", has="blue mother → red mother")
        self.accept()
        self.assertIn('<deal first="red-girl red-mother green-boy" lift1="girl boy 2 3 4"', self.log_of(self.file))

    def test_a_market(self):
        self.correct("line-it", "Ana", "Bea", entries=["market 5,17,33,bet-3"])
        self.pad.find("button", begins="Red 33, chosen").act()
        self.pad.find("button", begins="Blue 34").act()
        self.program.find("label", "Cards: 33 → 34")
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
        self.enter_counts("Ladders: 3 → 4")
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
        self.program.find("label", has="The deck has 14 ladders and no more.")
        self.pad.find("button", "Bea, Ladders, 15").act()  # still there
        self.assertEqual(self.log_of(self.file), self.before)
        for key in ("Clear", "2"):
            self.pad.find("button", key).act()
        self.pad.find("button", "Bea, Ladders, 2")
        self.enter_counts("Ladders: 3 → 2")
        self.accept()
        self.assertIn('<tally player="bea" cat="1" mirror="2" ladder="2" martes="0"/>', self.log_of(self.file))


driver.main()
