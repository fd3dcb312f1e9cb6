import { headingWords } from 'shared/domain/tables/headingWords';
import type { Field } from '../form/field';

/** The field of each column of a file, by the column's heading; undefined for ignored columns. */
export type ColumnMap = Readonly<Record<string, string | undefined>>;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The list's headings by field. */
type Titles = Readonly<Record<string, string>>;

/** A shorter name is too ambiguous for substring matching. */
const FEWEST_LETTERS = 3;

/** The fields that a file can contain. */
export function importableFields<I>(fields: readonly Field<I>[]): readonly Field<object>[] {
  return (fields as readonly Field<object>[]).filter(({ kind, readOnly }) => kind !== 'file' && !readOnly);
}

/** Words common to many headings are ignored; the others match by their stem: joining, joined. */
const common = new Set(['date', 'name', 'number', 'month', 'code', 'with', 'from']);
const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !common.has(word)).map((word) => word.slice(0, 4));

type Guess = (head: string, field: Field<object>, title: string) => boolean;

/** A field with exactly this name, also in the list. */
const isCalled: Guess = (head, { name, label }, title) =>
  plain(head) !== '' && [name, label, title].some((called) => plain(called) === plain(head));
/** A field with this alias. */
const isKnownAs: Guess = (head, { name }) => (headingWords[name] ?? []).some((called) => plain(called) === plain(head));

/**
 * A heading's possible fields, best match first: an exact name, an alias, a name containing or contained in it, a
 * shared distinctive word.
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

/** Whether a heading surely means a field. */
export const knownHeading =
  (fields: readonly Field<object>[], titles: Titles) =>
  (head: string): boolean =>
    fields.some((field) =>
      [isCalled, isKnownAs].some((means) => means(head, field, titles[field.name] ?? field.label)),
    );

/** Guesses each column's field by heading: best matches first, then only unambiguous ones. No field is used twice. */
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
