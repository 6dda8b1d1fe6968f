#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the installed app as a person would, in a display and on a bus of its own.

try.py COMMAND...   (COMMAND starts the app; build.sh gives it)
Makes a session in the app's data folder, referees an entry in the window, saves a copy through the file portal, ends
the app, starts it again and finds the entry there. Then it opens the copy: once by the portal's dialog and once as a
file manager hands over a file, and plays on in it. Leaves a picture in .flatpak/try.png. Exit status 0 when all of that
went well. Needs xdg-desktop-portal and its GTK part, besides what shows windows.
"""
import contextlib
import functools
import os
import pathlib
import subprocess
import sys
import time

from gi.repository import Gio, GLib

APP_ID = "io.github.umpire_app.Umpire"
ATSPI = "org.a11y.atspi."
SHOWING = 25  # of AtspiStateType
WORK = pathlib.Path(__file__).resolve().parent.parent / ".flatpak"
PATIENCE = 60  # seconds that anything may take on a slow machine


def wait_for(what, look):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(GLib.Error):  # the app is still coming or already going
            found = look()
            if found:
                return found
        time.sleep(0.2)
    sys.exit(f"try: waited {PATIENCE} s in vain for {what}")


class Thing:
    """An accessible object: a window, a button, a text."""

    def __init__(self, bus, name, path):
        self.bus, self.name, self.path = bus, name, path

    def call(self, interface, method, signature=None, *arguments):
        given = GLib.Variant(f"({signature})", arguments) if signature else None
        return self.bus.call_sync(self.name, self.path, interface, method, given, None, 0, 5000, None).unpack()

    def get(self, interface, prop):
        return self.call("org.freedesktop.DBus.Properties", "Get", "ss", ATSPI + interface, prop)[0]

    def children(self):
        return [Thing(self.bus, *child) for child in self.call(ATSPI + "Accessible", "GetChildren")[0]]

    def label(self):
        return self.get("Accessible", "Name")

    def is_showing(self):
        low, _ = self.call(ATSPI + "Accessible", "GetState")[0]
        return bool(low >> SHOWING & 1)

    def walk(self):
        yield self
        for child in self.children():
            yield from child.walk()

    def find(self, label, interface="Accessible"):
        """The first thing inside whose label begins so and that has this interface."""
        return next((thing for thing in self.walk() if thing.label().startswith(label)
                     and ATSPI + interface in thing.call(ATSPI + "Accessible", "GetInterfaces")[0]), None)

    def act(self, action):
        for index in range(self.get("Action", "NActions")):
            if self.call(ATSPI + "Action", "GetName", "i", index)[0] == action:
                return self.call(ATSPI + "Action", "DoAction", "i", index)[0]
        sys.exit(f"try: {self.label()} has no action {action}")


class Desk:
    """A display, a bus, and what runs on them; leaving it ends only what it began."""

    def __enter__(self):
        self.running = []
        self.log = open(WORK / "try.log", "w", encoding="utf-8")
        reader, writer = os.pipe()
        self.begin("Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset",
                   pass_fds=[writer])
        os.close(writer)
        with os.fdopen(reader) as pipe:
            display = ":" + pipe.readline().strip()
        # What the bus starts by itself, such as the portals, gets the bus's own surroundings: the display belongs to them.
        self.env = {**os.environ, "DISPLAY": display, "GSK_RENDERER": "cairo", "XDG_CURRENT_DESKTOP": "GNOME",
                    "GTK_A11Y": "atspi", "NO_AT_BRIDGE": "0"}
        self.env.pop("WAYLAND_DISPLAY", None)
        config = pathlib.Path(self.env.get("XDG_CONFIG_HOME") or pathlib.Path.home() / ".config", "xdg-desktop-portal")
        config.mkdir(parents=True, exist_ok=True)
        (config / "portals.conf").write_text("[preferred]\ndefault=gtk\n")
        bus = self.begin("dbus-daemon", "--session", "--nofork", "--print-address", stdout=subprocess.PIPE, text=True,
                         env=self.env)
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self.begin("openbox", env=self.env, stdout=subprocess.DEVNULL)
        session = self.connect(self.env["DBUS_SESSION_BUS_ADDRESS"])
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 25000,
                                    None).unpack()[0]
        self.bus = self.connect(address)
        return self

    def __exit__(self, kind, *_):
        if kind:
            with contextlib.suppress(OSError, AttributeError):
                subprocess.run(["import", "-window", "root", WORK / "try-failed.png"], env=self.env, check=False)
                print(f"see {WORK}/try-failed.png and try.log", flush=True)
        self.log.close()
        for process in reversed(self.running):
            process.terminate()
            process.wait()

    @staticmethod
    def connect(address):
        flags = Gio.DBusConnectionFlags
        return Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)

    def begin(self, *command, **more):
        """Starts a program; what it has to say is in .flatpak/try.log."""
        process = subprocess.Popen(command, stderr=self.log, **more)
        self.running.append(process)
        return process

    def find_window(self, program, title=""):
        """A window of a program whose name holds that; None while it is not there."""
        registry = Thing(self.bus, ATSPI + "Registry", "/org/a11y/atspi/accessible/root")
        for app in registry.children():
            with contextlib.suppress(GLib.Error):  # one that has just gone
                if program in app.label().lower():
                    for window in app.children():
                        if title in window.label():
                            return window
        return None

    def window(self):
        """The app's window, once it is there."""
        return wait_for("the window", lambda: self.find_window("umpire"))

    def answer_portal(self, title, path):
        """Names a file in the dialog that the portal shows, which is a program of its own outside of the sandbox."""
        dialog = wait_for(f"the portal's dialog “{title}”", lambda: self.find_window("portal", title))
        self.activate(f"^{title}$")

        def field():
            return next((thing for thing in dialog.walk() if thing.is_showing()
                         and ATSPI + "EditableText" in thing.call(ATSPI + "Accessible", "GetInterfaces")[0]), None)

        def named():
            found = field()
            if not found:
                self.do("xdotool", "key", "ctrl+l")  # the dialog for opening hides it until then
                return False
            found.call(ATSPI + "EditableText", "SetTextContents", "s", str(path))
            return found.call(ATSPI + "Text", "GetText", "ii", 0, -1)[0] == str(path)

        wait_for("the name in the dialog", named)

        def gone():
            """The dialog swallows the key while it completes the name: then it is pressed again."""
            if not self.find_window("portal", title):
                return True
            self.do("xdotool", "key", "Return")
            end = time.monotonic() + 2
            while time.monotonic() < end and self.find_window("portal", title):
                time.sleep(0.2)
            return not self.find_window("portal", title)

        wait_for("the dialog to go", gone)

    def activate(self, pattern):
        number = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", pattern], env=self.env,
                                capture_output=True, text=True, check=True).stdout.split()[-1]
        self.do("xdotool", "windowactivate", "--sync", number)

    def press(self, title, keys):
        """Presses keys in the window whose title holds that."""
        self.activate(title)
        self.do("xdotool", "key", keys)

    def do(self, *command):
        subprocess.run(command, env=self.env, check=True, stdout=subprocess.DEVNULL)


def find_entry(window):
    """The line for entries, which the window shows when it is asked for."""
    def look():
        found = window.find("Entry", "EditableText")
        if not found:
            window.act("win.focus-entry")
        return found

    return wait_for("the text for entries", look)


def enter(window, line, verdict):
    """Types an entry and waits for what the app says to it."""
    entry = find_entry(window)
    entry.call(ATSPI + "EditableText", "SetTextContents", "s", line)
    entry.act("activate")
    answer = wait_for(f"“{verdict}” after {line}", functools.partial(window.find, verdict))
    print(f"{line}: {answer.label()}", flush=True)


def close(window, app):
    window.act("app.quit")
    app.wait(PATIENCE)


def try_portals(desk, command, copy):
    """A file that lies outside of the sandbox: opened by the portal's dialog, then handed over as by a file manager."""
    app = desk.begin(*command, env=desk.env)
    window = desk.window()
    window.act("app.open")
    desk.answer_portal("Open Sessions", copy)
    window = wait_for("the session", lambda: desk.find_window("umpire", "Martes 13"))
    enter(window, "bea: play mirror-2", "Accepted")
    close(window, app)
    app = desk.begin(*command[:-1], "--file-forwarding", command[-1], "@@", str(copy), "@@", env=desk.env)
    window = wait_for("the session", lambda: desk.find_window("umpire", "Martes 13"))
    enter(window, "carlos: play ladder-4", "Accepted")
    close(window, app)
    text = copy.read_text()
    for card in ("cat-5", "mirror-2", "ladder-4"):
        if f'card="{card}"' not in text:
            sys.exit(f"try: {copy} has no {card}:\n{text}")
    print(f"{copy.name}: saved, opened and played on through the portals", flush=True)


def main():
    command = sys.argv[1:]
    terminal = [*command[:-1], "--command=umpirectl", command[-1]]
    folder = pathlib.Path.home() / f".var/app/{APP_ID}/data/umpire/sessions"
    folder.mkdir(parents=True, exist_ok=True)
    session = folder / "try.umpire"
    session.unlink(missing_ok=True)
    subprocess.run([*terminal, "new", "martes-13", "Ana", "Bea", "Carlos", session], check=True)

    copy = pathlib.Path.home() / "Evenings/copy.umpire"
    copy.parent.mkdir(exist_ok=True)
    copy.unlink(missing_ok=True)
    with Desk() as desk:
        app = desk.begin(*command, str(session), env=desk.env)
        window = desk.window()
        enter(window, "deal", "Accepted")
        enter(window, "ana: play cat-5", "Accepted")
        enter(window, "ana: play cat-5", "Refused")
        picture = WORK / "try.png"
        subprocess.run(["import", "-window", "root", picture], env=desk.env, check=True)
        print(f"picture: {picture}", flush=True)
        desk.press("Martes 13", "ctrl+shift+s")
        desk.answer_portal("Share", copy)
        wait_for("the copy", copy.exists)
        close(window, app)

        moves = subprocess.run([*terminal, "moves", session], check=True, capture_output=True, text=True).stdout
        if not moves.startswith("bea: play"):
            sys.exit(f"try: after the restart the next entry would be {moves.splitlines()[:1]}")
        app = desk.begin(*command, str(session), env=desk.env)
        window = desk.window()
        wait_for("the card that Ana played", lambda: window.find("Cat 5"))
        find_entry(window)
        close(window, app)
        try_portals(desk, command, copy)
    session.unlink()
    print("the app works in its sandbox, and found the session again")


if __name__ == "__main__":
    main()
