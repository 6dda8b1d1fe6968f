#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the compiler does not see: layers, sizes and leftovers in the source.

lint.py BUILD  (run from the source's root; BUILD holds the static libraries)
Prints one line for each finding and exits 1 if there is any.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

FILE_LINES = 1200
COLUMNS = 110
FUNCTION_LINES = 60
TEMPLATE_LINES = 450  # of the game to copy: a newcomer reads all of it
# How much C there is in each layer, in tokens: layout does not change them. Whoever deletes lowers the ceiling.
# core has the words for formulas (formula-words.c), what a verb says and what hands do (steps.h), app the log
# within a draft (correction-draft.h), the one menu of play and result (game-menu.h), lists of cards in words
# (typed-cards.h) and what keeps GTK from losing taps (tooltips.h).
TOKENS = {"core": 79020, "games": 131100, "session": 109670, "plan": 40570, "paint": 24230, "draw": 11340, "cli": 17700,
          "app": 376830}
FORMAT_VERSION = "14"  # of clang-format, as Debian 12 has it

# The layers and what they may include: an expression for headers in <> and one for headers in "".
OWN = {
    "core": r"(core/.+|[^/]+)",
    "games": r"(core/.+|games/.+|[^/]+)",
    "session": r"(core/.+|session/.+|config\.h|[^/]+)",
    "plan": r"(core/.+|games/.+|[^/]+)",
    "paint": r"(core/.+|plan/.+|[^/]+)",
    "draw": r"(core/.+|session/.+|paint/.+|draw/.+|config\.h|[^/]+)",
    "cli": r"(core/.+|games/games\.h|session/.+|draw/draw\.h|cli/.+|config\.h|[^/]+)",
    "app": r"(core/.+|games/games\.h|plan/.+|session/.+|draw/draw(-chart|-pages)?\.h|paint/.+|app/.+|config\.h|[^/]+)",
}
SYSTEM = {
    "core": r"glib\.h|string\.h|stdint\.h|stdbool\.h|stddef\.h|limits\.h",
    "games": r"glib\.h|string\.h",
    "session": r"(?!gtk/|gdk/|gsk/|adwaita|pango/|cairo).+",
    "plan": r"glib\.h|string\.h",
    "paint": r"(?!gtk/|gdk/|gsk/|adwaita).+",
    "draw": r"(?!gtk/|gdk/|gsk/|adwaita).+",
    "cli": r"(?!gtk/|gdk/|gsk/|adwaita|pango/|cairo).+",
    "app": r".+",
}

# The window's folders, each of which may include those before it. In `model` there is no GTK.
APP = ("compat", "model", "widgets", "board", "help", "entry", "table", "learned", "panes", "pages", "shell")
APP_PURE = ("model",)
# The libraries of src/session, each of which uses only those before it.
SESSION = ("format", "store", "library", "learned", "report")
TOOLKIT = re.compile(r"gtk/|gdk/|gsk/|adwaita")

# GLib without files, clock, chance, processes, environment, output, and without GObject and GIO.
NOT_PURE = re.compile(
    r"g_(object|type|signal|param|value|boxed|closure|initially|binding|weak_ref|enum_|flags_|cclosure"
    r"|file_|fopen|open|close|mkdir|mkdtemp|mkstemp|stat|lstat|access|chmod|rename|remove|unlink|rmdir|dir_|io_"
    r"|rand|random|uuid_string_random|get_real_time|get_monotonic_time|get_current_time|date_time_new_now|timer_"
    r"|usleep|spawn|main_|idle_|timeout_|source_|thread|get_user|get_home|get_tmp|get_host|getenv|setenv|unsetenv"
    r"|get_environ|listenv|print|printerr|key_file_load|key_file_save|mapped_file|module|settings|resource"
    r"|input_|output_|data_input|data_output|bytes_icon|application|menu|action|list_store|task|cancellable|socket)"
)
PURE = re.compile(
    r"ump_\w+|g_\w+|_?g_\w+|(mem|str)\w+|qsort|bsearch|abs|labs|isdigit|isalpha|isspace|tolower|toupper"
    r"|__(mem|str)\w+_chk|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_|__ctype_\w+_loc"
)
IMPURE_C = re.compile(r"strerror|strftime|strptime")

LEFTOVER = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b|(?i:\bfor now\b|\bnot implemented\b)")

# Classes that libadwaita gives a look or a meaning of its own (1.2 to 1.10), whatever wears them.
LIBADWAITA = set(
    "accent app-notification background body bottom-bar boxed-list boxed-list-separate caption caption-heading card"
    " circular compact destructive-action dialog-action-area dim-label dimmed document error flat frame heading inline"
    " large-title linked menu monospace navigation-sidebar numeric opaque osd pill property raised rich-list sidebar"
    " spacer success suggested-action title-1 title-2 title-3 title-4 toolbar top-bar undershoot-bottom undershoot-top"
    " view warning".split())

SOURCES = ("src", "tests", "ui", "data", "docs", "flatpak", "po", "seeds", ".ci", ".github")
TOP = ("meson.build", "meson_options.txt", "dev", "README.md", "CONTRIBUTING.md", "NEWS", "REUSE.toml")
BINARY = {".png", ".ico", ".umpire", ".case", ".gz", ".xz"}


def texts(root):
    """Every text file of the project as (path, lines)."""
    paths = [root / name for name in TOP]
    for folder in SOURCES:
        paths += sorted((root / folder).rglob("*"))
    for path in paths:
        if path.is_file() and path.suffix not in BINARY and "__pycache__" not in path.parts:
            try:
                yield path.relative_to(root), path.read_text(encoding="utf-8").splitlines()
            except UnicodeDecodeError:
                continue  # a bad session on purpose


def includes(path, lines):
    layer = path.parts[1]
    for number, line in enumerate(lines, 1):
        found = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
        if not found:
            continue
        name = found[2]
        if name.startswith("../"):
            name = os.path.relpath(path.parent / name, path.parts[0])
        if not re.fullmatch((SYSTEM if found[1] == "<" else OWN)[layer], name):
            yield f"{path}:{number}: {layer} must not include {name}"


def folders(path, lines, order):
    """Includes that go up, to a folder of the layer that comes later."""
    layer, own = path.parts[1:3]
    for number, line in enumerate(lines, 1):
        found = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
        if not found:
            continue
        if found[1] == "<":
            if layer == "app" and own in APP_PURE and TOOLKIT.match(found[2]):
                yield f"{path}:{number}: {own} has no GTK"
            continue
        name = found[2] if found[2].startswith(f"{layer}/") else os.path.relpath(path.parent / found[2], "src")
        place = pathlib.PurePath(name).parts[1:]
        if len(place) == 2 and place[0] in order and order.index(place[0]) > order.index(own):
            yield f"{path}:{number}: {own} must not include {place[0]}"


def functions(path, lines):
    """Bodies that are too long: from a brace in the first column to the one that closes it."""
    start = None
    for number, line in enumerate(lines, 1):
        if line.startswith("{"):
            start = number
        elif line.startswith("}") and start is not None:
            if number - start - 1 > FUNCTION_LINES:
                yield f"{path}:{start}: function of {number - start - 1} lines (at most {FUNCTION_LINES})"
            start = None


BLANK = re.compile(r"""/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.S)


def conditionals(path, lines):
    """A conditional in another that goes over several lines: what is there is read more easily as if and else."""
    text = BLANK.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), "\n".join(lines))
    number, opened = 1, [[]]  # lines of the question marks of each pair of brackets, since the last comma
    for letter in text:
        if letter == "\n":
            number += 1
        elif letter in "([{":
            opened.append([])
        elif letter == "?":
            opened[-1].append(number)
        elif letter in ",;)]}":
            marks = opened.pop() if letter in ")]}" and len(opened) > 1 else opened[-1]
            if len(marks) > 1 and number > marks[0]:
                yield f"{path}:{marks[0]}: a conditional in another, over several lines"
            if letter in ",;":
                opened[-1] = []


def classes(path, lines):
    """Style sheets that mean something else than libadwaita by a class: each would dress what is the other's."""
    text = re.sub(r"/\*.*?\*/", lambda found: "\n" * found[0].count("\n"), "\n".join(lines), flags=re.S)
    for rule in re.finditer(r"([^{};]+)\{", text):
        number = text.count("\n", 0, rule.end()) + 1
        for name in sorted(LIBADWAITA & set(re.findall(r"\.([a-z][\w-]*)", rule[1]))):
            yield f"{path}:{number}: .{name} is a class of libadwaita"


def look_at_sources(root):
    here = re.compile(re.escape(str(root)) + r"\b")
    for path, lines in texts(root):
        code = path.suffix in {".c", ".h"}
        if (code or path.suffix == ".py") and len(lines) > FILE_LINES:
            yield f"{path}: {len(lines)} lines (at most {FILE_LINES})"
        if path.parts[:2] == ("tests", "template") and code and len(lines) > TEMPLATE_LINES:
            yield f"{path}: {len(lines)} lines (at most {TEMPLATE_LINES})"
        if code:
            yield from functions(path, lines)
            yield from conditionals(path, lines)
            if path.parts[0] == "src" and path.parts[1] in OWN:
                yield from includes(path, lines)
            if len(path.parts) == 4 and path.parts[:2] in (("src", "app"), ("src", "session")):
                yield from folders(path, lines, APP if path.parts[1] == "app" else SESSION)
        if path.suffix == ".css" and path.parts[:2] == ("src", "app"):
            yield from classes(path, lines)
        if path.suffix in (".css", ".js") and path.parts[1:3] == ("session", "report"):
            yield from (f"{path}:{n}: </ would end it in a page" for n, line in enumerate(lines, 1) if "</" in line)
        if path.name == pathlib.Path(__file__).name:
            continue
        for number, line in enumerate(lines, 1):
            if code and len(line) > COLUMNS and '"' not in line:
                yield f"{path}:{number}: {len(line)} columns (at most {COLUMNS}, but for a text)"
            if LEFTOVER.search(line):
                yield f"{path}:{number}: left for later: {line.strip()[:80]}"
            if here.search(line):
                yield f"{path}:{number}: a path of this machine"


def tokens(text):
    """Words, numbers, strings and signs, without comments."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '"s"', text)
    return len(re.findall(r'[A-Za-z_]\w*|\d[\w.]*|"s"|[-+*/%=<>!&|^~?:;,.(){}\[\]]', text))


def look_at_sizes(root):
    for layer, most in TOKENS.items():
        n = sum(tokens(path.read_text(encoding="utf-8")) for path in sorted((root / "src" / layer).rglob("*.[ch]")))
        if n > most:
            yield f"src/{layer}: {n} tokens (at most {most})"


def layout(root):
    """Files that clang-format would change. Its versions lay out differently: only Debian 12's has a say."""
    if shutil.which("clang-format") is None:
        yield f"clang-format {FORMAT_VERSION} is not installed"
        return
    version = subprocess.run(["clang-format", "--version"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"version (\d+)", version)[1]
    files = sorted(str(path.relative_to(root)) for folder in ("src", "tests") for path in (root / folder).rglob("*.[ch]"))
    run = subprocess.run(["clang-format", "--dry-run", "-Werror", *files], capture_output=True, text=True)
    other = sorted({line.split(":")[0] for line in run.stderr.splitlines() if "-Wclang-format-violations" in line})
    if version != FORMAT_VERSION:
        print(f"lint: clang-format {version} would lay out {len(other)} files differently; {FORMAT_VERSION} decides")
        return
    for name in other:
        yield f"{name}: ./dev format would change it"


def nm(library, *options):
    return subprocess.run(["nm", *options, library], capture_output=True, text=True, check=True).stdout.splitlines()


def symbols(library):
    """What it defines, and what it needs of others."""
    defined = {line.split()[-1] for line in nm(library, "--defined-only") if len(line.split()) == 3}
    needed = {line.split()[-1] for line in nm(library, "--undefined-only") if " U " in line}
    return defined, needed - defined


def look_at_library(library):
    if not library.exists():
        yield f"{library} is not built"
        return
    for symbol in sorted(symbols(library)[1]):
        if NOT_PURE.match(symbol) or IMPURE_C.fullmatch(symbol) or not PURE.fullmatch(symbol):
            yield f"{library.name}: must not use {symbol}"


def look_at_order(folder):
    libraries = [folder / name / f"libump-{name}.a" for name in SESSION]
    for library in libraries:
        if not library.exists():
            yield f"{library} is not built"
            return
    found = [symbols(library) for library in libraries]
    for number, (library, (_, needed)) in enumerate(zip(libraries, found)):
        for later, (defined, _) in zip(libraries[number + 1:], found[number + 1:]):
            for symbol in sorted(needed & defined):
                yield f"{library.name}: must not use {symbol} of {later.name}"


def look_at_variables(library):
    """The games hold no variable that can change: nothing in .data or .bss (relocated constants are elsewhere)."""
    if not library.exists():
        return
    for line in nm(library, "--format=sysv"):
        fields = [field.strip() for field in line.split("|")]
        if len(fields) == 7 and fields[3] == "OBJECT" and re.match(r"\.(data(?!\.rel\.ro)|bss|tdata|tbss)|\*COM\*", fields[6]):
            yield f"{library.name}: {fields[0]} is a variable that can change"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    root = pathlib.Path.cwd()
    build = pathlib.Path(sys.argv[1])
    core, games, plan = (build / f"src/{name}/libump-{name}.a" for name in ("core", "games", "plan"))
    found = [*look_at_sources(root), *look_at_sizes(root), *layout(root), *look_at_library(core), *look_at_library(games),
             *look_at_library(plan), *look_at_variables(games), *look_at_variables(plan),
             *look_at_order(build / "src/session")]
    for line in found:
        print(line)
    print(f"lint: {len(found)} found")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
