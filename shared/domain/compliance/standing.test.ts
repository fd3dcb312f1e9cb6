import { standingOf } from './standing';

const row = { status: 'Pending', dueDate: '2026-04-20', extendedTo: null, doneOn: null, tracked: true } as const;
test.each([
  [{}, 'overdue'],
  [{ tracked: false }, 'not recorded'],
  [{ status: 'Filed', doneOn: '2026-04-20' }, 'on time'],
  [{ status: 'Filed', doneOn: '2026-04-21', tracked: false }, 'late'],
] as const)('a row with %j is %s', (over, standing) => {
  expect(standingOf({ ...row, ...over }, '2026-05-01')).toBe(standing);
});
