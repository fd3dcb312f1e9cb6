import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compilation, type Configuration, type WebpackPluginInstance } from 'webpack';
import { compile } from '../../scripts/build/compile';
import { compressFiles } from '../../scripts/build/compressFiles';
import { filesBelow } from '../../scripts/build/hashing';
import { readManifest } from '../../scripts/build/readManifest';
import { moduleNames } from '../../scripts/build/targets';
import { exposedBy, federatedModule, host } from '../../webpack.common';
import { FileModules } from './FileModules';

/**
 * The console's twins, made of the product's own sources: what a page of the console needs of a build is written into
 * its `twin.json`, which files hold which sources into `modules.json`.
 */
export interface TwinBuild {
  /** What a document asks for at once. */
  entry: string[];
  /** What it names besides, because the first screen asks for it next: the console's files. */
  console: string[];
  /** The files of a module's page, and of what it waits for, by `<module>/<page>`. */
  pages: Record<string, string[]>;
}

/** Where twins lie below a project, and the address that their files have. */
export const twinFolder = (project: string, name: string): string => join(project, '.cache/bench/twins', name);
export const TWIN_BASE = '/twin/';
/** From how much on what several pages share is worth a request of its own, in bytes before minifying. */
const SHARED_SIZE = 5_000;

const importName = (module: string) => module.replaceAll('-', '_');

/** Writes the table of the modules' pages, each loaded when it is asked for; answers the plugins that put it and the stubs of releases in place. */
function ownSources(project: string, folder: string, importOf: (module: string, page: string, file: string) => string) {
  const lines = moduleNames.flatMap((module) =>
    exposedBy(readManifest(join(project, module))).map(
      ({ name, file, chunk }) =>
        `  '${module}/${name}': () => import(/* webpackChunkName: "${module}-${chunk}" */ '${importOf(module, name, join(project, module, file))}'),`,
    ),
  );
  mkdirSync(folder, { recursive: true });
  const table = join(folder, 'pages.ts');
  writeFileSync(table, `export const pages = {\n${lines.join('\n')}\n};\n`);
  const sources = join(project, 'bench/twins/sources');
  const replace = (pattern: RegExp, by: (file: string) => string) =>
    new webpack.NormalModuleReplacementPlugin(
      pattern,
      ({ createData }: { createData?: { resource?: string; context?: string } }) => {
        if (!createData?.resource) return;
        createData.resource = by(basename(createData.resource));
        createData.context = dirname(createData.resource);
      },
    );
  return [
    replace(/[\\/]shell[\\/]src[\\/]loader[\\/](?:loadPart|federation)\.ts$/, (file) => join(sources, file)),
    replace(/[\\/]bench[\\/]twins[\\/]sources[\\/]pages\.ts$/, () => table),
  ];
}

const isFederation = (plugin: unknown) => plugin instanceof webpack.container.ModuleFederationPlugin;
const keptPlugins = ({ plugins = [] }: Configuration) =>
  plugins.filter((plugin) => !isFederation(plugin)) as WebpackPluginInstance[];

const filesOfGroup = ({ namedChunkGroups }: Compilation, name: string) =>
  (namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) => /\.(?:js|css)$/.test(file));

async function finish(folder: string, build: TwinBuild): Promise<void> {
  const dist = join(folder, 'dist');
  await compressFiles(dist, filesBelow(dist));
  writeFileSync(join(folder, 'twin.json'), JSON.stringify(build, null, 1));
}

/** The console and all modules as one build of webpack, with a lazy route for each page; with the vendors, the minifier and the hints to the browser that the product has. */
export async function buildBundle(project: string): Promise<void> {
  const folder = twinFolder(project, 'bundle');
  const shell = host(join(project, 'shell'));
  const config: Configuration = {
    ...shell,
    output: { ...shell.output, path: join(folder, 'dist'), publicPath: TWIN_BASE, uniqueName: 'bundle' },
    // What several pages share is a chunk of its own, small libraries too.
    optimization: { ...shell.optimization, splitChunks: { minSize: SHARED_SIZE } },
    resolve: {
      ...shell.resolve,
      alias: {
        'react-router-dom$': join(project, 'shared/vendor/react-router-dom.ts'),
        antd$: join(project, 'shared/vendor/antdInParts.ts'),
        '@ant-design/charts$': join(project, 'shared/vendor/charts.ts'),
      },
    },
    plugins: [
      ...keptPlugins(shell),
      ...ownSources(project, folder, (_module, _page, file) => file),
      new FileModules(join(folder, 'modules.json')),
    ],
  };
  const { compilation } = await compile(config);
  const entry = filesOfGroup(compilation, 'shell');
  const beyond = (...names: string[]) => [
    ...new Set(names.flatMap((name) => filesOfGroup(compilation, name)).filter((file) => !entry.includes(file))),
  ];
  await finish(folder, {
    entry,
    console: beyond('console', 'console-content'),
    pages: Object.fromEntries(
      moduleNames.flatMap((module) =>
        Object.keys(readManifest(join(project, module)).pages).map((page) => [
          `${module}/${page}`,
          beyond('console', 'console-content', `${module}-${page}`, 'antd'),
        ]),
      ),
    ),
  });
}

/** What a federated build of public examples shares: every package whole, once, whoever has it. */
const plainlyShared = (project: string) => ({
  ...Object.fromEntries(
    ['react', 'react-dom', 'antd', '@ant-design/charts', 'swr', 'dayjs', 'zod'].map((name) => [
      name,
      { singleton: true },
    ]),
  ),
  ...Object.fromEntries(
    [
      ['react-router-dom', 'shared/vendor/react-router-dom.ts'],
      ['shared/platform', 'shared/platform/index.ts'],
      ['shared/ui', 'shared/ui/index.ts'],
    ].map(([name = '', file = '']) => [
      name,
      { singleton: true, import: join(project, file), requiredVersion: false as const, version: '1.0.0' },
    ]),
  ),
});

/** One part of the plain twin: the shell, or a module. */
export async function buildPlain(project: string, name: string): Promise<void> {
  const folder = join(twinFolder(project, 'plain'), name);
  const isShell = name === 'shell';
  const dir = join(project, name);
  const own = isShell ? host(dir) : federatedModule(dir);
  const remotes = moduleNames.map((module) => [
    importName(module),
    `${importName(module)}@${TWIN_BASE}${module}/remoteEntry.js`,
  ]);
  const begin = join(folder, 'begin.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(begin, `import(/* webpackChunkName: "bootstrap" */ '${join(project, 'shell/src/boot.ts')}');\n`);
  const config: Configuration = {
    ...own,
    entry: isShell ? { shell: begin } : {},
    module: { rules: (own.module?.rules ?? []).filter((rule) => !isInOne(rule)) },
    output: {
      ...own.output,
      path: join(folder, 'dist'),
      publicPath: `${TWIN_BASE}${name}/`,
      uniqueName: importName(name),
    },
    plugins: [
      ...keptPlugins(own).filter(({ constructor }) => !/Retry|Registered|Replaced|Limit/.test(constructor.name)),
      ...(isShell ? ownSources(project, folder, (module, page) => `${importName(module)}/${page}`) : []),
      new ModuleFederationPlugin({
        name: importName(name),
        ...(isShell
          ? { remotes: Object.fromEntries(remotes) }
          : {
              filename: 'remoteEntry.js',
              exposes: Object.fromEntries(
                exposedBy(readManifest(dir)).map(({ name: part, file }) => [`./${part}`, join(dir, file)]),
              ),
            }),
        shared: plainlyShared(project),
        dts: false,
      }),
      new FileModules(join(folder, 'modules.json')),
    ],
  };
  const { compilation } = await compile(config);
  await finish(folder, { entry: isShell ? filesOfGroup(compilation, 'shell') : [], console: [], pages: {} });
}

const isInOne = (rule: unknown) =>
  typeof rule === 'object' && rule !== null && 'loader' in rule && String(rule.loader).includes('inOneLoader');

/** What a build of a twin has written down. Throws when it is not there. */
export function readTwin(folder: string): TwinBuild {
  const file = join(folder, 'twin.json');
  if (!existsSync(file)) throw new Error(`${file} is missing; npm run bench -- twins builds the twins.`);
  return JSON.parse(readFileSync(file, 'utf8')) as TwinBuild;
}

/** Compiles a part of the product as it is, for the record of what its files hold; throws when it is not what is built. */
export async function describeProduct(project: string, name: string): Promise<void> {
  const folder = join(twinFolder(project, 'product'), name);
  const dir = join(project, name);
  const isShell = name === 'shell';
  if (!isShell)
    process.env.RELEASE_VERSION = (
      JSON.parse(readFileSync(join(dir, 'dist/release.json'), 'utf8')) as { version: string }
    ).version;
  mkdirSync(folder, { recursive: true });
  const own = isShell ? host(dir) : federatedModule(dir);
  await compile({
    ...own,
    output: { ...own.output, path: join(folder, 'dist') },
    plugins: [...(own.plugins ?? []), new FileModules(join(folder, 'modules.json'))],
  });
}
