use games_arena::engine_config::EngineConfig;
use games_engine::description::spec::Described;
use games_engine::search::book::Book;
use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

/// The engines that the command line offers as opponents, of any game, and the opening books of the built-in players.
#[derive(Default)]
pub struct Engines(Vec<Box<dyn Any + Send + Sync>>);

struct BookOf<G>(Book, PhantomData<fn() -> G>);

impl Engines {
    /// Adds an engine.
    pub fn add<G: Described>(&mut self, engine: EngineConfig<G>) {
        self.0.push(Box::new(Arc::new(engine)));
    }

    /// Sets the opening book of a game's built-in players.
    pub fn set_book<G: Described>(&mut self, book: Book) {
        self.0.push(Box::new(BookOf::<G>(book, PhantomData)));
    }

    pub(super) fn book<G: Described>(&self) -> Option<&Book> {
        self.0.iter().find_map(|item| item.downcast_ref()).map(|BookOf::<G>(book, _)| book)
    }

    /// Returns the engines that can play a game.
    pub(super) fn of<G: Described>(&self) -> impl Iterator<Item = &Arc<EngineConfig<G>>> {
        self.0.iter().filter_map(|item| item.downcast_ref())
    }
}
