#include <iostream>
#include <vector>
using namespace std;
typedef vector<vector<int>> Field;

int take(const Field &f, int y, int x, int c, int dy, int dx) {
    int n = 0;
    while (true) {
        y += dy; x += dx;
        if (y < 0 || x < 0 || y > 7 || x > 7 || f[y][x] == -1) return 0;
        if (f[y][x] == c) return n;
        n++;
    }
}

int main() {
    Field f(8, vector<int>(8));
    int c;
    while (cin >> f[0][0]) {
        for (int i = 1; i < 64; i++) cin >> f[i / 8][i % 8];
        cin >> c;
        int by = 0, bx = 0, best = 0;
        for (int y = 0; y < 8; y++)
            for (int x = 0; x < 8; x++) {
                if (f[y][x] != -1) continue;
                int sum = 0;
                for (int dy : {-1, 0, 1})
                    for (int dx : {-1, 0, 1})
                        if (dy || dx) sum += take(f, y, x, c, dy, dx);
                if (sum > best) { best = sum; by = y; bx = x; }
            }
        cout << by << " " << bx << flush;
    }
}
