# Gives a file of 1 MB, all of it a hole, 40 names, and never answers.
import os
import time

with open("piece", "wb") as file:
    file.truncate(1_000_000)
for number in range(40):
    if not os.path.exists(f"link{number}"):
        os.link("piece", f"link{number}")
time.sleep(600)
