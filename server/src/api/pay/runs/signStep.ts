import type { SignedStep } from 'shared/domain/pay/runs/runSteps';
import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import type { Actor } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import { writeAudit } from '../../records/changes/audit';
import { lockRegister } from '../wages/lockRegister';
import { digestOf, needsTwo, readSignatures } from '../wages/signatures';
import { readRun, registerOf } from './readRun';
import { refuseTaking, refuseTakingBack } from './refuseStep';

interface Signing {
  month: string;
  step: SignedStep;
  actor: Actor;
}

/** A month's run, with its register locked until the transaction ends. Throws 409 if there is none. */
async function hold(tx: Queries, { month, actor }: Signing): Promise<WageRun> {
  const register = await registerOf(tx, month);
  if (!register) throw conflict('refused', 'There is no register of this month yet. Make it from attendance.');
  await lockRegister(tx, register.id);
  return readRun(tx, { month, companyId: '' }, actor);
}

const doneIn = (run: WageRun) => (name: string) => run.steps.some(({ step, isDone }) => step === name && isDone);

/** Takes a step of a month in the caller's name. Call it in a transaction. Throws 409. */
export async function takeRunStep(tx: Queries, signing: Signing): Promise<void> {
  const { step, actor } = signing;
  const run = await hold(tx, signing);
  const { held } = await readSignatures(tx, run.registerId);
  const by = { asking: actor.id, checkedBy: held.get('checked')?.byId ?? '', needsTwo: await needsTwo(tx) };
  const reason = refuseTaking(step, doneIn(run), by);
  if (reason !== undefined) throw conflict('refused', reason);
  const at = new Date().toISOString();
  const digest = await digestOf(tx, run.registerId);
  await tx
    .updateTable('wage_run_steps')
    .set({ takenBackAt: at, takenBackBy: actor.name, reason: 'The register changed after it.' })
    .where('wageId', '=', run.registerId)
    .where('step', '=', step)
    .where('takenBackAt', 'is', null)
    .execute();
  const signed = { id: newId(), wageId: run.registerId, step, digest, at, byId: actor.id, by: actor.name };
  await tx
    .insertInto('wage_run_steps')
    .values({ ...signed, takenBackAt: null, takenBackBy: '', reason: '' })
    .execute();
  await writeAudit(tx, 'wages', run.registerId, 'update', { [step]: [null, true] }, actor);
}

/** Undoes a step, with a reason, while the next is not done. Call it in a transaction. Throws 409. */
export async function takeRunStepBack(tx: Queries, signing: Signing & { reason: string }): Promise<void> {
  const { step, actor, reason } = signing;
  const run = await hold(tx, signing);
  const refusal = refuseTakingBack(step, doneIn(run));
  if (refusal !== undefined) throw conflict('refused', refusal);
  await tx
    .updateTable('wage_run_steps')
    .set({ takenBackAt: new Date().toISOString(), takenBackBy: actor.name, reason })
    .where('wageId', '=', run.registerId)
    .where('step', '=', step)
    .where('takenBackAt', 'is', null)
    .execute();
  await writeAudit(tx, 'wages', run.registerId, 'update', { [step]: [true, null], reason: [null, reason] }, actor);
}
