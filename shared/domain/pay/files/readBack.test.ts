import { readBack } from './readBack';

test.each([
  [
    'TRRN No: 1012609001234\nWage Month : OCT-2026\nTotal Amount (Rs) : 4,175\nPayment Date : 12-NOV-2026',
    '2026-10',
    417_500,
  ],
  ['TRRN : 1012609001234\nDues for the wage month of : 10/2026\nGrand Total 4,175.00', '2026-10', 417_500],
])('PF’s challan is read by its labels', (text, month, amountPaise) => {
  expect(readBack(text)).toMatchObject({ kind: 'challan', of: 'PF', number: '1012609001234', month, amountPaise });
});

test('ESI’s challan is read by its labels', () => {
  const text = [
    "Employer's Code No: 60000123450000999",
    'Challan Period: Oct-2026',
    'Challan Number: 06026123456789',
    'Challan Submitted Date: 12-11-2026',
    'Amount Paid: 480.00',
  ].join('\n');
  expect(readBack(text)).toEqual({
    ...{ kind: 'challan', of: 'ESI', number: '06026123456789', establishment: '60000123450000999' },
    ...{ month: '2026-10', amountPaise: 48_000, paidOn: '2026-11-12' },
  });
});

test('a table of UANs with messages is errors, one of names members, and any other text nothing', () => {
  expect(readBack('UAN,Name,Error\n100257274743,NITESH,Name mismatch')).toMatchObject({
    kind: 'errors',
    rows: [{ uan: '100257274743', text: '100257274743,NITESH,Name mismatch' }],
  });
  expect(readBack('UAN,Name\n100257274743,NITESH')).toEqual({
    kind: 'members',
    rows: [{ uan: '100257274743', name: 'NITESH' }],
  });
  expect(readBack('Good morning')).toBeUndefined();
});
