import { z } from 'zod';

/** What is checked of a module's sources before its release is sent, and can't be seen from its files. */
export const gateChecks = ['types', 'lint', 'tests', 'pages'] as const;

/** The most that all files of a release may weigh, in bytes. The heaviest module of the product has 370 KB. */
export const RELEASE_BYTES = 3_000_000;

/** That a release was checked: `npm run release` writes it once everything has passed. */
export const gateSchema = z.strictObject({
  checks: z.array(z.enum(gateChecks)),
  /** The files that were checked, each by its integrity: of other files the record says nothing. */
  files: z.record(z.string(), z.string()),
});
export type GateRecord = z.infer<typeof gateSchema>;

/** The record of a release whose checks have all passed. */
export const gateOf = (files: Readonly<Record<string, { integrity: string }>>): GateRecord => ({
  checks: [...gateChecks],
  files: Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
});
