import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import type { EmployeeDefaults } from 'shared/domain/people/employees/employee';
import { Allowed, linkTo, useGet } from 'shared/platform';
import { PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer, useImport, useRemoveAction } from 'shared/ui';
import { WAGES_PAGE } from '../../pay/wages/pages';
import { WageTabs } from '../../pay/wages/WageTabs';
import { employees } from './resource';

/** The employees on the payroll. */
export default function EmployeesPage() {
  const initial = useGet<EmployeeDefaults>('employees/defaults').data;
  const { add, edit, drawer } = useFormDrawer(employees, { width: 760, initial });
  const remove = useRemoveAction(employees);
  const history = useHistoryDrawer(employees);
  const employeeImport = useImport(employees);
  const addButton = (
    <Allowed right="employees:write">
      <Button type="primary" icon={<Plus />} onClick={add}>
        Add employee
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Employees"
        purpose="People on the payroll and their monthly wages."
        breadcrumbs={[{ label: 'Wage Management', to: WAGES_PAGE }, { label: 'Employees' }]}
        actions={addButton}
      />
      <WageTabs />
      <ResourceTable
        resource={employees}
        rowLink={({ id }) => linkTo('employee', id)}
        emptyAction={addButton}
        toolbar={employeeImport.button}
        actions={() => [
          { kind: 'edit', label: 'Edit', icon: <Pencil />, iconOnly: true, onClick: edit },
          { ...remove, iconOnly: true },
          history.action,
        ]}
      />
      {drawer}
      {history.drawer}
      {employeeImport.dialog}
    </>
  );
}
