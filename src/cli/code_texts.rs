//! `--explain`: why a code matters, an example and how to fix it, for a terminal or as a page.

use super::all_codes::all_codes;
use super::finding_text::finding_text;
use super::language::language;
use super::report::print;
use gocheck::diagnostic::{Code, Example, Explanation, Selection};
use gocheck::record::{LintOptions, Linter, lint_codes};
use gocheck_corpus::settings::unknown_code;
use gocheck_program::{Status, usage_error};
use gocheck_text::phrase;

/// The file name that findings in an example show.
const FILE: &str = "game.sgf";

/// Explains the codes selected by `asked`, as with `--select`, whichever command reports them. ALL stands for `own`,
/// those of the command, and prints a Markdown page for those of lint.
///
/// # Errors
/// If no code is selected.
pub(super) fn explain(asked: &str, own: &[Code]) -> anyhow::Result<Status> {
    let is_all = asked.eq_ignore_ascii_case("all");
    let is_meant = |code: &&Code| !asked.is_empty() && code.matches(asked);
    let meant: Vec<Code> =
        if is_all { own.to_vec() } else { all_codes().iter().filter(is_meant).copied().collect() };
    if meant.is_empty() {
        return Err(usage_error(unknown_code(asked)));
    }
    print(&if is_all && meant == lint_codes() { page(&meant) } else { sections(&meant, false) })?;
    Ok(Status::Well)
}

/// The sections of codes, as Markdown or for a terminal.
fn sections(codes: &[Code], is_markdown: bool) -> String {
    codes.iter().map(|&code| section(code, is_markdown)).collect::<Vec<_>>().join("\n")
}

fn section(code: Code, is_markdown: bool) -> String {
    let (name, title, severity) = (code.name(), code.title(language()), code.severity().word(language()));
    let heading = if is_markdown {
        format!("## {code} {name}\n\n**{severity}**{}{title}", language().colon())
    } else {
        let line = phrase!("{code} {name} ({severity})", "{code} {name}（{severity}）", code = code.id());
        format!("{}\n{title}", line.text(language()))
    };
    // The messages of the other codes say what to do.
    let Some(Explanation { why, fix, example }) = code.explanation() else { return format!("{heading}\n") };
    let why = phrase!("Why: {why}", "为什么：{why}", why = why.text(language())).text(language());
    let example = shown(example, is_markdown);
    let fix = phrase!("How to fix it: {fix}", "怎么改：{fix}", fix = fix.text(language())).text(language());
    format!("{heading}\n\n{why}\n\n{example}\n{fix}\n")
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
             成。\n\n| 代码 | 名称 | 级别 | 内容 |\n| --- | --- | --- | --- |"
        )
        .text(language()),
        sections(codes, true)
    )
}

/// The example and lint's findings in it, or why there is none.
fn shown(example: Example, is_markdown: bool) -> String {
    let record = match example {
        Example::File(record) => record,
        Example::Missing(why) => {
            return phrase!("Example: {why}", "例：{why}", why = why.text(language())).text(language())
                + "\n";
        }
    };
    let (heading, findings) = (phrase!("Example:", "例：").text(language()), findings(record));
    if is_markdown {
        format!("{heading}\n\n```sgf\n{}\n```\n\n```text\n{findings}```\n", record.trim_end())
    } else {
        format!("{heading}\n\n{}\n{}", indented(record), indented(&findings))
    }
}

/// Lint's output for a record, including notes.
fn findings(record: &str) -> String {
    let options = LintOptions { selection: Selection::all(), estimate: Some(0), ..LintOptions::default() };
    let linted = Linter::new(options).lint(record.as_bytes());
    linted.findings.iter().map(|finding| finding_text(FILE, finding, false, 0)).collect()
}

fn indented(text: &str) -> String {
    text.lines().map(|line| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") }).collect()
}
