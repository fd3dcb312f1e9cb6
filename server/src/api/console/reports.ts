import { reportInput } from 'shared/domain/report';
import { untypedResource } from '../resource/defineResource';

/** The reports table of the dashboard home; what each downloads is in `console/reportRows.ts`. */
export const reports = untypedResource({
  path: 'reports',
  title: 'report',
  input: reportInput,
  search: ['name'],
  order: '-date',
  seed: () => [
    { name: 'Monthly Attendance Report', kind: 'attendance', date: '2025-05-31' },
    { name: 'Department Performance Report', kind: 'departments', date: '2025-04-30' },
    { name: 'Compliance Summary Report', kind: 'compliance', date: '2025-03-31' },
  ],
});
