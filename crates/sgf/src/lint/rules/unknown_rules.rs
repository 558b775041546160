use super::super::findings::{Findings, Site};
use super::super::options::Rules;
use crate::value::shown;
use gocheck_rules::RuleSet;
use gocheck_text::rule;

rule! {
    UnknownRules { value: String, taken: RuleSet } = Warning "P111" "unknown-rules";
    title "RU does not name a known rule set." "RU 写的不是已知的规则。";
    message
        "RU[{value}] is not a known rule set: {taken} rules are assumed, unless --rules is given"
        "RU[{value}] 不是已知的规则：按{taken}检查，也可以用 --rules 指定";
    why "The rules decide which moves are legal and how the game is counted. FF[4] defines the names AGA, Goe, Japanese and NZ, and gocheck knows more of them; if a name is unknown, it has to assume rules."
        "规则决定哪些着法合法、怎样计算胜负。FF[4] 有 AGA、Goe、Japanese、NZ 几个名称，gocheck 还认识别的；名称不认识时，只能假定一种规则。";
    fix "Write a known name, such as RU[Chinese], or give the rules with --rules."
        "写一个已知的名称，例如 RU[Chinese]，或者用 --rules 指定。";
    example "rules_unknown";
}

impl UnknownRules {
    /// Determines the rules by which a game is judged.
    pub(in super::super) fn check(findings: &mut Findings<'_>, site: Site<'_>) {
        let named = match (findings.options.rules, &site.replayer.info().rules) {
            (Rules::Set(rules), _) => Some(rules),
            (Rules::Record, Some((text, place))) => {
                let rules = RuleSet::from_record(text);
                if rules.is_none() {
                    let message = Self { value: shown(text), taken: RuleSet::Japanese };
                    findings.add(site.at(*place), message);
                }
                rules
            }
            (Rules::All, _) | (Rules::Record, None) => None,
        };
        findings.rules = named.unwrap_or(RuleSet::Japanese);
        findings.rules_are_known = named.is_some();
    }
}
