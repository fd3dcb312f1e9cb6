import { dateOf, readMinute } from './readMoment';

/** The columns of a register or of a punch machine's file that mean something, with their labels. */
export const importColumns = {
  code: 'Employee code',
  name: 'Name',
  moment: 'Date and time',
  date: 'Date',
  time: 'Time',
  in: 'In',
  out: 'Out',
  direction: 'Direction',
} as const;
export type ImportColumn = keyof typeof importColumns;
/** Which of the file's columns each is. */
export type ImportMap = Readonly<Partial<Record<ImportColumn, string>>>;

/** How such files call their columns, the surest first. */
const headings: readonly (readonly [ImportColumn, RegExp])[] = [
  [
    'code',
    /^((employee|emp|staff|user|person|enroll?(ment)?|badge|card|ac)[ .-]*(code|id|no|number)|code|e ?code|token no)$/,
  ],
  ['name', /^((employee|emp|staff|user|person)[ .-]*)?name$/],
  [
    'moment',
    /^(date ?(and|&|\/)? ?time|(punch|log|record|event)[ .-]*(date ?time|time ?stamp|moment)|time ?stamp|punch)$/,
  ],
  ['date', /^((punch|log|attendance|work)[ .-]*)?(date|day)$/],
  ['in', /^((punch|check|clock|time)[ .-]*)?in([ .-]*(time|punch))?$/],
  ['out', /^((punch|check|clock|time)[ .-]*)?out([ .-]*(time|punch))?$/],
  ['time', /^((punch|log)[ .-]*)?time$/],
  ['direction', /^(direction|state|in ?\/ ?out|io|(punch|log)[ .-]*(type|state|direction))$/],
];

/** What a heading means; undefined for a day of the month, or nothing. */
export function columnOf(heading: string): ImportColumn | undefined {
  const written = heading
    .trim()
    .replace(/[_\s]+/g, ' ')
    .replace(/\.$/, '')
    .toLowerCase();
  return headings.find(([, pattern]) => pattern.test(written))?.[0];
}

interface Table {
  keys: readonly string[];
  rows: readonly { values: Readonly<Record<string, string>> }[];
}

/** How many rows tell what a column holds. */
const LOOKED_AT = 200;

/** Guesses what each column is, by its heading and by what its cells hold; in a log without headings the person is first, and whether they come or go is fourth (ZKTeco's attlog.dat). */
export function guessColumns({ keys, rows }: Table): ImportMap {
  const map: Partial<Record<ImportColumn, string>> = {};
  for (const key of keys) {
    const column = columnOf(key);
    if (column && map[column] === undefined) map[column] = key;
  }
  const holdsMoments = (key: string) => {
    const cells = rows.slice(0, LOOKED_AT).map(({ values }) => (values[key] ?? '').trim());
    const filled = cells.filter(Boolean);
    return (
      filled.length > 0 &&
      filled.every((cell) => /\s|T/.test(cell) && dateOf(cell, {}) && readMinute(cell) !== undefined)
    );
  };
  if (map.moment === undefined) {
    const key = [map.time, map.date, ...keys].find((each) => each !== undefined && holdsMoments(each));
    if (key !== undefined) {
      map.moment = key;
      if (map.time === key) delete map.time;
      if (map.date === key) delete map.date;
    }
  }
  const [first, , , fourth] = keys;
  if (keys.every((key, place) => key === `Column ${place + 1}`) && map.moment !== undefined) {
    if (first !== undefined && first !== map.moment) map.code = first;
    const said = new Set(rows.map(({ values }) => (values[fourth ?? ''] ?? '').trim()));
    if (fourth !== undefined && said.has('0') && said.has('1')) map.direction = fourth;
  }
  return map;
}

/** Whether a file with these columns holds punches, not a register: it says when people came or went. */
export const holdsPunches = (map: ImportMap): boolean =>
  map.moment !== undefined || (map.date !== undefined && (map.time ?? map.in ?? map.out) !== undefined);
