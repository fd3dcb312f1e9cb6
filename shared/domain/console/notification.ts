import { z } from 'zod';
import { optionalText, text } from '../records/validation';

/**
 * Something staff should know. `kind` is `account`, `token` or `module`, whose words are here, or what a module declares
 * (`clients.callback`), which says it in its own words of the `values`; `title` is where that module is not there.
 * `path` is the page it leads to; `subject` the record it is about, so that one fact is told once.
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
