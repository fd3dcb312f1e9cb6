import { withSecondRun } from './withSecondRun.mjs';

const found = { passed: 9, failed: 2, reasons: ['a', 'b'], durations: {}, notRun: [], broken: false };

test('a test that passes when run again alone still fails the run, and is reported as unsteady', () => {
  const first = { ...found, failing: ['e2e/a.spec.ts:1 a', 'e2e/b.spec.ts:2 b'] };
  const again = { ...found, passed: 1, failed: 1, failing: ['e2e/b.spec.ts:2 b'] };
  expect(withSecondRun(first, again, 0)).toEqual({
    ...{ passed: 9, failed: 2, reasons: ['a', 'b'], durations: {} },
    unsteady: ['e2e/a.spec.ts:1 a'],
  });
  expect(withSecondRun(first, { ...again, failing: [], broken: true }, 2).unsteady).toEqual([]);
});

test('up to the tolerated number are reported, and fail no run', () => {
  const first = { ...found, failing: ['e2e/a.spec.ts:1 a', 'e2e/b.spec.ts:2 b'] };
  const again = { ...found, passed: 2, failed: 0, reasons: [], failing: [] };
  expect(withSecondRun(first, again, 2)).toMatchObject({ passed: 11, failed: 0, reasons: [], unsteady: first.failing });
  expect(withSecondRun(first, again, 1)).toMatchObject({ passed: 9, failed: 2, unsteady: first.failing });
});

test('what waited for a test that failed counts as passed once it ran, and what fails only then is unsteady too', () => {
  const first = {
    ...found,
    failed: 3,
    failing: ['e2e/a.spec.ts:1 a'],
    notRun: ['e2e/a.spec.ts:2 b', 'e2e/a.spec.ts:3 c'],
  };
  const again = { ...found, passed: 3, failed: 0, reasons: [], failing: [] };
  expect(withSecondRun(first, again, 2)).toMatchObject({ passed: 12, failed: 0, unsteady: first.failing });
  const other = { ...again, failed: 2, failing: ['e2e/a.spec.ts:2 b'], notRun: ['e2e/a.spec.ts:3 c'], reasons: ['b'] };
  expect(withSecondRun(first, other, 2)).toMatchObject({ passed: 10, failed: 2, reasons: ['b'] });
  const worse = { ...again, failed: 1, failing: ['e2e/a.spec.ts:0 d'] };
  expect(withSecondRun(first, worse, 1)).toMatchObject({
    failed: 3,
    unsteady: ['e2e/a.spec.ts:1 a', 'e2e/a.spec.ts:0 d'],
  });
});
