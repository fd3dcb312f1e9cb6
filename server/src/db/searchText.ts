import { phoneDigits, phoneRuns } from 'shared/domain/text/phoneDigits';

/** The most letters of a record that search looks at: long notes would make every search slow. */
const MAX_SEARCH = 800;

/** The fewest digits of a stored text that are taken for a phone number. */
const FEWEST_DIGITS = 7;

/**
 * A record's value under the name of a column, or of a field of the entries that a column lists: `items.description`.
 */
function valuesAt(record: Readonly<Record<string, unknown>>, name: string): unknown[] {
  const [column = '', field] = name.split('.');
  const value = record[column];
  if (field === undefined) return [value];
  return Array.isArray(value) ? value.map((entry: Record<string, unknown>) => entry[field]) : [];
}

/** Phone numbers as their digits, where they are written another way. */
function digitsIn(text: string): string[] {
  return phoneRuns(text)
    .map(phoneDigits)
    .filter((digits) => digits.length >= FEWEST_DIGITS && !text.includes(digits));
}

function searchable(name: string, value: unknown): string[] {
  if (typeof value === 'number' && name.endsWith('Paise')) return [`₹${(value / 100).toFixed(2)}`];
  const text = String(value ?? '').slice(0, MAX_SEARCH);
  return text === '' ? [] : [text, ...digitsIn(text)];
}

/**
 * The text that `q` searches: a record's values under these names (`name`, `items.description`), in small letters, with
 * amounts as `₹120000.00` and also the digits of phone numbers.
 */
export const searchText = (names: readonly string[], record: Readonly<Record<string, unknown>>): string =>
  names
    .flatMap((name) => valuesAt(record, name).flatMap((value) => searchable(name, value)))
    .join(' ')
    .toLowerCase()
    .slice(0, MAX_SEARCH);

const split = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** `1,20,000`, `₹ 120000.5`, `Rs. 120000`: an amount in rupees as search has it; undefined for anything else, and for digits alone, which are found as they are. */
function amountIn(typed: string): string | undefined {
  const [, sign = '', whole = '', part] =
    /^(₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d+)(?:\.(\d{1,2}))?$/i.exec(typed.trim()) ?? [];
  if (whole === '' || (sign === '' && !whole.includes(','))) return undefined;
  return `₹${whole.replaceAll(',', '')}.${part ?? ''}`;
}

/**
 * A search as lists of words in small letters: a record matches if it has all words of one list. In addition to the
 * typed words, phone numbers as their digits; an amount as typed, or as stored. Empty for an empty search.
 */
export function readWords(typed: string): string[][] {
  const words = split(typed);
  if (words.length === 0) return [];
  const amount = amountIn(typed);
  const asDigits = phoneRuns(typed).reduce((text, run) => text.replace(run, phoneDigits(run) || run), typed);
  const ways = amount === undefined ? [words, split(asDigits)] : [[typed.trim().toLowerCase()], [amount]];
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
}
