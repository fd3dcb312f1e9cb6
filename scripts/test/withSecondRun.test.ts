import { withSecondRun } from './withSecondRun.mjs';

const found = { passed: 9, failed: 2, reasons: ['a', 'b'], durations: {}, broken: false };

test('what passes when it is run again alone still fails the run, and is named as unsteady', () => {
  const first = { ...found, failing: ['e2e/a.spec.ts:1 a', 'e2e/b.spec.ts:2 b'] };
  const again = { ...found, passed: 1, failed: 1, failing: ['e2e/b.spec.ts:2 b'] };
  expect(withSecondRun(first, again, 0)).toEqual({
    ...{ passed: 9, failed: 2, reasons: ['a', 'b'], durations: {} },
    unsteady: ['e2e/a.spec.ts:1 a'],
  });
  expect(withSecondRun(first, { ...again, failing: [], broken: true }, 2).unsteady).toEqual([]);
});

test('up to so many as are tolerated are named, and fail no run', () => {
  const first = { ...found, failing: ['e2e/a.spec.ts:1 a', 'e2e/b.spec.ts:2 b'] };
  const again = { ...found, passed: 2, failed: 0, reasons: [], failing: [] };
  expect(withSecondRun(first, again, 2)).toMatchObject({ passed: 11, failed: 0, reasons: [], unsteady: first.failing });
  expect(withSecondRun(first, again, 1)).toMatchObject({ passed: 9, failed: 2, unsteady: first.failing });
});
