import { z } from 'zod';

const ids = z.array(z.string().max(64)).max(200, 'Choose at most 200.').default([]);

/** The clients that an account has to do with: some companies and some centers; null is all of them. */
export const reach = z
  .object({ companies: ids, centers: ids })
  .refine(
    ({ companies, centers }) => companies.length + centers.length > 0,
    'Choose at least one company or center, or let the account see all clients.',
  )
  .nullable();
export type Reach = z.infer<typeof reach>;
