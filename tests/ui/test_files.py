# SPDX-License-Identifier: GPL-3.0-or-later
"""Home, new sessions, and files: damaged, open elsewhere, cut off by a crash or a full disk."""
import os
import re
import resource

import driver
from driver import until

START = ["deal", "ana: play cat-5 1", "bea: play cat-7 1", "carlos: play mirror-4 2"]


class HomeTest(driver.WindowTest):
    def keep(self, kind, *words, name, entries=()):
        """A session in the folder of the program's own."""
        self.desk.sessions.mkdir(parents=True, exist_ok=True)
        return self.new_session(kind, *words, name=self.desk.sessions / name, entries=entries)

    def test_two_taps(self):
        program = self.desk.open()
        program.find("button", "Start a game").act()
        program.find("button", "Start").act()
        self.assertTrue(self.enter(program, "deal"))
        program.end()
        file, = self.desk.sessions.glob("*.umpire")
        self.assertIn("<deal", file.read_text(encoding="utf-8"))

    def test_people_and_game(self):
        program = self.desk.open()
        program.windows()[0].act("app.new-session")
        tile = program.find("button", begins="Score pad").act()
        until(lambda: "pressed" in tile.states, "the game to be chosen")
        program.focus()
        for number in (3, 2, 1):
            self.drop_person(program, f"Player {number}")
        person = program.find("text box", "Add a person").click()
        for name in ("Dora", "Zoé"):
            person.write(name)
            program.key("Return")
            program.find("list item", begins=name)
        program.find("button", "Start").act()
        program.find("group", begins="Dora, 0 points")
        program.find("group", begins="Zoé, 0 points")
        for line in ("enter dora 5", "enter zoe 3", "finish"):
            self.entry(program).write(line).act("activate")
        program.find("heading", begins="Dora wins")
        program.end()
        file, = self.desk.sessions.glob("*.umpire")
        text = file.read_text(encoding="utf-8")
        self.assertIn('kind="pad"', text)

        # The same people once more, one tap from Home, on the same evening.
        program = self.desk.open()
        program.find("button", "Score pad again").act()
        self.entry(program)
        program.end()
        file, = self.desk.sessions.glob("*.umpire")
        self.assertEqual(file.read_text(encoding="utf-8").count("<game "), 2)

    def test_lists(self):
        self.keep("martes-13", "Ana", "Bea", "Carlos", name="playing.umpire", entries=START)
        self.keep("pad", "Dora", "Emil", name="done.umpire", entries=["enter dora 5", "enter emil 3", "finish"])
        (self.desk.sessions / "broken.umpire").write_text("<session", encoding="utf-8")
        program = self.desk.open()
        program.find("button", begins="Continue Martes 13, Ana")
        program.find("button", has="Score pad, Dora won")
        program.find("button", begins="broken.umpire")
        program.find("button", begins="Continue Martes 13, Ana").act()
        program.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 12 of 13")

    def test_search(self):
        self.keep("martes-13", "Ana", "Bea", "Carlos", name="one.umpire", entries=["deal"])
        self.keep("pad", "Dora", "Emil", name="two.umpire", entries=["enter dora 5"])
        program = self.desk.open()
        program.find("button", begins="Continue Martes 13")
        program.find("button", begins="Continue Score pad")
        program.focus()
        program.type("dora")
        program.gone("button", begins="Continue Martes 13")
        program.find("button", has="Dora, Emil; Score pad, in play")
        program.key("Escape")
        program.find("button", begins="Continue Martes 13")

    def test_remove_and_undo(self):
        file = self.keep("martes-13", "Ana", "Bea", "Carlos", name="one.umpire", entries=["deal"])
        program = self.desk.open()
        program.find("button", begins="Continue Martes 13")
        self.to_evening(program)
        self.choose(program, "Menu", "Remove This Evening of One Game")
        program.gone("button", begins="Continue Martes 13")
        self.assertFalse(file.exists())
        program.find("button", begins="Undo").act()
        program.find("button", begins="Continue Martes 13")
        self.assertTrue(file.exists())


class DamageTest(driver.WindowTest):
    def test_malformed(self):
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START)
        text = file.read_text(encoding="utf-8")
        text = text[:text.index("<play by=\"carlos\"")] + "<play <\n" + text[text.index("<play by=\"carlos\""):]
        file.write_text(text, encoding="utf-8")
        program = self.desk.open(file)
        program.find("label", has="evening.umpire is damaged")
        program.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 12 of 13")
        window = program.windows()[0]
        self.assertFalse(set(window.actions) & {"win.undo", "win.note", "win.edit-last", "win.abandon"})
        self.assertFalse(program.all("button", "Edit"), "what can only be looked at offers no change")
        program.find("button", begins="Save as a New Session").act()
        program.gone("label", has="is damaged")
        self.assertTrue(self.enter(program, "carlos: play cat-2 1"))
        program.end()
        self.assertEqual(file.read_text(encoding="utf-8"), text, "a damaged file is never written to")
        saved, = self.desk.sessions.glob("*.umpire")
        self.assertEqual(self.log_of(saved).count("<play"), 3)

    def test_a_pad_that_is_looked_at(self):
        """It does not call its blank cells filled."""
        file = self.new_session("pad", "Ana", "Bea", entries=["enter ana 3", "enter bea 5"])
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub(r"<enter [^>]*bea[^>]*>", "<enter <", text), encoding="utf-8")
        program = self.desk.open(file)
        program.find("label", has="evening.umpire is damaged")
        program.find("label", "This can only be looked at")
        self.assertFalse(program.all("label", "Every cell is filled"))

    def test_no_session_at_all(self):
        file = self.desk.folder / "letter.umpire"
        file.write_text("Dear Ana,", encoding="utf-8")
        program = self.desk.open(file)
        program.find(has="letter.umpire cannot be opened")
        program.focus()
        until(program.focused, "the keyboard to be on the page")
        window = program.windows()[0]
        window.act("win.home")
        self.home(program)

    def test_open_elsewhere(self):
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START)
        first = self.desk.open(file)
        self.entry(first)
        other = driver.Desk()
        self.addCleanup(other.end)
        second = other.open(file)
        bar = second.find("label", has="another")
        self.assertFalse(set(second.windows()[0].actions) & {"win.undo", "win.note", "win.edit-last", "win.abandon"})
        second.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 12 of 13")
        self.assertTrue(bar.shown)
        self.assertTrue(self.enter(first, "ana: play cat-2 1"))
        second.end()
        first.end()
        self.assertIn('<play by="ana" card="cat-2" pile="1"/>', self.log_of(file))

    def test_killed(self):
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos")
        program = self.desk.open(file)
        field = self.entry(program)
        plays = re.findall(r'<play by="(\w+)" card="([^"]+)" pile="(\d)"/>',
                           self.umpirectl("random", "martes-13", "--seats", "3", "--seed", "7", "-o", "rounds=1"))
        field.write("deal").act("activate")
        for who, card, pile in plays[:9]:
            field.write(f"{who}: play {card} {pile}").act("activate")
            self.assertEqual(field.text, "")
        last = f"{plays[8][0].title()}, {plays[8][1].replace('-', ' ')}"
        until(lambda: self.verdict(program).startswith(f"Accepted: {last}"), "the last entry to be on the disk")
        program.kill()
        program = self.desk.open(file)
        program.find("group", begins=f"{last.replace(',', '')} on")
        self.assertEqual(program.end(), 0)
        self.assertEqual(re.findall(r'<play by="(\w+)" card="([^"]+)" pile="(\d)"/>', self.log_of(file)), plays[:9])
        self.assertEqual(list(file.parent.glob("*evening.umpire*")), [file], "there is nothing beside it")

    def test_changed_by_another_program(self):
        """A folder that is kept in step: what came from elsewhere stays, and the evening goes on beside it, at once and at
        the latest when it is left."""
        for when in ("while it is played", "when it is left"):
            file = self.new_session("martes-13", "Ana", "Bea", "Carlos", name=f"{when}.umpire", entries=START)
            program = self.desk.open(file)
            self.assertTrue(self.enter(program, "ana: play cat-2 1"))
            theirs = file.read_text(encoding="utf-8").replace("Carlos", "Carla")
            other = file.with_suffix(".other")
            other.write_text(theirs, encoding="utf-8")
            other.rename(file)
            kept = file.with_suffix(".kept-1.umpire")
            if when == "while it is played":
                self.assertTrue(self.enter(program, "bea: play mirror-1 2"))
                program.find("label", has="changed by another program")
                self.assertTrue(self.enter(program, "carlos: play mirror-2 2"))
                self.assertIn('card="mirror-2"', self.log_of(kept))
            program.windows()[0].act("win.home")
            self.home(program)
            program.find("button", begins="Continue Martes 13")
            self.assertEqual(program.end(), 0)
            self.assertEqual(file.read_text(encoding="utf-8"), theirs)
            self.assertIn('card="cat-2"', self.log_of(kept))

    def test_full_disk(self):
        """A limit on the size of files stands for the disk."""
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START)
        program = self.desk.open(file)
        self.assertTrue(self.enter(program, "ana: play cat-2 1"))
        limit = resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (16, limit[1]))
        self.assertTrue(self.enter(program, "bea: play mirror-1 2"), "play goes on")
        trouble = program.find("button", begins="Save a Copy").parent
        self.assertTrue(trouble.parent.all("label"))
        self.assertTrue(self.enter(program, "carlos: play mirror-2 2"))
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, limit)
        self.assertTrue(self.enter(program, "ana: play ladder-2 3"))
        program.gone("button", begins="Save a Copy")
        program.kill()
        log = self.log_of(file)
        for card in ("cat-2", "mirror-1", "mirror-2", "ladder-2"):
            self.assertIn(f'card="{card}"', log)

    def test_terminated(self):
        """The machine is switched off while nobody looks."""
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START)
        program = self.desk.open(file)
        self.assertTrue(self.enter(program, "ana: play cat-2 1"))
        program.process.terminate()
        program.process.wait(driver.PATIENCE)
        self.assertIn('card="cat-2"', self.log_of(file))
        self.assertTrue(os.path.exists(file))


driver.main()
