//! Planes of features of many positions.

mod compute;
mod feature;
mod few_liberties;
mod grid;
mod inputs;
mod layout;
mod output;
mod pass_alive;
mod plan;
mod self_atari;
mod single;
mod symmetry;
mod write;

pub use feature::{Feature, UnknownFeature};
pub use inputs::{BadFeatureInputs, FeatureInputs};
pub use layout::Layout;
pub use output::FeatureOutput;
pub use single::write_board;

use super::Batch;
use super::answer_bytes::check_room;
use super::lanes::{BLOCK, LANES};
use compute::Compute;
use gocheck_board::Size;
use plan::Plan;
use pulp::Arch;

/// A computation of planes of features, for batches of one size.
///
/// ```
/// use gocheck_board::{Color, Size};
/// use gocheck_batch::{Batch, Feature, FeatureInputs, FeatureOutput, Features, Layout};
///
/// // . X O
/// // X O .
/// let size = Size::new(2, 3)?;
/// let mut batch = Batch::new(size, 1);
/// batch.put_cells(0, &[0, 1, -1, 1, -1, 0], |_| Color::White)?;
/// let mut features = Features::new(size, &[Feature::Own, Feature::Captures], Layout::Nchw)?;
/// let mut planes = [0; 12];
/// features.write(&batch, 0, &FeatureInputs::default(), FeatureOutput::Bytes(&mut planes))?;
/// assert_eq!(planes, [0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Features {
    size: Size,
    plan: Plan,
    layout: Layout,
    /// The order of bits, as [`Compute::order`]; whether it is that of [`FeatureOutput::Bits`].
    order: Vec<u32>,
    is_packed: bool,
    /// The working memory.
    planes: Vec<u32>,
    rows: Vec<u32>,
}

impl Features {
    /// Prepares to compute `wanted`, which may contain a feature several times.
    ///
    /// # Errors
    /// If a feature's number is out of range.
    pub fn new(size: Size, wanted: &[Feature], layout: Layout) -> Result<Self, UnknownFeature> {
        wanted.iter().try_for_each(|feature| feature.check().map(drop))?;
        let mut features = Self {
            size,
            plan: Plan::new(wanted),
            layout,
            order: Vec::new(),
            is_packed: false,
            planes: vec![0; compute::planes(size, wanted.len()) * LANES + LANES],
            rows: Vec::new(),
        };
        features.arrange(false);
        Ok(features)
    }

    /// The number of values of a board.
    #[must_use]
    pub const fn values_per_board(&self) -> usize {
        self.plan.features.len() * self.size.area()
    }

    /// The number of bytes of a board in [`FeatureOutput::Bits`].
    #[must_use]
    pub const fn bytes_per_board(&self) -> usize {
        self.layout.length(self.size, self.plan.features.len(), true)
    }

    /// Sets the order of bits.
    fn arrange(&mut self, is_packed: bool) {
        let (area, planes) = (self.size.area(), self.plan.features.len());
        let zero = planes * area;
        self.is_packed = is_packed;
        self.order.clear();
        match self.layout {
            Layout::Nchw => {
                let padded = if is_packed { area.next_multiple_of(8) } else { area };
                let points = |plane| {
                    (0..padded).map(move |point| if point < area { plane * area + point } else { zero })
                };
                self.order.extend((0..planes).flat_map(points).map(|bit| bit as u32));
            }
            Layout::Nhwc => {
                let points = |point| (0..planes).map(move |plane| plane * area + point);
                self.order.extend((0..area).flat_map(points).map(|bit| bit as u32));
            }
        }
        self.order.resize(self.order.len().next_multiple_of(write::CHUNK), zero as u32);
        if is_packed {
            // The first value of a byte is its highest bit.
            self.order.as_chunks_mut::<8>().0.iter_mut().for_each(|byte| byte.reverse());
        }
        self.rows.resize(BLOCK * self.order.len() / 32 + LANES, 0);
    }

    /// Writes the planes of the boards of `batch` from `first` on, to fill `out`. Boards are processed some hundreds at a time,
    /// counted from the first one of the batch, in nearly the same time however many of them are written.
    ///
    /// # Errors
    /// If the inputs do not fit the boards: then nothing is written.
    ///
    /// # Panics
    /// If the batch has another size, `out` is not a whole number of boards, or there are fewer boards from `first` on.
    pub fn write(
        &mut self,
        batch: &Batch,
        first: usize,
        inputs: &FeatureInputs<'_>,
        out: FeatureOutput<'_>,
    ) -> Result<(), BadFeatureInputs> {
        self.write_with(batch, first, inputs, out, |compute| Arch::new().dispatch(compute))
    }

    /// Like [`Features::write`], with a way to compute each vector.
    fn write_with(
        &mut self,
        batch: &Batch,
        first: usize,
        inputs: &FeatureInputs<'_>,
        mut out: FeatureOutput<'_>,
        run: impl Fn(Compute<'_>) -> usize,
    ) -> Result<(), BadFeatureInputs> {
        let size = self.size;
        assert_eq!(batch.size, size, "features of {size} boards");
        let is_packed = matches!(out, FeatureOutput::Bits(_));
        let each = if is_packed { self.bytes_per_board() } else { self.values_per_board() };
        let length = out.len();
        assert!(length.is_multiple_of(each), "{length} values are not a whole number of boards of {each}");
        let boards = length.checked_div(each).unwrap_or(0);
        check_room(first, boards, batch.positions);
        if each == 0 {
            return Ok(());
        }
        let counts = inputs.check(size, boards, self.plan.reads)?;
        if is_packed != self.is_packed {
            self.arrange(is_packed);
        }
        let Self { plan, order, planes, rows, .. } = self;
        let mut index = first;
        while index < first + boards {
            let together =
                run(Compute { plan, batch, inputs, counts, first, boards, index, planes, order, rows });
            let end = (index / together * together + together).min(first + boards);
            let written = index - first..end - first;
            write::write(rows, order.len(), together, index % together, each, &mut out, written);
            index = end;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Feature, FeatureInputs, FeatureOutput, Features, Layout};
    use crate::Batch;
    use gocheck_board::{Color, Size};
    use pulp::{Scalar, Scalar128b, Simd};
    use rand::{Rng, SeedableRng, rngs::StdRng};

    fn planes<S: Simd>(simd: S, batch: &Batch, inputs: &FeatureInputs<'_>) -> Vec<u8> {
        let wanted = [Feature::Ko, Feature::LastMove(2), Feature::Input(1)];
        let wanted: Vec<Feature> = Feature::of_boards().chain(wanted).collect();
        let mut features = Features::new(batch.size, &wanted, Layout::Nhwc).unwrap();
        let [mut out, mut again] =
            [7, 8].map(|byte| vec![byte; (batch.len() - 3) * features.bytes_per_board()]);
        for out in [&mut out, &mut again] {
            let out = FeatureOutput::Bits(out);
            features.write_with(batch, 3, inputs, out, |compute| simd.vectorize(compute)).unwrap();
        }
        assert!(again == out, "reusing the planes of an earlier computation matters, {}", batch.size);
        out
    }

    #[test]
    #[should_panic(expected = "5 values are not a whole number of boards of 0")]
    fn no_features_have_no_values() {
        let mut features = Features::new(Size::GO, &[], Layout::Nchw).unwrap();
        let batch = Batch::new(Size::GO, 1);
        features.write(&batch, 0, &FeatureInputs::default(), FeatureOutput::Bytes(&mut [])).unwrap();
        let _ = features.write(&batch, 0, &FeatureInputs::default(), FeatureOutput::Bytes(&mut [7; 5]));
    }

    #[test]
    fn all_vectors_agree() {
        let mut rng = StdRng::seed_from_u64(1);
        for (rows, cols) in [(1, 1), (1, 9), (5, 7), (9, 9), (13, 13), (19, 19), (25, 25)] {
            let size = Size::new(rows, cols).unwrap();
            let mut batch = Batch::new(size, 520);
            for index in 0..batch.len() {
                let stones = rng.random_range(0.0..1.0);
                let cell = |_| if rng.random_bool(stones) { rng.random_range(0..2) * 2 - 1 } else { 0 };
                let cells: Vec<i8> = (0..size.area()).map(cell).collect();
                batch.put_cells(index, &cells, |_| Color::BOTH[index % 2]).unwrap();
            }
            let (count, area) = (batch.len() - 3, size.area() as i32);
            let symmetries = if rows == cols { 8 } else { 4 };
            let inputs = FeatureInputs {
                ko: &(0..count).map(|_| rng.random_range(-1..area)).collect::<Vec<_>>(),
                moves: &(0..2 * count).map(|_| rng.random_range(-1..area)).collect::<Vec<_>>(),
                symmetries: &(0..count).map(|_| rng.random_range(0..symmetries)).collect::<Vec<_>>(),
                planes: &(0..2 * count * size.area().div_ceil(64)).map(|_| rng.random()).collect::<Vec<_>>(),
            };
            let expected = planes(Scalar, &batch, &inputs);
            assert!(planes(Scalar128b, &batch, &inputs) == expected, "128 bits, {size}");
            #[cfg(target_arch = "x86_64")]
            {
                use pulp::x86::{V3, V4};
                let differ = |planes: Vec<u8>| planes != expected;
                assert!(
                    !V3::try_new().is_some_and(|simd| differ(planes(simd, &batch, &inputs))),
                    "AVX2, {size}"
                );
                assert!(
                    !V4::try_new().is_some_and(|simd| differ(planes(simd, &batch, &inputs))),
                    "AVX-512, {size}"
                );
            }
        }
    }
}
