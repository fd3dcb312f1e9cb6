import type { Reach } from 'shared/domain/accounts/reach';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { beyondReach } from '../../records/scopeToClient';

/** A change of a record that came from a lead. */
interface LeadChange {
  db: Queries;
  before?: { leadId: string };
  after: { leadId: string };
  reach?: Reach | undefined;
}

/**
 * Throws 400 at `leadId` for a lead that doesn't exist, and 403 for one beyond the caller's reach, whether it exists or
 * not. The lead of `before` stays. Call it in the transaction of the change.
 */
export async function mustBeLead({ db, before, after: { leadId }, reach }: LeadChange): Promise<void> {
  if (leadId === '' || leadId === before?.leadId) return;
  const lead = await db.selectFrom('live_leads').select('companyId').where('id', '=', leadId).executeTakeFirst();
  if (reach && !(lead && reach.companies.includes(lead.companyId))) throw await beyondReach(db);
  if (!lead) throw badInput([{ path: 'leadId', msg: 'This lead no longer exists.' }]);
}
