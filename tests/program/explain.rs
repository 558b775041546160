//! `gocheck lint --explain`: every code in every language, and the page of docs.

use crate::{gocheck, is_chinese};
use gocheck::diagnostic::Language;
use gocheck::record::lint_codes;
use std::fs;
use std::path::Path;
use test_support::{project, run};

/// Codes that occur in no short text record.
const WITHOUT_EXAMPLE: [&str; 7] = ["E114", "E201", "E205", "E901", "E902", "E903", "E904"];

fn explain(code: &str, language: &str) -> (i32, String, String) {
    run(gocheck(Path::new(".")).args(["lint", "--explain", code, "--lang", language]))
}

/// Each code has its meaning, reason and fix, and lint finds it in the example.
#[test]
fn every_code_is_explained_and_found_in_its_example() {
    for code in lint_codes() {
        for language in Language::ALL {
            let (status, stdout, stderr) = explain(code.id(), language.name());
            assert_eq!((status, stderr.as_str()), (0, ""), "{code}");
            let explanation = code.explanation().unwrap();
            for text in [explanation.why.text(language), explanation.fix.text(language), code.title(language)]
            {
                assert!(stdout.contains(text), "{code}\n{stdout}");
                assert_eq!(is_chinese(text), language == Language::Chinese, "{code}: {text}");
                assert!(text.ends_with(['.', '。', '?']), "{code}: {text}");
            }
            let finding = format!(": {code} ");
            let is_found =
                stdout.lines().any(|line| line.starts_with("    game.sgf:") && line.contains(&finding));
            assert_eq!(is_found, !WITHOUT_EXAMPLE.contains(&code.id()), "{code}\n{stdout}");
        }
    }
}

#[test]
fn the_page_of_codes_is_up_to_date() {
    let (status, page, _) = explain("all", "en");
    assert_eq!(status, 0);
    let committed = fs::read_to_string(project("docs/lint-codes.md")).unwrap();
    assert!(
        page == committed,
        "write the page anew: cargo run -- lint --explain ALL --lang en > docs/lint-codes.md"
    );
    for code in lint_codes() {
        let (id, name) = (code.id(), code.name());
        assert!(page.contains(&format!("\n## {id} {name}\n")), "{id}");
        assert!(page.contains(&format!("[{id}](#{}-{name})", id.to_lowercase())), "{id}");
    }
}

/// By id in any letter case, by name, and several by the beginning of their ids, as with --select.
#[test]
fn codes_are_chosen_by_id_or_name() {
    let (status, by_id, _) = explain("M106", "en");
    assert_eq!(status, 0);
    assert!(by_id.starts_with("M106 situational-superko (error)\n"), "{by_id}");
    assert!(by_id.contains("\n    ;W[ea])\n\n    game.sgf:6:2: M106 white E2 "), "{by_id}");
    assert_eq!(explain("m106", "en").1, by_id);
    assert_eq!(explain("situational-superko", "en").1, by_id);
    let (_, chinese, _) = explain("M106", "zh");
    assert!(chinese.starts_with("M106 situational-superko（错误）\n"), "{chinese}");
    let (_, turns, _) = explain("M2", "en");
    let headings: Vec<&str> = turns.lines().filter(|line| line.starts_with("M2")).collect();
    assert_eq!(headings.len(), 6, "{turns}");
}

#[test]
fn an_unknown_code_is_a_usage_error() {
    for code in ["", "X1", "M999", "superko", "棋"] {
        let (status, stdout, stderr) = explain(code, "en");
        assert_eq!((status, stdout.as_str()), (2, ""), "{code}");
        assert!(stderr.contains(&format!("no code begins with {code:?}")), "{stderr}");
    }
}
