import { z } from 'zod';
import { recordOf } from '../../records/recordFields';
import { oneOf, text, yesNo } from '../../records/validation';

/** What a column of a bank's file can name, in braces: `{account}`. */
export const bankPlaceholders = [
  'number',
  'name',
  'account',
  'ifsc',
  'icici ifsc',
  'amount',
  'paise',
  'mode',
  'mode letter',
  'date',
  'slash date',
  'plain date',
  'narration',
  'reference',
  'debit account',
  'count',
  'total',
  'total paise',
] as const;
export type BankPlaceholder = (typeof bankPlaceholders)[number];

/** What is between the columns of a bank's file. */
export const bankSeparators = { Comma: ',', Semicolon: ';', Pipe: '|', Caret: '^', Tab: '\t', None: '' } as const;
export type BankSeparator = keyof typeof bankSeparators;

/**
 * A bank's layout: a row for each column, its heading and content. `{name:40}` fills with spaces up to a width,
 * `{paise:015}` with zeros.
 */
export interface BankLayout {
  id: string;
  title: string;
  separator: BankSeparator;
  hasHeading: boolean;
  /** The bank that pays by it, by the first letters of its IFSC, and its word for a transfer to an account of its own. By default the bank of the company’s account, and FT. */
  bank?: { letters: string; own: string };
  columns: readonly (readonly [heading: string, template: string])[];
  /** A last line of its own. By default none. */
  last?: string;
}

const inBraces = /\{([a-z ]+)(?::(0?)(\d+))?\}/g;
const isKnown = (name: string): name is BankPlaceholder => bankPlaceholders.some((each) => each === name);

/** A column with what its placeholders name. Throws a RangeError for a value that is wider than its place: a bank would read another amount or account. */
export function fillColumn(template: string, values: Readonly<Record<BankPlaceholder, string>>): string {
  return template.replace(inBraces, (_, name: BankPlaceholder, zero: string, width: string | undefined) => {
    const value = values[name];
    if (width === undefined) return value;
    const size = Number(width);
    if (value.length > size) throw new RangeError(`“${value}” is longer than the ${size} characters of its column.`);
    return zero === '0' ? value.padStart(size, '0') : value.padEnd(size);
  });
}

/** What is wrong with the columns of a layout, in a sentence; undefined when nothing is. */
function columnsProblem(typed: string): string | undefined {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines) {
    const [, template] = columnOfLine(line);
    const unknown = [...template.matchAll(/\{([^{}]*)\}/g)]
      .map(([, inside = '']) => inside.replace(/:\d+$/, ''))
      .find((name) => !isKnown(name));
    if (unknown !== undefined)
      return `There is no {${unknown}}. Use ${bankPlaceholders.map((name) => `{${name}}`).join(', ')}.`;
    if (/[{}]/.test(template.replace(inBraces, ''))) return `Write each placeholder in two braces: “${line.trim()}”.`;
  }
  return typed.includes('{account') && typed.includes('{amount}') === typed.includes('{paise')
    ? 'Name {amount} or {paise}, one of them.'
    : ['{account', '{ifsc'].every((name) => typed.includes(name))
      ? undefined
      : 'Name {account}, {ifsc} and {amount}: without them a bank pays nobody.';
}

/** `Heading: {template}`; a line without a colon is a column without a heading. */
function columnOfLine(line: string): readonly [heading: string, template: string] {
  const [, heading = '', template = line] = /^([^:{}]*):\s*(.*)$/.exec(line.trim()) ?? [];
  return [heading.trim(), template.trim()];
}

/** A layout of the office's own: its bank's columns, a line each. */
export const bankLayoutInput = z.object({
  name: text('name', 80),
  separator: oneOf('separator', Object.keys(bankSeparators) as [BankSeparator, ...BankSeparator[]]).default('Comma'),
  hasHeading: yesNo('Heading').default(true),
  /** `Heading: {placeholder}`, a line each. */
  columns: text('columns', 5_000).superRefine((value, context) => {
    const message = columnsProblem(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  }),
});

export type BankLayoutInput = z.infer<typeof bankLayoutInput>;

/** The same as the API answers it. */
export const bankLayoutRecord = /* @__PURE__ */ recordOf(bankLayoutInput, () => ({}));
export type BankLayoutRecord = z.infer<typeof bankLayoutRecord>;

/** A stored layout as the writer takes it. */
export const layoutOfRecord = ({ id, name, separator, hasHeading, columns }: BankLayoutRecord): BankLayout => ({
  id: `bank-${id}`,
  title: name,
  separator,
  hasHeading,
  columns: columns
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(columnOfLine),
});
