import { type Holiday, holidayInput, type HolidayInput } from 'shared/domain/holiday';
import type { ResourceDefinition } from 'shared/ui';

/** The holidays of the calendar. */
export const holidays: ResourceDefinition<Holiday, HolidayInput> = {
  path: 'holidays',
  name: { one: 'holiday', many: 'holidays' },
  title: ({ name }) => name,
  texts: { emptyHint: 'Holidays stand on the calendar beside the due dates.' },
  search: 'Name',
  defaultSort: 'date',
  filters: [{ kind: 'dateRange', name: 'date', label: 'Date' }],
  columns: [
    { key: 'name', title: 'Holiday', sortable: true },
    { key: 'date', title: 'Date', kind: 'date', sortable: true },
  ],
  schema: holidayInput,
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'date', label: 'Date', kind: 'date', required: true },
  ],
};
