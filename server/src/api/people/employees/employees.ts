import { today } from 'shared/domain/dates/dates';
import { type Employee, employeeInput, employeeRecord } from 'shared/domain/people/employees/employee';
import { missingPapers } from 'shared/domain/people/employees/joiningPapers';
import { centers } from '../../clients/centers/centers';
import { mustBeCenter } from '../../clients/centers/mustBeCenter';
import { employeeTermsKind } from '../../facts/factKinds';
import { refuseUndated } from '../../facts/refuseUndated';
import { defineResource } from '../../records/defineResource';
import { csvFields } from '../../records/lists/csvCells';
import { employeeSamples } from './employeeSamples';
import { attendedTwice, paidTwice, placedTwice, workOutYear } from './mergeEmployees';
import { movePlaceInWork } from './movePlaceInWork';
import { termCells } from './terms/termCells';
import { withStateOfWork } from './withStateOfWork';

/** People who have left by their record; for others their placements decide (`settleStates`). */
const deploymentOf = ({ leftOn, deployment = 'Bench' }: Pick<Partial<Employee>, 'leftOn' | 'deployment'>) => {
  if (leftOn && leftOn < today()) return 'Left' as const;
  return deployment === 'Left' ? ('Bench' as const) : deployment;
};

/**
 * The employees on the payroll; a new wage register begins with those employed in its month. Exports can be imported
 * again.
 */
export const employees = defineResource({
  path: 'employees',
  title: 'employee',
  input: employeeInput,
  record: employeeRecord,
  search: ['code', 'name', 'designation', 'department', 'uan', 'esicNumber', 'pan'],
  excludeFromHistory: ['fileType', 'fileBytes', 'papersMissing', 'deployment'],
  current: { until: 'leftOn' },
  keys: [
    { column: 'code', label: 'employee code', second: 'refuse' },
    { column: 'uan', label: 'UAN', second: 'refuse' },
    { column: 'pan', label: 'PAN', second: 'refuse' },
    { column: 'esicNumber', label: 'ESIC number', second: 'refuse' },
    { column: 'name', further: ['joinedOn'], label: 'name and joining date', second: 'take' },
  ],
  merges: {
    parts: [
      { table: 'attendance_days', column: 'employeeId' },
      { table: 'attendance_marks', column: 'employeeId' },
      { table: 'attendance_corrections', column: 'employeeId' },
      { table: 'wage_parts', column: 'employeeId' },
      { table: 'bonus_payment_rows', column: 'employeeId' },
    ],
    refuse: async ({ db, kept, gone }) =>
      (await paidTwice(db, kept, gone)) ?? (await attendedTwice(db, kept, gone)) ?? placedTwice(db, kept, gone),
    settle: ({ db, id, actor }) => workOutYear(db, id, actor),
  },
  references: { centerId: 'centers' },
  belongsTo: { other: { column: 'centerId', by: () => centers } },
  refuse: (change) => refuseUndated(employeeTermsKind, 'Designation, pay, memberships and state of work', change),
  prepare: async (change) => {
    await mustBeCenter(change);
    return {
      workState: await withStateOfWork(change.db, change.after),
      papersMissing: missingPapers(change.after).length,
      deployment: deploymentOf(change.after),
    };
  },
  after: async ({ before, after, actor, db }) => {
    const { id, code, department, paidBy } = after;
    if (before && (before.code !== code || before.department !== department || before.paidBy !== paidBy))
      await movePlaceInWork(db, id, { code, department, paidBy }, actor);
    // Both affect the year's tax.
    if (before && ((before.pan === '') !== (after.pan === '') || before.bornOn !== after.bornOn))
      await workOutYear(db, id, actor);
  },
  order: 'name',
  csv: {
    ...csvFields({
      Name: 'name',
      'Employee code': 'code',
      Designation: 'designation',
      Department: 'department',
    }),
    ...termCells,
    ...csvFields({
      Sex: 'sex',
    }),
    'Person with a disability': ({ disabled }) => (disabled ? 'Yes' : 'No'),
    ...csvFields({
      UAN: 'uan',
      'PF member name': 'uanName',
      'ESIC number': 'esicNumber',
      PAN: 'pan',
      'Paid by': 'paidBy',
      'Bank account': 'bankAccount',
      IFSC: 'ifsc',
      Nominee: 'nomineeName',
      'Relation of the nominee': 'nomineeRelation',
      'Date of birth': 'bornOn',
      'Joined on': 'joinedOn',
      'Left on': 'leftOn',
      'Reason of leaving': 'leavingReason',
      Phone: 'phone',
      'Second phone': 'otherPhone',
      Email: 'email',
      'Father’s or husband’s name': 'relativeName',
      Address: 'address',
      Language: 'language',
    }),
  },
  seed: () => employeeSamples,
  importable: true,
});
