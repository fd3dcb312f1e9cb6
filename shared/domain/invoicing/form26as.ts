import { z } from 'zod';
import { financialYearOf, quarterOf } from '../dates/financialYear';
import { isIsoDate } from '../dates/isoDate';
import { isSameName } from '../text/isSameName';

/** What a deductor told of one payment; amounts are paise. */
export interface DeductedRow {
  tan: string;
  name: string;
  section: string;
  date: string;
  paidPaise: number;
  taxPaise: number;
}

/** Tax that a client kept back, as we recorded it. */
export interface OwnDeduction {
  clientName: string;
  date: string;
  taxPaise: number;
}

/** The file is no form 26AS, or can’t be read. */
export class No26asError extends Error {
  override name = 'No26asError';
}

const TAN = /^[A-Z]{4}[0-9]{5}[A-Z]$/;
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `30-Jun-2026`, `30/06/2026` or `2026-06-30` as an ISO day; empty for anything else. */
function dayOf(cell: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/ ](\w{2,9})[-/ ](\d{4})/.exec(cell) ?? [];
  const place = monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const iso =
    year === ''
      ? cell.slice(0, 10)
      : `${year}-${place > 0 ? String(place).padStart(2, '0') : month}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : '';
}

const paiseOf = (cell = '') => Math.round(Number(cell.replaceAll(',', '').trim()) * 100);

/**
 * Reads part I of form 26AS (from 2026-27 form 168) of TRACES, as its text has it: a line of each deductor with name and TAN,
 * below it a line of each payment with section, day, status, booking, remarks, amount and tax. A workbook’s cells are the same lines.
 * @throws No26asError
 */
export function read26as(lines: readonly (readonly string[])[]): DeductedRow[] {
  const rows: DeductedRow[] = [];
  let deductor = { tan: '', name: '' };
  for (const line of lines) {
    const cells = line.map((cell) => cell.trim());
    const at = cells.findIndex((cell) => TAN.test(cell));
    if (at > 0) deductor = { tan: cells[at] ?? '', name: cells[at - 1] ?? '' };
    // Another part, of tax collected or of payments without tax, ends with no deductor of its own.
    else if (/^\^?part[ -]/i.test(cells.find(Boolean) ?? '')) deductor = { tan: '', name: '' };
    else {
      const day = cells.findIndex((cell) => dayOf(cell) !== '');
      const amounts = cells.slice(-3).map(paiseOf);
      const [paidPaise = 0, taxPaise = 0] = amounts;
      if (deductor.tan !== '' && day > 0 && amounts.every(Number.isSafeInteger))
        rows.push({ ...deductor, section: cells[day - 1] ?? '', date: dayOf(cells[day] ?? ''), paidPaise, taxPaise });
    }
  }
  if (rows.length === 0)
    throw new No26asError(
      'This is no form 26AS: it has no deductor with a TAN and a payment. Save it on TRACES as text or Excel.',
    );
  return rows;
}

/** How a client's quarter stands between form 26AS and what was recorded. */
const deductionStates = ['Agrees', 'Differs', 'Only in 26AS', 'Only with us'] as const;

/** A client's tax of a quarter on both sides. */
export const deductionMatch = z.object({
  state: z.enum(deductionStates),
  /** `2026-27 Q1`. */
  quarter: z.string(),
  name: z.string(),
  /** Empty of what is only with us. */
  tan: z.string(),
  sections: z.string(),
  theirsPaise: z.int(),
  oursPaise: z.int(),
});
export type DeductionMatch = z.infer<typeof deductionMatch>;

/** Tax is kept back in whole rupees, invoice by invoice: so much may a quarter differ. */
const TOLERANCE_PAISE = 1000;

const quarterOfDay = (date: string) => `${financialYearOf(date)} Q${quarterOf(date)}`;

/**
 * Sets what deductors told beside what was recorded, by client and quarter. A deductor is the client of the same name; of
 * those that are left, the one client of the quarter with the same tax. Only the quarters of the file are looked at.
 */
export function match26as(rows: readonly DeductedRow[], own: readonly OwnDeduction[]): DeductionMatch[] {
  const theirs = new Map<string, DeductionMatch>();
  for (const { tan, name, section, date, taxPaise } of rows) {
    const quarter = quarterOfDay(date);
    const none: DeductionMatch = {
      state: 'Only in 26AS',
      quarter,
      name,
      tan,
      sections: '',
      theirsPaise: 0,
      oursPaise: 0,
    };
    const match = theirs.get(`${tan} ${quarter}`) ?? none;
    match.theirsPaise += taxPaise;
    match.sections = [...new Set([...match.sections.split(', '), section])].filter(Boolean).join(', ');
    theirs.set(`${tan} ${quarter}`, match);
  }
  const quarters = new Set([...theirs.values()].map(({ quarter }) => quarter));
  const ours = new Map<string, { quarter: string; name: string; paise: number }>();
  for (const { clientName, date, taxPaise } of own) {
    const quarter = quarterOfDay(date);
    if (!quarters.has(quarter)) continue;
    const key = `${clientName.toLowerCase()} ${quarter}`;
    const sum = ours.get(key) ?? { quarter, name: clientName, paise: 0 };
    sum.paise += taxPaise;
    ours.set(key, sum);
  }
  const left = new Set(ours.values());
  const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_PAISE;
  const pair = (match: DeductionMatch, found: { paise: number; quarter: string; name: string } | undefined) => {
    if (!found) return;
    left.delete(found);
    match.oursPaise = found.paise;
    match.state = isNear(match.theirsPaise, found.paise) ? 'Agrees' : 'Differs';
  };
  const open = () => [...theirs.values()].filter(({ state }) => state === 'Only in 26AS');
  for (const match of open())
    pair(
      match,
      [...left].find(({ quarter, name }) => quarter === match.quarter && isSameName(name, match.name)),
    );
  for (const match of open()) {
    const alike = [...left].filter(
      ({ quarter, paise }) => quarter === match.quarter && isNear(paise, match.theirsPaise),
    );
    if (alike.length === 1) pair(match, alike[0]);
  }
  const alone = [...left].map(
    ({ quarter, name, paise }): DeductionMatch => ({
      ...{ state: 'Only with us', quarter, name, tan: '', sections: '', theirsPaise: 0, oursPaise: paise },
    }),
  );
  return [...theirs.values(), ...alone].sort(
    (a, b) => a.quarter.localeCompare(b.quarter) || a.name.localeCompare(b.name),
  );
}

/** The lines of the file, cell by cell. */
export const form26asInput = z.object({
  lines: z
    .array(z.array(z.string().max(500)).max(60), { error: 'Choose the file.' })
    .min(1, 'Choose the file.')
    .max(20_000, 'Choose a file of at most 20,000 lines.'),
});

/** What the file has beside what was recorded. */
export const form26asAnswer = z.object({ rows: z.array(deductionMatch) });
export type Form26asAnswer = z.infer<typeof form26asAnswer>;
