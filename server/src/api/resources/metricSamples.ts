import type { metricGroups } from 'shared/domain/metric';

/** The figures of the specification, section 9, in the order in which they are shown. */
const figures: Record<(typeof metricGroups)[number], [label: string, value: string][]> = {
  company: [['Total Employees', '120'], ['Active Projects', '15'], ['Pending Leaves', '6'], ['Revenue', '$120K']],
  mine: [['Assigned Projects', '8'], ['Team Members', '25'], ['Pending Leaves', '4'], ['Project Deadlines', '3'], ['Performance Score', '88%']],
  attendance: [['Jan', '92'], ['Feb', '88'], ['Mar', '95'], ['Apr', '85'], ['May', '90']],
  department: [['HR', '85'], ['IT', '92'], ['Sales', '78'], ['Finance', '88']],
};

export const metricSamples = Object.entries(figures).flatMap(([group, rows]) => rows.map(([label, value], position) => ({ group, label, value, position })));
