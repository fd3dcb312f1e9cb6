import { places } from 'shared/domain/console/places';
import type { RunScope } from 'shared/domain/pay/runs/runScope';
import type { BulkAnswer } from 'shared/domain/records/bulkAnswer';
import { groupBy } from 'shared/domain/records/groupBy';
import type { Actor } from '../../../core/actorOf';
import { ApiError } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import type { Db } from '../../../db/tables';
import { makeBill } from './makeBill';
import { readToBill } from './readToBill';

/**
 * Makes the drafts of a month’s bills, one for each client with unbilled days, each in its own transaction; for one
 * client if it is named. Reports refused ones.
 */
export async function makeBills(db: Db, account: GrantedAccount, scope: RunScope, actor: Actor): Promise<BulkAnswer> {
  const { month } = scope;
  const { centers } = await readToBill(db, account, scope);
  const open = centers.filter(({ notBilled }) => notBilled > 0);
  const answer: BulkAnswer = { count: 0, refused: [] };
  for (const [companyId, own] of groupBy(open, (center) => center.companyId)) {
    const [first] = own;
    if (companyId === '') {
      for (const { centerName, centerId } of own)
        answer.refused.push({
          name: centerName || 'A center',
          path: places.bills({ month, center: centerId }),
          text: 'This center has no company, so nobody can be billed. Choose its company, then bill.',
        });
      continue;
    }
    try {
      const input = { month, companyId, centerId: '', purchaseOrder: '' };
      await db.transaction().execute((tx) => makeBill(tx, account, input, actor));
      answer.count += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const path = places.bills({ month, company: companyId });
      answer.refused.push({ name: first?.companyName ?? '', text: error.message, path });
    }
  }
  return answer;
}
