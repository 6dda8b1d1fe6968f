# SPDX-License-Identifier: GPL-3.0-or-later
"""The library in a folder of one's choice."""
import driver
from driver import until


class LibraryTest(driver.WindowTest):
    def choose(self, folder):
        """As Preferences writes it."""
        (self.desk.folder / "config/umpire").mkdir()
        (self.desk.folder / "config/umpire/library").write_text(f"{folder}\n", encoding="utf-8")

    def session_in(self, folder, name, *people):
        folder.mkdir(parents=True, exist_ok=True)
        entries = [*(f"enter {who.lower()} 3" for who in people), "finish"]
        file = self.new_session("pad", *people, entries=entries, name=name)
        return file.rename(folder / name)

    def test_chosen(self):
        """Home and statistics are those of the folder; a new session is kept there; the usual one is a tap away."""
        folder = self.desk.folder / "synced"
        self.session_in(folder, "theirs.umpire", "Zoe", "Yan")
        self.session_in(self.desk.sessions, "ours.umpire", "Ana", "Bea")
        self.choose(folder)
        program = self.desk.open()
        program.find(has="Zoe")
        self.assertEqual(program.all(has="Ana"), [])
        program.find("button", "Statistics").act()
        program.find("heading", "People")
        program.find(begins="Zoe, ")
        window = program.windows()[0]
        window.act("win.home")
        window.act("app.preferences")
        dialog = self.sheet(program, window, "Preferences")
        dialog.find("label", str(folder))
        dialog.find("button", "The usual folder").act()
        dialog.find("label", str(self.desk.sessions))
        until(lambda: program.all(has="Ana"), "the usual sessions")
        self.assertEqual(program.all(has="Zoe"), [])
        self.assertTrue((folder / "theirs.umpire").exists())

    def test_chooser(self):
        """The dialog for folders: what is chosen there is the library at once, and is written down; nothing is moved."""
        folder = self.desk.folder / "backup"
        self.session_in(folder, "theirs.umpire", "Zoe", "Yan")
        ours = self.session_in(self.desk.sessions, "ours.umpire", "Ana", "Bea")
        program = self.desk.open()
        program.find(has="Ana")
        window = program.windows()[0]
        window.act("win.choose-library")
        dialog = program.window("The Folder of Your Sessions")
        program.focus("The Folder of Your Sessions")
        self.desk.still()
        program.type("/")
        until(lambda: dialog.find("text box").write(str(folder)).text == str(folder), "the path")
        until(lambda: program.key("Return") or self.desk.still() or dialog not in program.windows(),
              "the dialog to take the path")
        program.find(has="Sessions are read and kept there from now on")
        until(lambda: program.all(has="Zoe") and not program.all(has="Ana"), "the other sessions")
        self.assertEqual((self.desk.folder / "config/umpire/library").read_text(encoding="utf-8"), f"{folder}\n")
        self.assertTrue(ours.exists())

    def test_gone(self):
        """A folder that is not there is named, and what was to be kept there is still on the page."""
        folder = self.desk.folder / "stick"
        self.session_in(folder, "theirs.umpire", "Zoe", "Yan")
        self.choose(folder)
        aside = folder.rename(self.desk.folder / "pulled out")
        program = self.desk.open()
        program.find("label", f"The folder of your sessions is not there: {folder}")
        program.find("button", "Another Folder…")
        window = program.windows()[0]
        window.act("app.new-session")
        program.find("button", begins="Score pad, ").act()
        program.find("button", "Start").act()
        program.find("label", has="stick")
        self.assertIn("sensitive", program.find("button", "Start").states)
        self.assertFalse(folder.exists())
        aside.rename(folder)
        window.act("win.home")
        program.find(has="Zoe")
        program.gone("label", begins="The folder of your sessions is not there")


driver.main()
