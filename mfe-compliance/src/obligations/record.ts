import type { Obligation } from 'shared/domain/obligation';
import type { Standing } from 'shared/domain/standing';

/** An obligation as the API answers it. */
export interface ObligationRecord extends Obligation {
  /** The day it must be done by: the due date, the working day after it, or the extended one. */
  lastDay: string;
  /** The working day on which a direct tax is in time, when its due date is a Sunday or a public holiday. */
  movedTo: string | null;
  tracked: boolean;
  state: Standing;
  /** The first day on which it can be filed or paid; null when nothing bounds it. */
  doableFrom: string | null;
}
