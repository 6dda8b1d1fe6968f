# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything of a window is, at one moment and at once: all questions to the program are under way together, so
that a page of five hundred parts takes a blink."""
import dataclasses

from gi.repository import GLib

import driver

# Parts whose inside is not looked at: what a key is made of, and lists that scroll.
CLOSED = driver.LEAVES | {"button", "list", "list item", "text box"}


@dataclasses.dataclass(eq=False)
class Spot:
    part: driver.Part
    above: "Spot"
    role: str = ""
    name: str = ""
    states: frozenset = frozenset()
    box: tuple = (0, 0, 0, 0)  # left, top, width, height in the window
    children: list = dataclasses.field(default_factory=list)

    @property
    def right(self):
        return self.box[0] + self.box[2]

    @property
    def bottom(self):
        return self.box[1] + self.box[3]

    @property
    def shown(self):
        return self.box[2] > 0 and self.box[3] > 0

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role=None, name=None, begins=""):
        return [spot for spot in self.walk() if role in (None, spot.role) and name in (None, spot.name)
                and spot.name.startswith(begins)]

    def inside(self, name):
        """Whether it is in a group of that name."""
        spot = self
        while spot is not None and spot.name != name:
            spot = spot.above
        return spot is not None

    def __repr__(self):
        return f"<{self.role} {self.name!r} {self.box}>"


QUESTIONS = {
    "children": ("Accessible", "GetChildren", None), "role": ("Accessible", "GetRoleName", None),
    "states": ("Accessible", "GetState", None), "box": ("Component", "GetExtents", GLib.Variant("(u)", (1,))),
    "name": ("org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "Name"))),
}


def ask_all(desk, parts):
    """What each of the parts answers to every question: a dict each. Who went away answers nothing."""
    answers, open_questions = [{} for _ in parts], 0

    def hear(connection, result, place):
        nonlocal open_questions
        open_questions -= 1
        number, question = place
        try:
            answers[number][question] = connection.call_finish(result).unpack()
        except GLib.Error:
            pass  # it went away, or has no place

    for number, part in enumerate(parts):
        for question, (interface, method, arguments) in QUESTIONS.items():
            whole = interface if "." in interface else "org.a11y.atspi." + interface
            open_questions += 1
            desk.accessible.call(part.bus, part.path, whole, method, arguments, None, driver.NEITHER,
                                 int(driver.PATIENCE * 1000), None, hear, (number, question))
    while open_questions > 0:
        GLib.MainContext.default().iteration(True)
    return answers


def take_in(spot, said):
    low, high = said.get("states", ([0, 0],))[0]
    spot.role = driver.SAME_ROLE.get(said.get("role", ("",))[0], said.get("role", ("",))[0])
    spot.name = said.get("name", ("",))[0]
    spot.states = frozenset(name for name, bit in driver.STATES.items() if (low | high << 32) >> bit & 1)
    spot.box = tuple(said.get("box", ((0, 0, 0, 0),))[0])


def look(root):
    """The Spot of a Part with everything inside."""
    top = Spot(root, None)
    level = [top]
    while level:
        below = []
        for spot, said in zip(level, ask_all(root.program.desk, [spot.part for spot in level])):
            take_in(spot, said)
            if spot.role in CLOSED or (spot is not top and spot.box[2:] == (0, 0)):
                continue  # nothing to find inside, or on a page that is not shown
            for bus, path in said.get("children", ([],))[0]:
                if not path.endswith("/null"):
                    spot.children.append(Spot(driver.Part(root.program, bus, path), spot))
            below += spot.children
        level = below
    return top
