import { buildVersion, moduleFederation } from '../build/moduleFederation.ts';
import { CHUNK_LIMIT } from '../build/plugins/loadingCode.ts';
import { readManifest } from '../build/readManifest.ts';
import { bundledAlias } from './bundledAlias.ts';
import { usedShared } from './usedShared.ts';

/** The script that the shell loads, and the ES module behind it. */
const [ENTRY, MODULE_ENTRY] = ['entry.js', 'moduleEntry.js'];

/**
 * Options of `federation` (`@module-federation/vite`) for the module in `dir`, by default the current folder. Throws
 * what is wrong with its `module.json`.
 */
export function federationOf(dir: string = process.cwd()) {
  const { shared, ...told } = moduleFederation(dir);
  const used = usedShared(Object.values(told.exposes).map((exposed) => exposed.import));
  return {
    ...told,
    // The plugin would make a page wait for every name it lists.
    shared: Object.fromEntries(Object.entries(shared).filter(([name]) => used.includes(name))),
    filename: MODULE_ENTRY,
    varFilename: ENTRY,
    manifest: true as const,
    // Vite would load style sheets without integrity; the shell loads all of them before a page instead.
    bundleAllCSS: true as const,
  };
}

/**
 * The entry script of a release of ES modules. It makes the browser fetch all modules, with integrity and within the
 * time limit, before the first one runs. The browser reuses these checked files for later imports of the same address.
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

/** A bundle's content by file name: chunks of code, and assets. */
type Bundle = Record<string, { type: 'chunk' | 'asset'; source?: string | Uint8Array }>;

/** Vite needs an entry; a module only has its exposed pages. */
const NOTHING = 'nothing-but-pages';

/**
 * The plugin that runs after Vite's federation: drops Vite's own page and adds an entry that loads all code with
 * integrity.
 */
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

/**
 * Vite's configuration for the module in `dir`, by default the current folder. It needs `releasedFiles` and the
 * federation plugin too.
 */
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
      // The entry has already fetched and checked them.
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
