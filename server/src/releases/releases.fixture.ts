import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from 'shared/contract';
import { containerName } from 'shared/contract/containerName';
import { gateOf } from 'shared/contract/releases/gate';
import type { Db } from '../db/tables';
import type { PageSources } from '../pages/composePages';
import { ReleaseStore } from './ReleaseStore';
import type { BucketSettings } from './storage/Bucket';
import { openReleaseFiles } from './storage/openReleaseFiles';

/** Who releases in tests. */
export const tester = { id: '', name: 'test' };

/** How a release of a test differs from the plainest one. */
export interface Built {
  /** By default, `mfe-payroll`. */
  name?: string;
  version: string;
  /** The page's code. */
  code?: string;
  /** Further files, with their content. */
  files?: Record<string, string>;
  change?: (release: Release) => void;
}

export const fileOf = (content: string) => ({
  bytes: Buffer.byteLength(content),
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});

/** The plainest release of a module, with one page and these files; `Page` is in `Page.js`. */
export const releaseOf = (
  version: string,
  { name = 'mfe-payroll', contents = {} }: { name?: string | undefined; contents?: Record<string, string> } = {},
): Release => ({
  contract: 1,
  version,
  manifest: {
    contract: 1,
    name,
    title: name,
    team: 'Payroll',
    shellApi: '^1.0.0',
    routes: [{ path: `/dashboard/${name}`, page: 'Page' }],
    sidebar: [],
  },
  entry: 'entry.js',
  container: containerName(name, version),
  files: Object.fromEntries(Object.entries(contents).map(([file, content]) => [file, fileOf(content)])),
  pages: { Page: { js: ['Page.js'], css: [] } },
  requires: { react: '^19.0.0' },
  uses: { symbols: {}, places: {}, makes: {}, calls: [] },
  prerendered: {},
  publicFiles: [],
});

/** A store over `db`, with files of releases in `bucket`, by default in its folder `root`, which is one of its own by default. */
export function openStore(db: Db, bucket?: BucketSettings, root = mkdtempSync(path.join(tmpdir(), 'releases-'))) {
  const shell = {
    shellApi: '1.2.0',
    sources: '',
    provides: { react: '19.3.1' },
    offers: {},
    start: 'start.js',
    tables: 'tables.js',
    entry: [],
    chunks: { signin: [], frame: [], console: [], sections: [] },
    fonts: [],
    frames: { '*': '<main>%PAGE%</main>' },
    integrity: {},
  };
  const sources: PageSources = { shell, shellFolder: root, origin: 'https://www.example.com', apiBase: '/api' };
  const store = new ReleaseStore(db, openReleaseFiles({ dataDir: root, bucket }), sources);

  /** A module as its build leaves it: its folder, `release.json`, and what its files hold. */
  function build({ name = 'mfe-payroll', version, code = 'page', files = {}, change }: Built) {
    const dist = path.join(root, 'dist', `${name}-${version}-${code}`);
    const contents: Record<string, string> = { 'entry.js': `entry ${version}`, 'Page.js': code, ...files };
    const release = releaseOf(version, { name, contents });
    release.gate = gateOf(release.files);
    change?.(release);
    for (const [file, content] of Object.entries({ ...contents, 'release.json': JSON.stringify(release) })) {
      mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
      writeFileSync(path.join(dist, file), content);
    }
    return { dist, release, contents };
  }

  async function publish(built: Built, options?: { dryRun: boolean }): Promise<string> {
    const { dist, release } = build(built);
    const staging = await store.files.stage();
    try {
      await staging.copy(dist, release);
      return await store.publish(staging, release, tester, options);
    } finally {
      await staging.discard();
    }
  }

  async function publishCurrent(built: Built): Promise<void> {
    await publish(built);
    await store.promote(built.name ?? 'mfe-payroll', built.version, tester);
  }

  return {
    store,
    root,
    bucket,
    sources,
    build,
    publish,
    publishCurrent,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A page of the public site at `path`, prerendered. */
export const withPage =
  (path: string, file = 'prerendered/page.html') =>
  (release: Release): void => {
    release.manifest.routes.push({ path, page: 'Page', prerender: true });
    release.prerendered[path] = { html: file, head: { title: path, description: '', jsonLd: [] } };
  };
