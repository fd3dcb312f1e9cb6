import { employeeInput } from 'shared/domain/employee';
import { defineResource } from '../resource/defineResource';
import { employeeSamples } from './employeeSamples';

/** Who is on the payroll; a new wage register begins with those employed in its month. */
export const employees = defineResource({
  path: 'employees',
  title: 'employee',
  input: employeeInput,
  kinds: { basicPaise: 'number', grossPaise: 'number', pfMember: 'boolean', esiMember: 'boolean' },
  search: ['code', 'name', 'designation', 'department', 'uan', 'esicNumber', 'pan'],
  order: 'name',
  seed: employeeSamples,
});
