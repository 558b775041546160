pub trait Task {
    type Output;

    fn run<V: Lanes>(self, vector: V) -> Self::Output;
}

#[inline]
pub fn run<T: Task>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("popcnt") {
        return unsafe { run_with_avx2(task) };
    }
    task.run(Portable)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,popcnt")]
unsafe fn run_with_avx2<T: Task>(task: T) -> T::Output {
    task.run(Portable)
}
