/** The direction of a value: `in` from the module to the shell, `out` from the shell to the module. */
export type Way = 'in' | 'out' | 'both';

/**
 * What one side offers to the other: packages, with a line for each of their symbols and members.
 *
 * A name is an export (`DataTable`), a member of a named type (`DataTableProps.rows`), a parameter's
 * (`notify.success(1).undo`) or a result's (`useSave().save`). A line consists of its direction, `?` if optional, and
 * its type as written: `in? () => void`.
 */
export interface Surface {
  [shellPackage: string]: Record<string, string>;
}

/** A parsed line. */
export interface Line {
  way: Way;
  optional: boolean;
  type: string;
}

/** Parses a line. Throws if it isn't one. */
export function readLine(line: string): Line {
  const [, way, mark, type] = /^(in|out|both)(\?)? (.*)$/s.exec(line) ?? [];
  if (!way || type === undefined) throw new Error(`"${line}" is no line of a surface: it begins with in, out or both.`);
  return { way: way as Way, optional: mark === '?', type };
}

/** Formats a line for a surface. */
export const writeLine = ({ way, optional, type }: Line): string => `${way}${optional ? '?' : ''} ${type}`;

/** The named type or parameter that a member belongs to. Empty for an export. */
export const containerOf = (name: string): string =>
  /^(.*?)(?:\.[^.()[\]<>]+|\([^()]*\)|\[\]|<\d+>)$/.exec(name)?.[1] ?? '';

/** The symbol that an example line is about, `confirm: Escape`; undefined for a declaration. */
export const exampled = (name: string): string | undefined => /^([\w.()[\]]+): /.exec(name)?.[1];
