import { z } from 'zod';
import { releaseFileName, versionSchema } from './release';

/**
 * How a fault was caught: thrown in an event, timer or effect, in an unhandled promise, or during rendering; a request
 * that failed on the server or timed out; an endless wait; an access outside the module's own elements.
 */
const faultKinds = ['error', 'promise', 'render', 'call', 'wait', 'outside'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The maximum size of a fault report, in bytes. */
export const FAULT_BYTES = 8_192;

const place = z.number().int().min(1).max(10_000_000);

/** A fault reported by a browser: without personal data, with the positions in the owner's files, innermost first. */
export const faultReport = z.strictObject({
  /** The module whose code most likely caused it. */
  module: z.string().min(1).max(80),
  version: versionSchema,
  kind: z.enum(faultKinds),
  message: z.string().max(300),
  /** The route pattern of the page. */
  route: z.string().max(200),
  frames: z.array(z.strictObject({ file: releaseFileName, line: place, column: place })).max(16),
});
export type FaultReport = z.infer<typeof faultReport>;

/** Identical faults of a module, grouped for its team. */
export const fault = z.object({
  id: z.string(),
  module: z.string(),
  kind: z.enum(faultKinds),
  message: z.string(),
  /** `src/pages/Page.tsx:40`; without a source map, the position in the release's file; empty if unknown. */
  source: z.string(),
  /** The source of that line; empty if unknown. */
  code: z.string(),
  /** The route pattern of a page on which it occurred. */
  route: z.string(),
  /** How often it was reported. */
  count: z.number().int(),
  /** The number of affected sessions that got the release from this server. */
  sessions: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** The releases in which it occurred, newest first. */
  releases: z.array(z.object({ version: z.string(), count: z.number().int(), sessions: z.number().int() })),
  /** `back`: occurred in a later release after it was resolved. */
  state: z.enum(['open', 'resolved', 'back']),
  /** Occurred in no release before the current one. */
  isNew: z.boolean(),
  /** Who resolved it last; empty if nobody did. */
  resolvedBy: z.string(),
});
export type Fault = z.infer<typeof fault>;
