import { z } from 'zod';

/** Whether the account is linked to the sign-in provider. */
export const signInLink = z.object({
  /** ISO 8601 instant; null if the provider never signed them in, or no longer does. */
  linkedAt: z.string().nullable(),
  /** Whether they have unlinked it, which prevents linking it again automatically. */
  isUnlinked: z.boolean(),
  /** Whether they have a password, which is then required to change this. */
  hasPassword: z.boolean(),
});
export type SignInLink = z.infer<typeof signInLink>;

/** Unlinks the provider, or allows it again. */
export const signInLinkInput = z.object({
  isLinked: z.boolean(),
  /** Required if the account has one. */
  currentPassword: z.string().max(200).default(''),
});
