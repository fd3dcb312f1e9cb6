import { keptBack, type TaxedBill } from './keptBack';
import type { Nature } from './nature';
import { supplierTaxRates as rates } from './supplierTaxRates';

const person = 'AAAPA1111A';
const company = 'AAQCA8719H';
/** Bills of a purpose, each of a day and an amount in rupees. */
const bills = (nature: Nature, ...of: readonly (readonly [date: string, rupees: number])[]): TaxedBill[] =>
  of.map(([date, rupees], index) => ({ id: `b${index}`, date, paidOn: null, nature, taxablePaise: rupees * 100 }));
/** What is kept back from each, in rupees. */
const kept = (of: readonly TaxedBill[], pan = company) => {
  const found = keptBack(of, { pan, rates });
  return of.map(({ id }) => (found.get(id)?.taxPaise ?? -100) / 100);
};

test('a contractor’s bill above 30,000 is taxed by itself; when the year passes 1,00,000, the others are caught up on', () => {
  const of = bills('contract', ['2026-04-10', 25_000], ['2026-05-10', 35_000], ['2026-06-10', 50_000]);
  expect(kept(of)).toEqual([0, 700, 1_500]);
  expect(kept(of, person)).toEqual([0, 350, 750]);
  expect(keptBack(of, { pan: person, rates }).get('b2')).toMatchObject({ code: '1023', basePaise: 75_000_00 });
});

test('just 30,000 and just 1,00,000 are not passed, a rupee more is', () => {
  const just = [
    ['2026-04-10', 30_000],
    ['2026-05-10', 30_000],
    ['2026-06-10', 30_000],
    ['2026-07-10', 10_000],
  ] as const;
  expect(kept(bills('contract', ...just))).toEqual([0, 0, 0, 0]);
  expect(kept(bills('contract', ...just, ['2026-08-10', 1]))).toEqual([0, 0, 0, 0, 2_000]);
});

test('a year begins anew in April', () => {
  expect(kept(bills('contract', ['2026-04-10', 1_20_000], ['2027-03-31', 10_000], ['2027-04-01', 10_000]))).toEqual([
    2_400, 200, 0,
  ]);
});

test('fees are taxed once those of the year are above 50,000', () => {
  expect(kept(bills('professional', ['2026-04-10', 40_000], ['2026-05-10', 10_000], ['2026-06-10', 20_000]))).toEqual([
    0, 0, 7_000,
  ]);
  expect(kept(bills('technical', ['2026-04-10', 60_000]))).toEqual([1_200]);
  expect(kept(bills('commission', ['2026-04-10', 20_000], ['2026-05-10', 1_000]))).toEqual([0, 420]);
});

test('rent is taxed by the month: two bills of it make one sum, and the next begins anew', () => {
  const of = bills(
    'rent',
    ['2026-04-01', 30_000],
    ['2026-04-20', 30_000],
    ['2026-05-01', 30_000],
    ['2026-06-01', 50_000],
  );
  expect(kept(of)).toEqual([0, 6_000, 0, 0]);
  expect(kept(bills('equipment', ['2026-04-01', 50_001]))).toEqual([1_000]);
});

test('the purposes of one supplier have limits of their own', () => {
  const [one, two] = [bills('professional', ['2026-04-10', 40_000]), bills('technical', ['2026-04-11', 40_000])];
  expect(kept([...one, ...two.map((bill) => ({ ...bill, id: 'other' }))])).toEqual([0, 0]);
});

test('without a PAN 20% is due, under the code of others, and it says so', () => {
  const of = bills('contract', ['2026-04-10', 40_000]);
  const tax = keptBack(of, { pan: '', rates }).get('b0');
  expect(tax).toMatchObject({ code: '1024', percent: 20, taxPaise: 8_000_00, isWithoutPan: true });
  expect(tax?.steps.at(-1)?.why).toContain('The supplier has given no PAN: 20% is due instead of 2%.');
});

const papers = {
  ...{ lowerTaxNumber: '1234AB567C', lowerTaxPercent: 0.5, lowerTaxLimitPaise: 1_00_000_00 },
  ...{ lowerTaxFrom: '2026-05-01', lowerTaxTo: '2027-03-31', transporterFrom: null },
};
const none = { ...papers, lowerTaxNumber: '', lowerTaxPercent: 0, lowerTaxLimitPaise: 0 };

test('a certificate of lower deduction holds within its days and up to its limit, and says so', () => {
  const of = bills('contract', ['2026-04-10', 60_000], ['2026-05-10', 60_000], ['2026-06-10', 60_000]);
  const found = keptBack(of, { pan: company, papers, rates });
  // 2% of 60,000; 0.5% of 60,000; 0.5% of the 40,000 that are left, and 2% of 20,000.
  const rowsOf = (id: string) =>
    found
      .get(id)
      ?.rows.map(({ percent, basePaise, taxPaise, certificate }) => [
        ...[percent, basePaise / 100, taxPaise / 100, certificate],
      ]);
  expect(of.map(({ id }) => rowsOf(id))).toEqual([
    [[2, 60_000, 1_200, '']],
    [[0.5, 60_000, 300, '1234AB567C']],
    [
      [0.5, 40_000, 200, '1234AB567C'],
      [2, 20_000, 400, ''],
    ],
  ]);
  expect(found.get('b2')).toMatchObject({ taxPaise: 600_00, percent: 1 });
  expect(found.get('b2')?.steps.slice(-2)).toMatchObject([
    {
      paise: 200_00,
      why: expect.stringContaining('0.5% of ₹40,000.00 by certificate 1234AB567C, which covers no more'),
    },
    { what: 'Kept back', paise: 400_00, why: expect.stringContaining('2% of ₹20,000.00, to the nearest rupee') },
  ]);
  const after = bills('contract', ['2027-04-01', 60_000]);
  expect(keptBack(after, { pan: company, papers, rates }).get('b0')?.taxPaise).toBe(1_200_00);
  const nil = { ...papers, lowerTaxPercent: 0, lowerTaxLimitPaise: 0 };
  expect(
    keptBack(bills('contract', ['2026-05-10', 9_00_000]), { pan: company, papers: nil, rates }).get('b0'),
  ).toMatchObject({ taxPaise: 0, percent: 0, rows: [{ certificate: '1234AB567C', taxPaise: 0 }] });
});

test('without a PAN neither certificate nor declaration helps', () => {
  const of = bills('contract', ['2026-05-10', 60_000]);
  const both = { ...papers, transporterFrom: '2026-04-01' };
  expect(keptBack(of, { pan: '', papers: both, rates }).get('b0')?.taxPaise).toBe(12_000_00);
});

test('a transporter with PAN and declaration has nothing kept back of contracts from that day on, and it says why', () => {
  const declared = { ...none, transporterFrom: '2026-05-01' };
  const of = bills('contract', ['2026-04-30', 60_000], ['2026-05-01', 9_00_000]);
  const found = keptBack(of, { pan: person, papers: declared, rates });
  expect([found.get('b0')?.taxPaise, found.get('b1')?.taxPaise]).toEqual([600_00, 0]);
  expect(found.get('b1')?.rows).toMatchObject([{ basePaise: 9_00_000_00, taxPaise: 0, isTransporter: true }]);
  expect(found.get('b1')?.steps).toEqual([
    expect.objectContaining({
      why: 'Nothing: the transporter has given a PAN and declares to have at most ten goods carriages.',
    }),
  ]);
  const rent = bills('rent', ['2026-06-01', 60_000]);
  expect(keptBack(rent, { pan: person, papers: declared, rates }).get('b0')?.taxPaise).toBe(6_000_00);
});

test('what is paid ahead is taxed on the day of payment, also where the bill is of the next year', () => {
  const [bill] = bills('professional', ['2027-04-02', 60_000]);
  const paidAhead = { ...(bill as TaxedBill), paidOn: '2027-03-30' };
  expect(keptBack([paidAhead], { pan: company, rates }).get('b0')).toMatchObject({ deductedOn: '2027-03-30' });
});

test('a bill of no taxed purpose has none, and one before the first row says that no rate is on record', () => {
  expect(kept(bills('', ['2026-04-10', 5_00_000]))).toEqual([-1]);
  const old = keptBack(bills('contract', ['2026-03-31', 5_00_000]), { pan: company, rates }).get('b0');
  expect(old).toMatchObject({ code: '', taxPaise: 0 });
  expect(old?.steps[0]?.why).toContain('No rate is on record for this day.');
});

test('bills in any order come to the same', () => {
  const of = bills('contract', ['2026-04-10', 25_000], ['2026-05-10', 35_000], ['2026-06-10', 50_000]);
  expect(kept(of.toReversed())).toEqual(kept(of).toReversed());
});
