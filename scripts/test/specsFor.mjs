import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files no browser test can notice; the shell's surface report is compared with the sources. */
const isUnseen = (file) =>
  /\.test\.tsx?$|\.md$|^(bench|docs|scripts|server\/bench)\/|^shell\/surface\.json$/.test(file);

/** The specs that use one of these files, directly or through others. */
function specsUsing(file) {
  const sources = readdirSync('e2e', { recursive: true })
    .map((name) => join('e2e', name))
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'));
  const importsOf = (source) =>
    [...readFileSync(source, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
      ([, from]) => `${join(dirname(source), from)}.ts`,
    );
  const found = new Set([file]);
  // Files added during the loop are visited too.
  for (const used of found) for (const source of sources) if (importsOf(source).includes(used)) found.add(source);
  return [...found].filter((name) => name.endsWith('.spec.ts'));
}

/**
 * The browser tests that changed files may break. For a module, the specs named after it; for specs and their helpers,
 * the specs that changed or use them. Any other file affects every page, and so all specs.
 * @param {string[]} files
 * @returns {string[] | undefined} undefined for all
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
    // A helper that most specs use counts as affecting all.
    if (used.length > all.length / 2) return undefined;
    if (used.length > 0) for (const name of used) specs.add(basename(name));
    else if (module) for (const name of all.filter((each) => each.startsWith(module))) specs.add(name);
    else return undefined;
  }
  return [...specs];
}
