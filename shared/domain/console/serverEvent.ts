import { z } from 'zod';

/**
 * What the server tells open tabs: that somebody gets something else (`revision`, as `GET /api/registry/revision` answers
 * it), that a record was changed (the path of its resource, and its id), or this many at once that none is named,
 * that one's own
 * account may do something else, or that it is still there. A change by one's own account says of which act it is
 * (`X-Act`): the tab that made it shows it already.
 */
export const serverEvent = z.union([
  z.strictObject({ revision: z.number() }),
  z.strictObject({ kind: z.string(), id: z.string(), act: z.string().optional() }),
  z.strictObject({ kind: z.string(), many: z.literal(true), act: z.string().optional() }),
  z.strictObject({ account: z.literal(true) }),
  z.strictObject({ beat: z.literal(true) }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;
