import {
  type LetterTemplate,
  type LetterTemplateInput,
  letterTemplateInput,
} from 'shared/domain/papers/letterTemplate';
import type { ResourceDefinition } from 'shared/ui';

/** The texts of the appointment letter: a single record. */
export const letterTemplate: ResourceDefinition<LetterTemplate, LetterTemplateInput> = {
  path: 'letter-template',
  name: { one: 'appointment letter', many: 'appointment letters' },
  title: () => 'Appointment letter',
  texts: { save: 'Save letter' },
  columns: [],
  schema: letterTemplateInput,
  fields: [
    { name: 'english', label: 'Letter in English', kind: 'textarea', rows: 14, required: true },
    { name: 'hindi', label: 'Letter in Hindi', kind: 'textarea', rows: 14, required: true },
    {
      name: 'probationMonths',
      label: 'Probation',
      kind: 'number',
      min: 0,
      max: 24,
      unit: 'months',
      help: '0 for none.',
    },
  ],
};
