import { pos, taxFields } from '../gstr1/commonFields';
import type { Gstr3bFigures } from '../gstr3b';
import { list, object, within } from '../portalFields';

const { txval, iamt } = taxFields;
const places = list({ pos, txval, iamt }, 0);

/** Table 3.2, of 3.1(a) between states to clients who claim no tax, by place: the portal's `inter_sup`. */
export const interSup = object({
  unreg_details: within(places, ({ placesOf }: Gstr3bFigures) => placesOf('3.2 unregistered')),
  comp_details: within(places, (_: Gstr3bFigures) => []),
  uin_details: within(places, ({ placesOf }: Gstr3bFigures) => placesOf('3.2 UIN')),
});
