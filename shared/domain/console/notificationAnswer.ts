import { z } from 'zod';
import { sampleMark } from '../records/recordFields';

/** A notification for staff, with when the account read it. */
export const notification = z.object({
  id: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** `account`, `token`, or what a module declares: `clients.callback`. */
  kind: z.string(),
  /** An icon's name in the console; empty for the default. */
  icon: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  subject: z.string(),
  values: z.record(z.string(), z.string()),
  /** ISO 8601 instant, null while unread. */
  readAt: z.string().nullable(),
  /** ISO 8601 instant since when it needs no action; null while it does, or if it never did. */
  settledAt: z.string().nullable(),
  /** Who resolved it; empty while open, and if unknown. */
  settledBy: z.string(),
  ...sampleMark(),
});
export type Notification = z.infer<typeof notification>;
