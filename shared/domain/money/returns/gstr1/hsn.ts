import { z } from 'zod';
import { fieldsOf, kinds, list, num, plain } from '../portalFields';
import { type SacRow, sacTitle } from '../sacSums';
import { taxFields } from './commonFields';

/** The most letters that the portal takes of a description. */
const MOST_LETTERS = 30;
const title = {
  schema: z.string().max(MOST_LETTERS),
  json: (whole: string) => whole.slice(0, MOST_LETTERS),
  cell: (whole: string) => whole,
};

const field = fieldsOf<SacRow>();
// Services have the unit NA and the quantity 0 (offline tool, sheet "hsn").
const sac = {
  hsn_sc: field('SAC', plain(z.string().regex(/^99[0-9]{4}$/)), (row) => row.sac),
  desc: field('Description', title, (row) => sacTitle(row.sac)),
  uqc: field('UQC', plain(z.literal('NA')), () => 'NA'),
  qty: field('Total quantity', plain(z.literal(0)), () => 0),
};
const rows = list({ num, ...sac, ...taxFields });

/** Table 12, by SAC and rate, until April 2025 all clients together: the portal's `hsn`. */
export const hsn = {
  schema: z.union([
    z.strictObject({ data: rows.schema }),
    z.strictObject({ hsn_b2b: rows.schema.optional(), hsn_b2c: rows.schema.optional() }),
  ]),
  json: (all: readonly SacRow[]) => {
    const of = (group: SacRow['group']) => rows.json(all.filter((row) => row.group === group));
    const [data, registered, others] = [of('All'), of('B2B'), of('B2C')];
    if (data.length > 0) return { data };
    return { ...(registered.length > 0 && { hsn_b2b: registered }), ...(others.length > 0 && { hsn_b2c: others }) };
  },
};

const { rt, txval, iamt, camt, samt, csamt } = taxFields;
/** The columns of its lines. */
export const sacColumns = [
  field('Supplies to', plain(z.string()), ({ group }) => group),
  ...Object.values(sac),
  field('Total value', kinds.amount, (row) => row.taxablePaise + row.igstPaise + row.cgstPaise + row.sgstPaise),
  ...[rt, txval, iamt, camt, samt, csamt],
];
