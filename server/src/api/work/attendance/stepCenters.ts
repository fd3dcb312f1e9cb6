import { places } from 'shared/domain/console/places';
import type { RunScope } from 'shared/domain/pay/runs/runScope';
import type { BulkAnswer } from 'shared/domain/records/bulkAnswer';
import { type MonthStep, monthSteps } from 'shared/domain/work/attendance/month';
import type { Actor } from '../../../core/actorOf';
import { ApiError } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import type { Db } from '../../../db/tables';
import { readCenters } from './readCenters';
import { takeStep } from './takeStep';

/**
 * Takes the next step for every center within reach whose month is ready, each in its own transaction; for one client
 * if it is given. Reports refused ones, which stay.
 */
export async function stepCenters(
  db: Db,
  account: GrantedAccount,
  { month, companyId, step }: RunScope & { step: MonthStep },
  actor: Actor,
): Promise<BulkAnswer> {
  const { centers } = await readCenters(db, account, month);
  const from: readonly string[] = monthSteps[step].from;
  const ready = centers.filter(
    (center) => from.includes(center.state) && (companyId === '' || center.companyId === companyId),
  );
  const answer: BulkAnswer = { count: 0, refused: [] };
  for (const { centerId, companyName, centerName } of ready)
    try {
      await db.transaction().execute((tx) => takeStep(tx, { centerId, month, step, actor }));
      answer.count += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const path = places.attendance({ month, center: centerId });
      answer.refused.push({ name: [companyName, centerName].filter(Boolean).join(', '), text: error.message, path });
    }
  return answer;
}
