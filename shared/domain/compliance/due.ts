import { z } from 'zod';
import { recordOf, sampleMark } from '../records/recordFields';
import { areaNames } from './areaNames';

type Area = keyof typeof areaNames;

/** Something that is open, whatever its area: a view of other records, so nobody enters it. */
export const dueFields = z.object({
  area: z.enum(Object.keys(areaNames) as [Area, ...Area[]]),
  title: z.string(),
  type: z.string(),
  period: z.string(),
  /** The last day it can be done. */
  dueDate: z.string(),
  /** The day the rules name, when it is another one: before an extension, or a Sunday or public holiday. */
  nominalDate: z.string(),
});

/** Something that is open, as the API answers it. */
export const dueRecord = /* @__PURE__ */ recordOf(dueFields, () => ({
  ...sampleMark(),
  /** Days until the last day; negative when it has passed. */
  daysLeft: z.int(),
}));
export type Due = z.infer<typeof dueRecord>;
