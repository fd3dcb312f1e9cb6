import { financialYearOf, quarterOf } from 'shared/domain/dates/financialYear';
import { periodBounds } from 'shared/domain/dates/period';
import type { RunStep } from 'shared/domain/pay/runs/runSteps';
import type { RunDue } from 'shared/domain/pay/runs/wageRun';
import type { Queries } from '../../../db/tables';
import { type Duty, readDuties } from '../../duties/readDuties';
import { readOwedDeposits } from '../wages/readOwedDeposits';

/** The steps that consist of dues. */
export type DueStep = Extract<RunStep, 'pf' | 'esi' | 'tax' | 'gst'>;

/** The periods that end with a month (`YYYY-MM`). */
function periodsUntil(month: string): string[] {
  const year = financialYearOf(`${month}-01`);
  const quarter = quarterOf(`${month}-01`);
  return [month, `${year} Q${quarter}`, `${year} H${quarter > 2 ? 2 : 1}`, year].filter((period) =>
    periodBounds(period)?.to.startsWith(month),
  );
}

/** The monthly step that a due belongs to; undefined if it is no part of a month's work. */
function stepOf({ area, ruleId, type }: Duty): DueStep | undefined {
  if (ruleId === 'pf' || ruleId === 'esi') return ruleId;
  if (area === 'gst') return type === 'Return' || type === 'Deposit' ? 'gst' : undefined;
  if (area === 'tds') return type === 'Other' ? undefined : 'tax';
  return /^(professional-tax|labour-welfare)-/.test(ruleId) ? 'tax' : undefined;
}

/** The dues of a month (`YYYY-MM`), and of periods that end with it, by step, as on the compliance pages. */
export async function readMonthDues(db: Queries, month: string): Promise<Readonly<Record<DueStep, RunDue[]>>> {
  const duties = await readDuties(db, { periods: periodsUntil(month) });
  const owed = await readOwedDeposits(db, duties);
  const found: Record<DueStep, RunDue[]> = { pf: [], esi: [], tax: [], gst: [] };
  for (const duty of duties) {
    const step = stepOf(duty);
    if (!step) continue;
    const { id, title, type, status, state, lastDay, doneOn, reference } = duty;
    const amountPaise = status === 'Pending' ? (owed(duty) ?? 0) : duty.amountPaise;
    found[step].push({ id, title, type, status, state, lastDay, doneOn, reference, amountPaise });
  }
  return found;
}
