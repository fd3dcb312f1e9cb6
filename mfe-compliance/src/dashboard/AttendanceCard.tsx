import { lazy } from 'react';
import { FiguresChart } from './FiguresChart';

const AttendanceChart = lazy(() => import(/* webpackChunkName: "charts" */ './AttendanceChart'));

/** Attendance on the dashboard, by month. */
export default function AttendanceCard() {
  return (
    <FiguresChart
      title="Attendance"
      purpose="Staff present by month, in percent"
      purposeOfReal="Days paid by month, in percent"
      group="attendance"
      heads={['Month', 'Attendance %']}
      Chart={AttendanceChart}
    />
  );
}
