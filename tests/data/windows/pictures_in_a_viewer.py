import os
import webbrowser
from rules_of_go import *
for problem in NAMES:
    with open('board.html', 'w') as page:
        page.write('<h1>%s</h1>' % problem)
    webbrowser.open('board.html')
    os.startfile('board.html')
    print(solve(problem))
os.system('pause')
