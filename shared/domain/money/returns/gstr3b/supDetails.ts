import { taxFields } from '../gstr1/commonFields';
import { noSums } from '../gstr1Sums';
import type { Gstr3bFigures } from '../gstr3b';
import { object, within } from '../portalFields';

const { txval, iamt, camt, samt, csamt } = taxFields;
const all = object({ txval, iamt, camt, samt, csamt });

/** Table 3.1, supplies and what is bought under reverse charge: the portal's `sup_details`. */
export const supDetails = object({
  osup_det: within(all, ({ supplied }: Gstr3bFigures) => supplied('3.1(a)')),
  osup_zero: within(object({ txval, iamt, csamt }), ({ supplied }: Gstr3bFigures) => supplied('3.1(b)')),
  osup_nil_exmp: within(object({ txval }), ({ supplied }: Gstr3bFigures) => supplied('3.1(c)')),
  isup_rev: within(all, ({ claimed }: Gstr3bFigures) => claimed('4(A)(3)')),
  osup_nongst: within(object({ txval }), (_: Gstr3bFigures) => noSums()),
});
