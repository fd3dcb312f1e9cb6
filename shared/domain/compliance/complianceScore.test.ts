import fc from 'fast-check';
import { complianceScore } from './complianceScore';
import { obligationState } from './obligationState';

const today = '2026-11-21';
const row = (id: string, over: object = {}) => ({
  id,
  area: 'gst' as const,
  title: `Return ${id}`,
  status: 'Pending' as const,
  dueDate: '2026-11-20',
  extendedTo: null,
  doneOn: null,
  financialYear: '2026-27',
  ...over,
});
const done = (doneOn: string) => ({ status: 'Filed' as const, doneOn });

describe('an obligation', () => {
  test.each([
    [done('2026-11-20'), 'on time'],
    [done('2026-11-21'), 'late'],
    [{}, 'overdue'],
    [{ dueDate: '2026-11-21' }, 'due soon'],
    [{ dueDate: '2026-11-28' }, 'due soon'],
    [{ dueDate: '2026-11-29' }, 'upcoming'],
    [{ extendedTo: '2026-11-25' }, 'due soon'],
    [{ extendedTo: '2026-11-25', ...done('2026-11-25') }, 'on time'],
    [{ extendedTo: '2026-11-01' }, 'overdue'],
  ])('%p is %s', (over, state) => expect(obligationState(row('a', over), today)).toBe(state));
});

describe('the score', () => {
  test('is 1 on time, half late, nothing overdue, and ignores what is not yet due', () => {
    const { score, counted, deductions } = complianceScore(
      [row('a', done('2026-11-01')), row('b', done('2026-11-21')), row('c'), row('d', { dueDate: '2026-12-20' })],
      [],
      today,
    );
    expect({ score, counted }).toEqual({ score: 50, counted: 3 });
    expect(deductions.map(({ id, reason }) => [id, reason])).toEqual([
      ['c', 'Overdue since 20 Nov 2026'],
      ['b', 'Done late, on 21 Nov 2026; it was due on 20 Nov 2026'],
    ]);
    expect(deductions[0]?.points).toBeCloseTo(100 / 3);
  });

  test('counts certificates by their expiry', () => {
    const certificates = [
      ['a', '2026-11-20'],
      ['b', '2026-11-21'],
      ['c', '2026-12-21'],
      ['d', '2026-12-22'],
      ['e', null],
    ].map(([id, expiresOn]) => ({ id: String(id), name: `C ${id}`, expiresOn: expiresOn ?? null }));
    const { score, deductions } = complianceScore([], certificates, today);
    expect(score).toBe(60);
    expect(deductions.map(({ id, reason }) => [id, reason])).toEqual([
      ['a', 'Expired on 20 Nov 2026'],
      ['b', 'Expires on 21 Nov 2026'],
      ['c', 'Expires on 21 Dec 2026'],
    ]);
  });

  test('is unknown while nothing counts', () =>
    expect(complianceScore([row('a', { dueDate: '2027-01-01' })], [], today)).toEqual({
      score: null,
      counted: 0,
      deductions: [],
    }));

  test('and its deductions make 100', () => {
    const anyRow = fc
      .record({
        area: fc.constantFrom('gst' as const, 'tds' as const, 'due' as const),
        over: fc.constantFrom({}, done('2026-11-01'), done('2026-12-01'), { dueDate: '2027-01-01' }),
      })
      .map(({ area, over }) => ({ ...row('x', over), area }));
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1 }), (rows) => {
        const { score, deductions } = complianceScore(rows, [], today);
        fc.pre(score !== null);
        const kept = 100 - deductions.reduce((sum, deduction) => sum + deduction.points, 0);
        expect(Math.abs(kept - (score ?? 0))).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});
