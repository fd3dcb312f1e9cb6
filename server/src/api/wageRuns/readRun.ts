import {
  type RunStep,
  type RunStepState,
  runSteps,
  type SignedStep,
  type WageRun,
} from 'shared/domain/payroll/wageRun';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { readCenters } from '../attendance/readCenters';
import { readToBill } from '../billing/readToBill';
import { needsTwo, readSignatures, type Signatures } from '../payroll/signatures';
import { sumsOf } from '../payroll/sumsOf';
import { readPaidOtherwise } from './readPaidOtherwise';
import { readUnpaid } from './readUnpaid';
import { isSigned, refuseTaking, refuseTakingBack } from './refuseStep';

/** A month's register. */
export interface RunRegister {
  id: string;
  status: string;
  paidOn: string | null;
  madeAt: string | null;
  createdAt: string;
  isSample: number;
}

/** The register of a month (`YYYY-MM`); undefined while there is none. */
export const registerOf = (db: Queries, month: string): Promise<RunRegister | undefined> =>
  db
    .selectFrom('live_wages')
    .select(['id', 'status', 'paidOn', 'madeAt', 'createdAt', 'isSample'])
    .where('month', '=', month)
    .executeTakeFirst();

type Found = Pick<RunStepState, 'isDone' | 'at' | 'by' | 'missing'>;
const nothing: Found = { isDone: false, at: null, by: '', missing: [] };
const placeOf = (center: { companyName: string; centerName: string }) =>
  [center.companyName, center.centerName].filter(Boolean).join(', ') || 'A center';

async function ofAttendance(db: Queries, month: string): Promise<Found> {
  const { centers } = await readCenters(db, null, month);
  const locked = await db
    .selectFrom('every_attendance_months')
    .select(['lockedBy', 'lockedAt'])
    .where('month', '=', month)
    .where('state', '=', 'Locked')
    .orderBy('lockedAt', 'desc')
    .executeTakeFirst();
  const missing = centers
    .filter(({ state }) => state !== 'Locked')
    .map((center) => ({ text: `${placeOf(center)}: ${center.state.toLowerCase()}`, centerId: center.centerId }));
  if (centers.length === 0) missing.push({ text: 'Nobody is placed at a center in this month.', centerId: '' });
  return { isDone: missing.length === 0, at: locked?.lockedAt ?? null, by: locked?.lockedBy ?? '', missing };
}

/** Who last did something with a register, by the name of a field that changed then. */
async function whoChanged(db: Queries, wageId: string, field: string): Promise<string> {
  const row = await db
    .selectFrom('audit')
    .select('by')
    .where('resource', '=', 'wages')
    .where('recordId', '=', wageId)
    .where('changes', 'like', `%"${field}"%`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.by ?? '';
}

async function ofRegister(db: Queries, register: RunRegister | undefined): Promise<Found> {
  if (!register) return { ...nothing, missing: [{ text: 'No register yet. Make it from attendance.', centerId: '' }] };
  const { sums, isOutdated } = await sumsOf(db, register.id);
  const missing = [
    ...(sums === null ? [{ text: 'The register has no lines.', centerId: '' }] : []),
    ...(isOutdated ? [{ text: 'The rates have changed. Work the register out again.', centerId: '' }] : []),
  ];
  return {
    isDone: missing.length === 0,
    at: register.madeAt ?? register.createdAt,
    by: await whoChanged(db, register.id, register.madeAt === null ? 'month' : 'madeAt'),
    missing,
  };
}

function ofSignature(step: SignedStep, { held, outdated }: Signatures, isPaid: boolean): Found {
  const row = held.get(step);
  if (row) return { isDone: true, at: row.at, by: row.by, missing: [] };
  const text = outdated === step ? 'The register has changed since. Do this step again.' : '';
  return { ...nothing, missing: text === '' || isPaid ? [] : [{ text, centerId: '' }] };
}

async function ofPayment(db: Queries, register: RunRegister | undefined): Promise<Found> {
  if (register?.status !== 'Paid') return nothing;
  return { isDone: true, at: register.paidOn, by: await whoChanged(db, register.id, 'status'), missing: [] };
}

async function ofBills(db: Queries, month: string): Promise<Found> {
  const { centers } = await readToBill(db, null, { month, companyId: '' });
  const missing = centers
    .filter(({ notBilled }) => notBilled > 0)
    .map((center) => ({
      text: `${placeOf(center)}: ${center.notBilled} of ${center.placements} not billed`,
      centerId: center.centerId,
    }));
  const last = await db
    .selectFrom('billed_shares')
    .innerJoin('audit', 'audit.recordId', 'billed_shares.invoiceId')
    .select(['billed_shares.at', 'audit.by'])
    .where('billed_shares.month', '=', month)
    .where('billed_shares.releasedAt', 'is', null)
    .where('audit.resource', '=', 'invoices')
    .where('audit.action', '=', 'create')
    .orderBy('billed_shares.at', 'desc')
    .executeTakeFirst();
  return { isDone: centers.length > 0 && missing.length === 0, at: last?.at ?? null, by: last?.by ?? '', missing };
}

/** A month's run, as whoever asks can go on with it. */
export async function readRun(db: Queries, month: string, asking: Pick<Actor, 'id'>): Promise<WageRun> {
  const register = await registerOf(db, month);
  const signatures = await readSignatures(db, register?.id ?? '');
  const isPaid = register?.status === 'Paid';
  const found: Record<RunStep, Found> = {
    attendance: await ofAttendance(db, month),
    register: await ofRegister(db, register),
    checked: ofSignature('checked', signatures, isPaid),
    approved: ofSignature('approved', signatures, isPaid),
    files: ofSignature('files', signatures, isPaid),
    paid: await ofPayment(db, register),
    billed: await ofBills(db, month),
  };
  const needsSecond = await needsTwo(db);
  const by = { checkedBy: signatures.held.get('checked')?.byId ?? '', asking: asking.id, needsTwo: needsSecond };
  const isDone = (step: RunStep) => found[step].isDone;
  return {
    month,
    registerId: register?.id ?? '',
    steps: runSteps.map((step) => ({
      step,
      ...found[step],
      canTake: isSigned(step) && refuseTaking(step, isDone, by) === undefined,
      canTakeBack: isSigned(step) && refuseTakingBack(step, isDone) === undefined,
    })),
    unpaid: register ? await readUnpaid(db, { wageId: register.id, month, isSample: register.isSample === 1 }) : [],
    paidOtherwise: register ? await readPaidOtherwise(db, register.id) : [],
    takenBack: signatures.takenBack
      .map(({ step, takenBackAt, takenBackBy, reason }) => ({ step, at: takenBackAt ?? '', by: takenBackBy, reason }))
      .sort((a, b) => (a.at < b.at ? 1 : -1)),
    needsTwo: needsSecond,
  };
}
