import { z } from 'zod';

/** Whether the sign-in provider signs a person in. */
export const signInLink = z.object({
  /** ISO 8601 instant; null while the provider has not signed them in, or does no more. */
  linkedAt: z.string().nullable(),
  /** Whether they have unlinked it, so that it stays so. */
  isUnlinked: z.boolean(),
  /** Whether they have a password, which a change of this then takes. */
  hasPassword: z.boolean(),
});
export type SignInLink = z.infer<typeof signInLink>;

/** Unlinks the provider, or lets it sign in again. */
export const signInLinkInput = z.object({
  isLinked: z.boolean(),
  /** Needed where the account has one. */
  currentPassword: z.string().max(200).default(''),
});
