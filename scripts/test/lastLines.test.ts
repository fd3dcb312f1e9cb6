import { goalOf, lastLines } from './lastLines.mjs';

const all = ['lint', 'unit', 'browser'];

test('a run ends with unsteady tests, its stages, its time against the goal, and its counts', () => {
  const results = [
    { stage: 'lint', passed: 4, failed: 0, seconds: 141, unsteady: [] },
    { stage: 'unit', passed: 90, failed: 0, seconds: 400, unsteady: [] },
    { stage: 'browser', passed: 1, failed: 0, seconds: 50, unsteady: [] },
    { stage: 'browser', passed: 9, failed: 1, seconds: 150, unsteady: ['e2e/a.spec.ts:1 a'] },
  ];
  expect(lastLines({ results, asked: all, goal: 12, seconds: 741.6 })).toEqual([
    'unsteady: e2e/a.spec.ts:1 a failed, and passed when it was run again alone',
    'stage lint: passed in 141 s',
    'stage unit: passed in 400 s',
    'stage browser: failed in 200 s',
    'It took 12 min 21 s; the goal is 12 min on two cores: missed',
    '',
    '104 passed, 1 failed',
  ]);
  expect(lastLines({ results: [], asked: [], goal: 30, seconds: 1800 })).toContain(
    'It took 30 min 0 s; the goal is 30 min on two cores: met',
  );
});

test.each([
  ['a whole run', 'change', all, 12],
  ['what main takes', 'ci', all, 30],
  ['everything', 'all', all, undefined],
  ['one stage', 'ci', ['unit'], undefined],
] as const)('%s has its goal', (_name, tier, asked, goal) => {
  expect(goalOf({ tier, isNoted: false }, asked)).toBe(goal);
});

test('`--changed` takes a minute at most', () => {
  const change = { since: 'HEAD~1', isNothing: false, files: [], tests: [], specs: [] };
  expect(goalOf({ tier: 'change', isNoted: false, change }, ['lint', 'unit'])).toBe(1);
});
