import { z } from 'zod';
import { email, optionalPhone, text } from '../records/validation';

/** The fewest characters of a new password. */
const MIN_PASSWORD = 8;

const mostPassword = 200;
const typedPassword = z
  .string({ error: 'Enter the password.' })
  .max(mostPassword, `Use at most ${mostPassword} characters for the password.`);
const tooShort = `Use at least ${MIN_PASSWORD} characters for the password.`;
const blank = 'The password can’t be only spaces.';
const isBlank = (value: string) => value !== '' && value.trim() === '';
const newPassword = typedPassword.min(MIN_PASSWORD, tooShort).refine((value) => !isBlank(value), blank);
const signInEmail = email().toLowerCase();

/** Creates an account. Email addresses are stored in lower case, so that one person has one account. */
export const registrationInput = z.object({
  name: text('full name', 120),
  email: signInEmail,
  password: newPassword,
});
export type RegistrationInput = z.infer<typeof registrationInput>;

/**
 * Signs in; the form sends an empty `name`, which is ignored. `code` is from the authenticator app, or a recovery code,
 * if the account has one.
 */
export const loginInput = z.object({
  email: signInEmail,
  password: typedPassword.min(1, 'Enter the password.'),
  name: z.string().optional(),
  code: z.string().trim().max(40, 'Use at most 40 characters for the code.').optional(),
});

/** Requests an email with a link to reset the password. */
export const forgottenInput = z.object({ email: signInEmail });

/** The content of a password reset link. */
export const resetLinkInput = z.object({
  token: z.string({ error: 'Open the full link from the email.' }).max(200, 'Open the full link from the email.'),
});

/** Resets the password by a link. */
export const resetInput = resetLinkInput.extend({ password: newPassword });

const samePasswords = (value: { password: string; confirmPassword: string }) =>
  value.password === value.confirmPassword;
const different = { path: ['confirmPassword'], error: 'The two new passwords don’t match.' };

/** Completes a sign-in by the sign-in provider, with the data that the browser returned with. */
export const providerSessionInput = z.object({
  handOver: z.string().max(100, 'This isn’t a sign-in from the provider.'),
  code: z.string().trim().max(40, 'Use at most 40 characters for the code.').optional(),
});

/**
 * Saves the profile; the password changes only if a new one is given. A new password or email address requires the
 * current password.
 */
export const profileInput = z
  .object({
    name: text('name', 120),
    email: signInEmail,
    phone: optionalPhone(),
    currentPassword: typedPassword.default(''),
    password: typedPassword
      .refine((value) => value === '' || value.length >= MIN_PASSWORD, tooShort)
      .refine((value) => !isBlank(value), blank)
      .default(''),
    confirmPassword: typedPassword.default(''),
  })
  .refine(samePasswords, different)
  .refine((value) => value.password === '' || value.currentPassword !== '', {
    path: ['currentPassword'],
    error: 'Enter your current password.',
  });
export type ProfileInput = z.infer<typeof profileInput>;

/** Waiting accounts can't sign in until the owner approves them. */
export const accountStatuses = ['active', 'waiting'] as const;
