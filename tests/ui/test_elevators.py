# SPDX-License-Identifier: GPL-3.0-or-later
"""In Front of the Elevators in the window: what a line of persons and faces from the table need."""
import driver
from driver import until

# Ana has three of her colour in line 1, and a lost child may be in her hand.
SEVERAL = [driver.ELEVATORS_DEAL, "ana: play blue-girl 1", "ana: draw 1 back=blue", "bea: play red-girl 1", "bea: draw 2 back=red",
           "carlos: play green-boy 2", "carlos: draw 3 back=green", "ana: play blue-father 1", "ana: draw 1 back=blue",
           "bea: play red-father 1", "bea: draw 1 back=red", "carlos: play green-grandmother 3",
           "carlos: draw 1 back=green"]


class ElevatorsTest(driver.WindowTest):
    def begin(self, *entries):
        self.file = self.new_session("in-front-of-the-elevators", "Ana", "Bea", "Carlos", entries=entries)
        self.program = self.desk.open(self.file)

    def pad(self):
        return self.program.find("group", "Entry pad")

    def written(self, entry):
        until(lambda: entry in self.log_of(self.file), entry)


class DealTest(ElevatorsTest):
    """The form of the deal shows one thing at a time and goes on by itself."""

    def setUp(self):
        super().setUp()
        self.begin()

    def first_cards(self):
        for number, name in enumerate(["Blue mother", "Red mother", "Green girl"], 2):
            self.program.find("button", name).act()
            self.program.find("label", f"First cards: {number} of 3" if number < 4 else "Elevator 1: who counts double?")

    def test_by_taps(self):
        self.first_cards()
        self.program.find("button", "First cards, 1 of 5, entered")
        for lift in (1, 2, 3):
            for word in ("girl", "boy", "2", "3"):
                self.program.find("button", word).act()
                self.program.find("label", f"Elevator {lift}: " + {"girl": "and who else?", "boy": "Box 1", "2": "Box 2", "3": "Box 3"}[word])
            if lift < 3:
                self.program.find("button", f"Next: Elevator {lift + 1}").act()
                self.program.find("label", f"Elevator {lift + 1}: who counts double?")
        self.program.find("button", "Deal").act()
        self.written('<deal first="blue-mother red-mother green-girl" lift1="girl boy 2 3" lift2="girl boy 2 3" '
                     'lift3="girl boy 2 3"/>')

    def test_too_early(self):
        """A pale Deal says in words what is missing, and goes there."""
        self.first_cards()
        self.program.find("button", "girl").act()
        self.program.find("button", "Elevator 3, 4 of 5").act()
        self.program.find("label", "Elevator 3: who counts double?")
        self.program.find("button", "Deal").act()
        self.program.find("label", "Elevator 1: and who else?")
        self.program.find("label", "Not yet. Still to be said: Elevator 1")
        self.assertNotIn("Refused", self.verdict(self.program))
        self.program.find("button", "boy").act()
        self.program.gone("label", "Not yet. Still to be said: Elevator 1")

    def test_enter_goes_on(self):
        """Behind a tap or a digit Enter leads to the next elevator; it takes nothing twice, and nothing back."""
        self.first_cards()
        self.program.focus()
        for name in ("girl", "boy", "2"):
            self.program.find("button", name).click()
        self.program.find("label", "Elevator 1: Box 2")
        self.program.type("3")
        self.program.find("label", "Elevator 1: Box 3")
        self.program.key("Return")
        self.program.find("label", "Elevator 2: who counts double?")
        self.program.find("button", "mother").click()
        self.program.key("Return")
        self.program.find("label", "Not yet. Still to be said: Elevator 2")
        self.program.find("button", "grandmother").click()
        self.program.find("button", "4").click()
        self.program.key("Return")
        self.program.find("label", "Elevator 3: who counts double?")
        for name in ("father", "grandfather", "1"):
            self.program.find("button", name).click()
        self.program.key("Return")
        self.written('<deal first="blue-mother red-mother green-girl" lift1="girl boy 2 3" lift2="mother grandmother 4" '
                     'lift3="father grandfather 1"/>')

    def test_half_filled(self):
        """What was filled in is there again after the program's end, until it is entered."""
        self.program.end()
        self.desk.environment["GSETTINGS_BACKEND"] = "keyfile"
        self.program = self.desk.open(self.file)
        self.first_cards()
        self.program.find("button", "girl").act()
        self.program.find("label", "Elevator 1: and who else?")
        self.program.kill()
        self.program = self.desk.open(self.file)
        self.program.find("label", "Elevator 1: and who else?")
        self.program.find("button", "First cards, 1 of 5, entered")
        self.assertTrue(self.enter(self.program, driver.ELEVATORS_DEAL))
        self.program.find("button", begins="Blue girl")
        self.program.windows()[0].act("win.undo")
        self.program.find("button", "First cards, 1 of 5")

    def test_second_round(self):
        """For the next deal all cards are shuffled: those that still lie in the lines may be the first ones again."""
        self.program.end()
        self.file = self.new_session("in-front-of-the-elevators", "Ana", "Bea", "Carlos", name="second.umpire", entries=[
            driver.ELEVATORS_DEAL, "tally-line 1 blue-mother", "tally-line 2 red-mother", "tally-line 3 green-girl",
            *(f"tally-cafe {who}" for who in ("ana", "bea", "carlos"))])
        self.program = self.desk.open(self.file)
        self.program.find("button", "First cards, 1 of 5")
        for number, card in enumerate(("Green girl", "Blue mother", "Red father"), 2):
            self.pad().find("button", card).act()
            if number < 4:
                self.program.find("label", f"First cards: {number} of 3")
        self.program.find("label", "Elevator 1: who counts double?")

    def test_steps_stay(self):
        """What has been entered is marked without moving the other steps."""
        def places():
            return [self.pad().find("button", begins=step).box for step in ("Elevator 2,", "Elevator 3,", "Decks,")]

        stand = places()
        for card in ("Green girl", "Blue mother", "Red father"):
            self.pad().find("button", card).act()
        self.pad().find("button", "First cards, 1 of 5, entered")
        self.program.find("label", "Elevator 1: who counts double?")
        self.assertEqual(places(), stand)

    def test_seen_on_the_table(self):
        """A chosen card is seen at once where it lies, and a refusal moves no key."""
        def picture(line):
            panel = self.program.find("group", begins=f"Line {line}")
            x, y = self.program.place_of(panel)
            left, top, width, height = panel.box
            self.desk.still()
            return self.desk.look(x + left, y + top, width, height)

        def places():
            return [part.box for part in self.pad().all("button", like="Blue|Yellow")]

        empty = [picture(line) for line in (1, 2, 3)]
        self.program.find("button", "Red girl").act()
        self.program.find("label", "First cards: 2 of 3")
        stand = places()
        now = [picture(line) for line in (1, 2, 3)]
        self.assertNotEqual(now[0], empty[0])
        self.assertEqual(now[1:], empty[1:])
        for card in ("Red lost child", "Blue father"):
            self.program.find("button", card).act()
        self.program.find("label", begins="Red lost child goes back into the pile")
        self.assertEqual(places(), stand)
        third = picture(3)
        self.assertNotEqual(third, empty[2])
        # what was taken out leaves its line empty: nobody moves up
        self.program.find("button", "Red lost child, chosen").act()
        self.program.gone("label", begins="Red lost child goes back into the pile")
        self.assertEqual([picture(2), picture(3)], [empty[1], third])
        self.assertEqual(places(), stand)

    def test_a_card_that_goes_back(self):
        """It is told before anything else is asked, and the card that takes its place comes where it lay."""
        for card in ("Red girl", "Red lost child", "Blue father"):
            self.program.find("button", card).act()
        self.program.find("label", begins="Red lost child goes back into the pile")
        self.program.find("button", "First cards, 1 of 5, refused")
        self.program.find("button", "Red lost child, chosen").act()
        self.program.gone("label", begins="Red lost child goes back into the pile")
        self.program.find("button", "Green mother").act()
        self.program.find("button", "First cards, 1 of 5, entered")
        for lift in (1, 2, 3):
            for word in ("girl", "boy", "2"):
                self.program.find("button", word).act()
                self.program.find("label", f"Elevator {lift}: " + {"girl": "and who else?", "boy": "Box 1", "2": "Box 2"}[word])
            if lift < 3:
                self.program.find("button", f"Next: Elevator {lift + 1}").act()
                self.program.find("label", f"Elevator {lift + 1}: who counts double?")
        self.program.find("button", "Deal").act()
        self.written('<deal first="red-girl green-mother blue-father" lift1="girl boy 2" lift2="girl boy 2" '
                     'lift3="girl boy 2"/>')

    def test_back(self):
        self.first_cards()
        self.program.focus()
        self.program.key("BackSpace")
        self.program.find("label", "First cards")
        self.program.key("BackSpace")
        self.program.find("label", "First cards: 3 of 3")

    def test_numbers_are_typed(self):
        self.first_cards()
        self.program.find("button", "girl").act()
        self.program.find("button", "mother").act()
        self.program.find("label", "Elevator 1: Box 1")
        self.program.focus()
        self.program.key("4")
        self.program.find("label", "Elevator 1: Box 2")


class EndTest(ElevatorsTest):
    def test_nothing_to_do(self):
        """Over the table of a finished game the banner says who won, and nothing of what was to be done."""
        tallies = ["tally-line 1 blue-mother", "tally-line 2 red-mother", "tally-line 3 green-girl",
                   *(f"tally-cafe {who}" for who in ("ana", "bea", "carlos"))]
        *entries, last = [driver.ELEVATORS_DEAL, *tallies] * 3
        self.begin(*entries)
        self.program.find("label", begins="5 of 6 are counted")
        self.assertTrue(self.enter(self.program, last))
        self.program.find("button", "Back to the table").act()
        self.program.find("label", "wins")
        self.assertEqual(self.program.all("label", has=" are counted"), [])


class NextDealTest(ElevatorsTest):
    """The deal of the next round is said over an empty table, not over the round before."""

    def lines(self, has):
        return self.program.find("group", "Table").all("group", begins="Line ", has=has)

    def test_cleared(self):
        self.begin(driver.ELEVATORS_DEAL, *(f"tally-line {line} cards=" for line in (1, 2, 3)),
                   *(f"tally-cafe {who}" for who in ("ana", "bea", "carlos")))
        self.program.find("group", "Entry pad").find("button", "Blue mother")  # it was shuffled with the others
        until(lambda: len(self.lines("1 card")) == 3, "the round before")
        self.pad().find("button", "Blue mother").act()
        self.program.find("label", "First cards: 2 of 3")
        until(lambda: self.lines("1 card") == [], "an empty table")
        self.program.focus()
        self.program.key("BackSpace")
        until(lambda: len(self.lines("1 card")) == 3, "the round before")


class HandsTest(ElevatorsTest):
    def test_read_as_a_whole(self):
        """What the hands do is never cut in the window as it opens: it takes the lines that it needs."""
        self.begin(*SEVERAL[:7], "ana: play blue-lost-child 1 moves=blue-girl")
        long = self.program.find("label", has="goes to the end and the others close up.")
        alert, height = self.program.find("alert").box, long.box[3]
        self.assertLessEqual(long.box[1] + height, alert[1] + alert[3])
        self.assertTrue(self.enter(self.program, "ana: draw 1 back=blue"))
        short = self.program.find("label", begins="Accepted: Ana")
        self.assertGreater(height, 1.5 * short.box[3])


class SmallScreenTest(ElevatorsTest):
    def test_lines_are_whole(self):
        """Above the form of the deal, the three empty lines have room."""
        file = self.new_session("in-front-of-the-elevators", "Ana", "Bea", "Carlos", "Diego")
        program = self.desk.open(file)
        program.resize(1280, 800)
        line, verdict = program.find("group", begins="Line 3"), program.find("alert", begins="To begin")
        until(lambda: line.box[1] + line.box[3] <= verdict.box[1], "line 3 to end above the verdict")

    def test_table_window(self):
        """A long sentence at the foot leaves room for all three lines."""
        self.begin(*SEVERAL, "ana: play blue-lost-child 1 moves=blue-mother")
        self.program.windows()[0].act("win.table-window")
        window = until(lambda: len(self.program.windows()) == 2, "the table window") and self.program.windows()[-1]
        line, foot = window.find("group", begins="Line 3"), window.find("group", begins="Lay ")
        until(lambda: line.box[1] + line.box[3] <= foot.box[1], "line 3 above the foot")


class TallyTest(ElevatorsTest):
    """Who enters only results counts the lines and the cafés."""

    def tap(self, name):
        self.program.find("button", name).act()

    def test_line_and_cafe(self):
        self.begin(driver.ELEVATORS_DEAL)
        self.program.windows()[0].act("win.tally")
        self.tap("Line: 1, 1 of 2, entered")
        self.tap("2")
        self.program.find("button", "Line: 2, 1 of 2, entered")
        self.program.find("label", "People in the line")
        for card in ("Blue girl", "Red boy"):
            self.tap(card)
            self.program.find("button", begins=card + ", chosen")
        self.pad().find("button", "Line 2 is counted").act()
        self.written('<tally-line line="2" cards="blue-girl red-boy"/>')
        self.tap("Count cafés")
        self.tap("Player: Ana, 1 of 2, entered")
        self.tap("Bea")
        self.program.find("label", "Cafés")
        self.tap("boys")
        self.program.find("button", "boys, chosen")
        self.pad().find("button", "Enter it for Bea").act()
        self.written('<tally-cafe player="bea" sets="boy"/>')

    def test_lines_are_cards(self):
        """Above all persons as keys the lines are smaller, but there is room for cards: chips are for a phone."""
        self.begin(*SEVERAL)
        self.program.windows()[0].act("win.tally")
        self.program.find("label", "People in the line")
        card = self.program.find("button", begins="Blue girl, Line 1")
        until(lambda: card.box[3] > card.box[2], "a card that is higher than wide")

    def test_nothing_chosen(self):
        """Nothing is counted before somebody says so: an empty line is a choice of its own."""
        self.begin(driver.ELEVATORS_DEAL)
        self.program.windows()[0].act("win.tally")
        self.program.find("label", "People in the line")
        before = self.log_of(self.file)
        self.pad().find("button", "Line 1 is counted").act()
        self.program.find("label", begins="Nothing is counted yet")
        self.assertEqual(self.log_of(self.file), before)
        self.tap("None")
        self.program.find("button", "None, chosen")
        self.pad().find("button", "Line 1 is counted").act()
        self.written('<tally-line line="1"')

    def test_begins_with_what_is_missing(self):
        self.begin(driver.ELEVATORS_DEAL, "tally-line 1 blue-girl")
        self.program.find("button", begins="Red mother")  # what was seen on the table can be counted too
        self.tap("Line: 2, 1 of 2, entered")
        self.tap("3")
        self.program.find("label", "People in the line")
        self.tap("Red boy")
        self.pad().find("button", "Line 3 is counted").act()
        self.written('<tally-line line="3" cards="red-boy"/>')
        self.program.find("button", "Line: 2, 1 of 2, entered")
        self.program.find("label", "People in the line")


class PickTest(ElevatorsTest):
    """Whom a lost child moves: one of several cards of the line."""

    def setUp(self):
        super().setUp()
        self.begin(*SEVERAL)
        self.pad().find("button", "Blue lost child").act()
        self.pad().find("button", "Blue lost child, chosen")

    def test_on_the_table(self):
        lit = self.program.find("button", "Blue girl, Line 1, 2 of 5")
        self.assertTrue(lit.description)
        self.assertFalse(self.program.find("button", "Red girl, Line 1, 3 of 5").description)
        lit.act()
        self.written('<play by="ana" card="blue-lost-child" line="1" moves="blue-girl"/>')
        self.program.gone("button", "Blue girl, Line 1, 2 of 5")

    def test_by_keys(self):
        """The number of the line goes to its persons, and the other lines keep theirs."""
        self.program.focus()
        self.program.key("1")
        first = self.program.find("button", begins="Blue girl, Line 1")
        until(lambda: "focused" in first.states, "the focus on the first person")
        second = self.program.find("button", begins="Blue mother, Line 1")
        self.program.key("Left")
        until(lambda: "focused" in second.states, "the second person")
        self.program.key("Return")
        self.written('<play by="ana" card="blue-lost-child" line="1" moves="blue-mother"/>')

    def test_another_line_by_keys(self):
        self.program.focus()
        self.program.key("2")
        self.written('<play by="ana" card="blue-lost-child" line="2"/>')


class ElsewhereTest(ElevatorsTest):
    """A card that went elsewhere is said to be there where its line is asked about, or on the correction page."""

    def setUp(self):
        super().setUp()
        self.begin(driver.ELEVATORS_DEAL)

    def choose(self):
        self.program.focus()
        self.pad().find("button", "Blue girl").act()
        self.line = self.program.find("group", "Table").find("button", begins="Line 1")
        until(lambda: "to the end, 2nd place" in self.line.description, "what comes of it")

    def test_to_another_place(self):
        self.choose()
        self.line.act("spot.ask")
        self.program.find("button", "1st, in front of blue mother").act()
        until(lambda: self.verdict(self.program).startswith("Refused: "), "the refusal")
        self.assertRegex(self.verdict(self.program), "rule IFE-8")
        self.program.find("button", "Let it stand…")

    def test_on_a_phone(self):
        self.program.resize(360, 740)
        self.program.find("button", "Blue girl").act()
        self.program.find("group", "Table").find("button", begins="Line 1").act("spot.ask")
        self.program.find("button", "1st, in front of blue mother").act()
        until(lambda: self.verdict(self.program).startswith("Refused: "), "the refusal")

    def test_correction(self):
        self.assertTrue(self.enter(self.program, "ana: play blue-girl 1"))
        self.program.windows()[0].act("win.edit-last")
        self.program.find("label", "not yet accepted")
        self.choose()
        self.line.act("spot.ask")
        self.program.find("button", begins="1st, in front of blue mother")
        self.program.find("button", begins="2nd, at the end").act()
        self.program.find("label", begins="It becomes: Ana, round 1: blue girl to line 1")
        accept = self.program.find("button", begins="Accept")
        until(lambda: "sensitive" in accept.states, "a correction that can be accepted")
        accept.act()
        self.written('<play by="ana" card="blue-girl" line="1" position="2"/>')


class FocusTest(ElevatorsTest):
    """Who enters with keys stays in the pad, although its keys change with each entry."""

    def focused(self):
        return [key for key in self.pad().all("button") if "focused" in key.states]

    def test_stays_in_the_pad(self):
        self.begin(driver.ELEVATORS_DEAL)
        self.program.focus()
        until(self.focused, "the focus in the pad")
        self.program.key("Return")
        self.program.find("button", has=", chosen")
        self.program.key("1")
        self.written('<play by="ana" card="blue-girl" line="1"/>')
        until(lambda: self.focused() and "Deck" in self.focused()[0].name, "the focus on the decks")
        self.program.key("Return")
        self.written('<draw by="ana" deck="1" back="blue"/>')
        until(self.focused, "the focus on the cards")


driver.main()
