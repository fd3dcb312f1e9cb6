import { z } from 'zod';

/** The states and types in use, for filters. */
export const centerFacets = z.object({ state: z.array(z.string()), center_typ: z.array(z.string()) });
export type CenterFacets = z.infer<typeof centerFacets>;
