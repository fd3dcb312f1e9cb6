import { type EffectiveDated, findInForce, inForce } from '../../dates/effectiveDated';
import type { IsoDate } from '../../dates/isoDate';

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

/** Rates that the GST portal has a row for; any other is refused when GSTR-1 is filed. */
interface PortalRates extends EffectiveDated {
  percents: readonly number[];
}

/** The rates of GSTR-1's forms (offline tool, sheet "master"); 40% since notification 9/2025-CT(R) of 22 September 2025. */
const portalRates: readonly PortalRates[] = [
  { from: '2017-07-01', percents: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28] },
  { from: '2025-09-22', percents: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] },
];

/** The GST percents that a document of a day may have; those of the first day before GST began. */
export function gstPercents(date: IsoDate): readonly number[] {
  return (findInForce(portalRates, date) ?? (portalRates[0] as PortalRates)).percents;
}
