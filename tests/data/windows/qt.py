import sys
from PyQt5.QtCore import Qt
from PyQt5.QtGui import QColor, QPainter
from PyQt5.QtWidgets import QApplication, QMessageBox, QWidget
from rules_of_go import *


class Board(QWidget):
    def __init__(self, problem):
        super().__init__()
        self.problem = problem
        self.resize(500, 500)
        self.setWindowTitle('Problem ' + problem)
        self.show()

    def paintEvent(self, event):
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor('#F7DCB4'))
        for i in range(1, 10):
            painter.drawLine(50, 50 * i, 450, 50 * i)
            painter.drawLine(50 * i, 50, 50 * i, 450)


app = QApplication(sys.argv)
for problem in NAMES:
    board = Board(problem)
    app.exec_()
    print(solve(problem))
QMessageBox.information(None, 'Go', 'done')
