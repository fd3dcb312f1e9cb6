import type { Obligation } from 'shared/domain/obligation';
import type { Standing } from 'shared/domain/standing';

/** An obligation as the API answers it. */
export interface ObligationRecord extends Obligation {
  /** The day it must be done by: the due date, or the extended one. */
  lastDay: string;
  tracked: boolean;
  state: Standing;
  /** The first day on which it can be filed or paid; null when nothing bounds it. */
  doableFrom: string | null;
}
