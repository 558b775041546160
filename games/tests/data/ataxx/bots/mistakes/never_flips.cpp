#include <cstdio>
#include <cstdlib>
#include <cstring>

char board[7][8] = {"X.....O", ".......", ".......", ".......", ".......", ".......", "O.....X"};

struct Move { int sx, sy, tx, ty; };

bool far_move(const Move &m) { return abs(m.sx - m.tx) == 2 || abs(m.sy - m.ty) == 2; }

void do_move(const Move &m, char c) {
    board[m.ty][m.tx] = c;
    if (far_move(m)) board[m.sy][m.sx] = '.';
}

int main() {
    int n;
    scanf("%d", &n);
    char me = 'O', opp = 'X';
    for (int i = 0; i < n; i++) {
        Move m;
        scanf("%d %d %d %d", &m.sx, &m.sy, &m.tx, &m.ty);
        if (m.sx == -1) { me = 'X'; opp = 'O'; }
        else do_move(m, opp);
        if (i + 1 < n) {
            scanf("%d %d %d %d", &m.sx, &m.sy, &m.tx, &m.ty);
            do_move(m, me);
        }
    }
    Move best = {-1, -1, -1, -1};
    int score = -1;
    for (int sy = 0; sy < 7; sy++) for (int sx = 0; sx < 7; sx++) {
        if (board[sy][sx] != me) continue;
        for (int ty = sy - 2; ty <= sy + 2; ty++) for (int tx = sx - 2; tx <= sx + 2; tx++) {
            if (tx < 0 || ty < 0 || tx > 6 || ty > 6 || board[ty][tx] != '.') continue;
            Move m = {sx, sy, tx, ty};
            int s = far_move(m) ? 0 : 2;
            for (int y = ty - 1; y <= ty + 1; y++) for (int x = tx - 1; x <= tx + 1; x++)
                if (x >= 0 && y >= 0 && x < 7 && y < 7 && board[y][x] == opp) s += 3;
            if (s > score) { score = s; best = m; }
        }
    }
    printf("%d %d %d %d\n", best.sx, best.sy, best.tx, best.ty);
    return 0;
}
