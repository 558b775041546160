"""What the kernel holds for a program in a sandbox that makes as many objects of a kind as it may, measured from outside:

    python3 kernel_objects.py REVERSI [KIND ...]

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
    words = [*USERS[user], reversi, "check", "--sandbox", "bwrap", "--memory", str(LIMIT), "--", PYTHON, SCRIPT, kind]
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
    return [name for name in made if name != "locked"]


def main():
    reversi, *chosen = sys.argv[1:]
    bad = 0
    print(f"a limit of {LIMIT} MiB\n{'kind':20} {'user':16} {'MiB':>5}  verdict, largest caches")
    for kind in chosen or kinds():
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
