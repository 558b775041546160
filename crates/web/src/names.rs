//! A name gets the same short name everywhere, so no scopes need to be known; names of browsers and of properties stay.

use crate::roles::{Role, is_keyword, roles};
use crate::tokens::{Kind, Token};
use std::collections::{HashMap, HashSet};

/// The variables of browsers that the modules use. A variable of a module with such a name is not shortened.
/// [`check::lost_names`](crate::check::lost_names) reports names that are missing here.
pub(crate) const GLOBALS: &[&str] = &[
    "AbortController",
    "Array",
    "Audio",
    "AudioContext",
    "BigInt",
    "Blob",
    "Boolean",
    "BroadcastChannel",
    "BroadcastChannel",
    "CSS",
    "CompressionStream",
    "CustomEvent",
    "DOMException",
    "DOMParser",
    "DOMPoint",
    "DataTransfer",
    "DataView",
    "Date",
    "DecompressionStream",
    "Element",
    "Error",
    "Event",
    "EventSource",
    "FileReader",
    "FormData",
    "HTMLElement",
    "Image",
    "Infinity",
    "Int16Array",
    "Int32Array",
    "Int8Array",
    "IntersectionObserver",
    "Intl",
    "JSON",
    "Map",
    "Math",
    "MouseEvent",
    "MutationObserver",
    "NaN",
    "Node",
    "Notification",
    "Number",
    "Object",
    "Option",
    "Path2D",
    "PointerEvent",
    "Promise",
    "RangeError",
    "RegExp",
    "ResizeObserver",
    "Response",
    "Set",
    "SharedWorker",
    "String",
    "Symbol",
    "SyntaxError",
    "TextDecoder",
    "TextEncoder",
    "TypeError",
    "URL",
    "URLSearchParams",
    "Uint16Array",
    "Uint32Array",
    "Uint8Array",
    "WeakMap",
    "WeakSet",
    "XMLSerializer",
    "addEventListener",
    "atob",
    "btoa",
    "cancelAnimationFrame",
    "clearInterval",
    "clearTimeout",
    "confirm",
    "console",
    "createImageBitmap",
    "crypto",
    "customElements",
    "decodeURIComponent",
    "devicePixelRatio",
    "dispatchEvent",
    "document",
    "encodeURIComponent",
    "fetch",
    "getComputedStyle",
    "getSelection",
    "globalThis",
    "history",
    "indexedDB",
    "innerHeight",
    "innerWidth",
    "isNaN",
    "localStorage",
    "location",
    "matchMedia",
    "navigator",
    "parseFloat",
    "parseInt",
    "onconnect",
    "performance",
    "print",
    "print",
    "queueMicrotask",
    "removeEventListener",
    "requestAnimationFrame",
    "requestIdleCallback",
    "scrollBy",
    "scrollTo",
    "scrollX",
    "scrollY",
    "sessionStorage",
    "setInterval",
    "setTimeout",
    "structuredClone",
    "undefined",
    "visualViewport",
    "window",
];

/// Returns the text of each token, with short names for variables and private members.
pub(crate) fn shortened<'a>(tokens: &[Token<'a>]) -> Vec<std::borrow::Cow<'a, str>> {
    let roles = roles(tokens);
    let is_variable = |(token, role): &(&Token<'a>, &Role)| {
        matches!(role, Role::Variable | Role::Shorthand) && !GLOBALS.contains(&token.text)
    };
    let variables = tokens.iter().zip(&roles).filter(is_variable).map(|(token, _)| token.text);
    let privates = tokens.iter().filter(|token| token.kind == Kind::Private).map(|token| &token.text[1..]);
    // A variable must not take the name of one of the browser's.
    let kept: HashSet<&str> = GLOBALS.iter().copied().collect();
    let (variables, privates) = (short_names(variables, &kept), short_names(privates, &HashSet::new()));
    let text = |(token, role): (&Token<'a>, &Role)| {
        let short = variables.get(token.text);
        match (token.kind, role, short) {
            (Kind::Private, ..) => format!("#{}", privates[&token.text[1..]]).into(),
            (_, Role::Variable, Some(short)) => short.clone().into(),
            (_, Role::Shorthand, Some(short)) => format!("{}:{short}", token.text).into(),
            _ => token.text.into(),
        }
    };
    tokens.iter().zip(&roles).map(text).collect()
}

/// Gives the shortest names to the most frequent ones.
fn short_names<'a>(names: impl Iterator<Item = &'a str>, kept: &HashSet<&str>) -> HashMap<&'a str, String> {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    let mut places = HashMap::new();
    for name in names {
        let place = *places.entry(name).or_insert_with(|| {
            counts.push((name, 0));
            counts.len() - 1
        });
        counts[place].1 += 1;
    }
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let all = (0..).map(short_name).filter(|name| !kept.contains(name.as_str()) && !is_keyword(name));
    counts.into_iter().map(|(name, _)| name).zip(all).collect()
}

/// Returns a name by its number: `a`, `b`, .., `aa`, ..
fn short_name(number: usize) -> String {
    const FIRST: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$";
    const LATER: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$0123456789";
    let mut name = String::from(char::from(FIRST[number % FIRST.len()]));
    let mut rest = number / FIRST.len();
    while rest > 0 {
        name.push(char::from(LATER[(rest - 1) % LATER.len()]));
        rest = (rest - 1) / LATER.len();
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::tokens;

    #[test]
    fn each_number_has_a_name_of_its_own() {
        let all: HashSet<String> = (0..10_000).map(short_name).collect();
        assert_eq!(all.len(), 10_000);
        assert_eq!([0, 53, 54, 108].map(short_name), ["a", "$", "aa", "ab"]);
    }

    #[test]
    fn names_are_shortened_everywhere() {
        let code = "const first = ({ second, third: fourth }) => first.second + second + document.third + this.#fifth;";
        let all = tokens(code);
        let short =
            "const a = ( { second:b , third : c } ) => a . second + b + document . third + this . #a ;";
        assert_eq!(shortened(&all).join(" "), short);
    }
}
