import { z } from 'zod';
import type { CsvCell } from '../../tables/csv';
import type { InputTaxFigures } from '../purchases/inputTax';
import type { AdvanceRow } from '../settle/advanceSums';
import { addTo, type Gstr1Sums, noSums, sumsOf } from './gstr1Sums';
import { type Gstr9Line, sumsOfLine } from './gstr9/gstr9Line';
import { inputCredit } from './gstr9/inputCredit';
import { taxableSupplies } from './gstr9/taxableSupplies';
import { untaxedSupplies } from './gstr9/untaxedSupplies';
import { type SacRow, sacSums } from './sacSums';
import { netOf, type ToldDocuments } from './toldDocuments';

/** Every line of GSTR-9 that this product fills, by its number. */
export const gstr9Lines: ReadonlyMap<string, Gstr9Line> = new Map(
  [...taxableSupplies, ...untaxedSupplies, ...inputCredit].map((each) => [each.line, each]),
);

const sums = { taxablePaise: z.int(), igstPaise: z.int(), cgstPaise: z.int(), sgstPaise: z.int() };

/** A registration's annual return. */
export const gstr9Figures = z.object({
  registration: z.string(),
  year: z.string(),
  tables: z.array(
    z.object({
      title: z.string(),
      lines: z.array(
        z.object({
          line: z.string(),
          title: z.string(),
          /** The documents, amendments or bills behind it; null of a sum of other lines. */
          count: z.int().nullable(),
          ...sums,
        }),
      ),
    }),
  ),
  /** Table 17: supplies by SAC and rate, with what amendments change. */
  sacs: z.array(z.object({ sac: z.string(), rate: z.number(), ...sums })),
});
export type Gstr9Figures = z.infer<typeof gstr9Figures>;

const tables = [
  ['4. Supplies on which tax is payable', taxableSupplies],
  ['5. Supplies on which no tax is payable', untaxedSupplies],
  ['6 and 7. Input tax', inputCredit],
] as const;

/** What GSTR-9 of a year is made of. */
interface OfYear extends ToldDocuments {
  /** Table 4 of GSTR-3B of the whole year. */
  claims: InputTaxFigures['boxes'];
  /** Table 11A of the whole year. */
  advances: readonly AdvanceRow[];
}

/** The tables of GSTR-9 that this product fills: 4 to 7 and 17, by the form in force since 2017-18 (CGST Rules 2017, rule 80; verify). */
export function gstr9Of(of: OfYear, registration: string, year: string): Gstr9Figures {
  const known = new Map<string, Gstr1Sums & { count: number | null }>();
  const read = (name: string): Gstr1Sums & { count: number | null } => {
    const line = gstr9Lines.get(name);
    const found = known.get(name) ?? (line ? figuresOf(line) : { count: null, ...noSums() });
    known.set(name, found);
    return found;
  };
  const figuresOf = ({ of: source }: Gstr9Line): Gstr1Sums & { count: number | null } => {
    if ('supplies' in source) return sumsOfLine(of, source);
    if ('advances' in source) return { count: of.advances.length, ...sumsOf(of.advances) };
    const total = { count: null as number | null, ...noSums() };
    if ('claimed' in source)
      for (const claim of of.claims.filter(({ box }) => source.claimed.includes(box))) {
        total.count = (total.count ?? 0) + claim.count;
        addTo(total, claim);
      }
    else {
      for (const name of source.plus) addTo(total, read(name));
      for (const name of source.minus ?? []) addTo(total, read(name), -1);
    }
    return total;
  };
  const bySac = new Map<string, Omit<SacRow, 'group'>>();
  for (const { group: _, sac, rate, ...row } of sacSums(netOf(of), year)) {
    const own = bySac.get(`${sac} ${rate}`) ?? { sac, rate, ...noSums() };
    bySac.set(`${sac} ${rate}`, own);
    addTo(own, row);
  }
  return {
    ...{ registration, year, sacs: [...bySac.values()] },
    tables: tables.map(([title, lines]) => ({
      title,
      lines: lines.map(({ line, title: name }) => ({ line, title: name, ...read(line) })),
    })),
  };
}

const cellsOf = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: Gstr1Sums): CsvCell[] =>
  [taxablePaise, igstPaise, cgstPaise, sgstPaise].map((paise) => ({ paise }));

/** A year's GSTR-9 as lines of cells. */
export const gstr9Cells = ({ tables: told, sacs }: Gstr9Figures): CsvCell[][] => [
  ['Line', 'Title', 'Taxable value', 'IGST', 'CGST', 'SGST/UTGST'],
  ...told.flatMap(({ lines }) => lines.map((row) => [row.line, row.title, ...cellsOf(row)])),
  ...sacs.map((row) => ['17', `${row.sac} at ${row.rate}%`, ...cellsOf(row)]),
];
