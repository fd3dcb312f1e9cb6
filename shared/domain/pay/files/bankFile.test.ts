import { bankFile } from './bankFile';
import { bankLayoutInput, layoutOfRecord } from './bankLayout';
import { bankLayouts } from './bankLayouts';
import { fileMonth, person } from './filePerson.fixture';
import { writeText } from './wageFile';

const month = '2026-08';
const wage = (grossRatePaise: number) => ({
  ...{ basicRatePaise: grossRatePaise, grossRatePaise, days: 31, pfMember: false, esiMember: false, workState: '07' },
});
const anil = person(month, wage(1_850_050), { name: 'Anil Kumar', id: 'a', bankAccount: '20301234567' });
const bela = person(month, wage(3_100_000), {
  name: 'Bela D’Souza',
  id: 'b',
  bankAccount: '000401112222',
  ifsc: 'ICIC0001234',
});
const of = (id: string) => {
  const layout = bankLayouts.find((each) => each.id === id);
  if (!layout) throw new Error(id);
  return bankFile(layout);
};
const textOf = (id: string, people = [anil, bela]) => {
  const file = of(id);
  const { lines } = file.make(fileMonth(month, people));
  return writeText(lines, file.form.kind === 'text' ? file.form.separator : '').split('\r\n');
};

test('ICICI’s file has the bank’s columns, and goes within the bank or by NEFT', () => {
  const [heading = '', first, second] = textOf('bank-icici');
  expect(heading.split(',').slice(0, 7)).toEqual([
    'PYMT_PROD_TYPE_CODE',
    'PYMT_MODE',
    'DEBIT_ACC_NO',
    'BNF_NAME',
    'BENE_ACC_NO',
    'BENE_IFSC',
    'AMOUNT',
  ]);
  expect(heading.split(',')).toHaveLength(19);
  expect(first).toBe(
    'PAB_VENDOR,NEFT,000405001234,Anil Kumar,20301234567,SBIN0001234,18500.50,Wages Aug 2026,Wages Aug 2026,,,Wages Aug 2026,05-09-2026,W20260800001,,,,,',
  );
  expect(second?.split(',').slice(1, 7)).toEqual([
    'FT',
    '000405001234',
    'Bela D Souza',
    '000401112222',
    'ICIC0000011',
    '31000.00',
  ]);
});

test('HDFC’s file has 28 columns and no heading', () => {
  const [first = ''] = textOf('bank-hdfc');
  expect([first.split(',').length, first.split(',').slice(0, 5)]).toEqual([
    28,
    ['N', '', '20301234567', '18500.50', 'Anil Kumar'],
  ]);
});

test('State Bank’s file has columns of fixed widths and a last line of sums', () => {
  const [first = '', , last] = textOf('bank-sbi');
  expect(first).toBe(
    `DDCR 20301234567      SBIN0001234000000001850050${'Anil Kumar'.padEnd(40)}${'Wages Aug 2026'.padEnd(30)}05092026`,
  );
  expect(last).toBe(`T0000002${'4950050'.padStart(18, '0')}`);
});

test.each([
  ['bank-icici', 'ICIC0001234', 1, 'FT'],
  ['bank-icici', 'HDFC0001234', 1, 'NEFT'],
  ['bank-hdfc', 'HDFC0001234', 0, 'I'],
  ['bank-hdfc', 'ICIC0001234', 0, 'N'],
])(
  '%s to an account at %s goes by the bank’s own code, wherever the letterhead’s account is',
  (id, ifsc, column, code) => {
    const company = { name: 'Acme', bankAccount: '000405001234', bankIfsc: 'PUNB0123400' };
    const { lines } = of(id).make(fileMonth(month, [person(month, wage(1_000_000), { ifsc })], { company }));
    expect(lines.at(-1)?.[column]).toBe(code);
  },
);

test('State Bank’s file says DCR for its own accounts, and NEFT or RTGS for others', () => {
  const modes = [
    anil,
    bela,
    person(month, wage(3_00_000_00), { id: 'c', bankAccount: '1234567890', ifsc: 'ICIC0001234' }),
  ];
  expect(
    textOf('bank-sbi', modes)
      .map((line) => line.slice(1, 5))
      .slice(0, 3),
  ).toEqual(['DCR ', 'NEFT', 'RTGS']);
});

test('who is paid in cash or by cheque is not in the file, which says how; an account is not asked of them', () => {
  const cash = person(month, wage(1_000_000), { id: 'c', name: 'Chandan', bankAccount: '', paidBy: 'Cash' });
  const { rows, isStopped, findings } = of('bank-neft').make(fileMonth(month, [anil, cash]));
  expect([rows, isStopped, findings]).toEqual([
    1,
    false,
    [expect.objectContaining({ name: 'Chandan', stops: false, text: '₹10,000.00 is paid in cash, not by this file.' })],
  ]);
});

test('a name in another script is paid by its Latin spelling, where there is one', () => {
  const asha = person(month, wage(1_000_000), { name: 'आशा', uanName: 'Asha Devi' });
  const { lines, findings } = of('bank-neft').make(fileMonth(month, [asha]));
  expect([lines[1]?.[1], findings]).toEqual(['Asha Devi', []]);
});

test('from two lakh a transfer goes by RTGS', () => {
  const [, line] = textOf('bank-neft', [person(month, wage(2_00_000_00))]);
  expect(line?.split(',')[5]).toBe('NEFT');
  const [, more] = textOf('bank-neft', [person(month, { ...wage(2_00_000_00), overtimePaise: 50_000_00 })]);
  expect(more?.split(',')[5]).toBe('RTGS');
});

test.each([
  ['no account', { bankAccount: '' }, 'There is no bank account.'],
  ['a wrong IFSC', { ifsc: 'SBIN1001234' }, 'The IFSC is missing or wrong'],
  ['a name of 41 letters', { name: 'A'.repeat(41) }, 'longer than the 40 characters'],
])('%s is named and not paid', (_, over, text) => {
  const made = of('bank-sbi').make(fileMonth(month, [person(month, wage(1_000_000), over), bela]));
  expect([made.rows, made.toMend, made.findings[0]?.text]).toEqual([1, 1, expect.stringContaining(text)]);
});

test('without the company’s own account no file that names it is given, and one account of two people is asked about', () => {
  const company = { name: 'Acme', bankAccount: '', bankIfsc: '' };
  expect(of('bank-icici').make(fileMonth(month, [anil], { company })).isStopped).toBe(true);
  expect(of('bank-hdfc').make(fileMonth(month, [anil], { company })).isStopped).toBe(false);
  const same = person(month, wage(1_000_000), { id: 'c', name: 'Chandan', bankAccount: '20301234567' });
  const { rows, findings } = of('bank-neft').make(fileMonth(month, [anil, same]));
  expect([rows, findings.map(({ name, text, stops }) => [name, text, stops])]).toEqual([
    2,
    [['Chandan', 'Anil Kumar has the same bank account. Is it theirs together? If not, correct one.', false]],
  ]);
});

test('a layout of one’s own names columns line by line, and a placeholder that does not exist is refused', () => {
  const columns = 'Payee: {name}\n{account}\nBranch: {ifsc}\nRs: {amount}';
  const input = bankLayoutInput.parse({ name: 'Our bank', separator: 'Pipe', columns });
  const file = bankFile(layoutOfRecord({ ...input, id: 'x', version: 1, createdAt: '', updatedAt: '' }));
  expect(file.make(fileMonth(month, [anil])).lines).toEqual([
    ['Payee', '', 'Branch', 'Rs'],
    ['Anil Kumar', '20301234567', 'SBIN0001234', '18500.50'],
  ]);
  const problems = [
    '{account},{ifsc},{amount},{nmae}',
    '{account},{amount}',
    '{account},{ifsc}',
    '{account},{ifsc},{amount},{x',
  ];
  for (const typed of problems) expect(bankLayoutInput.safeParse({ name: 'A', columns: typed }).success).toBe(false);
});
