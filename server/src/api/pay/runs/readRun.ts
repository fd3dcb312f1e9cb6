import { places } from 'shared/domain/console/places';
import type { RunScope } from 'shared/domain/pay/runs/runScope';
import { type RunAct, type RunStep, runSteps, type SignedStep } from 'shared/domain/pay/runs/runSteps';
import type { RunDue, RunMissing, RunStepState, WageRun } from 'shared/domain/pay/runs/wageRun';
import { formatRupees } from 'shared/domain/text/money';
import type { CentersOfMonth } from 'shared/domain/work/attendance/centersOfMonth';
import { type MonthStep, monthSteps } from 'shared/domain/work/attendance/month';
import type { Actor } from '../../../core/actorOf';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { obligations } from '../../compliance/obligations';
import { type MonthInvoice, readMonthInvoices } from '../../money/bills/readMonthInvoices';
import { readToBill } from '../../money/bills/readToBill';
import { invoices } from '../../money/documents/invoices';
import { SENDS_NO_MAIL } from '../../money/sendings/sendsNoMail';
import { mayRead } from '../../records/requirePermission';
import { readCenters } from '../../work/attendance/readCenters';
import { needsTwo, readSignatures, type Signatures } from '../wages/signatures';
import { sumsOf } from '../wages/sumsOf';
import { readMonthDues } from './readMonthDues';
import { readOwedWages } from './readOwedWages';
import { readPaidOtherwise } from './readPaidOtherwise';
import { readUnpaid } from './readUnpaid';
import { isSigned, refuseTaking, refuseTakingBack, waitsFor } from './refuseStep';

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

type Found = Omit<RunStepState, 'step' | 'waitsFor' | 'canTake' | 'canTakeBack'>;
const nothing: Found = { isDone: false, at: null, by: '', missing: [], acts: [], dues: [] };
const placeOf = (center: { companyName: string; centerName: string }) =>
  [center.companyName, center.centerName].filter(Boolean).join(', ') || 'A center';
const said = (text: string, path = ''): RunMissing => ({ text, path });

/** An act with its count; none where that is 0. */
const actsOf = (act: RunAct, count: number, warning = ''): Found['acts'] =>
  count > 0 ? [{ act, count, records: [], warning }] : [];

/** Which of some centers have days that nobody marked, as a sentence; empty for none. */
function unmarkedIn(centers: CentersOfMonth['centers']): string {
  const open = centers.filter(({ missing }) => missing > 0);
  if (open.length === 0) return '';
  const names = open.slice(0, 3).map((center) => `${placeOf(center)} (${center.missing})`);
  const others = open.length > names.length ? ` and ${open.length - names.length} more` : '';
  return `Days are not marked at ${names.join('; ')}${others}. They count as absent.`;
}

async function ofAttendance(
  db: Queries,
  { month, companyId }: RunScope,
  { centers: all, isSample }: CentersOfMonth,
): Promise<Found> {
  const centers = all.filter((center) => companyId === '' || center.companyId === companyId);
  const locked = await db
    .selectFrom('every_attendance_months')
    .select(['lockedBy', 'lockedAt'])
    .where('month', '=', month)
    .where('state', '=', 'Locked')
    .orderBy('lockedAt', 'desc')
    .executeTakeFirst();
  const missing = centers
    .filter(({ state }) => state !== 'Locked')
    .map((center) =>
      said(
        `${placeOf(center)}: ${center.state.toLowerCase()}${center.missing > 0 ? `, ${center.missing} days not marked` : ''}`,
        places.attendance({ month, center: center.centerId }),
      ),
    );
  if (centers.length === 0) missing.push(said('Nobody is placed at a center in this month.', places.placements()));
  const before = (step: MonthStep) =>
    isSample ? [] : centers.filter(({ state }) => (monthSteps[step].from as readonly string[]).includes(state));
  return {
    ...nothing,
    isDone: missing.length === 0,
    at: locked?.lockedAt ?? null,
    by: locked?.lockedBy ?? '',
    missing,
    acts: (['submit', 'confirm', 'lock'] as const).flatMap((step) => {
      const centersBefore = before(step);
      return actsOf(step, centersBefore.length, unmarkedIn(centersBefore));
    }),
  };
}

/** The clients of the month’s centers, by name. */
function clientsOf({ centers }: CentersOfMonth): WageRun['clients'] {
  const names = new Map(centers.map(({ companyId, companyName }) => [companyId, companyName]));
  return [...names]
    .filter(([id]) => id !== '')
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The last person to act on a register, by the name of the field that changed then. */
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
  if (!register) return { ...nothing, missing: [said('No register yet. Make it from attendance.')] };
  const { sums, isOutdated } = await sumsOf(db, register.id);
  const missing = [
    ...(sums === null ? [said('The register has no lines.')] : []),
    ...(isOutdated ? [said('The rates have changed. Work the register out again.')] : []),
  ];
  const by = await whoChanged(db, register.id, register.madeAt === null ? 'month' : 'madeAt');
  return { ...nothing, isDone: missing.length === 0, at: register.madeAt ?? register.createdAt, by, missing };
}

/** A step that somebody takes. One that was passed over, as wages were paid without it, is done by nobody. */
function ofSignature(step: SignedStep, { held, outdated }: Signatures, isPaid: boolean): Found {
  const row = held.get(step);
  if (row) return { ...nothing, isDone: true, at: row.at, by: row.by };
  if (isPaid && step !== 'payslips') return { ...nothing, isDone: true };
  const missing = outdated === step ? [said('The register has changed since. Do this step again.')] : [];
  return { ...nothing, missing };
}

async function ofPayment(db: Queries, register: RunRegister | undefined): Promise<Found> {
  if (register?.status !== 'Paid') return nothing;
  return { ...nothing, isDone: true, at: register.paidOn, by: await whoChanged(db, register.id, 'status') };
}

async function ofBills(db: Queries, account: GrantedAccount | null, scope: RunScope): Promise<Found> {
  const { month } = scope;
  const { centers, isSample } = await readToBill(db, account, scope);
  const open = centers.filter(({ notBilled }) => notBilled > 0);
  const missing = open.map((center) =>
    said(
      `${placeOf(center)}: ${center.notBilled} of ${center.placements} not billed`,
      places.bills({ month, center: center.centerId }),
    ),
  );
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
  const ready = open.filter(({ state, companyId }) => state === 'Locked' && companyId !== '');
  const clients = isSample ? 0 : new Set(ready.map(({ companyId }) => companyId)).size;
  const isDone = centers.length > 0 && missing.length === 0;
  return { ...nothing, isDone, at: last?.at ?? null, by: last?.by ?? '', missing, acts: actsOf('bill', clients) };
}

/** A step of the month’s invoices: those that are left are missing, each with its page. */
function ofInvoices(
  all: readonly MonthInvoice[],
  left: (invoice: MonthInvoice) => boolean,
  act: RunAct | undefined,
  words: (invoice: MonthInvoice) => string,
): Found {
  const open = all.filter(left);
  const missing = open.map((invoice) => said(words(invoice), places.invoice(invoice.id)));
  const records = open
    .filter(({ isSample }) => !isSample)
    .map(({ id, invoiceNo, clientName }) => ({ id, name: [clientName, invoiceNo].filter(Boolean).join(', ') }));
  const acts = act && records.length > 0 ? [{ act, count: records.length, records, warning: '' }] : [];
  return { ...nothing, isDone: all.length > 0 && open.length === 0, missing, acts };
}

const isDraft = ({ status }: MonthInvoice) => status === 'draft';

function ofDues(dues: RunDue[]): Found {
  const open = dues.filter(({ status }) => status === 'Pending');
  const days = dues.flatMap(({ doneOn }) => doneOn ?? []).sort();
  return { ...nothing, isDone: open.length === 0, at: days.at(-1) ?? null, dues };
}

/** Whether a step can be acted on, or its own list says what it waits for. */
const saysWhy = (step: RunStep, { acts, missing }: Found) =>
  acts.length > 0 || (missing.length > 0 && step !== 'register' && step !== 'billed');

/** Whether a step needs more than to see wages. */
const rightOf = (step: RunStep) =>
  ['issued', 'sent', 'receipts'].includes(step)
    ? invoices
    : ['pf', 'esi', 'tax', 'gst'].includes(step)
      ? obligations
      : undefined;

interface Asking extends RunScope {
  /** Rights of the account that sees the steps of invoices and dues. By default all. */
  account?: GrantedAccount | null;
  /** Whether the site sends mail. By default it does. */
  isMailed?: boolean;
}

/**
 * A month's run for the caller: of everybody, or of a client’s centers and bills. Its steps of PF, ESI, taxes and GST
 * are those with something due.
 */
export async function readRun(
  db: Queries,
  { month, companyId, account = null, isMailed = true }: Asking,
  asking: Pick<Actor, 'id'>,
): Promise<WageRun> {
  const scope = { month, companyId };
  const register = await registerOf(db, month);
  const signatures = await readSignatures(db, register?.id ?? '');
  const isPaid = register?.status === 'Paid';
  const bills = await readMonthInvoices(db, account, scope);
  const dues = await readMonthDues(db, month);
  const placed = await readCenters(db, null, month);
  const issued = bills.filter((invoice) => !isDraft(invoice));
  const found: Record<RunStep, Found> = {
    attendance: await ofAttendance(db, scope, placed),
    register: await ofRegister(db, register),
    checked: ofSignature('checked', signatures, isPaid),
    approved: ofSignature('approved', signatures, isPaid),
    files: ofSignature('files', signatures, isPaid),
    paid: await ofPayment(db, register),
    payslips: ofSignature('payslips', signatures, isPaid),
    billed: await ofBills(db, account, scope),
    issued: ofInvoices(bills, isDraft, 'issue', ({ clientName }) => `${clientName}: draft`),
    sent: ofInvoices(
      issued,
      ({ isSent }) => !isSent,
      isMailed ? 'send' : undefined,
      (one) => `${one.invoiceNo}, ${one.clientName}: not sent`,
    ),
    receipts: ofInvoices(
      issued,
      ({ balancePaise }) => balancePaise > 0,
      undefined,
      (one) => `${one.invoiceNo}, ${one.clientName}: ${formatRupees(one.balancePaise)} not received`,
    ),
    pf: ofDues(dues.pf),
    esi: ofDues(dues.esi),
    tax: ofDues(dues.tax),
    gst: ofDues(dues.gst),
  };
  if (!isMailed && found.sent.missing.length > 0) found.sent.missing.unshift(said(SENDS_NO_MAIL));
  const needsSecond = await needsTwo(db);
  const by = { checkedBy: signatures.held.get('checked')?.byId ?? '', asking: asking.id, needsTwo: needsSecond };
  const isDone = (step: RunStep) => found[step].isDone;
  const isShown = (step: RunStep) => {
    if (step in dues && found[step].dues.length === 0) return false;
    const right = rightOf(step);
    return account === null || right === undefined || mayRead(right, account);
  };
  return {
    month,
    registerId: register?.id ?? '',
    steps: runSteps.filter(isShown).map((step) => ({
      step,
      ...found[step],
      waitsFor: saysWhy(step, found[step]) ? null : waitsFor(step, isDone, by),
      canTake: isSigned(step) && refuseTaking(step, isDone, by) === undefined,
      canTakeBack: isSigned(step) && refuseTakingBack(step, isDone) === undefined,
    })),
    unpaid: register ? await readUnpaid(db, { wageId: register.id, month, isSample: register.isSample === 1 }) : [],
    paidOtherwise: register ? await readPaidOtherwise(db, register.id) : [],
    owed: await readOwedWages(db, month),
    takenBack: signatures.takenBack
      .map(({ step, takenBackAt, takenBackBy, reason }) => ({ step, at: takenBackAt ?? '', by: takenBackBy, reason }))
      .sort((a, b) => (a.at < b.at ? 1 : -1)),
    needsTwo: needsSecond,
    clients: clientsOf(placed),
  };
}
