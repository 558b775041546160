// A first solution of the Reversi assignment: it plays any legal move. Make it better; leave grader.cpp as it is.

#include <cstdlib>
#include <utility>
#include <vector>

// The board a has 8 rows and 8 columns, both counted from 0: a[row][column]. A cell is -1 if it is empty, 0 for a white
// stone and 1 for a black one. So the opponent of colour c is 1 - c.
const int EMPTY = -1;

static bool on_board(int row, int column) {
    return 0 <= row && row < 8 && 0 <= column && column < 8;
}

// Whether colour c may put a stone on (row, column): the cell must be empty, and in one of the eight directions there
// must be opposing stones in a row with an own stone behind them.
static bool is_legal(const int a[8][8], int c, int row, int column) {
    if (a[row][column] != EMPTY) {
        return false;
    }
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            if (down == 0 && right == 0) {
                continue;
            }
            int r = row + down, k = column + right, turned = 0;
            while (on_board(r, k) && a[r][k] == 1 - c) {
                r += down;
                k += right;
                ++turned;
            }
            if (turned > 0 && on_board(r, k) && a[r][k] == c) {
                return true;
            }
        }
    }
    return false;
}

// Called for each of your moves: colour c is to move on the board a. Write where into row and column.
void move(const int a[8][8], const int c, int *row, int *column) {
    std::vector<std::pair<int, int>> moves;
    for (int r = 0; r < 8; ++r) {
        for (int k = 0; k < 8; ++k) {
            if (is_legal(a, c, r, k)) {
                moves.push_back({r, k});
            }
        }
    }
    // A player without a move is not asked, so there is always one.
    const std::pair<int, int> chosen = moves[std::rand() % moves.size()];
    *row = chosen.first;
    *column = chosen.second;
}
