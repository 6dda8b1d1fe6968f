#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""start.py UMPIRE EMPTY UMPIRECTL: from exec to the first painted frame, with nothing and with a session, as ratios.

Xvfb keeps its screen in a file; this script maps that file and looks for the first large change, so neither program
is touched. They take turns, each with a home, a bus and a screen of its own. Nothing passes or fails."""
import mmap
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 7
ENTRIES = 60
WIDTH, HEIGHT = 1280, 900
ROWS = range(10, HEIGHT, 15)


def read_line(descriptor):
    text = b""
    while not text.endswith(b"\n"):
        text += os.read(descriptor, 64)
    return text.decode().strip()


def with_pipe(command, options, environment=None):
    """Starts a server that prints its address on a pipe; returns the process and the address."""
    read, write = os.pipe()
    process = subprocess.Popen([*command, *options(write)], pass_fds=[write], env=environment,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    address = read_line(read)
    os.close(read)
    return process, address


class Screen:
    def __init__(self, folder):
        self.server, number = with_pipe(
            ["Xvfb", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-fbdir", folder, "-nocursor", "-noreset", "-nolisten",
             "tcp"], lambda descriptor: ["-displayfd", str(descriptor)])
        self.display = ":" + number
        with open(os.path.join(folder, "Xvfb_screen0"), "rb") as file:
            self.pixels = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        self.head = len(self.pixels) - WIDTH * HEIGHT * 4

    def look(self):
        line = WIDTH * 4
        return b"".join(self.pixels[self.head + y * line:self.head + (y + 1) * line] for y in ROWS)


def ran(process):
    """Seconds that all threads have run for."""
    tasks = pathlib.Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(task.read_text(encoding="ascii").split()[0]) for task in tasks) / 1e9


def first_frame(*command):
    """Seconds by the wall clock and of CPU time."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        screen = Screen(folder)
        environment = dict(os.environ, DISPLAY=screen.display, GDK_BACKEND="x11", GSK_RENDERER="cairo", HOME=folder,
                           XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, XDG_CACHE_HOME=folder,
                           XDG_RUNTIME_DIR=folder, GSETTINGS_BACKEND="memory", GTK_A11Y="none", LC_ALL="C.UTF-8")
        environment.pop("WAYLAND_DISPLAY", None)
        bus, environment["DBUS_SESSION_BUS_ADDRESS"] = with_pipe(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile"], lambda descriptor: [f"--print-address={descriptor}"], environment)
        blank = screen.look()
        begin = time.monotonic()
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while time.monotonic() < begin + 30:
                now = screen.look()
                if now != blank and sum(a != b for a, b in zip(now[::64], blank[::64])) > 500:
                    return time.monotonic() - begin, ran(process.pid)
                time.sleep(0.002)
            raise SystemExit(f"{command[0]} painted nothing in 30 seconds")
        finally:
            for one in (process, bus, screen.server):
                one.terminate()
                one.wait()


def tell(what, pairs):
    for n, clock in enumerate(("wall", "CPU")):
        ratios = sorted(ours[n] / empty[n] for ours, empty in pairs)
        print("row", "start", f"{what} against an empty libadwaita window ({clock})", "≤ 1.3",
              f"{statistics.median(ratios):.3g}", f"{ratios[0]:.3g} … {ratios[-1]:.3g}, {ROUNDS}", sep="\t")


def main():
    umpire, empty, umpirectl = sys.argv[1:4]
    with tempfile.TemporaryDirectory() as folder:
        session = os.path.join(folder, "evening.umpire")
        with open(session, "wb") as file:
            subprocess.run([umpirectl, "random", "martes-13", "--seats", "4", "--seed", "7", "--entries", str(ENTRIES)],
                           stdout=file, check=True)
        first_frame(umpire), first_frame(empty)
        frames = [(first_frame(umpire), first_frame(umpire, session), first_frame(empty)) for _ in range(ROUNDS)]
    tell("Home, first frame", [(home, nothing) for home, _, nothing in frames])
    tell(f"a session of {ENTRIES} entries, first frame", [(page, nothing) for _, page, nothing in frames])


if __name__ == "__main__":
    main()
