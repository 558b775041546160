const { Worker, isMainThread, parentPort } = require("worker_threads");
const { execFileSync } = require("child_process");
const fs = require("fs");
if (isMainThread) {
  if (execFileSync("echo", ["a"]).toString() !== "a\n") process.exit(1);
  fs.writeFileSync("a.txt", "a");
  fs.copyFileSync("a.txt", "b.txt");
  new Worker(__filename).on("message", (sum) => process.exit(sum === 3 ? 0 : 1));
} else {
  parentPort.postMessage(new Int32Array(new SharedArrayBuffer(8)).fill(1)[0] + 2);
}
