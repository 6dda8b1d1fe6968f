# SPDX-License-Identifier: GPL-3.0-or-later
"""Level 8 in the window: what was laid, known hands, and where a card can go."""
import driver
from driver import until

# Ana has laid 1 to 3 and 4 to 6 and has drawn; Bea holds the green 9, and Ana the green 10.
LAID = ["deal red-5", "ana: draw stock", "ana: lay red-2,red-3,wild:4 blue-4,blue-5,blue-6", "ana: discard green-9",
        "bea: draw ana", "bea: discard green-10", "ana: draw bea"]


class LevelsTest(driver.WindowTest):
    def setUp(self):
        super().setUp()
        self.file = self.new_session("level-8", "Ana", "Bea", entries=LAID)
        self.program = self.desk.open(self.file)

    def key(self, name):
        return self.program.find("group", "Entry pad").find("button", name)

    def key_that_begins(self, name):
        return self.program.find("group", "Entry pad").find("button", begins=name)

    def written(self, entry):
        until(lambda: entry in self.log_of(self.file), entry)

    def test_known_cards(self):
        """What a hand is known to hold can be played, and is not said to be used up."""
        until(lambda: "sensitive" in self.key("Green 10").states, "the card that Ana is known to hold")
        self.key("Green 9, none left")
        self.key("Green 10").act()
        self.key("Discard").act()
        self.written('<discard by="ana" card="green-10"/>')

    def test_turned_up_card(self):
        """A card that nobody put there, but the deal, says so when it is asked."""
        self.program.end()
        self.file = self.new_session("level-8", "Ana", "Bea", name="dealt.umpire", entries=["deal red-5", "ana: draw stock"])
        self.program = self.desk.open(self.file)
        self.program.find("button", begins="Red 5, Discard pile of Bea").click()
        self.program.find("label", begins="Round 1: Deal")
        self.program.find("button", "Show that moment")

    def test_colours_on_a_phone(self):
        """A phone has the cards of one colour; what stands above and below them has one place, whichever is open."""
        def places():
            return [self.key_that_begins(name).box for name in ("Red", "Purple", "Wild, ", "Skip, ", "Discard")]

        self.program.resize(360, 720)
        self.key("Blue")
        before = places()
        self.key("Blue").act()
        self.key("Blue 12")
        self.assertEqual(before, places())
        self.key("Red").act()
        self.key("Red 12")
        self.assertEqual(before, places())

    def test_skip_among_six(self):
        """Five to choose from are all in view, leave the whole deck in view and the key beside it, and move nothing."""
        self.program.end()
        names = ("Ana", "Bea", "Carlos", "Diego", "Eva", "Fede")
        self.file = self.new_session("level-8", *names, name="six.umpire", entries=[
            "deal red-5", "ana: draw stock", "ana: lay red-4,orange-5,blue-6 red-8,green-9,blue-10",
            "ana: discard green-12", "bea: draw ana", "bea: discard red-1", "carlos: draw stock"])
        self.program = self.desk.open(self.file)
        pad, table = self.program.find("group", "Entry pad"), self.program.find("group", "Table")
        skip = pad.find("button", begins="Skip, ")
        before = table.box, skip.box
        skip.act()
        tray = self.program.find("group", "Chosen cards")
        ways = [tray.find("button", begins=f"Skip: {name}") for name in names if name != "Carlos"]
        until(lambda: tray.box[3] > 0 and all(
            tray.box[1] <= way.box[1] and way.box[1] + way.box[3] <= tray.box[1] + tray.box[3] for way in ways),
            "five whole keys in the tray")
        self.assertEqual(before, (table.box, skip.box))

        def is_whole():
            boxes = [pad.find("button", begins=name).box for name in ("Purple 15", "Discard")]
            return all(top + height <= pad.box[1] + pad.box[3] for left, top, width, height in boxes)
        until(is_whole, "a whole deck")

    def test_group_on_the_table(self):
        self.key("Red 7").act()
        self.program.find("group", "Table").find("button", begins="Group 2 of Ana: ").act()
        self.written('<add by="ana" to="ana.2" cards="red-7"/>')

    def test_wild_at_two_ends(self):
        """A wild fits at both ends of a run: its box is lit all the same, and asks which."""
        self.program.find("group", "Entry pad").find("button", begins="Wild, ").act()
        self.program.find("group", "Table").find("button", begins="Group 1 of Ana: run 2 to 4").act()
        self.program.find("button", begins="Group 1 of Ana, wild as 5", has="from 2 to 5").act()
        self.written('<add by="ana" to="ana.1" cards="wild:5"/>')
        self.program.find("group", "Group 1 of Ana: run 2 to 5, 4 cards")

    def test_ladder(self):
        """What each level needs, how sure that is, and who stands there; the way to the editor."""
        self.program.key("alt+1")
        self.program.find("group", "Level 1: 2 runs of 3, Ana, Bea, certain")
        self.program.find("group", "Level 2: 4 pairs, probable")
        self.program.find("group", "Level 4: run of 6, pair, not checked")
        self.program.find("button", "Check the Levels…").act()
        self.program.find("button", begins="Level 3: ")

    def test_colour_first(self):
        """On a phone the colour comes first, then its number; how many are chosen stands on the colour."""
        self.program.resize(360, 740)
        self.key("Red").act()
        self.key("Red 7").act()
        self.key("Red, one chosen")
        group = self.program.find("group", "Table").find("button", begins="Group 2 of Ana: ")
        until(lambda: "the run goes" in group.description, "what comes of it")
        group.act()
        self.written('<add by="ana" to="ana.2" cards="red-7"/>')

    def test_results(self):
        """A round closed by results: what the log saw stands there, the rest comes by a key or a digit."""
        self.program.windows()[0].act("win.tally")
        self.key("Ana, Level laid, yes, as the log has it")
        self.key("Out: yes")
        self.program.focus()
        self.program.key("2")
        self.written('<tally player="ana" done="yes" out="yes"/>')
        self.key("Bea, Level laid, no, as the log has it")
        until(lambda: '<tally player="bea" done="no" out="no"/>' in self.log_of(self.file)
              or [key.act() for key in self.program.all("button", "Confirm")] is None, "Bea's result")
        # with one star nobody keeps cards: no key says so, let alone five of them
        self.program.find(("check box", "checkbox"), "Ana moves the marker to level 3.")
        # how many rounds it has the rules say
        self.program.find("button", "End without a result…")
        self.program.find("button", "Deal round 2").act()
        self.program.find("group", "Entry pad").find("button", "Red 5")  # shuffled in again: not "none left"
        self.assertEqual(self.program.all("button", begins="Cards kept"), [])


driver.main()
