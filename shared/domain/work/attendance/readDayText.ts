import { type DayCode, type DayValue, dayNames } from './mark';

/** How else registers write a letter. */
const spellings: Readonly<Record<string, DayCode>> = {
  PR: 'P',
  PRESENT: 'P',
  HD: 'H',
  HALF: 'H',
  '1/2': 'H',
  '½': 'H',
  WO: 'W',
  'W/O': 'W',
  OFF: 'W',
  PH: 'F',
  NH: 'F',
  HOL: 'F',
  CL: 'C',
  SL: 'S',
  EL: 'E',
  AB: 'A',
  ABS: 'A',
  LWP: 'A',
  ...Object.fromEntries(Object.entries(dayNames).map(([code, name]) => [name.toUpperCase(), code as DayCode])),
  ...Object.fromEntries(Object.keys(dayNames).map((code) => [code, code as DayCode])),
};

/** A day as people write it: "P", "WO", "P+2", "P 1.5" (with this many hours of overtime), or nothing. Undefined for what means none of these. */
export function readDayText(text: string): DayValue | undefined {
  const written = text.trim().toUpperCase();
  if (written === '' || written === '-') return { code: '', overtimeMinutes: 0 };
  const plain = spellings[written];
  if (plain) return { code: plain, overtimeMinutes: 0 };
  const match = /^(.+?)\s*\+?\s*(\d{1,2}(?:[.,]\d{1,2})?)$/.exec(written);
  const code = match && spellings[(match[1] ?? '').trim()];
  if (!code) return undefined;
  return { code, overtimeMinutes: Math.round(Number((match[2] ?? '').replace(',', '.')) * 60) };
}

/** The letter of a day as people write it, in capitals and without its hours of overtime; empty for nothing. */
export function letterOf(text: string): string {
  const written = text.trim().toUpperCase();
  if (written === '-' || spellings[written]) return written === '-' ? '' : written;
  return /^(.+?)\s*\+?\s*\d{1,2}(?:[.,]\d{1,2})?$/.exec(written)?.[1]?.trim() ?? written;
}

/** Overtime as hours: "1.5"; empty for none. */
export const overtimeText = (minutes: number): string => (minutes === 0 ? '' : String(minutes / 60));

/** A day as the register shows it: "P", "P+1.5"; empty where nothing is marked. */
export const dayText = ({ code, overtimeMinutes }: DayValue): string =>
  overtimeMinutes === 0 ? code : `${code}+${overtimeText(overtimeMinutes)}`;
