/// Defines code that is compiled for several instruction sets, of which the best is chosen at run time.
///
/// Generates `Task` and `run` from a trait of operations. `Portable` implements the trait for any processor, and the
/// named x86-64 instruction sets of [pulp](https://docs.rs/pulp) implement it faster, best first. The trait has a method
/// `vectorize` that runs a closure compiled for its instruction set.
///
/// If the operations of `pulp::Simd` are enough, `pulp::Arch` does the same.
#[macro_export]
macro_rules! vector_task {
    ($operations:ident: $($processor:ident),+) => {
        /// Code that uses the operations.
        pub(super) trait Task {
            type Output;

            /// Runs the code. Implementations must be `#[inline(always)]`.
            fn run<V: $operations>(self, vector: V) -> Self::Output;
        }

        /// Runs `task` with the best instruction set of this processor.
        #[inline]
        pub(super) fn run<T: Task>(task: T) -> T::Output {
            $(
                #[cfg(target_arch = "x86_64")]
                if let Some(vector) = pulp::x86::$processor::try_new() {
                    return $operations::vectorize(vector, Run(task, vector));
                }
            )+
            $operations::vectorize(Portable, Run(task, Portable))
        }

        /// A task together with its instruction set.
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
