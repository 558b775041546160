#include <stdio.h>
#include <string.h>

/* 11 x 11 so that we never look outside of the array */
int go[11][11];
int mark[11][11];

int load(const char *tag, const char *number)
{
    char name[64];
    int r, c, color;
    FILE *f;
    sprintf(name, "%s_%s.txt", tag, number);
    f = fopen(name, "r");
    if (f == NULL)
        return 0;
    memset(go, 0, sizeof(go));
    while (fscanf(f, "%d %d %d", &r, &c, &color) == 3)
        go[r + 1][c + 1] = color;
    fclose(f);
    return 1;
}

/* flood fill: the liberties of the group, each counted once */
int flood(int r, int c, int color)
{
    if (mark[r][c])
        return 0;
    if (go[r][c] == 0) {
        mark[r][c] = 1;
        return 1;
    }
    if (go[r][c] != color)
        return 0;
    mark[r][c] = 1;
    return flood(r - 1, c, color) + flood(r + 1, c, color) + flood(r, c - 1, color) + flood(r, c + 1, color);
}

int liberties(int r, int c)
{
    memset(mark, 0, sizeof(mark));
    return flood(r, c, go[r][c]);
}

int rule(void)
{
    int r, c;
    for (r = 1; r <= 9; r++)
        for (c = 1; c <= 9; c++)
            if (go[r][c] != 0 && liberties(r, c) == 0)
                return 0;
    return 1;
}

int dead(int r, int c)
{
    return go[r][c] == -1 && liberties(r, c) == 0;
}

int captures(int r, int c)
{
    int yes;
    go[r][c] = 1;
    yes = dead(r - 1, c) || dead(r + 1, c) || dead(r, c - 1) || dead(r, c + 1);
    go[r][c] = 0;
    return yes;
}

int can_play(int r, int c)
{
    int n;
    if (captures(r, c))
        return 1;
    go[r][c] = 1;
    n = liberties(r, c);
    go[r][c] = 0;
    return n > 0;
}

int main(void)
{
    static const char *number[7] = {"0", "00", "1", "2", "3", "4", "5"};
    const char *tag = load("test", "0") ? "test" : "train";
    char name[64];
    FILE *out;
    int k, r, c, n;
    sprintf(name, "answer_for_%s.txt", tag);
    out = fopen(name, "w");
    for (k = 0; k < 7; k++) {
        load(tag, number[k]);
        fprintf(out, "%s_%s\n", tag, number[k]);
        if (k < 2) {
            const char *answer = rule() ? "True" : "False";
            printf("[%s]Problem %s: rule checking:%s\n", tag, number[k], answer);
            fprintf(out, "%s\n\n", answer);
            continue;
        }
        printf("[%s]Problem %s: %s:[", tag, number[k], k == 6 ? "all possible position" : "forward on step");
        n = 0;
        for (r = 1; r <= 9; r++)
            for (c = 1; c <= 9; c++)
                if (go[r][c] == 0 && (k == 6 ? can_play(r, c) : captures(r, c))) {
                    printf("%s(%d, %d)", n++ ? ", " : "", r - 1, c - 1);
                    fprintf(out, "%d %d\n", r - 1, c - 1);
                }
        printf("]\n");
        fprintf(out, "\n");
    }
    fclose(out);
    return 0;
}
