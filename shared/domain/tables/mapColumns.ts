/** A column that is looked for: its name in the code, its label on the screen, and headings that surely mean it. */
export interface KnownColumn<N extends string = string> {
  name: N;
  label: string;
  known: RegExp;
}

/** Which of a file's headings each column is. */
export type ColumnMap<N extends string = string> = Readonly<Partial<Record<N, string>>>;

/** Guesses a file's columns by their headings, the first column's first; of several headings, the first that is not taken. */
export function mapColumns<N extends string>(
  columns: readonly KnownColumn<N>[],
  headings: readonly string[],
): ColumnMap<N> {
  const taken = new Set<string>();
  return Object.fromEntries(
    columns.flatMap(({ name, known }) => {
      const heading = headings.find((each) => known.test(each) && !taken.has(each));
      if (heading === undefined) return [];
      taken.add(heading);
      return [[name, heading]];
    }),
  ) as ColumnMap<N>;
}
