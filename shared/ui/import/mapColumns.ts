import { headingWords } from 'shared/domain/tables/headingWords';
import type { Field } from '../form/field';

/** Which field each column of a file fills, by the column's heading; undefined for one that is ignored. */
export type ColumnMap = Readonly<Record<string, string | undefined>>;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The list's headings for its fields, by the field. */
type Titles = Readonly<Record<string, string>>;

/** A shorter name says too little to be looked for inside another. */
const FEWEST_LETTERS = 3;

/** The fields that a file can fill. */
export function importableFields<I>(fields: readonly Field<I>[]): readonly Field<object>[] {
  return (fields as readonly Field<object>[]).filter(({ kind, readOnly }) => kind !== 'file' && !readOnly);
}

/** Words that many headings share say nothing of a field; of the others their beginning does: joining, joined. */
const common = new Set(['date', 'name', 'number', 'month', 'code', 'with', 'from']);
const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !common.has(word)).map((word) => word.slice(0, 4));

type Guess = (head: string, field: Field<object>, title: string) => boolean;

/** A field called exactly so, also by the list's column. */
const isCalled: Guess = (head, { name, label }, title) =>
  plain(head) !== '' && [name, label, title].some((called) => plain(called) === plain(head));
/** A field that files call so. */
const isKnownAs: Guess = (head, { name }) => (headingWords[name] ?? []).some((called) => plain(called) === plain(head));

/**
 * A heading's possible fields, the surest first: one with exactly this name, one with this name in other files, one
 * whose name contains it or is contained in it, one that shares a telling word.
 */
const guesses: readonly Guess[] = [
  isCalled,
  isKnownAs,
  (head, { label }) => {
    const [wanted, called] = [plain(head), plain(label)];
    return (
      Math.min(wanted.length, called.length) >= FEWEST_LETTERS && (called.includes(wanted) || wanted.includes(called))
    );
  },
  (head, { label }) => stems(label).some((stem) => stems(head).includes(stem)),
];

/** Whether a heading is surely a field's. */
export const knownHeading =
  (fields: readonly Field<object>[], titles: Titles) =>
  (head: string): boolean =>
    fields.some((field) =>
      [isCalled, isKnownAs].some((means) => means(head, field, titles[field.name] ?? field.label)),
    );

/** Guesses by their names which field each column fills: what is surest first, and only what can mean one field. No field is filled twice. */
export function mapColumns(heads: readonly string[], fields: readonly Field<object>[], titles: Titles = {}): ColumnMap {
  const map = new Map<string, string>();
  for (const means of guesses) {
    for (const head of heads.filter((each) => !map.has(each))) {
      const [guess, ...others] = fields.filter(
        (field) => ![...map.values()].includes(field.name) && means(head, field, titles[field.name] ?? field.label),
      );
      if (guess && (others.length === 0 || means === isCalled)) map.set(head, guess.name);
    }
  }
  return Object.fromEntries(heads.map((head) => [head, map.get(head)]));
}
