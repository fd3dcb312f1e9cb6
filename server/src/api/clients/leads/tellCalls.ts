import type { Reach } from 'shared/domain/accounts/reach';
import { addDays, formatDate } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../../db/tables';
import { grantedToAccount } from '../../auth/grants';
import { tell } from '../../notifications/notify';
import { findRecord } from '../../records/lists/selectRecords';
import { mayRead } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { leads } from './leads';

/** Reminders are sent on the day of the call; after downtime, also those of the last week. */
const LATE_DAYS = 7;

/**
 * Sends reminders of due calls, once each: to the lead's owner, or to everyone if no active owner can read
 * it. Call it in a transaction.
 */
export async function tellCalls(tx: Queries, day: IsoDate): Promise<void> {
  const rows = await tx
    .selectFrom('live_leads')
    .select(['id', 'name', 'mobile', 'email', 'note', 'owner', 'nextCallOn'])
    .where('nextCallOn', '>=', addDays(day, -LATE_DAYS))
    .where('nextCallOn', '<=', day)
    .orderBy('nextCallOn', 'desc')
    .execute();
  const active = await tx.selectFrom('live_accounts').select(['id', 'reach']).where('status', '=', 'active').execute();
  const reaches = new Map(active.map(({ id, reach }) => [id, JSON.parse(reach) as Reach]));
  /** Whether an account is active and may read the lead. */
  const isTheirs = async (owner: string, lead: string) => {
    const reach = reaches.get(owner);
    if (reach === undefined || !mayRead(leads, { granted: await grantedToAccount(tx, owner), reach })) return false;
    return (await findRecord(tx, scopeToClient(leads, { reach }), lead)) !== undefined;
  };
  for (const { id, name, mobile, email, note, owner, nextCallOn } of rows) {
    await tell(
      tx,
      {
        kind: 'clients.call',
        values: {
          id,
          who: name || mobile || email,
          day: formatDate(nextCallOn ?? day),
          more: [name && mobile, note].filter(Boolean).join(' · ').slice(0, 200),
        },
        subject: `call/${id}/${nextCallOn}`,
      },
      (await isTheirs(owner, id)) ? { account: owner } : 'staff',
    );
  }
}
