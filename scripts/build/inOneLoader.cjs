const { mkdir, readFile, rm, writeFile } = require('node:fs/promises');
const { basename, dirname, extname, join, resolve } = require('node:path');
const { build } = require('esbuild');

/**
 * Gives webpack a file with all that it imports from packages in it: antd and the charts are thousands of small files,
 * which esbuild puts together in a second and webpack takes ten for. What is replaced inside these packages is replaced
 * here, and noted at the module for `ReplacedInternalsPlugin`. What the file imports later (`import()`) becomes a file
 * of its own, and what both need a third; they lie in `.cache/inOne/<mode>`, where webpack finds them, beside esbuild's record
 * of what went where (`<name>.json`).
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
        setup: ({ onLoad, onResolve, resolve: find }) => {
          const matching = (text) => new RegExp(`^${text.replace(/[^\w/]/g, '\\$&')}$`);
          const files = new Set(replaced.flatMap((entry) => ('import' in entry ? [] : [entry.file])));
          for (const file of files)
            onLoad({ filter: matching(file) }, async () => {
              const entries = replaced.filter((entry) => entry.file === file && !('import' in entry));
              const whole = entries.find((entry) => !('text' in entry));
              if (whole) {
                applied.push(whole.place);
                this.addDependency(whole.by);
                return { contents: await readFile(whole.by, 'utf8'), loader: 'ts', resolveDir: dirname(whole.by) };
              }
              let contents = await readFile(file, 'utf8');
              for (const { place, text, by } of entries) {
                const changed = contents.replace(text, by);
                if (changed !== contents) applied.push(place);
                contents = changed;
              }
              return { contents };
            });
          for (const entry of replaced)
            if ('import' in entry)
              onResolve({ filter: matching(entry.import) }, ({ kind }) => {
                applied.push(entry.place);
                const name = entry.file.slice(entry.file.lastIndexOf('node_modules/') + 'node_modules/'.length);
                return find(name, { kind, resolveDir: this.rootContext });
              });
        },
      },
    ],
  });
  for (const file of Object.keys(metafile.inputs))
    if (!file.includes('node_modules')) this.addDependency(resolve(file));
  await mkdir(dirname(folder), { recursive: true });
  await writeFile(`${folder}.json`, JSON.stringify(metafile));
  if (outputFiles.length === 1) return outputFiles[0].text;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Of no type, so that imports are found as they are in the file itself.
  await writeFile(join(folder, 'package.json'), '{}');
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
  return `export * from ${JSON.stringify(join(folder, `${name}.js`))};`;
};
