// KataGo's board for benches/python.py: legal moves and captures of many positions. benches/peers/katago.sh compiles it.

#include <cstdint>
#include <vector>

#include "game/board.h"

static std::vector<Board> positions;
static int side;

static Loc location(int point) { return Location::getLoc(point % side, point / side, side); }

extern "C" {

// Sets up boards of `size` x `size` bytes: 1 black, -1 white. Returns false if a group has no liberty.
bool load(const int8_t *cells, int count, int size) {
  Board::initHash();
  positions.clear();
  side = size;
  for (int board = 0; board < count; board++, cells += size * size) {
    std::vector<Move> stones;
    for (int point = 0; point < size * size; point++) {
      if (cells[point] != 0) stones.push_back(Move(location(point), cells[point] == 1 ? P_BLACK : P_WHITE));
    }
    positions.emplace_back(size, size);
    if (!positions.back().setStonesFailIfNoLibs(stones)) return false;
  }
  return true;
}

// White's legal moves, and the moves that capture, a byte per point.
void answer(uint8_t *legal, uint8_t *captures) {
  for (const Board &board : positions) {
    for (int point = 0; point < side * side; point++) {
      Loc loc = location(point);
      *legal++ = board.isLegal(loc, P_WHITE, false);
      *captures++ = board.wouldBeCapture(loc, P_WHITE);
    }
  }
}
}
