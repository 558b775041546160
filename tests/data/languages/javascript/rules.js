const fs = require('fs');
exports.lines = () => fs.readFileSync('lines.txt', 'utf8').trim().split('\n');
