import { newId } from '../db/newId';
import type { Db } from '../db/tables';
import { openPool } from '../threads/pools';
import type { Copier } from './Copier';
import { keepFiles, keptFiles, nameOf } from './CopiesPlace';

/** The intervals for watching the copies, in milliseconds. */
export interface CopiesTimes {
  /** How often their progress is checked. By default 5 s. */
  look: number;
  /** Owners are notified after this long without progress. By default 40 s. */
  behind: number;
  /** How often the releases' files are copied. By default 10 s. */
  files: number;
  /** How often a restore is tested. By default each hour; the first time a minute after the start. */
  proof: number;
}

const usual: CopiesTimes = { look: 5_000, behind: 40_000, files: 10_000, proof: 60 * 60 * 1000 };
const FIRST_PROOF_MS = 60_000;

const proofs = openPool<Pick<typeof import('./proveCopy'), 'proveCopy'>>('copies', {
  threads: 1,
  waiting: 1,
  limitMs: 30 * 60_000,
});

/** A message to owners about the copies. `subject`: each is sent only once. */
export interface CopiesNotice {
  title: string;
  body: string;
  subject: string;
}

/** Stores a unique mark, so that there is something to copy. */
async function mark(db: Db): Promise<string> {
  const value = newId();
  await db
    .insertInto('marks')
    .values({ key: 'copies-proof', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return value;
}

/** Stores a mark, restores the copies and compares. Returns the problems, empty if there are none. */
export const proveNow = async (db: Db, { place, dataDir }: Copier): Promise<string[]> =>
  proofs.run('proveCopy', { dataDir, place, mark: await mark(db) });

/**
 * Maintains the copies: checks their progress, copies the releases' files, and tests hourly that they can be restored.
 * Calls `tell` when they fall behind or a test fails, and when all is well again. Returns the function that stops it.
 */
export function keepCopies(
  db: Db,
  copier: Copier,
  tell: (notice: CopiesNotice) => Promise<void>,
  times: CopiesTimes = usual,
): () => void {
  const place = nameOf(copier.place);
  const files = keptFiles(copier.place);
  let filesFail = '';
  let told: { subject: string } | undefined;
  const say = (title: string, body: string, subject: string) => tell({ title, body, subject }).catch(() => undefined);

  const look = async () => {
    await copier.look();
    if (!copier.hasSent) await mark(db);
    const isBehind = Date.now() - copier.wholeUntil > times.behind || filesFail !== '';
    if (isBehind === (told !== undefined)) return;
    if (!isBehind) {
      await say('Copies of the database go on', `Everything is at ${place} again.`, `${told?.subject}/again`);
      told = undefined;
      return;
    }
    const since = new Date(copier.wholeUntil).toISOString();
    told = { subject: `copies/${since}` };
    const why = [filesFail, copier.complaint].filter(Boolean).join('; ') || 'it does not answer';
    await say(
      'Copies of the database have stopped',
      `What was stored since ${since} is on this machine alone, because nothing reaches ${place} (${why}). Check that the place can be reached and has room; copying goes on by itself.`,
      told.subject,
    );
  };
  const bring = async () => {
    filesFail = await keepFiles(files, copier.dataDir).then(
      () => '',
      (error: Error) => error.message,
    );
  };
  const prove = async () => {
    const wrong = await proveNow(db, copier).catch((error: Error) => [error.message]);
    if (wrong.length > 0)
      await say(
        'A copy of the database could not be restored',
        `${wrong.join(' ')} Make a backup now (npm run backup) and check ${place}.`,
        `copies-proof/${new Date().toISOString()}`,
      );
    else copier.provedAt = Date.now();
  };
  const alone = (work: () => Promise<void>) => {
    let isBusy = false;
    return () => {
      if (isBusy) return;
      isBusy = true;
      void work()
        .catch(() => undefined)
        .finally(() => {
          isBusy = false;
        });
    };
  };
  const [bringAlone, proveAlone] = [alone(bring), alone(prove)];
  const timers = [
    setInterval(alone(look), times.look),
    setInterval(bringAlone, times.files),
    setInterval(proveAlone, times.proof),
    setTimeout(proveAlone, Math.min(FIRST_PROOF_MS, times.proof)),
  ];
  for (const timer of timers) timer.unref();
  bringAlone();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
