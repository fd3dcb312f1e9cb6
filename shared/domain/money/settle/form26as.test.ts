import { readAis } from './ais';
import { read26as } from './form26as';
import { matchTaxCredits } from './matchTaxCredits';

const text = `File Creation Date^Permanent Account Number (PAN)^Current Status of PAN^Financial Year
12-08-2026^AAPFU0939F^Active^2026-2027
^PART-I - Details of Tax Deducted at Source^
Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited^Total Tax Deducted^Total TDS Deposited
1^ACME FOODS LIMITED^MUMA12345B^^^^^300000.00^6000.00^6000.00
^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Credited^Tax Deducted^TDS Deposited
^1^1024^30-Jun-2026^F^10-Aug-2026^-^200000.00^4000.00^4000.00
^2^1024^31-May-2026^U^^-^100000.00^2000.00^2000.00
2^BRIGHT STEEL^RCHB54321C^^^^^50000.00^1000.00^1000.00
^1^1024^05-Jul-2026^F^10-Aug-2026^-^50000.00^1000.00^1000.00
^PART-II - Details of Tax Deducted at Source for 15G / 15H^
^1^1024^05-Jul-2026^F^10-Aug-2026^-^1.00^1.00^1.00`;
const lines = (whole: string) => whole.split('\n').map((line) => line.split('^'));
const { rows, ...head } = read26as(lines(text));
const stored = rows.map((row, index) => ({ ...row, id: String(index), decision: 'Pending' as const }));
const own = (clientName: string, date: string, taxPaise: number, companyId = '') => ({
  ...{ clientName, date, taxPaise, companyId },
});
const client = (id: string, name: string, ...tans: string[]) => ({ id, name, tans, version: 1 });
const brief = (
  ...args: [own: Parameters<typeof matchTaxCredits>[1], clients?: Parameters<typeof matchTaxCredits>[2]]
) =>
  matchTaxCredits(stored, args[0], args[1] ?? []).map(({ quarter, name, state, theirsPaise, oursPaise }) => [
    ...[quarter, name, state, theirsPaise, oursPaise],
  ]);

test('a file is read deductor by deductor, payment by payment, with whose it is and of which year', () => {
  expect(head).toEqual({ pan: 'AAPFU0939F', year: '2026-27' });
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual({
    ...{ tan: 'MUMA12345B', name: 'ACME FOODS LIMITED', section: '1024', date: '2026-06-30', booking: 'F' },
    ...{ paidPaise: 2_00_000_00, taxPaise: 4_000_00 },
  });
});

test('a client’s quarter agrees within ₹10, by its name whatever its legal form, else by its tax alone', () => {
  expect(
    brief([own('Acme Foods Pvt. Ltd.', '2026-06-30', 6_010_00), own('Steelmakers', '2026-07-20', 1_000_00)]),
  ).toEqual([
    ['2026-27 Q1', 'ACME FOODS LIMITED', 'Agrees', 6_000_00, 6_010_00],
    ['2026-27 Q2', 'BRIGHT STEEL', 'Agrees', 1_000_00, 1_000_00],
  ]);
});

test('the TAN goes before the name: of two clients it is the one that has it', () => {
  const clients = [client('a', 'Acme Foods Limited'), client('b', 'Another', 'MUMA12345B')];
  const first = matchTaxCredits(
    stored,
    [own('Acme Foods Limited', '2026-06-30', 6_000_00, 'a'), own('Another', '2026-06-30', 5_000_00, 'b')],
    clients,
  ).find(({ tan }) => tan === 'MUMA12345B');
  expect(first).toMatchObject({ companyId: 'b', state: 'Differs', oursPaise: 5_000_00, proposed: null });
  expect(first?.notes).toEqual(['₹2,000.00 is not final: the client’s return and challan don’t agree yet.']);
});

test('an unknown TAN proposes the client of its name, or of its amount; one that two clients have proposes none', () => {
  const clients = [client('a', 'Acme Foods Private Limited'), client('s', 'Steelmakers', 'BLRS11111A')];
  const proposed = matchTaxCredits(stored, [own('Steelmakers', '2026-07-20', 1_000_00, 's')], clients);
  expect(proposed.map((row) => row.proposed?.companyId)).toEqual(['a', 's']);
  expect(proposed[1]?.notes).toEqual(['Matched by its amount with Steelmakers.']);
  const twice = [client('a', 'Acme Foods Limited', 'MUMA12345B'), client('b', 'B', 'MUMA12345B')];
  expect(matchTaxCredits(stored, [], twice)[0]).toMatchObject({
    ...{ companyId: '', proposed: null },
    notes: [expect.anything(), 'Two clients have this TAN. Take it from one of them.'],
  });
});

test('branches and sections of one client share what was recorded by the tax of their lines', () => {
  const line = { name: 'A', date: '2026-06-30', booking: 'F', paidPaise: 0, decision: 'Pending' as const };
  const several = [
    { ...line, id: '1', tan: 'MUMA12345B', section: '1024', taxPaise: 4_000_00 },
    { ...line, id: '2', tan: 'DELA12345B', section: '1024', taxPaise: 2_000_00 },
    { ...line, id: '3', tan: 'DELA12345B', section: '1027', taxPaise: 9_000_00 },
  ];
  const matched = matchTaxCredits(
    several,
    [2_000_00, 9_005_00, 3_000_00].map((paise) => own('A', '2026-06-30', paise, 'a')),
    [client('a', 'A', 'MUMA12345B', 'DELA12345B')],
  );
  expect(matched.map(({ tan, section, oursPaise, state }) => [tan, section, oursPaise, state])).toEqual([
    ['MUMA12345B', '1024', 3_000_00, 'Differs'],
    ['DELA12345B', '1024', 2_000_00, 'Agrees'],
    ['DELA12345B', '1027', 9_005_00, 'Agrees'],
  ]);
});

test('what differs or stands on one side alone is said; other quarters are left out', () => {
  expect(
    brief([
      own('Acme Foods Limited', '2026-04-30', 5_000_00),
      own('Zenith', '2026-07-20', 700_00),
      own('Zenith', '2027-01-20', 900_00),
    ]),
  ).toEqual([
    ['2026-27 Q1', 'ACME FOODS LIMITED', 'Differs', 6_000_00, 5_000_00],
    ['2026-27 Q2', 'BRIGHT STEEL', 'Only with them', 1_000_00, 0],
    ['2026-27 Q2', 'Zenith', 'Only with us', 0, 700_00],
  ]);
});

test('another file, and a line that is broken, are refused', () => {
  expect(() => read26as(lines('hello^world'))).toThrow('This is no form 26AS');
  expect(() => read26as(lines(text.replace('4000.00^4000.00', '4000.00^')))).not.toThrow();
  expect(() => read26as(lines(text.replace('4000.00^4000.00', 'four^4000.00')))).toThrow(
    'Line 7, of ACME FOODS LIMITED',
  );
});

test('an AIS says which line or column can’t be read', () => {
  const map = { source: 'Source', paid: 'Paid', tax: 'Tax', date: 'Date' };
  const ais = (...row: string[]) => readAis([['Source', 'Paid', 'Tax', 'Date'], row], map);
  expect(ais('A (MUMA12345B)', '1,000', '20', '01/05/2026')).toMatchObject({ pan: '', year: '2026-27' });
  expect(() => ais('A (MUMA12345B)', '1,000', 'x', '01/05/2026')).toThrow(
    'Line 2 can’t be read: the amounts are “1,000” and “x”',
  );
  expect(() => ais('A (MUMA12345B)', '1,000', '20', 'May')).toThrow('it has no date, only “May”');
  expect(() => ais('Total', '1,000', '20', '')).toThrow('No tax deducted under a TAN is in this file.');
  expect(() => readAis([], {})).toThrow(
    'Choose the column: Information source (name and TAN), Amount paid or credited, Tax deducted.',
  );
});
