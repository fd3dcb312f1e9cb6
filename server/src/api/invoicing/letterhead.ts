import { firstLetterhead } from 'shared/domain/companyLetterhead';
import { letterheadInput } from 'shared/domain/letterhead';
import { untypedResource } from '../resource/defineResource';

const first = [firstLetterhead()];

/** What the company's documents say of it: one record, which begins with the facts of `company.json` and which the owner changes. */
export const letterhead = untypedResource({
  path: 'letterhead',
  title: 'letterhead',
  input: letterheadInput,
  search: [],
  operations: ['list', 'read', 'update'],
  access: { update: 'owner' },
  seed: () => first,
  blank: () => first,
});
