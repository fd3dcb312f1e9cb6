import type { RegisterLineInput } from 'shared/domain/pay/wages/wage';
import type { Field } from 'shared/ui';
import { workState } from '../../people/employees/workState';
import { ByHand } from './ByHand';
import { EmployeePicker } from './EmployeePicker';

const byHand = { group: 'Earned', kind: 'money', shownWhen: 'setByHand' } as const;

/** The fields of a line in a month (`YYYY-MM`); a new line is for a chosen employee or any name. */
export const lineFields = (month: string, isNew = false): readonly Field<RegisterLineInput>[] => [
  isNew
    ? {
        name: 'name',
        label: 'Employee',
        required: true,
        kind: 'custom',
        help: 'The line starts with the employee’s recorded pay.',
        render: (control) => <EmployeePicker control={control} month={month} />,
      }
    : { name: 'name', label: 'Employee', required: true, span: 2 },
  { name: 'days', label: 'Days paid', kind: 'number', min: 0, max: 31, required: true },
  { name: 'overtimePaise', label: 'Overtime', kind: 'money', help: 'In addition to the monthly pay.' },
  {
    name: 'basicRatePaise',
    label: 'Basic a month',
    kind: 'money',
    group: 'Pay of a whole month',
    help: 'Basic and dearness allowance.',
    required: true,
  },
  {
    name: 'grossRatePaise',
    label: 'Gross a month',
    kind: 'money',
    group: 'Pay of a whole month',
    help: 'The rest counts as special allowance.',
    required: true,
  },
  { name: 'houseRentRatePaise', label: 'House rent a month', kind: 'money', group: 'Pay of a whole month' },
  { name: 'conveyanceRatePaise', label: 'Conveyance a month', kind: 'money', group: 'Pay of a whole month' },
  {
    name: 'setByHand',
    label: 'Set by hand',
    kind: 'custom',
    labelled: 'none',
    group: 'Earned',
    render: (control) => <ByHand control={control} month={month} />,
  },
  { ...byHand, name: 'basicPaise', label: 'Basic', required: true },
  { ...byHand, name: 'grossPaise', label: 'Gross', required: true, help: 'With the overtime.' },
  { ...byHand, name: 'houseRentPaise', label: 'House rent' },
  { ...byHand, name: 'conveyancePaise', label: 'Conveyance' },
  { name: 'handNote', label: 'Why', group: 'Earned', shownWhen: 'setByHand', required: true, span: 2, maxLength: 200 },
  { name: 'pfMember', label: 'Member of PF', kind: 'checkbox', group: 'Deductions' },
  { name: 'pensionMember', label: 'Member of the pension', kind: 'checkbox', group: 'Deductions' },
  {
    name: 'pfOnAllWages',
    label: 'PF on all wages',
    kind: 'checkbox',
    group: 'Deductions',
    help: 'Above the ceiling too.',
  },
  { name: 'esiMember', label: 'Member of ESI', kind: 'checkbox', group: 'Deductions' },
  workState,
  { name: 'disabled', label: 'Person with a disability', kind: 'checkbox', group: 'Deductions' },
  {
    name: 'advancePaise',
    label: 'Advance',
    kind: 'money',
    group: 'Kept back',
    help: 'Given before, and kept back now.',
  },
  {
    name: 'otherDeductionPaise',
    label: 'Other deductions',
    kind: 'money',
    group: 'Kept back',
    help: 'All deductions together are at most half of the wages.',
  },
  { name: 'deductionNote', label: 'What is deducted, and why', group: 'Kept back', span: 2, maxLength: 200 },
];
