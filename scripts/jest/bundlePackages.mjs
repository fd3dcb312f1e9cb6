import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/** Imports are resolved like `require`: of a package with files for both, only Jest's copy is bundled. */
const asRequired = {
  name: 'as-required',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, pluginData, ...rest }) =>
      pluginData === 'asked' || kind === 'require-call'
        ? undefined
        : resolve(path, { ...rest, kind: 'require-call', pluginData: 'asked' }),
    );
  },
};

/**
 * Code of packages that is removed, except in `npm test -- --all`: help for developers, or work that is undone unseen.
 * It takes 38% more processor time in screen tests.
 */
const replaced = [
  // Uses antd and its parts as in production: their developer checks take a tenth of a screen's time.
  {
    files: /node_modules\/(antd|@rc-component|@ant-design)\/.*\.js$/,
    from: /process\.env\.NODE_ENV/g,
    to: '"production"',
    isMissable: true,
  },
  // It removes its styles with the last element that uses them, and the next test recomputes the same ones.
  { files: /cssinjs\/lib\/hooks\/useGlobalCache\.js$/, from: /nextCount === 0/, to: 'false' },
  { files: /cssinjs\/lib\/hooks\/useGlobalCache\.js$/, from: /Promise\.resolve\(\)\.then(?=\()/, to: 'void ' },
  // React records the creator of each element with a stack trace; this makes it believe it has enough of them.
  {
    files: /node_modules\/react\/cjs\/react(-jsx-runtime)?\.development\.js$/,
    from: /ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g,
    to: 'Infinity',
  },
];

const isWhole = process.env.TEST_TIER === 'all';

/** A file without the removed code. Throws when an update moved that code, unless not every file contains it. */
function withoutLeftOut(path) {
  let source = readFileSync(path, 'utf8');
  for (const { from, to, isMissable } of replaced.filter((each) => each.files.test(path))) {
    if (!isMissable && source.search(from) < 0)
      throw new Error(
        `${path} has no ${from.source} any more: see where it went, and whether it still takes its time.`,
      );
    source = source.replace(from, to);
  }
  return source;
}

const leavesOut = {
  name: 'leaves-out',
  setup({ onLoad }) {
    for (const { files } of replaced) onLoad({ filter: files }, ({ path }) => ({ contents: withoutLeftOut(path) }));
  },
};

/**
 * Bundles packages and their dependencies into one file, of which each test file evaluates only what it uses; loading
 * antd's thousands of files took a second per test file. Built once for each lock file, or each version of the shell's
 * package. Shared dependencies stay shared: there is one React.
 * @param {readonly string[]} names packages and files of packages, as tests import them
 * @returns {Promise<string>} the folder with a `<name>.cjs` for each name
 */
export async function bundlePackages(names) {
  const key = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(join(root, existsSync(join(root, 'sdk.json')) ? 'sdk.json' : 'package-lock.json')))
    .update(names.join() + isWhole)
    .digest('hex');
  const folder = join(root, '.cache/jest', key.slice(0, 16));
  if (existsSync(folder)) return folder;
  rmSync(dirname(folder), { recursive: true, force: true });
  const unfinished = `${folder}.${process.pid}`;
  await build({
    stdin: {
      contents: names.map((name) => `exports['${name}'] = () => require('${name}');`).join('\n'),
      resolveDir: root,
    },
    outfile: join(unfinished, 'packages.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    mainFields: ['main'],
    conditions: ['browser', 'require', 'default'],
    define: { 'process.env.NODE_ENV': '"development"' },
    legalComments: 'none',
    logLevel: 'error',
    plugins: isWhole ? [asRequired] : [asRequired, leavesOut],
  });
  for (const name of names) {
    const file = join(unfinished, `${name}.cjs`);
    mkdirSync(dirname(file), { recursive: true });
    const packages = relative(dirname(file), join(unfinished, 'packages.cjs'));
    writeFileSync(file, `module.exports = require('./${packages}')['${name}']();\n`);
  }
  renameSync(unfinished, folder);
  return folder;
}
