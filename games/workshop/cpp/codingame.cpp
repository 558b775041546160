
// CodinGame: the id; each turn seven rows from the bottom, the last action, the number of actions, and perhaps the
// actions. They are played by, even if they are not those of the board.

static bool is_row(const std::string &line) {
    return line.size() == size_t(WIDTH) && line.find_first_not_of(".01#") == std::string::npos;
}

// Lines that are not empty, from standard input.
struct Input {
    std::string unread;
    bool has_ended = false;

    // Waits as long as it takes if `milliseconds` are negative.
    bool read(std::string &line, int milliseconds = -1) {
        for (;;) {
            size_t end = unread.find('\n');
            if (end == std::string::npos && has_ended) end = unread.size();
            if (end != std::string::npos) {
                line = unread.substr(0, end);
                unread.erase(0, end + 1);
                while (!line.empty() && isspace((unsigned char)line.back())) line.pop_back();
                if (!line.empty()) return true;
                if (has_ended && unread.empty()) return false;
                continue;
            }
            pollfd input = {0, POLLIN, 0};
            if (poll(&input, 1, milliseconds) <= 0) return false;
            char chunk[4096];
            auto count = ::read(0, chunk, sizeof chunk);
            if (count > 0) unread.append(chunk, count);
            else has_ended = true;
        }
    }

    void put_back(const std::string &line) { unread = line + '\n' + unread; }
};

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

static bool is_square(const std::string &text) {
    return text[0] >= 'a' && text[0] < 'a' + WIDTH && text[1] >= '1' && text[1] < '1' + WIDTH;
}

static bool is_action(const std::string &line) {
    return line == name_of(PASS) || line == "0000" || (line.size() == 2 && is_square(line)) ||
           (line.size() == 4 && is_square(line) && is_square(line.substr(2)));
}

// The listed actions, if there are any: the judge lists them in each turn or in none.
static std::vector<std::string> read_actions(Input &input, size_t count, int &are_listed) {
    std::vector<std::string> actions;
    std::string line;
    while (actions.size() < count && are_listed && input.read(line, are_listed < 0 ? 50 : 2000)) {
        if (!is_action(line)) {
            input.put_back(line);
            break;
        }
        actions.push_back(line);
        are_listed = 1;
    }
    if (count && are_listed < 0) are_listed = 0;
    return actions;
}

static Position board_of(const std::vector<std::string> &rows, bool from_top, int side) {
    Set sets[3] = {};
    for (int rank = 0; rank < WIDTH; rank++) {
        const std::string &row = rows[from_top ? rows.size() - 1 - rank : rows.size() - WIDTH + rank];
        for (int file = 0; file < WIDTH; file++) {
            size_t kind = std::string("01#").find(row[file]);
            if (kind < 3) sets[kind] |= Set(1) << (rank * STRIDE + file);
        }
    }
    return Position::at(sets[0], sets[1], sets[2], side);
}

static bool agrees(const Position &here, const std::vector<std::string> &actions) {
    std::set<std::string> listed(actions.begin(), actions.end()), legal;
    for (Move move : here.moves()) legal.insert(name_of(move));
    return listed.empty() || listed == legal;
}

static void play(int time) {
    // Now, as the clock of a judge runs from the first line on.
    walled_network(), open_network<0>(), open_network<1>(), open_network<2>();
    Engine engine;
    Input input;
    auto ready = Clock::now();
    std::string line;
    if (!input.read(line)) return;
    int side = line == "1", are_listed = -1;
    bool from_top = false;
    Game game = {{}, Position::at(0, 0, 0, 0)};
    for (bool is_first = true; input.read(line); is_first = false) {
        // The configuration may look like rows: those of the board are the last seven before the last action.
        std::vector<std::string> rows;
        std::string last_action;
        Clock::time_point arrival;
        do {
            rows.clear();
            while (!is_row(line)) {
                if (!input.read(line)) return;
            }
            arrival = is_first ? first_arrival(ready) : Clock::now();
            do rows.push_back(line);
            while (input.read(line) && is_row(line));
            last_action = line;
            if (int(rows.size()) < WIDTH || !input.read(line)) return;
        } while (is_row(line));
        auto actions = read_actions(input, atoi(line.c_str()), are_listed);
        // The referee's list says from where the rows come, and what is taken.
        Position here = board_of(rows, from_top, side), turned = board_of(rows, !from_top, side);
        if (!agrees(here, actions)) {
            if (agrees(turned, actions)) here = turned, from_top = !from_top;
            else std::cerr << "the listed actions are not the legal ones" << std::endl;
        }
        go_on(game, last_action, here);
        Report report = engine.think(game, answer_within(time ? time : is_first ? 1000 : 100, arrival));
        std::string answer = name_of(report.move);
        if (actions.empty() || std::find(actions.begin(), actions.end(), answer) != actions.end()) {
            game.play(report.move);
        } else {
            answer = actions[0];
            game = {{}, here};
        }
        std::cout << answer << std::endl;
    }
}
