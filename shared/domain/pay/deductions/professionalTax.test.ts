import fc from 'fast-check';
import { financialYearMonths } from '../../dates/financialYear';
import { type ProfessionalTaxCase, professionalTax, type TaxedMonth } from './professionalTax';

/** A year's deductions in rupees, April first: each month with what it paid and the monthly rate it knew. */
function deductions(
  months: readonly { gross: number; rate?: number }[],
  more: Partial<ProfessionalTaxCase> = {},
): number[] {
  const known: TaxedMonth[] = [];
  financialYearMonths('2026-27').forEach((month, index) => {
    const { gross = 0, rate = gross } = months[index] ?? {};
    const tax = professionalTax(month, {
      workState: '20',
      sex: '',
      grossPaise: gross * 100,
      grossRatePaise: rate * 100,
      joinedOn: null,
      leftOn: null,
      earlier: known,
      ...more,
    });
    known.push({
      month,
      workState: more.workState ?? '20',
      grossPaise: gross * 100,
      professionalTaxPaise: tax.professionalTaxPaise,
    });
  });
  return known.map(({ professionalTaxPaise }) => professionalTaxPaise / 100);
}

const times = (count: number, gross: number, rate = gross) => Array.from({ length: count }, () => ({ gross, rate }));
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('in Jharkhand, by the year', () => {
  test.each([
    [25_000, 0],
    [25_001, 1200],
    [41_666, 1200],
    [41_667, 1800],
    [66_667, 2100],
    [83_334, 2500],
    [500_000, 2500],
  ])('₹%p a month make ₹%p', (gross, year) => {
    expect(sum(deductions(times(12, gross)))).toBe(year);
  });

  test('is spread in whole rupees, and the last month carries the rest', () => {
    expect(deductions(times(12, 100_000))).toEqual([...Array.from({ length: 11 }, () => 208), 212]);
  });

  test('30,000 for six months and 20,000 for six make 0: the last month gives back', () => {
    expect(deductions([...times(6, 30_000), ...times(6, 20_000)])).toEqual([
      100, 100, 100, 100, 100, 100, 0, 0, 0, 0, 0, -600,
    ]);
  });

  test('24,000 for eleven months and 90,000 once make 1,200, whichever month it was', () => {
    const once = { gross: 90_000, rate: 24_000 };
    expect(sum(deductions([...times(11, 24_000), once]))).toBe(1200);
    expect(deductions([once, ...times(11, 24_000)])).toEqual(Array.from({ length: 12 }, () => 100));
    expect(sum(deductions([...times(5, 24_000), once, ...times(6, 24_000)]))).toBe(1200);
  });

  test('settles in the month of leaving, and expects nothing before joining', () => {
    expect(sum(deductions(times(6, 60_000), { leftOn: '2026-09-30' }).slice(0, 6))).toBe(1200);
    expect(sum(deductions([...times(6, 0, 0), ...times(6, 50_000)], { joinedOn: '2026-10-01' }))).toBe(0);
  });

  test('takes months without a register as paid by the rate, with their share deducted', () => {
    const october = professionalTax('2026-10', {
      workState: '20',
      sex: '',
      grossPaise: 3_000_000,
      grossRatePaise: 3_000_000,
      joinedOn: null,
      leftOn: null,
      earlier: [],
    });
    expect(october).toEqual({
      professionalTaxPaise: 10_000,
      professionalTaxBasePaise: 36_000_000,
      professionalTaxMissing: false,
    });
  });

  test('takes nothing of another year, of a later month or of this month’s former register into account', () => {
    const known = (month: string): TaxedMonth => ({
      month,
      workState: '20',
      grossPaise: 9_000_000,
      professionalTaxPaise: 50_000,
    });
    const may = {
      workState: '20',
      sex: '' as const,
      grossPaise: 3_000_000,
      grossRatePaise: 3_000_000,
      joinedOn: null,
      leftOn: null,
    };
    const alone = professionalTax('2026-05', { ...may, earlier: [] });
    for (const month of ['2026-03', '2026-05', '2026-06'])
      expect([month, professionalTax('2026-05', { ...may, earlier: [known(month)] })]).toEqual([month, alone]);
  });

  test('counts the months of joining and leaving whole, and no other one', () => {
    const of = (month: string, joinedOn: string | null, leftOn: string | null) =>
      professionalTax(month, {
        workState: '20',
        sex: '',
        grossPaise: 1_000_000,
        grossRatePaise: 1_000_000,
        joinedOn,
        leftOn,
        earlier: [],
      }).professionalTaxBasePaise / 1_000_000;
    expect(of('2026-06', '2026-06-15', null)).toBe(10);
    expect(of('2026-08', '2026-06-15', null)).toBe(10);
    expect(of('2026-06', null, '2026-08-05')).toBe(5);
    expect(of('2026-09', '2026-06-15', '2026-08-05')).toBe(4);
  });

  test('what was deducted for another state is not counted: April in Pune 200, then 1,200 for Jharkhand', () => {
    const known: TaxedMonth[] = [];
    for (const month of financialYearMonths('2026-27')) {
      const workState = month === '2026-04' ? '27' : '20';
      const { professionalTaxPaise } = professionalTax(month, {
        workState,
        sex: '',
        grossPaise: 3_000_000,
        grossRatePaise: 3_000_000,
        joinedOn: null,
        leftOn: null,
        earlier: known,
      });
      known.push({ month, workState, grossPaise: 3_000_000, professionalTaxPaise });
    }
    const of = (state: string) =>
      sum(known.filter(({ workState }) => workState === state).map((each) => each.professionalTaxPaise / 100));
    expect([of('27'), of('20')]).toEqual([200, 1200]);
  });

  test('a year comes to the tax of what was paid in it, whatever was expected', () => {
    const tax = (year: number) =>
      year <= 300_000 ? 0 : year <= 500_000 ? 1200 : year <= 800_000 ? 1800 : year <= 1_000_000 ? 2100 : 2500;
    fc.assert(
      fc.property(
        fc.array(fc.record({ gross: fc.nat(120_000), rate: fc.nat(120_000) }), { minLength: 12, maxLength: 12 }),
        (months) => {
          const each = deductions(months);
          expect(sum(each)).toBe(tax(sum(months.map(({ gross }) => gross))));
          for (const month of each.slice(0, 11)) expect(Number.isInteger(month) && month >= 0).toBe(true);
        },
      ),
    );
  });
});

test.each([
  ['29', '', '2026-04', 24_999.99, 0],
  ['29', '', '2026-04', 25_000, 200],
  ['29', '', '2027-02', 25_000, 300],
  ['27', '', '2026-04', 7500, 0],
  ['27', '', '2026-04', 7501, 175],
  ['27', 'Male', '2026-04', 10_000.01, 200],
  ['27', '', '2027-02', 30_000, 300],
  ['27', '', '2027-02', 8000, 175],
  ['27', 'Female', '2026-04', 25_000, 0],
  ['27', 'Female', '2026-04', 25_001, 200],
  ['19', '', '2026-04', 10_000, 0],
  ['19', '', '2026-04', 10_001, 110],
  ['19', '', '2026-04', 25_000, 130],
  ['19', '', '2026-04', 40_000, 150],
  ['19', '', '2026-04', 40_001, 200],
  ['07', '', '2026-04', 90_000, 0],
  ['09', '', '2026-04', 90_000, 0],
  ['06', '', '2026-04', 90_000, 0],
  ['01', '', '2026-04', 90_000, 0],
  ['02', '', '2026-04', 90_000, 0],
  ['04', '', '2026-04', 90_000, 0],
  ['05', '', '2026-04', 90_000, 0],
  ['08', '', '2026-04', 90_000, 0],
  ['22', '', '2026-04', 90_000, 0],
  ['30', '', '2026-04', 90_000, 0],
  ['29', '', '2025-03', 15_000, 200],
  ['29', '', '2025-03', 14_999, 0],
  ['24', '', '2026-04', 12_000, 0],
  ['24', '', '2026-04', 12_001, 200],
  ['37', '', '2026-04', 15_000, 0],
  ['37', '', '2026-04', 20_000, 150],
  ['36', '', '2026-04', 20_001, 200],
  ['18', '', '2026-04', 15_000, 0],
  ['18', '', '2026-04', 24_999.99, 180],
  ['18', '', '2026-04', 25_000, 208],
  ['18', '', '2027-03', 25_000, 212],
  ['32', '', '2026-04', 90_000, 0],
])('in state %p, sex %p, month %p, on ₹%p: ₹%p', (workState, sex, month, gross, tax) => {
  const paise = Math.round(gross * 100);
  expect(
    professionalTax(month, {
      workState,
      sex,
      grossPaise: paise,
      grossRatePaise: paise,
      joinedOn: null,
      leftOn: null,
      earlier: [],
    }).professionalTaxPaise,
  ).toBe(tax * 100);
});

test.each([
  ['27', { bornOn: '1961-10-31' }, 0],
  ['27', { bornOn: '1961-11-01' }, 200],
  ['29', { bornOn: '1966-10-31' }, 0],
  ['29', { bornOn: '1966-11-01' }, 200],
  ['27', { disabled: true }, 0],
  ['27', { disabled: true, sex: 'Female' }, 0],
  ['29', { disabled: true }, 0],
  ['19', { bornOn: '1950-01-01', disabled: true }, 150],
])('in state %p in October 2026, of 40,000, somebody of %p pays ₹%p', (workState, who, tax) => {
  const known = { sex: '', joinedOn: null, leftOn: null, earlier: [] };
  const of = { ...known, workState, grossPaise: 4_000_000, grossRatePaise: 4_000_000, ...who };
  expect(professionalTax('2026-10', of)).toMatchObject({
    professionalTaxPaise: tax * 100,
    professionalTaxMissing: false,
  });
});

test.each([
  ['23', 18_750, 0],
  ['23', 18_751, 1500],
  ['23', 25_001, 2000],
  ['23', 33_334, 2500],
  ['21', 13_333, 0],
  ['21', 13_334, 1500],
  ['21', 25_001, 2500],
])('in state %p, by the year, ₹%p a month make ₹%p', (workState, gross, year) => {
  expect(sum(deductions(times(12, gross), { workState }))).toBe(year);
});

test('in Tamil Nadu each half of the year has its own tax, which its last month settles', () => {
  expect(deductions([...times(6, 10_000), ...times(6, 20_000)], { workState: '33' })).toEqual([
    ...Array.from({ length: 5 }, () => 155),
    155,
    ...Array.from({ length: 5 }, () => 208),
    210,
  ]);
  expect(sum(deductions(times(6, 3500), { workState: '33' }).slice(0, 6))).toBe(0);
});
