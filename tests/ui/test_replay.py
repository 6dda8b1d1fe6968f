# SPDX-License-Identifier: GPL-3.0-or-later
"""The replay bar: stepping, playing, the scale, going on from a moment."""
import driver
from driver import until

START = ["deal", "ana: play cat-5 1", "bea: play cat-7 1", "carlos: play mirror-4 2", "ana: play cat-1 1"]


class ReplayTest(driver.WindowTest):
    def setUp(self):
        super().setUp()
        self.file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START)
        self.program = self.desk.open(self.file)
        self.table = self.program.find("group", "Table")
        self.program.windows()[0].act("win.replay")
        self.program.find("label", "Move 5 of 5")

    def press(self, name):
        self.program.find("button", name).act()

    def at(self, number):
        self.program.find("label", f"Move {number} of 5")

    def test_steps(self):
        self.assertEqual(self.program.all("text box", "Entry"), [], "nothing is entered during a replay")
        self.press("First")
        until(lambda: self.program.all("label", has=" of 5"), "the moment")
        self.table.find(("button", "group"), begins="Pile 1: empty place")
        self.press("Last")
        self.at(5)
        self.press("Step back")
        self.at(4)
        self.table.find(("button", "group"), begins="Pile 1: cats, 12 of 13")
        self.press("Step")
        self.at(5)
        self.program.focus()
        self.program.key("comma")
        self.at(4)
        self.program.key("comma")
        self.at(3)
        self.program.key("period")
        self.at(4)

    def test_scale(self):
        scale = self.program.find("slider", "Moment")
        scale.value = 2
        self.at(2)
        self.table.find(("button", "group"), begins="Pile 1: cats, 5 of 13")

    def test_each_verdict(self):
        self.press("Step back")
        self.at(4)
        until(lambda: "mirror 4" in self.verdict(self.program), "the verdict of that entry")

    def test_play(self):
        self.press("First")
        until(lambda: not self.program.all("label", "Move 5 of 5"), "the beginning")
        self.press("Play")
        self.at(5)
        self.table.find(("button", "group"), begins="Pile 1: cats, 13 of 13")
        self.program.find("button", "Play")

    def test_what_was_taken_back(self):
        """It is no move: the player goes over it, and does not count it."""
        self.program.end()
        self.umpirectl("undo", str(self.file))
        self.umpirectl("play", str(self.file), "ana: play cat-2 1")
        self.program = self.desk.open(self.file)
        self.program.windows()[0].act("win.replay")
        self.at(5)
        self.press("Step back")
        self.at(4)
        until(lambda: "mirror 4" in self.verdict(self.program), "the verdict of the move before")
        self.press("Step")
        self.at(5)
        self.program.find("slider", "Moment").value = 4
        self.at(4)

    def test_go_on(self):
        self.press("Step back")
        self.at(4)
        self.choose(self.program, "More of this moment", "Take back the 1 move after this")
        until(lambda: '<void why="undo">' in self.log_of(self.file), "the moves after it to be taken back")
        self.program.end()

    def test_set_up_again(self):
        """As it was after the third move: the moment is the one that is looked at, and each step is said in turn."""
        for moment in "43":
            self.press("Step back")
            self.at(int(moment))
        self.choose(self.program, "More of this moment", "Set the table up as it was here…")
        boxes = self.program.find("list", "Steps").all(("check box", "checkbox"))
        self.assertEqual([box.name for box in boxes],
                         ["Where no envelope was kept, deal as many of the rest: from here on it is another game.",
                          "Pile 1, in this order: cat 5, cat 7.", "Hand of Carlos, Ana, Bea: the envelope, 12 cards each.",
                          "Dead hand: 12 cards, face down.", "Carlos is to play."])
        for box in boxes:
            self.press("It lies there")
            until(lambda box=box: "checked" in box.states, "the step to be done")
        self.press("Back")
        until(lambda: "checked" not in boxes[-1].states, "the last step to be open again")
        self.press("It lies there")
        self.press("Ready")
        self.program.gone("list", "Steps")
        self.at(3)
        page = self.program.windows()[0]
        page.act("win.table-window")
        until(lambda: len(self.program.windows()) == 2, "the table window")
        page.act("win.set-up-again")
        everybody = self.program.window("table")
        everybody.find(has="Pile 1, in this order: cat 5, cat 7.")
        for box in self.program.find("list", "Steps").all(("check box", "checkbox"))[:2]:
            self.press("It lies there")
            until(lambda box=box: "checked" in box.states, "the step to be done")
        until(lambda: not everybody.all(has="Pile 1, in this order"), "what lies there to be told no more")

    def begin_another(self, before):
        """What stands behind the file's text of before, which stays, once another game has begun from the moment."""
        self.choose(self.program, "More of this moment", "A new game from here")
        until(lambda: "</log>" in self.file.read_text(encoding="utf-8")[len(before) - 12:], "the other game")
        self.program.find("group", "Entry pad")
        self.program.end()
        after = self.file.read_text(encoding="utf-8")
        self.assertEqual(after[:len(before) - len("</session>\n")], before[:-len("</session>\n")])
        return after[len(before) - 12:]

    def test_new_game_beside_one_that_goes_on(self):
        """From a moment of a game that is being played another one begins, too; the first one stays as it was."""
        before = self.file.read_text(encoding="utf-8")
        for moment in (4, 3):
            self.press("Step back")
            self.at(moment)
        self.assertIn("win.go-back", self.program.windows()[0].actions)
        self.assertIn('card="cat-7" pile="1"/>\n    </log>', self.begin_another(before))

    def test_new_game(self):
        """A game that is over stays so: from a moment of it another one begins, and the evening has two."""
        self.program.end()
        self.umpirectl("play", str(self.file), "abandon", "note later")
        before = self.file.read_text(encoding="utf-8")
        self.program = self.desk.open(self.file)
        self.program.windows()[0].act("win.replay")
        self.program.find("label", "Move 7 of 7")
        for moment in "65":
            # there it is over already
            self.assertNotIn("win.go-back", self.program.windows()[0].actions)
            self.assertNotIn("win.new-game-from-here", self.program.windows()[0].actions)
            self.press("Step back")
            self.program.find("label", f"Move {moment} of 7")
        self.assertNotIn("win.go-back", self.program.windows()[0].actions)
        for moment in "43":
            self.press("Step back")
            self.program.find("label", f"Move {moment} of 7")
        self.assertIn('<deal/>\n      <play by="ana" card="cat-5" pile="1"/>\n'
                      '      <play by="bea" card="cat-7" pile="1"/>\n    </log>', self.begin_another(before))

    def test_leave(self):
        self.press("Step back")
        self.at(4)
        self.program.windows()[0].act("win.replay")
        self.program.find("group", "Entry pad")
        self.table.find(("button", "group"), begins="Pile 1: cats, 13 of 13")
        self.program.end()
        self.assertNotIn("<void", self.log_of(self.file))


class LargeReplayTest(driver.WindowTest):
    look = {"language": "es", "font": "Cantarell 22"}

    def test_fits(self):
        """On a phone with large text all keys of the player are inside the window, in long words too."""
        for kind in ("pad", "martes-13"):
            program = self.desk.open(self.new_session(kind, "Ana", "Bea", "Carlos", name=f"{kind}.umpire", entries=['note "té"']))
            program.resize(360, 720)
            program.windows()[0].act("win.replay")
            player = program.find("button", "Volver a ahora").parent.parent
            self.desk.still()
            self.assertEqual(program.outside(360, player.all(("button", "slider"))), [], kind)
            program.end()


driver.main()
