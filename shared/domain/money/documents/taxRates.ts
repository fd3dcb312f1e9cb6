import { type EffectiveDated, findInForce, inForce } from '../../dates/effectiveDated';
import type { IsoDate } from '../../dates/isoDate';
import type { LawValue } from '../../law/lawValues';

/** The GST on services, in per cent of the total billed, wages included. */
export type GstRate = LawValue<'gst-rate'> & EffectiveDated;

/** Notification 11/2017-CT(R), heading 9985. */
export const gstRates: readonly GstRate[] = [{ from: '2017-07-01', sac: '', percent: 18 }];

/** The usual GST percent of a service on a day: from the row with its code, or with the longest prefix of it. */
export function gstPercent(date: IsoDate, sac = '', rows: readonly GstRate[] = gstRates): number {
  const codes = [...new Set(rows.map((row) => row.sac))].filter((code) => sac.startsWith(code));
  const found = codes
    .sort((a, b) => b.length - a.length)
    .flatMap(
      (code) =>
        findInForce(
          rows.filter((row) => row.sac === code),
          date,
        ) ?? [],
    );
  return (found[0] ?? inForce(rows, date)).percent;
}

/** Rates that documents of a day may have; GSTR-1 refuses any other. */
export type GstPercents = LawValue<'gst-percents'> & EffectiveDated;

/** The rates of GSTR-1's forms (offline tool, sheet "master"); 40% since notification 9/2025-CT(R) of 22 September 2025. */
export const allowedPercents: readonly GstPercents[] = [
  { from: '2017-07-01', percents: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28] },
  { from: '2025-09-22', percents: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] },
];

/** The GST percents allowed in a document on a day; before the first row, the first row's. */
export function gstPercents(date: IsoDate, rows: readonly GstPercents[] = allowedPercents): readonly number[] {
  return (findInForce(rows, date) ?? rows[0] ?? (allowedPercents[0] as GstPercents)).percents;
}
