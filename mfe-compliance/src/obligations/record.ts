import type { Obligation } from 'shared/domain/obligation';
import type { ObligationState } from 'shared/domain/obligationState';

/** How a row stands today; `not recorded` when it fell due before the company's records begin. */
export type Standing = ObligationState | 'not recorded';

/** An obligation as the API answers it. */
export interface ObligationRecord extends Obligation {
  /** The day it must be done by: the due date, or the extended one. */
  lastDay: string;
  tracked: boolean;
  state: Standing;
}
