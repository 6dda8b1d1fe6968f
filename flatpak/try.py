#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the installed app as a person would, in a display and on a bus of its own.

try.py COMMAND...   (COMMAND starts the app; build.sh gives it)
Makes a session in the app's data folder, referees an entry in the window, ends the app, starts it again and finds the
entry there. Leaves a picture in .flatpak/try.png. Exit status 0 when all of that went well.
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
        reader, writer = os.pipe()
        self.begin("Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset",
                   pass_fds=[writer])
        os.close(writer)
        with os.fdopen(reader) as pipe:
            display = ":" + pipe.readline().strip()
        bus = self.begin("dbus-daemon", "--session", "--nofork", "--print-address", stdout=subprocess.PIPE, text=True)
        self.env = {**os.environ, "DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip(),
                    "GSK_RENDERER": "cairo"}
        self.env.pop("WAYLAND_DISPLAY", None)
        self.begin("openbox", env=self.env, stdout=subprocess.DEVNULL)
        session = self.connect(self.env["DBUS_SESSION_BUS_ADDRESS"])
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 25000,
                                    None).unpack()[0]
        self.bus = self.connect(address)
        return self

    def __exit__(self, *_):
        for process in reversed(self.running):
            process.terminate()
            process.wait()

    @staticmethod
    def connect(address):
        flags = Gio.DBusConnectionFlags
        return Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)

    def begin(self, *command, **more):
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **more)
        self.running.append(process)
        return process

    def window(self):
        """The app's window, once it is there."""
        registry = Thing(self.bus, ATSPI + "Registry", "/org/a11y/atspi/accessible/root")

        def look():
            return next((window for app in registry.children() if "umpire" in app.label().lower()
                         for window in app.children()), None)

        return wait_for("the window", look)


def main():
    command = sys.argv[1:]
    terminal = [*command[:-1], "--command=umpirectl", command[-1]]
    folder = pathlib.Path.home() / f".var/app/{APP_ID}/data/umpire/sessions"
    folder.mkdir(parents=True, exist_ok=True)
    session = folder / "try.umpire"
    for old in (session, pathlib.Path(f"{session}.journal")):
        old.unlink(missing_ok=True)
    subprocess.run([*terminal, "new", "martes-13", "Ana", "Bea", "Carlos", session], check=True)

    with Desk() as desk:
        app = desk.begin(*command, str(session), env=desk.env)
        window = desk.window()
        entry = wait_for("the text for entries", lambda: window.find("Entry", "EditableText"))
        for line, verdict in (("deal", "Accepted"), ("ana: play cat-5", "Accepted"), ("ana: play cat-5", "Refused")):
            entry.call(ATSPI + "EditableText", "SetTextContents", "s", line)
            entry.act("activate")
            answer = wait_for(f"“{verdict}” after {line}", functools.partial(window.find, verdict))
            print(f"{line}: {answer.label()}")
        picture = pathlib.Path(__file__).resolve().parent.parent / ".flatpak/try.png"
        subprocess.run(["import", "-window", "root", picture], env=desk.env, check=True)
        print(f"picture: {picture}")
        window.act("app.quit")
        app.wait(PATIENCE)

        moves = subprocess.run([*terminal, "moves", session], check=True, capture_output=True, text=True).stdout
        if not moves.startswith("bea: play"):
            sys.exit(f"try: after the restart the next entry would be {moves.splitlines()[:1]}")
        desk.begin(*command, str(session), env=desk.env)
        window = desk.window()
        wait_for("the card that Ana played", lambda: window.find("Cat 5"))
        wait_for("the text for entries", lambda: window.find("Entry", "EditableText"))
        window.act("app.quit")
    session.unlink()
    print("the app works in its sandbox, and found the session again")


if __name__ == "__main__":
    main()
