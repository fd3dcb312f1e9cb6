import { api } from 'shared/platform';
import { ImportDialog } from 'shared/ui';
import { employees } from './resource';

/** Imports employees from a CSV file. */
export default function EmployeeImport({ onClose }: { onClose: () => void }) {
  return <ImportDialog resource={employees} open onClose={onClose} importBatch={(rows) => api.post('employees/import', { rows })} />;
}
