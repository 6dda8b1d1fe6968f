# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the main thread of the window works from a key to the last frame that it leads to: CPU time, as the kernel
counts it, of an entry, of undo and redo, and of a step while a window is being resized.

paint.py BUILD [KIND]…    (./dev bench calls it)
Nothing is asked of the program meanwhile: accessibility works in the same thread."""
import pathlib
import statistics
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "ui"))

import driver  # noqa: E402
import fitting  # noqa: E402
from driver import until  # noqa: E402

ENTRIES = {"martes-13": 60, "line-it": 14, "elevator": 14, "in-front-of-the-elevators": 6, "level-8": 30}
MOVES = 12
# A window is dragged larger by so many steps, each of which has the time for its frame.
STEPS, DRAGS, STEP_TIME = 12, 3, 0.05
# Until nothing is drawn any more: far longer than a frame, and only waited for, not measured.
CALM = 0.3


def worked(process):
    """Nanoseconds that the main thread has run for."""
    return int(pathlib.Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()[0])


def measure(process, do):
    before = worked(process)
    do()
    time.sleep(CALM)
    return (worked(process) - before) / 1e6


def drag(desk, number):
    for step in range(1, STEPS + 1):
        desk.xdo("windowsize", number, 1110 + 10 * step, 790 + 4 * step)
        time.sleep(STEP_TIME)


def tell(kind, what, times):
    times = sorted(times)
    print("row", kind, f"{what}: ms of the main thread from the key to the last frame", "≤ 16",
          f"{statistics.median(times):.3g}", f"{times[0]:.3g} … {times[-1]:.3g}, {len(times)}", sep="\t", flush=True)


def bench(application, kind):
    with application.page(kind, 4, ENTRIES[kind], (1110, 790)) as page:
        program, desk = application.program, application.desk
        field, process = program.find("text box", "Entry"), program.process.pid
        program.focus()
        entered, undone, redone = [], [], []
        for line in page.coming[:MOVES]:
            field.write(line)
            time.sleep(CALM)
            desk.xdo("mousemove", 5, 5)
            field.click()
            time.sleep(CALM)
            entered.append(measure(process, lambda: desk.key("Return")))
            until(lambda: field.text == "", f"{line!r} to be entered")
        for _ in range(MOVES // 2):
            undone.append(measure(process, lambda: desk.key("ctrl+z")))
        for _ in range(MOVES // 2):
            redone.append(measure(process, lambda: desk.key("ctrl+shift+z")))
        tell(kind, "entry", entered)
        tell(kind, "undo", undone)
        tell(kind, "redo", redone)
        number = program.frames()[0][0]
        tell(kind, "a step of resizing", [measure(process, lambda: drag(desk, number)) / STEPS for _ in range(DRAGS)])


def main():
    missing = driver.missing_tools()
    if missing:
        sys.exit(f"paint: not installed: {', '.join(missing)}")
    for kind in sys.argv[2:] or ENTRIES:
        with fitting.application(size="1400x1000") as application:
            bench(application, kind)


main()
