const { threadId } = require('node:worker_threads');

/** What the tests of `Workers` have threads do. */
module.exports = {
  thread: () => threadId,
  requiresModules: () => process.features.require_module,
  fail: (message) => {
    throw new Error(message);
  },
  die: () => process.exit(3),
  hoard: () => {
    for (const kept = []; ; ) kept.push(new Array(100_000).fill(kept.length));
  },
  linger: (milliseconds) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
    return milliseconds;
  },
  spin: () => {
    for (;;);
  },
};
