const { readFile } = require('node:fs/promises');
const { dirname, resolve } = require('node:path');
const { build } = require('esbuild');

/**
 * Gives webpack a file with all that it imports from packages in it: antd and the charts are thousands of small files,
 * which esbuild puts together in a second and webpack takes ten for. What is replaced inside these packages is replaced
 * here, and noted at the module for `ReplacedInternalsPlugin`.
 * @typedef {object} Options
 * @property {string[]} external Imports that stay imports, because the page has them once.
 * @property {{ place: number, file: string, by: string }[]} replaced Files of packages, by absolute paths, and what takes their place.
 * @property {string} mode What the packages find in `NODE_ENV`.
 * @type {import('webpack').LoaderDefinitionFunction<Options>}
 */
module.exports = async function inOneLoader() {
  const { external, replaced, mode } = this.getOptions();
  const applied = (this._module.buildInfo.replacedInternals ??= []);
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
        setup: ({ onLoad }) => {
          for (const { place, file, by } of replaced)
            onLoad({ filter: new RegExp(`${file.replace(/[^\w/]/g, '\\$&')}$`) }, async () => {
              applied.push(place);
              this.addDependency(by);
              return { contents: await readFile(by, 'utf8'), loader: 'ts', resolveDir: dirname(by) };
            });
        },
      },
    ],
  });
  for (const file of Object.keys(metafile.inputs))
    if (!file.includes('node_modules')) this.addDependency(resolve(file));
  return outputFiles[0].text;
};
