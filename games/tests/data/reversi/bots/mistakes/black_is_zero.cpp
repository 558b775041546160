#include <bits/stdc++.h>
using namespace std;

enum Color { BLACK = 0, WHITE = 1, NONE = -1 };

struct Position {
    array<array<int, 8>, 8> at;
    bool inside(int r, int c) const { return 0 <= r && r < 8 && 0 <= c && c < 8; }
    vector<pair<int, int>> captured(int row, int col, Color me) const {
        vector<pair<int, int>> all;
        if (at[row][col] != NONE) return all;
        for (int k = 0; k < 8; k++) {
            static const int dr[] = {1, 1, 1, 0, 0, -1, -1, -1}, dc[] = {1, 0, -1, 1, -1, 1, 0, -1};
            vector<pair<int, int>> some;
            int r = row + dr[k], c = col + dc[k];
            while (inside(r, c) && at[r][c] == !me) {
                some.emplace_back(r, c);
                r += dr[k], c += dc[k];
            }
            if (inside(r, c) && at[r][c] == me) all.insert(all.end(), some.begin(), some.end());
        }
        return all;
    }
};

int main() {
    Position p;
    for (;;) {
        for (auto &row : p.at)
            for (auto &cell : row)
                if (!(cin >> cell)) return 0;
        int c;
        cin >> c;
        Color me = c == 1 ? BLACK : WHITE;  // 1 = I am black
        pair<int, int> best{-1, -1};
        size_t n = 0;
        for (int r = 0; r < 8; r++)
            for (int k = 0; k < 8; k++)
                if (auto s = p.captured(r, k, me).size(); s > n) n = s, best = {r, k};
        cout << best.first << " " << best.second << endl;
    }
}
