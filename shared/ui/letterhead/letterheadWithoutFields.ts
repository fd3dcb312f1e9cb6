import type { Letterhead, LetterheadInput } from 'shared/domain/letterhead/letterhead';
import type { ResourceDefinition } from '../resource';

/** The company's details on documents, a single record; its fields and schema load with the forms. */
export const letterheadWithoutFields: Omit<ResourceDefinition<Letterhead, LetterheadInput>, 'fields' | 'schema'> = {
  path: 'letterhead',
  name: { one: 'letterhead', many: 'letterhead' },
  title: () => 'Company details',
  texts: {
    save: 'Save company details',
    saved: 'Company details saved',
    saveFailed: 'Failed to save the company details',
  },
  columns: [],
};
