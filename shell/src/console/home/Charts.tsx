import { lazy, useRef } from 'react';
import type { Metric } from 'shared/domain/metric';
import { isSampleMetric } from 'shared/domain/metricSamples';
import { ChartFrame, Columns, LoadingState } from 'shared/ui';
import { SampleMark } from './SampleMark';
import { useSeen } from './useSeen';

const AttendanceChart = lazy(() => import(/* webpackChunkName: "charts" */ './AttendanceChart'));
const DepartmentChart = lazy(() => import(/* webpackChunkName: "charts" */ './DepartmentChart'));

/** What a chart shows, and that samples are among it. */
const purposeOf = (purpose: string, metrics: readonly Metric[]) => (
  <>
    {purpose} {metrics.some(isSampleMetric) && <SampleMark>Sample figures</SampleMark>}
  </>
);
const rowsOf = (metrics: readonly Metric[]) => metrics.map(({ label, value }) => [label, value] as const);

/** Attendance and departments. Their code is asked for once they come into view and the page has nothing else to do. */
export function Charts({ attendance, departments }: { attendance: readonly Metric[]; departments: readonly Metric[] }) {
  const root = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(root);
  const waiting = <LoadingState shape="chart" />;
  return (
    <Columns ref={root} split="3:2">
      <ChartFrame
        title="Attendance"
        purpose={purposeOf('Per cent of the staff present, by month', attendance)}
        table={{ heads: ['Month', 'Attendance %'], rows: rowsOf(attendance) }}
      >
        {isSeen && attendance.length > 0 ? <AttendanceChart metrics={attendance} /> : waiting}
      </ChartFrame>
      <ChartFrame
        title="Departments"
        purpose={purposeOf('Performance, in per cent', departments)}
        table={{ heads: ['Department', 'Performance %'], rows: rowsOf(departments) }}
      >
        {isSeen && departments.length > 0 ? <DepartmentChart metrics={departments} /> : waiting}
      </ChartFrame>
    </Columns>
  );
}
