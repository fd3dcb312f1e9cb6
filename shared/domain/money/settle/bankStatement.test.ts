import { parseCsv } from '../../tables/parseCsv.fixture';
import { balanceProblem, endsOf, mapStatement, readStatement, statementColumns } from './bankStatement';

const read = (csv: string) => {
  const parsed = parseCsv(csv, (heading) => statementColumns.some(({ known }) => known.test(heading)));
  return readStatement(parsed, mapStatement(parsed.keys));
};
const withBalance = `Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance
01/11/2025,01/11/2025,NEFT ACME FOODS,N123456789012,,"1,000.00","1,500.00"
02/11/2025,02/11/2025,RENT,,200.50,,"1,299.50"
`;

test('columns are found by what banks call them, and amounts have their sign', () => {
  const { rows, problems } = read(withBalance);
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    {
      line: 2,
      date: '2025-11-01',
      narration: 'NEFT ACME FOODS',
      reference: 'N123456789012',
      paise: 100_000,
      balancePaise: 150_000,
    },
    { line: 3, date: '2025-11-02', narration: 'RENT', reference: '', paise: -20_050, balancePaise: 129_950 },
  ]);
  expect(endsOf(rows)).toEqual({ openingPaise: 50_000, closingPaise: 129_950 });
});

test.each([
  ['a column of Cr and Dr', 'Date,Narration,Amount,Dr/Cr\n01/11/2025,A,100,CR\n01/11/2025,B,40,DR\n'],
  ['Cr and Dr behind the amount', 'Date,Narration,Amount\n01/11/2025,A,100.00 Cr\n01/11/2025,B,40.00 Dr\n'],
  ['a sign, or brackets', 'Date,Narration,Amount\n01/11/2025,A,100\n01/11/2025,B,(40)\n'],
])('%s is read', (_, csv) => {
  expect(read(csv).rows.map(({ paise }) => paise)).toEqual([10_000, -4000]);
});

test('an amount that can’t be read is said with its line, and a line without a day is no row', () => {
  const { rows, problems, leftOut } = read(
    'Date,Narration,Credit\n32/11/2025,A,100\n01/11/2025,B,1x\nTotal,,100\n02/11/2025,C,100\n',
  );
  expect(rows.map(({ line }) => line)).toEqual([5]);
  expect(problems).toEqual([{ line: 3, msg: 'The amount “1x” can’t be read.' }]);
  expect(leftOut).toEqual([
    { line: 2, msg: 'the date “32/11/2025” can’t be read, so its amount is not loaded.' },
    { line: 4, msg: 'Total, 100' },
  ]);
});

test('a statement adds up, oldest or newest first', () => {
  const { rows } = read(withBalance);
  const sums = { openingPaise: 50_000, closingPaise: 129_950 };
  expect(balanceProblem({ ...sums, rows })).toBeUndefined();
  expect(balanceProblem({ ...sums, rows: rows.toReversed() })).toBeUndefined();
  const oneDay = rows.map((row) => ({ ...row, date: '2025-11-01' }));
  expect(balanceProblem({ ...sums, rows: oneDay.toReversed() })).toBeUndefined();
});

test('where it breaks is said: at a line, or at the closing balance', () => {
  const { rows } = read(withBalance);
  expect(balanceProblem({ openingPaise: 50_001, closingPaise: 129_950, rows })).toEqual({
    line: 2,
    msg: 'Line 2 doesn’t add up: the balance after it is ₹1,500.01 by the amounts, ₹1,500.00 in the file. A row is missing before it, or an amount is read wrongly.',
  });
  const bare = rows.map((row) => ({ ...row, balancePaise: null }));
  expect(balanceProblem({ openingPaise: 50_000, closingPaise: 129_951, rows: bare })?.msg).toMatch(
    /come to ₹1,299.50, the closing balance is ₹1,299.51/,
  );
});

test.each([
  [
    'Cr and Dr without a space',
    'Date,Narration,Debit,Credit,Balance\n02/11/2026,NEFT EVERKART,,11800.00Cr,21800.00Cr\n03/11/2026,RENT,1000.00Dr,,20800.00Cr\n',
  ],
  [
    'Dr / Cr behind the amount and behind the balance',
    'Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr\n1,02/11/2026,NEFT EVERKART,UTR1,"11,800.00",CR,"21,800.00",CR\n2,03/11/2026,RENT,UTR2,"1,000.00",DR,"20,800.00",CR\n',
  ],
  [
    'BAL, DR and CR',
    'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL\n02-11-2026,,NEFT EVERKART,,11800.00,21800.00,044\n03-11-2026,123,RENT,1000.00,,20800.00,044\n',
  ],
  [
    'the month first',
    'Date,Narration,Debit,Credit,Balance\n11/02/2026,NEFT EVERKART,,11800.00,21800.00\n11/03/2026,RENT,1000.00,,20800.00\n11/30/2026,NOTHING,0,0,20800.00\n',
  ],
])('%s is read', (_, csv) => {
  const { rows, problems } = read(csv);
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([
    { date: '2026-11-02', narration: 'NEFT EVERKART', paise: 1_180_000, balancePaise: 2_180_000 },
    { date: '2026-11-03', narration: 'RENT', paise: -100_000, balancePaise: 2_080_000 },
  ]);
});

test('lines that are no rows are left out and listed: asterisks, and a summary', () => {
  const stars = '********,********,********,********,********,********,********';
  const { rows, problems, leftOut } = read(
    `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n${stars}\n02/11/26,NEFT CR-EVERKART-INV 0001,0000012345,02/11/26,,11800.00,21800.00\n03/11/26,UPI-RENT,0000012346,03/11/26,1000.00,,20800.00\n********,********,,********,********,********,********\nSTATEMENT SUMMARY :-,,,,,,\nOpening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,\n10000.00,1,1,1000.00,11800.00,20800.00,\n`,
  );
  expect([rows.map(({ paise }) => paise), problems]).toEqual([[1_180_000, -100_000], []]);
  expect(leftOut.map(({ line }) => line)).toEqual([2, 5, 6, 7, 8]);
});

test('a reversal is negative in the column of what went out; where all of them are, that is its way of writing', () => {
  const paise = (...lines: string[]) =>
    read(`Date,Narration,Debit,Credit\n${lines.join('\n')}\n`).rows.map((row) => row.paise);
  expect(paise('03/11/2026,RENT,1000.00,', '04/11/2026,REV RENT,-1000.00,')).toEqual([-100_000, 100_000]);
  expect(paise('03/11/2026,RENT,-1000.00,')).toEqual([-100_000]);
});

test('a narration over two lines is joined', () => {
  const { rows, leftOut } = read(
    'Date,Narration,Debit,Credit,Balance\n02/11/2026,NEFT CR-SBIN0001234-,,11800.00,21800.00\n,EVERKART RETAIL-INV/26-27/0001,,,\n',
  );
  expect([rows[0]?.narration, leftOut]).toEqual(['NEFT CR-SBIN0001234-EVERKART RETAIL-INV/26-27/0001', []]);
});
