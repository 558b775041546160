"""Runs programs unattended, in every Python 2 and 3 that is started in the jail.

Windows and dialogs close by themselves once nothing more happens in them (gocheck_windows), and `input()` at the end of
standard input returns an empty line, as if Enter was pressed. What was done is noted in the file GOCHECK_NOTES.
"""
import os
import sys
import types

try:
    import builtins
except ImportError:
    import __builtin__ as builtins

# After that many empty lines, standard input has ended.
empty_lines = [100]
noted = set()
# The texts that were printed first, in Python 3.
printed = set()


def note(word):
    if word not in noted:
        noted.add(word)
        try:
            with open(os.environ["GOCHECK_NOTES"], "a") as notes:
                notes.write(word + "\n")
        except (KeyError, IOError, OSError):
            pass


def replace(owner, name, new):
    """Replaces a function by `new`, which gets the old one as its first argument."""
    old = getattr(owner, name, None)
    if old is not None:
        setattr(owner, name, lambda *values, **named: new(old, *values, **named))


def press_enter():
    """Notes that Enter was pressed, as long as a person would go on."""
    if not empty_lines[0]:
        note("input-ended")
        raise EOFError("EOF when reading a line")
    note("input")
    empty_lines[0] -= 1


def reading(old, *prompt):
    try:
        return old(*prompt)
    except EOFError:
        press_enter()
        sys.stdout.write("\n")
        return ""


def writing(old, text):
    if len(printed) < 1000:
        printed.add(text)
    return old(text)


def key(value):
    """A function that waits for a key."""
    def wait(*values):
        press_enter()
        return value

    return wait


def nothing(*values, **named):
    pass


# Modules of Windows, with the functions that programs wait or make sounds with.
windows_modules = {
    "msvcrt": {"getch": key(b"\r"), "getche": key(b"\r"), "getwch": key(u"\r"), "getwche": key(u"\r"), "kbhit": lambda: True},
    "winsound": {"Beep": nothing, "MessageBeep": nothing, "PlaySound": nothing, "SND_FILENAME": 0, "SND_ASYNC": 0},
}


def is_of_student(names):
    """Libraries find out by such modules whether they run on Windows."""
    folder = os.path.dirname(os.path.dirname(os.environ.get("GOCHECK_NOTES", "")))
    return folder and os.path.abspath((names or {}).get("__file__") or "").startswith(folder)


def importing(old, *values, **named):
    try:
        module = old(*values, **named)
    except ImportError:
        members = windows_modules.get(values[0])
        if members is None or not is_of_student(values[1] if len(values) > 1 else named.get("globals")):
            raise
        module = types.ModuleType(values[0])
        module.__dict__.update(members)
        return module
    gocheck_windows.patch_imported()
    return module


# It uses what was defined above.
import gocheck_windows

try:
    replace(sys.stdout, "write", writing)
except (AttributeError, TypeError):
    pass
replace(builtins, "__import__", importing)
replace(builtins, "input", reading)
replace(builtins, "raw_input", reading)
if not hasattr(os, "startfile"):
    os.startfile = lambda *values: note("window")
