import { formatMonth, lastDayOfMonth } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import type { Employee } from '../../people/employees/employee';
import type { Days } from '../../work/attendance/daysOf';
import type { MonthOfArrears } from '../wages/arrears';
import type { PayrollTables } from '../wages/payroll';
import type { WageLine } from '../wages/wage';
import type { Returned } from './wageReturn';

/** An employee's fields in files, apart from the wages. */
export type FileEmployee = Pick<
  Employee,
  | 'id'
  | 'name'
  | 'code'
  | 'designation'
  | 'department'
  | 'uan'
  | 'uanName'
  | 'esicNumber'
  | 'pan'
  | 'paidBy'
  | 'bankAccount'
  | 'ifsc'
  | 'sex'
  | 'bornOn'
  | 'joinedOn'
  | 'leftOn'
  | 'leavingReason'
  | 'pfMember'
  | 'esiMember'
>;

/** A person's line of a register, with their details. */
export interface FilePerson {
  line: WageLine;
  /** Undefined for a line without an employee. */
  employee: FileEmployee | undefined;
  /** What the month's own days come to; undefined where the line is not of attendance. */
  found: Days | undefined;
  /** What of the line is arrears, by the month of each. */
  arrears: readonly MonthOfArrears[];
}

/** All that the files of a month are made from. */
export interface FileMonth {
  /** `YYYY-MM`. */
  month: string;
  isSample: boolean;
  /** The day on which wages are paid: the register's, else today. */
  payOn: IsoDate;
  company: { name: string; bankAccount: string; bankIfsc: string };
  people: readonly FilePerson[];
  /** Without a line in the register, though employed in the month or insured in the one before. */
  absent: readonly FileEmployee[];
  /** The ids of employees in ESI in the register of the previous month. */
  insuredBefore: ReadonlySet<string>;
  /** What was handed in of this month. */
  returned: Returned;
  /** Earlier months (`YYYY-MM`) whose PF return was not handed in, since the first that was. */
  earlierOpen: readonly string[];
  law: PayrollTables;
}

/** Something that a portal or bank would refuse, or that somebody should know. */
export interface FileFinding {
  /** Whom it is about; empty for the month. */
  employeeId: string;
  name: string;
  /** What is wrong, and what to do. */
  text: string;
  /** Whether the file would be refused, or only looks odd. */
  stops: boolean;
  /** The file goes without this person, and is given all the same. By default it waits until they are mended. */
  leavesOut?: true;
}

/** A finding of one person. */
export type Finding = Pick<FileFinding, 'text' | 'stops' | 'leavesOut'>;

/** What a portal would refuse. */
export const stops = (text: string): Finding => ({ text, stops: true });
/** What nobody else waits for: the file goes without this person. */
export const leavesOut = (text: string): Finding => ({ text, stops: true, leavesOut: true });
/** What somebody should know. */
export const warns = (text: string): Finding => ({ text, stops: false });

/** Paise as whole rupees, half a rupee up. */
export const wholeRupees = (paise: number): number => Math.round(paise / 100);

/** `2026-10-05` as `05-10-2026`, or with another mark between. */
export const dayFirst = (day: IsoDate, mark = '-'): string => day.split('-').reverse().join(mark);

/** Whether somebody is employed on some day of a month. */
export const isEmployedIn = ({ joinedOn, leftOn }: Pick<Employee, 'joinedOn' | 'leftOn'>, month: string): boolean =>
  (joinedOn === null || joinedOn <= lastDayOfMonth(month)) && (leftOn === null || leftOn >= `${month}-01`);

/** `Wages Oct 2026`. */
export const narrationOf = (month: string): string => `Wages ${formatMonth(month)}`;
