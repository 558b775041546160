source("lines.R")
for (line in read()) cat(line, "\n", sep = "")
