import type { Field } from '../form/field';

/** Which field each column of a file fills, by the column's heading; undefined for one that is ignored. */
export type ColumnMap = Readonly<Record<string, string | undefined>>;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A shorter name says too little to be looked for inside another. */
const FEWEST_LETTERS = 3;

/** The fields that a file can fill. */
export function importableFields<I>(fields: readonly Field<I>[]): readonly Field<object>[] {
  return (fields as readonly Field<object>[]).filter(({ kind, readOnly }) => kind !== 'file' && !readOnly);
}

/** The fields that a heading could mean: those called exactly so, else those whose name it contains or that contain it. */
function guesses(head: string, fields: readonly Field<object>[], isExact: boolean): readonly Field<object>[] {
  const wanted = plain(head);
  if (isExact) return fields.filter(({ name, label }) => plain(name) === wanted || plain(label) === wanted);
  if (wanted.length < FEWEST_LETTERS) return [];
  return fields.filter(({ label }) => plain(label).length >= FEWEST_LETTERS && (plain(label).includes(wanted) || wanted.includes(plain(label))));
}

/** Guesses by their names which field each column fills: exact names first, then what can mean one field only. No field is filled twice. */
export function mapColumns(heads: readonly string[], fields: readonly Field<object>[]): ColumnMap {
  const map = new Map<string, string>();
  for (const isExact of [true, false]) {
    for (const head of heads.filter((each) => !map.has(each))) {
      const free = fields.filter(({ name }) => ![...map.values()].includes(name));
      const [guess, ...others] = guesses(head, free, isExact);
      if (guess && (isExact || others.length === 0)) map.set(head, guess.name);
    }
  }
  return Object.fromEntries(heads.map((head) => [head, map.get(head)]));
}
