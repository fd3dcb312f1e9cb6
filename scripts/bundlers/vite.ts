import { buildVersion, moduleFederation } from '../build/moduleFederation.ts';
import { CHUNK_LIMIT } from '../build/plugins/loadingCode.ts';
import { readManifest } from '../build/readManifest.ts';
import { bundledAlias } from './bundledAlias.ts';
import { usedShared } from './usedShared.ts';

/** The script that the shell loads, and the ES module behind it. */
const [ENTRY, MODULE_ENTRY] = ['entry.js', 'moduleEntry.js'];

/**
 * What `federation` of `@module-federation/vite` hears of the module in `dir`, by default the folder that the command
 * runs
 * in. Throws what is wrong with its `module.json`.
 */
export function federationOf(dir: string = process.cwd()) {
  const { shared, ...told } = moduleFederation(dir);
  const used = usedShared(Object.values(told.exposes).map((exposed) => exposed.import));
  return {
    ...told,
    // The plugin would have a page wait for all that it names.
    shared: Object.fromEntries(Object.entries(shared).filter(([name]) => used.includes(name))),
    filename: MODULE_ENTRY,
    varFilename: ENTRY,
    manifest: true as const,
    // Vite's own loading would ask for a style sheet without integrity; the shell loads all of them before a page.
    bundleAllCSS: true as const,
  };
}

/**
 * The entry of a release of ES modules, a script: it has the browser fetch all of them, with integrity and within the
 * time
 * limit, before the first one runs. What a browser has checked so it takes for every later import of that address.
 */
const entryOf = (container: string, files: readonly string[]): string => `var ${container};
(() => {
  const base = new URL('.', document.currentScript.src).href;
  let entry;
  const fetchFile = (file) => new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = (type) => reject(Object.assign(new Error('Loading chunk ' + file + ' failed.'), { name: 'ChunkLoadError', type, request: base + file }));
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = (self.moduleIntegrity || {})[base + file] || '';
    link.href = base + file;
    link.onload = resolve;
    link.onerror = () => fail('error');
    setTimeout(fail, ${CHUNK_LIMIT}, 'timeout');
    document.head.append(link);
  });
  const load = () => entry ??= Promise.all(${JSON.stringify(files)}.map(fetchFile)).then(() => import(base + '${MODULE_ENTRY}'));
  ${container} = { get: (...given) => load().then((its) => its.get(...given)), init: (...given) => load().then((its) => its.init(...given)) };
})();
`;

/** What a bundle has by its file's name: chunks of code, and assets with their content. */
type Bundle = Record<string, { type: 'chunk' | 'asset'; source?: string | Uint8Array }>;

/** A build begins somewhere; a module has its exposed pages alone. */
const NOTHING = 'nothing-but-pages';

/** The plugin that comes after Vite's federation: no page of its own, and an entry by which all code comes with integrity. */
export function releasedFiles(dir: string = process.cwd()) {
  const { name } = moduleFederation(dir);
  return {
    name: 'released-files',
    enforce: 'post' as const,
    resolveId: (id: string) => (id === NOTHING ? `\0${NOTHING}` : undefined),
    load: (id: string) => (id === `\0${NOTHING}` ? 'export {};' : undefined),
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: Bundle) {
        for (const file of Object.keys(bundle)) if (file.includes(NOTHING)) delete bundle[file];
        const files = Object.keys(bundle).filter((file) => bundle[file]?.type === 'chunk');
        const entry = bundle[ENTRY];
        if (!entry) throw new Error(`The build has no ${ENTRY}: give federation() what federationOf() answers.`);
        entry.source = entryOf(name, files.sort());
      },
    },
  };
}

/** The configuration with which Vite builds the module in `dir`, by default the folder that the command runs in; `releasedFiles` and the federation's plugin belong to it. */
export function viteModule(dir: string = process.cwd()) {
  const { manifest } = readManifest(dir);
  return {
    root: dir,
    resolve: { alias: bundledAlias },
    base: './',
    publicDir: false as const,
    logLevel: 'warn' as const,
    css: {
      modules: { generateScopedName: `${manifest.name}-${buildVersion(dir).replace(/\W/g, '_')}-[hash:base64:6]` },
    },
    build: {
      target: 'es2022',
      // The entry has fetched them, checked.
      modulePreload: false as const,
      rollupOptions: {
        input: NOTHING,
        output: {
          entryFileNames: '[name].[hash].js',
          chunkFileNames: '[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  };
}
