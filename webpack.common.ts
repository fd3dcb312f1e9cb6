import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, isAbsolute, join, relative, sep } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, {
  type Chunk,
  type Compilation,
  type Configuration,
  type RuleSetRule,
  type RuleSetUseItem,
} from 'webpack';
import { ChunkRetryPlugin } from './scripts/build/ChunkRetryPlugin.ts';
import { isCompressed } from './scripts/build/compressFiles.ts';
import { RegisteredFilesPlugin } from './scripts/build/RegisteredFilesPlugin.ts';
import { ReplacedInternalsPlugin, replacedFiles } from './scripts/build/ReplacedInternalsPlugin.ts';
import { componentOf, type DeclaredModule, readManifest } from './scripts/build/readManifest.ts';
import { StylesheetLimitPlugin } from './scripts/build/StylesheetLimitPlugin.ts';
import { askedFor, providedBy } from './scripts/build/sharedModules.ts';
import { trueManifest } from './scripts/build/trueManifest.ts';
import { containerName } from './shared/contract/containerName.ts';

const root = import.meta.dirname;
const { resolve } = createRequire(import.meta.url);

// Else the federation's plugins find webpack by the stack of an error that they provoke in it, for 0.4 s.
process.env.FEDERATION_WEBPACK_PATH ??= resolve('webpack');

const dependenciesOf = (folder: string) =>
  (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { dependencies: Record<string, string> })
    .dependencies;

/** The version ranges of what the shell provides: its own dependencies, and those of the shared code that it serves. */
const versions = { ...dependenciesOf('shared'), ...dependenciesOf('shell') };

/** One dependency that the shell provides and the modules use. */
interface SharedDependency {
  /** What the host provides under this name. By default, the package of the name. */
  provide?: string;
  /** Part of the shell's first script. By default, it comes in a chunk of its own when a module asks for it. */
  eager?: true;
}

/**
 * Everything that exists once in the page. The shell provides it; no module has a copy of its own
 * (`import: false`), so a module builds in seconds and downloads its own code only.
 */
const sharedDependencies: Record<string, SharedDependency> = {
  react: { eager: true },
  'react/jsx-runtime': { eager: true },
  'react-dom': { eager: true },
  'react-dom/client': { eager: true },
  'react-router-dom': { eager: true, provide: './shared/vendor/react-router-dom.ts' },
  antd: { provide: './shared/vendor/antdInParts.ts' },
  '@ant-design/charts': { provide: './shared/vendor/charts.ts' },
  swr: {},
  dayjs: {},
  zod: {},
  'shared/platform': { provide: './shared/platform/index.ts' },
  'shared/ui': { provide: './shared/ui/index.ts' },
};

/**
 * The version that `shared/*` has for the scripts of releases, whatever the shell API's is: whether a release fits is judged
 * by what it uses. Releases that were built before this ask for a range of 3.
 */
const SHARED_VERSION = '3.999.0';

/** The version range of a shared dependency that a module's code asks for. */
function rangeOf(name: string): string {
  if (name.startsWith('shared/')) return '*';
  const range = versions[packageOf(name)];
  if (!range) throw new Error(`${name} is shared but not in the dependencies of shell/package.json; add it there.`);
  return range;
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The ranges of what the built code of a module asks the shell for, as `release.json` lists them. */
export function requiredRanges({ modules }: Compilation): Record<string, string> {
  const asked = [...modules].flatMap((module) =>
    module.type === 'consume-shared-module' ? [(module as unknown as { options: { shareKey: string } }).options] : [],
  );
  return Object.fromEntries(asked.map(({ shareKey }) => [shareKey, rangeOf(shareKey)]).sort());
}

/** The versions that the host provides, as `shell.json` lists them. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(sharedDependencies).map((name) => [
      name,
      name.startsWith('shared/')
        ? SHARED_VERSION
        : (
            JSON.parse(readFileSync(join(root, 'node_modules', packageOf(name), 'package.json'), 'utf8')) as {
              version: string;
            }
          ).version,
    ]),
  );
}

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

/** What both plugins are told: a runtime without what nothing here uses, and no types of modules, which teams take from the shell's package. */
const federation = {
  shareStrategy: 'loaded-first',
  dts: false,
  dev: false,
} as const;

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
    chunkLoadTimeout: 8_000,
  };
}

const extractCss = () =>
  new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css`, ignoreOrder: true });

/** The version that a build carries: given by the command that builds, else the workspace's own. */
export function buildVersion(dir: string): string {
  return (
    process.env.RELEASE_VERSION ??
    (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version
  );
}

/** A page or component that a module exposes. */
interface Exposed {
  name: string;
  /** Below the module's folder. */
  file: string;
  /** The chunk that it comes in. */
  chunk: string;
}

/** What a module exposes: each page in a chunk of its own, the components of one slot in one, because they are shown together. */
export function exposedBy({ manifest, pages, components }: DeclaredModule): Exposed[] {
  const slotOf = (name: string) =>
    (manifest.contributions ?? []).find((each) => componentOf(each) === name)?.slot ?? name;
  return [
    ...Object.entries(pages).map(([name, file]) => ({ name, file, chunk: name })),
    ...Object.entries(components).map(([name, file]) => ({ name, file, chunk: slotOf(name) })),
  ];
}

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
        ...federation,
        name: container,
        filename: `entry${hash}.js`,
        exposes: Object.fromEntries(
          exposedBy(declared).map(({ name, file, chunk }) => [`./${name}`, { import: join(dir, file), name: chunk }]),
        ),
        shared: Object.fromEntries(
          Object.keys(sharedDependencies).map((name) => [
            name,
            {
              import: false,
              singleton: true,
              strictVersion: true,
              requiredVersion: rangeOf(name),
            },
          ]),
        ),
        manifest: {
          additionalData: ({ stats, compilation }) =>
            trueManifest(stats, compilation, {
              ...{ name: manifest.name, version, provided: providedVersions() },
              chunks: new Map(exposedBy(declared).map(({ name, chunk }) => [name, chunk])),
            }),
        },
        // The shell provides the runtime's core (`host`), and a module loads no other.
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
    ],
  };
}

/** Vendor code that comes to webpack as one file; but for gl-matrix, of whose namespaces only webpack keeps no more than is used. */
const inOne = (resource: string | RegExp): RuleSetRule => ({
  resource,
  loader: join(root, 'scripts/build/inOneLoader.cjs'),
  options: {
    external: [
      'react',
      'react/*',
      'react-dom',
      'react-dom/*',
      'dayjs',
      'dayjs/*',
      'gl-matrix',
      'shared/vendor/laterPart',
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
  return {
    ...base(name, dir, 'node'),
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
  };
}
