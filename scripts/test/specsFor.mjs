import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What no browser test can notice; the shell's report of what it offers is compared with its sources. */
const isUnseen = (file) =>
  /\.test\.tsx?$|\.md$|^(bench|docs|scripts|server\/bench)\/|^shell\/surface\.json$/.test(file);

/** The specs that use a file of theirs, itself or by others. */
function specsUsing(file) {
  const sources = readdirSync('e2e', { recursive: true })
    .map((name) => join('e2e', name))
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'));
  const importsOf = (source) =>
    [...readFileSync(source, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
      ([, from]) => `${join(dirname(source), from)}.ts`,
    );
  const found = new Set([file]);
  // What is added while it goes on is gone through too.
  for (const used of found) for (const source of sources) if (importsOf(source).includes(used)) found.add(source);
  return [...found].filter((name) => name.endsWith('.spec.ts'));
}

/**
 * What a module, a spec or a text that was changed can break in a browser: the module's own specs (those named after it),
 * and the specs that were changed or use what was. Anything else is under every page, and can break all of them.
 * @param {string[]} files
 * @returns {string[] | undefined} nothing for all of them
 */
export function specsFor(files) {
  const all = readdirSync('e2e', { recursive: true })
    .filter((name) => name.endsWith('.spec.ts') && !name.includes('node_modules'))
    .map((name) => basename(name));
  const specs = new Set();
  for (const file of files.filter((each) => !isUnseen(each))) {
    const [, module] = file.match(/^mfe-(\w+)\//) ?? [];
    const used = /^e2e\/.*\.ts$/.test(file)
      ? specsUsing(file)
      : /^e2e\/gallery\//.test(file)
        ? ['e2e/gallery.spec.ts']
        : [];
    // What most of them use is like what is under every page.
    if (used.length > all.length / 2) return undefined;
    if (used.length > 0) for (const name of used) specs.add(basename(name));
    else if (module) for (const name of all.filter((each) => each.startsWith(module))) specs.add(name);
    else return undefined;
  }
  return [...specs];
}
