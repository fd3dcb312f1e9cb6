import { withSecondRun } from './withSecondRun.mjs';

const found = { passed: 9, failed: 2, reasons: ['a', 'b'], durations: {}, broken: false };

test('what passes when it is run again alone still fails the run, and is named as unsteady', () => {
  const first = { ...found, failing: ['e2e/a.spec.ts:1 a', 'e2e/b.spec.ts:2 b'] };
  const again = { ...found, passed: 1, failed: 1, failing: ['e2e/b.spec.ts:2 b'] };
  expect(withSecondRun(first, again)).toEqual({
    ...{ passed: 9, failed: 2, reasons: ['a', 'b'], durations: {} },
    unsteady: ['e2e/a.spec.ts:1 a'],
  });
  expect(withSecondRun(first, { ...again, failing: [], broken: true }).unsteady).toEqual([]);
});
