import { join } from 'node:path';
import { build } from 'esbuild';
import { bundlerOf } from './build/bundlers.ts';
import { isPackage, type ModulePlace } from './build/modules.ts';
import { readManifest } from './build/readManifest.ts';
import { root } from './build/targets.ts';
import { buildMissing } from './dev/buildMissing.ts';
import { createProxy, type Parts } from './dev/createProxy.ts';
import { developmentShell } from './dev/developmentShell.ts';
import { listenOn } from './dev/listenOn.ts';
import { ModuleServer } from './dev/ModuleServer.ts';
import { readArguments } from './dev/readArguments.ts';
import { previewAddress, serveBuilds } from './dev/serveBuilds.ts';
import { UnreleasedData } from './dev/UnreleasedData.ts';
import { localUpstream, remoteUpstream, type Upstream } from './dev/upstream.ts';
import { expectFittingShell } from './sdk/deployedShell.ts';

/**
 * `npm run dev -- <module> [more modules] [--shell https://…] [--port 3000]`: runs the whole product, from its last
 * releases or a deployed server, with the named modules served from source. With `--in https://…`, that running product
 * loads them from here, only for the account that opens the printed links. In a module's own repository: runs this
 * folder's module in the shell of its package.
 */
const begun = performance.now();
const modules: ModuleServer[] = [];
const unreleased = new UnreleasedData();
let upstream: Upstream | undefined;

let ending: Promise<void> | undefined;

/** Stops everything that was started, once, and then this process. */
function end(code: number): Promise<void> {
  for (const module of modules) module.stop();
  return (ending ??= Promise.all([upstream?.stop(), unreleased.stop()]).then(() => process.exit(code)));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));

const say = (name: string) => (errors: number, milliseconds: number) =>
  console.log(
    errors === 0
      ? `${name} compiled in ${(milliseconds / 1000).toFixed(1)} s`
      : `${name} does not compile; the page goes on with what it has.`,
  );

async function refreshRuntime(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'scripts/dev/refreshRuntime.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function start(address: string, shell: URL | undefined, places: ModulePlace[]): Promise<Parts> {
  // The modules' processes start while this one waits for the builds.
  modules.push(...places.map((place) => new ModuleServer(place, say(place.name))));
  if (!shell) buildMissing(places.map(({ name }) => name));
  upstream = shell ? remoteUpstream(shell) : localUpstream(address, () => void end(1));
  const [url, developed, refreshScript] = await Promise.all([
    upstream.url,
    developmentShell(),
    refreshRuntime(),
    ...modules.map(({ served }) => served),
  ]);
  return { url, shell: developed, modules, unreleased, refreshScript };
}

/** Serves the modules to a running product and prints the links that start it. */
async function serveInto(product: URL, address: string, places: ModulePlace[]): Promise<void> {
  const links = places.map(({ dir }) => previewAddress(readManifest(dir).manifest, product, address));
  await listenOn(serveBuilds(modules, product, address), Number(new URL(address).port));
  modules.push(...places.map((place) => new ModuleServer(place, say(place.name), address)));
  const served = await Promise.all(modules.map((module) => module.served));
  if (served.includes(undefined)) throw new Error('A module could not be served; see above.');
  console.log(
    `Ready at ${address} after ${((performance.now() - begun) / 1000).toFixed(1)} s. Open this where you are signed in, and start the preview. Edits load the page again. Ctrl-C ends it.\n${links.join('\n')}`,
  );
}

try {
  const { modules: places, shell, into, port } = readArguments(process.argv.slice(2), process.env);
  if (isPackage && shell) await expectFittingShell(shell);
  for (const { name, dir } of places) {
    const bundler = bundlerOf(dir);
    if (bundler !== 'webpack')
      console.log(
        `${name} runs here by webpack, without what ${bundler}.config adds; npm run release -- ${isPackage ? '' : `${name} `}--no-promote and a preview show it as ${bundler} builds it.`,
      );
  }
  const address = `http://127.0.0.1:${port}`;
  if (into) await serveInto(into, address, places);
  else {
    let begin: (parts: Promise<Parts>) => void = () => undefined;
    const parts = new Promise<Parts>((resolve) => (begin = resolve));
    await listenOn(createProxy(parts), port);
    begin(start(address, shell, places));
    await parts;
    console.log(
      `Ready at ${address} after ${((performance.now() - begun) / 1000).toFixed(1)} s: ${places.map(({ name }) => name).join(' and ')} from source, the rest from ${shell ? shell.origin : 'the last releases'}. Ctrl-C ends it.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await end(1);
}
