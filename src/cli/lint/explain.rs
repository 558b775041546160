//! `--explain`: why a code matters, an example and how to fix it, for a terminal or as a page.

use super::rows::text;
use crate::cli::codes::no_code;
use crate::cli::language::language;
use crate::cli::report::print;
use gocheck::diagnostic::{Code, Example, Explanation, Selection};
use gocheck::record::{LintOptions, Linter, lint_codes};
use gocheck_common::cli::{Status, usage_error};
use gocheck_common::{Phrase, phrase};

/// The file name that findings in an example show.
const FILE: &str = "game.sgf";

/// Explains the codes selected by `asked`, as with `--select`; for ALL, prints a Markdown page.
///
/// # Errors
/// If no code is selected.
pub(super) fn explain(asked: &str) -> anyhow::Result<Status> {
    let is_page = asked.eq_ignore_ascii_case("all");
    let is_meant = |code: Code| is_page || !asked.is_empty() && code.matches(asked);
    let meant: Vec<Code> = lint_codes().into_iter().filter(|&code| is_meant(code)).collect();
    if meant.is_empty() {
        return Err(usage_error(no_code(asked)));
    }
    print(&if is_page { page(&meant) } else { sections(&meant, section) })?;
    Ok(Status::Well)
}

/// Joins the sections of all codes.
fn sections(codes: &[Code], section: fn(Code, Explanation) -> String) -> String {
    let explained = |&code: &Code| Some(section(code, code.explanation()?));
    codes.iter().filter_map(explained).collect::<Vec<_>>().join("\n")
}

/// The section of a code for a terminal.
fn section(code: Code, Explanation { why, fix, example }: Explanation) -> String {
    let severity = code.severity().word(language());
    let heading = phrase!(
        "{code} {name} ({severity})",
        "{code} {name}（{severity}）",
        code = code.id(),
        name = code.name()
    )
    .text(language());
    let title = code.title(language());
    let example = shown(example, |record, findings| format!("{}\n{}", indented(record), indented(findings)));
    let why = why_it_matters(why.text(language())).text(language());
    let fix = how_to_fix(fix.text(language())).text(language());
    format!("{heading}\n{title}\n\n{why}\n\n{example}\n{fix}\n")
}

/// The page with all codes in Markdown.
fn page(codes: &[Code]) -> String {
    let row = |code: &Code| {
        let (name, severity) = (code.name(), code.severity().word(language()));
        let anchor = format!("{}-{name}", code.id().to_ascii_lowercase());
        format!("| [{code}](#{anchor}) | {name} | {severity} | {} |\n", code.title(language()))
    };
    let rows: String = codes.iter().map(row).collect();
    format!(
        "{}\n{rows}\n{}",
        phrase!(
            "# What lint finds\n\nFor each code of `gocheck lint` what it means, why it matters, a \
             record with it and what lint finds there, and how to fix it. `gocheck lint --explain \
             M106` prints one of the entries, and `--lang zh` prints them in Chinese. Notes are reported only \
             on request: with `--severity note`, or by their codes with `--select`.\n\nGenerated \
             by `gocheck lint --explain ALL --lang en > docs/lint-codes.md`.\n\n| code | name | \
             severity | what |\n| --- | --- | --- | --- |",
            "# lint 检查什么\n\n`gocheck lint` 的每个代码是什么意思、为什么要紧、有这个问题的一份棋谱\
             和其中的问题、怎么改。`gocheck lint --explain M106` 打印其中一个。提示只在用 `--severity \
             note` 或用 `--select` 写出代码时才报告。\n\n用 `gocheck lint --explain ALL --lang zh` 生\
             成。\n\n| 代码 | 名称 | 程度 | 内容 |\n| --- | --- | --- | --- |"
        )
        .text(language()),
        sections(codes, page_section)
    )
}

/// The section of a code on the page.
fn page_section(code: Code, Explanation { why, fix, example }: Explanation) -> String {
    let (name, severity) = (code.name(), code.severity().word(language()));
    let (title, colon) = (code.title(language()), language().colon());
    let example = shown(example, |record, findings| {
        format!("```sgf\n{}\n```\n\n```text\n{findings}```\n", record.trim_end())
    });
    let why = why_it_matters(why.text(language())).text(language());
    let fix = how_to_fix(fix.text(language())).text(language());
    format!("## {code} {name}\n\n**{severity}**{colon}{title}\n\n{why}\n\n{example}\n{fix}\n")
}

/// The example and lint's findings in it, or why there is none.
fn shown(example: Example, form: impl Fn(&str, &str) -> String) -> String {
    match example {
        Example::File(record) => {
            format!("{}\n\n{}", phrase!("Example:", "例：").text(language()), form(record, &findings(record)))
        }
        Example::Missing(why) => {
            let why = why.text(language());
            format!("{}\n", phrase!("Example: {why}", "例：{why}").text(language()))
        }
    }
}

/// Lint's output for a record, including notes.
fn findings(record: &str) -> String {
    let options = LintOptions { selection: Selection::all(), ..LintOptions::default() };
    let linted = Linter::new(options).lint(record.as_bytes());
    linted.findings.iter().map(|finding| text(FILE, finding, false, 0)).collect()
}

fn indented(text: &str) -> String {
    text.lines().map(|line| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") }).collect()
}

fn why_it_matters(why: &str) -> Phrase {
    phrase!("Why: {why}", "为什么：{why}")
}

fn how_to_fix(fix: &str) -> Phrase {
    phrase!("How to fix it: {fix}", "怎么改：{fix}")
}
