//! What slices can do since Rust 1.70. Where they can, these are not called.

pub trait Chunks<T> {
    fn as_chunks<const N: usize>(&self) -> (&[[T; N]], &[T]);
    fn split_at_checked(&self, at: usize) -> Option<(&[T], &[T])>;
}

impl<T> Chunks<T> for [T] {
    fn as_chunks<const N: usize>(&self) -> (&[[T; N]], &[T]) {
        let whole = self.len() / N;
        let (chunks, rest) = self.split_at(whole * N);
        // As many numbers as there are, in the same order.
        (unsafe { std::slice::from_raw_parts(chunks.as_ptr().cast(), whole) }, rest)
    }

    fn split_at_checked(&self, at: usize) -> Option<(&[T], &[T])> {
        (at <= self.len()).then(|| self.split_at(at))
    }
}

pub trait Flattened<T> {
    fn as_flattened(&self) -> &[T];
    fn as_flattened_mut(&mut self) -> &mut [T];
}

impl<T, const N: usize> Flattened<T> for [[T; N]] {
    fn as_flattened(&self) -> &[T] {
        unsafe { std::slice::from_raw_parts(self.as_ptr().cast(), self.len() * N) }
    }

    fn as_flattened_mut(&mut self) -> &mut [T] {
        unsafe { std::slice::from_raw_parts_mut(self.as_mut_ptr().cast(), self.len() * N) }
    }
}
