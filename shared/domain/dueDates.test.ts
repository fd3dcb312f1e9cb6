import fc from 'fast-check';
import { obligationsOf } from './dueDates';
import { dueRules } from './dueRules';
import { isIsoDate } from './isoDate';
import { obligationInput } from './obligation';

const due = (ruleId: string, period: string, options = {}) => obligationsOf(period.startsWith('2025') || period.startsWith('2026-0') && period < '2026-04' ? '2025-26' : '2026-27', options)
  .filter((row) => row.ruleId === ruleId && row.period === period).map((row) => row.dueDate);

describe('due dates', () => {
  it.each([
    ['gstr1-monthly', '2026-04', '2026-05-11'],
    ['gstr3b-monthly', '2026-12', '2027-01-20'],
    ['gstr9', '2026-27', '2027-12-31'],
    ['tds-deposit', '2026-05', '2026-06-07'],
    ['tds-deposit', '2026-03', '2026-04-30'],
    ['tds-return-other', '2026-27 Q1', '2026-07-31'],
    ['tds-return-other', '2026-27 Q2', '2026-10-31'],
    ['tds-return-other', '2026-27 Q3', '2027-01-31'],
    ['tds-return-other', '2026-27 Q4', '2027-05-31'],
    ['advance-tax', '2026-27 Q1', '2026-06-15'],
    ['advance-tax', '2026-27 Q4', '2027-03-15'],
    ['pf', '2026-04', '2026-05-15'],
    ['esi', '2026-04', '2026-05-15'],
    ['contract-wages', '2026-04', '2026-05-07'],
  ])('%s for %s is %s', (rule, period, date) => expect(due(rule, period)).toEqual([date]));

  it('of quarterly filers depend on the state', () => {
    expect(due('gstr1-quarterly', '2026-27 Q1', { filer: 'quarterly' })).toEqual(['2026-07-13']);
    expect(due('gstr3b-quarterly-24', '2026-27 Q1', { filer: 'quarterly', state: '20' })).toEqual(['2026-07-24']);
    expect(due('gstr3b-quarterly-22', '2026-27 Q1', { filer: 'quarterly', state: '27' })).toEqual(['2026-07-22']);
  });
});

describe('a financial year of obligations', () => {
  it('has as many rows as the rules make', () => {
    expect(obligationsOf('2026-27')).toHaveLength(12 + 12 + 1 + 12 + 4 + 4 + 4 + 12 + 12 + 12);
    expect(obligationsOf('2026-27', { filer: 'quarterly' })).toHaveLength(4 + 4 + 1 + 12 + 4 + 4 + 4 + 12 + 12 + 12);
  });

  it('uses the forms that were in force', () => {
    const forms = (year: string) => [...new Set(obligationsOf(year).filter((row) => row.area === 'tds' && row.returnType).map((row) => row.returnType))].sort();
    expect(forms('2025-26')).toEqual(['24Q', '26Q']);
    expect(forms('2026-27')).toEqual(['138', '140']);
  });

  it('is sorted, unique, of real days, and can be stored, in any year and state', () => {
    fc.assert(fc.property(fc.integer({ min: 2018, max: 2090 }), fc.constantFrom('20', '27', '04'), fc.constantFrom('monthly' as const, 'quarterly' as const), (start, state, filer) => {
      const rows = obligationsOf(`${start}-${String((start + 1) % 100).padStart(2, '0')}`, { filer, state });
      expect(new Set(rows.map((row) => `${row.ruleId} ${row.period}`)).size).toBe(rows.length);
      expect(rows.every((row) => isIsoDate(row.dueDate) && obligationInput.safeParse(row).success)).toBe(true);
      expect(rows.map((row) => row.dueDate)).toEqual(rows.map((row) => row.dueDate).sort());
    }), { numRuns: 20 });
  });

  it('has nothing for periods before a rule', () => {
    expect(obligationsOf('2017-18').filter((row) => row.ruleId === 'gstr1-monthly')).toHaveLength(9);
  });

  it('keeps its older dates when a rule changes from a day', () => {
    const changed = dueRules.map((rule) => rule.id !== 'gstr3b-monthly' ? rule
      : { ...rule, versions: [...rule.versions, { from: '2026-10-01', title: 'GSTR-3B', returnType: 'GSTR-3B', due: { monthsAfter: 1, day: 25 } }] });
    const days = obligationsOf('2026-27', { rules: changed }).filter((row) => row.ruleId === 'gstr3b-monthly').map((row) => row.dueDate.slice(8));
    expect(days).toEqual([...Array<string>(6).fill('20'), ...Array<string>(6).fill('25')]);
    expect(obligationsOf('2025-26', { rules: changed })).toEqual(obligationsOf('2025-26'));
  });
});
