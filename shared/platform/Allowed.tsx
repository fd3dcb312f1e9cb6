import type { ReactNode } from 'react';
import { useRights } from './session';

export interface AllowedProps {
  /** `tasks:write`; all of them, where it is a list. */
  right: string | readonly string[];
  children: ReactNode;
}

/** Shown only to people with a right. @example <Allowed right="m/mfe-payroll/slips:write">{buttons}</Allowed> */
export function Allowed({ right, children }: AllowedProps): ReactNode {
  const may = useRights();
  return [right].flat().every((each) => may(each)) ? children : null;
}
