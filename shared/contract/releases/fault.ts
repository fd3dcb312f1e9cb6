import { z } from 'zod';
import { releaseFileName, versionSchema } from './release';

/**
 * How a fault was caught: thrown in an event, a timer or an effect, in an unhandled promise, while React rendered; a
 * call that the server failed or did not answer in time; an endless wait; an access outside of the module's own
 * elements.
 */
const faultKinds = ['error', 'promise', 'render', 'call', 'wait', 'outside'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The largest report of a fault, in bytes. */
export const FAULT_BYTES = 8_192;

const place = z.number().int().min(1).max(10_000_000);

/** A fault as a browser reports it: cleaned of what may be personal, with the places in the owner's files that it came by, the innermost first. */
export const faultReport = z.strictObject({
  /** The module whose code it most likely is. */
  module: z.string().min(1).max(80),
  version: versionSchema,
  kind: z.enum(faultKinds),
  message: z.string().max(300),
  /** The pattern of the page's address. */
  route: z.string().max(200),
  frames: z.array(z.strictObject({ file: releaseFileName, line: place, column: place })).max(16),
});
export type FaultReport = z.infer<typeof faultReport>;

/** Equal faults of a module as its team sees them. */
export const fault = z.object({
  id: z.string(),
  module: z.string(),
  kind: z.enum(faultKinds),
  message: z.string(),
  /** `src/pages/Page.tsx:40`; where no source map tells it, the place in the release's file; empty when no place is known. */
  source: z.string(),
  /** What is in that line; empty when it is not known. */
  code: z.string(),
  /** The pattern of the address of a page on which it was seen. */
  route: z.string(),
  /** How often it was reported. */
  count: z.number().int(),
  /** By how many sessions that the server itself gave the release. */
  sessions: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** In which releases, the newest first. */
  releases: z.array(z.object({ version: z.string(), count: z.number().int(), sessions: z.number().int() })),
  /** `back`: seen in another release after it was resolved. */
  state: z.enum(['open', 'resolved', 'back']),
  /** Seen in no release before the current one. */
  isNew: z.boolean(),
  /** Who resolved it last; empty when nobody did. */
  resolvedBy: z.string(),
});
export type Fault = z.infer<typeof fault>;
