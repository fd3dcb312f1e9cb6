import type { StoredRecord } from 'shared/platform';
import { z } from 'zod';
import type { ResourceDefinition } from '../resource';

const placeInput = z.object({
  name: z.string({ error: 'Enter the name.' }).trim().min(1, 'Enter the name.'),
  city: z.string().default(''),
  amountPaise: z.number({ error: 'Enter the amount.' }).nullish(),
  date: z.string().nullish(),
  status: z.string().default('Active'),
});
export type PlaceInput = z.infer<typeof placeInput>;
export type Place = PlaceInput & StoredRecord;

/** A resource with one column and field of each common kind, for tests. */
export const places: ResourceDefinition<Place, PlaceInput> = {
  path: 'places',
  name: { one: 'place', many: 'places' },
  title: (row) => row.name,
  filters: [{ name: 'status', label: 'Status', options: ['Active', 'Inactive'] }],
  columns: [
    { key: 'name', title: 'Name', sortable: true },
    { key: 'city', title: 'City', priority: 2 },
    { key: 'amountPaise', title: 'Amount', kind: 'money', sortable: true },
    { key: 'date', title: 'Date', kind: 'date' },
    { key: 'status', title: 'Status', kind: 'status', tones: { Active: 'good', Inactive: 'warn' } },
  ],
  schema: placeInput,
  defaults: { status: 'Active' },
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'city', keeps: true, label: 'City' },
    { name: 'amountPaise', label: 'Amount', kind: 'money' },
    { name: 'date', label: 'Date', kind: 'date' },
    { name: 'status', label: 'Status', kind: 'select', options: ['Active', 'Inactive'] },
  ],
};
