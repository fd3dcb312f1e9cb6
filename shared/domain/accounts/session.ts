import { z } from 'zod';
import { accountStatuses } from './account';
import { reach } from './reach';

/** An account for modules: without its password. Everyone except an owner is `staff`, whatever their role. */
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

/** An account in the API: `role` is the id of a built-in or custom role. */
const storedAccount = account.extend({ role: z.string(), reach });
export type StoredAccount = z.infer<typeof storedAccount>;

/** The signed-in account with its rights: by name, `*` for everything. */
export const signedIn = storedAccount.extend({ roleName: z.string(), rights: z.array(z.string()) });
export type SignedIn = z.infer<typeof signedIn>;

/** The signed-in account and its token; `isLimited` while only setting up a second factor is allowed. */
export const session = z.object({ token: z.string(), account: signedIn, isLimited: z.boolean() });
export type Session = z.infer<typeof session>;

/** An account as the owner sees it. */
export const listedAccount = storedAccount.extend({ hasSecondFactor: z.boolean(), roleName: z.string() });
export type ListedAccount = z.infer<typeof listedAccount>;

/** A colleague, for "looked after by" and "ask the owner". */
export const person = storedAccount.pick({ id: true, name: true, role: true });
export type Person = z.infer<typeof person>;
