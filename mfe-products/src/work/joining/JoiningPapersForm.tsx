import type { Employee } from 'shared/domain/people/employees/employee';
import {
  type JoiningPapersInput,
  joiningPapersInput,
  nomineeRelations,
  photoFile,
} from 'shared/domain/people/employees/joiningPapers';
import { notify, useSave } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';

const fields: readonly Field<JoiningPapersInput>[] = [
  { name: 'uan', label: 'UAN', maxLength: 15, help: '12 digits.' },
  { name: 'pan', label: 'PAN', maxLength: 10 },
  { name: 'esicNumber', label: 'ESI number', maxLength: 15, help: 'The insured person’s 10-digit number.' },
  { name: 'bankAccount', label: 'Bank account', maxLength: 24, autoComplete: 'off', help: '9 to 18 digits.' },
  { name: 'ifsc', label: 'IFSC', maxLength: 11, help: 'The branch’s code, such as SBIN0001234.' },
  { name: 'nomineeName', label: 'Nominee', maxLength: 120, autoComplete: 'off' },
  { name: 'nomineeRelation', label: 'Relation of the nominee', kind: 'select', options: nomineeRelations },
  { name: 'file', label: 'Photo', kind: 'file', rule: photoFile },
];

/** Adds and corrects an employee's joining papers; missing ones may stay empty. */
export function JoiningPapersForm({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { save } = useSave<Employee, JoiningPapersInput & { version: number }>('employees');
  return (
    <SchemaForm<JoiningPapersInput>
      fields={fields}
      schema={joiningPapersInput}
      initial={employee}
      onSubmit={(input, { version }) => save({ ...input, version: version as number }, employee.id)}
      onDone={() => {
        notify.success('Joining papers saved');
        onClose();
      }}
      onCancel={onClose}
      submitLabel="Save papers"
      failure="Failed to save the papers"
    />
  );
}
