import type { Release } from 'shared/contract';
import type { ReplayFinding, ReplayResult, StoredReplay } from 'shared/contract/releases/replay';
import { covers } from 'shared/domain/accounts/right';
import { grantedToAccount } from '../../api/auth/grants';
import type { Actor } from '../../core/actorOf';
import type { Db } from '../../db/tables';
import { sourceOf } from '../faults/sourceOf';
import { ReleaseError } from '../ReleaseError';
import type { ReleaseStore } from '../ReleaseStore';
import { type ReleaseTables, releaseTables } from '../tables';

/** How many shells a release keeps its replay of. */
const KEPT = 3;

/**
 * Keeps what a replay saw of a published release, instead of the one before on the same shell, and the newest of the
 * shells before. What somebody may say who can't promote is kept as their word, and takes the place of nothing else.
 * Throws
 * `ReleaseError` for that, for a release that is not there, and for a result that does not name its routes,
 * each once.
 */
export async function keepReplay(
  { db, store }: { db: Db; store: ReleaseStore },
  { module, version }: { module: string; version: string },
  result: ReplayResult,
  by: Actor,
): Promise<StoredReplay> {
  const release = await store.release(module, version);
  const { manifest } = release;
  const named = result.routes.map(({ route }) => route).sort();
  const own = result.refused.length > 0 ? [] : manifest.routes.map(({ path }) => path).sort();
  if (named.join('\n') !== own.join('\n'))
    throw new ReleaseError(
      400,
      'other_routes',
      `A replay of ${module} ${version} names each of its ${own.length} routes once; this one is of another release.`,
    );
  const mayPromote = by.id !== '' && covers(await grantedToAccount(db, by.id), 'modules:promote', true);
  const row = {
    isClaim: mayPromote ? 0 : 1,
    module,
    version,
    shell: result.shell,
    result: JSON.stringify(await withSources(result, release, await store.folderOf(release))),
    at: new Date().toISOString(),
    by: by.name,
  };
  await db.transaction().execute(async (tx) => {
    const tables = releaseTables(tx);
    const before = await tables
      .selectFrom('replays')
      .select('isClaim')
      .where('module', '=', module)
      .where('version', '=', version)
      .where('shell', '=', result.shell)
      .executeTakeFirst();
    if (before && before.isClaim < row.isClaim)
      throw new ReleaseError(
        409,
        'refused',
        `${module} ${version} was replayed on this shell by somebody who may promote it, and that stays.`,
      );
    await tables
      .insertInto('replays')
      .values(row)
      .onConflict((conflict) => conflict.columns(['module', 'version', 'shell']).doUpdateSet(row))
      .execute();
    const kept = await tables
      .selectFrom('replays')
      .select('shell')
      .where('module', '=', module)
      .where('version', '=', version)
      .orderBy('at', 'desc')
      .orderBy('shell')
      .execute();
    const tooMany = kept.slice(KEPT).map(({ shell }) => shell);
    if (tooMany.length > 0)
      await tables
        .deleteFrom('replays')
        .where('module', '=', module)
        .where('version', '=', version)
        .where('shell', 'in', tooMany)
        .execute();
  });
  return storedReplay(row, store);
}

/** A place in a file of a release, as a browser tells it: `entry.5d1f.js:1:2032`. */
const PLACE = /^(?:\/modules\/[^/]+\/[^/]+\/)?(\S+\.js):(\d+):(\d+)$/;

/** With the source line instead of the place in a built file, where the release's source maps tell it: a replay has no source maps of its own. */
async function withSources(result: ReplayResult, release: Release, folder: string): Promise<ReplayResult> {
  const withSource = async (finding: ReplayFinding): Promise<ReplayFinding> => {
    const [, file, line, column] = PLACE.exec(finding.where) ?? [];
    if (file === undefined || !Object.hasOwn(release.files, `${file}.map`)) return finding;
    const source = await sourceOf([{ file, line: Number(line), column: Number(column) }], release, folder);
    return { ...finding, where: `${source.file}:${source.line}` };
  };
  const routes = result.routes.map(async (route) => ({
    ...route,
    findings: await Promise.all(route.findings.map(withSource)),
  }));
  return { ...result, routes: await Promise.all(routes) };
}

/** The replays of a module's releases; those on the shell of this server first, then the newest. */
export async function replaysOf(
  { db, store }: { db: Db; store: ReleaseStore },
  module: string,
): Promise<StoredReplay[]> {
  const rows = await releaseTables(db)
    .selectFrom('replays')
    .selectAll()
    .where('module', '=', module)
    .orderBy('at', 'desc')
    .execute();
  const all = rows.map((row) => storedReplay(row, store));
  return [...all.filter(({ isOnThisShell }) => isOnThisShell), ...all.filter(({ isOnThisShell }) => !isOnThisShell)];
}

const storedReplay = (
  { version, result, at, by, isClaim }: ReleaseTables['replays'],
  { shellSources }: ReleaseStore,
): StoredReplay => {
  const parsed = JSON.parse(result) as ReplayResult;
  return { ...parsed, version, at, by, isClaim: isClaim === 1, isOnThisShell: parsed.shell === shellSources };
};
