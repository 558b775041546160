// A UAI engine that plays at random: g++ -std=c++20 -O2 -I LIBATAXX/src -o mover mover.cpp LIBATAXX/src/*.cpp
#include <iostream>
#include <libataxx/libataxx.hpp>
#include <random>
#include <sstream>
#include <string>

int main() {
    std::mt19937_64 random{std::random_device{}()};
    libataxx::Position position{"startpos"};
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        if (word == "uai") {
            std::cout << "id name mover\nid author nobody\nuaiok" << std::endl;
        } else if (word == "isready") {
            std::cout << "readyok" << std::endl;
        } else if (word == "position") {
            // position fen BOARD SIDE HALFMOVES FULLMOVES: neither runner sends more.
            std::string fen;
            words >> word;
            for (int part = 0; part < 4 && words >> word; part++) {
                fen += word + " ";
            }
            position.set_fen(fen);
        } else if (word == "go") {
            const auto moves = position.legal_moves();
            std::cout << "bestmove " << static_cast<std::string>(moves[random() % moves.size()]) << std::endl;
        } else if (word == "quit") {
            return 0;
        }
    }
}
