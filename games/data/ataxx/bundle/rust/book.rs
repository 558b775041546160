/// There are no opening books.
pub struct Book;
