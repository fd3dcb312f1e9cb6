import { z } from 'zod';

/** What protects an account beside its password. */
export const secondFactorState = z.object({
  /** Since when an authenticator app does, ISO 8601; null without one. */
  authenticatorSince: z.string().nullable(),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.number().int(),
  /** Whether the owner requires a second factor of everybody. */
  isRequired: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** A key for an authenticator app: as text, and as the address that a QR code holds. */
export const authenticatorKey = z.object({ key: z.string(), uri: z.string() });
export type AuthenticatorKey = z.infer<typeof authenticatorKey>;

/** The recovery codes, told this once. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>;
