import type { Letterhead, LetterheadInput } from 'shared/domain/letterhead/letterhead';
import { placeText } from 'shared/domain/papers/documentSheet';
import { letterheadResource, type ResourceDefinition } from 'shared/ui';
import { pictureFields } from './pictureFields';

let fields: ResourceDefinition<Letterhead, LetterheadInput>['fields'] | undefined;

/**
 * The company's GST registrations, each with its letterhead: the company's details first, then one for each further
 * GSTIN.
 */
export const registrations: ResourceDefinition<Letterhead, LetterheadInput> = {
  path: letterheadResource.path,
  name: { one: 'registration', many: 'registrations' },
  title: ({ gstin, name }) => gstin || name || 'Company details',
  texts: {
    removeQuestion: 'Give this registration up? Its invoices stay; nothing more is issued under it.',
    remove: 'Give up',
    removed: 'Registration given up',
    removeFailed: 'Failed to give the registration up',
  },
  search: false,
  columns: [
    { key: 'gstin', title: 'GSTIN', kind: 'code', text: ({ gstin }) => gstin || 'Not entered yet' },
    { key: 'state', title: 'State', text: ({ state }) => placeText(state) || '–' },
    { key: 'registeredOn', title: 'Since', kind: 'date', priority: 2 },
    { key: 'bankAccount', title: 'Account number', kind: 'code', priority: 3 },
    { key: 'signatory', title: 'Signatory', priority: 3 },
  ],
  get fields() {
    fields ??= [...letterheadResource.fields, ...pictureFields];
    return fields;
  },
  get schema() {
    return letterheadResource.schema;
  },
};
