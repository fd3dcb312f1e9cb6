/** Where a value of a declared type goes: `in` from the module to the shell, `out` from the shell to the module. */
export type Way = 'in' | 'out' | 'both';

/**
 * What one side offers to the other: packages, with a line for each of their symbols and members.
 *
 * A name is an export (`DataTable`), a member of a named type (`DataTableProps.rows`), a parameter's (`notify.success(1).undo`)
 * or a result's (`useSave().save`). A line is its way, `?` where it may be left out, and its type as written: `in? () => void`.
 */
export interface Surface {
  [shellPackage: string]: Record<string, string>;
}

/** A line taken apart. */
export interface Line {
  way: Way;
  optional: boolean;
  type: string;
}

/** Parses a line. Throws when it isn't one. */
export function readLine(line: string): Line {
  const [, way, mark, type] = /^(in|out|both)(\?)? (.*)$/s.exec(line) ?? [];
  if (!way || type === undefined) throw new Error(`"${line}" is no line of a surface: it begins with in, out or both.`);
  return { way: way as Way, optional: mark === '?', type };
}

/** Puts a line together, as a surface holds it. */
export const writeLine = ({ way, optional, type }: Line): string => `${way}${optional ? '?' : ''} ${type}`;

/** The named type or parameter that a member belongs to. Empty for an export. */
export const containerOf = (name: string): string =>
  /^(.*?)(?:\.[^.()[\]<>]+|\([^()]*\)|\[\]|<\d+>)$/.exec(name)?.[1] ?? '';

/** The symbol whose doing a line tells by an example, `confirm: Escape`; undefined for a line that declares one. */
export const exampled = (name: string): string | undefined => /^([\w.()[\]]+): /.exec(name)?.[1];
