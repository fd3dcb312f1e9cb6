import { join } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';
import { packageFolder } from './packageFolder.ts';
import { type ReplacedInternal, replacedInternals } from './replacedInternals.ts';

const root = join(import.meta.dirname, '../..');
const loader = join(import.meta.dirname, 'replacedInternalLoader.cjs');

/** The folders of packages that were looked for: each file of a build asks for all of them. */
const folders = new Map<string, string>();

/** Where webpack finds the package's files. */
function folderOf({ package: name }: ReplacedInternal): string {
  const known = folders.get(name);
  if (known !== undefined) return known;
  const folder = join(packageFolder(name), '/');
  folders.set(name, folder);
  return folder;
}

/** Whether `path` is a file that the entry means. */
function isMeant(entry: ReplacedInternal, path: string): boolean {
  const folder = folderOf(entry);
  if (!path.startsWith(folder)) return false;
  const file = path.slice(folder.length).replaceAll('\\', '/');
  return typeof entry.file === 'string' ? file === entry.file : entry.file.test(file);
}

/** Whether it was applied in this module of a finished build. */
function isApplied(entry: ReplacedInternal, module: Module): boolean {
  const noted = module.buildInfo?.replacedInternals as number[] | undefined;
  if (noted?.includes(replacedInternals.indexOf(entry))) return true;
  return 'import' in entry.replaced && module instanceof webpack.NormalModule && isMeant(entry, module.resource);
}

/** A replacement within what `inOneLoader.cjs` puts together, by the absolute path of the package's file. */
export type ReplacedFile = { /** In the table. */ place: number; file: string } & (
  | { /** The absolute path of the file of ours that takes its place. */ by: string }
  | { text: RegExp; by: string }
  | { import: string }
);

/** What is replaced in single files of packages, for the loader that bundles packages by itself. */
export const replacedFiles = (): ReplacedFile[] =>
  replacedInternals.flatMap((entry, place): ReplacedFile[] => {
    const { file, replaced } = entry;
    if (typeof file !== 'string') return [];
    const ofPackage = { place, file: join(folderOf(entry), file) };
    return [
      'text' in replaced || 'import' in replaced
        ? { ...ofPackage, ...replaced }
        : { ...ofPackage, by: join(root, replaced.by) },
    ];
  });

/**
 * Replaces what the table lists, and fails the build when something of it was not found: an update
 * has moved it, and somebody has to look where it went.
 */
export class ReplacedInternalsPlugin {
  apply(compiler: Compiler): void {
    for (const entry of replacedInternals) replace(compiler, entry);
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

function replace(compiler: Compiler, entry: ReplacedInternal): void {
  const { replaced } = entry;
  const { module, resolve } = compiler.options;
  if ('import' in replaced)
    resolve.alias = { ...resolve.alias, [`${replaced.import}$`]: join(folderOf(entry), String(entry.file)) };
  else
    module.rules.push({
      resource: (path) => isMeant(entry, path),
      loader,
      options: {
        place: replacedInternals.indexOf(entry),
        ...('text' in replaced ? replaced : { file: join(root, replaced.by) }),
      },
    });
}

const sentence = ({ package: name, file, replaced, why, until }: ReplacedInternal) =>
  `${name} has been updated: ${Object.values(replaced).join(' → ')} was not applied, because ${file} is not in the build or no longer says that. ` +
  `It was replaced because: ${why} Find where it went and mend its entry in scripts/build/replacedInternals.ts, or take the entry out; it was meant until ${until}.`;
