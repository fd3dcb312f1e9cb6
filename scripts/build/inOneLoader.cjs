const { resolve } = require('node:path');
const { build } = require('esbuild');

/**
 * Gives webpack a file with all that it imports from packages in it: antd and the charts are thousands of small files,
 * which esbuild puts together in a second and webpack takes ten for.
 * @typedef {object} Options
 * @property {string[]} external Imports that stay imports, because the page has them once.
 * @property {Record<string, string>} [replaced] Files that take the place of a package's own, by the path that the package imports it by.
 * @property {string} mode What the packages find in `NODE_ENV`.
 *
 * Throws when nothing imports a path that is to be replaced: an update has moved it.
 * @type {import('webpack').LoaderDefinitionFunction<Options>}
 */
module.exports = async function inOneLoader() {
  const { external, replaced = {}, mode } = this.getOptions();
  const found = new Set();
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    mainFields: ['browser', 'module', 'main'],
    external,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    minifySyntax: mode === 'production',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [
      {
        name: 'replaced',
        setup({ onResolve }) {
          onResolve({ filter: /^\./ }, ({ path }) => {
            if (!(path in replaced)) return undefined;
            found.add(path);
            return { path: replaced[path] };
          });
        },
      },
    ],
  });
  const missed = Object.keys(replaced).filter((path) => !found.has(path));
  if (missed.length > 0) throw new Error(`Nothing in ${this.resourcePath} imports ${missed.join(', ')} any more.`);
  for (const file of Object.keys(metafile.inputs))
    if (!file.includes('node_modules')) this.addDependency(resolve(file));
  return outputFiles[0].text;
};
