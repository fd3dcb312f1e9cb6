import type { Report } from './report';

/** The file name of each kind of report's download. */
export const reportFiles: Readonly<Record<Report['kind'], string>> = {
  attendance: 'attendance-report.csv',
  departments: 'department-report.csv',
  compliance: 'compliance-report.csv',
};
