# SPDX-License-Identifier: GPL-3.0-or-later
"""An evening: several games of one session, who won what, title and place."""
import re

import driver
from driver import until


class EveningTest(driver.WindowTest):
    def begin(self, *options):
        entries = [f"enter {who} {points}" for row in ((4, 7), (2, 5)) for who, points in zip(("ana", "bea"), row)]
        self.file = self.new_session("pad", "Ana", "Bea", "-o", "name=Rummy", *options, entries=[*entries, "finish"])
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]
        self.program.find("heading", "Bea wins")
        self.program.focus()

    def press(self, name):
        key = self.program.find("button", name)
        until(lambda: "sensitive" in key.states, name)
        key.act()

    def write(self, *numbers):
        for number in numbers:
            self.program.type(number)
            self.program.key("Return")

    def saved(self):
        self.program.end()
        return self.file.read_text(encoding="utf-8")

    def test_play_again(self):
        """The same game once more belongs to the same session; the evening's page counts both and opens each."""
        self.begin()
        self.press("Play again")
        self.program.find("label", "Ana: Round 1")
        self.write("9", "1")
        self.program.find("button", "Bea, Round 1, 1")
        self.press("Finish")
        self.program.find("heading", "Ana wins")
        self.window.act("win.evening")
        for text in ("Ana, 1", "Bea, 1"):  # columns: each stood before the other once
            self.program.find(name=text)
        self.program.find("button", "Rummy, Ana won, 9 : 1")
        self.program.find("button", "Rummy, Bea won, 12 : 6").act()
        self.program.find("heading", "Bea wins")
        text = self.saved()
        self.assertEqual(text.count("<game "), 2)
        self.assertEqual(text.count('state="finished"'), 2)
        self.assertEqual(len(list(self.desk.sessions.glob("*.umpire"))), 0)

    def test_who_begins(self):
        """The next game goes on where this one stopped; who came last may begin it, or it is drawn."""
        file = self.desk.folder / "night.umpire"
        file.write_text(self.umpirectl("random", "martes-13", "--seats", 4, "--seed", 9), encoding="utf-8")
        for item, dealer in (("Ana begins, as it is their turn", "dora"), ("Bea begins, having come last", "ana"),
                             ("Draw Who Begins", "(ana|bea|carlos|dora)")):
            self.program = self.desk.open(file)
            self.program.find("heading", "Ana wins")
            self.choose(self.program, "Who begins", item)
            self.program.find(has="Deal round 1")
            self.program.end()
            sessions = sorted(self.desk.sessions.glob("*.umpire"), key=lambda path: path.stat().st_mtime_ns)
            self.assertRegex(sessions[-1].read_text(encoding="utf-8"), f'<option name="dealer" value="{dealer}"')

    def test_another_game(self):
        """Another game has the people of before; going back from its page is the result, and nothing was added."""
        self.begin()
        self.press("Next game…")
        self.program.find("button", "All games…")
        self.window.act("win.back")
        self.program.find("heading", "Bea wins")
        self.press("Next game…")
        self.pick(self.program, "Hearts")
        self.program.find("button", begins="Options: Game: Hearts")
        self.press("Start")
        self.program.find("label", "Ana: Round 1")
        text = self.saved()
        self.assertEqual(re.findall('<option name="name" value="(.*?)"', text), ["Rummy", "Hearts"])
        self.assertEqual(re.findall("<seats>(.*?)</seats>", text), ["ana bea", "ana bea"])

    def test_who_went_home(self):
        """Whoever left before the end is not seated again; nothing is taken back on the evening's page."""
        self.file = self.new_session("pad", "Ana", "Bea", "Carlos", "-o", "name=Rummy", entries=[
            *(f"enter {who} 5" for who in ("ana", "bea", "carlos")), "leave ana", "enter bea 4", "enter carlos 3",
            "finish"])
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]
        self.program.find("heading", begins="Bea wins")
        self.press("Play again")
        self.program.find("label", "Bea: Round 1")
        self.write("9")
        self.program.find("button", "Bea, Round 1, 9")
        self.window.act("win.evening")
        self.program.find("button", begins="Rummy, Bea won")
        self.program.key("ctrl+z")
        self.window.act("win.back")
        self.program.find("button", "Bea, Round 1, 9")
        text = self.saved()
        self.assertEqual(text.count('state="finished"'), 1)
        self.assertEqual(re.findall("<seats>(.*?)</seats>", text), ["ana bea carlos", "bea carlos"])

    def test_another_day(self):
        """What was played another day is over: play again begins a session of its own."""
        self.begin()
        self.program.end()
        text = self.file.read_text(encoding="utf-8")
        self.file.write_text(re.sub(r'finished="[^"]*"', 'finished="2001-01-01T00:00:00Z"', text), encoding="utf-8")
        before = self.file.read_bytes()
        self.program = self.desk.open(self.file)
        self.program.find("heading", "Bea wins")
        self.press("Play again")
        until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session of its own")
        self.program.find("label", "Ana: Round 1")
        self.program.end()
        self.assertEqual(self.file.read_bytes(), before)

    def test_late_is_over(self):
        """Who came late is there from the beginning in the next game."""
        self.begin_late()
        self.press("Play again")
        self.program.find("button", "Bea, Round 1, blank")
        self.program.gone("label", "not there")
        self.assertEqual(self.saved().count('name="late"'), 1)

    def begin_late(self):
        self.file = self.new_session("pad", "Ana", "Bea", "-o", "late=bea", entries=(
            "enter ana 4", "join bea", "enter ana 1", "enter bea 2", "finish"))
        self.program = self.desk.open(self.file)
        self.program.find("heading", "Ana wins")

    def test_not_there_yet(self):
        """Who came in the second round has no number for the first."""
        self.begin_late()
        self.program.find("button", "Ana, Round 1: 4")
        self.program.find("button", "Bea, Round 2: 2")
        self.program.gone("button", begins="Bea, Round 1")

    def night(self, name, *games, title="Friday"):
        """A session in the library: (what is played, points, what ends it) for each game."""
        self.desk.sessions.mkdir(parents=True, exist_ok=True)
        file = self.desk.sessions / name
        for number, (game, points, *end) in enumerate(games):
            more = ["--append"] if number else ["--title", title]
            self.umpirectl("new", "pad", "Ana", "Bea", "-o", f"name={game}", *more, file)
            self.umpirectl("play", file, *(f"enter {who} {n}" for who, n in zip(("ana", "bea"), points)), *end)
        return file

    @staticmethod
    def aged(file, year):
        """As if it had been played years ago."""
        file.write_text(re.sub(r'="20\d\d-', f'="{year}-', file.read_text(encoding="utf-8")), encoding="utf-8")

    def test_nothing_hides_a_won_game(self):
        """A won game before an abandoned one is on Home with its winner, tonight and later; a tap shows how it ended."""
        file = self.night("one.umpire", ("Rummy", (4, 7), "finish"), ("Whist", (1, 2), "abandon"))
        self.aged(self.night("old.umpire", ("Skat", (9, 2), "finish"), ("Hearts", (1, 2), "abandon"), title="Trip"), 2020)
        program = self.program = self.desk.open()
        program.find("button", "The evening, Bea 1, Ana 0")
        program.find("button", "Whist, not finished, ")
        program.find("button", begins="Trip, ").find("label", "Skat")
        program.find("button", has="Ana, Bea; Skat, Ana won; Hearts, not finished")
        program.find("button", "Rummy, Bea won, 7 : 4").act()
        program.find("heading", "Bea wins")
        program.windows()[0].act("win.home")
        self.aged(file, 2021)
        program.windows()[0].act("win.statistics")
        program.windows()[0].act("win.home")
        program.find("button", has="Bea, Ana; Rummy, Bea won; Whist, not finished").act()
        program.find(has="One game does not count")
        program.find("button", "Wins").act()
        program.find(name="Bea, 1")

    def test_next_game(self):
        """One tap from Home starts what these people play, in the same session; Another has the people filled in."""
        for number in range(2):
            self.aged(self.night(f"{number}.umpire", ("Skat", (9, 2), "finish")), 2026)
        file = self.night("tonight.umpire", ("Rummy", (4, 7), "finish"), title="Tonight")
        program = self.program = self.desk.open()
        program.find("button", "Rummy again").act()
        program.find("label", "Ana: Round 1")
        program.windows()[0].act("win.home")
        program.find("button", begins="Continue Rummy, Ana and Bea")
        program.find("button", begins="The evening, Bea 1").act()
        program.find("button", "Next game…").click()
        program.find("menu item", "Another…").click()
        program.find("button", "All games…")
        program.windows()[0].act("win.back")
        program.find("button", "Continue Rummy").act()
        program.find("label", "Ana: Round 1")
        program.end()
        self.assertEqual(re.findall('<option name="name" value="(.*?)"', file.read_text(encoding="utf-8")),
                         ["Rummy", "Rummy"])

    def test_undo_of_each_game(self):
        """What was done in a game is undone in that game alone, also when another one was played on in between."""
        file = self.night("one.umpire", ("Rummy", (4, 7)), ("Whist", (3, 2)))
        self.program = self.desk.open()

        def play(game, *numbers):
            self.program.find("button", begins=f"Continue {game}").act()
            self.program.find("label", "Ana: Round 2")
            self.program.focus()
            self.write(*numbers)
            return self.program.windows()[0]

        def logs():
            return re.findall("<log>.*?</log>", file.read_text(encoding="utf-8"), re.S)

        play("Rummy", "5").act("win.evening")
        window = play("Whist", "6", "8")
        until(lambda: 'points="8"' in logs()[1], "the file")
        rummy = logs()[0]
        until(lambda: "win.undo" not in window.actions or window.act("win.undo") is None, "all to be undone")
        self.assertEqual(logs()[0], rummy)
        until(lambda: not re.search(r"^      <enter", logs()[1], re.M), "everything to be taken back")
        window.act("win.evening")
        self.program.find("button", begins="Continue Rummy").act()
        undo = self.program.find("button", "Undo")
        until(lambda: undo.description == "Undo: Ana, round 2: 5", "the act of this game")
        whist = logs()[1]
        window.act("win.undo")
        until(lambda: '<void why="undo">' in logs()[0], "it to be taken back")
        self.assertEqual(logs()[1], whist)

    def test_home_says_who_has_won(self):
        """Home has the winner as long as the game is won: not after undo, again after redo, and beside a game that begins from
        one of its moments."""
        file = self.night("one.umpire", ("Rummy", (4, 7), "finish"))
        self.program = program = self.desk.open()
        window = program.windows()[0]

        def act(name, finished):
            window.act(name)
            until(lambda: ("finished=" in file.read_text(encoding="utf-8")) == finished, "the file")
            window.act("win.home")

        program.find("button", "Rummy, Bea won, 7 : 4").act()
        program.find("heading", "Bea wins")
        act("win.undo", False)
        program.find("button", begins="Continue Rummy").act()
        program.gone("button", begins="Rummy, Bea won")
        act("win.redo", True)
        program.find("button", "Rummy, Bea won, 7 : 4").act()
        program.find("heading", "Bea wins")
        window.act("win.replay")
        program.find("button", "Step back").act()
        program.find("label", "Move 2 of 3")
        self.choose(program, "More of this moment", "A new game from here")
        until(lambda: file.read_text(encoding="utf-8").count("<game ") == 2, "the other game")
        window.act("win.home")
        program.find("button", begins="Continue Rummy")
        program.find("button", "Rummy, Bea won, 7 : 4")

    def test_opened(self):
        """An evening of several games opens at its page where nothing is in play; the way back from a game leads there."""
        file = self.night("one.umpire", ("Rummy", (4, 7), "finish"), ("Whist", (3, 2), "finish"))
        program = self.program = self.desk.open(file)
        program.find("button", "Whist, Ana won, 3 : 2").act()
        program.find("heading", "Ana wins")
        window = program.windows()[0]
        window.act("win.back")
        program.find("button", "Rummy, Bea won, 7 : 4")
        window.act("win.back")
        self.home(program)

    def test_title_and_place(self):
        """Title and place can be changed when all is over; they are in the file and on the evening's page."""
        self.begin()
        self.window.act("win.describe")
        self.program.find("text box", "Title").write("Friday at Ana's")
        self.program.find("text box", "Place").write("Kitchen")
        self.press("Keep")
        text = until(lambda: "<place>" in self.file.read_text(encoding="utf-8") and self.file.read_text(encoding="utf-8"), "the file")
        self.assertIn("<title>Friday at Ana's</title>", text)
        self.assertIn("<place>Kitchen</place>", text)
        until(lambda: "Friday" in self.program.windows()[0].name, "the window's title")
        self.window.act("win.describe")
        self.program.find("text box", "Title").write("")
        self.press("Keep")
        until(lambda: "<title>" not in self.file.read_text(encoding="utf-8"), "no title any more")


driver.main()
