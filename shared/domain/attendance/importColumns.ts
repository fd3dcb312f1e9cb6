/** What a column of a register or of a punch machine's file can be. */
export type ImportColumn = 'code' | 'name' | 'moment' | 'date' | 'time' | 'in' | 'out' | 'direction';

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
  ['direction', /^(direction|in ?\/ ?out|io|(punch|log)[ .-]*(type|state|direction))$/],
];

/** What a heading means; undefined for a day of the month, or nothing. */
export function columnOf(heading: string): ImportColumn | undefined {
  const written = heading
    .trim()
    .replace(/[_\s]+/g, ' ')
    .toLowerCase();
  return headings.find(([, pattern]) => pattern.test(written))?.[0];
}

/** Whether a file with these headings holds punches, not a register: it says when people came or went. */
export function holdsPunches(keys: readonly string[]): boolean {
  const columns = new Set(keys.map(columnOf));
  return columns.has('moment') || (columns.has('date') && (columns.has('time') || columns.has('in')));
}
