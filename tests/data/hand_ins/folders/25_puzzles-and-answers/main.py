import sys
import numpy as np

SIZE = 9


def main():
    for k in ["0", "00", "1", "2", "3", "4", "5"]:
        print(k)


main()
