import { createRequire } from 'node:module';
import { basename, isAbsolute, join, relative, sep } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Chunk, type Configuration, type RuleSetRule, type RuleSetUseItem } from 'webpack';
import { isCompressed } from './scripts/build/compressFiles.ts';
import {
  buildVersion,
  exposedBy,
  federation,
  moduleFederation,
  moduleRuntime,
} from './scripts/build/moduleFederation.ts';
import { ChunkRetryPlugin } from './scripts/build/plugins/ChunkRetryPlugin.ts';
import { CHUNK_LIMIT } from './scripts/build/plugins/loadingCode.ts';
import { RegisteredFilesPlugin } from './scripts/build/plugins/RegisteredFilesPlugin.ts';
import { ReplacedInternalsPlugin, replacedFiles } from './scripts/build/plugins/ReplacedInternalsPlugin.ts';
import { StylesheetLimitPlugin } from './scripts/build/plugins/StylesheetLimitPlugin.ts';
import { readManifest } from './scripts/build/readManifest.ts';
import { providedVersions, sharedDependencies } from './scripts/build/sharedDependencies.ts';
import { askedFor, providedBy } from './scripts/build/sharedModules.ts';
import { nameFiles, nameRelease } from './scripts/build/trueManifest.ts';
import { containerName } from './shared/contract/containerName.ts';

const root = import.meta.dirname;
const { resolve } = createRequire(import.meta.url);

// Else the federation's plugins find webpack by the stack of an error that they provoke in it, for 0.4 s.
process.env.FEDERATION_WEBPACK_PATH ??= resolve('webpack');

/**
 * swc in terser's place: smaller, and the builds much shorter. It and esbuild minify in threads of their own: processes beside
 * this one would only have to be started.
 */
const minimizer = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2022, module: false, compress: { passes: 3 }, mangle: true },
    parallel: false,
  }),
  new MinimizerPlugin({ minify: MinimizerPlugin.esbuildMinifyCss, test: /\.css$/, parallel: false }),
];

const production = process.env.NODE_ENV !== 'development';

// What webpack, its plugins and loaders are told here is checked in development and by a test; each build of a module would take a tenth longer.
if (production) process.env.SKIP_VALIDATION ??= 'true';

/** What follows a file's name: a hash of its content, except in development, where a file keeps its name through every edit. */
const hash = production ? '.[contenthash:10]' : '';

/** The one compiler of TypeScript in builds and development; types are checked beside it. `refresh` registers components, so that an edit keeps their state. */
const typescript = (refresh = false): RuleSetUseItem => ({
  loader: resolve('ts-loader'),
  options: {
    transpileOnly: true,
    // Colours would be styles that the overlay of the development server may not have.
    colors: false,
    configFile: join(root, 'tsconfig.json'),
    allowTsInNodeModules: true,
    compilerOptions: {
      noEmit: false,
      allowImportingTsExtensions: false,
      incremental: false,
      sourceMap: true,
      paths: {},
    },
    ...(refresh && { getCustomTransformers: join(root, 'scripts/dev/refreshTransformers.cjs') }),
  },
});

/** Whether a file is of a package that comes as JavaScript; `shared` may be one that does not. */
const isPackaged = (file: string) => file.includes('node_modules') && !file.startsWith(join(root, 'shared') + sep);

/** What tells a module's class names from those of its other releases, which may be in the page too. The shell is there once. */
const classNameSalt = (name: string, dir: string): string => (name === 'shell' ? name : `${name} ${buildVersion(dir)}`);

/** Rules and resolution that all builds have in common; `name` is the module's, or `shell`. */
function base(name: string, dir: string, target: 'web' | 'node', refresh = false): Configuration {
  const cssModules = {
    loader: 'css-loader',
    options: {
      sourceMap: !production,
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: production ? '[hash:base64:6]' : '[name]-[local]-[hash:base64:5]',
        localIdentHashSalt: classNameSalt(name, dir),
        exportOnlyLocals: target === 'node',
      },
    },
  };
  const css: RuleSetRule = {
    test: /\.css$/,
    use: target === 'node' ? [cssModules] : [MiniCssExtractPlugin.loader, cssModules],
  };
  return {
    context: root,
    mode: production ? 'production' : 'development',
    target: target === 'web' ? ['web', 'es2022'] : 'node20',
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['...'],
      modules: ['node_modules', root],
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: isPackaged, use: [typescript(refresh)] },
        css,
        {
          test: /\.(svg|png|woff2)$/,
          oneOf: [
            // A drawing that must not wait for a request: in the code and the markup, as text, which compresses.
            {
              resourceQuery: /inline/,
              type: 'asset/inline',
              // A bracket would end the address in a style sheet.
              generator: {
                dataUrl: (svg: Buffer) =>
                  `data:image/svg+xml,${encodeURIComponent(svg.toString()).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
              },
            },
            { type: 'asset/resource' },
          ],
        },
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    validate: !production,
    cache: production
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: join(root, '.cache/webpack'),
          name,
          // What is kept names files by their whole paths.
          version: root,
          buildDependencies: { factory: [import.meta.filename] },
        },
  };
}

function browserOutput(dir: string, publicPath: string, uniqueName: string): Configuration['output'] {
  return {
    path: join(dir, 'dist'),
    clean: true,
    publicPath,
    uniqueName,
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    assetModuleFilename: '[name].[hash:10][ext]',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: CHUNK_LIMIT,
  };
}

const extractCss = () =>
  new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css`, ignoreOrder: true });

/** Source maps of a module's scripts, which no script names: its sources as they lie below its folder. */
const sourceMaps = (dir: string) =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    moduleFilenameTemplate: ({ absoluteResourcePath: file }: { absoluteResourcePath: string }) =>
      isAbsolute(file) ? relative(dir, file).replaceAll(sep, '/') : `webpack/${file}`,
  });

/**
 * From how much on what several pages of a module share is a file of its own, in bytes before minifying. The files of a
 * page come together, named in its document. A visitor reads a page or two: there webpack's own 20,000 stays.
 */
const SHARED_SIZE = 8_000;

/** The whole webpack configuration of a federated module that lies in `dir`. `refresh`: its components can be edited in place; by default in development. */
export function federatedModule(dir: string, refresh = !production): Configuration {
  const declared = readManifest(dir);
  const { manifest } = declared;
  const version = buildVersion(dir);
  const container = containerName(manifest.name, version);
  const isOfSite = manifest.routes.some(({ prerender }) => prerender);
  const config = base(manifest.name, dir, 'web', refresh);
  return {
    ...config,
    entry: {},
    output: browserOutput(dir, 'auto', container),
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer,
      splitChunks: isOfSite ? {} : { minSize: SHARED_SIZE },
    },
    // That a module's files lie where its entry does is meant.
    infrastructureLogging: { level: 'error' },
    plugins: [
      extractCss(),
      new RegisteredFilesPlugin(),
      new StylesheetLimitPlugin(),
      new ChunkRetryPlugin(),
      ...(production ? [sourceMaps(dir)] : []),
      new ModuleFederationPlugin({
        ...moduleFederation(dir),
        filename: `entry${hash}.js`,
        manifest: {
          additionalData: ({ stats, compilation }) => {
            nameRelease(stats, manifest.name, version);
            nameFiles(stats, compilation, new Map(exposedBy(declared).map(({ name, chunk }) => [name, chunk])));
          },
        },
        experiments: moduleRuntime,
      }),
    ],
  };
}

/** Vendor code that comes to webpack as one file; but for gl-matrix, of whose namespaces only webpack keeps no more than is used. */
const inOne = (resource: string | RegExp): RuleSetRule => ({
  resource,
  loader: join(root, 'scripts/build/plugins/inOneLoader.cjs'),
  options: {
    external: [
      'react',
      'react/*',
      'react-dom',
      'react-dom/*',
      'dayjs',
      'dayjs/*',
      'gl-matrix',
      'shared/vendor/lazyChunk',
    ],
    replaced: replacedFiles(),
    mode: production ? 'production' : 'development',
  },
});

/** Most of what the shell begins with, and the same from one release to the next: a file of its own is not fetched again. */
const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  name: 'react',
  chunks: 'initial',
  enforce: true,
} as const;

/** What every icon is drawn by: once, whoever shows one first. */
const icons = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/,
  name: 'icons',
  chunks: 'async',
  enforce: true,
  priority: 1,
} as const;

/** `shared/ui` but for what comes of it later: one file, which is the same for whoever asks for it, the shell or a module. */
const ui = {
  name: 'ui',
  chunks: (chunk: Chunk) =>
    [...chunk.groupsIterable].some(({ origins }) =>
      origins.some(({ module }) => module && (providedBy(module) ?? askedFor(module)) === 'shared/ui'),
    ),
  enforce: true,
} as const;

/**
 * From how much on what several chunks of the shell need is a file of its own, in bytes before minifying. What the first
 * screens need comes with the frame; below this, a request and its headers cost more than what is there twice.
 */
const SHELL_SHARED_SIZE = 60_000;

/** ES files of the federation's packages where its plugins name the CommonJS ones: else the shell would have the runtime twice. */
function esFiles(): Record<string, string> {
  const injecting = createRequire(resolve('@module-federation/enhanced')).resolve(
    '@module-federation/inject-external-runtime-core-plugin',
  );
  return { [injecting]: injecting.replace(/\.cjs$/, '.js') };
}

/** The webpack configuration of the host shell that lies in `dir`. */
export function host(dir: string): Configuration {
  const config = base(basename(dir), dir, 'web');
  return {
    ...config,
    entry: { shell: join(dir, 'src/boot.ts') },
    resolve: { ...config.resolve, alias: esFiles() },
    output: {
      ...browserOutput(dir, '/shell/', 'shell'),
      // Compressed copies stay: `compressFiles` makes what is missing, and takes away what stands for nothing.
      clean: { keep: isCompressed },
    },
    module: {
      rules: [
        inOne(join(root, 'shared/vendor/antdInParts.ts')),
        inOne(join(root, 'shared/vendor/charts.ts')),
        ...(config.module?.rules ?? []),
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer,
      splitChunks: { minSize: SHELL_SHARED_SIZE, cacheGroups: { react, icons, ui } },
    },
    plugins: [
      extractCss(),
      new StylesheetLimitPlugin(),
      new ChunkRetryPlugin(),
      new ReplacedInternalsPlugin(),
      new ModuleFederationPlugin({
        ...federation,
        name: 'shell',
        shared: Object.fromEntries(
          Object.entries(sharedDependencies).map(([name, { provide, eager }]) => [
            name,
            {
              singleton: true,
              eager: eager ?? false,
              version: providedVersions()[name],
              requiredVersion: false as const,
              ...(provide ? { import: provide } : {}),
            },
          ]),
        ),
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

/** A Node bundle of `src/prerender.tsx` in `dir`, run once at build to turn pages into HTML. */
export function prerenderer(dir: string, name: string): Configuration {
  const { plugins = [], ...rest } = base(name, dir, 'node');
  return {
    ...rest,
    entry: join(dir, 'src/prerender.tsx'),
    output: {
      path: join(root, '.cache/prerender', name),
      filename: 'prerender.cjs',
      library: { type: 'commonjs2' },
      publicPath: './',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      modules: ['node_modules', root],
      alias: { 'react-router-dom$': join(root, 'shared/vendor/react-router-dom.ts') },
    },
    externals: [
      {
        react: 'commonjs react',
        'react/jsx-runtime': 'commonjs react/jsx-runtime',
        'react-dom': 'commonjs react-dom',
        'react-dom/server': 'commonjs react-dom/server',
        'react-router': 'commonjs react-router',
      },
    ],
    optimization: { minimize: false },
    plugins: [
      ...plugins,
      // Pages are built with places for what the owner changes in the console.
      new webpack.NormalModuleReplacementPlugin(
        /\/companyFacts$/,
        join(root, 'shared/domain/letterhead/companyTokens.ts'),
      ),
    ],
  };
}
