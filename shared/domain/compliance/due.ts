import { z } from 'zod';
import { recordOf, sampleMark } from '../records/recordFields';
import { areaNames } from './areaNames';

type Area = keyof typeof areaNames;

/** An open due of any area: derived from other records, so nobody enters it. */
export const dueFields = z.object({
  area: z.enum(Object.keys(areaNames) as [Area, ...Area[]]),
  title: z.string(),
  type: z.string(),
  period: z.string(),
  /** The last day to do it. */
  dueDate: z.string(),
  /** The nominal due date, if different: before an extension, or on a Sunday or public holiday. */
  nominalDate: z.string(),
});

/** An open due in the API's responses. */
export const dueRecord = /* @__PURE__ */ recordOf(dueFields, () => ({
  ...sampleMark(),
  /** Days until the last day; negative when it has passed. */
  daysLeft: z.int(),
}));
export type Due = z.infer<typeof dueRecord>;
