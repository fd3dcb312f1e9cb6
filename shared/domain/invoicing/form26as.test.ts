import { match26as, read26as } from './form26as';

const text = `File Creation Date^Permanent Account Number (PAN)^Current Status of PAN^Financial Year
12-08-2026^AAPFU0939F^Active^2026-2027
^PART-I - Details of Tax Deducted at Source^
Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited^Total Tax Deducted^Total TDS Deposited
1^ACME FOODS LIMITED^MUMA12345B^^^^^300000.00^6000.00^6000.00
^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Credited^Tax Deducted^TDS Deposited
^1^393^30-Jun-2026^F^10-Aug-2026^-^200000.00^4000.00^4000.00
^2^393^31-May-2026^F^10-Aug-2026^-^100000.00^2000.00^2000.00
2^BRIGHT STEEL^RCHB54321C^^^^^50000.00^1000.00^1000.00
^1^393^05-Jul-2026^F^10-Aug-2026^-^50000.00^1000.00^1000.00
^PART-II - Details of Tax Deducted at Source for 15G / 15H^
^1^393^05-Jul-2026^F^10-Aug-2026^-^1.00^1.00^1.00`;
const lines = (whole: string) => whole.split('\n').map((line) => line.split('^'));
const rows = read26as(lines(text));
const brief = (own: Parameters<typeof match26as>[1]) =>
  match26as(rows, own).map(({ quarter, name, state, theirsPaise, oursPaise }) => [
    ...[quarter, name, state, theirsPaise, oursPaise],
  ]);

test('a file is read deductor by deductor, payment by payment', () => {
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual({
    ...{ tan: 'MUMA12345B', name: 'ACME FOODS LIMITED', section: '393', date: '2026-06-30' },
    ...{ paidPaise: 2_00_000_00, taxPaise: 4_000_00 },
  });
});

test('a client’s quarter agrees within ₹10, by its name, else by its tax alone', () => {
  expect(
    brief([
      { clientName: 'Acme Foods Limited', date: '2026-06-30', taxPaise: 6_010_00 },
      { clientName: 'Bright Steel Works', date: '2026-07-20', taxPaise: 1_000_00 },
    ]),
  ).toEqual([
    ['2026-27 Q1', 'ACME FOODS LIMITED', 'Agrees', 6_000_00, 6_010_00],
    ['2026-27 Q2', 'BRIGHT STEEL', 'Agrees', 1_000_00, 1_000_00],
  ]);
});

test('what differs or stands on one side alone is said; other quarters are left out', () => {
  expect(
    brief([
      { clientName: 'Acme Foods Limited', date: '2026-04-30', taxPaise: 5_000_00 },
      { clientName: 'Zenith', date: '2026-07-20', taxPaise: 700_00 },
      { clientName: 'Zenith', date: '2027-01-20', taxPaise: 900_00 },
    ]),
  ).toEqual([
    ['2026-27 Q1', 'ACME FOODS LIMITED', 'Differs', 6_000_00, 5_000_00],
    ['2026-27 Q2', 'BRIGHT STEEL', 'Only in 26AS', 1_000_00, 0],
    ['2026-27 Q2', 'Zenith', 'Only with us', 0, 700_00],
  ]);
});

test('another file is refused', () => {
  expect(() => read26as(lines('hello^world'))).toThrow('This is no form 26AS');
});
