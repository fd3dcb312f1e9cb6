const { default: Sequencer } = require('@jest/test-sequencer');

/** Begins with the parts that `together.mjs` makes, which take longest: small files fill up the end of a run. */
module.exports = class PartsFirst extends Sequencer {
  sort(tests) {
    const isPart = ({ path }) => path.endsWith('.part.js');
    const sorted = super.sort(tests);
    return [...sorted.filter(isPart), ...sorted.filter((test) => !isPart(test))];
  }
};
