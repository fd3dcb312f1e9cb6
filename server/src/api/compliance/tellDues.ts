import { DUE_SOON_DAYS } from 'shared/domain/compliance/obligationState';
import { addDays, formatDate } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';
import { certificates } from '../certificates/certificates';
import { tell } from '../notifications/notify';
import type { Resource } from '../records/definition';
import { findRecord } from '../records/lists/selectRecords';
import { nameOf } from '../records/recordNames';
import { lockRecords } from './lockRecords';
import { obligations } from './obligations';

/** The sample notification "Look at the coming due dates" speaks of the first day's week. */
async function firstToTell(tx: Queries, day: IsoDate): Promise<IsoDate> {
  const begin = await lockRecords(tx, day);
  const seed = await tx.selectFrom('marks').select('value').where('key', '=', 'seed').executeTakeFirst();
  return seed?.value === 'sample' ? addDays(begin, DUE_SOON_DAYS + 1) : day;
}

/** Notifies staff, once each, of dues and certificates within 7 days; not of samples. Call it in a transaction. */
export async function tellDues(tx: Queries, day: IsoDate): Promise<void> {
  const first = await firstToTell(tx, day);
  const rows = await tx
    .selectFrom('real_dues')
    .select(['id', 'area', 'title', 'dueDate'])
    .where('dueDate', '>=', day)
    .where('dueDate', '>=', first)
    .where('dueDate', '<=', addDays(day, DUE_SOON_DAYS))
    .orderBy('dueDate', 'desc')
    .execute();
  for (const { id, area, title, dueDate } of rows) {
    const resource: Resource = area === 'certificate' ? certificates : obligations;
    const record = await findRecord(tx, resource, id);
    if (!record) continue;
    await tell(tx, {
      kind: `compliance.${area}`,
      values: {
        title,
        day: formatDate(dueDate),
        id,
        name: nameOf(resource, record),
        year: String(record.financialYear ?? ''),
      },
      subject: `due/${id}/${dueDate}`,
    });
  }
}
