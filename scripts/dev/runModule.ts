import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { containerName } from '../../shared/contract/containerName.ts';
import { buildVersion, federatedModule } from '../../webpack.common.ts';
import { readManifest } from '../build/readManifest.ts';
import { root } from '../build/targets.ts';
import { hotReload } from './hotReload.ts';
import type { ModuleMessage } from './messages.ts';

/** Serves one module from its sources, in a process of its own: `tsx scripts/dev/runModule.ts <module>`. */
const name = process.argv[2] ?? '';
const dir = join(root, name);
const tell = (message: ModuleMessage) => process.send?.(message);
process.once('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);

try {
  const { manifest } = readManifest(dir);
  const config = hotReload(federatedModule(dir));
  // A page that was opened with another manifest finds another build and reloads.
  const output = { ...config.output, hashSalt: JSON.stringify(manifest) };
  const compiler = webpack({ ...config, output, infrastructureLogging: { level: 'error' } });
  if (!compiler) throw new Error('webpack gave no compiler');
  const base = `/dev/${name}/`;
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: 0,
      static: false,
      setupExitSignals: false,
      headers: { 'Cache-Control': 'no-cache' },
      devMiddleware: { publicPath: base, stats: 'none' },
      webSocketServer: { type: 'ws', options: { path: `${base}ws` } },
      client: {
        webSocketURL: `auto://0.0.0.0:0${base}ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
    },
    compiler,
  );
  compiler.hooks.done.tap('tell', (stats) => {
    if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY }));
    tell({ kind: 'compiled', errors: stats.compilation.errors.length, milliseconds: stats.endTime - stats.startTime });
  });
  await server.start();
  const { port } = server.server!.address() as AddressInfo;
  const version = buildVersion(dir);
  tell({ kind: 'listening', module: { manifest, container: containerName(name, version), version, port } });
} catch (error) {
  console.error(`${name} can't be served:\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
