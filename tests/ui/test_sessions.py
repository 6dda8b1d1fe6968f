# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions of Home: odd names, many of them."""
import os

import driver
from driver import until


class SessionsTest(driver.WindowTest):
    def keep(self, name, *entries, people=("Ana", "Bea")):
        path = self.desk.sessions / name
        path.parent.mkdir(parents=True, exist_ok=True)
        return self.new_session("pad", *people, name=path, entries=entries)

    def test_odd_names(self):
        """Names of files that are no text, or look like something else: each is shown, none ends the program."""
        raw = self.keep("one.umpire", "note x").read_bytes()
        for name in (b"\xff\xfe.umpire", "a\nb\u202e.umpire".encode(), b"<b>&amp;.umpire"):
            with open(os.path.join(os.fsencode(self.desk.sessions), name), "wb") as file:
                file.write(raw)
        (self.desk.sessions / "folder.umpire").mkdir()
        os.symlink("loop.umpire", self.desk.sessions / "loop.umpire")
        program = self.desk.open()
        program.find(has="The name of this file is not valid text")
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
        self.home(self.program)

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
