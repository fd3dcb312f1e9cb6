import type { ReactNode } from 'react';
import { useRights } from './session';

export interface AllowedProps {
  /** `centers:write`; all of them, where it is a list. */
  right: string | readonly string[];
  children: ReactNode;
}

/** What is offered to who has a right, and to nobody else. */
export function Allowed({ right, children }: AllowedProps): ReactNode {
  const may = useRights();
  return [right].flat().every((each) => may(each)) ? children : null;
}
