import { z } from 'zod';

/** A passkey of an account. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** ISO 8601 instant, null while unused. */
  usedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** What a browser is asked, in the form of `PublicKeyCredential`'s own JSON. */
export const passkeyQuestion = z.looseObject({ challenge: z.string() });
