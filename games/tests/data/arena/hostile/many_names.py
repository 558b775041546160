# Gives an empty file 9,000 names, and never answers.
import os
import time

open("0", "w").close()
for number in range(1, 9000):
    if not os.path.exists(str(number)):
        os.link("0", str(number))
time.sleep(600)
