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

/** Options for the browser, in the JSON form of `PublicKeyCredential`. */
export const passkeyQuestion = z.looseObject({ challenge: z.string() });
