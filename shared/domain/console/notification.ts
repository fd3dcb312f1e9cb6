import { z } from 'zod';
import { optionalText, text } from '../records/validation';

/**
 * A notification for staff. `kind` is `account`, `token` or `module`, with texts here, or one that a module declares
 * (`clients.callback`), with its own text from the `values`; `title` is used if that module is missing. `path` is the
 * linked page; `subject` the record it is about, so that each fact is notified once.
 */
export const notificationInput = z.object({
  kind: text('kind', 60),
  title: text('title', 200),
  body: optionalText('text', 1000),
  path: optionalText('path', 300),
  subject: optionalText('subject', 120),
  values: z.record(z.string(), z.string(), 'Send values as an object of texts.').default({}),
});
export type NotificationInput = z.infer<typeof notificationInput>;
