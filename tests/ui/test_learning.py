# SPDX-License-Identifier: GPL-3.0-or-later
"""Learning a game with the window: how to set up, what the rules look like on a table."""
import pathlib
from xml.etree import ElementTree

import driver
from driver import until

SEEDS = pathlib.Path(__file__).parents[2] / "seeds"


class LearningTest(driver.WindowTest):
    def begin(self, kind, *people, entries=()):
        self.file = self.new_session(kind, *people, entries=entries)
        self.program = self.desk.open(self.file)
        self.page = self.program.windows()[0]

    def test_set_up(self):
        """A step each, for these people, ticked off; Enter goes on to the game."""
        self.begin("martes-13", "Ana", "Bea", "Carlos")
        self.program.find("button", "Step by step").act()
        steps = self.program.find("list", "Steps")
        boxes = steps.all(("check box", "checkbox"))
        self.assertEqual([box.name for box in boxes],
                         ["Shuffle all 50 cards: cats, mirrors, ladders and Martes.",
                          "Carlos deals four hands, one card at a time, Ana first.",
                          "Hand of Ana, Bea: 13 cards each, face down.", "Hand of Carlos: 12 cards, face down.",
                          "Hand number 4 goes to nobody: 12 cards, face down, out of the round.",
                          "Leave room for three piles in the middle.", "Ana begins."])
        self.assertNotIn(self.program.window("Set up the table").role, ("widget", "filler"))
        self.program.focus("Set up")
        ready = self.program.find("button", "Ready")
        until(lambda: ready.description.startswith("Shuffle all 50 cards") and ready.description.endswith("Ana begins."),
              "the steps to be read with what has the focus")
        self.program.key("Return")
        self.program.gone("button", "Ready")
        self.page.act("win.show-rules")  # and again from there
        self.program.find("button", "Set up the table…").act()
        first = self.program.find("list", "Steps").all(("check box", "checkbox"))[0]
        self.program.focus("Set up")
        first.click()
        until(lambda: "checked" in first.states, "the first step to be ticked")
        self.program.key("Escape")
        self.program.gone("button", "Ready")
        self.assertEqual(self.entries_of(self.file), 3)  # scores alone: the key was not Deal's

    def test_an_example(self):
        """From a refusal to its rule, and to its example on a table: what is refused in red, and what would be right."""
        self.begin("martes-13", "Ana", "Bea", "Carlos", entries=["deal", "ana: play cat-5"])
        self.page.act("win.show-rules")
        self.program.find("label", "At a glance")
        self.program.find("button", "Show the example of “Onto the pile of its suit”").act()
        window = self.program.window("Onto the pile")
        seen = []
        while True:
            until(lambda: window.all("label", has="Step ") or window.all("label"), "a step")
            seen.append([label.name for label in window.all("label")])
            button = window.find("button", "Next step")
            if "sensitive" not in button.states:
                break
            before = seen[-1]
            button.act()
            until(lambda: [label.name for label in window.all("label")] != before, "the next step")
        said = [" ".join(step) for step in seen]
        self.assertEqual(len(said), 4)
        self.assertIn("Bea: cat 1 on 2. Refused: The cats lie on place 1", said[2])
        self.assertIn("cat 1 on 1", said[3])
        self.assertEqual(self.log_of(self.file).count("<play"), 1)  # nothing of it is in the session

    def test_finding_a_rule(self):
        """The rules are found by typing, and their sections stand in a list that leads to each."""
        self.begin("in-front-of-the-elevators", "Ana", "Bea", "Carlos")
        self.page.act("win.show-rules")
        self.program.find("label", "At a glance")
        search = self.program.find(("search box", "entry"), "Find in the rules")
        search.write("lost ch")
        self.program.gone("label", "At a glance")
        self.program.find("label", has="lost child")
        search.write("zebra")
        self.program.find(name="Nothing in these rules has all of these words.")
        self.program.find("button", "Sections").click()
        self.program.find("list item", "Open questions").click()
        self.program.gone(None, "Nothing in these rules has all of these words.")
        until(lambda: any("focused" in part.states for part in self.program.all("group", "Open questions")),
              "the section to be in view")
        self.assertEqual(search.text, "")

    def test_focus(self):
        """After a place was tapped on the table nothing that takes it back has the focus."""
        self.begin("elevator", "Ana", "Bea", entries=["ana: park 5"])
        table = self.program.find("group", "Table")
        place = table.find("button", begins="Floor 3, ")
        self.program.focus()
        place.click()
        until(lambda: self.program.find("alert").name.startswith("Accepted: Bea"), "Bea's parking")
        self.assertNotIn("focused", self.program.find("button", "Undo").states)
        self.program.key("Return")
        until(lambda: "<park by=\"bea\"" in self.log_of(self.file), "the parking to stand")


class DrawingsTest(driver.WindowTest):
    look = {"size": "1500x1400"}

    def test_whole_at_every_width(self):
        """The rules are in view wherever they are asked for, the cards that they draw whole, at both sizes of text: that
        of the desktop's own setting, in which headings grow with the rest."""
        headings = []
        for zoom in (1, 2):
            self.desk.run("xprop", "-root", "-format", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
                          f"Xft.dpi:\t{96 * zoom}\n")
            for rules in sorted(SEEDS.glob("*.xml")):
                captions = [part.text for part in ElementTree.parse(rules).iterfind(".//{*}caption") if not part.attrib]
                if captions:
                    headings.append(self.walk(rules.stem, captions, zoom))
        self.assertTrue(headings)
        for usual, large in zip(headings[:len(headings) // 2], headings[len(headings) // 2:]):
            self.assertAlmostEqual(2 * usual, large, delta=1)

    def walk(self, kind, captions, zoom):
        program = self.desk.open(self.new_session(kind, "Ana", "Bea", "Carlos", name=f"{kind}-{zoom}.umpire"))
        page = program.windows()[0]
        page.act("win.show-rules")  # where the keys of a phase leave no room for it too
        program.find("label", "At a glance")
        for width, height in ((360, 1300), (600, 1300), (800, 1300), (1110, 790), (1400, 1000)):
            program.resize(width, height)
            page.act("win.show-rules")
            heading = program.find("label", "At a glance")
            program.settle()
            parts = [program.find("label", caption) for caption in captions]
            self.assertEqual(program.outside(width, [heading, *parts]), [], f"{kind} {zoom} {width}")
            tall, boxes = heading.box[3], [part.box for part in parts]
            for k, (left, top, across, down) in enumerate(boxes):
                for other in boxes[:k]:
                    apart = (left >= other[0] + other[2] or other[0] >= left + across
                             or top >= other[1] + other[3] or other[1] >= top + down)
                    self.assertTrue(apart, f"{kind} {zoom} {width}: {captions[k]} lies over another")
        program.end()
        return tall


class SpanishTest(driver.WindowTest):
    look = {"language": "es"}

    def test_all_steps_are_seen(self):
        """The longest list: its last step stands whole above the way on."""
        program = self.desk.open(self.new_session("in-front-of-the-elevators", "Ana", "Bea", "Carlos", "Diego"))
        program.windows()[0].act("win.set-up")
        ready = program.find("button", "Listo")
        last = program.find("list", "Pasos").all("list item")[-1]
        self.assertGreaterEqual(last.box[3], 30)
        self.assertLess(last.box[1] + last.box[3], ready.box[1])


class LargeSpanishTest(driver.WindowTest):
    look = {"language": "es", "font": "Cantarell 22"}

    def test_the_way_to_sections_is_whole(self):
        program = self.desk.open(self.new_session("martes-13", "Ana", "Bea", "Carlos"))
        program.resize(360, 720)
        program.windows()[0].act("win.show-rules")
        sections = program.find("button", "Secciones")
        program.settle()
        self.assertEqual(program.outside(360, [sections]), [])


driver.main()
