# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions of Home: renamed and moved."""
import os

import driver
from driver import until


class SessionsTest(driver.WindowTest):
    def keep(self, name, *entries, people=("Ana", "Bea")):
        path = self.desk.sessions / name
        path.parent.mkdir(parents=True, exist_ok=True)
        return self.new_session("pad", *people, name=path, entries=entries)

    @staticmethod
    def row(program, begins, action):
        row = program.find("button", begins=begins)
        while action not in row.actions:
            row = row.parent
        return row

    def begin(self):
        self.path = self.keep("one.umpire", "enter ana 5", "enter bea 6", "note left")
        self.program = self.desk.open()
        self.row(self.program, "Continue Score pad", "row.rename")

    def whole(self, path):
        """It is there, and nothing where it was."""
        until(path.exists, f"{path}")
        until(lambda: not list(self.path.parent.glob("*one.umpire*")), "nothing to be left")
        self.assertIn("left", self.log_of(path))

    def test_rename(self):
        self.begin()
        self.row(self.program, "Continue Score pad", "row.rename").act("row.rename")
        window = self.program.windows()[0]
        self.sheet(self.program, window, "Rename the session")
        name = self.program.find("text box", "File name")
        self.assertEqual(name.text, "one")
        button = self.program.find("button", "Rename")
        for bad, why in (("a/b", "A name holds no"), (".a", "It must not begin with a dot.")):
            name.write(bad)
            self.program.find("label", begins=why)
            until(lambda: "sensitive" not in button.states, "it not to be taken")
        name.write("Friday at Ana's")
        until(lambda: "sensitive" in button.states, "it to be taken")
        self.program.find("text box", "Title").write("Friday")
        button.act()
        self.program.find("label", has="It is called Friday at Ana's.umpire now")
        self.program.find("button", begins="Continue Friday, Ana")
        self.whole(self.desk.sessions / "Friday at Ana's.umpire")

    def test_taken(self):
        """Nothing changes where there is one of that name."""
        self.begin()
        other = self.keep("two.umpire", "enter ana 1")
        before = other.read_bytes()
        self.row(self.program, "Continue Score pad", "row.rename").act("row.rename")
        self.sheet(self.program, self.program.windows()[0], "Rename the session")
        self.program.find("text box", "File name").write("two")
        self.program.find("button", "Rename").act()
        self.program.find("label", has="File exists")
        self.assertEqual(other.read_bytes(), before)
        self.assertTrue(self.path.exists())
        self.assertIn("left", self.log_of(self.path))

    def test_move(self):
        """Out of the folder: the list knows it still."""
        self.begin()
        away = self.desk.folder / "away"
        away.mkdir()
        self.row(self.program, "Continue Score pad", "row.move").act("row.move")
        dialog = self.program.window("Move to a Folder")
        self.desk.still()
        self.program.focus("Move to a Folder")
        self.program.type("/")
        until(lambda: dialog.find("text box").write(str(away)).text == str(away), "the path")
        until(lambda: self.program.key("Return") or self.desk.still() or dialog not in self.program.windows(),
              "the dialog to take the path")
        self.program.find("label", has=f"It is in {away} now")
        self.program.find("button", begins="Continue Score pad")
        self.whole(away / "one.umpire")
        self.program.end()
        again = self.desk.open()
        self.row(again, "Continue Score pad", "row.forget").find("button", begins="Continue ").act()
        again.find("group", begins="Bea, 6 points")

    def test_odd_names(self):
        """Names of files that are no text, or look like something else: each is shown, none ends the program."""
        raw = self.keep("one.umpire", "note x").read_bytes()
        for name in (b"\xff\xfe.umpire", "a\nb\u202e.umpire".encode(), b"<b>&amp;.umpire"):
            with open(os.path.join(os.fsencode(self.desk.sessions), name), "wb") as file:
                file.write(raw)
        (self.desk.sessions / "folder.umpire").mkdir()
        os.symlink("loop.umpire", self.desk.sessions / "loop.umpire")
        program = self.desk.open()
        program.find("label", "Cannot be opened")
        program.find(has="The name of this file is no text")
        until(lambda: len(program.all("button", begins="Continue ")) == 3, "the others")
        program.find("button", begins="Continue ").act()
        self.entry(program)
        self.assertEqual(program.end(), 0)


class ManyTest(driver.WindowTest):
    """Rows are made as they are seen: however high the window is, they reach its foot."""

    look = {"size": "1300x2000"}

    def setUp(self):
        super().setUp()
        self.desk.sessions.mkdir(parents=True)
        text = self.new_session("pad", "Ana", "Bea", entries=["enter ana 5", "finish"]).read_text(encoding="utf-8")
        for number in range(50):
            path = self.desk.sessions / f"evening-{number}.umpire"
            path.write_text(text.replace("Ana", f"Ana{number}"), encoding="utf-8")
        self.program = self.desk.open()
        self.program.find("button", begins="New session")

    def reach_foot(self, size):
        def lowest():
            return max((part.box[1] + part.box[3] for part in self.program.all(has="Ana")), default=0)

        until(lambda: lowest() > 0.9 * size[1], f"rows to the foot of a window of {size}")

    def test_home(self):
        self.program.resize(1110, 1800)
        self.reach_foot((1110, 1800))
        self.program.resize(1110, 790)
        self.program.focus()
        self.program.key("ctrl+f")
        self.program.type("ana49")
        until(lambda: not self.program.all(has="Ana48"), "one of them")
        self.program.key("BackSpace", "BackSpace")
        self.reach_foot((1110, 790))

    def test_statistics(self):
        self.program.resize(1110, 1800)
        self.program.find("button", "Statistics").act()
        self.program.find("heading", "People")
        self.reach_foot((1110, 1800))


driver.main()
