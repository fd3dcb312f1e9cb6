import { lazy } from 'react';
import { FiguresChart } from './FiguresChart';

const AttendanceChart = lazy(() => import(/* webpackChunkName: "charts" */ './AttendanceChart'));

/** Attendance on the dashboard, by month. */
export default function AttendanceCard() {
  return (
    <FiguresChart
      title="Attendance"
      purpose="Per cent of the staff present, by month"
      group="attendance"
      heads={['Month', 'Attendance %']}
      Chart={AttendanceChart}
    />
  );
}
