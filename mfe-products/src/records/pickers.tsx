import type { ReactElement } from 'react';
import type { Center } from 'shared/domain/clients/centers/center';
import { centerName, centerNames } from 'shared/domain/clients/centers/centerName';
import type { Company } from 'shared/domain/clients/companies/company';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import type { StoredRecord } from 'shared/platform';
import { type FieldControl, type ListedRow, RecordSelect, type RecordSelectProps } from 'shared/ui';

const companyNames = ['name'] as const satisfies readonly (keyof Company)[];
const candidateNames = ['name', 'position', 'city'] as const satisfies readonly (keyof Candidate)[];
const employeeNames = ['name', 'code'] as const satisfies readonly (keyof Employee)[];
const vacancyNames = ['title', 'city'] as const satisfies readonly (keyof Vacancy)[];

/** A field whose value is another record's id: how to pick the record. */
interface Picker {
  kind: 'custom';
  span: 1;
  render: (control: FieldControl) => ReactElement;
}

const picker = <T extends StoredRecord>(select: Omit<RecordSelectProps<T>, 'control'>): Picker => ({
  kind: 'custom',
  span: 1,
  render: (control) => <RecordSelect<T> control={control} {...select} />,
});

/** Picks a company of a product, by the product's API path. */
export const companyPicker = (path: 'companies' | 'ultrahrms/companies'): Picker =>
  picker<ListedRow<Company, typeof companyNames>>({
    path,
    name: { one: 'company', many: 'companies' },
    titleOf: ({ name }) => name,
    listed: companyNames,
  });

/** Picks a client's center, by client, city and code. */
export const centerPicker = picker<ListedRow<Center, typeof centerNames>>({
  path: 'centers',
  name: { one: 'center', many: 'centers' },
  titleOf: centerName,
  listed: centerNames,
  placeholder: 'Client, city or code',
});

/** Picks a vacancy, by role and city. */
export const vacancyPicker = picker<ListedRow<Vacancy, typeof vacancyNames>>({
  path: 'vacancies',
  name: { one: 'vacancy', many: 'vacancies' },
  titleOf: ({ title, city }) => [title, city].filter(Boolean).join(', '),
  listed: vacancyNames,
});

/** Picks a candidate of instahires, by name, position and city. */
export const candidatePicker = picker<ListedRow<Candidate, typeof candidateNames>>({
  path: 'candidates',
  name: { one: 'candidate', many: 'candidates' },
  titleOf: ({ name, position, city }) => [name, position, city].filter(Boolean).join(', '),
  listed: candidateNames,
});

/** Picks an employee, by name and code. */
export const employeePicker = picker<ListedRow<Employee, typeof employeeNames>>({
  path: 'employees',
  name: { one: 'employee', many: 'employees' },
  titleOf: ({ name, code }) => [name, code].filter(Boolean).join(', '),
  listed: employeeNames,
  placeholder: 'Name, code or UAN',
});
