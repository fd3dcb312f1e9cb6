import { formatPeriod } from 'shared/domain/dates/period';
import type { Gstr1Document } from 'shared/domain/money/returns/gstr1Document';
import { type IssuedSeries, issuedNatures } from 'shared/domain/money/returns/issuedSeries';
import { sacSums, sacTitle } from 'shared/domain/money/returns/sacSums';
import type { AdvanceRow, Table11 } from 'shared/domain/money/settle/advanceSums';
import { placeText } from 'shared/domain/papers/documentSheet';
import type { CsvCell } from 'shared/domain/tables/csv';
import { amountCell } from '../../records/lists/csvCells';
import type { MadeReturn } from './makeReturn';

export const supplyHeader = [
  'Document type',
  'GSTIN of recipient',
  'Receiver name',
  'Document number',
  'Document date',
  'Document value',
  'Place of supply',
  'Reverse charge',
  'Supply type',
  'Rate',
  'Taxable value',
  'IGST',
  'CGST',
  'SGST/UTGST',
  'Cess',
  'Against invoice',
];

/** A document as a line of GSTR-1. */
export const supplyCells = (document: Gstr1Document): CsvCell[] => [
  document.type,
  document.clientGstin,
  document.clientName,
  document.number,
  document.date,
  amountCell(document.valuePaise),
  placeText(document.place),
  document.supply === 'B2BRC' ? 'Y' : 'N',
  document.section,
  document.rate,
  amountCell(document.taxablePaise),
  amountCell(document.igstPaise),
  amountCell(document.cgstPaise),
  amountCell(document.sgstPaise),
  amountCell(0),
  document.against,
];

const sacHeader = [
  'Supplies to',
  'SAC',
  'Description',
  'UQC',
  'Total quantity',
  'Total value',
  'Rate',
  'Taxable value',
  'IGST',
  'CGST',
  'SGST/UTGST',
  'Cess',
];

/** Table 12 as lines. */
export const sacLines = (documents: Iterable<Gstr1Document>, period: string): CsvCell[][] => [
  sacHeader,
  ...sacSums(documents, period).map((row) => [
    row.group,
    row.sac,
    sacTitle(row.sac),
    'NA',
    0,
    amountCell(row.taxablePaise + row.igstPaise + row.cgstPaise + row.sgstPaise),
    row.rate,
    amountCell(row.taxablePaise),
    amountCell(row.igstPaise),
    amountCell(row.cgstPaise),
    amountCell(row.sgstPaise),
    amountCell(0),
  ]),
];

/** Table 11 as lines: advances received, adjusted, and differences of filed periods. */
export function advanceLines({ advances, amendedAdvances }: Pick<MadeReturn, 'advances' | 'amendedAdvances'>) {
  const line = (table: string, period: string, row: AdvanceRow): CsvCell[] => [
    ...[table, period, placeText(row.place), row.rate, amountCell(row.taxablePaise), amountCell(row.igstPaise)],
    ...[amountCell(row.cgstPaise), amountCell(row.sgstPaise), amountCell(0)],
  ];
  const part = (table: keyof Table11) => (table === 'received' ? '11A' : '11B');
  return [
    ...[['Table', 'Amends', 'Place of supply', 'Rate', 'Advance without tax', 'IGST', 'CGST', 'SGST/UTGST', 'Cess']],
    ...(['received', 'adjusted'] as const).flatMap((table) => advances[table].map((row) => line(part(table), '', row))),
    ...amendedAdvances.flatMap(({ table, period, now }) =>
      now.map((row) => line(`${part(table)} (II)`, formatPeriod(period), row)),
    ),
  ];
}

/** Table 13 as lines. */
export const seriesLines = (series: readonly IssuedSeries[]): CsvCell[][] => [
  ['Nature of document', 'Sr. No. from', 'Sr. No. to', 'Total number', 'Cancelled', 'Net issued'],
  ...series.map(({ type, first, last, total, cancelled }) => [
    issuedNatures.find((nature) => nature.type === type)?.title ?? '',
    first,
    last,
    total,
    cancelled,
    total - cancelled,
  ]),
];
