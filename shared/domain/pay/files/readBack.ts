import { readDay } from '../../dates/readDay';
import { parseRupees } from '../../text/money';

/** A challan as its portal describes it. */
export interface ReadChallan {
  kind: 'challan';
  of: 'PF' | 'ESI';
  /** The TRRN, or the number of ESI's challan. */
  number: string;
  /** The establishment's id, or the employer's code. */
  establishment: string;
  /** `YYYY-MM`. */
  month: string;
  amountPaise: number;
  /** Null until it is paid. */
  paidOn: string | null;
}

/** What a portal refused, line by line. */
export interface ReadErrors {
  kind: 'errors';
  /** Empty where the file does not say it. */
  establishment: string;
  rows: { uan: string; line: number | null; text: string }[];
}

/** A portal's list of members with their names. */
export interface ReadMembers {
  kind: 'members';
  rows: { uan: string; name: string }[];
}

/** Whatever a portal gave that can be read. */
export type ReadBack = ReadChallan | ReadErrors | ReadMembers;

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A month as portals write it: `OCT-2026`, `October 2026`, `10/2026`. */
function monthOf(written: string): string {
  const [, word = '', number = '', year = ''] = /(?:([a-z]{3})[a-z]*|(\d{1,2}))[\s\-/,]*(\d{4})/i.exec(written) ?? [];
  const place = word === '' ? Number(number) : names.indexOf(word.toLowerCase()) + 1;
  return place >= 1 && place <= 12 ? `${year}-${String(place).padStart(2, '0')}` : '';
}

/** What is behind the first of these labels, on its line or the next. */
function behind(text: string, labels: readonly string[], shape: string): string {
  for (const label of labels) {
    const found = new RegExp(`${label}[\\s.:|()₹,"-]*(?:rs\\.?[\\s.:)]*)?(${shape})`, 'i').exec(text);
    if (found?.[1]) return found[1].trim();
  }
  return '';
}

const AMOUNT = '[0-9][0-9,]*(?:\\.[0-9]{1,2})?';
const MONTH = '(?:[a-z]{3,9}|[0-9]{1,2})[\\s\\-/,]*[0-9]{4}';
const DAY = '[0-9]{1,2}[\\s\\-/.](?:[a-z]{3,9}|[0-9]{1,2})[\\s\\-/.][0-9]{4}';

const challanOf = (text: string, of: ReadChallan['of']): Omit<ReadChallan, 'kind' | 'of'> => {
  const isPf = of === 'PF';
  const day = behind(
    text,
    isPf ? ['payment date', 'paid on', 'presentation date'] : ['challan submitted date', 'payment date'],
    DAY,
  );
  return {
    number: behind(text, isPf ? ['trrn(?: no)?'] : ['challan number', 'challan no'], '[0-9]{10,20}'),
    establishment: behind(
      text,
      isPf ? ['establishment (?:id|code)(?: (?:&|and) name)?'] : ['employer.?s? code(?: no)?'],
      isPf ? '[A-Z]{5}[0-9]{10}|[A-Z]{2}[A-Z/]*[0-9/]{7,}' : '[0-9]{17}',
    ).toUpperCase(),
    month: monthOf(behind(text, isPf ? ['wage month(?: of)?'] : ['challan period', 'contribution period'], MONTH)),
    amountPaise:
      parseRupees(
        behind(
          text,
          isPf ? ['total amount', 'grand total'] : ['amount paid', 'total amount', 'challan amount'],
          AMOUNT,
        ),
      ) ?? 0,
    paidOn: day === '' ? null : readDay(day),
  };
};

const cellsOf = (line: string) => line.split(/#~#|[,;|\t]/).map((cell) => cell.replace(/^["'\s]+|["'\s]+$/g, ''));

function membersOf(lines: readonly string[]): ReadMembers | undefined {
  const heading = lines.findIndex((line) => /\buan\b/i.test(line) && /name/i.test(line));
  if (heading < 0) return undefined;
  const titles = cellsOf(lines[heading] ?? '').map((title) => title.toLowerCase());
  const [uan, name, error] = [
    titles.findIndex((title) => /^uan\b/.test(title)),
    titles.findIndex((title) => /name/.test(title)),
    titles.findIndex((title) => /error|reason|remark|message/.test(title)),
  ];
  if (uan < 0 || name < 0 || error >= 0) return undefined;
  const rows = lines.slice(heading + 1).flatMap((line) => {
    const cells = cellsOf(line);
    return /^\d{12}$/.test(cells[uan] ?? '') ? [{ uan: cells[uan] ?? '', name: cells[name] ?? '' }] : [];
  });
  return rows.length === 0 ? undefined : { kind: 'members', rows };
}

function errorsOf(text: string, lines: readonly string[]): ReadErrors | undefined {
  const rows = lines.flatMap((line) => {
    const uan = /(?<!\d)\d{12}(?!\d)/.exec(line)?.[0] ?? '';
    const number = /\bline(?: *(?:number|no))?[\s.:<-]*(\d{1,6})\b/i.exec(line)?.[1];
    if (uan === '' && number === undefined) return [];
    return [{ uan, line: number === undefined ? null : Number(number), text: line.replace(/#~#/g, ' ').trim() }];
  });
  if (rows.length === 0) return undefined;
  return { kind: 'errors', establishment: behind(text, ['establishment (?:id|code)'], '[A-Z]{5}[0-9]{10}'), rows };
}

/**
 * What a text of a portal is: PF's or ESI's challan, a file of errors, or a list of members; undefined for anything
 * else. A PDF's text is read by its labels, in any order.
 */
export function readBack(text: string): ReadBack | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (/\btrrn\b/i.test(text) && /wage month/i.test(text))
    return { kind: 'challan', of: 'PF', ...challanOf(text, 'PF') };
  if (/challan (?:number|no)/i.test(text) && /employer.?s? code/i.test(text))
    return { kind: 'challan', of: 'ESI', ...challanOf(text, 'ESI') };
  return membersOf(lines) ?? errorsOf(text, lines);
}
