import type { ReactNode } from 'react';
import { useRights } from './session';

export interface AllowedProps {
  /** `tasks:write`; for a list, all of them. */
  right: string | readonly string[];
  children: ReactNode;
}

/**
 * Renders its children only for accounts with a right. @example <Allowed
 * right="m/mfe-payroll/slips:write">{buttons}</Allowed>
 */
export function Allowed({ right, children }: AllowedProps): ReactNode {
  const may = useRights();
  return [right].flat().every((each) => may(each)) ? children : null;
}
