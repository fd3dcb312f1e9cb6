import { type EffectiveDated, inForce } from './effectiveDated';
import type { IsoDate } from './isoDate';

/** The GST on staffing services, in per cent of the total billed, wages included. */
export interface GstRate extends EffectiveDated {
  percent: number;
}

/** Notification 11/2017-CT(R), heading 9985. */
export const gstRates: readonly GstRate[] = [{ from: '2017-07-01', percent: 18 }];

/** The default GST percent on a day. */
export function gstPercent(date: IsoDate, rows: readonly GstRate[] = gstRates): number {
  return inForce(rows, date).percent;
}
