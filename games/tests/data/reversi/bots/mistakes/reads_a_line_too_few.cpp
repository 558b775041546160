#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int id, size;
    cin >> id >> size;
    const char me = '0' + id, you = '1' - id;
    while (true) {
        vector<string> board(size);
        for (auto &row : board)
            if (!(cin >> row)) return 0;
        int count;
        cin >> count;
        // the moves themselves are not needed
        string best;
        int most = 0;
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size && x < (int)board[y].size(); x++) {
                if (board[y][x] != '.') continue;
                int total = 0;
                for (int dy = -1; dy <= 1; dy++)
                    for (int dx = -1; dx <= 1; dx++) {
                        int n = 0, i = x + dx, j = y + dy;
                        while (i >= 0 && j >= 0 && j < size && i < (int)board[j].size() && board[j][i] == you) {
                            n++;
                            i += dx;
                            j += dy;
                        }
                        if (n && i >= 0 && j >= 0 && j < size && i < (int)board[j].size() && board[j][i] == me)
                            total += n;
                    }
                if (total > most) {
                    most = total;
                    best = string(1, char('a' + x)) + char('1' + y);
                }
            }
        }
        cout << best << endl;
    }
}
