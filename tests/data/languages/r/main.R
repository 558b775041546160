source("rules.R")
tag <- "test"
plot_go <- function(board, title) {
  plot(0, 0, type = "n", xlim = c(0, 8), ylim = c(8, 0), asp = 1, main = title)
  abline(h = 0:8, v = 0:8)
  stones <- which(board != 0, arr.ind = TRUE)
  points(stones[, 2] - 1, stones[, 1] - 1, pch = 21, cex = 3, bg = ifelse(board[stones] < 0, "black", "white"))
}
for (name in c("0", "00", "1", "2", "3", "4", "5")) {
  board <- read_board(paste0(tag, "_", name, ".txt"))
  plot_go(board, paste("Problem", name))
  if (name %in% c("0", "00")) {
    cat(sprintf("[%s]Problem %s: rule checking:%s\n", tag, name, is_legal(board)))
    next
  }
  found <- character()
  for (i in 1:9) for (j in 1:9) {
    if (board[i, j] != 0) next
    result <- play(board, c(i, j))
    if (if (name == "5") result$legal else result$taken > 0) {
      found <- c(found, sprintf("(%d, %d)", i - 1, j - 1))
    }
  }
  title <- if (name == "5") "all possible position" else "forward on step"
  cat(sprintf("[%s]Problem %s: %s:[%s]\n", tag, name, title, paste(found, collapse = ", ")))
}
