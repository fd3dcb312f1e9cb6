import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** Files of the Module Federation runtime and what takes their place in the shell (`shared/vendor/federation`): they do what the registry and the shell's loader do here. */
const replacements = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'SnapshotHandler.ts',
  'runtime-core/dist/utils/preload.js': 'preload.ts',
  'sdk/dist/dom.js': 'dom.ts',
  'webpack-bundler-runtime/dist/init.js': 'init.ts',
  'webpack-bundler-runtime/dist/remotes.js': 'remotes.ts',
};

/** The rules that put the replacements in. A file that an update of the runtime has moved stays in. */
export const leftOutOfFederation = (root: string): RuleSetRule[] =>
  Object.entries(replacements).map(([file, replacement]) => ({
    resource: join(root, 'node_modules/@module-federation', file),
    loader: join(root, 'scripts/build/replacedByLoader.cjs'),
    options: { file: join(root, 'shared/vendor/federation', replacement) },
  }));
