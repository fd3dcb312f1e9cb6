import { z } from 'zod';

/** Checks of a module's sources before its release is uploaded; they can't be repeated on its files. */
export const gateChecks = ['types', 'lint', 'tests', 'pages'] as const;

/** The maximum total size of a release's files, in bytes. The product's largest module has 370 KB. */
export const RELEASE_BYTES = 3_000_000;

/** The record that a release was checked: `npm run release` writes it once everything has passed. */
export const gateSchema = z.strictObject({
  checks: z.array(z.enum(gateChecks)),
  /** The checked files by integrity: the record says nothing about other files. */
  files: z.record(z.string(), z.string()),
});
export type GateRecord = z.infer<typeof gateSchema>;

/** Creates the record of a release that passed all checks. */
export const gateOf = (files: Readonly<Record<string, { integrity: string }>>): GateRecord => ({
  checks: [...gateChecks],
  files: Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
});
