# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that takes nothing any more: play goes on, and who leaves is asked."""
import errno
import os

import driver
from driver import until

FAULTS = os.environ.get("UI_FAULTS", "")


class UnsavedTest(driver.WindowTest):
    def open(self, folder, *paths):
        """An umpire for which every write below that folder fails."""
        kept = dict(self.desk.environment)
        self.desk.environment.update(
            LD_PRELOAD=FAULTS, FAULT_UNDER=str(folder.resolve()), FAULT_CALLS="write,pwrite,fsync,fdatasync",
            FAULT_AT="1", FAULT_ERROR=str(errno.EIO), FAULT_PERSIST="1",
            ASAN_OPTIONS="verify_asan_link_order=0:" + kept.get("ASAN_OPTIONS", ""))
        try:
            return self.desk.open(*paths)
        finally:
            self.desk.environment = kept

    def test_leaving_is_asked(self):
        folder = self.desk.folder / "evening"
        folder.mkdir()
        path = self.new_session("pad", "Ana", "Bea", name="evening/night.umpire")
        before = path.read_bytes()
        program = self.open(folder, path)
        field = self.entry(program)
        field.write("enter ana 11").act("activate")
        until(lambda: field.text == "", "the entry to be taken")
        program.find("label", has="Input/output error")
        field.write("enter bea 12").act("activate")  # play goes on in memory
        program.find("group", begins="Bea, 12 points")

        window = program.windows()[0]
        window.act("app.quit")
        sheet = self.sheet(program, window, "Not everything is saved")
        if "UI_PICTURES" in os.environ:
            self.desk.shot(os.environ["UI_PICTURES"] + "/unsaved.png")
        sheet.find("button", has="Keep It Open").act()
        until(lambda: not self.sheets(program, window), "the question to go")
        program.find("group", begins="Bea, 12 points")
        window.act("app.quit")
        self.sheet(program, window, "Not everything is saved").find("button", has="Lose It").act()
        self.assertEqual(program.process.wait(driver.PATIENCE), 0)
        self.assertEqual(path.read_bytes(), before, "what was there is there still")

    def test_a_draft_is_asked_about(self):
        """A half-written score sheet that no disk takes: the last window stays until its draft is given up."""
        folder = self.desk.folder / "data/umpire"
        folder.mkdir(parents=True, exist_ok=True)
        program = self.open(folder)
        window = program.windows()[0]
        window.act("win.new-sheet")
        name = program.find("text box", "Name of the sheet")
        name.write("Ours")
        program.find("label", has="Input/output error")
        window.act("app.quit")
        sheet = self.sheet(program, window, "Not everything is saved")
        sheet.find("label", has="The draft of the score sheet cannot be written")
        sheet.find("button", has="Keep It Open").act()
        until(lambda: not self.sheets(program, window), "the question to go")
        self.assertEqual(name.text, "Ours")
        window.act("app.quit")
        self.sheet(program, window, "Not everything is saved").find("button", has="Lose It").act()
        self.assertEqual(program.process.wait(driver.PATIENCE), 0)

    def test_two_windows_and_a_draft(self):
        """Both windows show the draft and are closed at once: one question, by the window that stays, and the draft is
        there when it is kept."""
        folder = self.desk.folder / "data/umpire"
        folder.mkdir(parents=True, exist_ok=True)
        path = self.new_session("pad", "Ana", "Bea")
        program = self.open(folder)
        program.windows()[0].act("win.new-sheet")
        program.find("text box", "Name of the sheet").write("Ours")
        program.find("label", has="Input/output error")
        self.desk.start(driver.UMPIRE, path)
        program.find("button", "Finish")
        other = next(window for window in program.windows() if window.all("button", "Finish"))
        other.act("win.home")
        self.home(other)
        other.act("win.new-sheet")
        until(lambda: [field.text for field in program.all("text box", "Name of the sheet")] == ["Ours", "Ours"],
              "the draft in both windows")
        other.act("app.quit")
        until(lambda: program.all("label", has="The draft of the score sheet cannot be written"), "the question")
        self.assertEqual(len(program.all("button", has="Lose It")), 1)
        program.find("button", has="Keep It Open").act()
        program.gone("button", has="Lose It")
        self.assertEqual([field.text for field in program.all("text box", "Name of the sheet")], ["Ours"])
        program.find("text box", "Name of the sheet").write("Ours still")
        program.windows()[0].act("app.quit")
        program.find("button", has="Lose It").act()
        self.assertEqual(program.process.wait(driver.PATIENCE), 0)

    def test_a_draft_that_is_written_last(self):
        """What was typed a moment before the end lies in its file, and nobody is asked."""
        program = self.desk.open()
        window = program.windows()[0]
        window.act("win.new-sheet")
        program.find("text box", "Name of the sheet").write("Ours")
        window.act("app.quit")
        self.assertEqual(program.process.wait(driver.PATIENCE), 0)
        self.assertIn("Ours", (self.desk.folder / "data/umpire/sheet-draft").read_text(encoding="utf-8"))


driver.main()
