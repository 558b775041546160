# Tries to hold far more memory than 256 MiB where no process shows it: python3 memory.py WHERE
# "reached N MiB" on standard error is the proof: still alive, and still holding it, three seconds later.
import array, ctypes, mmap, os, socket, sys, time

GOAL = 400
BLOCK = bytes(1 << 20)
libc = ctypes.CDLL(None, use_errno=True)
libc.syscall.restype = libc.shmat.restype = libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_long]
libc.shmget.argtypes = [ctypes.c_int, ctypes.c_size_t, ctypes.c_int]
libc.shmat.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_int]
libc.shmdt.argtypes = [ctypes.c_void_p]
libc.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
libc.memset.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t]
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
FAILED = ctypes.c_void_p(-1).value
kept = []


def memfd():
    file = os.memfd_create("hidden")
    kept.append(file)
    for _ in range(GOAL):
        yield os.write(file, BLOCK)


def system_v():
    try:
        for _ in range(GOAL // 8):
            segment = libc.shmget(0, 8 << 20, 0o1600)
            if segment < 0:
                return
            kept.append(segment)
            address = libc.shmat(segment, None, 0)
            libc.memset(address, 1, 8 << 20)
            libc.shmdt(address)
            yield 8 << 20
    finally:
        # Those of a jail must not need this.
        if "leave" not in sys.argv:
            for segment in kept:
                libc.shmctl(segment, 0, None)


def dropped(file, flags):
    for _ in range(GOAL // 8):
        address = libc.mmap(None, 8 << 20, 3, flags, file, 0)
        if address in (None, FAILED):
            return
        libc.memset(address, 1, 8 << 20)
        libc.madvise(address, 8 << 20, 4)
        yield 8 << 20


def shared():
    return dropped(-1, 0x21)


def zero():
    return dropped(os.open("/dev/zero", os.O_RDWR), 1)


def fill(writer):
    try:
        writer.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 24)
    except OSError:
        pass
    writer.setblocking(False)
    filled = 0
    for size in (1 << 16, 1 << 12):
        try:
            while True:
                filled += writer.send(BLOCK[:size])
        except OSError:
            pass
    return filled


# As many processes as it takes, each with as many full buffers as it can open.
def in_children(one):
    end, ours = os.pipe()
    for _ in range(200):
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            filled = 0
            try:
                while filled < GOAL << 20:
                    filled += one()
            except OSError:
                pass
            os.write(writer, str(filled).encode())
            os.close(ours)
            os.read(end, 1)
            os._exit(0)
        os.close(writer)
        filled = int(os.read(reader, 20))
        os.close(reader)
        if filled == 0:
            return
        yield filled


def sockets():
    def one():
        kept.extend(socket.socketpair())
        return fill(kept[-1]) + fill(kept[-2])
    return in_children(one)


def datagrams():
    def one():
        kept.extend(socket.socketpair(type=socket.SOCK_DGRAM))
        return fill(kept[-1]) + fill(kept[-2])
    return in_children(one)


# Connections that nobody accepts, whose senders are gone.
def queued():
    for number in range(40):
        server = socket.socket(socket.AF_UNIX)
        server.bind(f"\0{os.getpid()}-{number}")
        server.listen(4096)
        kept.append(server)
        try:
            for _ in range(500):
                client = socket.socket(socket.AF_UNIX)
                client.settimeout(0)
                client.connect(server.getsockname())
                yield fill(client)
                client.close()
        except OSError:
            pass


# Sockets in messages, which no process has open.
def in_flight():
    for _ in range(40):
        reader, writer = socket.socketpair()
        kept.extend([reader, writer])
        for _ in range(200):
            ends = socket.socketpair()
            filled = fill(ends[0]) + fill(ends[1])
            files = array.array("i", [end.fileno() for end in ends])
            try:
                writer.setblocking(False)
                writer.sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)])
            except OSError:
                break
            yield filled


def pipes():
    def one():
        import fcntl
        reader, writer = os.pipe()
        try:
            fcntl.fcntl(writer, 1031, 1 << 20)
        except OSError:
            pass
        os.set_blocking(writer, False)
        filled = 0
        try:
            while True:
                filled += os.write(writer, BLOCK[:4096])
        except OSError:
            return filled
    return in_children(one)


# A page of page table for each 2 MiB that are read and always zero.
def page_tables():
    size = 1 << 38
    address = libc.mmap(None, size, 1, 0x4022, -1, 0)
    if address in (None, FAILED):
        return
    libc.madvise(address, size, 15)
    for offset in range(0, size, 2 << 20):
        ctypes.c_char.from_address(address + offset).value
        yield 4096


# A description of each mapping, and none of its pages.
def mappings():
    def one():
        kept.append(0)
        if libc.mmap(None, 4096, len(kept) % 2, 0x22, -1, 0) in (None, FAILED):
            raise OSError
        return 200
    return in_children(one)


# Files without contents, with long names. Each costs at least 700 bytes of an inode.
def inodes():
    for number in range(1 << 30):
        for folder in ("/tmp", "/dev/shm"):
            os.close(os.open(f"{folder}/{number:0200}", os.O_CREAT | os.O_WRONLY))
            yield 700


# Names alone: an entry in the kernel's cache of names, and 240 bytes.
def links():
    for folder in ("/tmp", "/dev/shm"):
        os.close(os.open(f"{folder}/0", os.O_CREAT | os.O_WRONLY))
    for number in range(1 << 30):
        for folder in ("/tmp", "/dev/shm"):
            os.link(f"{folder}/0", f"{folder}/{number:0230}")
            yield 430


# Sixty children, each with as many mappings as it may have, which takes long to list.
def children():
    def one():
        size = 64_000 * 4096
        address = libc.mmap(None, size, 3, 0x22, -1, 0)
        if address in (None, FAILED):
            raise OSError
        for offset in range(0, size, 8192):
            libc.mprotect(address + offset, 4096, 1)
    for _ in range(60):
        if os.fork() == 0:
            one()
            time.sleep(600)
    for _ in range(1000):
        time.sleep(0.1)
        yield 1 << 20


# The first thread shows nothing once it has ended.
def other_thread():
    import threading
    def fill():
        for number in range(GOAL):
            kept.append(bytearray(BLOCK))
            for offset in range(0, 1 << 20, 4096):
                kept[-1][offset] = 1
        time.sleep(3)
        print(f"reached {GOAL} MiB", file=sys.stderr, flush=True)
        os._exit(9)
    threading.Thread(target=fill).start()
    # The thread alone, not the process.
    libc.syscall(93 if os.uname().machine == "aarch64" else 60, 0)
    yield 0


held = 0
try:
    for step in globals()[sys.argv[1]]():
        held += step
        if held >= GOAL << 20:
            break
    print(f"held {held >> 20} MiB", file=sys.stderr, flush=True)
    if held >= GOAL << 20:
        time.sleep(3)
        print(f"reached {held >> 20} MiB", file=sys.stderr, flush=True)
except OSError as error:
    print(f"held {held >> 20} MiB, then: {error}", file=sys.stderr, flush=True)
sys.exit(9)
