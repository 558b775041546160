"""What the kernel holds for a program in a sandbox that makes as many objects of a kind as it may, measured from outside:

    python3 kernel_objects.py REVERSI [KIND ...]
    python3 kernel_objects.py --calls

Each allowed system call (`launcher/filter.rs`) has its kinds in CALLS, which is checked, alone with `--calls`. A kind `random_calls:SEED`
makes allowed calls with arguments at random, so that an object is found that nobody thought of.

Needs root, which alone can read /proc/slabinfo. Prints a table: for root with a cgroup, for root without one and for another
user, the greatest increase in MiB and the verdict. Fails if a program holds more than its limit and 64 MiB, or if the referee
waits for more than a second longer than allowed."""

import os
import re
import subprocess
import sys
import time

LIMIT = 256
TOLERANCE = 64
SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../data/arena/hostile/objects.py")
# Where other users and programs in a sandbox find it.
PYTHON = "/usr/bin/python3"
HIDDEN = "mount -t tmpfs none /sys/fs/cgroup && exec \"$0\" \"$@\""
USERS = {
    "root": [],
    "root, no cgroup": ["unshare", "--mount", "sh", "-c", HIDDEN],
    "other user": ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"],
}
FILTER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../crates/sandbox/src/launcher/filter.rs")
NUMBERS = "/usr/include/x86_64-linux-gnu/asm/unistd_64.h"
SEEDS = 4

# The kinds of objects that calls make. A call that is not here makes none that stay: it reads, writes, waits, or changes one.
CALLS = {
    "files deleted_files byte_locks open_file_locks leases": "open openat openat2 creat",
    "folders": "mkdir mkdirat",
    "symbolic_links": "symlink symlinkat",
    "hard_links": "link linkat",
    "byte_locks open_file_locks leases": "fcntl flock",
    "epoll_watches": "epoll_ctl dup dup2 dup3",
    "epolls": "epoll_create epoll_create1",
    "eventfds": "eventfd eventfd2 signalfd signalfd4",
    "process_descriptors": "pidfd_open",
    "terminals": "ioctl",
    "pipes": "pipe pipe2",
    "pipes_in_messages sockets": "sendmsg sendmmsg sendto socket socketpair accept accept4 bind connect listen",
    "timers": "timer_create setitimer alarm",
    "timer_descriptors": "timerfd_create timerfd_settime",
    "pending_signals": "kill tkill tgkill rt_sigqueueinfo rt_tgsigqueueinfo pidfd_send_signal",
    "threads": "clone set_robust_list rseq",
    "processes ancestors": "fork vfork execve execveat",
    "mappings hidden_mappings page_tables": "mmap mprotect mremap brk madvise map_shadow_stack pkey_alloc pkey_mprotect mseal",
}
MAKES_NONE = """access arch_prctl cachestat capget capset chdir chmod chown clock_getres clock_gettime clock_nanosleep close
    close_range copy_file_range epoll_pwait epoll_pwait2 epoll_wait exit exit_group faccessat faccessat2 fadvise64
    fallocate fchdir fchmod fchmodat fchmodat2 fchown fchownat fdatasync fgetxattr flistxattr fremovexattr fstat fstatfs
    fsync ftruncate futex futex_requeue futex_wait futex_waitv futex_wake futimesat get_robust_list get_thread_area getcpu
    getcwd getdents getdents64 getegid geteuid getgid getgroups getitimer getpeername getpgid getpgrp getpid getppid
    getpriority getrandom getresgid getresuid getrlimit getrusage getsid getsockname getsockopt gettid gettimeofday getuid
    getxattr ioprio_get ioprio_set lchown lgetxattr listxattr llistxattr lremovexattr lseek lstat membarrier mincore mlock
    mlock2 mlockall msync munlock munlockall munmap nanosleep newfstatat pause personality pkey_free poll ppoll prctl pread64
    preadv preadv2 prlimit64 pselect6 pwrite64 pwritev pwritev2 read readahead readlink readlinkat readv recvfrom recvmmsg
    recvmsg removexattr rename renameat renameat2 restart_syscall rmdir rt_sigaction rt_sigpending rt_sigprocmask
    rt_sigreturn rt_sigsuspend rt_sigtimedwait sched_get_priority_max sched_get_priority_min sched_getaffinity sched_getattr
    sched_getparam sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setattr sched_setparam
    sched_setscheduler sched_yield select set_thread_area set_tid_address setfsgid setfsuid setgid setgroups setpgid setpriority
    setregid setresgid setresuid setreuid setrlimit setsid setsockopt setuid shutdown sigaltstack stat statfs statx sync
    sync_file_range syncfs sysinfo time timer_delete timer_getoverrun timer_gettime timer_settime timerfd_gettime times
    truncate umask uname unlink unlinkat ustat utime utimensat utimes wait4 waitid write writev"""
# Calls that end the process or others, take away what it made or runs on, or keep the signal from it that ends calls that wait.
NOT_AT_RANDOM = """alarm epoll_pwait epoll_pwait2 ppoll pselect6 rt_sigaction rt_sigprocmask rt_sigsuspend rt_sigtimedwait setitimer
    sigaltstack brk clone close close_range dup2 dup3 execve execveat exit exit_group fork kill map_shadow_stack mprotect
    mremap mseal munmap pkey_mprotect prlimit64 rt_sigqueueinfo rt_sigreturn rt_tgsigqueueinfo pidfd_send_signal set_thread_area
    arch_prctl setrlimit tgkill tkill vfork"""


def allowed():
    """The calls that the filter allows, always or with some arguments."""
    with open(FILTER) as source:
        text = source.read()
    lists = re.findall(r'const (?:X86_)?CALLS: &str = "([^"]*)"', text)
    names = " ".join(lists).replace("\\\n", " ").split()
    ruled = re.findall(r'rule\("(\w+)"', text) + re.findall(r'for call in \["(\w+)", "(\w+)"\]', text)
    return set(names) | {name for found in ruled for name in ([found] if isinstance(found, str) else found)}


def check_calls():
    """Every allowed call has its kinds, every kind is a function, and no other call is listed."""
    with_kinds = {call: names.split() for names, calls in CALLS.items() for call in calls.split()}
    known = set(with_kinds) | set(MAKES_NONE.split())
    faults = [f"{call}: which kernel objects does it make?" for call in sorted(allowed() - known)]
    faults += [f"{call}: it is not allowed" for call in sorted(known - allowed())]
    faults += [f"{call}: listed twice" for call in sorted(set(with_kinds) & set(MAKES_NONE.split()))]
    unknown = {kind for names in with_kinds.values() for kind in names} - set(kinds())
    faults += [f"{kind}: objects.py has no such kind" for kind in sorted(unknown)]
    print("\n".join(faults) or f"{len(known)} calls, {len(kinds())} kinds")
    return not faults


def numbers():
    """The numbers of the calls that may be made at random."""
    with open(NUMBERS) as header:
        known = dict(re.findall(r"#define __NR_(\w+) (\d+)", header.read()))
    names = allowed() - set(NOT_AT_RANDOM.split())
    return ",".join(known[name] for name in sorted(names) if name in known)


# What others on the machine use, too, and what the kernel gives back when it needs to.
OTHERS = re.compile("buffer_head|ext4|xfs|btrfs|radix_tree|xattr|jbd2|bio|nvme|virtio|inode_cache$")


def slabs():
    """The bytes of each cache."""
    found = {}
    with open("/proc/slabinfo") as lines:
        for line in lines:
            words = line.split()
            if len(words) > 4 and words[1].isdigit():
                name, count, size = words[0], int(words[1]), int(words[3])
                if name.startswith("shmem") or not OTHERS.search(name):
                    found[name] = count * size
    with open("/proc/meminfo") as lines:
        for line in lines:
            name, size = line.split()[:2]
            if name in ("PageTables:", "KernelStack:", "Shmem:"):
                found[name] = int(size) << 10
    return found


def run(reversi, kind, user):
    """The increase in bytes, the caches that grew most, and the verdict."""
    name, _, seed = kind.partition(":")
    arguments = [name, seed, numbers()] if seed else [name]
    words = [*USERS[user], reversi, "check", "--sandbox", "bwrap", "--memory", str(LIMIT), "--", PYTHON, SCRIPT, *arguments]
    before, most, largest = slabs(), 0, {}
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    while process.poll() is None:
        now = slabs()
        grown = {name: size - before.get(name, 0) for name, size in now.items()}
        total = sum(size for size in grown.values() if size > 0)
        if total > most:
            most, largest = total, grown
        time.sleep(0.05)
    verdict = re.search("FAULT at move [0-9]+: (.*)", process.communicate()[0])
    caches = sorted(largest, key=largest.get, reverse=True)[:2]
    return most, caches, verdict.group(1) if verdict else "no verdict"


def kinds():
    with open(SCRIPT) as script:
        made = re.findall(r"^def (\w+)\(\):", script.read(), re.MULTILINE)
    return [name for name in made if name not in ("locked", "random_calls")]


def main():
    reversi, *chosen = sys.argv[1:]
    if not check_calls():
        sys.exit(1)
    if reversi == "--calls":
        return
    bad = 0
    print(f"a limit of {LIMIT} MiB\n{'kind':20} {'user':16} {'MiB':>5}  verdict, largest caches")
    for kind in chosen or kinds() + [f"random_calls:{seed}" for seed in range(SEEDS)]:
        for user in USERS:
            most, caches, verdict = run(os.path.abspath(reversi), kind, user)
            late = re.search(r"after (\d+) ms, (\d+) ms", verdict)
            is_late = late and int(late.group(1)) > int(late.group(2)) + 1000
            is_bad = most > (LIMIT + TOLERANCE) << 20 or is_late or verdict == "no verdict"
            bad += bool(is_bad)
            mark = "!" if is_bad else " "
            print(f"{kind:20} {user:16} {most >> 20:5}{mark} {verdict[:60]}  ({', '.join(caches)})", flush=True)
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
