import { z } from 'zod';

/**
 * What the server tells open tabs: that somebody gets something else (`revision`, as `GET /api/registry/revision` answers
 * it), that somebody else changed a record (the path of its resource, and its id), that one's own account may do something else, or
 * that it is still there.
 */
export const serverEvent = z.union([
  z.strictObject({ revision: z.number() }),
  z.strictObject({ kind: z.string(), id: z.string() }),
  z.strictObject({ account: z.literal(true) }),
  z.strictObject({ beat: z.literal(true) }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;
