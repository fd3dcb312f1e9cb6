import { type SignedStep, stepsBeforePayment } from 'shared/domain/pay/runs/runSteps';
import type { Queries, Tables } from '../../../db/tables';

/** What somebody said of a register. */
export type Signature = Tables['wage_run_steps'];

/** A register's signatures. */
export interface Signatures {
  /** The valid signatures by step: of the present register, and after those of earlier steps. */
  held: ReadonlyMap<SignedStep, Signature>;
  /** The step whose signature no longer holds, since the register changed after it. */
  outdated: SignedStep | undefined;
  takenBack: Signature[];
}

/** What a register's lines come to, in a text that another change makes another. */
export async function digestOf(db: Queries, wageId: string): Promise<string> {
  const { n, last, net } = await db
    .selectFrom('live_wage_lines')
    .where('wageId', '=', wageId)
    .select(({ fn }) => [
      fn.countAll<number>().as('n'),
      fn.max('updatedAt').as('last'),
      fn.sum<number>('netPaise').as('net'),
    ])
    .executeTakeFirstOrThrow();
  return `${Number(n)}/${last ?? ''}/${Number(net ?? 0)}`;
}

/** Whether the owner wants a month to be approved by a second person before it is paid. */
export async function needsTwo(db: Queries): Promise<boolean> {
  const row = await db.selectFrom('wage_run_settings').select('needsTwo').executeTakeFirst();
  return row?.needsTwo === 1;
}

/** The people who signed a register, and what they answered. */
export async function readSignatures(db: Queries, wageId: string): Promise<Signatures> {
  const rows = await db
    .selectFrom('wage_run_steps')
    .selectAll()
    .where('wageId', '=', wageId)
    .orderBy('id', 'desc')
    .execute();
  const digest = rows.length > 0 ? await digestOf(db, wageId) : '';
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

/** Why a register can't be paid yet, or undefined: where the owner wants two people, a second one has to approve it. */
export async function refuseUnapproved(db: Queries, wageId: string): Promise<string | undefined> {
  if (!(await needsTwo(db))) return undefined;
  const { held } = await readSignatures(db, wageId);
  return held.has('approved')
    ? undefined
    : 'A second person has to approve this month before it is paid. Open its run.';
}
