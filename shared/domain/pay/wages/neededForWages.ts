import type { Employee } from '../../people/employees/employee';
import { missingPapers } from '../../people/employees/joiningPapers';

/** Without these nobody is refused their wages or filed for: they can come later. */
const later: readonly string[] = ['Photo', 'Nominee'];

/**
 * Facts that an employee's wages and files need and the record lacks; `PAN` because tax is deducted at a higher rate
 * without it.
 */
export const neededForWages = (of: Parameters<typeof missingPapers>[0] & Pick<Employee, 'workState'>): string[] => [
  ...(of.workState === '' ? ['State of work'] : []),
  ...missingPapers(of).filter((name) => !later.includes(name)),
];
