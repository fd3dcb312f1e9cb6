import { type Deduction, form140, form140Table, form140Text } from './form140';

const deduction = (more: Partial<Deduction> = {}): Deduction => ({
  ...{ purchaseId: 'p1', number: 'SS/101', supplierName: 'Safe Step', pan: 'AAQCA8719H', code: '1024', percent: 2 },
  ...{ deductedOn: '2026-05-10', basePaise: 80_000_00, taxPaise: 1_600_00, certificate: '', isTransporter: false },
  ...more,
});
const challan = (more: object = {}) => ({
  ...{ id: 'c1', month: '2026-05', code: '1024', bsr: '0012345', serial: '00012', paidOn: '2026-06-05' },
  ...{ taxPaise: 1_600_00, interestPaise: 0, feePaise: 0 },
  ...more,
});
const Q1 = '2026-27 Q1';

test('a bill stands under the challan of its section and month', () => {
  const form = form140(Q1, [deduction()], [challan()]);
  expect(form).toMatchObject({ rows: 1, toMend: 0, findings: [] });
  expect(form.sums).toEqual([{ month: '2026-05', code: '1024', bills: 1, keptPaise: 1_600_00, paidPaise: 1_600_00 }]);
  expect(form140Text(form)).toBe(
    '3^CD^1^1^1^N^^1600.00^0.00^0.00^0.00^1600.00^C^^0012345^^00012^^05062026^^1600.00^1600.00^200^^^^^^^\r\n' +
      '4^DD^1^1^1^O^^AAQCA8719H^Safe Step^^^^^^1024^^^^10052026^80000.00^^^^1600.00^1600.00^^10052026^02.0000^^^^^^^^^^^^^^^^^\r\n',
  );
});

test('records have the fields of the portal’s own sample', () => {
  const sample = '4^DD^1^1^1^O^^BRNPA6778G^ABCD^^^^^^1008^^^^02052026^1000.00^^^^900.00^900.00^^02052026^03.0000';
  const made = form140Text(
    form140(
      Q1,
      [
        deduction({
          ...{ pan: 'BRNPA6778G', supplierName: 'ABCD', code: '1008', percent: 3, deductedOn: '2026-05-02' },
          ...{ basePaise: 1_000_00, taxPaise: 900_00 },
        }),
      ],
      [challan({ code: '1008' })],
    ),
  ).split('\r\n');
  expect(made[1]?.startsWith(sample)).toBe(true);
  expect(made.slice(0, 2).map((line) => line.split('^').length)).toEqual([30, 45]);
});

test.each([
  ['no challan', [], 'There is no challan of code 1024, May 2026. Enter it once ₹1,600.00 is paid.'],
  ['one of another section', [challan({ code: '1023' })], 'There is no challan of code 1024, May 2026.'],
  ['one of another month', [challan({ month: '2026-04' })], 'There is no challan of code 1024, May 2026.'],
  ['one that is too small', [challan({ taxPaise: 1_599_00 })], 'have ₹1,599.00 left for its ₹1,600.00.'],
])('with %s the bill is named and left out', (_what, challans, text) => {
  const form = form140(Q1, [deduction()], challans);
  expect(form).toMatchObject({ rows: 0, toMend: 1 });
  expect(form.findings[0]).toMatchObject({ purchaseId: 'p1', what: 'SS/101, Safe Step', stops: true });
  expect(form.findings[0]?.text).toContain(text);
});

test('two challans of a month cover its bills one after the other, and one that covers none is told', () => {
  const bills = [deduction(), deduction({ purchaseId: 'p2', number: 'SS/102', taxPaise: 400_00 })];
  const form = form140(Q1, bills, [
    challan(),
    challan({ id: 'c2', serial: '00013', taxPaise: 400_00 }),
    challan({ id: 'c3', serial: '00014' }),
  ]);
  expect(form.challans.map((each) => [each.challan.serial, each.deductions.map(({ number }) => number)])).toEqual([
    ['00012', ['SS/101']],
    ['00013', ['SS/102']],
  ]);
  expect(form.findings).toMatchObject([{ purchaseId: '', what: 'Challan 00014', stops: false }]);
});

test('without a PAN the row says so, and why the rate is higher', () => {
  const form = form140(Q1, [deduction({ pan: '', percent: 20 })], [challan()]);
  expect(form.findings).toMatchObject([{ purchaseId: 'p1', stops: false }]);
  const [headings = [], row = []] = form140Table(form, 'DD');
  const cell = (title: string) => row[headings.indexOf(title)];
  expect([cell('PAN'), cell('Rate'), cell('Reason')]).toEqual(['PANNOTAVBL', '20.0000', 'C']);
});

test('a name in other letters is stopped: the file is ASCII', () => {
  const form = form140(Q1, [deduction({ supplierName: 'सेफ स्टेप' })], [challan()]);
  expect(form.findings[0]).toMatchObject({ purchaseId: 'p1', stops: true });
});

test('days of other quarters and bills that nothing is kept back from are left out', () => {
  const others = [deduction({ deductedOn: '2026-07-01' }), deduction({ taxPaise: 0 })];
  expect(form140(Q1, others, [])).toMatchObject({ rows: 0, toMend: 0, sums: [], findings: [] });
});

test('a certificate of lower deduction is the reason A with its number; what it does not cover is a row of its own', () => {
  const lower = { percent: 0.5, basePaise: 40_000_00, taxPaise: 200_00, certificate: '1234AB567C' };
  const rest = { basePaise: 20_000_00, taxPaise: 400_00 };
  const form = form140(Q1, [deduction(lower), deduction(rest)], [challan()]);
  expect(
    form140Table(form, 'DD')
      .slice(1)
      .map((row) => row.slice(-3)),
  ).toEqual([
    ['00.5000', 'A', '1234AB567C'],
    ['02.0000', '', ''],
  ]);
  const [, row = ''] = form140Text(form).split('\r\n');
  expect(row.split('^')[32]).toBe('1234AB567C');
  expect(form.rows).toBe(2);
});

test('a transporter’s declaration and a certificate for nothing have rows without tax under a challan that is nil', () => {
  const nil = { percent: 0, taxPaise: 0 };
  const form = form140(
    Q1,
    [
      deduction({ ...nil, isTransporter: true }),
      deduction({ ...nil, purchaseId: 'p2', number: 'SS/102', certificate: '1234AB567C' }),
    ],
    [],
  );
  expect(form).toMatchObject({ rows: 2, toMend: 0, sums: [], findings: [] });
  const [head = '', first = '', second = ''] = form140Text(form).split('\r\n');
  expect(head).toBe('3^CD^1^1^2^Y^^0.00^0.00^0.00^0.00^0.00^^^^^^^30062026^^0.00^0.00^^^^^^^^');
  const at = (line: string, ...places: number[]) => places.map((place) => line.split('^')[place - 1]);
  expect(at(first, 19, 20, 24, 27, 28, 32, 33)).toEqual(['10052026', '80000.00', '0.00', '', '00.0000', 'T', '']);
  expect(at(second, 32, 33)).toEqual(['A', '1234AB567C']);
});
