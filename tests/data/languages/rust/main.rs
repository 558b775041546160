mod lines;

fn main() {
    for line in lines::read() {
        println!("{line}");
    }
}
