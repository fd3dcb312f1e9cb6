import { esiPaise, pfPaise } from 'shared/domain/payable';
import { wageLine } from 'shared/domain/wage';
import { Money, type ResourceDefinition } from 'shared/ui';
import { z } from 'zod';
import type { WageLineRecord } from './record';

const lineInput = wageLine.safeExtend({ wageId: z.string() });
export type LineInput = z.infer<typeof lineInput>;

/** The lines of the wage registers. */
export const wageLines: ResourceDefinition<WageLineRecord, LineInput> = {
  path: 'wages/lines',
  name: { one: 'line', many: 'lines' },
  title: ({ name }) => name,
  texts: { empty: 'No lines in this month yet', emptyHint: 'Only its sum is known. Add a line for each employee to work out PF, ESI and professional tax.' },
  search: 'Name',
  defaultSort: 'name',
  columns: [
    { key: 'name', title: 'Employee', sortable: true },
    { key: 'days', title: 'Days', kind: 'number', sortable: true, width: 92 },
    { key: 'grossPaise', title: 'Gross', kind: 'money', sortable: true, width: 124 },
    { key: 'computed:pf', title: 'PF', kind: 'money', width: 116, priority: 2, render: (row) => <Money paise={pfPaise(row)} /> },
    { key: 'computed:esi', title: 'ESI', kind: 'money', width: 112, priority: 3, render: (row) => <Money paise={esiPaise(row)} /> },
    { key: 'professionalTaxPaise', title: 'Professional tax', kind: 'money', sortable: true, width: 128, priority: 3 },
    { key: 'netPaise', title: 'Net', kind: 'money', sortable: true, width: 124 },
  ],
  schema: lineInput,
  defaults: { days: 30, pfMember: true, esiMember: true },
  fields: [
    { name: 'name', label: 'Employee', required: true },
    { name: 'days', label: 'Days paid', kind: 'number', min: 0, max: 31, required: true },
    { name: 'basicPaise', label: 'Basic', kind: 'money', help: 'Basic and dearness allowance for these days; PF is a share of it.', required: true },
    { name: 'grossPaise', label: 'Gross', kind: 'money', help: 'All wages for these days; ESI and professional tax follow them.', required: true },
    { name: 'pfMember', label: 'Member of PF', kind: 'checkbox' },
    { name: 'esiMember', label: 'Member of ESI', kind: 'checkbox' },
  ],
};
