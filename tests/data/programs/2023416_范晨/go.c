#include <stdio.h>

int go[9][9], seen[9][9], now;

int free_at(int r, int c, int color)
{
    if (r < 0 || r > 8 || c < 0 || c > 8)
        return 0;
    if (go[r][c] == 0)
        return 1;
    if (go[r][c] != color || seen[r][c] == now)
        return 0;
    seen[r][c] = now;
    return free_at(r - 1, c, color) || free_at(r + 1, c, color) || free_at(r, c - 1, color) || free_at(r, c + 1, color);
}

int dead(int color)
{
    int r, c;
    for (r = 0; r < 9; r++)
        for (c = 0; c < 9; c++) {
            now++;
            if (go[r][c] == color && !free_at(r, c, color))
                return 1;
        }
    return 0;
}

int main(int argc, char *argv[])
{
    char *problems[] = {"0", "00", "1", "2", "3", "4", "5"}, name[80];
    char *tag = argc > 1 ? argv[1] : "train";
    int k, r, c, s, yes;
    FILE *in, *out;
    sprintf(name, "answer_for_%s.txt", tag);
    out = fopen(name, "w");
    for (k = 0; k < 7; k++) {
        sprintf(name, "%s_%s.txt", tag, problems[k]);
        in = fopen(name, "r");
        for (r = 0; r < 81; r++)
            go[r / 9][r % 9] = 0;
        while (fscanf(in, "%d %d %d", &r, &c, &s) == 3)
            go[r][c] = s;
        fclose(in);
        fprintf(out, "%s_%s\n", tag, problems[k]);
        if (k < 2)
            fprintf(out, dead(1) || dead(-1) ? "False\n" : "True\n");
        for (r = 0; k >= 2 && r < 9; r++)
            for (c = 0; c < 9; c++) {
                if (go[r][c] != 0)
                    continue;
                go[r][c] = 1;
                yes = k == 6 || dead(-1); /* problem 5: every empty point */
                go[r][c] = 0;
                if (yes)
                    fprintf(out, "%d %d\n", r, c);
            }
        fprintf(out, "\n");
    }
    fclose(out);
    return 0;
}
