import { holidayInput } from 'shared/domain/holiday';
import { defineResource } from '../resource/defineResource';
import { csvFields } from './csvFields';

/** The calendar's holidays; the samples are those of the specification. */
export const holidays = defineResource({
  path: 'holidays',
  title: 'holiday',
  input: holidayInput,
  kinds: { isPublic: 'boolean', isTentative: 'boolean' },
  search: ['name'],
  order: 'date',
  csv: {
    ...csvFields({ Holiday: 'name', Date: 'date' }),
    'Public holiday': ({ isPublic }) => (isPublic ? 'Yes' : 'No'),
    'Day to be confirmed': ({ isTentative }) => (isTentative ? 'Yes' : 'No'),
  },
  importable: true,
  seed: [
    { name: 'Republic Day', date: '2025-01-26', isPublic: true },
    { name: 'Independence Day', date: '2025-08-15', isPublic: true },
    { name: 'Gandhi Jayanti', date: '2025-10-02', isPublic: true },
    { name: 'Durga Puja', date: '2025-10-20' },
    { name: 'Diwali', date: '2025-11-12' },
    { name: 'Christmas', date: '2025-12-25', isPublic: true },
  ],
});
