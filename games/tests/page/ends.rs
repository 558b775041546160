//! The end of a game with motion: the winner's pieces hop, and the page goes on.

use super::view::{SIZES, View};
use games::description::Described;
use games::games::{GameVisitor, for_each_game};
use serde_json::json;
use test_support::browser::{Hand, Kind};

struct Names(Vec<&'static str>);

impl GameVisitor for Names {
    fn visit<G: Described>(mut self) -> Self {
        self.0.push(G::NAME);
        self
    }
}

/// Counts the pieces that hop.
const HOPS: &str = "
    window.hops = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, ...more) {
      if (JSON.stringify(frames).includes('translateY')) hops += 1;
      return animate.call(this, frames, ...more);
    };";

/// The number of draws in succession, at which nothing hops, after which the test gives up.
const MAX_DRAWS: usize = 8;

/// Each game is played to an end that one player wins. Errors of the page fail the test, as in all tests.
#[test]
fn the_winners_pieces_hop() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
    view.browser.prefer("", &[("prefers-reduced-motion", "no-preference")]);
    let Names(names) = for_each_game(Names(Vec::new()));
    for game in names {
        let winner = (0..MAX_DRAWS).find_map(|_| {
            view.begin(&json!({"from": "new", "game": game, "white": "human", "milliseconds": 10}));
            view.script(HOPS);
            view.act(&json!({"do": "players", "black": {"level": 1}, "white": {"level": 3}}));
            view.until("!document.querySelector('#again').hidden");
            let status = view.script("return document.querySelector('#status').textContent");
            let status = status.as_str().unwrap();
            ["Black", "White"].into_iter().find(|winner| status.starts_with(&format!("{winner} wins")))
        });
        let winner = winner.unwrap_or_else(|| panic!("{game}: {MAX_DRAWS} draws")).to_lowercase();
        view.until(&format!(
            "hops > 0 && hops === document.querySelectorAll('#board .disc.{winner}').length"
        ));
        // The scripts went on after the motion: the supplies of pieces are gone.
        view.until("!document.querySelector('.bar.supply')");
        assert_eq!(view.untidy(), [""; 0], "{game}");
    }
}
