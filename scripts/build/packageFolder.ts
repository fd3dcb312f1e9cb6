import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './targets.ts';

/**
 * The real folder of an installed package, links resolved. Throws when it is not installed.
 * @param from the folder to look from; by default, the project's
 */
export function packageFolder(name: string, from = root): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
    if (folder === dirname(folder)) throw new Error(`The package ${name} is not installed; run npm install.`);
  }
}

/** The file of an installed package's program, a Node script. Throws when `from` can't find the package. */
export function programOf(name: string, program = name, from = root): string {
  const folder = packageFolder(name, from);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === 'string' ? bin : (bin[program] ?? ''));
}
