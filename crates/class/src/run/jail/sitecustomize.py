"""Runs programs unattended, in every Python 2 and 3 that is started in the jail.

Windows and dialogs close by themselves once nothing more happens in them, and `input()` at the end of standard input
returns an empty line, as if Enter was pressed. What was done is noted in the file GOCHECK_NOTES.
"""
import os
import sys

try:
    import builtins
except ImportError:
    import __builtin__ as builtins

# Seconds that all windows together may wait for timers and threads of the program.
patience = [4.0]
# After that many empty lines, standard input has ended.
empty_lines = [100]
noted = set()


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


def reading(old, *prompt):
    try:
        return old(*prompt)
    except EOFError:
        if not empty_lines[0]:
            note("input-ended")
            raise
        note("input")
        empty_lines[0] -= 1
        sys.stdout.write("\n")
        return ""


def patch_tkinter(tk):
    roots = []

    def started(old, self, *values, **named):
        old(self, *values, **named)
        roots.append(self)

    def close(window):
        """As the button in its corner does."""
        try:
            handler = window.tk.call("wm", "protocol", window, "WM_DELETE_WINDOW")
            if handler:
                window.tk.eval(handler)
            if window.winfo_exists():
                window.destroy()
        except tk.TclError:
            pass

    def close_later(root, windows):
        note("window")
        own = []

        def is_busy():
            threads = sys.modules.get("threading")
            timers = [timer for timer in root.tk.splitlist(root.tk.call("after", "info")) if timer not in own]
            return timers or threads and threads.active_count() > 1

        def look():
            if patience[0] > 0 and is_busy():
                patience[0] -= 0.05
                own[:] = [root.after(50, look)]
            else:
                for window in windows():
                    close(window)

        own[:] = [root.after(20, look)]

    def mainloop(old, *values, **named):
        root = values[0]._root() if values and isinstance(values[0], tk.Misc) else (roots or [None])[-1]
        if root is not None:
            close_later(root, lambda: roots[::-1])
        old(*values, **named)

    def wait_window(old, self, window=None):
        close_later(self._root(), lambda: [window or self])
        old(self, window)

    replace(tk.Tk, "__init__", started)
    replace(tk.Misc, "mainloop", mainloop)
    replace(tk, "mainloop", mainloop)
    replace(tk.Misc, "wait_window", wait_window)
    replace(tk.Misc, "wait_variable", lambda old, self, *name: note("window"))


def patch_dialogs(dialogs):
    def show(old, self, **options):
        note("window")
        kind = str(dict(self.options, **options).get("type", ""))
        return "yes" if kind.startswith("yes") else "ok" if self.command == "tk_messageBox" else ""

    replace(dialogs.Dialog, "show", show)


def patch_turtle(turtle):
    def mainloop(old, self):
        self.cv.winfo_toplevel().mainloop()

    replace(turtle.TurtleScreenBase, "mainloop", mainloop)


def patch_pygame(pygame):
    def set_mode(old, *values, **named):
        note("window")
        pygame.time.set_timer(pygame.QUIT, 700)
        return old(*values, **named)

    replace(pygame.display, "set_mode", set_mode)


def patch_matplotlib(matplotlib):
    # Its windows are never shown (MPLBACKEND).
    replace(matplotlib, "use", lambda old, *values, **named: None)


# The function that patches a module, and a name that the module defines after the names that are patched.
patches = {
    "tkinter": (patch_tkinter, "Tk"),
    "Tkinter": (patch_tkinter, "Tk"),
    "tkinter.commondialog": (patch_dialogs, "Dialog"),
    "tkCommonDialog": (patch_dialogs, "Dialog"),
    "turtle": (patch_turtle, "done"),
    "pygame": (patch_pygame, "display"),
    "matplotlib": (patch_matplotlib, "use"),
}


def importing(old, *values, **named):
    module = old(*values, **named)
    for name in list(patches):
        found = sys.modules.get(name)
        if hasattr(found, patches[name][1]):
            patches.pop(name)[0](found)
    return module


replace(builtins, "__import__", importing)
replace(builtins, "input", reading)
replace(builtins, "raw_input", reading)
