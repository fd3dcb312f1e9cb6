import Papa from 'papaparse';
import type { TaxHead } from 'shared/domain/money/documents/invoice';
import type { Gstr1File } from 'shared/domain/money/returns/gstr1File';
import type { Gstr3bFile } from 'shared/domain/money/returns/gstr3bFile';
import type { StoredPart } from './storedAdvances.fixture';
import type { StoredDocument } from './storedDocuments.fixture';

/** Totals in paise. */
interface Sums {
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
}
/** Rupees, subtracted if the sign is −1. */
type Amounts = Sums & { sign?: number };

/** Totals of rupees, to the paisa. */
function sum(amounts: readonly Amounts[]): Sums {
  const of = (key: keyof Sums) =>
    amounts.reduce((total, each) => total + (each.sign ?? 1) * Math.round(each[key] * 100), 0);
  return { taxable: of('taxable'), igst: of('igst'), cgst: of('cgst'), sgst: of('sgst') };
}

type Taxes = { txval: number; iamt?: number | undefined; camt?: number | undefined; samt?: number | undefined };
const amountsOf = ({ txval, iamt = 0, camt = 0, samt = 0 }: Taxes): Amounts => ({
  ...{ taxable: txval, igst: iamt, cgst: camt, sgst: samt },
});

/** Totals of GSTR-1's tables 4 to 9. */
export function tables({ b2b = [], b2cl = [], b2cs = [], exp = [], cdnr = [], cdnur = [], nil }: Gstr1File): Sums {
  const notes = [...cdnr.flatMap(({ nt }) => nt), ...cdnur];
  return sum([
    ...[...b2b, ...b2cl].flatMap(({ inv }) => inv).flatMap(({ itms }) => itms.map(({ itm_det }) => amountsOf(itm_det))),
    ...exp.flatMap(({ inv }) => inv).flatMap(({ itms }) => itms.map(amountsOf)),
    ...b2cs.map(amountsOf),
    ...(nil?.inv ?? []).map(({ expt_amt }) => ({ ...{ taxable: expt_amt, igst: 0, cgst: 0, sgst: 0 } })),
    ...notes.flatMap(({ ntty, itms }) =>
      itms.map(({ itm_det }) => ({ ...amountsOf(itm_det), sign: ntty === 'C' ? -1 : 1 })),
    ),
  ]);
}

/** Totals of tables of advances. */
export const advanceTableSums = (rows: NonNullable<Gstr1File['at']> = []): Sums =>
  sum(rows.flatMap(({ itms }) => itms.map(({ ad_amt, ...taxes }) => amountsOf({ txval: ad_amt, ...taxes }))));

/** Totals plus or minus others. */
export const plus = (sums: Sums, others: Sums, sign = 1): Sums => ({
  ...{ taxable: sums.taxable + sign * others.taxable, igst: sums.igst + sign * others.igst },
  ...{ cgst: sums.cgst + sign * others.cgst, sgst: sums.sgst + sign * others.sgst },
});

/** Totals of GSTR-1's table 12. */
export function table12({ hsn }: Gstr1File): Sums {
  if (!hsn) return sum([]);
  return sum(('data' in hsn ? hsn.data : [...(hsn.hsn_b2b ?? []), ...(hsn.hsn_b2c ?? [])]).map(amountsOf));
}

/** Totals of GSTR-3B's boxes for outward supplies. */
export const boxSums = ({ sup_details: { osup_det, osup_zero, osup_nil_exmp } }: Gstr3bFile): Sums =>
  sum([osup_det, osup_zero, osup_nil_exmp].map(amountsOf));

/** Totals of parts of advances: received less set off. */
export const partSums = (parts: readonly StoredPart[]): Sums =>
  sum(
    parts.map((part) => ({
      taxable: part.taxablePaise / 100,
      igst: headOf({ amounts: part }, 'IGST'),
      cgst: headOf({ amounts: part }, 'CGST'),
      sgst: headOf({ amounts: part }, 'SGST', 'UTGST'),
      sign: part.sign,
    })),
  );

const headOf = ({ amounts }: { amounts: Pick<StoredDocument['amounts'], 'taxLines'> }, ...heads: TaxHead[]) =>
  amounts.taxLines
    .filter(({ head }) => heads.some((each) => each === head))
    .reduce((total, { amountPaise }) => total + amountPaise, 0) / 100;

/** Totals of documents, credit notes negative. */
export const documentSums = (documents: readonly StoredDocument[]): Sums =>
  sum(
    documents.map((document) => ({
      taxable: document.amounts.taxablePaise / 100,
      igst: headOf(document, 'IGST'),
      cgst: headOf(document, 'CGST'),
      sgst: headOf(document, 'SGST', 'UTGST'),
      sign: document.kind === 'credit' ? -1 : 1,
    })),
  );

/** The same as in GSTR-1: including what clients pay on reverse charge. */
export const toldSums = (documents: readonly StoredDocument[]): Sums =>
  documents.reduce(
    (sums, { kind, clientTax }) => plus(sums, { taxable: 0, ...clientTax }, kind === 'credit' ? -1 : 1),
    documentSums(documents),
  );

/** The lines of a CSV file by column name. */
export const linesOf = (csv: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;

/** Totals of the lines of GSTR-1 as CSV. */
export const lineSums = (lines: readonly Record<string, string>[]): Sums =>
  sum(
    lines.map((line) => ({
      taxable: Number(line['Taxable value']),
      igst: Number(line.IGST),
      cgst: Number(line.CGST),
      sgst: Number(line['SGST/UTGST']),
      sign: line['Document type'] === 'Credit note' ? -1 : 1,
    })),
  );
