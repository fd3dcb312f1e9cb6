import { statesOfWork } from 'shared/domain/people/employees/stateOfWork';

/** The field for the work state, of an employee and of a month's line. */
export const workState = {
  name: 'workState',
  label: 'State of work',
  kind: 'select',
  options: statesOfWork.map(({ code, name }) => ({ value: code, label: name })),
  required: true,
  group: 'Deductions',
  help: 'Decides the professional tax.',
} as const;
