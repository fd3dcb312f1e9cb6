import { z } from 'zod';

/** All preferences of a person, by key. */
export const preferences = z.record(z.string(), z.unknown());
export type Preferences = Readonly<z.infer<typeof preferences>>;

/** One preference after the change; null if it was removed. */
export const preference = z.object({ key: z.string(), value: z.unknown() });
