#include <stdio.h>
#include <string.h>

#define BLACK (-1)
#define WHITE 1
#define WALL 9

/* a wall around the board */
static int board[11][11];
static int stack[81][2];
static const int dr[4] = {-1, 1, 0, 0}, dc[4] = {0, 0, -1, 1};

static int read_board(const char *name)
{
    FILE *f = fopen(name, "r");
    int r, c, s;
    if (!f)
        return 0;
    for (r = 0; r < 11; r++)
        for (c = 0; c < 11; c++)
            board[r][c] = r == 0 || c == 0 || r == 10 || c == 10 ? WALL : 0;
    while (fscanf(f, "%d%d%d", &r, &c, &s) == 3)
        board[r + 1][c + 1] = s;
    fclose(f);
    return 1;
}

/* The stones of the group are left in stack. Returns their number, or 0 if the group has a liberty. */
static int dead(int r, int c)
{
    int seen[11][11], n = 1, k, d, x, y;
    memset(seen, 0, sizeof seen);
    stack[0][0] = r;
    stack[0][1] = c;
    seen[r][c] = 1;
    for (k = 0; k < n; k++)
        for (d = 0; d < 4; d++) {
            x = stack[k][0] + dr[d];
            y = stack[k][1] + dc[d];
            if (board[x][y] == 0)
                return 0;
            if (board[x][y] == board[r][c] && !seen[x][y]) {
                seen[x][y] = 1;
                stack[n][0] = x;
                stack[n++][1] = y;
            }
        }
    return n;
}

static int rule(void)
{
    int r, c;
    for (r = 1; r <= 9; r++)
        for (c = 1; c <= 9; c++)
            if (board[r][c] && dead(r, c))
                return 0;
    return 1;
}

/* 2: captures, 1: may be played, 0: suicide. The board stays as it is; show prints the result. */
static int play(int r, int c, int show)
{
    int keep[11][11], d, n, k, x, y, taken = 0, answer;
    memcpy(keep, board, sizeof board);
    board[r][c] = WHITE;
    for (d = 0; d < 4; d++) {
        x = r + dr[d];
        y = c + dc[d];
        if (board[x][y] != BLACK)
            continue;
        n = dead(x, y);
        for (k = 0; k < n; k++)
            board[stack[k][0]][stack[k][1]] = 0;
        taken += n;
    }
    answer = taken ? 2 : dead(r, c) ? 0 : 1;
    for (x = 1; show && x <= 9; x++) {
        for (y = 1; y <= 9; y++)
            printf(" %c", board[x][y] == BLACK ? 'X' : board[x][y] == WHITE ? 'O' : '.');
        printf("\n");
    }
    memcpy(board, keep, sizeof board);
    return answer;
}

int main(void)
{
    const char *numbers[] = {"0", "00", "1", "2", "3", "4", "5"};
    const char *tag = "test";
    char name[40];
    FILE *out;
    int k, r, c, n;
    if (!read_board("test_0.txt"))
        tag = "train";
    sprintf(name, "answer_for_%s.txt", tag);
    out = fopen(name, "w");
    for (k = 0; k < 7; k++) {
        sprintf(name, "%s_%s.txt", tag, numbers[k]);
        if (!read_board(name)) {
            perror(name);
            return 1;
        }
        fprintf(out, "%s%s_%s\n", k ? "\n" : "", tag, numbers[k]);
        if (k < 2) {
            printf("[%s]Problem %s: rule checking:%s\n", tag, numbers[k], rule() ? "True" : "False");
            fprintf(out, "%s\n", rule() ? "True" : "False");
            continue;
        }
        printf("[%s]Problem %s: %s:[", tag, numbers[k], k == 6 ? "all possible position" : "forward on step");
        n = 0;
        for (r = 1; r <= 9; r++)
            for (c = 1; c <= 9; c++)
                if (!board[r][c] && play(r, c, 0) >= (k == 6 ? 1 : 2)) {
                    printf(n++ ? ", (%d, %d)" : "(%d, %d)", r - 1, c - 1);
                    fprintf(out, "%d %d\n", r - 1, c - 1);
                }
        printf("]\n");
        for (r = 1; k < 6 && r <= 9; r++)
            for (c = 1; c <= 9; c++)
                if (!board[r][c] && play(r, c, 0) == 2)
                    play(r, c, 1);
    }
    fclose(out);
    return 0;
}
