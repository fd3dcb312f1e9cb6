import { z } from 'zod';

/** For this many hours an import can be taken back. */
export const TAKE_BACK_HOURS = 24;

/** A row's result. */
export const rowVerdict = z.object({
  /** `unchanged`: such a record exists with the same values. */
  state: z.enum(['new', 'changed', 'unchanged', 'refused']),
  /** The changed fields of an existing record. */
  fields: z.array(z.string()),
  /** Why it is refused. The path is a field's, or empty. */
  errors: z.array(z.object({ path: z.string(), msg: z.string() })),
  /** Identifies the row's record, to find duplicates in a file; empty when nothing does. */
  key: z.string(),
});
export type RowVerdict = z.infer<typeof rowVerdict>;

/** The result of an import's call. `count` is the number of rows sent; `importId` joins further calls to this one. */
export const importResult = z.object({
  count: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  importId: z.string(),
});
export type ImportResult = z.infer<typeof importResult>;

/** An import of the last day. */
export const recentImport = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  fileName: z.string(),
  added: z.number().int(),
  changed: z.number().int(),
  /** When it was undone; null while it holds. */
  undoneAt: z.string().nullable(),
  /** The workbook that its rows are a sheet of; null of a file of one sheet. */
  workbookId: z.string().nullable(),
});
export type RecentImport = z.infer<typeof recentImport>;

/** The result of undoing an import: how many records are as before, and those that stay, each with the reason. */
export const importUndone = z.object({
  undone: z.number().int(),
  kept: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
});
export type ImportUndone = z.infer<typeof importUndone>;
