import { watch } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { containerName } from '../../shared/contract/containerName.ts';
import { federatedModule } from '../../webpack.common.ts';
import { buildVersion, exposedBy } from '../build/moduleFederation.ts';
import { type DeclaredModule, readManifest } from '../build/readManifest.ts';
import { gatedModule } from '../release/gatedModule.ts';
import { editable, hotReload } from './hotReload.ts';
import type { ModuleMessage } from './messages.ts';
import { TypeReport } from './TypeReport.ts';

/**
 * Serves the module in a folder from source, in a separate process: `tsx scripts/dev/runModule.ts <folder>`. If
 * `module.json` names other pages or components, it compiles again in the same process; other changes only affect the
 * registry. While that file is wrong, the module stays as it was. A further process checks the types. With
 * `OWN_BUILD_AT`, the address under which a running product loads it, an edit reloads the page, because released React
 * can't swap an edited component.
 */
const dir = process.argv[2] ?? '';
const folder = basename(dir);
const { OWN_BUILD_AT: address } = process.env;
const tell = (message: ModuleMessage) => process.send?.(message);
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => undefined);

/** How long writing a changed `module.json` may take, in milliseconds. */
const SETTLE = 50;

const typeReport = new TypeReport(gatedModule({ name: folder, dir }));

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The parts of a declaration that affect the build. */
const builtFrom = (declared: DeclaredModule) =>
  JSON.stringify([declared.manifest.name, declared.manifest.shellApi, exposedBy(declared)]);

/** Starts a server for the module's current declaration and waits for its first compilation. */
async function start({ manifest }: DeclaredModule): Promise<WebpackDevServer> {
  const config = address === undefined ? hotReload(federatedModule(dir)) : editable(federatedModule(dir, false));
  const compiler = webpack({ ...config, infrastructureLogging: { level: 'error' } });
  if (!compiler) throw new Error('webpack gave no compiler');
  const base = `/dev/${manifest.name}/`;
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: 0,
      static: false,
      hot: address === undefined,
      setupExitSignals: false,
      headers: { 'Cache-Control': 'no-cache' },
      devMiddleware: { publicPath: base, stats: 'none' },
      webSocketServer: { type: 'ws', options: { path: `${base}ws` } },
      client: {
        webSocketURL: `${address?.replace('http', 'ws') ?? 'auto://0.0.0.0:0'}${base}ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
    },
    compiler,
  );
  const compiled = new Promise<void>((resolve) =>
    compiler.hooks.done.tap('tell', (stats) => {
      if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY }));
      tell({
        kind: 'compiled',
        errors: stats.compilation.errors.length,
        milliseconds: stats.endTime - stats.startTime,
      });
      resolve();
    }),
  );
  await server.start();
  await compiled;
  typeReport.follow(server);
  return server;
}

function announce({ manifest }: DeclaredModule, server: WebpackDevServer): void {
  const { port } = server.server!.address() as AddressInfo;
  const version = buildVersion(dir);
  tell({ kind: 'serving', module: { manifest, container: containerName(manifest.name, version), version, port } });
}

/** Makes every open page reload its document. */
const reload = (server: WebpackDevServer) =>
  server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');

async function follow(declared: DeclaredModule, server: WebpackDevServer): Promise<WebpackDevServer> {
  const changed = readManifest(dir);
  if (JSON.stringify(changed) === JSON.stringify(declared)) return server;
  if (changed.manifest.name !== declared.manifest.name)
    throw new Error(`${folder}/module.json has another name; start the command again for it.`);
  const next = builtFrom(changed) === builtFrom(declared) ? server : await start(changed);
  announce(changed, next);
  reload(server);
  if (next !== server) void server.stop();
  now = changed;
  console.log(`${folder}/module.json has changed.`);
  return next;
}

let now: DeclaredModule;
try {
  now = readManifest(dir);
  let server = start(now);
  announce(now, await server);
  const endTypes = typeReport.begin();
  process.once('exit', endTypes);
  let timer: NodeJS.Timeout | undefined;
  watch(dir, (_event, file) => {
    if (file !== 'module.json') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      server = server.then(async (running) => {
        try {
          return await follow(now, running);
        } catch (error) {
          console.error(`${sentenceOf(error)}\n${folder} goes on as it was.`);
          return running;
        }
      });
    }, SETTLE);
  });
} catch (error) {
  console.error(`${folder} can't be served:\n${sentenceOf(error)}`);
  process.exit(1);
}
