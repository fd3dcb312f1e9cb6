import { join } from 'node:path';
import type { KnipConfig } from 'knip';
import { readManifest } from './scripts/build/readManifest.ts';
import { moduleNames, root } from './scripts/build/targets.ts';

/** A module is entered by the pages that its manifest names, and by its prerendering. */
const moduleWorkspace = (name: string) => ({
  entry: [
    ...Object.values(readManifest(join(root, name)).pages),
    ...Object.values(readManifest(join(root, name)).components),
    ...(readManifest(join(root, name)).manifest.lightPages ?? []).map(({ source }) => `src/${source}{,Worker}.ts`),
    ...(name === 'mfe-public' ? ['src/prerender.tsx'] : []),
  ],
  project: 'src/**/*.{ts,tsx}',
});

/** What must be used: every file, export and package. Only what is entered from outside the code is named here. */
export default {
  // What a file alone uses it does not export; but a type may be, for whoever calls the function that takes it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      // Started as a process, bundled or loaded by name.
      entry: [
        'scripts/build/runBuild.ts',
        'scripts/bundlers/*.mjs',
        'scripts/contract/{readOffers.ts,readUses.ts,writeAnswers.tsx,writeApi.ts}',
        'scripts/build/plugins/*Loader.cjs',
        'scripts/dev/{hotReload,refreshRuntime,runModule,runShellBuild}.ts',
        'scripts/dev/refreshTransformers.cjs',
        'scripts/replay.ts',
        // The commands of the package that a shell serves.
        'scripts/sdk/{module-sdk.mjs,buildModule.ts,checkModule.ts,testModule.ts}',
        'scripts/gallery/page.tsx',
        'scripts/jest/{examples.config.mjs,module.config.mjs,noteExecuted.ts,timeLimit.ts,wakeFaults.ts}',
        'scripts/release/gate/everyScreen.tsx',
      ],
      project: ['*.{ts,mjs}', '{scripts,bench,types}/**/*.{ts,tsx,mjs,cjs}'],
      // A package of the server that jest.config.mjs maps, what a test writes into a module, and webpack's loader by its path.
      ignoreDependencies: ['file-type', 'react-router-dom', 'ts-loader'],
    },
    shared: {
      includeEntryExports: true,
      // A page that the contract's test reads as a module's source.
      entry: ['{contract,platform,ui,testing}/index.{ts,tsx}', 'vendor/**/*.ts', 'testing/SlipsPage.fixture.tsx'],
      project: '**/*.{ts,tsx}',
    },
    // The charts are the modules': the shell provides them, and webpack.common.ts reads their range there.
    shell: {
      entry: ['src/boot.ts', 'src/prerender.tsx', 'src/start/start.ts', 'src/tables/tables.ts'],
      project: 'src/**/*.{ts,tsx}',
      ignoreDependencies: ['@ant-design/charts'],
    },
    ...Object.fromEntries(moduleNames.map((name) => [name, moduleWorkspace(name)])),
    server: {
      // What a fixture runs as a process of its own is entered too.
      entry: ['src/main.ts', 'src/tasks.ts', 'src/fileTasks.ts', 'test/*.{ts,cjs,mjs}', 'src/**/*.fixture.mjs'],
      project: '**/*.{ts,cjs,mjs}',
      // Imported by the source of a client, which a test writes; and the fonts, which shapedFonts.ts finds by their script.
      ignoreDependencies: ['openapi-fetch', /^@fontsource\//],
    },
    // Modules that other bundlers build, and what a test runs as a process of its own.
    e2e: {
      entry: ['**/*.spec.ts', 'support/addUsesOf.ts', 'bundlers/*/*.config.ts', 'bundlers/src/pages/*.tsx'],
      project: '**/*.{ts,tsx}',
    },
  },
  // What the shell provides to modules of outside teams counts as used (what of it only they use is tagged @public),
  // and so does what a package asks of the file that replaces one of its own.
  ignoreIssues: {
    'shared/{ui,platform,contract,testing}/index.{ts,tsx}': ['exports', 'types'],
    'shared/vendor/**': ['exports', 'types'],
  },
} satisfies KnipConfig;
