#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""library.py BUILD [SESSIONS]: the window over a library of 10,000 sessions.

The sessions are games that umpirectl plays by chance, of every kind, copied with other people and days. Measured is how
long the page of statistics takes from the click until it stands there, and the processor time of the main thread for a
letter in the search of Home and of the statistics. Prints rows for bench.py."""
import pathlib
import random
import re
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "ui"))
import driver  # noqa: E402
from driver import until  # noqa: E402

KINDS = {"martes-13": 4, "line-it": 3, "elevator": 3, "in-front-of-the-elevators": 3, "level-8": 4, "pad": 4}
SEEDS = 12
NAMES = ["Ana", "Bea", "Carlos", "Diego", "Elena", "Fran", "Gala", "Hugo", "Ines", "Jon", "Katia", "Luis", "Marta", "Nora",
         "Oscar", "Pilar", "Quim", "Rosa", "Saul", "Tere", "Uxia", "Vera", "Wim", "Xavi", "Yago", "Zoe"]
CALM = 0.6  # seconds without anything to do, so that a measurement holds what was asked for alone


def games():
    """(kind, text) of games by chance, mostly to their end."""
    for kind, seats in KINDS.items():
        for seed in range(SEEDS):
            done = subprocess.run([str(driver.UMPIRECTL), "random", kind, "--seats", str(seats), "--seed", str(seed), "--entries",
                                   "400"], capture_output=True, text=True, check=True)
            yield kind, done.stdout


def fill(folder, n):
    chance = random.Random(7)
    known = list(games())
    folder.mkdir(parents=True)
    for i in range(n):
        kind, text = known[i % len(known)]
        year, month, day = 2015 + i % 10, chance.randint(1, 12), chance.randint(1, 28)
        when = f"{year}-{month:02}-{day:02}T{chance.randint(17, 22)}:00:00+00:00"
        people = iter(chance.sample(NAMES, 12))
        text = re.sub(r'(<player id="[^"]*" name=")[^"]*', lambda found: found[1] + next(people), text)
        text = re.sub(r' id="[0-9a-f-]{36}"', f' id="00000000-0000-4000-8000-{i:012}"', text, count=1)
        text = re.sub(r' created="[^"]*"', f' created="{when}"', text, count=1)
        text = re.sub(r' (started|finished)="[^"]*"', rf' \1="{when}"', text)
        (folder / f"{year}-{month:02}-{day:02}-{kind}-{i}.umpire").write_text(text, encoding="utf-8")


def own_time(process):
    """Seconds of processor that the main thread has had."""
    return int(pathlib.Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()[0]) / 1e9


def settle(process):
    before = None
    while before != (now := round(own_time(process), 3)):
        before = now
        time.sleep(CALM)


def row(what, figure, aim, values):
    values = sorted(values)
    middle = values[len(values) // 2]
    print("\t".join(["row", what, figure, aim, f"{middle:.3g}", f"{values[0]:.3g} … {values[-1]:.3g}, {len(values)}"]), flush=True)


def letters(desk, process, word):
    """Milliseconds of the main thread for each letter, and for taking each away again."""
    taken = []
    for key in [*word, *["BackSpace"] * len(word)]:
        before = own_time(process)
        desk.key(key)
        settle(process)
        taken.append(1000 * (own_time(process) - before))
    return taken


def main():
    n = int(sys.argv[2]) if len(sys.argv) > 2 else 10000
    desk = driver.Desk()
    try:
        fill(desk.sessions, n)
        for what in ("cold", "warm"):
            begun = time.monotonic()
            program = desk.open()
            process = program.process.pid
            until(lambda: program.all("label", "Earlier evenings"), "the list", patience=300)
            shown = time.monotonic() - begun
            until(lambda: (desk.folder / "cache/umpire/library").exists(), "the cache", patience=300)
            settle(process)
            row(f"library of {n}, {what}", "seconds until Home lists", "≤ 2", [shown])
            row(f"library of {n}, {what}", "main thread until it is calm, s", "", [own_time(process)])
            if what == "cold":
                program.end()
        window = program.windows()[0]
        pages, threads = [], []
        for _ in range(5):
            settle(process)
            before, begun = own_time(process), time.monotonic()
            window.act("win.statistics")
            until(lambda: program.all(begins="Ana, "), "the page")
            pages.append(time.monotonic() - begun)
            settle(process)
            threads.append(1000 * (own_time(process) - before))
            window.act("win.home")
            program.find("button", "Search")
        row(f"library of {n}", "statistics page, s", "≤ 0.3", pages)
        row(f"library of {n}", "statistics page, ms of the main thread", "", threads)
        program.focus()
        program.find("button", "Search").act()
        row(f"library of {n}", "a key in Home's search, ms of the main thread", "≤ 16", letters(desk, process, "carlos"))
        window.act("win.statistics")
        program.find(begins="Ana, ")
        program.find("button", "Search").act()
        settle(process)
        row(f"library of {n}", "a key in the search of statistics, ms of the main thread", "≤ 16", letters(desk, process, "gala"))
    finally:
        desk.end()


main()
