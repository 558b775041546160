//! `pygocheck._core`: the Rust part of the Python package. The package itself (`lib/pygocheck`) checks arguments and
//! wraps results; this part reads and writes arrays and calls the library.
//!
//! | file | contents |
//! | --- | --- |
//! | `batch`, `share` | `analyse` and `play`; sharing a batch among threads |
//! | `few`, `single` | the same and `features` for few boards; one board |
//! | `features`, `katago` | planes of features; those of KataGo |
//! | `position`, `replay`, `rules` | one position, a played game, the rule sets |
//! | `games`, `game_parts`, `game_planes` | many games at once, shared by threads; their planes |
//! | `lint`, `findings`, `record` | game records in bulk, what is wrong with them, and singly |
//! | `records`, `record_columns` | game records as arrays |
//! | `game_boards`, `images` | their boards, mirrored and turned |
//! | `record_files`, `prefetcher` | the bytes of records; reading ahead in a thread |
//! | `puzzle`, `render` | the assignment's puzzles, pictures |
//! | `dataset`, `dataset_options` | data sets |
//! | `few` | few boards and games, in microseconds |
//! | `run` | work without the GIL, and Ctrl-C |
//! | `threads`, `process`, `values` | threads of the library, the process, colours and boards of both languages |

mod batch;
mod dataset;
mod dataset_options;
mod features;
mod few;
mod findings;
mod game_boards;
mod game_parts;
mod game_planes;
mod games;
mod images;
mod katago;
mod lint;
mod position;
mod prefetcher;
mod process;
mod puzzle;
mod record;
mod record_columns;
mod record_files;
mod records;
mod render;
mod replay;
mod rules;
mod run;
mod share;
mod single;
mod threads;
mod values;

/// The compiled part of pygocheck; use `pygocheck` itself.
#[pyo3::pymodule]
mod _core {
    use numpy::{PyArray1, PyArrayMethods};
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::batch::{analyse, play};
    #[pymodule_export]
    use super::dataset::dataset;
    #[pymodule_export]
    use super::features::{check_feature, features};
    #[pymodule_export]
    use super::few::analyse::analyse_few;
    #[pymodule_export]
    use super::few::cells::cells_of_one;
    #[pymodule_export]
    use super::few::features::features_few;
    #[pymodule_export]
    use super::few::games::{legal_in_few_games, play_few_games};
    #[pymodule_export]
    use super::few::gather::gather;
    #[pymodule_export]
    use super::few::play::play_few;
    #[pymodule_export]
    use super::game_boards::game_boards;
    #[pymodule_export]
    use super::game_planes::features_of_games;
    #[pymodule_export]
    use super::games::Games;
    #[pymodule_export]
    use super::katago::katago_planes;
    #[pymodule_export]
    use super::lint::{check_bytes, game_columns, games, lint};
    #[pymodule_export]
    use super::position::{
        captures, dead_groups, explain, is_valid, legal_points, picture, play_one, point_at, read_position,
        record,
    };
    #[pymodule_export]
    #[pymodule_export]
    use super::puzzle::{answer, generate, puzzle_text, question_of, read_puzzle, reasons};
    #[pymodule_export]
    use super::record::{games_of, nodes, play_line};
    #[pymodule_export]
    use super::record_columns::RecordColumns;
    #[pymodule_export]
    use super::record_files::{RecordFiles, is_packed};
    #[pymodule_export]
    use super::records::{RecordReader, records_of_bytes};
    #[pymodule_export]
    use super::render::{draw, draw_puzzle};
    #[pymodule_export]
    use super::replay::Replay;
    #[pymodule_export]
    use super::rules::{compensation, rule_set_of_record, rule_sets};

    #[pyfunction]
    fn version() -> &'static str {
        env!("CARGO_PKG_VERSION")
    }

    /// Looks up numpy's functions now: a signal during a later lookup would make it fail.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let array = PyArray1::<i8>::zeros(module.py(), 1, false);
        array.try_readonly().map(drop)?;
        array.try_readwrite().map(drop)?;
        Ok(())
    }
}
