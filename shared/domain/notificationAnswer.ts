import { z } from 'zod';
import { notificationKinds } from './notification';

/** Something staff should know, with when the account read it. */
export const notification = z.object({
  id: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  subject: z.string(),
  /** ISO 8601 instant, null while unread. */
  readAt: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;
