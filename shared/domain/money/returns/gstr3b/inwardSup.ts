import { z } from 'zod';
import type { Gstr3bFigures } from '../gstr3b';
import { fieldsOf, kinds, list, object, plain, within } from '../portalFields';

const types = ['GST', 'NONGST'] as const;
const field = fieldsOf<(typeof types)[number]>();

/** Table 5, exempt and nil rated supplies bought, always zero here: the portal's `inward_sup`. */
export const inwardSup = object({
  isup_details: within(
    list({
      ty: field('Kind', plain(z.enum(types)), (type) => type),
      inter: field('Between states', kinds.amount, () => 0),
      intra: field('Within the state', kinds.amount, () => 0),
    }),
    (_: Gstr3bFigures) => types,
  ),
});
