import fc from 'fast-check';
import { isIsoDate } from '../dates/isoDate';
import { isStateCode } from '../records/states';
import type { DueSettings } from './complianceAnswers';
import { obligationsOf } from './dueDates';
import { dueRules } from './dueRules';
import { obligationInput } from './obligation';
import { lastDayFor, obligationState } from './obligationState';
import { stateDues } from './stateDues';

const due = (ruleId: string, period: string, options = {}) =>
  obligationsOf(
    period.startsWith('2025') || (period.startsWith('2026-0') && period < '2026-04') ? '2025-26' : '2026-27',
    options,
  )
    .filter((row) => row.ruleId === ruleId && row.period === period)
    .map((row) => row.dueDate);

describe('due dates', () => {
  test.each([
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
    ['tds-certificate-salary', '2026-27', '2027-06-15'],
    ['tds-certificate-other', '2026-27 Q1', '2026-08-15'],
    ['tds-certificate-other', '2026-27 Q2', '2026-11-15'],
    ['tds-certificate-other', '2026-27 Q3', '2027-02-15'],
    ['tds-certificate-other', '2026-27 Q4', '2027-06-15'],
    ['tax-audit', '2026-27', '2027-09-30'],
    ['income-tax-return', '2026-27', '2027-10-31'],
    ['agm', '2026-27', '2027-09-30'],
    ['aoc4', '2026-27', '2027-10-30'],
    ['mgt7', '2026-27', '2027-11-29'],
    ['posh', '2026', '2027-01-31'],
    ['bonus', '2026-27', '2027-11-30'],
    ['gst-year-end', '2025-26', '2026-11-30'],
    ['labour-return', '2026', '2027-02-01'],
    ['professional-tax-20', '2026-04', '2026-05-15'],
  ])('%s for %s is %s', (rule, period, date) => expect(due(rule, period)).toEqual([date]));

  test('of quarterly filers depend on the state', () => {
    expect(due('gstr1-quarterly', '2026-27 Q1', { filer: 'quarterly' })).toEqual(['2026-07-13']);
    expect(due('gstr3b-quarterly-24', '2026-27 Q1', { filer: 'quarterly', state: '20' })).toEqual(['2026-07-24']);
    expect(due('gstr3b-quarterly-22', '2026-27 Q1', { filer: 'quarterly', state: '27' })).toEqual(['2026-07-22']);
  });
});

const settings = (over: Partial<DueSettings>): DueSettings => ({
  filings: [{ from: '2017-07-01', filer: 'monthly' }],
  workStates: ['20'],
  switched: {},
  checkedOn: null,
  ...over,
});
const quarterly = settings({ filings: [{ from: '2017-07-01', filer: 'quarterly' }] });

describe('what not every company has', () => {
  test('is asked by states that there are', () => {
    expect(dueRules.filter(({ workState }) => workState !== undefined && !isStateCode(workState))).toEqual([]);
  });

  test.each([
    ['gstr9c', '2026-27', '2027-12-31', settings({ switched: { gstr9c: true } })],
    ['dpt3', '2025-26', '2026-06-30', settings({ switched: { dpt3: true } })],
    ['msme1', '2026-27 H1', '2026-10-31', settings({ switched: { msme1: true } })],
    ['msme1', '2026-27 H2', '2027-04-30', settings({ switched: { msme1: true } })],
    ['dir3-kyc', '2025-26', '2026-06-30', settings({ switched: { 'dir3-kyc': true } })],
    ['lut', '2026-27', '2027-03-31', settings({ switched: { lut: true } })],
    ['iff', '2026-04', '2026-05-13', { ...quarterly, switched: { iff: true } }],
    ['pmt06', '2026-05', '2026-06-25', quarterly],
    ['professional-tax-29', '2026-04', '2026-05-20', settings({ workStates: ['29'] })],
    ['professional-tax-27', '2026-04', '2026-05-31', settings({ workStates: ['20', '27'] })],
    ['professional-tax-19', '2026-04', '2026-05-21', settings({ workStates: ['19'] })],
    ['professional-tax-33', '2026-27 H1', '2026-09-30', settings({ workStates: ['33'] })],
    ['professional-tax-32', '2026-27 H2', '2027-02-28', settings({ workStates: ['32'] })],
    ['labour-welfare-30', '2026-06', '2026-07-31', settings({ workStates: ['30'] })],
    ['labour-welfare-30', '2026-12', '2027-01-31', settings({ workStates: ['30'] })],
    ['professional-tax-37', '2026-04', '2026-05-10', settings({ workStates: ['37'] })],
    ['professional-tax-18', '2026-04', '2026-05-28', settings({ workStates: ['18'] })],
    ['professional-tax-11', '2026-27 Q1', '2026-07-31', settings({ workStates: ['11'] })],
    ['professional-tax-34', '2026-27 H1', '2026-06-30', settings({ workStates: ['34'] })],
    ['professional-tax-10', '2026-27', '2026-11-30', settings({ workStates: ['10'] })],
    ['labour-welfare-27', '2026-06', '2026-07-15', settings({ workStates: ['27'] })],
    ['labour-welfare-29', '2026-12', '2027-01-15', settings({ workStates: ['29'] })],
    ['labour-welfare-03', '2026-27 H1', '2026-10-15', settings({ workStates: ['03'] })],
    ['labour-welfare-24', '2026-06', '2026-07-31', settings({ workStates: ['24'] })],
    ['labour-welfare-36', '2026-12', '2027-01-31', settings({ workStates: ['36'] })],
    ['labour-welfare-32', '2026-04', '2026-05-20', settings({ workStates: ['32'] })],
    ['labour-welfare-06', '2026-04', '2026-04-30', settings({ workStates: ['06'] })],
  ])('%s for %s is %s once it applies, and is not there without', (rule, period, date, applied) => {
    expect(due(rule, period, { settings: applied })).toEqual([date]);
    expect(due(rule, period)).toEqual([]);
  });

  test('a rule can be switched off', () =>
    expect(due('posh', '2026', { settings: settings({ switched: { posh: false } }) })).toEqual([]));

  test('PMT-06 and IFF are of the first two months of a quarter, where nothing is filed otherwise', () => {
    const months = obligationsOf('2026-27', { settings: quarterly })
      .filter(({ ruleId }) => ruleId === 'pmt06')
      .map(({ period }) => period);
    expect(months).toEqual(['2026-04', '2026-05', '2026-07', '2026-08', '2026-10', '2026-11', '2027-01', '2027-02']);
  });

  test('who changes to quarterly filing from a quarter on files monthly before it and quarterly after it', () => {
    const rows = obligationsOf('2026-27', {
      settings: settings({
        filings: [
          { from: '2026-10-01', filer: 'quarterly' },
          { from: '2017-07-01', filer: 'monthly' },
        ],
      }),
    });
    expect(rows.filter(({ returnType }) => returnType === 'GSTR-1').map(({ period }) => period)).toEqual([
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-27 Q3',
      '2026-27 Q4',
    ]);
  });
});

describe('a due date that is no working day', () => {
  const moved = (ruleId: string, period: string, isHoliday?: (date: string) => boolean) =>
    ['2025-26', '2026-27', '2028-29']
      .flatMap((year) => obligationsOf(year, { isHoliday }))
      .filter((row) => row.ruleId === ruleId && row.period === period)
      .map(({ dueDate, movedTo }) => [dueDate, movedTo]);

  test.each([
    ['a TDS deposit due on a Sunday', 'tds-deposit', '2026-05', '2026-06-07', '2026-06-08'],
    ['a TDS return due on a Sunday', 'tds-return-other', '2026-27 Q3', '2027-01-31', '2027-02-01'],
    ['an income-tax return due on a Sunday', 'income-tax-return', '2026-27', '2027-10-31', '2027-11-01'],
    ['advance tax due on a Sunday', 'advance-tax', '2025-26 Q4', '2026-03-15', '2026-03-16'],
    ['a tax audit report due on a Sunday', 'tax-audit', '2028-29', '2029-09-30', '2029-10-01'],
    ['a TDS deposit due on a Saturday', 'tds-deposit', '2026-10', '2026-11-07', null],
    ['PF due on a Sunday', 'pf', '2026-10', '2026-11-15', null],
    ['ESI due on a Sunday', 'esi', '2026-10', '2026-11-15', null],
    ['GSTR-3B due on a Sunday', 'gstr3b-monthly', '2026-08', '2026-09-20', null],
    ['a general meeting due on a Sunday', 'agm', '2028-29', '2029-09-30', null],
    ['a certificate due on a Sunday', 'tds-certificate-other', '2026-27 Q2', '2026-11-15', null],
  ])('%s', (_what, rule, period, nominal, working) => expect(moved(rule, period)).toEqual([[nominal, working]]));

  test('a public holiday moves it too, with the Sunday after it', () => {
    expect(moved('tds-deposit', '2026-10', (date) => date === '2026-11-07')).toEqual([['2026-11-07', '2026-11-09']]);
    expect(moved('pf', '2026-11', (date) => date === '2026-12-15')).toEqual([['2026-12-15', null]]);
  });

  test('is in time until the working day, and until a later extended one', () => {
    const row = {
      dueDate: '2026-06-07',
      movedTo: '2026-06-08',
      extendedTo: null,
      status: 'Pending' as const,
      doneOn: null,
    };
    expect([
      obligationState(row, '2026-06-08'),
      obligationState(row, '2026-06-09'),
      lastDayFor({ ...row, extendedTo: '2026-06-30' }),
      lastDayFor({ ...row, extendedTo: '2026-06-01' }),
    ]).toEqual(['due soon', 'overdue', '2026-06-30', '2026-06-08']);
    expect(obligationState({ ...row, status: 'Paid', doneOn: '2026-06-08' }, '2026-07-01')).toBe('on time');
  });
});

test('AOC-4 and MGT-7 are counted from the day of the meeting, once it was held', () => {
  const rows = obligationsOf('2026-27', { doneOn: (rule) => (rule === 'agm' ? '2027-09-10' : undefined) });
  expect(rows.filter(({ ruleId }) => ruleId === 'aoc4' || ruleId === 'mgt7').map(({ dueDate }) => dueDate)).toEqual([
    '2027-10-10',
    '2027-11-09',
  ]);
});

test('a due of a state is named after it, and may be done from the start of its period where it falls within', () => {
  const rule = (id: string) => stateDues.find((due) => due.id === id);
  expect(rule('labour-welfare-24')?.versions[0]?.title).toBe('Labour welfare fund Gujarat');
  expect(rule('labour-welfare-24')).not.toHaveProperty('doneFrom');
  expect(rule('labour-welfare-06')).toMatchObject({ doneFrom: 'start' });
});

describe('a financial year of obligations', () => {
  test('has as many rows as the rules make', () => {
    expect(obligationsOf('2026-27')).toHaveLength(12 + 12 + 2 + 12 + 4 + 4 + 1 + 4 + 4 + 12 + 12 + 12 + 8 + 12);
    expect(obligationsOf('2026-27', { filer: 'quarterly' })).toHaveLength(
      4 + 4 + 8 + 2 + 12 + 4 + 4 + 1 + 4 + 4 + 12 + 12 + 12 + 8 + 12,
    );
  });

  test('uses the forms that were in force', () => {
    const forms = (year: string) =>
      [
        ...new Set(
          obligationsOf(year)
            .filter((row) => row.area === 'tds' && row.returnType)
            .map((row) => row.returnType),
        ),
      ].sort();
    expect(forms('2025-26')).toEqual(['16', '16A', '24Q', '26Q']);
    expect(forms('2026-27')).toEqual(['130', '131', '138', '140']);
  });

  test('is sorted, unique, of real days, and can be stored, in any year and state', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2018, max: 2090 }),
        fc.constantFrom('20', '27', '04'),
        fc.constantFrom('monthly' as const, 'quarterly' as const),
        (start, state, filer) => {
          const rows = obligationsOf(`${start}-${String((start + 1) % 100).padStart(2, '0')}`, { filer, state });
          expect(new Set(rows.map((row) => `${row.ruleId} ${row.period}`)).size).toBe(rows.length);
          expect(rows.every((row) => isIsoDate(row.dueDate) && obligationInput.safeParse(row).success)).toBe(true);
          expect(rows.map((row) => row.dueDate)).toEqual(rows.map((row) => row.dueDate).sort());
        },
      ),
      { numRuns: 20 },
    );
  });

  test('has nothing for periods before a rule', () => {
    expect(obligationsOf('2017-18').filter((row) => row.ruleId === 'gstr1-monthly')).toHaveLength(9);
  });

  test('keeps its older dates when a rule changes from a day', () => {
    const changed = dueRules.map((rule) =>
      rule.id !== 'gstr3b-monthly'
        ? rule
        : {
            ...rule,
            versions: [
              ...rule.versions,
              { from: '2026-10-01', title: 'GSTR-3B', returnType: 'GSTR-3B', due: { monthsAfter: 1, day: 25 } },
            ],
          },
    );
    const days = obligationsOf('2026-27', { rules: changed })
      .filter((row) => row.ruleId === 'gstr3b-monthly')
      .map((row) => row.dueDate.slice(8));
    expect(days).toEqual([...Array<string>(6).fill('20'), ...Array<string>(6).fill('25')]);
    expect(obligationsOf('2025-26', { rules: changed })).toEqual(obligationsOf('2025-26'));
  });
});
