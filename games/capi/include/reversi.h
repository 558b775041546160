/* The engine of gocheck for the Reversi assignment (LKSH, winter 2017-18). A program that calls it is
 * games/examples/reversi_capi/bot.cpp:
 *
 * cargo build --release -p reversi-capi
 * g++ bot.cpp -Igames/capi/include target/release/libreversi.a -lpthread -ldl -lm
 */
#ifndef GOCHECK_REVERSI_H
#define GOCHECK_REVERSI_H

#ifdef __cplusplus
/* The assignment's function: cells -1 empty, 0 white, 1 black; c is the colour to move. The answer
 * stands in row and column, from 0; both are -1, and a line is on standard error, when the arguments
 * are wrong or there is no legal move. The function shares out ten seconds among the moves of a
 * game; it is for one game at a time. */
void move(const int a[8][8], const int c, int *row, int *column);

extern "C" {
#endif

/* The same for C. */
void reversi_move(const int a[8][8], int c, int *row, int *column);

#ifdef __cplusplus
}
#endif

#endif
