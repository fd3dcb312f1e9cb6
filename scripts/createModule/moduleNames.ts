/** All names made from a module's word, such as `payroll` or `time-sheets`. */
export interface ModuleNames {
  /** `mfe-time-sheets`: folder, workspace and name in releases. */
  folder: string;
  /** `time-sheets`: the sidebar's id. */
  id: string;
  /** `Time Sheets`. */
  title: string;
  /** `TimeSheetsPage`. */
  page: string;
  /** `/dashboard/time-sheets`. */
  path: string;
}

/**
 * Derives a module's names from a word, given with or without `mfe-`. Throws an error that says what words are allowed.
 */
export function moduleNames(given: string | undefined): ModuleNames {
  const id = given?.replace(/^mfe-/, '');
  if (id === undefined) throw new Error('Name the module, for example: npm run create-module -- payroll');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 2 || id.length > 32) {
    throw new Error(
      `"${given}" can't be the name of a module: it must be 2 to 32 lower-case letters and digits, in words joined by hyphens, such as payroll or time-sheets.`,
    );
  }
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { folder: `mfe-${id}`, id, title: words.join(' '), page: `${words.join('')}Page`, path: `/dashboard/${id}` };
}
