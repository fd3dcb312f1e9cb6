import type { ComplianceReportRow } from 'shared/domain/compliance/complianceAnswers';
import { usualPeriods } from './periods';
import { byArea, byMonth } from './summary';

const row = (
  area: ComplianceReportRow['area'],
  state: string,
  dueDate: string | null,
  over: Partial<ComplianceReportRow> = {},
): ComplianceReportRow => ({
  area,
  title: '',
  period: '',
  type: '',
  dueDate,
  extendedTo: null,
  status: '',
  state,
  doneOn: null,
  reference: '',
  amount: 0,
  ...over,
});

const rows = [
  row('Wages', 'paid', null, { period: '2026-10' }),
  row('GST', 'on time', '2026-10-11'),
  row('GST', 'late', '2026-10-20'),
  row('GST', 'overdue', '2026-11-11'),
  row('TDS', 'upcoming', '2026-12-07'),
  row('TDS', 'due soon', '2026-10-31', { extendedTo: '2026-11-30' }),
  row('Certificates', 'Expired', '2026-11-09'),
  row('Certificates', 'Expires soon', '2026-12-12'),
];

test('each area counts its rows’ outcomes, in the order of the areas', () => {
  expect(byArea(rows)).toEqual([
    { group: 'GST', total: 3, 'On time': 1, Late: 1, Overdue: 1, Open: 0 },
    { group: 'TDS', total: 2, 'On time': 0, Late: 0, Overdue: 0, Open: 2 },
    { group: 'Certificates', total: 2, 'On time': 0, Late: 0, Overdue: 1, Open: 1 },
    { group: 'Wages', total: 1, 'On time': 1, Late: 0, Overdue: 0, Open: 0 },
  ]);
});

test('a month has the dues that fall in it, by the extended date; wages by their month', () => {
  expect(byMonth(rows).map(({ group, total }) => [group, total])).toEqual([
    ['Oct 26', 3],
    ['Nov 26', 3],
    ['Dec 26', 2],
  ]);
});

test('the usual periods are whole and follow each other', () => {
  for (const { from, to } of usualPeriods()) expect([from.slice(8), from < to]).toEqual(['01', true]);
  const [year, last] = usualPeriods();
  expect(Number(year?.from.slice(0, 4)) - Number(last?.from.slice(0, 4))).toBe(1);
});
