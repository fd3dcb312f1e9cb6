import { join } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';
import { packageFolder } from '../packageFolder.ts';
import { type ReplacedInternal, replacedInternals } from './replacedInternals.ts';

const root = join(import.meta.dirname, '../../..');
const loader = join(import.meta.dirname, 'replacedInternalLoader.cjs');

/** Cache of package folders: every file of a build asks for all of them, and a module's own repository lacks some. */
const folders = new Map<string, string>();

/** Where webpack finds a package's files. */
function folderOf(name: string): string {
  const folder = folders.get(name) ?? join(packageFolder(name), '/');
  folders.set(name, folder);
  return folder;
}

/** Whether the entry applies to the file at `path`. */
function isMeant(entry: ReplacedInternal, path: string): boolean {
  const folder = folderOf(entry.package);
  if (!path.startsWith(folder)) return false;
  return path.slice(folder.length).replaceAll('\\', '/') === entry.file;
}

/** Whether the replacement was applied in this module of a finished build. */
const isApplied = (entry: ReplacedInternal, { buildInfo }: Module): boolean =>
  ((buildInfo?.replacedInternals as number[] | undefined) ?? []).includes(replacedInternals.indexOf(entry));

/** A package's file and our replacement for it, by absolute paths, with the entry's index in the table. */
export interface ReplacedFile {
  place: number;
  file: string;
  by: string;
}

/** Files replaced as a whole, for the loader that bundles packages by itself. */
export const replacedFiles = (): ReplacedFile[] =>
  replacedInternals.map(({ package: name, file, by }, place) => ({
    place,
    file: join(folderOf(name), file),
    by: join(root, by),
  }));

/**
 * Replaces what the table lists. Fails the build when an entry was not found: an update has moved it, and someone has
 * to look where it went.
 */
export class ReplacedInternalsPlugin {
  apply(compiler: Compiler): void {
    for (const [place, entry] of replacedInternals.entries()) {
      compiler.options.module.rules.push({
        resource: (path) => isMeant(entry, path),
        loader,
        options: { place, by: join(root, entry.by) },
      });
    }
    compiler.hooks.thisCompilation.tap('ReplacedInternalsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ReplacedInternalsPlugin', (found) => {
        const modules = [...found];
        for (const entry of replacedInternals)
          if (!modules.some((module) => isApplied(entry, module)))
            compilation.errors.push(new webpack.WebpackError(sentence(entry)));
      });
    });
  }
}

const sentence = ({ package: name, file, by, why, until }: ReplacedInternal) =>
  `${name} has been updated: ${by} was not applied, because ${file} is not in the build. ` +
  `It was replaced because: ${why} Find where it went and mend its entry in scripts/build/plugins/replacedInternals.ts, or take the entry out; it was meant until ${until}.`;
