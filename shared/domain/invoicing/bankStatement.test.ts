import { parseCsv } from '../text/parseCsv';
import { balanceProblem, endsOf, mapStatement, readStatement } from './bankStatement';

const read = (csv: string) => {
  const parsed = parseCsv(csv, () => false);
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

test('a day or an amount that can’t be read is said with its line', () => {
  expect(read('Date,Narration,Credit\nyesterday-ish,A,100\n01/11/2025,B,1x\n').problems).toEqual([
    { line: 2, msg: 'The date “yesterday-ish” can’t be read.' },
    { line: 3, msg: 'The amount “1x” can’t be read.' },
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
