import { letterTemplateInput, letterTemplateRecord } from 'shared/domain/papers/letterTemplate';
import { defineResource } from '../../../records/defineResource';
import { firstTemplate } from './firstTemplate';

const first = [firstTemplate];

/** The texts of the appointment letter: one record, which the owner changes. */
export const letterTemplate = defineResource({
  path: 'letter-template',
  table: 'letter_template',
  title: 'appointment letter template',
  input: letterTemplateInput,
  record: letterTemplateRecord,
  named: [],
  search: [],
  operations: ['list', 'read', 'update'],
  reserved: ['write'],
  seed: () => first,
  blank: () => first,
});
