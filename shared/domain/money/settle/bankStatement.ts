import { z } from 'zod';
import type { IsoDate } from '../../dates/isoDate';
import { isMonthFirst, readDay } from '../../dates/readDay';
import { MAX_PAISE } from '../../records/limits';
import { isoDate, optionalText } from '../../records/validation';
import { type ColumnMap, mapColumns } from '../../tables/mapColumns';
import type { ParsedCsv } from '../../tables/parseLines';
import { formatRupees, parseRupees } from '../../text/money';
import { withoutMarks } from '../../text/withoutMarks';

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

/** A bank statement to be stored, in the order of its file. */
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

/** The result of a statement: its credits, stored now or known from an earlier one. */
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
  { name: 'date', label: 'Date', known: /^(?!.*val(ue)?\b).*(date|\bdt\b)/i },
  { name: 'narration', label: 'Narration', known: /narration|description|particular|details|remarks/i },
  { name: 'reference', label: 'Reference', known: /ref|utr|ch(e|q)|transaction id/i },
  { name: 'credit', label: 'Credit', known: /credit|deposit|^cr\b/i },
  { name: 'debit', label: 'Debit', known: /debit|withdraw|^dr\b/i },
  { name: 'amount', label: 'Amount, with its sign or Cr/Dr', known: /^(transaction )?amount/i },
  { name: 'sign', label: 'Cr or Dr', known: /cr\s*\/\s*dr|dr\s*\/\s*cr|^type$/i },
  { name: 'balance', label: 'Balance', known: /balance|\bbal\b/i },
  { name: 'balanceSign', label: 'Cr or Dr of the balance', known: /cr\s*\/\s*dr|dr\s*\/\s*cr/i },
] as const;
export type StatementColumn = (typeof statementColumns)[number]['name'];
/** Which of the file's columns each is. */
export type StatementMap = ColumnMap<StatementColumn>;

/** Guesses the columns by their headings. A heading such as "Cr/Dr" is surely a sign, though it begins like a credit: of several each is of the amount or balance nearest before it. */
export function mapStatement(headings: readonly string[]): StatementMap {
  const columns = statementColumns.toSorted((a, b) => Number(b.name.endsWith('ign')) - Number(a.name.endsWith('ign')));
  const map = mapColumns(columns, headings);
  const { sign, balanceSign, balance, amount } = map;
  const place = (heading: string | undefined) => (heading === undefined ? -1 : headings.indexOf(heading));
  const isBehindBalance = place(sign) > place(balance) && place(balance) > place(amount);
  if (sign === undefined || balance === undefined || !isBehindBalance) return map;
  return balanceSign === undefined ? { ...map, sign: undefined, balanceSign: sign } : map;
}

/** How an amount is written: a Cr or Dr behind it says more than its column. */
interface Amount {
  /** With the sign that is written before it, or by brackets. */
  paise: number;
  suffix: 'cr' | 'dr' | '';
}

/** An amount as banks write it: `1,000.00 Cr`, `1000.00Dr`, `(500.00)`, `-`; null when it can't be read. */
function readAmount(text: string): Amount | null {
  const cell = withoutMarks(text).trim();
  if (cell === '' || cell === '-') return { paise: 0, suffix: '' };
  const suffix = (/(?<![a-z])(cr|dr)\.?$/i.exec(cell)?.[1]?.toLowerCase() ?? '') as Amount['suffix'];
  const bare = cell.replace(/\s*(?<![a-z])(cr|dr)\.?$/i, '');
  const plain = bare.replace(/^\((.*)\)$/, '$1');
  const isNegative = /^[-−]/.test(plain) || plain !== bare;
  const paise = parseRupees(plain.replace(/^[-−+]\s*/, ''));
  return paise === null ? null : { paise: isNegative ? -paise : paise, suffix };
}

/** An amount as money that came in; what went out is negative. `column`: what it is without a Cr or Dr behind it. */
const signedOf = ({ paise, suffix }: Amount, column: 1 | -1): number =>
  suffix === '' ? column * paise : suffix === 'cr' ? Math.abs(paise) : -Math.abs(paise);

/** What looks like a day: a line without one, such as a total or a row of asterisks, is no row. */
const likeDay = /\d[\s/.-]+(?:\d{1,2}[\s/.-]+\d|[a-z]{3})|[a-z]{3}[\s.-]+\d|^\d{8}$/i;

/** A line of a file, with why it is left out. */
export interface LeftOut {
  line: number;
  msg: string;
}

const joined = (before: string, more: string) => `${before}${/[-/]$/.test(before) ? '' : ' '}${more}`;

/**
 * A file's rows as a statement's, why lines can't be read, and the lines that are no rows: totals, rows of asterisks. A line
 * with nothing but a narration goes on with that of the row above. `monthFirst`: the month comes before the day in its dates,
 * by default where they can't be read otherwise.
 */
export function readStatement(
  { rows, problems }: ParsedCsv,
  map: StatementMap,
  monthFirst = isMonthFirst(rows.map(({ values }) => values[map.date ?? ''] ?? '')) ?? false,
): { rows: StatementRow[]; problems: LeftOut[]; leftOut: LeftOut[] } {
  const wrong = problems.map(({ line, msg }) => ({ line, msg }));
  const leftOut: LeftOut[] = [];
  const cellOf = (values: ParsedCsv['rows'][number]['values']) => (name: StatementColumn) =>
    map[name] === undefined ? '' : (values[map[name]] ?? '').trim();
  // Some banks write what went out with a sign, in a column of its own; where others have none, the sign turns it.
  const debits = rows.map(({ values }) => readAmount(cellOf(values)('debit'))?.paise ?? 0);
  const areSigned = debits.some((paise) => paise > 0);
  const read: StatementRow[] = [];
  let above: StatementRow | undefined;
  for (const { line, values } of rows) {
    const cell = cellOf(values);
    const amounts = ['credit', 'debit', 'amount', 'balance'] as const;
    const day = cell('date').replace(/[ T]\d{1,2}:\d{2}.*$/, '');
    if (above && day === '' && cell('narration') !== '' && amounts.every((name) => cell(name) === '')) {
      above.narration = joined(above.narration, cell('narration')).slice(0, 1000);
      continue;
    }
    above = undefined;
    const shown = () => Object.values(values).filter(Boolean).join(', ').slice(0, 200);
    if (!likeDay.test(day)) {
      leftOut.push({ line, msg: shown() });
      continue;
    }
    const [credit, debit, signed] = [readAmount(cell('credit')), readAmount(cell('debit')), readAmount(cell('amount'))];
    if (!credit || !debit || !signed) {
      const told = [cell('credit'), cell('debit'), cell('amount')].filter(Boolean).join(' ');
      wrong.push({ line, msg: `The amount “${told}” can’t be read.` });
      continue;
    }
    const out = areSigned ? debit : { ...debit, paise: Math.abs(debit.paise) };
    const isOut = /^d/i.test(cell('sign')) && signed.suffix === '' && signed.paise > 0;
    const paise = signedOf(credit, 1) + signedOf(out, -1) + signedOf(signed, isOut ? -1 : 1);
    if (paise === 0) {
      leftOut.push({ line, msg: shown() });
      continue;
    }
    const date: IsoDate | null = readDay(day, { monthFirst });
    if (date === null) {
      leftOut.push({ line, msg: `the date “${cell('date')}” can’t be read, so its amount is not loaded.` });
      continue;
    }
    const balance = readAmount(cell('balance'));
    if (!balance) {
      wrong.push({ line, msg: `The balance “${cell('balance')}” can’t be read.` });
      continue;
    }
    const balanceColumn = /^d/i.test(cell('balanceSign')) ? -1 : 1;
    above = {
      line,
      date,
      narration: cell('narration').slice(0, 1000),
      reference: cell('reference').slice(0, 120),
      paise,
      balancePaise: cell('balance') === '' ? null : signedOf(balance, balanceColumn),
    };
    read.push(above);
  }
  return { rows: read, problems: wrong, leftOut };
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
