import fc from 'fast-check';
import { deductedPaise } from '../deductions/deductionLimit';
import { esiRates, pfRates } from '../deductions/payrollRates';
import { earnedPay, noHistory, type PayFacts, workOutWage } from './payroll';
import type { PayHistory } from './wageAnswers';

const rate = (basicRupees: number, grossRupees = basicRupees) => ({
  basicRatePaise: Math.round(basicRupees * 100),
  grossRatePaise: Math.round(grossRupees * 100),
});

/** A whole month of a member of PF, pension and ESI in Jharkhand. */
function line(more: Partial<PayFacts> = {}): PayFacts {
  return {
    days: 31,
    basicRatePaise: 0,
    houseRentRatePaise: 0,
    conveyanceRatePaise: 0,
    grossRatePaise: 0,
    overtimePaise: 0,
    setByHand: false,
    basicPaise: 0,
    houseRentPaise: 0,
    conveyancePaise: 0,
    grossPaise: 0,
    pfMember: true,
    pensionMember: true,
    pfOnAllWages: false,
    esiMember: true,
    workState: '20',
    sex: '',
    disabled: false,
    advancePaise: 0,
    otherDeductionPaise: 0,
    ...more,
  };
}

const rupees = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [`${name}Paise`, Math.round(amount * 100)]));

describe('what is earned', () => {
  test('follows the days: 26 of 30 days of 30,000 are 26,000', () => {
    expect(earnedPay(line({ ...rate(15_000, 30_000), houseRentRatePaise: 900_000, days: 26 }), '2026-04')).toEqual({
      basicPaise: 1_300_000,
      houseRentPaise: 780_000,
      conveyancePaise: 0,
      grossPaise: 2_600_000,
    });
    expect(earnedPay(line({ ...rate(30_000), days: 26, grossPaise: 3_000_000 }), '2026-04').grossPaise).toBe(2_600_000);
  });

  test('has the overtime besides', () => {
    expect(earnedPay(line({ ...rate(30_000), overtimePaise: 50_000, days: 15 }), '2026-04')).toMatchObject({
      basicPaise: 1_500_000,
      grossPaise: 1_550_000,
    });
  });

  test('is what was set by hand, whatever the days', () => {
    expect(
      earnedPay(line({ ...rate(30_000), days: 1, setByHand: true, basicPaise: 5, grossPaise: 7 }), '2026-04'),
    ).toMatchObject({ basicPaise: 5, grossPaise: 7 });
  });

  test('is all of the rate for all of the days, nothing for none, and more for more days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), fc.integer({ min: 0, max: 30_000 }), (paise, thousandths) => {
        const gross = (days: number) => earnedPay(line({ grossRatePaise: paise, days }), '2026-04').grossPaise;
        expect([gross(30), gross(0)]).toEqual([paise, 0]);
        expect(gross(thousandths / 1000)).toBeLessThanOrEqual(gross(Math.min(30, thousandths / 1000 + 0.5)));
      }),
    );
  });
});

describe('a wage', () => {
  test('pays what is left, and nothing is taken from those who are no members', () => {
    expect(workOutWage(line(rate(15_000, 20_000)), '2026-05').netPaise).toBe(2_000_000 - 180_000 - 15_000);
    expect(workOutWage(line({ ...rate(15_000, 20_000), pfMember: false, esiMember: false }), '2026-05').netPaise).toBe(
      2_000_000,
    );
  });

  test('is in whole rupees of deductions that never exceed it, and adds up: gross less all that is deducted', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 100_000_000 }),
        fc.integer({ min: 1, max: 31 }),
        fc.constantFrom('20', '27', '29', '19', '07', '06', '33'),
        fc.constantFrom('2026-07', '2026-12', '2027-03'),
        (gross, days, workState, month) => {
          const wage = workOutWage(line({ basicRatePaise: gross, grossRatePaise: gross, days, workState }), month);
          for (const key of [
            'pfEmployeePaise',
            'pfEmployerPaise',
            'pensionPaise',
            'insurancePaise',
            'esiEmployeePaise',
            'esiEmployerPaise',
          ] as const) {
            expect(wage[key] % 100 === 0 && wage[key] >= 0).toBe(true);
          }
          expect(wage.netPaise).toBeGreaterThanOrEqual(0);
          const deducted = deductedPaise({ ...wage, advancePaise: 0, otherDeductionPaise: 0 });
          expect(wage.netPaise + deducted).toBe(wage.grossPaise);
        },
      ),
    );
  });

  test('of an older month keeps its rates when they change', () => {
    const pf = [...pfRates, { ...pfRates[0]!, from: '2027-01-01', ceilingPaise: 3_000_000 }];
    expect(workOutWage(line(rate(30_000)), '2026-12', noHistory, { pf })).toEqual(
      workOutWage(line(rate(30_000)), '2026-12'),
    );
    expect(workOutWage(line(rate(30_000)), '2027-01', noHistory, { pf })).toMatchObject(
      rupees({ pfEmployee: 3600, pension: 2499 }),
    );
    expect(esiRates.map(({ from }) => from)).toEqual(['2017-01-01', '2019-07-01', '2019-09-06', '2025-11-21']);
    expect(workOutWage(line(rate(10_000)), '2019-06').esiEmployeePaise).toBe(17_500);
  });
});

describe('the wages of the Code', () => {
  const excluded = (basic: number, houseRent: number) =>
    line({ ...rate(basic, basic + houseRent), houseRentRatePaise: houseRent * 100 });

  test('are PF’s from July 2026: of basic 8,000 and house rent and conveyance 12,000 they are 10,000', () => {
    const pay = line({ ...rate(8000, 20_000), houseRentRatePaise: 900_000, conveyanceRatePaise: 300_000 });
    expect(workOutWage(pay, '2026-10')).toMatchObject(
      rupees({ pfWage: 10_000, pfEmployee: 1200, pension: 833, pfEmployer: 367 }),
    );
    expect(workOutWage(pay, '2026-06')).toMatchObject(rupees({ pfWage: 8000, pfEmployee: 960 }));
  });

  test('are ESI’s from November 2025: of basic 12,000 and house rent 4,400 they are 12,000', () => {
    expect(workOutWage(excluded(12_000, 4400), '2025-12')).toMatchObject(rupees({ esiEmployee: 90, esiEmployer: 390 }));
    expect(workOutWage(excluded(12_000, 4400), '2025-10')).toMatchObject(
      rupees({ esiEmployee: 123, esiEmployer: 533 }),
    );
  });

  test('count excluded parts above half: basic 10,000 and 14,000 besides are 12,000, and covered', () => {
    expect(workOutWage(excluded(10_000, 14_000), '2026-01')).toMatchObject({
      esiCovered: true,
      ...rupees({ esiEmployee: 90, esiEmployer: 390 }),
    });
    expect(workOutWage(excluded(10_000, 14_000), '2025-10')).toMatchObject({ esiCovered: false, esiEmployeePaise: 0 });
  });

  test('count special and other allowances in full', () => {
    expect(workOutWage(line(rate(8000, 12_000)), '2026-10')).toMatchObject(rupees({ pfWage: 12_000, esiWage: 12_000 }));
  });

  test('of ESI contain the overtime, which never decides on coverage; those of PF do not', () => {
    const wage = workOutWage(line({ ...rate(20_000), overtimePaise: 300_000 }), '2026-10');
    expect(wage).toMatchObject({
      esiCovered: true,
      ...rupees({ esiWage: 23_000, esiDecided: 20_000, esiEmployee: 173, pfWage: 20_000 }),
    });
    expect(workOutWage(line({ ...rate(10_000), overtimePaise: 300_000 }), '2026-10')).toMatchObject(
      rupees({ pfWage: 10_000, gross: 13_000 }),
    );
  });
});

test('basic 30,000 in November 2026 makes 3,000 of PF, 2,083 to the pension and 125 to the insurance', () => {
  expect(workOutWage(line(rate(30_000)), '2026-11')).toMatchObject(
    rupees({ pfWage: 25_000, pfEmployee: 3000, pension: 2083, pfEmployer: 917, insurance: 125 }),
  );
});

test('a state without rates is said on the line, and nothing is deducted', () => {
  const tax = ({ professionalTaxMissing, professionalTaxPaise }: ReturnType<typeof workOutWage>) => [
    professionalTaxMissing,
    professionalTaxPaise,
  ];
  expect(tax(workOutWage(line({ ...rate(30_000), workState: '32' }), '2026-10'))).toEqual([true, 0]);
  expect(tax(workOutWage(line({ ...rate(30_000), workState: '' }), '2026-10'))).toEqual([true, 0]);
  expect(tax(workOutWage(line({ ...rate(30_000), workState: '07' }), '2026-10'))).toEqual([false, 0]);
});

describe('history', () => {
  const month = (name: string, grossRupees: number) => ({
    month: name,
    workState: '20',
    grossPaise: grossRupees * 100,
    professionalTaxPaise: 0,
    salaryTaxPaise: 0,
    rate: { basicPaise: grossRupees * 100, houseRentPaise: 0, conveyancePaise: 0, grossPaise: grossRupees * 100 },
  });
  const knows = (...earlier: ReturnType<typeof month>[]): PayHistory => ({ ...noHistory, earlier });

  test('keeps who passes ₹21,000 within a period: 20,000 in April, 22,000 from July make 165 and 715 in July, and nothing from October', () => {
    expect(
      workOutWage(line(rate(22_000)), '2026-07', knows(month('2026-05', 20_000), month('2026-04', 20_000))),
    ).toMatchObject({
      esiCovered: true,
      esiDecidedIn: '2026-04',
      ...rupees({ esiDecided: 20_000, esiEmployee: 165, esiEmployer: 715 }),
    });
    expect(
      workOutWage(line(rate(22_000)), '2026-10', knows(month('2026-04', 20_000), month('2026-07', 22_000))),
    ).toMatchObject({ esiCovered: false, esiDecidedIn: '2026-10', esiEmployeePaise: 0 });
  });

  test('covers from the first month within ₹21,000: 22,000 in October and November, 20,000 from December make 150 and 650 in December', () => {
    const before = [month('2026-10', 22_000), month('2026-11', 22_000)];
    expect(workOutWage(line(rate(22_000)), '2026-11', knows(...before.slice(0, 1)))).toMatchObject({
      esiCovered: false,
    });
    expect(workOutWage(line(rate(20_000)), '2026-12', knows(...before))).toMatchObject({
      esiCovered: true,
      esiDecidedIn: '2026-12',
      ...rupees({ esiEmployee: 150, esiEmployer: 650 }),
    });
    expect(workOutWage(line(rate(24_000)), '2027-02', knows(...before, month('2026-12', 20_000)))).toMatchObject({
      esiCovered: true,
      esiDecidedIn: '2026-12',
      ...rupees({ esiEmployee: 180, esiEmployer: 780 }),
    });
  });

  test('covers nobody for half a month at a rate of 40,000', () => {
    expect(workOutWage(line({ ...rate(40_000), days: 15 }), '2026-04')).toMatchObject({
      esiCovered: false,
      esiEmployeePaise: 0,
      esiEmployerPaise: 0,
      grossPaise: 2_000_000,
    });
  });
});
