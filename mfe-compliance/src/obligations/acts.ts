import { doneStatusOf } from 'shared/domain/compliance/doneOn';
import { type DoneInput, doneFields, doneInput, doneStart } from './doneForm';
import { type ExtendInput, extendFields, extendInput } from './extendForm';
import type { RecordAct } from './RecordDialog';

/** Records a filing or payment, or corrects the record. */
export const doneAct: RecordAct<DoneInput> = {
  title: ({ title }) => title,
  schema: doneInput,
  fields: doneFields,
  initial: doneStart,
  submitLabel: 'Save',
  failure: 'Failed to update status',
  done: (row) => `${row.title}: ${doneStatusOf(row).toLowerCase()}`,
};

/** Extends the due date of one period. */
export const extendAct: RecordAct<ExtendInput> = {
  title: ({ title }) => `Extend ${title}`,
  schema: ({ dueDate }) => extendInput(dueDate),
  fields: () => extendFields,
  initial: ({ extendedTo, extensionNote }) => ({ extendedTo, extensionNote }),
  submitLabel: 'Save',
  failure: 'Failed to extend the due date',
  done: ({ title }) => `Due date of ${title} saved`,
};
