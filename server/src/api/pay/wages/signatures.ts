import { type SignedStep, stepsBeforePayment } from 'shared/domain/pay/runs/runSteps';
import type { Queries, Tables } from '../../../db/tables';

/** Someone's signature on a register. */
export type Signature = Tables['wage_run_steps'];

/** A register's signatures. */
export interface Signatures {
  /** The valid signatures by step: of the current register state, and not older than those of earlier steps. */
  held: ReadonlyMap<SignedStep, Signature>;
  /** The step whose signature became invalid, because the register changed after it. */
  outdated: SignedStep | undefined;
  takenBack: Signature[];
}

/** Fingerprints of registers' lines: any change gives another text. */
async function digestsOf(db: Queries, wageIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('live_wage_lines')
    .where('wageId', 'in', [...wageIds])
    .groupBy('wageId')
    .select(({ fn }) => [
      'wageId',
      fn.countAll<number>().as('n'),
      fn.max('updatedAt').as('last'),
      fn.sum<number>('netPaise').as('net'),
    ])
    .execute();
  return new Map(rows.map(({ wageId, n, last, net }) => [wageId, `${Number(n)}/${last ?? ''}/${Number(net ?? 0)}`]));
}

/** The fingerprint of a register's lines. */
export const digestOf = async (db: Queries, wageId: string): Promise<string> =>
  (await digestsOf(db, [wageId])).get(wageId) ?? '0//0';

/** Whether the owner requires a second person to approve a month before it is paid. */
export async function needsTwo(db: Queries): Promise<boolean> {
  const row = await db
    .selectFrom('wage_run_settings')
    .select('needsTwo')
    .where('id', '=', 'company')
    .executeTakeFirst();
  return row?.needsTwo === 1;
}

/** The people who signed registers, and their fingerprints, by the register's id. */
async function signaturesOf(db: Queries, wageIds: readonly string[]): Promise<(wageId: string) => Signatures> {
  const rows = await db
    .selectFrom('wage_run_steps')
    .selectAll()
    .where('wageId', 'in', [...wageIds])
    .orderBy('id', 'desc')
    .execute();
  const digests = rows.length > 0 ? await digestsOf(db, wageIds) : new Map<string, string>();
  return (wageId) =>
    asOf(
      rows.filter((row) => row.wageId === wageId),
      digests.get(wageId) ?? '0//0',
    );
}

/** A register's signatures for its current lines. */
function asOf(rows: readonly Signature[], digest: string): Signatures {
  const held = new Map<SignedStep, Signature>();
  const rowOf = (step: SignedStep) => rows.find((each) => each.step === step && each.takenBackAt === null);
  const payslips = rowOf('payslips');
  if (payslips?.digest === digest) held.set('payslips', payslips);
  const takenBack = rows.filter(isTakenBack);
  for (const step of stepsBeforePayment) {
    const row = rowOf(step);
    if (!row) return { held, outdated: payslips && !held.has('payslips') ? 'payslips' : undefined, takenBack };
    if (row.digest !== digest) return { held, outdated: step, takenBack };
    held.set(step, row);
  }
  return { held, outdated: payslips && !held.has('payslips') ? 'payslips' : undefined, takenBack };
}

const isTakenBack = ({ takenBackAt }: Signature) => takenBackAt !== null;

/** The people who signed a register, and their fingerprints. */
export const readSignatures = async (db: Queries, wageId: string): Promise<Signatures> =>
  (await signaturesOf(db, [wageId]))(wageId);

/**
 * Why registers can't be marked paid yet, by id: their current lines must be checked and approved, by a second person
 * if the owner requires it. A total without lines has nothing to check; it needs two people if months do.
 */
export async function refuseUnapproved(
  db: Queries,
  registers: readonly { id: string; hasLines: boolean }[],
): Promise<Map<string, string>> {
  if (registers.length === 0) return new Map();
  const needsSecond = await needsTwo(db);
  const of = await signaturesOf(
    db,
    registers.map(({ id }) => id),
  );
  const reason = needsSecond
    ? 'A second person has to approve this month before it is paid. Open its run.'
    : 'Check and approve this month before it is paid. Open its run.';
  return new Map(
    registers
      .filter(({ id, hasLines }) => (hasLines || needsSecond) && !of(id).held.has('approved'))
      .map(({ id }) => [id, reason]),
  );
}
