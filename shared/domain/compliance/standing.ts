import type { IsoDate } from '../dates/isoDate';
import { obligationState, obligationStates } from './obligationState';

/**
 * An obligation's state; `not recorded` if it fell due before the company's records begin and nobody has said whether
 * it was done.
 */
export const standings = [...obligationStates, 'not recorded'] as const;
export type Standing = (typeof standings)[number];

type Row = Parameters<typeof obligationState>[0] & { tracked: boolean };

/** An obligation's state on a day. */
export function standingOf(row: Row, today: IsoDate): Standing {
  return row.status === 'Pending' && !row.tracked ? 'not recorded' : obligationState(row, today);
}
