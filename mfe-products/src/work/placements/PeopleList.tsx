import type { Employee, EmployeeInput } from 'shared/domain/people/employees/employee';
import { employeeInput } from 'shared/domain/people/employees/employee';
import { missingPapers } from 'shared/domain/people/employees/joiningPapers';
import { linkTo, type Query } from 'shared/platform';
import { type Column, type ResourceDefinition, ResourceTable, type RowAction } from 'shared/ui';

const named: readonly Column<Employee>[] = [
  { key: 'name', title: 'Name', sortable: true },
  { key: 'code', title: 'Code', kind: 'code', sortable: true, priority: 3 },
  { key: 'designation', title: 'Designation', sortable: true, priority: 2 },
];

/** The columns of people on the bench. */
export const benchColumns: readonly Column<Employee>[] = [
  ...named,
  { key: 'department', title: 'Department', sortable: true, priority: 3 },
  { key: 'joinedOn', title: 'Joined', kind: 'date', sortable: true },
];

/** The columns of people with missing papers. */
export const papersColumns: readonly Column<Employee>[] = [
  ...named,
  { key: 'deployment', title: 'State', sortable: true, priority: 2 },
  { key: 'papersMissing', title: 'Missing', sortable: true, text: (employee) => missingPapers(employee).join(', ') },
];

/** A list of employees in the placements section. */
export function PeopleList({
  query,
  columns,
  empty,
  actions,
}: {
  query: Query;
  columns: readonly Column<Employee>[];
  /** The message when there are none. */
  empty: string;
  actions?: () => readonly RowAction<Employee>[];
}) {
  const people: ResourceDefinition<Employee, EmployeeInput> = {
    path: 'employees',
    name: { one: 'employee', many: 'employees' },
    title: ({ name }) => name,
    texts: { empty, emptyHint: '' },
    search: 'Name, code, designation or UAN',
    defaultSort: 'name',
    columns,
    schema: employeeInput,
    fields: [],
  };
  return (
    <ResourceTable resource={people} query={query} rowLink={({ id }) => linkTo('employee', id)} actions={actions} />
  );
}
