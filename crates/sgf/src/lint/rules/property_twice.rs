use super::super::findings::{Findings, Site};
use crate::{Node, PropertyName, Server};
use gocheck_text::rule;

rule! {
    PropertyTwice { name: String } = Warning "P102" "property-twice";
    title "The same property twice in a node." "同一个节点里有两个相同的属性。";
    message "{name} occurs twice in a node" "{name} 在同一个节点里出现两次";
    why "FF[4] allows a property only once in a node. Some programs keep the first one, some the last one and some both."
        "FF[4] 规定一个节点里同一属性只能有一个。有的软件取第一个，有的取最后一个，有的都取。";
    fix "Merge them into one property; `gocheck fix` does this, and says why if it cannot: the values differ, or another setup between two AB has one of their points."
        "合成一个属性，`gocheck fix` 可以合并；不能合并时会说明原因：值不一样，或者两个 AB 中间的摆子用了同一个点。";
    example "property_twice";
}

impl PropertyTwice {
    /// Reports each name that occurs twice, once per node.
    pub(in super::super) fn check(findings: &mut Findings<'_>, site: Site<'_>, node: &Node) {
        let mut names = std::mem::take(&mut findings.names);
        names.clear();
        names.extend(node.properties().map(|property| property.name()));
        names.sort_unstable();
        let mut reported = None;
        // Fox names its own program and another one, and both are read.
        let is_of_fox =
            |name| name == PropertyName::new("AP") && site.replayer.info().server == Some(Server::Fox);
        for pair in names.windows(2) {
            // Two moves have a code of their own.
            if pair[0] != pair[1] || pair[0].is_move() || reported == Some(pair[0]) || is_of_fox(pair[0]) {
                continue;
            }
            // A node may have thousands of names.
            if !findings.wants(Self::CODE) {
                break;
            }
            reported = Some(pair[0]);
            if let Some(second) = node.properties().filter(|property| property.name() == pair[0]).nth(1) {
                findings.add(site.at(second.place()), Self { name: pair[0].to_string() });
            }
        }
        findings.names = names;
    }
}
