import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Placement } from 'shared/domain/people/placement';
import { useList, useMay } from 'shared/platform';
import type { DayEntry } from './entryLook';

type Ends = Pick<Placement, 'id' | 'employeeName' | 'companyName' | 'centerName' | 'startsOn' | 'endsOn'>;

const FIELDS = 'employeeName,companyName,centerName,startsOn,endsOn';

/** First and last days of placements from a day to a day, of those that whoever looks may see; others ask for none. */
export function usePlacementDays(from: IsoDate, to: IsoDate): DayEntry[] {
  const path = useMay('placements:read') ? 'placements' : undefined;
  const starting = useList<Ends>(path, { 'startsOn.from': from, 'startsOn.to': to, fields: FIELDS }).rows;
  const ending = useList<Ends>(path, { 'endsOn.from': from, 'endsOn.to': to, fields: FIELDS }).rows;
  const entry = (of: Ends, state: 'first day' | 'last day', date: IsoDate): DayEntry => ({
    id: `${of.id} ${state}`,
    date,
    kind: 'placement',
    title: [of.employeeName, of.companyName, of.centerName].filter(Boolean).join(', '),
    financialYear: '',
    state,
  });
  return [
    ...starting.map((of) => entry(of, 'first day', of.startsOn)),
    ...ending.map((of) => entry(of, 'last day', of.endsOn ?? to)),
  ];
}
