# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desktop and the window do together: files from anywhere, resuming, the guide, the clipboard."""
import os
import stat

import driver
from driver import until

START = ["deal", "ana: play cat-5 1"]
PARTS = """<?xml version="1.0" encoding="UTF-8"?>
<components xmlns="urn:umpire:components:1">
  <part kind="level-8" id="levels"><set><value side="1" row="3" column="1" sure="checked">R3+C4</value></set></part>
</components>
"""


class ElsewhereTest(driver.WindowTest):
    def at_home(self):
        program = self.desk.open()
        self.home(program)
        return program

    def test_listed(self):
        """A session from anywhere is on Home from then on; one that has gone says so; taken off, the file stays."""
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START)
        program = self.desk.open(file)
        self.assertTrue(self.enter(program, "bea: play cat-7 1"))
        program.end()

        program = self.at_home()
        program.find("button", begins="Continue Martes 13, Ana").act()
        self.assertTrue(self.enter(program, "carlos: play mirror-1 2"))
        program.end()
        self.assertEqual(self.log_of(file).count("<play"), 3)

        hidden = file.rename(file.with_name("hidden"))
        program = self.at_home()
        program.find("button", has="no longer where it was").act()
        program.find(has=file.name)
        program.end()
        hidden.rename(file)

        program = self.at_home()
        self.to_evening(program)
        self.choose(program, "Menu", "Take Off the List")
        program.gone("button", begins="Continue Martes 13, Ana")
        program.find("button", begins="Undo").act()
        program.find("button", begins="Continue Martes 13, Ana")
        program.end()
        self.assertTrue(file.exists())

    def test_resume(self):
        """What was opened last goes on, and where nothing was, the window says so."""
        program = self.at_home()
        program.windows()[0].act("app.resume")
        program.find(has="no session to go on with")
        program.end()
        self.new_session("pad", "Dora", "Emil", name="first.umpire")
        second = self.new_session("martes-13", "Ana", "Bea", "Carlos", name="second.umpire", entries=START)
        for name in ("first.umpire", "second.umpire"):
            self.desk.open(self.desk.folder / name).end()
        program = self.at_home()
        program.windows()[0].act("app.resume")
        program.find("group", begins="Ana, 0 points")
        self.assertTrue(self.enter(program, "bea: play cat-7 1"))
        program.end()
        self.assertEqual(self.log_of(second).count("<play"), 2)

    def test_raised(self):
        """Opening what is open already brings no second window."""
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START)
        program = self.desk.open(file)
        self.entry(program)
        (self.desk.folder / "other").mkdir()
        again = self.desk.folder / "other/../evening.umpire"
        second = self.desk.open(again, attach=False)
        until(lambda: second.process.poll() is not None, "the second call to end")
        self.assertTrue(self.enter(program, "bea: play cat-7 1"))
        self.assertEqual(len(program.windows()), 1)

    def test_parts(self):
        """A file of learned components is taken over by opening it."""
        program = self.at_home()
        parts = self.desk.folder / "theirs.umpire-parts"
        parts.write_text(PARTS, encoding="utf-8")
        second = self.desk.open(parts, attach=False)
        until(lambda: second.process.poll() is not None, "the second call to end")
        program.find(has="What the file says is remembered")
        own = self.desk.folder / "data/umpire/components.umpire-parts"
        parts.write_text(PARTS.replace("R3+C4", "R3+C5"), encoding="utf-8")
        for answer, value in (("Cancel", "R3+C4"), ("Keep Mine", "R3+C4"), ("Take Theirs", "R3+C5")):
            self.desk.open(parts, attach=False)
            program.find("label", begins="It says something else in 1 place.")
            program.find("button", answer).act()
            program.gone("label", begins="It says something else in 1 place.")
            until(lambda: value in own.read_text(encoding="utf-8"), f"{value} after {answer}")
        parts.write_text("Dear Ana,", encoding="utf-8")
        second = self.desk.open(parts, attach=False)
        program.find(has="This file cannot be used")
        self.assertEqual(len(program.windows()), 1)


class GuideTest(driver.WindowTest):
    def begin(self, **more):
        self.desk.environment.update(more)
        self.file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START)
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]
        self.entry(self.program)
        self.program.focus()

    def guide(self, heading):
        window = until(lambda: [w for w in self.program.windows() if w.name == "Guide"], "the guide")[-1]
        window.find("heading", heading)
        return window

    def test_own_window(self):
        """Where no viewer sees our pages: F1 leads to the page that fits, and links lead on."""
        data = self.desk.folder / "share"
        data.mkdir()
        for name in ("glib-2.0", "icons", "mime"):  # without what is in help and applications
            (data / name).symlink_to(f"/usr/share/{name}")
        self.begin(XDG_DATA_DIRS=str(data))
        self.program.key("F1")
        guide = self.guide("Enter what happens")
        guide.find("button", "All pages").act()
        self.guide("Umpire")
        guide.find("button", "Back").act()
        self.guide("Enter what happens")
        guide.act("window.close")
        until(lambda: len(self.program.windows()) == 1, "the guide to go")
        # A refusal has a rule: that is nearer than the guide.
        self.assertFalse(self.enter(self.program, "bea: play ladder-2 1"))
        self.program.focus()
        self.program.key("F1")
        self.program.find("group", has="M13-")
        self.assertEqual(len(self.program.windows()), 1)
        self.window.act("win.edit-last")
        self.program.find("label", "not yet accepted")
        self.window.act("win.help")
        self.guide("Correct what was entered")

    def test_viewer(self):
        """Where the pages are installed and a viewer is there, it gets the page's address."""
        data = self.desk.folder / "share"
        for folder in ("applications", "help/C/umpire"):
            (data / folder).mkdir(parents=True)
        (data / "help/C/umpire/index.page").touch()
        said = self.desk.folder / "said"
        viewer = self.desk.folder / "viewer"
        viewer.write_text(f'#!/bin/sh\necho "$1" >"{said}"\n', encoding="utf-8")
        viewer.chmod(viewer.stat().st_mode | stat.S_IXUSR)
        (data / "applications/viewer.desktop").write_text(
            f"[Desktop Entry]\nType=Application\nName=Viewer\nExec={viewer} %u\nMimeType=x-scheme-handler/help;\n",
            encoding="utf-8")
        (data / "applications/mimeinfo.cache").write_text(
            "[MIME Cache]\nx-scheme-handler/help=viewer.desktop;\n", encoding="utf-8")
        self.begin(XDG_DATA_DIRS=f"{data}{os.pathsep}/usr/share")
        self.program.key("F1")
        until(lambda: said.exists() and said.read_text(), "the viewer")
        self.assertEqual(said.read_text(), "help:umpire/moves\n")
        self.assertEqual(len(self.program.windows()), 1)


class CopyTest(driver.WindowTest):
    def pasted(self):
        """What the clipboard holds, by pasting it into the field of entries, which makes one line of it."""
        field = self.entry(self.program)
        field.write("")
        self.program.focus()
        self.window.act("win.focus-entry")
        self.program.key("ctrl+v")
        return until(lambda: field.text, "the pasted text")

    def copy_as_text(self):
        self.program.focus()
        self.program.find("button", "Menu").click()
        self.program.find("menu item", "Share…").click()
        self.program.find("list item", "Copy as Text").click()

    def test_copy(self):
        self.file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START)
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]
        self.assertTrue(self.enter(self.program, "bea: play cat-7 1"))
        self.window.act("win.show-log")
        self.log_row(self.program, 2).act("entry.copy")
        until(lambda: self.pasted() == "Ana cat 5 on 1", f"the line of the log, not {self.pasted()!r}")
        self.copy_as_text()
        until(lambda: "1. Bea: " in self.pasted() and "Carlos" in self.pasted(), "the score")
        self.entry(self.program).write("")

    def test_copy_whole_names(self):
        """A long name is cut in the window, not in what is copied."""
        long = "Ana " + "Mar\u00eda " * 12 + "de la Torre"
        self.file = self.new_session("pad", long, "Bea", entries=["note hello"])
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]
        self.program.find("group", begins="Ana Mar")
        self.assertFalse(self.program.all("label", long))
        self.copy_as_text()
        until(lambda: long in self.pasted(), "the whole name")
        self.entry(self.program).write("")


if __name__ == "__main__":
    driver.main()
