const { mkdir, readFile, rm, writeFile } = require('node:fs/promises');
const { basename, dirname, extname, join, resolve } = require('node:path');
const { build } = require('esbuild');

/**
 * Gives webpack a file with all that it imports from packages in it: antd and the charts are thousands of small files,
 * which esbuild puts together in a second and webpack takes ten for. What is replaced inside these packages is replaced
 * here, and noted at the module for `ReplacedInternalsPlugin`. What the file imports later (`import()`) becomes a file
 * of its own, and what both need a third; they lie in `.cache/inOne/<mode>`, where webpack finds them.
 * @typedef {object} Options
 * @property {string[]} external Imports that stay imports, because the page has them once.
 * @property {import('./ReplacedInternalsPlugin.ts').ReplacedFile[]} replaced What is replaced in files of packages.
 * @property {string} mode What the packages find in `NODE_ENV`.
 * @type {import('webpack').LoaderDefinitionFunction<Options>}
 */
module.exports = async function inOneLoader() {
  const { external, replaced, mode } = this.getOptions();
  const applied = (this._module.buildInfo.replacedInternals ??= []);
  const name = basename(this.resourcePath, extname(this.resourcePath));
  const folder = join(this.rootContext, '.cache/inOne', mode, name);
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    splitting: true,
    outdir: folder,
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
            onLoad({ filter: new RegExp(`^${file.replace(/[^\w/]/g, '\\$&')}$`) }, async () => {
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
  if (outputFiles.length === 1) return outputFiles[0].text;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Of no type, so that imports are found as they are in the file itself.
  await writeFile(join(folder, 'package.json'), '{}');
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
  return `export * from ${JSON.stringify(join(folder, `${name}.js`))};`;
};
