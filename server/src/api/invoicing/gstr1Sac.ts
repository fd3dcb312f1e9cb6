import { SAC_SPLIT_FROM } from 'shared/domain/invoicing/gstr1Section';
import type { Invoice, TaxHead, TaxLine } from 'shared/domain/invoicing/invoice';
import { sacs } from 'shared/domain/invoicing/sac';
import type { CsvCell } from 'shared/domain/text/csv';
import { sharePaise } from 'shared/domain/text/sharePaise';
import { amountCell } from '../resource/csvCells';
import type { Gstr1Document } from './gstr1Document';

interface Sum {
  taxablePaise: number;
  igstPaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

const header = [
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
const titleOf = (sac: string) => sacs.find(({ code }) => code === sac)?.title ?? '';

function taxOf(lines: readonly TaxLine[], ...heads: TaxHead[]): number {
  return lines
    .filter(({ head }) => heads.some((one) => one === head))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/** Adds a document's lines up, a credit note's below 0: its amounts are shared by the lines of its invoice. */
function add(
  sums: Map<string, Sum>,
  { type, taxablePaise, taxLines }: Gstr1Document,
  invoice: Invoice,
  group: string,
): void {
  const sign = type === 'Credit note' ? -1 : 1;
  const share = (paise: number) => sharePaise(paise, invoice.linePaise).map((part) => part * sign);
  const [taxable, igst, cgst, sgst] = [
    share(taxablePaise),
    share(taxOf(taxLines, 'IGST')),
    share(taxOf(taxLines, 'CGST')),
    share(taxOf(taxLines, 'SGST', 'UTGST')),
  ];
  invoice.items.forEach(({ sac }, index) => {
    const key = JSON.stringify([group, sac, invoice.taxPercent]);
    const sum = sums.get(key) ?? { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
    sum.taxablePaise += taxable[index] ?? 0;
    sum.igstPaise += igst[index] ?? 0;
    sum.cgstPaise += cgst[index] ?? 0;
    sum.sgstPaise += sgst[index] ?? 0;
    sums.set(key, sum);
  });
}

/** The month's supplies by SAC and rate, less its credit notes (GSTR-1, table 12); from May 2025 registered clients apart from others. */
export async function gstr1Sac(
  documents: AsyncIterable<{ document: Gstr1Document; invoice: Invoice }>,
  month: string,
): Promise<CsvCell[][]> {
  const sums = new Map<string, Sum>();
  for await (const { document, invoice } of documents) {
    const group = month < SAC_SPLIT_FROM ? 'All' : invoice.clientGstin === '' ? 'B2C' : 'B2B';
    add(sums, document, invoice, group);
  }
  const lines = [...sums]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, sum]): CsvCell[] => {
      const [group, sac, rate] = JSON.parse(key) as [string, string, number];
      const value = sum.taxablePaise + sum.igstPaise + sum.cgstPaise + sum.sgstPaise;
      return [
        group,
        sac,
        titleOf(sac),
        'NA',
        // Services have the unit NA and the quantity 0 (offline tool, sheet "hsn").
        0,
        amountCell(value),
        rate,
        amountCell(sum.taxablePaise),
        amountCell(sum.igstPaise),
        amountCell(sum.cgstPaise),
        amountCell(sum.sgstPaise),
        amountCell(0),
      ];
    });
  return [header, ...lines];
}
