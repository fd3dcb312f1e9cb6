import { statesOfWork } from 'shared/domain/people/employees/stateOfWork';

/** The field of where somebody works, for an employee and for a line of a month. */
export const workState = {
  name: 'workState',
  label: 'State of work',
  kind: 'select',
  options: statesOfWork.map(({ code, name }) => ({ value: code, label: name })),
  required: true,
  group: 'Deductions',
  help: 'Decides the professional tax.',
} as const;
