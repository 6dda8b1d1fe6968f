# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the main thread of the window works for an entry, for undo and redo, and for a frame while the window is
being resized: CPU time, as the kernel counts it. From the key to the end of the frame that shows the answer, for the longest
of the frames behind it (the keys for what comes next, the page of a round's end), and until nothing is left to do.

paint.py BUILD [--quick] [KIND]…    (./dev bench calls it)
frames.c notes when a frame has been painted. Nothing is asked of the program meanwhile: accessibility works in the
same thread."""
import itertools
import pathlib
import statistics
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "ui"))

import driver  # noqa: E402
import fitting  # noqa: E402
import rounds  # noqa: E402
from driver import until  # noqa: E402

SEATS, SIZE = 4, (1110, 790)
# How many entries are there when the first one is measured; so that the moves go over a round's end where rounds are
# shorter than a game.
ENTRIES = {"martes-13": 44, "line-it": 50, "elevator": 8, "in-front-of-the-elevators": 46, "level-8": 60,
           "pad": 20}
MANY = 10000
MOVES, GAMES = 26, 4
# A window is dragged larger and back by so many steps, each of which has the time for its frame.
STEPS, DRAGS, STEP_TIME = 12, 4, 0.06
# Without any work for so long, nothing is left to do: longer than a frame, and only waited for, not measured.
CALM = 0.1
# It comes to that within so many seconds, or there is no end to its work.
PATIENCE = 60


def worked(process):
    """Nanoseconds that the main thread has run for."""
    return int(pathlib.Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()[0])


class Frames:
    """The log of frames.c."""

    def __init__(self, desk):
        self.path = desk.folder / "frames"
        self.path.touch()
        desk.environment.update(LD_PRELOAD=str(driver.BUILD / "tests/bench/umpire-frames.so"), FRAMES_LOG=str(self.path))
        self.read = 0

    def new(self):
        """(what, nanoseconds) since the last look."""
        text = self.path.read_text(encoding="utf-8")[self.read:]
        self.read += len(text)
        return [(what, int(number)) for what, _, number in (line.rpartition(" ") for line in text.splitlines())]


def rest(process):
    """Until the main thread has nothing to do."""
    before, late = None, time.monotonic() + PATIENCE
    while before != (now := worked(process)):
        if time.monotonic() > late:
            sys.exit(f"paint: the main thread still works after {PATIENCE} s")
        before = now
        time.sleep(CALM)
    return now


def measure(process, frames, desk, keys):
    """Milliseconds to the end of the first frame after the last key, for the longest of those behind it, and all."""
    before = rest(process)
    frames.new()
    desk.key(keys)
    noted = []

    def shown():
        noted.extend(frames.new())
        presses = [i for i, (what, _) in enumerate(noted) if what.startswith("key")]
        return presses and [number for what, number in noted[presses[-1]:] if what == "frame"]

    until(shown, f"a frame after {keys}")
    done = rest(process)
    ends = shown()
    longest = max((after - end for end, after in zip(ends, ends[1:])), default=0)
    return (ends[0] - before) / 1e6, longest / 1e6, (done - before) / 1e6


def drag(desk, number, frames):
    """Milliseconds of each frame: what the thread has done since the frame before."""
    found = []
    frames.new()  # those of before are not of the drag
    for step in [*range(1, STEPS + 1), *range(STEPS - 1, -1, -1)]:
        desk.xdo("windowsize", number, SIZE[0] + 10 * step, SIZE[1] + 4 * step)
        time.sleep(STEP_TIME)
        found += frames.new()
    return [(after - before) / 1e6 for (_, before), (_, after) in zip(found, found[1:])]


def share(times, part):
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def tell(kind, what, times, aim="≤ 16"):
    said = f"median {statistics.median(times):.3g}, 95 % {share(times, 0.95):.3g}, most {max(times):.3g}; {len(times)}"
    print("row", kind, what, aim, f"{share(times, 0.99):.3g}", said, sep="\t", flush=True)


def chance(kind, seed, entries):
    return subprocess.run([str(driver.UMPIRECTL), "random", kind, "--seats", str(SEATS), "--seed", str(seed),
                           "--entries", str(entries)], capture_output=True, text=True, timeout=60, check=True).stdout


def seeds(kind):
    """Of games of chance that are not at their end behind the last move."""
    n = ENTRIES[kind] + MOVES + 1
    return (seed for seed in itertools.count(1) if len(rounds.lines_of(chance(kind, seed, n))) == n)


def game(kind, seed, n, many):
    """The text of a game of chance behind n entries, filled up with notes to as many as that; and what comes next."""
    lines, begun = rounds.lines_of(chance(kind, seed, n + MOVES)), chance(kind, seed, n)
    head, log, tail = begun.partition("<log>\n")
    if many:
        found = tail.split("\n")
        tail = "\n".join([found[0], *["      <note>nothing happens</note>"] * (many - n), *found[1:]])
    return head + log + tail, lines[n:]


def play(application, frames, kind, seed, many, took):
    text, coming = game(kind, seed, ENTRIES[kind], many)
    desk = application.desk
    path = desk.folder / f"{kind}-{seed}-{many}.umpire"
    path.write_text(text, encoding="utf-8")
    application.open(path, SIZE)
    program, process = application.program, application.program.process.pid
    program.focus()
    for line in coming:
        if program.all("heading"):  # of a round's end: its page takes no line, and is deaf to keys at first
            program.windows()[0].act("win.back")
            program.gone("heading")
        field = program.entry()
        field.write(line)
        field.click()
        desk.xdo("mousemove", 5, 5)
        took["entry"].append(measure(process, frames, desk, "Return"))
        until(lambda: field.text == "", f"{line!r} to be entered")
    for _ in coming:
        took["undo"].append(measure(process, frames, desk, "ctrl+z"))
    for _ in coming:
        took["redo"].append(measure(process, frames, desk, "ctrl+shift+z"))


def bench(kind, many, n_games):
    took, steps = {"entry": [], "undo": [], "redo": []}, []
    with fitting.application(size="1400x1000") as application:
        frames = Frames(application.desk)
        for seed in itertools.islice(seeds(kind), n_games):
            play(application, frames, kind, seed, many, took)
            for _ in range(DRAGS // n_games if not many else 0):
                steps += drag(application.desk, application.program.frames()[0][0], frames)
    behind = f", behind {many} entries" if many else ""
    for what, times in took.items():
        shown, later, done = zip(*times)
        tell(kind, f"{what}: ms of the main thread from the key to its frame, 99 %{behind}", shown)
        tell(kind, f"{what}: ms of the longest frame behind that one, 99 %{behind}", later)
        tell(kind, f"{what}: ms from the key until nothing is left to do, 99 %{behind}", done, "")
    if steps:
        tell(kind, "resizing: ms a frame, 99 %", steps)


def main():
    missing = driver.missing_tools()
    if missing:
        sys.exit(f"paint: not installed: {', '.join(missing)}")
    words = sys.argv[2:]
    n_games = 1 if "--quick" in words else GAMES
    for kind in [word for word in words if not word.startswith("--")] or ENTRIES:
        for many in (0, MANY):
            bench(kind, many, n_games)


if __name__ == "__main__":
    main()
