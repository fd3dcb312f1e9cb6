import { z } from 'zod';

/** A release's origin as reported by its builder; with a signature, as reported by the key's holder. */
export const provenanceSchema = z.strictObject({
  /** The commit that it was built from; null outside a repository. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/, 'must be the hash of a commit')
    .nullable(),
  /** Whether files differed from that commit. */
  hasChanges: z.boolean(),
  builtBy: z.string().max(100),
  builtAt: z.iso.datetime(),
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** An ed25519 signature of the release's whole description, including the integrity of its files. */
export const signatureSchema = z.strictObject({
  /** The public key of the signature, as printed by `npm run release -- keygen`. */
  key: z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be an ed25519 key of 32 bytes in base64'),
  value: z.string().regex(/^[A-Za-z0-9+/]{86}==$/, 'must be an ed25519 signature in base64'),
});
