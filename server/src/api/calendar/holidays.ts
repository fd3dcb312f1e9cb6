import { addDays, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { holidayInput, holidayRecord } from 'shared/domain/dates/holiday';
import { keepYear } from '../compliance/keepYear';
import { obligations } from '../compliance/obligations';
import { defineResource } from '../records/defineResource';
import { csvFields } from '../records/lists/csvCells';

/** The calendar's holidays; the samples are six of 2025. Due dates follow holiday changes at once. */
export const holidays = defineResource({
  path: 'holidays',
  title: 'holiday',
  input: holidayInput,
  record: holidayRecord,
  search: ['name'],
  order: 'date',
  csv: {
    ...csvFields({ Holiday: 'name', Date: 'date' }),
    'Public holiday': ({ isPublic }) => (isPublic ? 'Yes' : 'No'),
    'Day to be confirmed': ({ isTentative }) => (isTentative ? 'Yes' : 'No'),
  },
  importable: true,
  keys: [{ column: 'date', further: ['name'], label: 'day', second: 'take' }],
  after: async ({ before, after, actor, db }) => {
    if (actor.id === '') return;
    const dates = [before?.date, after.date].filter((date) => date !== undefined);
    const years = new Set(dates.flatMap((date) => [financialYearOf(date), financialYearOf(addDays(date, -365))]));
    for (const year of years) await keepYear(db, obligations, year, today());
  },
  seed: () => [
    { name: 'Republic Day', date: '2025-01-26', isPublic: true },
    { name: 'Independence Day', date: '2025-08-15', isPublic: true },
    { name: 'Gandhi Jayanti', date: '2025-10-02', isPublic: true },
    { name: 'Durga Puja', date: '2025-10-20' },
    { name: 'Diwali', date: '2025-11-12' },
    { name: 'Christmas', date: '2025-12-25', isPublic: true },
  ],
});
