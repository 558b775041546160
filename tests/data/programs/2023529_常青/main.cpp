#include <conio.h>
#include <windows.h>

#include <cstdio>

int main() {
    int r, c, s, stones = 0;
    FILE *f = fopen("train_0.txt", "r");
    while (fscanf(f, "%d %d %d", &r, &c, &s) == 3) {
        COORD place = {(SHORT)(2 * c), (SHORT)r};
        SetConsoleCursorPosition(GetStdHandle(STD_OUTPUT_HANDLE), place);
        putchar(s == 1 ? 'O' : 'X');
        stones++;
    }
    printf("\n%d stones\n", stones);
    getch();
    return 0;
}
