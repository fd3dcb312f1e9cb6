import type { EmployeeDefaults } from 'shared/domain/people/employees/employee';
import { linkTo, useGet } from 'shared/platform';
import { PageHeader, ResourceTable, useImport, useRecordActions } from 'shared/ui';
import { WAGES_PAGE } from '../../pay/wages/pages';
import { WageTabs } from '../../pay/wages/WageTabs';
import { employees } from './resource';

/** The employees on the payroll. */
export default function EmployeesPage() {
  const initial = useGet<EmployeeDefaults>('employees/defaults').data;
  const { addButton, actions, drawers } = useRecordActions(employees, { width: 760, initial });
  const employeeImport = useImport(employees);
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
        actions={actions}
      />
      {drawers}
      {employeeImport.dialog}
    </>
  );
}
