import { z } from 'zod';
import type { Gstr1Document } from '../gstr1Document';
import { sumsOf } from '../gstr1Sums';
import { fieldsOf, grouped, kinds, list, object, plain } from '../portalFields';
import { shown } from './commonFields';

const supplies = z.enum(['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C']);
interface Exempt {
  supply: z.output<typeof supplies>;
  taxablePaise: number;
}
const field = fieldsOf<Exempt>();

/** Exempt supplies, net of notes: the portal's `nil`. */
export const nil = {
  tables: shown(['8', 'Exempt supplies, net of notes', 'NIL']),
  rows: object({
    inv: list({
      sply_ty: field('Supply', plain(supplies), ({ supply }) => supply),
      nil_amt: field('Nil rated', kinds.amount, () => 0),
      ngsup_amt: field('Not under GST', kinds.amount, () => 0),
      expt_amt: field('Exempt', kinds.amount, ({ taxablePaise }) => taxablePaise),
    }),
  }),
};

/** Sums within and between states, to registered clients and others; `state`: the company's. */
export const exemptSupplies = (documents: readonly Gstr1Document[], state: string): Exempt[] =>
  grouped(
    documents,
    ({ place, clientGstin }) => `${place === state ? 'INTRA' : 'INTR'}${clientGstin === '' ? 'B2C' : 'B2B'}` as const,
  ).map(([supply, own]) => ({ supply, taxablePaise: sumsOf(own).taxablePaise }));
