import { buildVersion, moduleFederation, moduleRuntime } from '../build/moduleFederation.ts';
import { CHUNK_LIMIT } from '../build/plugins/loadingCode.ts';
import { readManifest } from '../build/readManifest.ts';
import { bundledAlias } from './bundledAlias.ts';
import { ReleasedFilesPlugin } from './ReleasedFilesPlugin.ts';

export { ReleasedFilesPlugin };

/**
 * Options of `pluginModuleFederation` (`@module-federation/rsbuild-plugin`) for the module in `dir`, by default the
 * current folder. Throws what is wrong with its `module.json`.
 */
export const federationOf = (dir: string = process.cwd()) => ({
  ...moduleFederation(dir),
  filename: 'entry.[contenthash:10].js',
  manifest: true as const,
  experiments: moduleRuntime,
});

/** The parts of Rspack's configuration changed here. */
interface RspackConfig {
  entry?: unknown;
  output?: object;
  optimization?: object;
  plugins?: unknown[];
}

/**
 * Rsbuild's configuration for the module in `dir`, by default the current folder: files named by their content, no
 * document, class names unique to this release, and chunks that load as the shell loads files.
 */
export function rsbuildModule(dir: string = process.cwd()) {
  const { manifest } = readManifest(dir);
  return {
    root: dir,
    mode: 'production' as const,
    // A team's tsconfig maps `shared` to the package's declarations.
    resolve: { alias: bundledAlias, aliasStrategy: 'prefer-alias' as const },
    output: {
      distPath: { root: 'dist', js: '', jsAsync: '', css: '', cssAsync: '' },
      filename: { js: '[name].[contenthash:10].js', css: '[name].[contenthash:10].css' },
      assetPrefix: 'auto' as const,
      cleanDistPath: true,
      legalComments: 'none' as const,
      cssModules: { localIdentName: `${manifest.name}-${buildVersion(dir).replace(/\W/g, '_')}-[hash:base64:6]` },
    },
    server: { cors: { origin: [] } },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false as const,
      swc: { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' as const } } } },
      rspack: (config: RspackConfig) => {
        config.entry = {};
        config.output = { ...config.output, crossOriginLoading: 'anonymous', chunkLoadTimeout: CHUNK_LIMIT };
        config.optimization = { ...config.optimization, splitChunks: {} };
        config.plugins = [...(config.plugins ?? []), new ReleasedFilesPlugin()];
      },
    },
  };
}
