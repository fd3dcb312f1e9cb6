import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellBuild } from 'shared/contract/releases/shellBuild';

/** A component that every page of the console has, of the shared design system. */
const SOURCE = 'shared/ui/page/Panel.tsx';

/** What changes when one component of `shared/ui` does: a file of the project, and what is added to it. */
export const changedComponent = { file: SOURCE, line: "\nObject.assign(globalThis, { changed: 'a line' });\n" };

/** What the console loads of a project's built shell until a section is open: its files, and how many bytes of each travel. */
export function consoleFiles(project: string): Map<string, number> {
  const dist = join(project, 'shell/dist');
  const { entry, chunks } = JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')) as ShellBuild;
  const files = [...entry, ...chunks.frame, ...chunks.console, ...chunks.sections];
  return new Map(files.map((file) => [file, statSync(join(dist, `${file}.br`)).size]));
}

/** What of the later files a browser that has the earlier ones asks for, and its share of the bytes of all. */
export function renewedFiles(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): { files: [name: string, bytes: number][]; all: number; share: number } {
  const bytes = (files: [string, number][]) => files.reduce((sum, [, size]) => sum + size, 0);
  const files = [...after].filter(([name]) => !before.has(name));
  const all = bytes([...after]);
  return { files, all, share: bytes(files) / all };
}
