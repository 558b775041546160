// Writes the inputs of KataGo's version 7 for positions of games. Links with KataGo's own sources:
// tests/independent/katago.sh builds it.
//
// Input, one game per line:
//   random ROWS COLS RULES SEED MOVES EVERY          a random game of so many moves
//   game ROWS COLS RULES KOMI EVERY STONES MOVES..   a game: stones as a string of X, O and . (or -), moves as below
// Output: for each game a line with its stones and moves, and a line for each position after EVERY-th moves:
//   game ROWS COLS RULES KOMI STONES B40,W41,Bpass   points count row by row from 0
//   at TURN GLOBAL,.. PLANE=HEX ...                  the 19 global inputs, and planes with a point; each digit four points,
//                                                    the first the lowest bit
#include "neuralnet/nninputs.h"
#include "core/hash.h"
#include <iostream>
#include <random>
#include <sstream>

using namespace std;

static void writeInputs(const Board& board, const BoardHistory& hist, size_t turn) {
  const int area = board.x_size * board.y_size;
  vector<float> spatial(NNInputs::NUM_FEATURES_SPATIAL_V7 * area);
  vector<float> global(NNInputs::NUM_FEATURES_GLOBAL_V7);
  NNInputs::fillRowV7(
    board, hist, hist.presumedNextMovePla, MiscNNInputParams(), board.x_size, board.y_size, false, spatial.data(), global.data());
  cout << "at " << turn << ' ';
  for(int index = 0; index < NNInputs::NUM_FEATURES_GLOBAL_V7; index++)
    cout << (index ? "," : "") << global[index];
  for(int plane = 0; plane < NNInputs::NUM_FEATURES_SPATIAL_V7; plane++) {
    string digits;
    bool any = false;
    for(int first = 0; first < area; first += 4) {
      int digit = 0;
      for(int pos = first; pos < min(first + 4, area); pos++)
        if(spatial[plane * area + pos] != 0.0f)
          digit |= 1 << (pos - first);
      any = any || digit != 0;
      digits += "0123456789abcdef"[digit];
    }
    if(any)
      cout << ' ' << plane << '=' << digits;
  }
  cout << '\n';
}

static Loc pointAt(const Board& board, int index) {
  return Location::getLoc(index % board.x_size, index / board.x_size, board.x_size);
}

static string moveName(const Board& board, Loc loc, Player pla) {
  string name = pla == P_BLACK ? "B" : "W";
  if(loc == Board::PASS_LOC)
    return name + "pass";
  return name + to_string(Location::getY(loc, board.x_size) * board.x_size + Location::getX(loc, board.x_size));
}

// A random legal move. Single-point eyes are seldom filled, so that games last; some moves are passes.
static Loc randomMove(const Board& board, const BoardHistory& hist, Player pla, mt19937& random) {
  if(random() % 50 == 0)
    return Board::PASS_LOC;
  vector<Loc> moves;
  for(int index = 0; index < board.x_size * board.y_size; index++) {
    Loc loc = pointAt(board, index);
    bool isLegal = board.isLegal(loc, pla, hist.rules.multiStoneSuicideLegal) && !hist.superKoBanned[loc];
    if(isLegal && (!board.isSimpleEye(loc, pla) || random() % 20 == 0))
      moves.push_back(loc);
  }
  return moves.empty() ? Board::PASS_LOC : moves[random() % moves.size()];
}

int main() {
  Board::initHash();
  // Enough digits for each float.
  cout.precision(9);
  string line;
  while(getline(cin, line)) {
    istringstream words(line);
    string kind, rulesName, stones = "-";
    float komi = 0;
    int rows = 0, cols = 0, every = 1;
    unsigned seed = 0;
    size_t numMoves = 0;
    words >> kind >> rows >> cols >> rulesName;
    vector<string> names;
    if(kind == "random") {
      words >> seed >> numMoves >> every;
      // On small boards also more than counts.
      komi = (int)(seed * 7919 % 141 - 70) / 2.0f;
    }
    else if(kind == "game") {
      words >> komi >> every >> stones;
      for(string name; words >> name;)
        names.push_back(name);
      numMoves = names.size();
    }
    if(!words && kind != "game") {
      cerr << "katago: cannot read: " << line << endl;
      return 2;
    }
    Board board(cols, rows);
    vector<Move> placed;
    for(size_t index = 0; stones != "-" && index < stones.size(); index++)
      if(stones[index] != '.')
        placed.push_back(Move(pointAt(board, (int)index), stones[index] == 'X' ? P_BLACK : P_WHITE));
    if(!board.setStonesFailIfNoLibs(placed)) {
      cerr << "katago: impossible stones: " << line << endl;
      return 2;
    }
    Player first = !names.empty() && names[0][0] == 'W' ? P_WHITE : P_BLACK;
    Rules rules = Rules::parseRules(rulesName);
    rules.komi = komi;
    BoardHistory hist(board, first, rules, 0, false);
    // As for GTP and for analyses.
    hist.setAssumeMultipleStartingBlackMovesAreHandicap(true);
    mt19937 random(seed);
    // Play first, so that the line of the game comes first.
    ostringstream positions;
    streambuf* out = cout.rdbuf(positions.rdbuf());
    string played;
    for(size_t turn = 0; turn <= numMoves; turn++) {
      if(turn % every == 0)
        writeInputs(board, hist, turn);
      if(turn == numMoves)
        break;
      Player pla = hist.presumedNextMovePla;
      Loc loc;
      if(kind == "game") {
        pla = names[turn][0] == 'W' ? P_WHITE : P_BLACK;
        string at = names[turn].substr(1);
        loc = at == "pass" ? Board::PASS_LOC : pointAt(board, stoi(at));
      }
      else {
        // A player moves twice in a row now and then; under situational superko it would not be clear whose turn counts.
        if(hist.rules.koRule != Rules::KO_SITUATIONAL && random() % 100 == 0)
          pla = getOpp(pla);
        loc = randomMove(board, hist, pla, random);
      }
      if(loc != Board::PASS_LOC && !board.isLegalIgnoringKo(loc, pla, true)) {
        // A record with a move on a stone or a suicide of one stone: its positions end here.
        break;
      }
      played += (turn ? "," : "") + moveName(board, loc, pla);
      // Without the encore of territory rules.
      hist.makeBoardMoveAssumeLegal(board, loc, pla, NULL, true);
    }
    cout.rdbuf(out);
    // Whose turn it is stands in the moves.
    if(played.empty())
      continue;
    cout << "game " << rows << ' ' << cols << ' ' << rulesName << ' ' << komi << ' ' << stones << ' ' << played << '\n'
         << positions.str();
  }
  return 0;
}
