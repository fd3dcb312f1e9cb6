import { z } from 'zod';

/** Whether the server works. */
export const health = z.object({
  status: z.enum(['ok', 'failed']),
  /** `unwritable`: readable, but nothing can be stored, as on a full disk. */
  database: z.enum(['ok', 'unwritable', 'unreachable']),
  version: z.string(),
  uptimeSeconds: z.number().int(),
});
export type Health = z.infer<typeof health>;

/** Whether requests should be sent to a server. */
export const readiness = z.object({
  ready: z.boolean(),
  /** Why not: it is shutting down, or its database can't be used. */
  reason: z.enum(['draining', 'unwritable', 'unreachable']).optional(),
});
