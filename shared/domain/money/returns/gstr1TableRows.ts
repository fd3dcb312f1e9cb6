import type { Table11 } from '../settle/advanceSums';
import type { Gstr1TableRow } from './gstReturnAnswers';
import type { Gstr1Document } from './gstr1Document';
import { gstr1Tables } from './gstr1File';
import { sumsOf } from './gstr1Sums';
import type { IssuedSeries } from './issuedSeries';
import { sacSums } from './sacSums';

/** What the tables of a return hold; those without anything are left out. */
export function gstr1TableRows(
  documents: readonly Gstr1Document[],
  series: readonly IssuedSeries[],
  { period, advances: { received, adjusted } }: { period: string; advances: Table11 },
): Gstr1TableRow[] {
  const ofDocuments = gstr1Tables.map(([table, title, ...of]) => {
    const own = documents.filter(({ section }) => of.includes(section));
    return { table, title, count: own.length, ...sumsOf(own) };
  });
  const sacs = sacSums(documents, period).length;
  const issued = series.reduce((sum, { total }) => sum + total, 0);
  return [
    ...ofDocuments,
    { table: '11A', title: 'Advances received, no invoice yet', count: received.length, ...sumsOf(received) },
    { table: '11B', title: 'Earlier advances set off', count: adjusted.length, ...sumsOf(adjusted) },
    { table: '12', title: 'By SAC and rate', count: sacs, ...sumsOf(documents) },
    { table: '13', title: 'Documents issued, cancelled ones too', count: issued, ...sumsOf([]) },
  ].filter(({ count }) => count > 0);
}
