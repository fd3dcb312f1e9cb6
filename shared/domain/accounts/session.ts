import { z } from 'zod';
import { accountStatuses } from './account';
import { reach } from './reach';

/** An account for modules: without its password. Everyone but an owner is `staff`, whatever their role. */
export const account = z.object({
  id: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(['owner', 'staff']),
  status: z.enum(accountStatuses),
});
export type Account = z.infer<typeof account>;

/** An account as the API shows it: `role` is the id of a built-in one, or of one that an owner made. */
const storedAccount = account.extend({ role: z.string(), reach });
export type StoredAccount = z.infer<typeof storedAccount>;

/** The signed-in account with its rights: by name, `*` for everything. */
export const signedIn = storedAccount.extend({ roleName: z.string(), rights: z.array(z.string()) });
export type SignedIn = z.infer<typeof signedIn>;

/** Who has signed in, and the token that says so; `isLimited` while nothing but setting up a second factor is allowed. */
export const session = z.object({ token: z.string(), account: signedIn, isLimited: z.boolean() });
export type Session = z.infer<typeof session>;

/** An account as the owner sees it. */
export const listedAccount = storedAccount.extend({ hasSecondFactor: z.boolean(), roleName: z.string() });
export type ListedAccount = z.infer<typeof listedAccount>;

/** Somebody who works here, for "looked after by" and "ask the owner". */
export const person = storedAccount.pick({ id: true, name: true, role: true });
export type Person = z.infer<typeof person>;
