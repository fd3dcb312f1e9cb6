import { Button } from 'antd';
import { Pencil, Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { WAGES_PAGE } from '../wages/pages';
import { employees } from './resource';

const EmployeeImport = lazy(() => import('./EmployeeImport'));
const icon = { size: 16, strokeWidth: 1.5 };

/** Who is on the payroll. */
export function EmployeeList() {
  const [isImporting, setImporting] = useState(false);
  const { add, edit, drawer } = useFormDrawer(employees, { width: 760 });
  const remove = useRemoveAction(employees);
  const history = useHistoryDrawer(employees);
  const addButton = <Button type="primary" icon={<Plus {...icon} />} onClick={add}>Add employee</Button>;
  return (
    <>
      <PageHeader
        title="Employees"
        purpose="Who is on the payroll, with the monthly wage that a wage month starts from."
        breadcrumbs={[{ label: 'Wage Management', to: WAGES_PAGE }, { label: 'Employees' }]}
        actions={addButton}
      />
      <ResourceTable
        resource={employees}
        emptyAction={addButton}
        toolbar={<Button icon={<Upload {...icon} />} onClick={() => setImporting(true)}>Import CSV</Button>}
        actions={() => [{ label: 'Edit', icon: <Pencil {...icon} />, iconOnly: true, onClick: edit }, { ...remove, iconOnly: true }, history.action]}
      />
      {drawer}
      {history.drawer}
      {isImporting && <Suspense><EmployeeImport onClose={() => setImporting(false)} /></Suspense>}
    </>
  );
}
