//! Code that is compiled for several instruction sets.

/// Defines code that is compiled for several instruction sets, of which the best is chosen at run time.
///
/// Generates `Task` and `run` from a trait of operations. `Portable` implements the trait for any processor, and the
/// named x86-64 instruction sets of [pulp](https://docs.rs/pulp) implement it faster, best first. The trait has a method
/// `vectorize` that runs a closure compiled for its instruction set. `Task` and `run` are visible in the
/// parent module.
///
/// If the operations of `pulp::Simd` are enough, `pulp::Arch` does the same.
///
/// ```
/// mod ones {
///     use pulp::NullaryFnOnce;
///
///     /// Operations on words.
///     pub(super) trait Words: Copy {
///         fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output;
///
///         /// The number of bits that are set.
///         fn ones(self, word: u64) -> u32;
///     }
///
///     gocheck_board::vector_task!(Words: V3);
///
///     #[derive(Clone, Copy)]
///     pub(super) struct Portable;
///
///     impl Words for Portable {
///         #[inline(always)]
///         fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
///             work.call()
///         }
///
///         #[inline(always)]
///         fn ones(self, word: u64) -> u32 {
///             word.count_ones()
///         }
///     }
///
///     #[cfg(target_arch = "x86_64")]
///     impl Words for pulp::x86::V3 {
///         #[inline(always)]
///         fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
///             Self::vectorize(self, work)
///         }
///
///         #[inline(always)]
///         fn ones(self, word: u64) -> u32 {
///             // One instruction here, and several for any processor.
///             word.count_ones()
///         }
///     }
///
///     pub(super) struct Count<'a>(pub(super) &'a [u64]);
///
///     impl Task for Count<'_> {
///         type Output = u32;
///
///         #[inline(always)]
///         fn run<V: Words>(self, vector: V) -> u32 {
///             let mut count = 0;
///             for &word in self.0 {
///                 count += vector.ones(word);
///             }
///             count
///         }
///     }
/// }
///
/// assert_eq!(ones::run(ones::Count(&[7, 1])), 4);
/// ```
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
