import { isPan } from '../../records/identifiers';
import { dayFirst, type FilePerson, stops, warns } from './fileMonth';
import { defineFile } from './wageFile';

/** Salary of employees other than the Government's, in form 138 (Income-tax Act 2025, section 392). */
const SECTION_CODE = '1002';
/** What the return utility takes for somebody without PAN. */
const NO_PAN = 'PANNOTAVBL';

/** The month's rows of form 138 (was 24Q), a deductee each, for the return utility. */
export const salaryTaxRows = defineFile<FilePerson>({
  id: 'form-138',
  title: 'Rows of form 138 (was 24Q)',
  purpose: 'For the return utility: tax deducted of salaries in this month.',
  group: 'Portals',
  form: { kind: 'csv' },
  name: (month) => `form-138-${month}`,
  rows: ({ people }) => people.filter(({ line }) => line.salaryTaxPaise > 0),
  columns: [
    ['Serial number', (_, number) => number],
    ['Employee reference', ({ line }) => line.code],
    ['PAN', ({ employee }) => employee?.pan || NO_PAN],
    ['Name', ({ line }) => line.name],
    ['Section code', () => SECTION_CODE],
    ['Date of payment', (_, __, { payOn }) => dayFirst(payOn, '/')],
    ['Amount paid', ({ line }) => ({ paise: line.grossPaise })],
    ['Tax deducted', ({ line }) => ({ paise: line.salaryTaxPaise })],
    ['Date of deduction', (_, __, { payOn }) => dayFirst(payOn, '/')],
  ],
  who: ({ line }) => ({ employeeId: line.employeeId, name: line.name }),
  check: ({ employee }) => {
    const pan = employee?.pan ?? '';
    if (pan === '') return [warns('There is no PAN: the higher rate is due. Enter it among the joining papers.')];
    return isPan(pan) ? [] : [stops('The PAN is not five letters, four digits and a letter. Correct it.')];
  },
  paise: ({ line }) => line.salaryTaxPaise,
});
