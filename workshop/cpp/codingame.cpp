
// CodinGame: the id; each turn seven rows from the bottom, the last action, the number of actions, and perhaps the
// actions, which are passed over.

static bool is_row(const std::string &line) {
    return line.size() == size_t(WIDTH) && line.find_first_not_of(".01#") == std::string::npos;
}

static bool read_line(std::string &line) {
    while (std::getline(std::cin, line)) {
        while (!line.empty() && isspace((unsigned char)line.back())) line.pop_back();
        if (!line.empty()) return true;
    }
    return false;
}

static std::string name(int square) {
    return {char('a' + square % STRIDE), char('1' + square / STRIDE)};
}

static std::string name_of(Move move) {
    if (move == PASS) return "pass";
    return is_jump(move) ? name(from_of(move)) + name(to_of(move)) : name(to_of(move));
}

// The game with the opponent's last action, or one that begins here when that does not lead to these stones.
static void go_on(Game &game, const std::string &last_action, const Position &here) {
    if (!game.earlier.empty()) {
        for (Move move : game.legal_moves()) {
            if (name_of(move) != last_action) continue;
            game.play(move);
            if (Game::is_same(game.position, here) && game.position.to_move == here.to_move) return;
            break;
        }
    }
    game = {{}, here};
}

static void play(int time) {
    std::string line;
    if (!read_line(line)) return;
    // Not in a later turn, which has less time.
    walled_network(), open_network<0>(), open_network<1>(), open_network<2>();
    int side = line == "1";
    Engine engine;
    Game game = {{}, Position::at(0, 0, 0, 0)};
    for (bool is_first = true; read_line(line); is_first = false) {
        std::vector<std::string> rows;
        while (!is_row(line)) {
            if (!read_line(line)) return;
        }
        Limits limits = answer_within(time ? time : is_first ? 1000 : 100);
        do rows.push_back(line);
        while (read_line(line) && is_row(line));
        if (int(rows.size()) < WIDTH) return;
        std::string last_action = line;
        if (!read_line(line)) return;
        Set sets[3] = {};
        for (int rank = 0; rank < WIDTH; rank++) {
            for (int file = 0; file < WIDTH; file++) {
                size_t kind = std::string("01#").find(rows[rows.size() - WIDTH + rank][file]);
                if (kind < 3) sets[kind] |= Set(1) << (rank * STRIDE + file);
            }
        }
        go_on(game, last_action, Position::at(sets[0], sets[1], sets[2], side));
        Report report = engine.think(game, limits);
        std::cout << name_of(report.move) << std::endl;
        game.play(report.move);
    }
}
