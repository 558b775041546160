pub fn logf(x: f32) -> f32 {
    f64::from(x).ln() as f32
}
