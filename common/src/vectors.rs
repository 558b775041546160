/// Code that is compiled for several kinds of processors, of which the best is chosen as the program runs.
///
/// Makes `Task` and `run` of a trait of operations, which `Portable` has and the named kinds of x86-64 processors of
/// [pulp](https://docs.rs/pulp) have faster, the best first. The trait has a method `vectorize` that runs work compiled
/// for its kind.
///
/// Where the operations of `pulp::Simd` are enough, `pulp::Arch` chooses among all that it knows.
#[macro_export]
macro_rules! vector_task {
    ($operations:ident: $($processor:ident),+) => {
        /// What needs the operations.
        pub(super) trait Task {
            type Output;

            /// Must be inlined always.
            fn run<V: $operations>(self, vector: V) -> Self::Output;
        }

        /// Runs `task` as fast as the processor can.
        #[inline]
        pub(super) fn run<T: Task>(task: T) -> T::Output {
            $(
                #[cfg(target_arch = "x86_64")]
                if let Some(vector) = pulp::x86::$processor::try_new() {
                    return $operations::vectorize(vector, Run(task, vector));
                }
            )+
            task.run(Portable)
        }

        /// A task with its vector, as work.
        struct Run<T, V>(T, V);

        impl<T: Task, V: $operations> pulp::NullaryFnOnce for Run<T, V> {
            type Output = T::Output;

            #[inline(always)]
            fn call(self) -> T::Output {
                self.0.run(self.1)
            }
        }
    };
}
