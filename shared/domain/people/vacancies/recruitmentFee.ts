import { formatRupees } from '../../text/money';

/** The recruitment fee as a share of the yearly cost to company, in percent. */
export const feePercent = 10;

const units: [RegExp, number][] = [
  [/^(?:l|lac|lacs|lakh|lakhs|lpa)$/, 1_00_000],
  [/^(?:cr|crore|crores)$/, 1_00_00_000],
  [/^$/, 1],
];

/** Commas that group digits, as in India or the west; `readNumber.ts` has the console's, which a public page does not load. */
const grouped = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}$/;

/**
 * The rupees a year that someone typed: `6,00,000`, `₹600000`, `6 lakh`, `6.5 LPA`, `1 crore`.
 * Undefined when it is not an amount above 0, or above 100 crore.
 */
export function parseSalary(typed: string): number | undefined {
  const match = /^₹?([0-9,]*)(\.[0-9]+)?([a-z]*)$/.exec(typed.toLowerCase().replace(/[\s\p{Cf}]/gu, ''));
  const unit = units.find(([name]) => name.test(match?.[3] ?? '?'));
  const whole = match?.[1] ?? '';
  if (!match || !unit || (whole.includes(',') && !grouped.test(whole))) return undefined;
  const rupees = Number(whole.replaceAll(',', '') + (match[2] ?? '')) * unit[1];
  return rupees > 0 && rupees <= 100_00_00_000 ? rupees : undefined;
}

/** The recruitment fee for a salary in rupees, in whole paise. */
const feePaise = (salary: number) => Math.round(salary * feePercent);

/** A hint on how to type a salary. */
export const salaryExample = '6,00,000 or 6 lakh';

/** The cost of a hire for a yearly salary in rupees: the fee, and its basis. */
export const estimateOf = (salary: number): { fee: string; terms: string } => ({
  fee: formatRupees(feePaise(salary)),
  terms: `once, plus GST, for ${formatRupees(Math.round(salary * 100))} a year`,
});
