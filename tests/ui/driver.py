# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the window as a person with a screen reader and a keyboard would: over AT-SPI and X11.

A Desk is a screen with its own X server, message buses, window manager and home folder; what it started it also ends.
A Program is one umpire process on it, and a Part is one accessible object of the program: nothing about it is
remembered, each question goes to the program. Waiting is always for a condition, never for time.
"""
import mmap
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

try:
    from gi.repository import Gio, GLib
except ImportError:
    Gio = None

SKIPPED = 77
PATIENCE = 60 * float(os.environ.get("UI_PATIENCE", "1"))  # seconds until a condition is given up
TOOLS = ["Xvfb", "dbus-daemon", "openbox", "xdotool", "xwininfo", "xprop", "import"]
NEITHER = Gio and Gio.DBusCallFlags.NONE

BUILD = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else None
UMPIRE = BUILD and BUILD / "src/app/umpire"
UMPIRECTL = BUILD and BUILD / "src/cli/umpirectl"
DATA = pathlib.Path(__file__).resolve().parents[2] / "data"

# GTK's own complaints that nothing of ours causes, as (domain, text); whatever else is said fails a test.
KNOWN = {
    ("Gdk", "gdk_frame_timings_submitted() called on submitted frame."),  # X11, GTK 4.24
    # GTK 4.8 asks where the pointer is in a popover that has just closed; seen now and then, when a key in it closes it
    ("Gdk", "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed"),
}
COMPLAINT = re.compile(r"^(?:\*\* )?(?:\(.+?\): )?(\S*?)-?(?:WARNING|CRITICAL|ERROR) \*\*: (?:[\d:.]+: )?(.*)$|.*: runtime error.*", re.M)

# A first entry of In Front of the Elevators for three people.
ELEVATORS_DEAL = "deal blue-mother,red-mother,green-girl girl,boy,2,3,4 mother,grandmother,2,3,4,5 father,grandfather,2,3,4"
LEAVES = {"label", "image", "separator", "scroll bar"}  # roles of what has nothing to find inside
CACHE = "/org/a11y/atspi/cache"
PROPERTIES = "org.freedesktop.DBus.Properties"
LABELLED_BY = 2  # of AtspiRelationType
# What newer versions of GTK call what older ones have one name for.
SAME_ROLE = {"toggle button": "button"}
# Key codes of F1 to F12.
FUNCTION_KEYS = dict(zip(range(1, 13), [*range(67, 77), 95, 96]))
# The bits of AtspiStateType that are asked for.
STATES = {"active": 1, "checked": 4, "editable": 7, "enabled": 8, "expanded": 10, "focused": 12, "pressed": 20,
          "selected": 23, "sensitive": 24, "showing": 25, "visible": 30, "read-only": 43}


def until(condition, what="a condition", patience=None):
    """What condition() gives, as soon as that is true. A part that goes away meanwhile is not yet."""
    end = time.monotonic() + (PATIENCE if patience is None else patience)
    trouble = None
    while True:
        while GLib.MainContext.default().iteration(False):
            pass  # events of whoever listens
        try:
            found = condition()
            if found:
                return found
            trouble = None
        except (GLib.Error, LookupError, subprocess.CalledProcessError) as error:
            trouble = error
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for {what}" + (f" ({trouble})" if trouble else ""))
        time.sleep(0.04)


def complaints(text):
    """Lines in which a library complains, but for those that are known."""
    return [found[0] for found in COMPLAINT.finditer(text) if (found[1], (found[2] or "").strip()) not in KNOWN]


def is_known(text):
    """Whether there are complaints, and all of them known: the first one ends the program all the same."""
    return COMPLAINT.search(text) is not None and not complaints(text)


def states_in(words):
    """Of what GetState answers."""
    low, high = words
    return {name for name, bit in STATES.items() if (low | high << 32) >> bit & 1}


def missing_tools():
    return [tool for tool in TOOLS if not shutil.which(tool)] + ([] if Gio else ["gi"])


class Part:
    def __init__(self, program, bus, path):
        self.program, self.bus, self.path = program, bus, path

    def __eq__(self, other):
        return isinstance(other, Part) and (self.bus, self.path) == (other.bus, other.path)

    def __hash__(self):
        return hash((self.bus, self.path))

    def ask(self, interface, method, arguments=None):
        return self.program.desk.ask(self.bus, self.path, "org.a11y.atspi." + interface, method, arguments)

    def read(self, interface, name):
        arguments = GLib.Variant("(ss)", ("org.a11y.atspi." + interface, name))
        return self.program.desk.ask(self.bus, self.path, PROPERTIES, "Get", arguments)[0]

    @property
    def name(self):
        said = self.read("Accessible", "Name")
        if said or self.role != "menu item":
            return said
        # What newer versions of GTK leave to the relation: a screen reader reads the text of the label.
        return " ".join(label.text for label in self.labels)

    @property
    def labels(self):
        """What a screen reader reads before the name."""
        return [Part(self.program, *label) for kind, labels in self.ask("Accessible", "GetRelationSet")[0]
                if kind == LABELLED_BY for label in labels]

    @property
    def description(self):
        return self.read("Accessible", "Description")

    @property
    def role(self):
        said = self.ask("Accessible", "GetRoleName")[0]
        return SAME_ROLE.get(said, said)

    @property
    def interfaces(self):
        return {name.rpartition(".")[2] for name in self.ask("Accessible", "GetInterfaces")[0]}

    @property
    def states(self):
        return states_in(self.ask("Accessible", "GetState")[0])

    @property
    def parent(self):
        bus, path = self.read("Accessible", "Parent")
        return None if path.endswith("/null") else Part(self.program, bus, path)

    @property
    def children(self):
        return [Part(self.program, bus, path) for bus, path in self.ask("Accessible", "GetChildren")[0]
                if not path.endswith("/null")]

    @property
    def text(self):
        if "Text" not in self.interfaces:
            return self.name
        return self.ask("Text", "GetText", GLib.Variant("(ii)", (0, self.read("Text", "CharacterCount"))))[0]

    @property
    def value(self):
        return self.read("Value", "CurrentValue")

    @value.setter
    def value(self, number):
        arguments = GLib.Variant("(ssv)", ("org.a11y.atspi.Value", "CurrentValue", GLib.Variant("d", number)))
        self.program.desk.ask(self.bus, self.path, PROPERTIES, "Set", arguments)

    @property
    def actions(self):
        if "Action" not in self.interfaces:
            return []
        return [self.ask("Action", "GetName", GLib.Variant("(i)", (k,)))[0] for k in range(self.read("Action", "NActions"))]

    @property
    def caret(self):
        """In front of which letter of a text the cursor stands, from 0."""
        return self.read("Text", "CaretOffset")

    @property
    def box(self):
        """Left, top, width and height inside the window."""
        return self.ask("Component", "GetExtents", GLib.Variant("(u)", (1,)))[0]

    @property
    def shown(self):
        return "Component" not in self.interfaces or self.box[2] > 0

    def walk(self, depth=0):
        yield depth, self
        try:
            children = self.children
        except GLib.Error:
            return
        for child in children:
            yield from child.walk(depth + 1)

    def number_of(self, action):
        """Of the action of that name, or of its only one, as soon as it has it: one comes and goes with its widget."""
        def look():
            actions = self.actions
            return (actions.index(action) + 1 if action in actions else 0) if action else len(actions) > 0

        return until(look, f"{self} to offer {action or 'an action'}") - 1

    def act(self, action=None):
        """Does its only action, or the one of that name, as soon as it has that. A button shows that it is pressed
        before it does anything: what comes of it has to be waited for."""
        number = self.number_of(action)
        while action and self.ask("Action", "GetName", GLib.Variant("(i)", (number,)))[0] != action:
            number = self.number_of(action)  # others came or went meanwhile
        if not self.ask("Action", "DoAction", GLib.Variant("(i)", (number,)))[0]:
            raise AssertionError(f"{self} does not do {action or 'anything'}")
        return self

    def write(self, text):
        if not self.ask("EditableText", "SetTextContents", GLib.Variant("(s)", (text,)))[0]:
            raise AssertionError(f"{self} takes no text")
        return self

    def click(self, button=1, dx=None, dy=None):
        """With the pointer, in the middle or there inside."""
        left, top, width, height = self.box
        x, y = self.program.place_of(self)
        self.program.desk.xdo("mousemove", x + left + (width // 2 if dx is None else dx),
                              y + top + (height // 2 if dy is None else dy))
        self.program.desk.xdo("click", button)
        return self

    def parts(self):
        """Itself and every part inside, in reading order."""
        found, left = [], [self]
        inside = self.program.inside(self)
        while left:
            part = left.pop()
            found.append(part)
            left += reversed(inside.get(part, ()))
        return found

    def all(self, role=None, name=None, begins=None, has=None, like=None, shown=True):
        """Every part inside with that role, or one of those roles, whose name is, begins with, holds, or looks
        like something."""
        def is_called(called):
            return ((name is None or called == name) and called.startswith(begins or "") and (has or "") in called
                    and (not like or re.match(like, called)))

        roles = (role,) if isinstance(role, str) else role
        found = [part for part in self.parts() if roles is None or self.program.roles.get(part.path) in roles]
        if name is not None or begins or has or like:
            names = self.program.names_of(found)
            found = [part for part, called in zip(found, names) if called is not None and is_called(called)]
        if shown:
            found = [part for part, seen in zip(found, self.program.shown_of(found)) if seen]
        return found

    def find(self, role=None, name=None, begins=None, has=None, like=None, shown=True, patience=None):
        def look():
            if self.program.process.poll() is not None:
                raise AssertionError(f"the program ended with {self.program.process.returncode}:\n{self.program.messages}")
            return self.all(role, name, begins, has, like, shown)

        told = {"role": role, "name": name, "begins": begins, "has": has, "like": like}
        wanted = " ".join(f"{key}={value!r}" for key, value in told.items() if value)
        return until(look, wanted, patience)[0]

    def gone(self, *what, **more):
        until(lambda: not self.all(*what, **more), f"{what or more} to go")

    def __repr__(self):
        try:
            return f"<{self.role} {self.name!r}>"
        except GLib.Error:
            return "<gone>"


class Program:
    def __init__(self, desk, process, log):
        self.desk, self.process, self.log = desk, process, log
        self.root = None
        self.roles = {}  # of each part's path: what a part is never changes

    @property
    def messages(self):
        return self.log.read_text(encoding="utf-8", errors="replace")

    def attach(self):
        registry = Part(self, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")

        def look():
            if self.process.poll() is not None:
                raise AssertionError(f"the program ended with {self.process.returncode}:\n{self.messages}")
            return next((part for part in registry.children if self.desk.process_of(part.bus) == self.process.pid
                         and part.children), None)

        self.root = until(look, "the program on the accessibility bus")
        until(self.frames, "a window on the screen")
        return self

    def ask_all(self, parts, interface, method, arguments=None):
        """The answers of these parts in their order; None of those that went away. Asked all at once, which takes a
        tenth of the time of one after the other."""
        return self.desk.ask_all([(part.bus, part.path) for part in parts], "org.a11y.atspi." + interface, method, arguments)

    def learn_roles(self, parts):
        parts = [part for part in parts if part.path not in self.roles]
        for part, said in zip(parts, self.ask_all(parts, "Accessible", "GetRoleName")):
            if said:
                self.roles[part.path] = SAME_ROLE.get(said[0], said[0])

    def settle(self):
        """Until what was asked for before is done, and seen: what is made anew comes with the next frame."""
        self.root.ask("Accessible", "GetState")
        self.desk.still()

    def inside(self, top, closed=LEAVES):
        """Of each part in it, but those of a closed role, the parts that are right inside, in reading order."""
        inside, level = {}, [top]
        while level:
            self.learn_roles(level)
            asked = [part for part in level if self.roles.get(part.path, "label") not in closed]
            level = []
            for part, said in zip(asked, self.ask_all(asked, "Accessible", "GetChildren")):
                inside[part] = [Part(self, bus, path) for bus, path in (said[0] if said else ())
                                if not path.endswith("/null")]
                level += inside[part]
        return inside

    def names_and_states(self):
        """Of each part that somebody asked for, by its path: all at once. To unpack the whole answer takes five times as
        long."""
        said = self.desk.call(self.root.bus, CACHE, "org.a11y.atspi.Cache", "GetItems", None).get_child_value(0)
        parts = (said.get_child_value(number) for number in range(said.n_children()))
        return {part.get_child_value(0).get_child_value(1).get_string():
                (part.get_child_value(6).get_string(), states_in(part.get_child_value(9).unpack())) for part in parts}

    def name_of(self, part, said):
        return said or self.roles.get(part.path) == "menu item" and part.name or ""

    def names_of(self, parts):
        """None of those that went away."""
        wanted = GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "Name"))
        answers = self.desk.ask_all([(part.bus, part.path) for part in parts], PROPERTIES, "Get", wanted)
        return [said and self.name_of(part, said[0]) for part, said in zip(parts, answers)]

    def boxes_of(self, parts):
        """None of those that went away or have none."""
        return [said and said[0] for said in self.ask_all(parts, "Component", "GetExtents", GLib.Variant("(u)", (1,)))]

    def shown_of(self, parts):
        answers = zip(self.ask_all(parts, "Accessible", "GetInterfaces"), self.boxes_of(parts))
        return [bool(there and ("org.a11y.atspi.Component" not in there[0] or box and box[2] > 0))
                for there, box in answers]

    def focused(self):
        """The part that has the focus; None where nothing has it."""
        parts = self.root.parts()
        answers = self.ask_all(parts, "Accessible", "GetState")
        return next((part for part, said in zip(parts, answers) if said and "focused" in states_in(said[0])), None)

    def windows(self):
        """The accessible windows, the newest last."""
        return self.root.children

    def window(self, has=""):
        return until(lambda: [w for w in self.windows() if has in w.name], f"a window with {has!r} in its title")[-1]

    def find(self, *what, **more):
        return self.root.find(*what, **more)

    def all(self, *what, **more):
        return self.root.all(*what, **more)

    def gone(self, *what, **more):
        self.root.gone(*what, **more)

    def frames(self, popups=False):
        """The X windows, (number, left, top, width, height, title) each: windows, or what pops up from them."""
        found = []
        for number in self.desk.xdo("search", "--onlyvisible", "--pid", self.process.pid, fine=True).split():
            said = self.desk.run("xwininfo", "-id", number, fine=True)
            values = dict(re.findall(r"^ +([^:\n]+): +(\S+)", said, re.M))
            if int(values.get("Width", 0)) > 1 and (values.get("Override Redirect State") == "yes") == popups:
                title = self.desk.xdo("getwindowname", number, fine=True).strip()
                found.append((int(number), *(int(values[k]) for k in ("Absolute upper-left X", "Absolute upper-left Y",
                                                                      "Width", "Height")), title))
        return found

    def place_of(self, part):
        """Where on the screen the inside of the part's window begins."""
        popups, top = self.frames(popups=True), part
        while True:
            # What is in a popover is counted from its parent's corner; its own X window is of the same size.
            box = top.box if popups and "Component" in top.interfaces else None
            for _, left, up, width, height, _ in popups:
                if box and box[2:] == (width, height):
                    return left - box[0], up - box[1]
            above = top.parent
            if above is None or above.role in ("application", "desktop frame"):
                break
            top = above
        frames = self.frames()
        number, left, up, width, height, _ = ([f for f in frames if f[5] == top.name] or frames)[-1]
        said = self.desk.run("xprop", "-id", number, "-notype", "_GTK_FRAME_EXTENTS", fine=True)
        shadow = [int(n) for n in said.partition("=")[2].split(",")] if "=" in said else [0, 0, 0, 0]
        inside = top.box
        border = [max(0, width - shadow[0] - shadow[1] - inside[2]) // 2,
                  max(0, height - shadow[2] - shadow[3] - inside[3]) // 2]
        return left + shadow[0] + border[0], up + shadow[2] + border[1]

    def focus(self, title=None):
        """Gives a window the keyboard."""
        number = until(lambda: [f for f in self.frames() if title is None or title in f[5]], "the window")[-1][0]
        self.desk.xdo("windowactivate", number, fine=True)
        until(lambda: self.desk.xdo("getwindowfocus").strip() == str(number) or
              self.desk.xdo("windowactivate", number, fine=True) == "never", "the window to have the keyboard")

    def resize(self, width, height):
        """The inside of the newest window. That it can be heard does not say that X shows it yet."""
        frame, inside = until(self.frames, "a window on the screen")[-1], self.windows()[-1]
        wanted = width + frame[3] - inside.box[2], height + frame[4] - inside.box[3]

        def has_come():
            self.desk.xdo("windowsize", frame[0], *wanted)  # what is asked of a window that is just being shown is lost
            return inside.box[2:] == (width, height)

        until(has_come, f"a window of {width}×{height}")

    def outside(self, width, parts):
        """Those that lie outside of a window of that width."""
        return [part for part, box in zip(parts, self.boxes_of(parts))
                if box and box[2] > 0 and (box[0] < 0 or box[0] + box[2] > width)]

    def key(self, *keys):
        self.desk.key(*keys)

    def type(self, text):
        self.desk.type(text)

    def entry(self):
        """The line. Where large text, a phone or a sheet leaves it out, it is asked for."""
        def look():
            found, window = self.all("text box", "Entry"), self.windows()[0]
            if not found and "win.focus-entry" in window.actions:
                window.act("win.focus-entry")
            return found

        return until(look, "the line")[0]

    def tree(self):
        lines = []
        for depth, part in self.root.walk():
            try:
                line = f"{'  ' * depth}{part.role} {part.name!r}"
                if "Text" in part.interfaces and part.text != part.name:
                    line += f" text={part.text!r}"
                if part.description:
                    line += f" description={part.description!r}"
                lines.append(f"{line} {' '.join(sorted(part.states - {'enabled', 'sensitive', 'visible'}))} "
                             f"{part.actions or ''} {part.box if 'Component' in part.interfaces else ''}".rstrip())
            except GLib.Error:
                lines.append("  " * depth + "(gone)")
        return "\n".join(lines)

    def end(self):
        """As if a person left it: every window closes, and the program ends by itself. The actions of a window come and
        go with its pages, and are called by their number: what was asked for in such a moment is asked for again."""
        for _ in range(12):
            if self.process.poll() is not None:
                break
            try:
                self.windows()[0].act("app.quit")
            except (GLib.Error, LookupError, ValueError, AttributeError):
                pass  # it may be gone before it has answered
            try:
                self.process.wait(PATIENCE / 12)
            except subprocess.TimeoutExpired:
                pass
        if self.process.poll() is None:
            self.kill()
        return self.process.returncode

    def kill(self):
        self.process.kill()
        self.process.wait()


class Desk:
    """dark, contrast, language, font, size, animations: how its programs look; manager: a window manager."""

    def __init__(self, dark=False, contrast=False, language="en", font="Cantarell 11", size="1400x1000",
                 manager="openbox", animations=False):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="umpire-ui-"))
        self.started, self.programs = [], []
        self.session = self.accessible = None
        self.environment = {k: v for k, v in os.environ.items()
                            if k not in ("WAYLAND_DISPLAY", "DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS",
                                         "XDG_DATA_DIRS", "XDG_CURRENT_DESKTOP", "GTK_THEME")}
        for name in ("home", "config", "data", "cache", "run"):
            (self.folder / name).mkdir(mode=0o700)
        self.environment.update(
            HOME=str(self.folder / "home"), XDG_CONFIG_HOME=str(self.folder / "config"),
            XDG_DATA_HOME=str(self.folder / "data"), XDG_CACHE_HOME=str(self.folder / "cache"),
            XDG_RUNTIME_DIR=str(self.folder / "run"), GDK_BACKEND="x11", GSK_RENDERER="cairo", GTK_A11Y="atspi",
            GSETTINGS_BACKEND="memory", UMPIRE_LOCALEDIR=str(BUILD / "po"),
            G_DEBUG="fatal-criticals", LC_ALL="C.UTF-8", LANGUAGE=language, TZ="UTC", NO_AT_BRIDGE="0",
            PYTHONDONTWRITEBYTECODE="1")
        if language != "en":
            self.speak()
        if dark:
            self.environment["ADW_DEBUG_COLOR_SCHEME"] = "prefer-dark"
        if contrast:
            self.environment["ADW_DEBUG_HIGH_CONTRAST"] = "1"
        (self.folder / "config/gtk-4.0").mkdir()
        (self.folder / "config/gtk-4.0/settings.ini").write_text(
            f"[Settings]\ngtk-font-name={font}\ngtk-enable-animations={animations:d}\ngtk-cursor-blink=0\n", encoding="utf-8")
        try:
            self.environment["DISPLAY"] = ":" + self.serve("Xvfb", "-screen", "0", f"{size}x24", "-fbdir", self.folder,
                                                           "-nocursor", "-nolisten", "tcp", "-noreset", "-displayfd", "FD")
            self.map_screen(*map(int, size.split("x")))
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.serve("dbus-daemon", "--session", "--nofork",
                                                                      "--nopidfile", "--print-address=FD")
            if manager:
                self.start(manager)
                until(lambda: "not found" not in self.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), manager)
            self.connect()
        except BaseException:
            self.end()
            raise

    @property
    def sessions(self):
        """Where the program keeps its own sessions."""
        return self.folder / "data/umpire/sessions"

    def speak(self):
        """C.UTF-8 under another name: under its own, newer C libraries translate nothing."""
        own = pathlib.Path("/usr/lib/locale/C.utf8")
        if own.is_dir():
            (self.folder / "locale").mkdir()
            (self.folder / "locale/en_US.utf8").symlink_to(own)
            self.environment.update(LOCPATH=str(self.folder / "locale"), LC_ALL="en_US.UTF-8")
        if not list((BUILD / "po").glob(f"{self.environment['LANGUAGE']}/**/umpire.mo")):
            self.stand_in()

    def stand_in(self):
        """A catalogue with nothing in it: without any GTK would not take its own of that language, which says from
        which side it is read. Newer ones ask the locale for that."""
        language = self.environment["LANGUAGE"]
        if (self.folder / "locale").is_dir():
            (self.folder / f"locale/{language}.utf8").symlink_to("en_US.utf8")
            self.environment["LC_ALL"] = f"{language}.UTF-8"
        folder = self.folder / "catalogues" / language / "LC_MESSAGES"
        folder.mkdir(parents=True)
        subprocess.run(["msgfmt", "-o", folder / "umpire.mo", "-"], check=True, timeout=60,
                       input=b'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n')
        self.environment["UMPIRE_LOCALEDIR"] = str(self.folder / "catalogues")

    def connect(self):
        flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)

        def bus(address):
            connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
            connection.set_exit_on_close(False)
            return connection

        self.session = bus(self.environment["DBUS_SESSION_BUS_ADDRESS"])
        said = self.session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                      NEITHER, int(PATIENCE * 1000), None)
        self.accessible = bus(said.unpack()[0])

    def call(self, bus, path, interface, method, arguments):
        return self.accessible.call_sync(bus, path, interface, method, arguments, None, NEITHER, int(PATIENCE * 1000), None)

    def ask(self, *question):
        return self.call(*question).unpack()

    def ask_all(self, places, interface, method, arguments):
        """The answers of these places, as (bus, path), in their order; None where there is none."""
        answers, left = [None] * len(places), len(places)

        def hear(connection, result, number):
            nonlocal left
            left -= 1
            try:
                answers[number] = connection.call_finish(result).unpack()
            except GLib.Error:
                pass  # it went away

        for number, (bus, path) in enumerate(places):
            self.accessible.call(bus, path, interface, method, arguments, None, NEITHER, int(PATIENCE * 1000), None,
                                 hear, number)
        while left:
            GLib.MainContext.default().iteration(True)
        return answers

    def write_down(self, heard, signal, detail, event):
        """What each such signal says is added to the list, as (path, text)."""
        def hear(_connection, _sender, path, _interface, _signal, said):
            heard.append((path, said[3]))

        self.accessible.signal_subscribe(None, "org.a11y.atspi.Event.Object", signal, None, detail,
                                         Gio.DBusSignalFlags.NONE, hear)
        self.ask("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent",
                 GLib.Variant("(s)", (event,)))
        return heard

    def listen(self, change):
        """A list that gets what each change of that property says from now on, as (path, text)."""
        return self.write_down([], "PropertyChange", change, "object:property-change:" + change)

    def listen_to_speech(self):
        """A list that gets what a screen reader is told to say from now on, as (path, text): from GTK 4.14 on by the
        window, before that as a changed description of what has the focus."""
        return self.write_down(self.listen("accessible-description"), "Announcement", None, "object:announcement")

    def process_of(self, bus):
        return self.ask("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                        "GetConnectionUnixProcessID", GLib.Variant("(s)", (bus,)))[0]

    def start(self, *command, pass_fds=()):
        log = open(self.folder / f"{pathlib.Path(command[0]).name}-{len(self.started)}.log", "wb")
        with log:
            process = subprocess.Popen([str(word) for word in command], env=self.environment, stdin=subprocess.DEVNULL,
                                       stdout=log, stderr=log, pass_fds=pass_fds, start_new_session=True,
                                       restore_signals=False)  # so that a file that gets too large is no end
        self.started.append(process)
        return process, pathlib.Path(log.name)

    def serve(self, *command):
        """Starts what writes its address to a file descriptor once it is ready, and gives that address."""
        reading, writing = os.pipe()
        try:
            self.start(*(str(word).replace("FD", str(writing)) for word in command), pass_fds=[writing])
        finally:
            os.close(writing)
        with os.fdopen(reading) as pipe:  # to the line's end: who closes sooner ends the one who writes
            address = pipe.readline().strip()
        if not address:
            raise AssertionError(f"{command[0]} did not start")
        return address

    def open(self, *arguments, attach=True):
        """A new umpire."""
        process, log = self.start(UMPIRE, *arguments)
        program = Program(self, process, log)
        self.programs.append(program)
        return program.attach() if attach else program

    def run(self, *command, fine=False):
        done = subprocess.run([str(word) for word in command], env=self.environment, capture_output=True, text=True,
                              timeout=60, check=not fine)
        return done.stdout

    def xdo(self, *command, fine=False):
        return self.run("xdotool", *command, fine=fine)

    def key(self, *keys):
        """Function keys by their number on the keyboard: newer keymaps have each twice, and xdotool takes the one that
        wants Alt too."""
        self.xdo("key", "--clearmodifiers", "--delay", 12,
                 *(re.sub(r"\bF(\d+)$", lambda found: str(FUNCTION_KEYS[int(found[1])]), key) for key in keys))

    def type(self, text):
        self.xdo("type", "--clearmodifiers", "--delay", 12, "--", text)

    def map_screen(self, width, height):
        """The server keeps its screen in a file, whose end is its rows, four bytes a pixel."""
        self.size = width, height
        with open(self.folder / "Xvfb_screen0", "rb") as file:
            self.screen = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)

    def look(self, left=0, top=0, width=None, height=None):
        """The pixels as they are now, four bytes each: blue, green, red and nothing."""
        wide, high = self.size
        head, right = len(self.screen) - wide * high * 4, wide if width is None else min(left + width, wide)
        rows = range(max(top, 0), high if height is None else min(top + height, high))
        return b"".join(self.screen[head + (y * wide + max(left, 0)) * 4:head + (y * wide + right) * 4] for y in rows)

    def still(self, looks=7):
        """Until so many looks at the screen in a row are the same."""
        last, same = None, 0

        def look():
            nonlocal last, same
            now = self.look()
            same = same + 1 if now == last else 1
            last = now
            return same >= looks

        until(look, "a still picture")

    def shot(self, path, window="root"):
        self.still()
        self.run("import", "-window", window, path)

    def end(self):
        for program in self.programs:
            program.end()
        for process in reversed(self.started):
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class WindowTest(unittest.TestCase):
    """A test with a desk; what the programs said and showed is left in UI_REMAINS when it fails."""

    look = {}

    def run(self, result=None):
        self.result = result
        return super().run(result)

    def setUp(self):
        self.desk = Desk(**self.look)
        self.addCleanup(self.clean)

    @staticmethod
    def leave(program):
        """How it ends; a complaint that is known ends it too early, but that is no fault of ours."""
        code = program.end()
        return 0 if code == -signal.SIGTRAP and is_known(program.messages) else code

    def clean(self):
        bad = any(test is self for test, _ in self.result.failures + self.result.errors)
        if bad:
            self.leave_remains()
        running = [program for program in self.desk.programs if program.process.poll() is None]
        codes = [self.leave(program) for program in running]
        said = [program.messages for program in self.desk.programs]
        self.desk.end()
        if not bad:
            self.assertEqual([], [line for text in said for line in complaints(text)], "what the program said")
            self.assertEqual(codes, [0] * len(codes), "how the programs ended")

    def leave_remains(self):
        folder = os.environ.get("UI_REMAINS")
        for number, program in enumerate(self.desk.programs):
            print(f"-- {self.id()}, program {number} said:\n{program.messages}", file=sys.stderr)
            if folder and program.root and program.process.poll() is None:
                name = f"{folder}/{self.id()}-{number}"
                pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
                try:
                    pathlib.Path(f"{name}.tree").write_text(program.tree(), encoding="utf-8")
                    self.desk.run("import", "-window", "root", f"{name}.png")
                except (GLib.Error, OSError, subprocess.SubprocessError) as error:
                    print(error, file=sys.stderr)

    # -- sessions --

    def pick(self, program, name):
        """A game by its name, on New game: its card, which takes the place of all the names."""
        program.find("button", "All games…").act()
        program.find("button", name).act()
        return until(lambda: [card for card in program.all("button", begins=name + ", ") if "pressed" in card.states],
                     f"{name} to be chosen")[0]

    def drop_person(self, program, name):
        self.choose(program, f"Rename, move or remove {name}", "Remove")
        program.gone("button", f"Rename, move or remove {name}")

    def umpirectl(self, *arguments, code=0):
        done = subprocess.run([str(UMPIRECTL), *map(str, arguments)], capture_output=True, text=True, timeout=60,
                              env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"})
        if code is not None:
            self.assertEqual(done.returncode, code, done.stderr)
        return done.stdout

    def new_session(self, kind, *words, name="evening.umpire", entries=()):
        """A session file made by umpirectl, with those entries in it."""
        path = self.desk.folder / name
        self.umpirectl("new", kind, *words, path)
        if entries:
            self.umpirectl("play", path, *entries)
        return path

    def log_of(self, path):
        """The canonical log, without times."""
        text = self.umpirectl("normalise", path)
        return re.sub(r' at="[^"]*"', "", re.search(r"<log>.*</log>|<log/>", text, re.S)[0])

    def entries_of(self, path):
        return len(re.findall(r"^      <\w", self.umpirectl("normalise", path), re.M)) if path.exists() else 0

    # -- the window --

    @staticmethod
    def log_row(program, number):
        """The row of an entry of a short log, all of which is in view."""
        def rows():
            log = program.all("list", "Log")
            return [row for row in log[0].all("group") if row.name and not re.match(r"Round \d", row.name)] if log else []

        return until(lambda: rows()[number - 1:], f"row {number} of the log")[0]

    def entry(self, program):
        return program.entry()

    def enter(self, program, line):
        """Types a line into Entry: True if it was accepted. The program answers before the action is done."""
        field = self.entry(program)
        field.write(line).act("activate")
        until(lambda: field.text == "" or self.verdict(program).startswith("Refused: "), f"a verdict on {line!r}")
        program.settle()
        return field.text == ""

    def sheets(self, program, window):
        """What is open over a window: windows of their own, or, with newer libraries, dialogs inside it."""
        own = [other for other in program.windows() if other != window]
        return own + window.all("dialog") + window.all("alert dialog")

    def sheet(self, program, window, title=""):
        """The one with that in its name."""
        return until(lambda: [part for part in self.sheets(program, window) if title in part.name],
                     f"a window or a dialog with {title!r} in its name")[-1]

    def choose(self, program, button, item):
        """An item of a button's menu. A click that comes while a question is going away may be lost."""
        for _ in range(3):
            program.find("button", button).click()
            try:
                return program.find("menu item", item, patience=5).click()
            except AssertionError:
                continue
        self.fail(f"no menu with {item}")

    @staticmethod
    def home(program):
        """Home is there."""
        return program.find("button", "Search")

    @staticmethod
    def to_evening(program, begins="The evening"):
        """From Home to the page of an evening: of the newest without a title, or of another name."""
        program.find("button", begins=begins).act()
        return program.find("button", "Wins")

    def verdict(self, program):
        return program.find("alert").name


def main():
    if len(sys.argv) < 2:
        sys.exit(f"usage: {sys.argv[0]} BUILD [TEST]…")
    missing = missing_tools()
    if missing:
        print(f"skipped, not installed: {', '.join(missing)}", file=sys.stderr)
        sys.exit(SKIPPED)
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]], verbosity=2, warnings="ignore")
