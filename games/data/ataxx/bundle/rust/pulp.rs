//! Work that is compiled for several kinds of processors.

pub trait NullaryFnOnce {
    type Output;

    fn call(self) -> Self::Output;
}
