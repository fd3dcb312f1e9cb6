import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Placement } from 'shared/domain/people/placement';
import { groupBy } from 'shared/domain/records/groupBy';
import { useList, useMay } from 'shared/platform';
import { formatCount } from 'shared/ui';
import { type DayEntry, MANY } from './entryLook';

type Ends = Pick<Placement, 'id' | 'employeeName' | 'companyName' | 'centerName' | 'startsOn' | 'endsOn'>;

const FIELDS = 'employeeName,companyName,centerName,startsOn,endsOn';

/** So many people who begin or end on one day stand there by name; more are counted. */
const NAMED = 2;

/** First or last days as a calendar has them: each with its person, or those of a day together where they are many. */
function entriesOf(
  placements: readonly Ends[],
  state: 'first day' | 'last day',
  dayOf: (of: Ends) => IsoDate,
): DayEntry[] {
  const entry = (id: string, date: IsoDate, title: string): DayEntry => ({
    ...{ id: `${id} ${state}`, date, kind: 'placement', title, financialYear: '', state },
  });
  return [...groupBy(placements, dayOf)].flatMap(([date, all]) =>
    all.length > NAMED
      ? [entry(MANY, date, formatCount(all.length, { one: 'person', many: 'people' }))]
      : all.map((of) =>
          entry(of.id, date, [of.employeeName, of.companyName, of.centerName].filter(Boolean).join(', ')),
        ),
  );
}

/** First and last days of placements from a day to a day, of those that whoever looks may see; others ask for none. */
export function usePlacementDays(from: IsoDate, to: IsoDate): DayEntry[] {
  const path = useMay('placements:read') ? 'placements' : undefined;
  const starting = useList<Ends>(path, { 'startsOn.from': from, 'startsOn.to': to, fields: FIELDS }).rows;
  const ending = useList<Ends>(path, { 'endsOn.from': from, 'endsOn.to': to, fields: FIELDS }).rows;
  return [
    ...entriesOf(starting, 'first day', ({ startsOn }) => startsOn),
    ...entriesOf(ending, 'last day', ({ endsOn }) => endsOn ?? to),
  ];
}
