"""Closes the windows of a virtual display as the buttons in their corners do, once the programs in the jail have used no
processor time for a while: they wait for somebody. Windows of busy programs are closed once gocheck writes to the file `now`.
Arguments: the seconds, the number of the display, and the file of notes; `now` lies next to it.

The few requests of the X protocol that this takes are written here, because a jail may hold no library for them.
"""
import os
import socket
import struct
import sys
import time

DELETE, PROTOCOLS = b"WM_DELETE_WINDOW", b"WM_PROTOCOLS"
VIEWABLE = 2


class Display:
    def __init__(self, number):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect("/tmp/.X11-unix/X" + number)
        self.socket.sendall(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))
        status, words = struct.unpack("<BxHHH", self.read(8))[::3]
        setup = self.read(4 * words)
        vendor, formats = struct.unpack_from("<HxxxB", setup, 16)
        (self.root,) = struct.unpack_from("<I", setup, 32 + (vendor + 3) // 4 * 4 + 8 * formats)
        self.protocols, self.delete = self.atom(PROTOCOLS), self.atom(DELETE)

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                sys.exit()
            data += part
        return data

    def send(self, opcode, detail, body):
        self.socket.sendall(struct.pack("<BBH", opcode, detail, 1 + len(body) // 4) + body)

    def ask(self, opcode, detail, body):
        """The reply, or nothing: the window may be gone."""
        self.send(opcode, detail, body)
        while True:
            head = self.read(32)
            if head[0] == 0:
                return None
            if head[0] == 1:
                return head + self.read(4 * struct.unpack_from("<I", head, 4)[0])

    def atom(self, name):
        padded = name + bytes(-len(name) % 4)
        return struct.unpack_from("<I", self.ask(16, 0, struct.pack("<Hxx", len(name)) + padded), 8)[0]

    def windows(self):
        """Those that are shown and can be closed."""
        tree = self.ask(15, 0, struct.pack("<I", self.root))
        for window in struct.unpack_from("<%dI" % struct.unpack_from("<H", tree, 16), tree, 32):
            attributes = self.ask(3, 0, struct.pack("<I", window))
            found = self.ask(20, 0, struct.pack("<IIIII", window, self.protocols, 0, 0, 32))
            if attributes and found and attributes[26] == VIEWABLE:
                if self.delete in struct.unpack_from("<%dI" % struct.unpack_from("<I", found, 16), found, 32):
                    yield window

    def close(self, window):
        event = struct.pack("<BBHII5I", 33, 32, 0, window, self.protocols, self.delete, 0, 0, 0, 0)
        self.send(25, 0, struct.pack("<II", window, 0) + event)


def processor_time():
    """In clock ticks, of the processes of this session without this one and the display."""
    total = 0
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open("/proc/%s/stat" % process, errors="replace") as file:
                name, fields = file.read().rsplit(")", 1)
        except (OSError, ValueError):
            continue
        fields = fields.split()
        is_other = int(process) != os.getpid() and not name.endswith("(Xvfb")
        if is_other and int(fields[3]) == os.getsid(0):
            total += int(fields[11]) + int(fields[12])
    return total


def is_late():
    try:
        return os.path.getsize(os.path.join(os.path.dirname(sys.argv[3]), "now")) > 0
    except OSError:
        return False


def note(word):
    if word not in noted:
        noted.add(word)
        with open(sys.argv[3], "a") as notes:
            notes.write(word + "\n")


looks = 10 * int(sys.argv[1])
display = Display(sys.argv[2])
times, noted = [], set()
# How often each window was closed.
closed = {}
while True:
    time.sleep(0.1)
    times = times[-looks:] + [processor_time()]
    # Runtimes that wait still look at their clocks.
    if is_late() or len(times) > looks and times[-1] - times[0] <= 2 * int(sys.argv[1]):
        windows = list(display.windows())
        for window in windows:
            display.close(window)
            closed[window] = closed.get(window, 0) + 1
        if windows:
            times = []
            note("window")
        if any(closed.get(window, 0) > 10 for window in windows):
            note("open")
