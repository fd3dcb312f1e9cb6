import type { AdvanceRow, Table11 } from '../settle/advanceSums';
import type { Gstr1TableRow } from './gstReturnAnswers';
import type { Gstr1Document } from './gstr1Document';
import type { Gstr1Section } from './gstr1Section';
import { addTo, noSums, sumsOf } from './gstr1Sums';
import type { IssuedSeries } from './issuedSeries';
import { sacSums } from './sacSums';

/** The tables of GSTR-1 in the form's order, by the sections that are in each. */
const tables: readonly { table: string; title: string; of: readonly Gstr1Section[] }[] = [
  { table: '4A', title: 'Registered clients', of: ['B2B'] },
  { table: '4B', title: 'Registered clients under reverse charge', of: ['B2BRC'] },
  { table: '5', title: 'Large supplies to others between states', of: ['B2CL'] },
  { table: '6A', title: 'Exports', of: ['EXPWP', 'EXPWOP'] },
  { table: '6B', title: 'Special economic zones', of: ['SEWP', 'SEWOP'] },
  { table: '7', title: 'Other supplies, net of notes', of: ['B2CS'] },
  { table: '8', title: 'Exempt supplies, net of notes', of: ['NIL'] },
  { table: '9B', title: 'Notes to registered clients', of: ['CDNR'] },
  { table: '9B', title: 'Notes to others', of: ['CDNUR'] },
];

function advanceRow(table: string, title: string, rows: readonly AdvanceRow[]): Gstr1TableRow {
  const sums = noSums();
  for (const row of rows) addTo(sums, row);
  return { table, title, count: rows.length, ...sums };
}

/** What the tables of a return hold; those without anything are left out. */
export function gstr1TableRows(
  documents: readonly Gstr1Document[],
  series: readonly IssuedSeries[],
  { period, advances }: { period: string; advances: Table11 },
): Gstr1TableRow[] {
  const rows = tables.map(({ table, title, of }) => {
    const own = documents.filter(({ section }) => of.includes(section));
    return { table, title, count: own.length, ...sumsOf(own) };
  });
  const sacs = {
    table: '12',
    title: 'By SAC and rate',
    count: sacSums(documents, period).length,
    ...sumsOf(documents),
  };
  const issued = {
    ...{ table: '13', title: 'Documents issued, cancelled ones too' },
    ...{ count: series.reduce((sum, { total }) => sum + total, 0), ...sumsOf([]) },
  };
  const ofAdvances = [
    advanceRow('11A', 'Advances received, no invoice yet', advances.received),
    advanceRow('11B', 'Earlier advances set off', advances.adjusted),
  ];
  return [...rows, ...ofAdvances, sacs, issued].filter(({ count }) => count > 0);
}
