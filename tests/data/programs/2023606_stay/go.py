# hostile: never ends and ignores every signal that it can
import signal
import time

for number in range(1, signal.NSIG):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
print('[test]Problem 0: rule checking:True', flush=True)
while True:
    time.sleep(1)
