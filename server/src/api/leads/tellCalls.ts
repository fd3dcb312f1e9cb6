import { addDays, formatDate } from 'shared/domain/dates';
import type { IsoDate } from 'shared/domain/isoDate';
import type { Queries } from '../../db/tables';
import { tell } from '../notifications/notify';

/** A call is told on its day; after days without a server, those of the last week still are. */
const LATE_DAYS = 7;

/** Reminds of the calls that are to be made, once each: whoever looks after the lead, or everyone where nobody who works here does. Call it in a transaction. */
export async function tellCalls(tx: Queries, day: IsoDate): Promise<void> {
  const rows = await tx
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
      people.has(owner) ? { account: owner } : 'staff',
    );
  }
}
