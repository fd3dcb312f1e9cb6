import { sumDays } from '../../work/attendance/daysOf';
import { workOutWage } from '../wages/payroll';
import { type WageLineInput, wageLine } from '../wages/wage';
import type { FileEmployee, FileMonth, FilePerson } from './fileMonth';

/** An employee with all papers. */
export const employee = (over: Partial<FileEmployee> = {}): FileEmployee => ({
  ...{ id: 'e1', name: 'Nitesh', code: 'E1', designation: 'Guard', department: '', sex: 'Male' },
  ...{
    uan: '100257274743',
    uanName: '',
    esicNumber: '4012345678',
    pan: 'ABCPK1234F',
    paidBy: 'Bank',
    bankAccount: '123456789012',
    ifsc: 'SBIN0001234',
  },
  ...{ bornOn: '1990-01-01', joinedOn: '2020-01-01', leftOn: null, leavingReason: '', pfMember: true, esiMember: true },
  ...over,
});

/** Somebody's line of a month, worked out by the rules; the whole month is paid unless `days` says less. */
export function person(
  month: string,
  line: Partial<WageLineInput>,
  of: Partial<FileEmployee> = {},
  found?: Partial<FilePerson['found']>,
): FilePerson {
  const known = employee(of);
  const input = wageLine.parse({ employeeId: known.id, name: known.name, days: 30, workState: '20', ...line });
  const about = {
    id: `l-${known.id}`,
    wageId: 'w1',
    code: known.code,
    department: '',
    paidBy: known.paidBy,
    version: 1,
    createdAt: '',
    updatedAt: '',
  };
  return {
    line: { ...about, ...input, fromAttendance: false, arrearsPaise: 0, ...workOutWage(input, month) },
    employee: known,
    arrears: [],
    found: found && { ...sumDays([]), ...found },
  };
}

/** A month of these people. */
export const fileMonth = (month: string, people: readonly FilePerson[], over: Partial<FileMonth> = {}): FileMonth => ({
  ...{ month, isSample: false, payOn: '2026-09-05', people, absent: [], insuredBefore: new Set<string>(), law: {} },
  ...{ returned: new Map(), earlierOpen: [] },
  company: { name: 'Acme', bankAccount: '000405001234', bankIfsc: 'ICIC0000004' },
  ...over,
});
