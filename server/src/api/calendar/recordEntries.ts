import type { FastifyInstance } from 'fastify';
import type { ContributionTo } from 'shared/contract';
import type { CalendarRecord } from 'shared/domain/compliance/complianceAnswers';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { formatNumber } from 'shared/domain/text/formatNumber';
import { valueText } from 'shared/domain/text/valueText';
import { fillIn } from '../../core/fillIn';
import type { GrantedAccount } from '../../core/types';
import type { Db, Row } from '../../db/tables';
import type { ApiRecord, Resource } from '../records/definition';
import { declaredSelection } from '../records/lists/selection';
import { matching, selectSome } from '../records/lists/selectRecords';
import { mayRead } from '../records/requirePermission';
import { derived } from '../records/rows';
import { withoutSamples } from '../records/samplesIn';
import { scopeToClient } from '../records/scopeToClient';

type CalendarKind = ContributionTo<'calendar.kind'>;

/** How many records of a kind are shown on one day by name; above that they are counted. */
const NAMED = 2;

/** The date range, and whether samples are included. */
interface Range {
  from: IsoDate;
  to: IsoDate;
  withSamples: boolean;
}

const entryOf = ({ id, day, label, named, path }: CalendarKind, record: ApiRecord): CalendarRecord => ({
  id: `${id} ${record.id}`,
  date: String(record[day]),
  label,
  title: named
    .map((field) => valueText(field, record[field]).trim())
    .filter(Boolean)
    .join(', '),
  path: fillIn(path, (field) => encodeURIComponent(String(record[field] ?? ''))),
  isSample: record.isSample === true,
});

const counted = ({ id, label, many, manyPath }: CalendarKind, date: IsoDate, count: number): CalendarRecord => ({
  id: `${id} ${date}`,
  date,
  label,
  title: `${formatNumber(count)} ${many}`,
  path: fillIn(manyPath, () => date),
});

/** One kind's entries by day; none if its list lacks the fields. */
async function entriesOf(db: Db, definition: Resource, kind: CalendarKind, range: Range): Promise<CalendarRecord[]> {
  const { day } = kind;
  const query = { ...kind.query, ...(range.withSamples ? {} : withoutSamples(definition)) };
  const within = declaredSelection(definition, { ...query, [`${day}.from`]: range.from, [`${day}.to`]: range.to });
  if (!within) return [];
  const days = (await matching(db, definition, within)
    .select([day, (select) => select.fn.countAll<number>().as('number')])
    .groupBy(day)
    .execute()) as Row[];
  const [few, many] = [
    days.filter(({ number }) => Number(number) <= NAMED),
    days.filter(({ number }) => Number(number) > NAMED),
  ];
  const entries = many.map((row) => counted(kind, String(row[day]), Number(row.number)));
  const onFew = declaredSelection(definition, { ...query, [day]: few.map((row) => String(row[day])).join(',') });
  if (!onFew || few.length === 0) return entries;
  const records = await selectSome(db, definition, onFew, few.length * NAMED);
  return [...entries, ...(await derived(definition, records, db)).map((record) => entryOf(kind, record))];
}

/**
 * The records that modules add to the calendar (`calendar.kind`) and that an account may see: by name, or counted on
 * days with many. By date and name.
 */
export async function recordEntries(
  db: Db,
  app: Pick<FastifyInstance, 'contributions' | 'resources' | 'furtherResources'>,
  account: GrantedAccount,
  range: Range,
): Promise<CalendarRecord[]> {
  const all = [...app.resources, ...app.furtherResources.flatMap((further) => further())];
  const kinds = app.contributions
    .flatMap((put) => put(account))
    .flatMap((each) => (each.slot === 'calendar.kind' ? [each] : []));
  const entries: CalendarRecord[] = [];
  for (const kind of kinds) {
    const definition = all.find(({ path }) => path === kind.resource);
    if (definition && mayRead(definition, account))
      entries.push(...(await entriesOf(db, scopeToClient(definition, account), kind, range)));
  }
  return entries.sort((a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title));
}
