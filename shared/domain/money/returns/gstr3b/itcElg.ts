import { z } from 'zod';
import type { InputTaxBox } from '../../purchases/inputTax';
import { taxFields } from '../gstr1/commonFields';
import { type Gstr1Sums, noSums } from '../gstr1Sums';
import type { Gstr3bFigures } from '../gstr3b';
import { fieldsOf, list, object, plain, within } from '../portalFields';

const { iamt, camt, samt, csamt } = taxFields;
const heads = { iamt, camt, samt, csamt };

/** Rows by kind of credit, each with its line of table 4; null if never claimed here. */
function credits<K extends string>(lines: Readonly<Record<K, InputTaxBox | null>>) {
  const kinds = Object.keys(lines) as K[];
  const ty = fieldsOf<Gstr1Sums & { kind: K }>()('Kind', plain(z.enum(kinds)), ({ kind }) => kind);
  return within(list({ ty, ...heads }), ({ claimed }: Gstr3bFigures) =>
    kinds.map((kind) => {
      const line = lines[kind];
      return { kind, ...(line === null ? noSums() : claimed(line)) };
    }),
  );
}

/** Table 4, input tax: the portal's `itc_elg`. */
export const itcElg = object({
  itc_avl: credits({ IMPG: null, IMPS: null, ISRC: '4(A)(3)', ISD: '4(A)(4)', OTH: '4(A)(5)' }),
  itc_rev: credits({ RUL: '4(B)(1)', OTH: '4(B)(2)' }),
  itc_net: within(object(heads), ({ claimed }: Gstr3bFigures) => claimed('4(C)')),
  itc_inelg: credits({ RUL: '4(D)(1)', OTH: '4(D)(2)' }),
});
