const { threadId } = require('node:worker_threads');

/** What the tests of `Workers` have threads do. */
module.exports = {
  thread: () => threadId,
  fail: (message) => {
    throw new Error(message);
  },
  die: () => process.exit(3),
  spin: () => {
    for (;;);
  },
};
