import { z } from 'zod';
import { recordOf } from '../records/recordFields';
import { isoDate, oneOf, text } from '../records/validation';

/** A report's data, which its download contains. */
const reportKinds = ['attendance', 'departments', 'compliance'] as const;

/** A row of the dashboard home's reports table. */
export const reportInput = z.object({
  name: text('name', 200),
  kind: oneOf('kind', reportKinds),
  date: isoDate(),
});
/** A report in the API's responses. */
export const reportRecord = /* @__PURE__ */ recordOf(reportInput, () => ({}));
export type Report = z.infer<typeof reportRecord>;
