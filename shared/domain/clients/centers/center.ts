import { z } from 'zod';
import { recordOf, sampleMark } from '../../records/recordFields';
import { optionalEmail, optionalPhone, optionalText } from '../../records/validation';
import { coordinate } from '../../text/coordinate';

const word = (label: string) => optionalText(label, 120);

/** Escalation contact N: one person's fields, with the number in their names. */
function contact<const N extends 1 | 2 | 3 | 4 | 5 | 6>(n: N) {
  return {
    [`empid${n}`]: optionalText('employee id', 60),
    [`designation${n}`]: word('designation'),
    [`mobile${n}`]: optionalPhone('mobile', 60),
    [`email${n}`]: optionalEmail(),
  } as Record<`${'empid' | 'designation' | 'mobile' | 'email'}${N}`, ReturnType<typeof optionalText>>;
}

/** A client's center. Nothing is required; coordinates must be real when given. Contact 6 is the ops head, whose name is `ops_head`. */
export const centerInput = z.object({
  client_name: word('client name'),
  /** The center's company on record; empty for other clients. */
  companyId: optionalText('company', 64),
  center_typ: word('center type'),
  center_code: optionalText('center code', 60),
  gap: word('gap'),
  region: word('region'),
  state: word('state'),
  city: word('city'),
  hq_dc: word('HQ / DC'),
  lati: coordinate('latitude', 90),
  longi: coordinate('longitude', 180),
  ops_head: word('ops head'),
  address: optionalText('address', 1000),
  escalation1: word('name'),
  ...contact(1),
  escalation2: word('name'),
  ...contact(2),
  escalation3: word('name'),
  ...contact(3),
  escalation4: word('name'),
  ...contact(4),
  escalation5: word('name'),
  ...contact(5),
  ...contact(6),
});
export type CenterInput = z.infer<typeof centerInput>;
/** A center in the API's responses. */
export const centerRecord = /* @__PURE__ */ recordOf(centerInput, sampleMark);
export type Center = z.infer<typeof centerRecord>;
