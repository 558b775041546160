read_board <- function(path) {
  stones <- read.table(path, col.names = c("row", "column", "color"))
  board <- matrix(0, 9, 9)
  for (k in seq_len(nrow(stones))) {
    board[stones$row[k] + 1, stones$column[k] + 1] <- stones$color[k]
  }
  board
}

around <- function(p) {
  near <- list(p + c(1, 0), p - c(1, 0), p + c(0, 1), p - c(0, 1))
  Filter(function(q) all(q >= 1 & q <= 9), near)
}

group <- function(board, p) {
  mask <- matrix(FALSE, 9, 9)
  mask[p[1], p[2]] <- TRUE
  alive <- FALSE
  todo <- list(p)
  while (length(todo) > 0) {
    q <- todo[[1]]
    todo <- todo[-1]
    for (n in around(q)) {
      if (board[n[1], n[2]] == 0) {
        alive <- TRUE
      } else if (board[n[1], n[2]] == board[p[1], p[2]] && !mask[n[1], n[2]]) {
        mask[n[1], n[2]] <- TRUE
        todo <- c(todo, list(n))
      }
    }
  }
  list(mask = mask, alive = alive)
}

is_legal <- function(board) {
  stones <- which(board != 0, arr.ind = TRUE)
  all(apply(stones, 1, function(p) group(board, p)$alive))
}

play <- function(board, p) {
  board[p[1], p[2]] <- 1
  taken <- 0
  for (n in around(p)) {
    if (board[n[1], n[2]] == -1) {
      found <- group(board, n)
      if (!found$alive) {
        taken <- taken + sum(found$mask)
        board[found$mask] <- 0
      }
    }
  }
  list(taken = taken, legal = group(board, p)$alive)
}
