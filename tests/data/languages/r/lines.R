read <- function() readLines("lines.txt")
