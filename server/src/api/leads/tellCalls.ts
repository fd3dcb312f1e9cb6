import { addDays, formatDate } from 'shared/domain/dates';
import type { IsoDate } from 'shared/domain/isoDate';
import { anyTable, type Queries, type Row } from '../../db/tables';
import { notify } from '../notifications/notify';

/** A call is told on its day; after days without a server, those of the last week still are. */
const LATE_DAYS = 7;

/** Reminds of the calls that are to be made, once each: whoever looks after the lead, or everyone where nobody who works here does. Call it in a transaction. */
export async function tellCalls(tx: Queries, day: IsoDate): Promise<void> {
  const rows: Row[] = await anyTable(tx)
    .selectFrom('leads')
    .select(['id', 'name', 'mobile', 'email', 'note', 'owner', 'nextCallOn'])
    .where('deletedAt', 'is', null)
    .where('nextCallOn', '>=', addDays(day, -LATE_DAYS))
    .where('nextCallOn', '<=', day)
    .orderBy('nextCallOn', 'desc')
    .execute();
  const active = await tx
    .selectFrom('accounts')
    .select('id')
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .execute();
  const people = new Set(active.map(({ id }) => id));
  for (const { id, name, mobile, email, note, owner, nextCallOn } of rows) {
    await notify(
      tx,
      {
        kind: 'lead',
        title: `Call ${String(name || mobile || email)} on ${formatDate(String(nextCallOn))}`,
        body: [name && mobile, note].filter(Boolean).join(' · ').slice(0, 200),
        path: `/dashboard/leads?lead=${String(id)}`,
        subject: `call/${String(id)}/${String(nextCallOn)}`,
      },
      people.has(String(owner)) ? { account: String(owner) } : 'staff',
    );
  }
}
