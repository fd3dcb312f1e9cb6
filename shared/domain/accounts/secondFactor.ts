import { z } from 'zod';
import { text } from '../records/validation';

/** Six digits, with spaces as in some apps. */
const appCode = /^\d{3} ?\d{3}$/;

/** A typed code of an authenticator app, or a recovery code. */
const secondFactorCode = text('code', 40);

/** The password typed to confirm an action. */
const ownPassword = z.string({ error: 'Enter your password.' }).min(1, 'Enter your password.').max(200);

/** Starts setting up an authenticator app. */
export const passwordInput = z.object({ currentPassword: ownPassword });

/** Completes the setup: the app shows the right codes. */
export const authenticatorCodeInput = z.object({
  code: text('code', 40, 'Enter the six digits that the app shows.').regex(
    appCode,
    'Enter the six digits that the app shows.',
  ),
});

/** Changes the account's second factor. */
export const passwordAndCodeInput = passwordInput.extend({ code: secondFactorCode });

/** Whether everybody needs a second factor. */
export const secondFactorRule = z.object({ isRequired: z.boolean() });
export type SecondFactorRule = z.infer<typeof secondFactorRule>;
