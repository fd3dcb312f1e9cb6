import { lazy } from 'react';
import { FiguresChart } from './FiguresChart';

const DepartmentChart = lazy(() => import(/* webpackChunkName: "charts" */ './DepartmentChart'));

/** The departments’ performance on the dashboard. */
export default function DepartmentsCard() {
  return (
    <FiguresChart
      title="Departments"
      purpose="Performance, in percent"
      purposeOfReal="Days paid in the last month, in percent"
      group="department"
      heads={['Department', 'Performance %']}
      Chart={DepartmentChart}
    />
  );
}
