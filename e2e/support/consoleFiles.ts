import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellBuild } from 'shared/contract/releases/shellBuild';

/** A component of the shared design system that every console page contains. */
const SOURCE = 'shared/ui/page/Panel.tsx';

/** The change of one component of `shared/ui`: a file of the project, and the text added to it. */
export const changedComponent = { file: SOURCE, line: "\nObject.assign(globalThis, { changed: 'a line' });\n" };

/**
 * The console's downloads from a project's built shell until a section is open: its files, and the compressed bytes of
 * each.
 */
export function consoleFiles(project: string): Map<string, number> {
  const dist = join(project, 'shell/dist');
  const { entry, chunks } = JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')) as ShellBuild;
  const files = [...entry, ...chunks.frame, ...chunks.console, ...chunks.sections];
  return new Map(files.map((file) => [file, statSync(join(dist, `${file}.br`)).size]));
}

/** The new files that a browser with the old ones requests, and their share of all bytes. */
export function renewedFiles(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): { files: [name: string, bytes: number][]; all: number; share: number } {
  const bytes = (files: [string, number][]) => files.reduce((sum, [, size]) => sum + size, 0);
  const files = [...after].filter(([name]) => !before.has(name));
  const all = bytes([...after]);
  return { files, all, share: bytes(files) / all };
}
