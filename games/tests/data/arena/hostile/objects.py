# Makes as many kernel objects of a kind as it may, in as many processes, keeps them, and never answers:
# python3 objects.py KIND
# python3 objects.py random_calls SEED NUMBER,..
# Each kind is a function that makes one more, or fails. Random calls are system calls of these numbers with arguments at random.
import ctypes, fcntl, os, random, select, shutil, signal, socket, struct, sys, threading, time

libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_long]
kept = []
name = 0


def path(length=200):
    global name
    name += 1
    return f"{('/tmp', '/dev/shm')[name % 2]}/{os.getpid()}-{name:0{length}}"


def checked(result):
    if result < 0:
        raise OSError(ctypes.get_errno())
    return result


def files():
    os.close(os.open(path(), os.O_CREAT | os.O_WRONLY))


def folders():
    os.mkdir(path())


def symbolic_links():
    os.symlink("x" * 127, path())


def hard_links():
    if not kept:
        kept.append(path())
        open(kept[0], "w").close()
    new = path()
    try:
        os.link(kept[0], new)
    except OSError as error:
        if error.errno != 18:
            raise


def deleted_files():
    new = path()
    kept.append(os.open(new, os.O_CREAT | os.O_WRONLY))
    os.remove(new)


def locked():
    if not kept:
        kept.extend([os.open(path(), os.O_CREAT | os.O_RDWR), 0])
    kept[1] += 2
    return kept


def byte_locks():
    file, start = locked()
    fcntl.lockf(file, fcntl.LOCK_EX, 1, start)


def open_file_locks():
    file, start = locked()
    fcntl.fcntl(file, 37, struct.pack("hhqqi4x", 1, 0, start, 1, 0))


def leases():
    kept.append(os.open(path(), os.O_CREAT | os.O_RDONLY))
    fcntl.fcntl(kept[-1], 1024, 0)


# A file is watched once under each number that it has had.
def epoll_watches():
    if not kept:
        kept.extend([[], [os.eventfd(0) for _ in range(60)]])
    polls, events = kept
    polls.append(select.epoll())
    for event in events:
        for number in range(160, 240):
            os.dup2(event, number)
            polls[-1].register(number, 1)


def eventfds():
    kept.append(os.eventfd(0))


def epolls():
    kept.append(select.epoll())


def process_files():
    kept.append(os.open("/proc/self/smaps", os.O_RDONLY))
    os.read(kept[-1], 1)


def process_descriptors():
    kept.append(os.pidfd_open(os.getpid()))


def terminals():
    master = os.open("/dev/ptmx", os.O_RDWR)
    kept.append(master)
    os.set_blocking(master, False)
    try:
        while os.write(master, b"x" * 4095):
            pass
    except OSError:
        pass


def pipes():
    reader, writer = os.pipe()
    kept.extend([reader, writer])
    os.set_blocking(writer, False)
    try:
        while os.write(writer, bytes(4096)):
            pass
    except OSError:
        pass


# The reading ends of full pipes, in messages that nobody reads.
def pipes_in_messages():
    if not kept:
        kept.extend(socket.socketpair())
        kept[1].setblocking(False)
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    try:
        while os.write(writer, bytes(4096)):
            pass
    except OSError:
        pass
    try:
        socket.send_fds(kept[1], [b"x"], [reader])
    finally:
        os.close(reader)
        os.close(writer)


def sockets():
    kept.extend(socket.socketpair())


def timers():
    kept.append(ctypes.c_void_p())
    event = (ctypes.c_byte * 64)()
    checked(libc.timer_create(1, event, ctypes.byref(kept[-1])))


def timer_descriptors():
    kept.append(checked(libc.timerfd_create(1, 0)))


def pending_signals():
    if not kept:
        kept.append(signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65)))
    checked(libc.sigqueue(os.getpid(), 40, ctypes.c_void_p(0)))


def threads():
    threading.Thread(target=time.sleep, args=(600,), daemon=True).start()


def processes():
    if os.fork() == 0:
        time.sleep(600)


def mappings():
    kept.append(0)
    if libc.mmap(None, 4096, len(kept) % 2, 0x22, -1, 0) in (None, ctypes.c_void_p(-1).value):
        raise OSError


# Nobody may look at a process whose program cannot be read.
def hidden_mappings():
    if "hidden" not in sys.argv:
        copy = f"/tmp/{os.getpid()}"
        shutil.copy("/usr/bin/python3", copy)
        os.chmod(copy, 0o111)
        os.execv(copy, ["python3", *sys.argv, "hidden"])
    mappings()


# Each process is the child of the last. The kernel links each of its mappings to those of all of its ancestors.
def ancestors():
    if not kept:
        size = 350 * 4096
        address = libc.mmap(None, size, 3, 0x22, -1, 0)
        for offset in range(0, size, 4096):
            # Different permissions keep them apart.
            libc.mprotect(ctypes.c_void_p(address + offset), ctypes.c_size_t(4096), 3 + 4 * (offset // 4096 % 2))
            ctypes.c_char.from_address(address + offset).value = b"x"
        kept.append(address)
    if os.fork():
        time.sleep(600)


def page_tables():
    if not kept:
        size = 1 << 38
        kept.extend([libc.mmap(None, size, 1, 0x4022, -1, 0), 0])
        libc.madvise(ctypes.c_void_p(kept[0]), ctypes.c_size_t(size), 15)
    ctypes.c_char.from_address(kept[0] + kept[1]).value
    kept[1] += 2 << 20


# Processes make some calls each and keep what they have, as many as there may be.
def random_calls():
    seed, numbers = int(sys.argv[2]), [int(number) for number in sys.argv[3].split(",")]
    for child in range(1 << 20):
        try:
            process = os.fork()
            if process == 0:
                call_at_random(random.Random(f"{seed} {os.getpid()} {child}"), numbers)
            kept.append(process)
        except OSError:
            # The oldest one ends; one that ended by itself is gone already.
            if kept:
                os.kill(kept[0], signal.SIGKILL)
                os.waitpid(kept.pop(0), 0)
        time.sleep(0.3)
        kept[:] = [process for process in kept if os.waitpid(process, os.WNOHANG) == (0, 0)]


def call_at_random(choose, numbers):
    nothing = os.open("/dev/null", os.O_RDWR)
    for standard in range(3):
        os.dup2(nothing, standard)
    room = ctypes.create_string_buffer(1 << 16)
    address = ctypes.addressof(room)
    libc.syscall.restype = ctypes.c_long
    results = [0, 1, 2]
    # Ends calls that wait.
    signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)

    def argument():
        kind = choose.randrange(6)
        if kind == 0:
            return choose.choice((0, 1, -1, 2, 4096, 1 << 16, 1 << 30))
        if kind == 1:
            return 1 << choose.randrange(20) | choose.choice((0, 1, 2, 0x42, 0o2000000))
        if kind == 2:
            return choose.choice(results)
        if kind == 3:
            name = f"/tmp/{os.getpid()}{choose.randrange(1 << 20):0150}".encode()
            room[1024 : 1024 + len(name) + 1] = name + bytes(1)
            return address + 1024
        if kind == 4:
            room[2048:2056] = struct.pack("ii", choose.choice(results) & 0x7FFFFFFF, choose.randrange(64))
            return address + 2048
        return address + choose.randrange(1 << 15)

    for _ in range(700):
        number = choose.choice(numbers)
        result = libc.syscall(*(ctypes.c_long(value) for value in [number] + [argument() for _ in range(6)]))
        if 2 < result < 1 << 16:
            results.append(result)
    while True:
        time.sleep(600)


def fill(one):
    while True:
        try:
            one()
        except (OSError, RuntimeError):
            break


if __name__ == "__main__":
    one = globals()[sys.argv[1]]
    if one == hidden_mappings and "hidden" not in sys.argv:
        one()
    if one not in (threads, processes, ancestors):
        for _ in range(63):
            try:
                if os.fork() == 0:
                    break
            except OSError:
                break
    fill(one)
    time.sleep(600)
