/** A place inside a package that one of the builds replaces. A build in which it is not found any more fails, with a sentence (`ReplacedInternalsPlugin`). */
export interface ReplacedInternal {
  /** Whose build has it. */
  build: 'shell' | 'module';
  package: string;
  /** The file inside the package; a pattern where its name changes with each version. */
  file: string | RegExp;
  /** What takes its place, or is changed in it. */
  replaced:
    | { /** The file of ours, from the project's folder. */ by: string }
    | { /** What is looked for in its text, everywhere. */ text: RegExp /** What stands there then. */; by: string }
    | { /** What the page has under this global. */ byGlobal: string }
    | { /** An import that leads to this file. */ import: string };
  why: string;
  /** When it may go. */
  until: string;
}

/**
 * The global under which the shell offers its Module Federation runtime, so that a module's entry does
 * not bring one of its own: 3 KB instead of 7 (brotli; 23 with the plugin's defaults).
 */
const FEDERATION_RUNTIME = 'federationRuntime';

const leftOut = { build: 'shell', until: 'the runtime can be built without it' } as const;
const esModule = {
  build: 'shell',
  why: 'The plugin asks for the CommonJS file, of which nothing can be left out.',
  until: 'the plugin asks for the ES module',
} as const;
const reactRouter = {
  build: 'shell',
  package: 'react-router',
  file: /^dist\/\w+\/.*\.mjs$/,
  until: 'React Router marks its calls itself',
} as const;

/** All that is replaced inside packages. */
export const replacedInternals: ReplacedInternal[] = [
  {
    ...leftOut,
    package: '@module-federation/runtime-core',
    file: 'dist/plugins/snapshot/SnapshotHandler.js',
    replaced: { by: 'shared/vendor/federation/SnapshotHandler.ts' },
    why: 'Reads manifests; the registry in the page has told all that they would.',
  },
  {
    ...leftOut,
    package: '@module-federation/runtime-core',
    file: 'dist/utils/preload.js',
    replaced: { by: 'shared/vendor/federation/preload.ts' },
    why: 'Preloads what manifests list; shell/src/loader/preload.ts does it here.',
  },
  {
    ...leftOut,
    package: '@module-federation/sdk',
    file: 'dist/dom.js',
    replaced: { by: 'shared/vendor/federation/dom.ts' },
    why: 'Loads scripts; shell/src/loader/loadFile.ts does it here, with integrity and a time limit.',
  },
  {
    ...leftOut,
    package: '@module-federation/webpack-bundler-runtime',
    file: 'dist/init.js',
    replaced: { by: 'shared/vendor/federation/init.ts' },
    why: 'Reads manifests for shaken copies of shared packages; there are none here.',
  },
  {
    ...leftOut,
    package: '@module-federation/webpack-bundler-runtime',
    file: 'dist/remotes.js',
    replaced: { by: 'shared/vendor/federation/remotes.ts' },
    why: 'Finds modules that a build names beforehand; here the registry names them while the page runs.',
  },
  ...(
    [
      ['@module-federation/runtime-core', 'dist/index.js', '@module-federation/runtime-core'],
      ['@module-federation/sdk', 'dist/index.js', '@module-federation/sdk'],
      ['@module-federation/runtime', 'dist/index.js', '@module-federation/runtime'],
      ['@module-federation/error-codes', 'dist/index.mjs', '@module-federation/error-codes'],
      ['@module-federation/error-codes', 'dist/browser.mjs', '@module-federation/error-codes/browser'],
    ] as const
  ).map(([name, file, imported]) => ({ ...esModule, package: name, file, replaced: { import: imported } })),
  {
    build: 'module',
    package: '@module-federation/webpack-bundler-runtime',
    file: /^dist\//,
    replaced: { byGlobal: FEDERATION_RUNTIME },
    why: 'The shell has the runtime; a module that brought its own would have 4 KB more.',
    until: 'the plugin can leave the runtime to the host',
  },
  {
    ...reactRouter,
    replaced: { text: /^(\w+)\.displayName = "[^"]*";$/gm, by: '' },
    why: 'A name given to a component keeps it in the file, used or not.',
  },
  {
    ...reactRouter,
    replaced: {
      text: /= (React\d*\.)?(forwardRef|memo|createContext|lazy)(\d*)\(/g,
      by: '= /* @__PURE__ */ $1$2$3(',
    },
    why: 'The minifier can’t know that creating a component has no effect, and keeps those that nobody imports.',
  },
  {
    build: 'shell',
    package: '@rc-component/portal',
    file: 'es/useScrollLocker.js',
    replaced: { by: 'shared/vendor/useScrollLocker.ts' },
    why: 'Its style element has no nonce, and the Content-Security-Policy refuses it.',
    until: 'the portal’s hook takes a nonce or none is needed',
  },
];

/** What `overrides` of package.json says of packages that others bring, and why. */
export const heldVersions: Record<string, string> = {
  'openapi-typescript': 'It asks for TypeScript 5; it writes the same types with the one that is here.',
  '@antv/g-canvas':
    'Two packages of the charts bring it, in a range; a newer one than 2.2.0 brings a second copy of @antv/g-lite. Until @antv/g asks for the newer too.',
};
