//! The shapes of marks and signs, with lengths in cells around the middle of a cell.

/// A place in a cell: the offset right of and below the middle, in cells.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub(super) x: f32,
    pub(super) y: f32,
}

/// A shape, filled or as an outline.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    pub(super) kind: ShapeKind,
    /// The width of the outline, or `None` if the shape is filled.
    pub(super) line: Option<f32>,
}

#[derive(Clone, Copy)]
pub(super) enum ShapeKind {
    /// A disc, with its radius.
    Disc(f32),
    /// A triangle with a horizontal side at the bottom, by the distance from its middle to a corner.
    Triangle(f32),
    /// A square, with half of its side.
    Square(f32),
    /// Two diagonal strokes with round ends, by their reach along each axis. It is never filled.
    Cross(f32),
}

impl At {
    pub(super) fn from(self, x: f32, y: f32) -> f32 {
        (self.x - x).hypot(self.y - y)
    }
}

impl Shape {
    pub(super) const fn filled(kind: ShapeKind) -> Self {
        Self { kind, line: None }
    }

    pub(super) const fn line(kind: ShapeKind, width: f32) -> Self {
        Self { kind, line: Some(width) }
    }

    pub(super) const fn disc(radius: f32) -> Self {
        Self::filled(ShapeKind::Disc(radius))
    }

    pub(super) const fn ring(radius: f32, width: f32) -> Self {
        Self::line(ShapeKind::Disc(radius), width)
    }

    pub(super) const fn cross(arm: f32, width: f32) -> Self {
        Self::line(ShapeKind::Cross(arm), width)
    }

    /// The distance from its edge in cells, negative inside.
    pub(super) fn distance(self, at: At) -> f32 {
        let distance = self.kind.distance(at);
        self.line.map_or(distance, |width| distance.abs() - width / 2.0)
    }
}

impl ShapeKind {
    /// Half of a triangle's side, and the distance of the side below the middle, by its radius.
    pub(super) fn triangle(radius: f32) -> (f32, f32) {
        (radius * 3f32.sqrt() / 2.0, radius / 2.0)
    }

    fn distance(self, at: At) -> f32 {
        match self {
            Self::Disc(radius) => at.from(0.0, 0.0) - radius,
            Self::Triangle(radius) => {
                // The farthest of its three sides.
                let slope = 3f32.sqrt() / 2.0;
                (at.y).max(slope * at.x.abs() - at.y / 2.0) - radius / 2.0
            }
            Self::Square(half) => at.x.abs().max(at.y.abs()) - half,
            Self::Cross(arm) => {
                // By symmetry the nearest stroke is the diagonal of the first quadrant.
                let (x, y) = (at.x.abs(), at.y.abs());
                let along = ((x + y) / 2.0).min(arm);
                (x - along).hypot(y - along)
            }
        }
    }
}
