import type { z } from 'zod';
import type { InputTaxBox, InputTaxFigures } from '../purchases/inputTax';
import { noSums } from './gstr1Sums';
import { type Gstr3bBox, type Gstr3bFigures, gstr3bSums } from './gstr3b';
import { interSup } from './gstr3b/interSup';
import { inwardSup } from './gstr3b/inwardSup';
import { itcElg } from './gstr3b/itcElg';
import { supDetails } from './gstr3b/supDetails';
import { fieldsOf, kinds, object } from './portalFields';

const field = fieldsOf<Gstr3bFigures>();
const file = object({
  gstin: field('GSTIN', kinds.gstin, ({ registration }) => registration),
  ret_period: field('Period', kinds.period, ({ period }) => period),
  sup_details: supDetails,
  inter_sup: interSup,
  itc_elg: itcElg,
  inward_sup: inwardSup,
});

/** GSTR-3B as the portal takes it. */
export const gstr3bFile = file.schema;
export type Gstr3bFile = z.infer<typeof gstr3bFile>;

/** GSTR-3B of a registration's period: what was supplied, and the lines of table 4; by default nothing is claimed. */
export function gstr3bFileOf(
  supplies: Parameters<typeof gstr3bSums>[0],
  registration: string,
  period: string,
  claims: InputTaxFigures['boxes'] = [],
): Gstr3bFile {
  const { boxes, places } = gstr3bSums(supplies, registration);
  return file.json({
    registration,
    period,
    supplied: (box: Gstr3bBox) => boxes.get(box) ?? noSums(),
    placesOf: (box: Gstr3bBox) =>
      [...(places.get(box) ?? [])].sort(([a], [b]) => a.localeCompare(b)).map(([place, sums]) => ({ place, ...sums })),
    claimed: (box: InputTaxBox) => claims.find((each) => each.box === box) ?? noSums(),
  });
}
