import { z } from 'zod';
import type { IsoDate } from '../dates/isoDate';
import { readDay } from '../dates/readDay';
import { MAX_PAISE } from '../records/limits';
import { isoDate, optionalText } from '../records/validation';
import { type ColumnMap, mapColumns } from '../text/mapColumns';
import { formatRupees, parseRupees } from '../text/money';
import type { ParsedCsv } from '../text/parseCsv';
import { withoutMarks } from '../text/withoutMarks';

/** The most rows of one statement. */
export const MAX_STATEMENT_ROWS = 10_000;

const amount = (label: string) =>
  z
    .int({ error: `Enter the ${label} in whole paise.` })
    .min(-MAX_PAISE, `The ${label} is too large.`)
    .max(MAX_PAISE, `The ${label} is too large.`);

/** A row of a bank statement. */
const statementRow = z.object({
  /** Its line in the file. */
  line: z.int().min(1),
  date: isoDate(),
  narration: optionalText('narration', 1000),
  reference: optionalText('reference', 120),
  /** What came in; what went out is negative. */
  paise: amount('amount'),
  /** The bank's balance after it; null where the file has none. */
  balancePaise: amount('balance').nullable().default(null),
});
export type StatementRow = z.infer<typeof statementRow>;

/** A bank statement as it is sent, in the order of its file. */
export const statementInput = z.object({
  fileName: optionalText('file name', 200),
  openingPaise: amount('opening balance'),
  closingPaise: amount('closing balance'),
  rows: z
    .array(statementRow, { error: 'Send the rows as a list.' })
    .min(1, 'The statement has no rows.')
    .max(MAX_STATEMENT_ROWS, `A statement has at most ${MAX_STATEMENT_ROWS} rows; choose a shorter period.`),
});
export type StatementInput = z.infer<typeof statementInput>;

/** What came of a statement: its credits, stored now or known from an earlier one. */
export const statementStored = z.object({ added: z.int(), known: z.int() });
export type StatementStored = z.infer<typeof statementStored>;

/** Newest first, as many banks write it; within one day the balances tell. */
function isBackwards(rows: readonly Pick<StatementRow, 'date' | 'paise' | 'balancePaise'>[]): boolean {
  const [first, second] = rows;
  const last = rows.at(-1);
  if (!first || !second || !last || first.date !== last.date) return (first?.date ?? '') > (last?.date ?? '');
  if (first.balancePaise === null || second.balancePaise === null) return false;
  return (
    first.balancePaise + second.paise !== second.balancePaise &&
    second.balancePaise + first.paise === first.balancePaise
  );
}

/** The rows in the order in which they happened. */
const inOrder = (rows: readonly StatementRow[]): readonly StatementRow[] =>
  isBackwards(rows) ? rows.toReversed() : rows;

/**
 * Why a statement doesn't add up, and the line where it breaks; undefined when it does: the opening balance and the rows
 * come to each balance that the bank gives, and to the closing one.
 */
export function balanceProblem({
  openingPaise,
  closingPaise,
  rows,
}: Omit<StatementInput, 'fileName'>): { line?: number; msg: string } | undefined {
  let balance = openingPaise;
  for (const { line, paise, balancePaise } of inOrder(rows)) {
    balance += paise;
    if (balancePaise !== null && balancePaise !== balance)
      return {
        line,
        msg: `Line ${line} doesn’t add up: the balance after it is ${formatRupees(balance)} by the amounts, ${formatRupees(balancePaise)} in the file. A row is missing before it, or an amount is read wrongly.`,
      };
  }
  return balance === closingPaise
    ? undefined
    : {
        msg: `The opening balance and the rows come to ${formatRupees(balance)}, the closing balance is ${formatRupees(closingPaise)}. Check both balances, and that no row is missing.`,
      };
}

/** The columns of a statement that are used. */
export const statementColumns = [
  { name: 'date', label: 'Date', known: /^(?!.*value).*date/i },
  { name: 'narration', label: 'Narration', known: /narration|description|particular|details|remarks/i },
  { name: 'reference', label: 'Reference', known: /ref|utr|ch(e|q)|transaction id/i },
  { name: 'credit', label: 'Credit', known: /credit|deposit|^cr\b/i },
  { name: 'debit', label: 'Debit', known: /debit|withdraw|^dr\b/i },
  { name: 'amount', label: 'Amount, with its sign or Cr/Dr', known: /^(transaction )?amount/i },
  { name: 'sign', label: 'Cr or Dr', known: /cr\s*\/\s*dr|dr\s*\/\s*cr|^type$/i },
  { name: 'balance', label: 'Balance', known: /balance/i },
] as const;
export type StatementColumn = (typeof statementColumns)[number]['name'];
/** Which of the file's columns each is. */
export type StatementMap = ColumnMap<StatementColumn>;

/** Guesses the columns by their headings. A heading such as "Cr/Dr" is surely the sign, though it begins like a credit. */
export const mapStatement = (headings: readonly string[]): StatementMap =>
  mapColumns(
    statementColumns.toSorted((a, b) => Number(b.name === 'sign') - Number(a.name === 'sign')),
    headings,
  );

/** An amount as banks write it: `1,000.00 Cr`, `(500.00)`, `-`; null when it can't be read. */
function readAmount(text: string): number | null {
  const cell = withoutMarks(text).trim();
  if (cell === '' || cell === '-') return 0;
  const isOut = /\bdr\.?$/i.test(cell) || /^\(.*\)$/.test(cell);
  const plain = cell.replace(/\s*\b(cr|dr)\.?$/i, '').replace(/^\((.*)\)$/, '$1');
  const isNegative = /^[-−]/.test(plain);
  const paise = parseRupees(plain.replace(/^[-−+]\s*/, ''));
  return paise === null ? null : isOut !== isNegative ? -paise : paise;
}

/** A file's rows as a statement's, and why lines can't be read; rows without an amount, such as a total's heading, are left out. */
export function readStatement(
  { rows, problems }: ParsedCsv,
  map: StatementMap,
): { rows: StatementRow[]; problems: { line: number; msg: string }[] } {
  const wrong = problems.map(({ line, msg }) => ({ line, msg }));
  const read = rows.flatMap(({ line, values }): StatementRow[] => {
    const cell = (name: StatementColumn) => (map[name] === undefined ? '' : (values[map[name]] ?? '').trim());
    const refuse = (msg: string) => {
      wrong.push({ line, msg });
      return [];
    };
    const [credit, debit, signed] = [readAmount(cell('credit')), readAmount(cell('debit')), readAmount(cell('amount'))];
    if (credit === null || debit === null || signed === null)
      return refuse(
        `The amount “${[cell('credit'), cell('debit'), cell('amount')].filter(Boolean).join(' ')}” can’t be read.`,
      );
    const isOut = /^d/i.test(cell('sign')) && signed > 0;
    const paise = Math.abs(credit) - Math.abs(debit) + (isOut ? -signed : signed);
    if (paise === 0) return [];
    const date: IsoDate | null = readDay(cell('date').replace(/[ T]\d{1,2}:\d{2}.*$/, ''));
    if (date === null) return refuse(`The date “${cell('date')}” can’t be read.`);
    const balancePaise = cell('balance') === '' ? null : readAmount(cell('balance'));
    if (balancePaise === null && cell('balance') !== '')
      return refuse(`The balance “${cell('balance')}” can’t be read.`);
    return [
      {
        line,
        date,
        narration: cell('narration').slice(0, 1000),
        reference: cell('reference').slice(0, 120),
        paise,
        balancePaise,
      },
    ];
  });
  return { rows: read, problems: wrong };
}

/** The balances before the first and after the last row, where the file has them. */
export function endsOf(rows: readonly StatementRow[]): { openingPaise: number | null; closingPaise: number | null } {
  const ordered = inOrder(rows);
  const [first, last] = [ordered[0], ordered.at(-1)];
  return {
    openingPaise: first && first.balancePaise !== null ? first.balancePaise - first.paise : null,
    closingPaise: last?.balancePaise ?? null,
  };
}
