"""Uses and closes the windows of Python's libraries, as a person would who only wants to see what comes next.

First keys and the mouse are pressed where a window has a handler for them, and so are its buttons: once each, or as long as that
prints something new. Then it is closed.
"""
import os
import sys
import time

from sitecustomize import note, printed, replace

# Seconds that all windows together may wait for timers and threads of the program, and for its pauses.
patience = [4.0]
# Not empty if the program has opened a window.
opened = []
# Buttons and keys that end a program or undo its work.
ENDS = ("quit", "exit", "close", "cancel", "clear", "reset", "escape", "key-q", u"\u9000\u51fa", u"\u5173\u95ed", u"\u53d6\u6d88",
        u"\u6e05", u"\u91cd")


def ends(name):
    return any(word in name.lower() for word in ENDS)


def is_threaded():
    threads = sys.modules.get("threading")
    return threads and threads.active_count() > 1


def sleeping(unit):
    """Pauses of programs with windows are for people who look at them. They are given in units of that many seconds."""
    def sleep(old, length):
        if not opened:
            return old(length)
        patience[0] -= length * unit
        return old(length if patience[0] > 0 else min(length, type(length)(0.001 / unit)))

    return sleep


class Anything(object):
    """Has any method, which does nothing."""

    def __getattr__(self, name):
        return self

    def __call__(self, *values, **named):
        return self


def patch_tkinter(tk):
    errors = (tk.TclError, RuntimeError)
    roots = []
    # Of each loop that runs, the function that lists its windows. Only the innermost one is attended.
    loops = []
    own_timers = set()
    presses = [200]

    def started(old, self, *values, **named):
        old(self, *values, **named)
        roots.append(self)
        opened.append(True)

    def press(widget, sequence):
        widget.focus_force()
        widget.update_idletasks()
        widget.event_generate("<Return>" if sequence in ("<Key>", "<KeyPress>") else sequence, x=9, y=9)

    def actions(widget):
        """What can be done in a widget and its parts: names and functions."""
        for sequence in map(str, widget.tk.splitlist(widget.tk.call("bind", widget))):
            kind, detail = (sequence.strip("<>") + "-").split("-")[:2]
            is_key = kind in ("Key", "KeyPress") and not ends(sequence)
            if is_key or kind in ("Button", "ButtonPress", "ButtonRelease") and detail in ("", "1"):
                yield (str(widget), sequence), lambda: press(widget, sequence)
        if widget.winfo_class() in ("Button", "TButton") and not ends(u"%s" % widget.cget("text")):
            yield (str(widget), "invoke"), lambda: widget.tk.call(widget, "invoke")
        for child in widget.winfo_children():
            for action in actions(child):
                yield action

    def use(windows, used):
        """Does something that was not done before. Returns true if there was something."""
        for window in windows:
            try:
                for name, act in actions(window):
                    if name not in used and presses[0]:
                        used.add(name)
                        presses[0] -= 1
                        note("press")
                        before = len(printed)
                        act()
                        if len(printed) != before:
                            used.discard(name)
                        return True
            except errors:
                pass
        return False

    def close(window, asked):
        """As the button in its corner does."""
        try:
            handler = window.tk.call("wm", "protocol", window, "WM_DELETE_WINDOW")
            if handler and window not in asked:
                asked.append(window)
                window.tk.eval(handler)
            else:
                window.destroy()
        except errors:
            pass

    def attend(root, windows, loop):
        """Runs a loop that ends with its windows."""
        note("window")
        loops.append(windows)
        used, asked, timer, waits = set(), [], [], []

        def is_coming(window):
            """Keys are lost until the window is on the display."""
            try:
                return window.winfo_toplevel().wm_state() == "normal" and not window.winfo_viewable()
            except errors:
                return False

        def is_busy():
            timers = root.tk.splitlist(root.tk.call("after", "info"))
            return set(map(str, timers)) - own_timers or is_threaded()

        def later(milliseconds):
            try:
                timer[:] = [root.after(milliseconds, look)]
                own_timers.update(timer)
            except errors:
                pass

        def look():
            own_timers.difference_update(timer)
            if loops[-1] is not windows:
                later(50)
            elif len(waits) < 200 and any(map(is_coming, windows())):
                waits.append(True)
                later(10)
            elif patience[0] > 0 and is_busy():
                patience[0] -= 0.05
                later(50)
            else:
                later(20)
                if not use(windows(), used):
                    for window in windows():
                        close(window, asked)

        later(20)
        try:
            loop()
        finally:
            loops.remove(windows)
            own_timers.difference_update(timer)
            try:
                root.after_cancel(timer[0])
            except errors:
                pass

    def mainloop(old, *values, **named):
        root = values[0]._root() if values and isinstance(values[0], tk.Misc) else (roots or [None])[-1]
        if root is None:
            old(*values, **named)
        else:
            attend(root, lambda: roots[::-1], lambda: old(*values, **named))

    def wait_window(old, self, window=None):
        attend(self._root(), lambda: [window or self], lambda: old(self, window))

    replace(tk.Tk, "__init__", started)
    replace(tk.Misc, "mainloop", mainloop)
    replace(tk, "mainloop", mainloop)
    replace(tk.Misc, "wait_window", wait_window)
    replace(tk.Misc, "wait_variable", lambda old, self, *name: note("window"))


def patch_dialogs(dialogs):
    def show(old, self, **options):
        note("window")
        kind = str(dict(self.options, **options).get("type", ""))
        if self.command == "tk_messageBox":
            return "yes" if kind.startswith("yes") else "ok"
        note("input")
        return ""

    replace(dialogs.Dialog, "show", show)


def patch_turtle(turtle):
    def mainloop(old, self):
        self.cv.winfo_toplevel().mainloop()

    def reset(old, self, *values, **named):
        old(self, *values, **named)
        self._speed = 0

    replace(turtle.TurtleScreenBase, "mainloop", mainloop)
    # It draws without animation.
    replace(turtle.TPen, "_reset", reset)
    replace(turtle.TPen, "speed", lambda old, self, speed=None: 0 if speed is None else None)
    replace(turtle.TurtleScreenBase, "_delay", lambda old, self, delay: None)


def patch_pygame(pygame):
    # The times of the next key and of closing the window.
    due = {}

    def set_mode(old, *values, **named):
        note("window")
        opened.append(True)
        # A window that is closed for the next one needs no keys.
        due.update(tries=0, key=time.time() + 0.2, close=time.time() + (0.5 if due else 2))
        return old(*values, **named)

    def post(kind, **members):
        pygame.event.post(pygame.event.Event(kind, **members))

    def attend():
        now = time.time()
        if due and now >= due["key"]:
            due["key"] = now + 0.1
            note("press")
            for key, letter in ((pygame.K_SPACE, u" "), (pygame.K_RETURN, u"\r")):
                post(pygame.KEYDOWN, key=key, mod=0, unicode=letter)
                post(pygame.KEYUP, key=key, mod=0)
            post(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=1)
            post(pygame.MOUSEBUTTONUP, pos=(9, 9), button=1)
        if due and now >= due["close"]:
            due.update(close=now + 0.7, tries=due.get("tries", 0) + 1)
            post(pygame.QUIT)
            if due["tries"] > 5:
                note("open")

    def attended(old, *values, **named):
        attend()
        return old(*values, **named)

    def wait(old, *timeout):
        end = time.time() + timeout[0] / 1000.0 if timeout else None
        while True:
            attend()
            event = pygame.event.poll()
            if event.type != pygame.NOEVENT or end and time.time() >= end:
                return event
            time.sleep(0.02)

    for name in ("wait", "delay"):
        replace(pygame.time, name, sleeping(0.001))
    replace(pygame.event, "wait", wait)
    replace(pygame.event, "get", attended)
    replace(pygame.display, "set_mode", set_mode)


def patch_matplotlib(matplotlib):
    # Its windows are never shown (MPLBACKEND).
    replace(matplotlib, "use", lambda old, *values, **named: None)


def patch_canvas(backend):
    """Timers of figures, which need the loop of a window to run."""
    running = []

    def start(old, self):
        if self not in running:
            running.append(self)

    def stop(old, self):
        if self in running:
            running.remove(self)

    def loop(old=None, *values, **named):
        note("window")
        # Of processor time: a busy machine draws slowly.
        start = sum(os.times()[:2])
        while running and sum(os.times()[:2]) < start + min(2, patience[0]):
            for timer in list(running):
                timer._on_timer()
        patience[0] -= sum(os.times()[:2]) - start

    replace(backend.TimerBase, "_timer_start", start)
    replace(backend.TimerBase, "_timer_stop", stop)
    replace(backend.FigureCanvasBase, "start_event_loop", loop)
    backend.gocheck_loop = loop
    # Programs maximize the window.
    backend.FigureManagerBase.window = backend.FigureManagerBase.frame = Anything()


def patch_pyplot(pyplot):
    def show(old, *values, **named):
        note("window")
        if "matplotlib.animation" in sys.modules:
            # An animation starts when it is drawn.
            for number in pyplot.get_fignums():
                pyplot.figure(number).canvas.draw()
            sys.modules["matplotlib.backend_bases"].gocheck_loop()
        if named.get("block", True):
            pyplot.close("all")

    replace(pyplot, "show", show)
    replace(pyplot, "switch_backend", lambda old, name: old("Agg"))


def patch_qt(widgets):
    core = sys.modules[widgets.__name__.rsplit(".", 1)[0] + ".QtCore"]
    started_timers = []

    def started(old, self, *values, **named):
        old(self, *values, **named)
        state = {"quiet": 0, "tries": 0}

        def close(window):
            buttons = window.buttons() if isinstance(window, widgets.QMessageBox) else []
            if buttons:
                buttons[0].click()
            else:
                window.close()

        def look():
            shown = [window for window in self.topLevelWidgets() if window.isVisible()]
            if patience[0] > 0 and (started_timers or is_threaded()):
                patience[0] -= 0.05
                return
            note("window")
            modal = [window for window in shown if window.isModal()]
            for window in modal or shown:
                close(window)
            # Nothing is shown, or it refuses to be closed.
            state["tries"] = 0 if not shown else state["tries"] + 1
            if not shown or state["tries"] > 5:
                self.quit()

        timer = core.QTimer(self)
        timer.timeout.connect(look)
        start(timer, 50)

    def starting(old, *values, **named):
        started_timers.append(True)
        return old(*values, **named)

    start = core.QTimer.start
    replace(widgets.QApplication, "__init__", started)
    replace(core.QTimer, "start", starting)
    core.QTimer.singleShot = staticmethod(lambda *values, **named: starting(single_shot, *values, **named))


def patch_opencv(cv2):
    # The keys that usually go on or end.
    keys = [13, 32, 27, ord("q"), ord("n")]

    def wait_key(old, *delay):
        note("window")
        keys.append(keys.pop(0))
        return keys[-1]

    for name in ("waitKey", "waitKeyEx", "pollKey"):
        replace(cv2, name, wait_key)
    for name in ("imshow", "namedWindow", "destroyWindow", "destroyAllWindows", "moveWindow", "resizeWindow", "setWindowTitle",
                 "setMouseCallback", "startWindowThread"):
        replace(cv2, name, lambda old, *values, **named: note("window"))


def patch_viewers(image):
    replace(image.Image, "show", lambda old, self, *values, **named: note("window"))


def patch_browser(webbrowser):
    for name in ("open", "open_new", "open_new_tab"):
        replace(webbrowser, name, lambda old, *values, **named: note("window"))


# The function that patches a module, and a name that the module defines after the names that are patched.
patches = {
    "tkinter": (patch_tkinter, "Tk"),
    "Tkinter": (patch_tkinter, "Tk"),
    "tkinter.commondialog": (patch_dialogs, "Dialog"),
    "tkCommonDialog": (patch_dialogs, "Dialog"),
    "turtle": (patch_turtle, "done"),
    "pygame": (patch_pygame, "packager_imports"),
    "matplotlib": (patch_matplotlib, "use"),
    "matplotlib.backend_bases": (patch_canvas, "FigureManagerBase"),
    "matplotlib.pyplot": (patch_pyplot, "show"),
    "PyQt5.QtWidgets": (patch_qt, "QApplication"),
    "PyQt6.QtWidgets": (patch_qt, "QApplication"),
    "PySide2.QtWidgets": (patch_qt, "QApplication"),
    "PySide6.QtWidgets": (patch_qt, "QApplication"),
    "cv2": (patch_opencv, "waitKey"),
    "PIL.Image": (patch_viewers, "open"),
    "webbrowser": (patch_browser, "open_new_tab"),
}


replace(time, "sleep", sleeping(1))


def patch_imported():
    for name in list(patches):
        found = sys.modules.get(name)
        if hasattr(found, patches[name][1]):
            patches.pop(name)[0](found)
