import type { Center } from 'shared/domain/clients/centers/center';
import { centerName, centerNames } from 'shared/domain/clients/centers/centerName';
import { leavingReasons } from 'shared/domain/pay/leaving/leavingReason';
import { languageNames, payslipLanguages } from 'shared/domain/pay/payslips/payslipLanguages';
import { paymentWays } from 'shared/domain/pay/wages/paymentWay';
import { type Employee, employeeInput, sexes } from 'shared/domain/people/employees/employee';
import { nomineeRelations, photoFile } from 'shared/domain/people/employees/joiningPapers';
import { optionalUpload } from 'shared/domain/records/upload';
import { type ListedRow, RecordSelect, type ResourceDefinition } from 'shared/ui';
import type { z } from 'zod';
import { workState } from './workState';

/** The fields of employees in lists. */
const listed = [
  'name',
  'code',
  'designation',
  'department',
  'grossPaise',
  'joinedOn',
  'leftOn',
] as const satisfies readonly (keyof Employee)[];

const employeeForm = employeeInput.safeExtend({ file: optionalUpload(photoFile) });
export type EmployeeForm = z.infer<typeof employeeForm>;

/** The employees that wage registers are filled with. */
export const employees: ResourceDefinition<ListedRow<Employee, typeof listed>, EmployeeForm> = {
  path: 'employees',
  name: { one: 'employee', many: 'employees' },
  title: ({ name }) => name,
  texts: { emptyHint: 'Each wage month starts with a line for each employee.' },
  search: 'Name, code, designation or UAN',
  defaultSort: 'name',
  filters: [{ kind: 'dateRange', name: 'joinedOn', label: 'Joined' }],
  listed,
  columns: [
    { key: 'name', title: 'Name', sortable: true },
    { key: 'code', title: 'Code', kind: 'code', sortable: true, priority: 2 },
    { key: 'designation', title: 'Designation', sortable: true, priority: 2 },
    { key: 'department', title: 'Department', sortable: true, priority: 3 },
    { key: 'grossPaise', title: 'Gross a month', kind: 'money', sortable: true },
    { key: 'joinedOn', title: 'Joined', kind: 'date', sortable: true, priority: 3 },
    { key: 'leftOn', title: 'Left', kind: 'date', sortable: true, priority: 3 },
  ],
  keys: { uan: 'refuse', pan: 'refuse', esicNumber: 'refuse', code: 'refuse' },
  merges: true,
  schema: employeeForm,
  defaults: { pfMember: true, pensionMember: true, esiMember: true, paidBy: 'Bank' },
  fields: [
    { name: 'name', label: 'Name', required: true, span: 2 },
    { name: 'code', label: 'Employee code' },
    { name: 'designation', label: 'Designation' },
    { name: 'department', keeps: true, label: 'Department' },
    {
      kind: 'custom',
      name: 'centerId',
      label: 'Center',
      span: 1,
      keeps: true,
      help: 'Client site where this person works.',
      render: (control) => (
        <RecordSelect<ListedRow<Center, typeof centerNames>>
          control={control}
          path="centers"
          name={{ one: 'center', many: 'centers' }}
          titleOf={centerName}
          listed={centerNames}
          placeholder="Client, city or code"
        />
      ),
    },
    { name: 'basicPaise', label: 'Basic a month', kind: 'money', group: 'Wage', help: 'Basic and dearness allowance.' },
    {
      name: 'grossPaise',
      label: 'Gross a month',
      kind: 'money',
      group: 'Wage',
      help: 'The rest counts as special allowance.',
    },
    { name: 'houseRentPaise', label: 'House rent a month', kind: 'money', group: 'Wage' },
    { name: 'conveyancePaise', label: 'Conveyance a month', kind: 'money', group: 'Wage' },
    { name: 'pfMember', label: 'Member of PF', kind: 'checkbox', group: 'Deductions' },
    {
      name: 'pensionMember',
      label: 'Member of the pension',
      kind: 'checkbox',
      group: 'Deductions',
      help: 'Not for people who first joined PF after 1 September 2014 on more than the ceiling of that day. Ends automatically at 58.',
    },
    {
      name: 'pfOnAllWages',
      label: 'PF on all wages',
      kind: 'checkbox',
      group: 'Deductions',
      help: 'Contributions are also due above the ceiling.',
    },
    {
      name: 'esiMember',
      label: 'Member of ESI',
      kind: 'checkbox',
      group: 'Deductions',
      help: 'Coverage depends on pay at the start of each half-year, or on joining.',
    },
    { ...workState, keeps: true },
    { name: 'uan', label: 'UAN', group: 'Numbers', maxLength: 15, help: '12 digits.' },
    {
      name: 'uanName',
      label: 'PF member name',
      group: 'Numbers',
      maxLength: 85,
      help: 'As the UAN has it, in Latin letters. Leave this empty if it is the same.',
    },
    {
      name: 'esicNumber',
      label: 'ESIC number',
      group: 'Numbers',
      maxLength: 15,
      help: 'The insured person’s 10-digit number.',
    },
    { name: 'pan', label: 'PAN', group: 'Numbers', maxLength: 10 },
    {
      name: 'paidBy',
      label: 'Paid by',
      kind: 'select',
      options: paymentWays,
      clearable: false,
      keeps: true,
      group: 'Bank and nominee',
      help: 'People paid in cash or by cheque are not in the bank file.',
    },
    { name: 'bankAccount', label: 'Bank account', group: 'Bank and nominee', maxLength: 24, help: '9 to 18 digits.' },
    { name: 'ifsc', label: 'IFSC', group: 'Bank and nominee', maxLength: 11, help: 'The branch’s code.' },
    { name: 'nomineeName', label: 'Nominee', group: 'Bank and nominee', maxLength: 120 },
    {
      name: 'nomineeRelation',
      label: 'Relation of the nominee',
      kind: 'select',
      options: nomineeRelations,
      group: 'Bank and nominee',
    },
    { name: 'phone', label: 'Phone', kind: 'tel', group: 'Person', maxLength: 40 },
    { name: 'otherPhone', label: 'Second phone', kind: 'tel', group: 'Person', maxLength: 40 },
    { name: 'email', label: 'Email', kind: 'email', group: 'Person' },
    { name: 'relativeName', label: 'Father’s or husband’s name', group: 'Person', maxLength: 120 },
    {
      name: 'language',
      label: 'Language',
      kind: 'select',
      options: payslipLanguages.map((value) => ({ value, label: languageNames[value] })),
      keeps: true,
      group: 'Person',
      help: 'In which messages to this person are written.',
    },
    { name: 'address', label: 'Address', kind: 'textarea', rows: 2, group: 'Person', maxLength: 1000 },
    { name: 'file', label: 'Photo', kind: 'file', rule: photoFile, group: 'Person' },
    { name: 'bornOn', label: 'Date of birth', kind: 'date', past: true, group: 'Employment' },
    {
      name: 'sex',
      label: 'Sex',
      kind: 'select',
      options: sexes.filter((sex) => sex !== ''),
      group: 'Employment',
      help: 'Some states’ professional tax depends on it.',
    },
    {
      name: 'disabled',
      label: 'Person with a disability',
      kind: 'checkbox',
      group: 'Employment',
      help: 'ESI covers up to a higher ceiling.',
    },
    { name: 'joinedOn', label: 'Joined on', kind: 'date', group: 'Employment' },
    { name: 'leftOn', label: 'Left on', kind: 'date', group: 'Employment' },
    {
      name: 'leavingReason',
      label: 'Reason of leaving',
      kind: 'select',
      options: leavingReasons,
      group: 'Employment',
      help: 'Gratuity and the codes for PF and ESI follow from it.',
    },
  ],
};
