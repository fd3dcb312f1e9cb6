import { z } from 'zod';

/**
 * The server's messages to open tabs: the registry changed (`revision`, as in `GET /api/registry/revision`), a record
 * changed (its resource's path and its id), too many records to name changed, the account's rights changed, or the
 * connection is alive. A change by one's own account includes its action (`X-Act`): the tab that made it shows it
 * already.
 */
export const serverEvent = z.union([
  z.strictObject({ revision: z.number() }),
  z.strictObject({ kind: z.string(), id: z.string(), act: z.string().optional() }),
  z.strictObject({ kind: z.string(), many: z.literal(true), act: z.string().optional() }),
  z.strictObject({ account: z.literal(true) }),
  z.strictObject({ beat: z.literal(true) }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;
