
// Says what it finds in positions: a line has the sets of own stones, of the enemy's, and of walls, and a depth. The
// answer is the move, its score and the nodes. What is found in one is remembered in the next.
static void search_each() {
    Engine engine;
    Set own, enemy, walls;
    Limits limits;
    while (std::cin >> own >> enemy >> walls >> limits.depth) {
        Report report = engine.think({{}, Position::at(own, enemy, walls, 0)}, limits);
        auto name = [](int square) {
            return std::string{char('a' + square % STRIDE), char('1' + square / STRIDE)};
        };
        if (report.move == PASS) std::cout << "0000";
        else std::cout << (is_jump(report.move) ? name(from_of(report.move)) : "") << name(to_of(report.move));
        std::cout << ' ' << report.score << ' ' << report.nodes << std::endl;
    }
}

// An argument is the milliseconds that an answer may take in place of the judge's.
int main(int count, char **arguments) {
    std::string argument = count > 1 ? arguments[1] : "";
    if (argument == "search") search_each();
    else play(atoi(argument.c_str()));
}
