import { doneOnProblem, doneStatusOf } from './doneOn';

test.each([
  ['Return', 'Filed'],
  ['Other', 'Done'],
  ['Deposit', 'Paid'],
  ['Tax', 'Paid'],
  ['', 'Paid'],
])('what is of the type %j is %s', (type, status) => {
  expect(doneStatusOf({ type })).toBe(status);
});

const row = { period: '2026-04', type: 'Return', doableFrom: '2026-04-30' };
const early = 'Apr 2026 cannot be filed before 30 Apr 2026.';
test.each([
  ['2026-04-29', row, early],
  ['2026-04-30', row, undefined],
  ['2026-05-10', row, undefined],
  ['2026-05-11', row, 'The day it was done cannot be in the future.'],
  ['2000-01-01', { ...row, doableFrom: null }, undefined],
])('on 10 May 2026, done on %s is: %p', (doneOn, due, problem) => {
  expect(doneOnProblem(due, doneOn, '2026-05-10')).toBe(problem);
});
