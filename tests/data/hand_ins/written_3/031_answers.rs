fn main() {
    let train_0 = false;
    let train_00 = true;
    let train_1 = vec![(4usize, 4usize)];
    let train_2 = vec![(8usize, 3usize)];
    let train_3 = vec![(0usize, 3usize), (0usize, 5usize), (1usize, 8usize), (3usize, 1usize)];
    let train_4 = vec![(1usize, 2usize), (5usize, 2usize), (8usize, 8usize)];
    let train_5 = vec![(0usize, 0usize), (0usize, 1usize), (0usize, 2usize), (0usize, 6usize), (0usize, 7usize), (0usize, 8usize), (1usize, 0usize), (1usize, 1usize), (1usize, 2usize), (1usize, 6usize), (1usize, 7usize), (1usize, 8usize), (2usize, 0usize), (2usize, 3usize), (3usize, 1usize), (3usize, 7usize), (7usize, 3usize), (7usize, 4usize), (7usize, 5usize), (7usize, 6usize), (8usize, 2usize), (8usize, 3usize), (8usize, 4usize), (8usize, 5usize)];
}
