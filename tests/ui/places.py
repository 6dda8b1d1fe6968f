# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything of a window is, at one moment."""
import dataclasses

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


def look(root):
    """The Spot of a Part with everything inside."""
    program = root.program
    inside, told, top = program.inside(root, CLOSED), program.names_and_states(), Spot(root, None)
    spots, left = [], [top]
    while left:
        spot = left.pop()
        spot.role = program.roles.get(spot.part.path, "")
        name, spot.states = told.get(spot.part.path, ("", frozenset()))
        spot.name = program.name_of(spot.part, name)
        spot.children = [Spot(part, spot) for part in inside.get(spot.part, ())]
        spots.append(spot)
        left += spot.children
    for spot, box in zip(spots, program.boxes_of([spot.part for spot in spots])):
        spot.box = tuple(box or spot.box)
        if spot is not top and spot.box[2:] == (0, 0):
            spot.children = []  # on a page that is not shown
    return top
