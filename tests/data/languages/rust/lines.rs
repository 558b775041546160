pub fn read() -> Vec<String> {
    std::fs::read_to_string("lines.txt").unwrap().lines().map(str::to_owned).collect()
}
