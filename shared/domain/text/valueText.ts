import { formatDate, formatDateTime, formatMonth } from '../dates/dates';
import { isIsoDate, isIsoMonth } from '../dates/isoDate';
import { formatRupees } from './money';

const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

function textOf(text: string): string {
  if (isIsoDate(text)) return formatDate(text);
  if (isIsoMonth(text)) return formatMonth(text);
  return isInstant(text) ? formatDateTime(text) : text;
}

/** An id of a record, which says nothing to people. */
const isId = (value: unknown) => typeof value === 'string' && /^(?=.*\d)[0-9a-z]{20}$/.test(value);
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * A stored value in words, as the name of its field and its own shape tell: paise as rupees, days, months and instants
 * as people write them, yes and no, the texts of a list, how many entries of a list of records or of their ids. Empty for nothing.
 */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return name.endsWith('Paise') && Number.isSafeInteger(value) ? formatRupees(value) : String(value);
  if (typeof value === 'string') return textOf(value);
  if (!Array.isArray(value))
    return Object.entries(value as object)
      .filter(([, part]) => !isEmpty(part))
      .map(([key, part]) => `${fieldWords(key)} ${valueText(key, part)}`)
      .join(', ');
  if (value.every((part) => typeof part !== 'object' && !isId(part)))
    return value.map((part) => valueText(name, part)).join(', ');
  return value.length === 1 ? '1 entry' : `${value.length} entries`;
}

const abbreviations = /\b(pf|esi|esic|uan|pan|gst|gstin|tds|sac|sez|hr|hq|dc|upi)\b/g;

/** A field's name in words, where it has no better label: `joinedOn` is "Joined on", `grossPaise` "Gross", `center_code` "Center code". */
export function fieldWords(name: string): string {
  const words = name
    .replace(/(Paise|Id)$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
    .replace(abbreviations, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
