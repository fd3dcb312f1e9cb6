import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FaultReport } from 'shared/contract/releases/fault';
import { cleanMessage, cleanPath } from 'shared/contract/surface/withoutPersonal';
import type { Db, Queries } from '../../db/tables';
import { tellTeam } from '../news/tellTeam';
import type { ReleaseStore } from '../ReleaseStore';
import { releaseTables } from '../tables';
import { type Source, sourceOf } from './sourceOf';
import { type Session, wasGiven } from './wasGiven';

/** The most different faults of a module that nobody signed in has seen: made-up ones fill no disk. */
const MOST_UNSEEN = 200;

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

/** How a source is written. */
const written = ({ file, line }: Source): string => (file === '' ? '' : `${file}:${line}`);

/**
 * Keeps a fault that a browser reports of a published release; others are passed over. Equal ones are one: the same module,
 * kind and message, from the same line of the same file, wherever in it the line stands by now. A session counts once for a
 * fault in a release, and only if the server gave it that release. Tells the owner when a session counts for the first time.
 */
export async function keepFault(
  { db, store }: { db: Db; store: ReleaseStore },
  report: FaultReport,
  session: Session | undefined,
): Promise<void> {
  const { module, version, kind } = report;
  const release = await store.release(module, version).catch(() => undefined);
  if (!release) return;
  const source = await sourceOf(report.frames, release, await store.folderOf(release));
  const message = cleanMessage(report.message);
  const id = hashOf(module, kind, message, source.file, source.code);
  const isCounted = session !== undefined && (await wasGiven(db, session, module, version));
  const at = new Date().toISOString();
  await db.transaction().execute(async (tx) => {
    const tables = releaseTables(tx);
    const known = await tables.selectFrom('faults').select('resolvedAt').where('id', '=', id).executeTakeFirst();
    if (!known && !isCounted && (await isFull(tx, module))) return;
    const isNewVoice = isCounted && (await addVoice(tx, id, hashOf(id, version, session.id)));
    await tables
      .insertInto('faults')
      .values({
        id,
        module,
        kind,
        message,
        source: written(source),
        code: source.code,
        route: cleanPath(report.route),
        firstAt: at,
        lastAt: at,
        resolvedAt: null,
        resolvedBy: '',
        backAt: null,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ lastAt: at, source: written(source) }))
      .execute();
    const { count, sessions } = await tables
      .insertInto('fault_releases')
      .values({ fault: id, version, count: 1, sessions: isNewVoice ? 1 : 0, firstAt: at, lastAt: at })
      .onConflict((conflict) =>
        conflict.columns(['fault', 'version']).doUpdateSet({
          count: sql<number>`"fault_releases"."count" + 1`,
          sessions: sql<number>`"fault_releases"."sessions" + ${isNewVoice ? 1 : 0}`,
          lastAt: at,
        }),
      )
      .returning(['count', 'sessions'])
      .executeTakeFirstOrThrow();
    const isBack = Number(count) === 1 && known?.resolvedAt != null;
    if (isBack) await tables.updateTable('faults').set({ backAt: at }).where('id', '=', id).execute();
    if (isNewVoice && Number(sessions) === 1) await tellOfFault(tx, { id, module, version, message }, source);
  });
}

/** Whether strangers have reported too many faults of a module, so that new ones are not kept. */
async function isFull(tx: Queries, module: string): Promise<boolean> {
  const { known } = await releaseTables(tx)
    .selectFrom('faults')
    .select(({ fn }) => fn.countAll<number>().as('known'))
    .where('module', '=', module)
    .executeTakeFirstOrThrow();
  return Number(known) >= MOST_UNSEEN;
}

/** Answers whether the session had not counted before. */
async function addVoice(tx: Queries, fault: string, key: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await releaseTables(tx)
    .insertInto('fault_voices')
    .values({ key, fault })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Notifies of a new fault in a release, once for each release, and of one that is back after it was resolved. */
async function tellOfFault(
  tx: Queries,
  { id, module, version, message }: { id: string; module: string; version: string; message: string },
  source: Source,
): Promise<void> {
  const { resolvedAt, firstVersion } = await releaseTables(tx)
    .selectFrom('faults')
    .innerJoin('fault_releases', 'fault_releases.fault', 'faults.id')
    .select(['faults.resolvedAt', 'fault_releases.version as firstVersion'])
    .where('faults.id', '=', id)
    .orderBy('fault_releases.firstAt')
    .executeTakeFirstOrThrow();
  const isBack = resolvedAt !== null && firstVersion !== version;
  if (!isBack && firstVersion !== version) return;
  await tellTeam(tx, {
    module,
    version,
    event: isBack ? 'error-back' : 'new-error',
    title: isBack ? `An error is back in ${module} ${version}` : `${module} ${version} has a new error`,
    body: source.file === '' ? message : `${message} (${written(source)})`,
    subject: isBack ? `faults/${id}/${version}` : `faults/${module}/${version}`,
  });
}
