import { z } from 'zod';
import { oneOf, optionalText, text } from './validation';

/** A new lead, an account that waits, a due date within 7 days, a deploy token that ends. */
export const notificationKinds = ['lead', 'account', 'due', 'token'] as const;

/** Something staff should know. `path` is the page it leads to; `subject` the record it is about, so that one fact is told once. */
export const notificationInput = z.object({
  kind: oneOf('kind', notificationKinds),
  title: text('title', 200),
  body: optionalText('text', 1000),
  path: optionalText('path', 300),
  subject: optionalText('subject', 120),
});
export type NotificationInput = z.infer<typeof notificationInput>;
