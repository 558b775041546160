use super::game_info::GameInfo;
use super::game_session::SessionState;
use super::server::{About, GameServer};
use serde::Serialize;

/// The data that is embedded in the page, so that the first frame needs no request.
#[derive(Debug, Serialize)]
pub(super) struct FirstPage {
    about: About,
    /// The game in the page's address, or the one changed last; `None` if it cannot be read.
    state: Option<SessionState>,
}

impl FirstPage {
    /// The data for a page whose address may name a game.
    pub(super) fn of(server: &GameServer, wanted: Option<&str>) -> Self {
        let about = server.about();
        let session =
            wanted.and_then(|id| server.session(id).ok()).or_else(|| server.session(&about.latest).ok());
        Self { state: session.map(|session| session.state()), about }
    }

    /// The title of the window until the script sets the user's language.
    pub(super) fn title(&self) -> &str {
        let game = self.state.as_ref().map(SessionState::game);
        let info = self.about.games.iter().find(|info| Some(info.game()) == game);
        info.or(self.about.games.first()).map_or("", GameInfo::title)
    }

    /// As JSON without `<`, so that it cannot end the script element.
    pub(super) fn json(&self) -> String {
        // Serialising plain values does not fail.
        serde_json::to_string(self).unwrap_or_default().replace('<', "\\u003c")
    }
}
