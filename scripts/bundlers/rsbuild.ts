import { buildVersion, moduleFederation, moduleRuntime } from '../build/moduleFederation.ts';
import { CHUNK_LIMIT } from '../build/plugins/loadingCode.ts';
import { readManifest } from '../build/readManifest.ts';
import { bundledAlias } from './bundledAlias.ts';
import { ReleasedFilesPlugin } from './ReleasedFilesPlugin.ts';

export { ReleasedFilesPlugin };

/**
 * What `pluginModuleFederation` of `@module-federation/rsbuild-plugin` hears of the module in `dir`, by default the
 * folder
 * that the command runs in. Throws what is wrong with its `module.json`.
 */
export const federationOf = (dir: string = process.cwd()) => ({
  ...moduleFederation(dir),
  filename: 'entry.[contenthash:10].js',
  manifest: true as const,
  experiments: moduleRuntime,
});

/** The part of Rspack's configuration that is changed here. */
interface RspackConfig {
  entry?: unknown;
  output?: object;
  optimization?: object;
  plugins?: unknown[];
}

/**
 * The configuration with which Rsbuild builds the module in `dir`, by default the folder that the command runs in:
 * files named
 * by their content, no document, class names of this release alone, and chunks that come as the shell asks for files.
 */
export function rsbuildModule(dir: string = process.cwd()) {
  const { manifest } = readManifest(dir);
  return {
    root: dir,
    mode: 'production' as const,
    // A team's tsconfig has `shared` lead to the declarations of the package.
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
