import { z } from 'zod';

/** An account's second factors. */
export const secondFactorState = z.object({
  /** Since when an authenticator app is set up, ISO 8601; null without one. */
  authenticatorSince: z.string().nullable(),
  /** The number of unused recovery codes. */
  recoveryCodesLeft: z.number().int(),
  /** Whether the owner requires a second factor of everybody. */
  isRequired: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** A key for an authenticator app: as text, and as the URI in a QR code. */
export const authenticatorKey = z.object({ key: z.string(), uri: z.string() });
export type AuthenticatorKey = z.infer<typeof authenticatorKey>;

/** The recovery codes, shown only once. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>;
