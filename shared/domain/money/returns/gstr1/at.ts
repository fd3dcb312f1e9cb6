import { z } from 'zod';
import type { AdvanceRow, AmendedAdvances, Table11 } from '../../settle/advanceSums';
import { sumsOf } from '../gstr1Sums';
import { fieldsOf, grouped, kinds, list, plain, within } from '../portalFields';
import { headFields, omon, type Place, type PlaceSums, pos, sply_ty, taxFields } from './commonFields';

/** Advances by place and rate. */
type PlaceAdvances = Place & { sums: readonly PlaceSums[] };

const { rt, iamt, camt, samt, csamt } = taxFields;
const ad_amt = fieldsOf<AdvanceRow | PlaceSums>()('Advance without tax', kinds.amount, (row) => row.taxablePaise);
const place = {
  pos,
  sply_ty,
  itms: within(list({ rt, ad_amt, csamt, ...headFields }), ({ sums }: PlaceAdvances) => sums),
};

/** Advances received and adjusted, tables 11A and 11B: the portal's `at` and `txpd`; amended, in part II, its `ata` and `txpda`. */
export const at = { rows: list(place), amended: list({ omon, ...place }) };

/** Table 11A or 11B by place and rate; a supply to a zone is between states, wherever the zone lies. */
export function advanceRows(rows: readonly AdvanceRow[], state: string): PlaceAdvances[] {
  const supplyOf = (row: AdvanceRow): Place['supply'] => (row.place === state && !row.isZeroRated ? 'INTRA' : 'INTER');
  return grouped(rows, (row) => `${row.place} ${supplyOf(row)}`).map(([, group]) => {
    const supply = supplyOf(group[0]);
    const rates = grouped(group, ({ rate }) => String(rate));
    const sums = rates.map(([rate, own]) => ({ rate: Number(rate), supply, ...sumsOf(own) }));
    return { place: group[0].place, supply, sums };
  });
}

/** Part II of table 11A or 11B. */
export const amendedAdvanceRows = (amended: readonly AmendedAdvances[], table: keyof Table11, state: string) =>
  amended
    .filter((each) => each.table === table)
    .flatMap(({ period, now }) => advanceRows(now, state).map((row) => ({ period, ...row })));

/** A line: `period`, the filed one that it amends, is empty in the return's own part. */
type AdvanceLine = AdvanceRow & { table: string; period: string };

/** The columns of its lines. */
export const advanceColumns = [
  fieldsOf<AdvanceLine>()('Table', plain(z.string()), ({ table }) => table),
  { ...omon, cell: (line: AdvanceLine) => line.period && omon.cell(line) },
  ...[pos, rt, ad_amt, iamt, camt, samt, csamt],
];

/** Its lines: advances received, adjusted, and those of filed periods that differ. */
export function advanceLines(advances: Table11, amended: readonly AmendedAdvances[]): AdvanceLine[] {
  const part = (table: keyof Table11) => (table === 'received' ? '11A' : '11B');
  return [
    ...advances.received.map((row) => ({ ...row, table: part('received'), period: '' })),
    ...advances.adjusted.map((row) => ({ ...row, table: part('adjusted'), period: '' })),
    ...amended.flatMap(({ table, period, now }) =>
      now.map((row) => ({ ...row, table: `${part(table)} (II)`, period })),
    ),
  ];
}
