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
        return [{name: int(value) for name, value in re.findall(r"(\w+)=(\d+)", line)} for line in text.splitlines()]

    def judge(self, what, syncs):
        """The main thread never waits for a disk: it sleeps nowhere but in poll(), however loaded the machine is."""
        self.assertTrue(syncs, "the disk was slow")
        self.assertEqual([sync for sync in syncs if sync["main"]], [], "syncs of the main thread")
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
        program.find("button", begins="New session").act()
        program.find("button", "Start").act()
        self.assertTrue(self.enter(program, "deal"))
        program.windows()[0].act("win.home")
        program.find("button", begins="Continue ")
        self.judge("a new session", self.syncs())

    def test_removing(self):
        self.desk.sessions.mkdir(parents=True)
        path = self.new_session("pad", "Ana", "Bea", name=self.desk.sessions / "one.umpire", entries=["enter ana 5"])
        program = self.open()
        row = program.find("button", begins="Continue Score pad")
        while "row.remove" not in row.actions:
            row = row.parent
        row.act("row.remove")
        program.find("button", begins="Undo").act()
        program.find("button", begins="Continue Score pad")
        until(path.exists, "the file to be there again")
        self.judge("removing", self.syncs())

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
