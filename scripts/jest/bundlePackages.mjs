import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/** An import is resolved as a call of `require`: of a package that has files for both there is one copy, the one that jest would load. */
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

/** What is left out of packages, except in `npm test -- --all`: what helps a developer who watches, or is undone and done again unseen. It takes tests of screens 38% more of a processor. */
const replaced = [
  // antd and what it is made of are those of the product: their checks for developers take a tenth of a screen's time.
  {
    files: /node_modules\/(antd|@rc-component|@ant-design)\/.*\.js$/,
    from: /process\.env\.NODE_ENV/g,
    to: '"production"',
    isMissable: true,
  },
  // It takes its styles away with the last element that has them, and the next test works out and writes the same ones.
  { files: /cssinjs\/lib\/hooks\/useGlobalCache\.js$/, from: /nextCount === 0/, to: 'false' },
  { files: /cssinjs\/lib\/hooks\/useGlobalCache\.js$/, from: /Promise\.resolve\(\)\.then(?=\()/, to: 'void ' },
  // React notes for each element, by a stack trace, who made it; as if it had noted enough of them already.
  {
    files: /node_modules\/react\/cjs\/react(-jsx-runtime)?\.development\.js$/,
    from: /ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g,
    to: 'Infinity',
  },
];

const isWhole = process.env.TEST_TIER === 'all';

/** A file without what is left out of it. Throws when an update has moved that, unless it is one that not each of the files has. */
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
 * Puts packages and what they need into one file, of which each test file evaluates what it uses: from their thousands
 * of files, antd alone took it a second. Made once for each lock file, or each version of the package that a shell serves. Two packages that share a third share it still:
 * there is one React.
 * @param {readonly string[]} names what tests import: packages and files of packages, as an `import` names them
 * @returns {Promise<string>} the folder that has a `<name>.cjs` for each of them
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
