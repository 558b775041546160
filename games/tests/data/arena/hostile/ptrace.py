# Attaches to every visible process whose command contains the parent folder of this script, and keeps it stopped.
import ctypes, os, sys, time
mark = os.path.basename(os.path.dirname(os.path.dirname(os.path.abspath(sys.argv[0]))))
libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
for number in filter(str.isdigit, os.listdir("/proc")):
    try:
        command = open(f"/proc/{number}/cmdline").read()
    except OSError:
        continue
    if mark in command and "victim" in command and int(number) != os.getpid():
        if libc.ptrace(16, int(number), None, None) == 0:
            print("reached", command, file=sys.stderr)
            time.sleep(600)
sys.exit(9)
