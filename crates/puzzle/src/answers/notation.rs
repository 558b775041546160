//! Reads the sections of a file in one notation: that which the text states, or which its points have in common.

use super::assembly::Task;
use super::codes::{AnswerMessage, Convention};
use super::conventions::Conventions;
use super::outline::{Outline, Section};
use super::point_forms::{Points, Together};
use super::references::Puzzle;
use super::section_answer::Content;
use super::stated::Stated;
use super::table_header::{columns, has_colors};
use super::tokens::Tokens;
use super::verdict::Verdict;
use gocheck_board::Color;
use gocheck_text::Diagnostic;
use std::collections::HashSet;
use std::ops::Range;

impl Task<'_> {
    fn contents_with(&self, tokens: &Tokens<'_>, outline: &Outline, of_file: Conventions) -> Vec<Content> {
        let content = |section: &Section| match &section.puzzle {
            Puzzle::Named(name) => {
                let asked = section.printed.or_else(|| self.question(name));
                let size = self.boards.get(name).map(|(board, _)| (board.size().rows(), board.size().cols()));
                let (rows, cols) = size.unwrap_or((of_file.rows, of_file.cols));
                Content::new(tokens, section, asked, Conventions { rows, cols, ..of_file })
            }
            Puzzle::NoTag(_) => Content::Verdict(Verdict::Nothing),
        };
        outline.sections.iter().map(content).collect()
    }

    /// Reads the sections, all in one notation.
    pub(super) fn contents(
        &self,
        tokens: &Tokens<'_>,
        outline: &Outline,
        stated: &mut Stated,
    ) -> Vec<Content> {
        let header = outline.outside.iter().map(|part| &tokens.all[part.clone()]);
        let header = { header }.find_map(|line| Some((columns(line)?, has_colors(line))));
        let (columns, has_colors) = header.unwrap_or_default();
        let mut of_file = Conventions {
            stone: if self.player == Color::Black { -1 } else { 1 },
            rows: 9,
            cols: 9,
            is_transposed: false,
            columns,
            has_colors,
            is_column_first: stated.column_first.is_some(),
            x: stated.x,
            has_swapped_words: stated.swapped_words.is_some(),
            is_letters: stated.letters.is_some(),
            is_written_together: false,
            width: stated.width.map(|(width, _)| width),
        };
        let mut contents = self.contents_with(tokens, outline, of_file);
        let points = |contents: &[Content], is: &dyn Fn(&Points) -> bool| {
            contents.iter().any(|content| matches!(content, Content::Points(points) if is(points)))
        };
        of_file.is_transposed = points(&contents, &|points| points.has_arrays);
        of_file.is_written_together = points(&contents, &|points| points.together == Some(Together::Certain))
            && !points(&contents, &|points| points.together == Some(Together::No));
        if of_file.is_transposed || of_file.is_written_together {
            contents = self.contents_with(tokens, outline, of_file);
        }
        // What has a row or a column 0 is not counted from 1.
        if points(&contents, &Points::has_zero) {
            stated.from_one = None;
        }
        if stated.from_one.is_some() {
            for content in &mut contents {
                if let Content::Points(points) = content {
                    points.count_from_one();
                }
            }
        }
        if stated.from_bottom.is_some() {
            for (section, content) in outline.sections.iter().zip(&mut contents) {
                if let (Puzzle::Named(name), Content::Points(points)) = (&section.puzzle, content) {
                    let rows = self.boards.get(name).map_or(of_file.rows, |(board, _)| board.size().rows());
                    points.count_from_bottom(rows);
                }
            }
        }
        contents
    }

    /// Removes the lines that say how points are written from the answers.
    pub(super) fn stated(&self, tokens: &Tokens<'_>, outline: &mut Outline) -> Stated {
        if self.is_strict {
            return Stated::default();
        }
        let names = outline.sections.iter().filter(|section| !section.name.is_empty());
        let named: HashSet<usize> = names.map(|section| tokens.all[section.name.start].line).collect();
        let stated = Stated::new(tokens, |line| named.contains(&line));
        let says = |part: &Range<usize>| {
            !part.is_empty() && stated.lines.binary_search(&tokens.all[part.start].line).is_ok()
        };
        for section in &mut outline.sections {
            outline.outside.extend(section.parts.extract_if(.., |part| says(part)));
        }
        stated
    }
}

impl Stated {
    /// Notes how points are written, as the text says.
    pub(super) fn notes(&self, tokens: &Tokens<'_>, contents: &[Content]) -> Vec<Diagnostic> {
        let has_points = |content: &Content| matches!(content, Content::Points(points) if !points.points.is_empty() || !points.unclear.is_empty());
        if !contents.iter().any(has_points) {
            return Vec::new();
        }
        let note = |(line, what): (usize, Convention)| {
            let message = AnswerMessage::Stated { what };
            message.at(tokens.span(&tokens.all[tokens.lines[line].tokens.clone()]))
        };
        self.applied().into_iter().map(note).collect()
    }

    /// The lines that change how points are read.
    pub(super) fn applied(&self) -> Vec<(usize, Convention)> {
        let all = [
            self.from_one.map(|line| (line, Convention::FromOne)),
            self.column_first.map(|line| (line, Convention::ColumnFirst)),
            self.from_bottom.map(|line| (line, Convention::FromBottom)),
            self.width.map(|(_, line)| (line, Convention::OneNumber)),
            self.swapped_words.map(|line| (line, Convention::SwappedWords)),
            self.letters.map(|line| (line, Convention::Letters)),
        ];
        all.into_iter().flatten().collect()
    }
}
