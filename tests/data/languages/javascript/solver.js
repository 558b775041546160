const { lines } = require('./rules');
for (const line of lines()) console.log(line);
