pub trait Bits: Copy {
    fn count(self) -> u32;
    fn is_empty(self) -> bool;
}

impl Bits for u64 {
    fn count(self) -> u32 {
        self.count_ones()
    }

    fn is_empty(self) -> bool {
        self == 0
    }
}
