import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerName } from '../../shared/contract/containerName.ts';
import { pathOfResource } from '../../shared/contract/declaredResource.ts';
import type { ModuleManifest } from '../../shared/contract/manifest.ts';
import { gateOf } from '../../shared/contract/releases/gate.ts';
import type { Release } from '../../shared/contract/releases/release.ts';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { integrityOf } from '../build/hashing.ts';
import { root } from '../build/targets.ts';
import { httpTarget } from '../release/httpTarget.ts';
import { startThrowAway, type ThrowAway } from '../replay/throwAway.ts';
import { forward } from './forward.ts';

/** A release with a module's declared data and without its screens. */
function releaseOfData({ name, title, team, records, resources }: ModuleManifest, dist: string, part: number): Release {
  const version = `0.0.${part}`;
  const entry = Buffer.from('/* Its screens come from the sources. */');
  writeFileSync(join(dist, 'entry.js'), entry);
  const files = { 'entry.js': { bytes: entry.length, integrity: integrityOf(entry) } };
  const paths = [...new Set((records ?? []).map((page) => page.path))];
  return {
    contract: CONTRACT_VERSION,
    version,
    manifest: {
      contract: CONTRACT_VERSION,
      name,
      title,
      team,
      shellApi: '>=0.0.0 <1000.0.0',
      sidebar: [],
      records,
      resources,
      routes: paths.map((path) => ({ path, page: 'Page' })),
    },
    entry: 'entry.js',
    container: containerName(name, version),
    files,
    pages: { Page: { js: ['entry.js'], css: [] } },
    requires: {},
    uses: { symbols: {}, places: {}, makes: {}, calls: [] },
    gate: gateOf(files),
    prerendered: {},
    publicFiles: [],
  };
}

/**
 * Records of resources that are declared but not released. A server of the product on this machine keeps them, treats
 * them as live ones and forgets them when it stops. Uses the schema now in `module.json`.
 */
export class UnreleasedData {
  /** Whether each resource was released when first requested. */
  private readonly released = new Map<string, boolean>();
  private server: Promise<ThrowAway> | undefined;
  /** What each module declared when it was last published there. */
  private readonly published = new Map<string, string>();
  private parts = 0;
  private readonly stops: (() => Promise<void>)[] = [];

  /** @param start starts the server; by default, this project's or package's built one */
  constructor(
    private readonly start = (onStop: (stop: () => Promise<void>) => void) =>
      startThrowAway(root, [], onStop, { SEED: 'none' }),
  ) {}

  /**
   * Answers a call for an unreleased resource. Returns false, with nothing sent, for any other call. `statusAt` asks
   * the server as the same person.
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    manifests: readonly ModuleManifest[],
    statusAt: (path: string) => Promise<number>,
  ): Promise<boolean> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asked = url.pathname.replace(/^\/api\//, '');
    const declared = manifests
      .flatMap((manifest) =>
        (manifest.resources ?? []).map(({ name }) => ({ manifest, path: pathOfResource(manifest.name, name) })),
      )
      .find(({ path }) => asked === path || asked.startsWith(`${path}/`));
    if (!declared) return false;
    const { manifest, path } = declared;
    if (!this.released.has(path)) {
      const status = await statusAt(path);
      if (status === 200 || status === 404) this.released.set(path, status === 200);
    }
    if (this.released.get(path) !== false) return false;
    const { url: to, token } = await this.serverOf(manifest);
    const unreachable =
      'The server that keeps records which are not released does not answer; start the command again.';
    forward(request, response, { to: new URL(to), unreachable, without: ['cookie'], token });
    return true;
  }

  /** Stops the server that keeps them. */
  async stop(): Promise<void> {
    for (const stop of this.stops.splice(0)) await stop();
  }

  /** The server, once it has the module's current declaration. */
  private async serverOf(manifest: ModuleManifest): Promise<ThrowAway> {
    const declared = JSON.stringify([manifest.records, manifest.resources]);
    this.server ??= this.begin();
    if (this.published.get(manifest.name) !== declared) {
      this.published.set(manifest.name, declared);
      this.server = this.server.then((running) => this.publish(running, manifest));
    }
    return this.server;
  }

  private begin(): Promise<ThrowAway> {
    console.log('Records of resources that are not released are kept here until this command ends.');
    return this.start((stop) => this.stops.push(stop));
  }

  /**
   * Publishes a module's declaration. If it, or a stored record, is refused, reports that and starts over with a server
   * without them.
   */
  private async publish(running: ThrowAway, manifest: ModuleManifest): Promise<ThrowAway> {
    const dist = mkdtempSync(join(tmpdir(), 'unreleased-'));
    try {
      const release = releaseOfData(manifest, dist, (this.parts += 1));
      const publishAt = ({ url, token }: ThrowAway) =>
        httpTarget(url, token).publish(dist, release, { dryRun: false, promote: true });
      await publishAt(running).catch(async (error: Error) => {
        console.error(`${error.message}\nThe records that were kept here are forgotten.`);
        await this.stop();
        this.published.clear();
        running = await this.begin();
        await publishAt(running).catch(() => undefined);
      });
      return running;
    } finally {
      rmSync(dist, { recursive: true, force: true });
    }
  }
}
