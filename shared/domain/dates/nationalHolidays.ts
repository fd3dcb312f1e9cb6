import type { HolidayInput } from './holiday';
import type { IsoDate } from './isoDate';

/** The same day each year: the three national holidays, and Christmas. */
const fixed: readonly [day: string, name: string][] = [
  ['01-26', 'Republic Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
  ['12-25', 'Christmas'],
];

/**
 * The other holidays of the central government's list (Department of Personnel and Training), which follow the moon:
 * expected dates, to be verified against each year's notification and confirmed or moved in the calendar.
 */
const moving: Readonly<Record<string, readonly [day: string, name: string][]>> = {
  2026: [
    ['03-04', 'Holi'],
    ['03-21', 'Id-ul-Fitr'],
    ['03-26', 'Ram Navami'],
    ['03-31', 'Mahavir Jayanti'],
    ['04-03', 'Good Friday'],
    ['05-01', 'Buddha Purnima'],
    ['05-27', 'Id-ul-Zuha (Bakrid)'],
    ['06-26', 'Muharram'],
    ['08-26', 'Milad-un-Nabi'],
    ['09-04', 'Janmashtami'],
    ['10-20', 'Dussehra'],
    ['11-08', 'Diwali'],
    ['11-24', 'Guru Nanak Jayanti'],
  ],
  2027: [
    ['03-10', 'Id-ul-Fitr'],
    ['03-22', 'Holi'],
    ['03-26', 'Good Friday'],
    ['04-15', 'Ram Navami'],
    ['04-19', 'Mahavir Jayanti'],
    ['05-17', 'Id-ul-Zuha (Bakrid)'],
    ['05-20', 'Buddha Purnima'],
    ['06-16', 'Muharram'],
    ['08-15', 'Milad-un-Nabi'],
    ['08-25', 'Janmashtami'],
    ['10-09', 'Dussehra'],
    ['10-29', 'Diwali'],
    ['11-14', 'Guru Nanak Jayanti'],
  ],
  2028: [
    ['02-27', 'Id-ul-Fitr'],
    ['03-11', 'Holi'],
    ['04-03', 'Ram Navami'],
    ['04-07', 'Mahavir Jayanti'],
    ['04-14', 'Good Friday'],
    ['05-05', 'Id-ul-Zuha (Bakrid)'],
    ['05-08', 'Buddha Purnima'],
    ['06-04', 'Muharram'],
    ['08-03', 'Milad-un-Nabi'],
    ['08-13', 'Janmashtami'],
    ['09-27', 'Dussehra'],
    ['10-17', 'Diwali'],
    ['11-02', 'Guru Nanak Jayanti'],
  ],
};

/** The public holidays of a calendar year, by date: the fixed ones of any year, the others of known years. */
export function nationalHolidays(year: number): HolidayInput[] {
  const on = (day: string): IsoDate => `${year}-${day}`;
  return [
    ...fixed.map(([day, name]) => ({ name, date: on(day), isPublic: true, isTentative: false })),
    ...(moving[year] ?? []).map(([day, name]) => ({ name, date: on(day), isPublic: true, isTentative: true })),
  ].sort((a, b) => a.date.localeCompare(b.date));
}
