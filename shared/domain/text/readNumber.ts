import { groupIndian } from './formatNumber';
import { withoutMarks } from './withoutMarks';

const grouped = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/;

/** Digits without the commas that group them, as in India (`12,34,567`) or the west (`1,234,567`); null when a comma groups nothing. */
export function ungrouped(whole: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  return grouped.test(whole) ? whole.replaceAll(',', '') : null;
}

/** A number as people write it: `1,20,000.5`, `-3`, `12.`; null when it is none, or when a comma in it groups nothing. */
export function readNumber(typed: string): number | null {
  const match = /^([-−]?)\s*([\d,]*)(?:\.(\d*))?$/.exec(withoutMarks(typed));
  const whole = ungrouped(match?.[2] ?? '');
  if (!match || whole === null || (whole === '' && !match[3])) return null;
  const number = Number(`${whole || '0'}.${match[3] || '0'}`);
  return match[1] ? 0 - number : number;
}

const written = (digits: string) => groupIndian(digits.replace(/^0+(?=\d)/, ''));

/** The readings of digits whose commas or points group nothing; none for anything else. */
function readingsOf(typed: string): string[] {
  const [, whole = '', mark, rest = ''] = /^([\d.,]*)([.,])(\d+)$/.exec(typed) ?? [];
  const before = whole.replace(/\D/g, '');
  if (mark === undefined || before === '') return [];
  const asDecimals = `${written(before)}.${rest.padEnd(2, '0')}`;
  const asGroup = written(before + rest);
  if (rest.length > 2) return [asGroup];
  return /\./.test(whole) && mark === ',' ? [asDecimals] : [asDecimals, asGroup];
}

/**
 * What is wrong with a text that should be a number, or an amount in rupees, and is read as none: a question with all
 * that it may mean where a comma groups nothing (`25000,50`), else what to enter.
 * @param example a number as it is meant
 */
export function numberProblem(typed: string, example: string): string {
  const text = withoutMarks(typed);
  const readings = readingsOf(text.replace(/^[-−]?\s*(?:₹|\$|Rs\.?|INR)?\s*|\s*\/-$/gi, ''));
  if (readings.length > 0) return `Did you mean ${readings.join(' or ')}? A comma here groups no digits.`;
  return `Enter it as a number like ${example}.`;
}
