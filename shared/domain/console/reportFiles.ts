import type { Report } from './report';

/** The name of the file that a report of each kind is downloaded as. */
export const reportFiles: Readonly<Record<Report['kind'], string>> = {
  attendance: 'attendance-report.csv',
  departments: 'department-report.csv',
  compliance: 'compliance-report.csv',
};
