import { z } from 'zod';
import { reaches, reachTexts } from '../../product/product';

const ids = z.array(z.string().max(64)).max(200, 'Choose at most 200.').default([]);

/** The lists of the product that accounts can be limited to. */
export type ReachKey = (typeof reaches)[number]['key'];

/** The path of each list's resource. */
export const reachLists = Object.fromEntries(reaches.map(({ key, resource }) => [key, resource])) as Record<
  ReachKey,
  string
>;

/** The records that an account is limited to: some of each of these lists; null for all. */
export const reach = z
  .object(Object.fromEntries(reaches.map(({ key }) => [key, ids])) as Record<ReachKey, typeof ids>)
  .refine((chosen) => Object.values(chosen).some(({ length }) => length > 0), reachTexts.none)
  .nullable();
export type Reach = z.infer<typeof reach>;
