import { type Holiday, type HolidayInput, holidayInput } from 'shared/domain/dates/holiday';
import type { ResourceDefinition } from 'shared/ui';

const kindOf = ({ isPublic, isTentative }: Holiday) =>
  `${isPublic ? 'Public holiday' : 'Holiday'}${isTentative ? ', day to be confirmed' : ''}`;

/** The holidays of the calendar. */
export const holidays: ResourceDefinition<Holiday, HolidayInput> = {
  path: 'holidays',
  name: { one: 'holiday', many: 'holidays' },
  title: ({ name }) => name,
  texts: { emptyHint: 'Holidays appear on the calendar with the due dates.' },
  search: 'Name',
  defaultSort: 'date',
  columns: [
    { key: 'name', title: 'Holiday', sortable: true },
    { key: 'date', title: 'Date', kind: 'date', sortable: true },
    { key: 'computed:kind', title: 'Kind', priority: 2, text: kindOf },
  ],
  schema: holidayInput,
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'date', label: 'Date', kind: 'date', required: true },
    {
      name: 'isPublic',
      label: 'Public holiday',
      kind: 'checkbox',
      help: 'Banks and public offices are closed. Direct taxes due that day can be paid on the next working day.',
    },
    {
      name: 'isTentative',
      label: 'Day to be confirmed',
      kind: 'checkbox',
      help: 'For lunar holidays. Due dates don’t move until it is confirmed.',
    },
  ],
};
