from rules_of_go import *
choice = input("1 rules, 2 captures, 3 moves: ")
if choice == "1":
    print(solve("0"))
