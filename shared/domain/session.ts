import { z } from 'zod';
import { accountRoles, accountStatuses } from './account';

/** An account as the API shows it: never with its password. */
export const account = z.object({
  id: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(accountRoles),
  status: z.enum(accountStatuses),
});
export type Account = z.infer<typeof account>;

/** Who has signed in, and the token that says so; `isLimited` while nothing but setting up a second factor is allowed. */
export const session = z.object({ token: z.string(), account, isLimited: z.boolean() });
export type Session = z.infer<typeof session>;

/** An account as the owner sees it. */
export const listedAccount = account.extend({ hasSecondFactor: z.boolean() });
export type ListedAccount = z.infer<typeof listedAccount>;

/** Somebody who works here, for "looked after by" and "ask the owner". */
export const person = account.pick({ id: true, name: true, role: true });
export type Person = z.infer<typeof person>;
