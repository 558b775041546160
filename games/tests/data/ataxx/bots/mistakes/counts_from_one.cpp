// Ataxx, simple interaction. The board has a border so that I never leave it: squares are 1..7.
#include <algorithm>
#include <cstdlib>
#include <iostream>
using namespace std;

int b[9][9];

void play(int x0, int y0, int x1, int y1, int c) {
    if (abs(x0 - x1) > 1 || abs(y0 - y1) > 1) b[x0][y0] = 0;
    b[x1][y1] = c;
    for (int i = x1 - 1; i <= x1 + 1; i++)
        for (int j = y1 - 1; j <= y1 + 1; j++)
            if (b[i][j] == -c) b[i][j] = c;
}

int main() {
    int n;
    cin >> n;
    b[1][1] = b[7][7] = 1;
    b[7][1] = b[1][7] = -1;
    int me = -1;
    for (int i = 0; i < 2 * n - 1; i++) {
        int x0, y0, x1, y1;
        cin >> x0 >> y0 >> x1 >> y1;
        if (x0 < 0) { me = 1; continue; }
        int c = i % 2 == 0 ? -me : me;
        play(x0 + 1, y0 + 1, x1 + 1, y1 + 1, c);
    }
    int best = -100, a[4] = {-1, -1, -1, -1};
    for (int x = 1; x <= 7; x++)
        for (int y = 1; y <= 7; y++) {
            if (b[x][y] != me) continue;
            for (int p = max(1, x - 2); p <= min(7, x + 2); p++)
                for (int q = max(1, y - 2); q <= min(7, y + 2); q++) {
                    if (b[p][q] != 0) continue;
                    int value = abs(p - x) <= 1 && abs(q - y) <= 1;
                    for (int i = p - 1; i <= p + 1; i++)
                        for (int j = q - 1; j <= q + 1; j++) value += b[i][j] == -me;
                    if (value > best) {
                        best = value;
                        a[0] = x; a[1] = y; a[2] = p; a[3] = q;
                    }
                }
        }
    cout << a[0] << " " << a[1] << " " << a[2] << " " << a[3] << endl;
}
