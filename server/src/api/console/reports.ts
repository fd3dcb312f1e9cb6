import { type Report, reportInput, reportRecord } from 'shared/domain/console/report';
import { defineResource } from '../records/defineResource';
import type { Sample } from '../records/definition';

const samples: Sample<Report>[] = [
  { name: 'Monthly Attendance Report', kind: 'attendance', date: '2025-05-31' },
  { name: 'Department Performance Report', kind: 'departments', date: '2025-04-30' },
  { name: 'Compliance Summary Report', kind: 'compliance', date: '2025-03-31' },
];

/** The reports table of the dashboard home; what each downloads is in `console/reportRows.ts`. */
export const reports = defineResource({
  path: 'reports',
  title: 'report',
  input: reportInput,
  record: reportRecord,
  search: ['name'],
  order: '-date',
  seed: () => samples,
});
