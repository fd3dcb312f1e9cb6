import { z } from 'zod';
import { sampleMark } from '../records/recordFields';

/** Something staff should know, with when the account read it. */
export const notification = z.object({
  id: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** `account`, `token`, or what a module declares: `clients.callback`. */
  kind: z.string(),
  /** A name of the console's icons; empty for the plain one. */
  icon: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  subject: z.string(),
  values: z.record(z.string(), z.string()),
  /** ISO 8601 instant, null while unread. */
  readAt: z.string().nullable(),
  /** ISO 8601 instant since when nothing is to be done about it any more; null while there is, or where nothing ever was. */
  settledAt: z.string().nullable(),
  /** Who did it; empty while it is open, and where it is not known. */
  settledBy: z.string(),
  ...sampleMark(),
});
export type Notification = z.infer<typeof notification>;
