# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that takes 700 ms for every sync: the window goes on, entries wait their turn, quitting waits with a word."""
import os
import re
import sys

import driver
from driver import until

SLOW = os.environ.get("UI_SLOW", "")
MS = 700
LINES = ["enter ana 11", "enter bea 12", "enter ana 13", "enter bea 14", "enter ana 15"]


class SlowTest(driver.WindowTest):
    def setUp(self):
        super().setUp()
        self.log = self.desk.folder / "syncs.log"

    def open(self, *arguments):
        """An umpire whose syncs are slow."""
        kept = dict(self.desk.environment)
        self.desk.environment.update(LD_PRELOAD=SLOW, SLOW_MS=str(MS), SLOW_LOG=str(self.log),
                                     ASAN_OPTIONS="verify_asan_link_order=0:" + kept.get("ASAN_OPTIONS", ""))
        try:
            return self.desk.open(*arguments)
        finally:
            self.desk.environment = kept

    def syncs(self):
        text = self.log.read_text(encoding="ascii") if self.log.exists() else ""
        return [{**{name: int(value) for name, value in re.findall(r"(\w+)=(\d+)", line)}, "file": line.split(" ", 6)[-1]}
                for line in text.splitlines()]

    def is_toolkit(self, file):
        """The file chooser's own list of files, which is no doing of ours."""
        return "recently-used.xbel" in file or file == str(self.desk.folder / "data")

    def judge(self, what, syncs):
        """The main thread never waits for a disk: it sleeps nowhere but in poll(), however loaded the machine is."""
        self.assertTrue(syncs, "the disk was slow")
        self.assertEqual([sync for sync in syncs if sync["main"] and not self.is_toolkit(sync["file"])], [], "syncs of the main thread")
        syncs = [sync for sync in syncs if not self.is_toolkit(sync["file"])]
        blocked, gap = max(sync["blocked"] for sync in syncs), max(sync["gap"] for sync in syncs)
        print(f"{what}: {len(syncs)} syncs of {MS} ms; without a look at the keyboard at most {gap} ms, of these "
              f"{blocked} ms asleep; turns of the main loop during each: {[sync['turns'] for sync in syncs]}", file=sys.stderr)
        self.assertLess(blocked, MS / 2, "the main thread waited for something")

    def test_entries_wait_their_turn(self):
        path = self.new_session("pad", "Ana", "Bea")
        program = self.open(path)
        field = self.entry(program)
        before = len(self.syncs())
        for line in LINES:
            field.write(line).act("activate")
            until(lambda: field.text == "", f"{line!r} to be taken")
        waiting = len(self.syncs()) - before
        self.assertLess(waiting, len(LINES), "what is typed waits for no disk")
        until(lambda: 'points="15"' in self.log_of(path), "the last entry to be on the disk")
        points = re.findall(r'points="(\d+)"', self.log_of(path))
        self.assertEqual(points, ["11", "12", "13", "14", "15"])
        typing = self.syncs()[before:]
        self.judge("entering", typing)
        self.assertGreater(max(sync["turns"] for sync in typing), 3, "the main loop turned while a sync was under way")
        program.end()
        self.judge("all of it", self.syncs())

    def test_focus_on_what_is_being_saved(self):
        """That an entry has come to the disk takes the focus from nothing that is still there."""
        program = self.open(self.new_session("martes-13", "Ana", "Bea", "Carlos"))
        program.focus()
        self.entry(program).write("deal").act("activate")
        undo = program.find("alert").find("button", "Undo")
        self.desk.still(2)
        program.key("shift+F6")
        until(lambda: program.focused() == undo, "the verdict's key to have the focus")
        until(lambda: program.find("alert", begins="Accepted"), "the entry to be on the disk")
        self.desk.still()
        self.assertEqual(program.focused(), undo)

    def test_quitting_waits_with_a_word(self):
        path = self.new_session("pad", "Ana", "Bea")
        program = self.open(path)
        field = self.entry(program)
        for line in LINES:
            field.write(line).act("activate")
            until(lambda: field.text == "", f"{line!r} to be taken")
        program.windows()[0].act("app.quit")
        program.find("label", "Saving…")
        if "UI_PICTURES" in os.environ:
            self.desk.run("import", "-window", "root", os.environ["UI_PICTURES"] + "/saving.png")
        self.assertEqual(program.process.wait(driver.PATIENCE * 2), 0)
        self.assertEqual(re.findall(r'points="(\d+)"', self.log_of(path)), ["11", "12", "13", "14", "15"])
        self.judge("quitting", self.syncs())

    def test_home_and_a_new_session(self):
        program = self.open()
        program.windows()[0].act("app.new-session")
        program.find("button", "Start").act()
        self.assertTrue(self.enter(program, "deal"))
        program.windows()[0].act("win.home")
        program.find("button", begins="Continue ")
        self.judge("a new session", self.syncs())

    def test_leaving_while_a_session_is_made(self):
        """What was asked for last comes, the session that was begun lies in the library, and another can be begun."""
        path = self.new_session("pad", "Ana", "Bea", entries=["enter ana 5"])
        program = self.open(path)
        window = program.windows()[0]
        self.entry(program).write("enter bea 6").act("activate")
        window.act("win.play-again")  # of a game that has no end: a session of its own
        window.act("win.home")
        program.find("button", begins="Continue ")
        until(lambda: len(list(self.desk.sessions.glob("*.umpire"))) == 1, "the new session to lie in the library")
        self.assertIn('points="6"', self.log_of(path))
        program.windows()[0].act("app.new-session")
        program.find("button", "Start").act()
        until(lambda: len(list(self.desk.sessions.glob("*.umpire"))) == 2, "the next one to be made")
        self.assertTrue(self.enter(program, "enter ana 7"))
        self.judge("leaving", self.syncs())

    def test_removing(self):
        self.desk.sessions.mkdir(parents=True)
        path = self.new_session("pad", "Ana", "Bea", name=self.desk.sessions / "one.umpire", entries=["enter ana 5"])
        program = self.open()
        self.to_evening(program)
        self.choose(program, "Menu", "Remove This Evening of One Game")
        program.find("button", begins="Undo").act()
        program.find("button", begins="Continue Score pad")
        until(path.exists, "the file to be there again")
        self.judge("removing", self.syncs())

    def test_templates(self):
        """Kept, renamed, removed and put back, each while the one before is under way, in order."""
        path = self.new_session("pad", "Ana", "Bea", "-o", "name=Ours", "-o", "columns=tricks")
        folder = self.desk.folder / "data/umpire/templates"
        program = self.open(path)
        window = program.windows()[0]
        until(lambda: "win.keep-sheet" in window.actions, "the session")
        for name in ("Ours", "Theirs"):
            window.act("win.keep-sheet")
            self.sheet(program, window, "Keep this score sheet")
            program.find("text box", "Name of the score sheet").write(name)
            program.find("button", "Keep").act()
            until(lambda: not self.sheets(program, window), "the question to go")
        until(lambda: sorted(file.name for file in folder.glob("*.umpire-sheet")) == ["ours.umpire-sheet", "theirs.umpire-sheet"],
              "both to be kept")
        given = self.desk.folder / "given.umpire-sheet"
        given.write_bytes((folder / "ours.umpire-sheet").read_bytes())
        self.open_more(given)
        self.sheet(program, window, "Ours")
        program.find("button", "Add It").act()
        until((folder / "ours-2.umpire-sheet").exists, "it to be added")
        self.judge("templates", self.syncs())

    def open_more(self, path):
        """Gives a file to the program that runs."""
        self.desk.open(path, attach=False)

    def test_copy(self):
        """A copy; the session itself is no place for one."""
        path = self.new_session("pad", "Ana", "Bea")
        program = self.open(path)
        window = program.windows()[0]
        self.assertTrue(self.enter(program, "enter ana 11"))
        for other in (self.desk.folder / "copy.umpire", path):
            program.key("ctrl+shift+s")
            dialog = program.window("Share")
            self.desk.still()
            until(lambda: dialog.find("text box").write(str(other)).text == str(other), "the path")
            until(lambda: program.key("Return") or self.desk.still() or dialog not in program.windows() or
                  program.all("button", "Replace"), "the dialog to take the path")
            for button in program.all("button", "Replace"):
                button.act()
            if other == path:
                program.find(has="That session is open")
            until(lambda: other.exists() and 'points="11"' in other.read_text(encoding="utf-8"), f"{other} to be written")
        syncs = self.syncs()
        toolkit = [sync for sync in syncs if self.is_toolkit(sync["file"])]
        self.assertEqual([sync for sync in syncs if sync["main"] and sync not in toolkit], [], "syncs of the main thread")

    def test_another_name(self):
        """A person gets another name in the statistics."""
        self.desk.sessions.mkdir(parents=True)
        self.new_session("pad", "Ana", "Bea", name=self.desk.sessions / "one.umpire", entries=["enter ana 5", "enter bea 3", "finish"])
        program = self.open()
        program.find("button", has="Ana won")
        program.windows()[0].act("win.statistics")
        row = program.find(begins="Ana, ")
        program.focus()
        row.click()
        program.find("heading", has="Latest games")
        program.find(has="Known by another name").click()
        program.find("text box", "Name").write("Anita")
        program.key("Return")
        stored = self.desk.folder / "data/umpire/people"
        until(stored.exists, "the name to be written")
        program.find(begins="Anita, ")
        self.judge("names", self.syncs())

    def test_learning(self):
        """What is remembered of the cards is written by another thread as well, and is there when the program has ended."""
        program = self.open()
        program.windows()[0].act("win.learned")
        program.find("button", has="Elevator faces").act()
        program.find("button", "side for three people").act()
        program.find("button", begins="Group 2, round 1: unknown").act()
        program.find("button", "mother, chosen")
        program.find("button", "grandmother, chosen")
        for number, key in enumerate("234", 2):
            program.find("button", key).act()
            program.find("label", f"Box {number}")
        program.find("button", "Remember").act()
        program.find("button", begins="Group 2, round 1: mother and grandmother, 2 3 4, seen on ")
        self.assertEqual(program.end(), 0)
        stored = self.desk.folder / "data/umpire/components.umpire-parts"
        self.assertIn(">mother grandmother 2 3 4<", stored.read_text(encoding="utf-8"))
        self.judge("learning", self.syncs())


driver.main()
