import { z } from 'zod';
import { type AuditAction, auditActions } from './auditActions';
import { recordOf } from './recordFields';

/** A row of the audit log as the owner sees it; it was written at `createdAt`, and never changes. */
export const auditEntry = /* @__PURE__ */ recordOf(z.object({}), () => ({
  /** Who did it; the id is empty for a visitor, a command and the product itself. */
  accountId: z.string(),
  by: z.string(),
  /** The network address that it came from; empty for a command, the product itself, and once its time is over. */
  address: z.string(),
  action: z.enum(Object.keys(auditActions) as AuditAction[]),
  /** What it was about: the kind (a table's name) and the id. Either may be empty. */
  resource: z.string(),
  recordId: z.string(),
  /** What else tells it from others: the fields that changed, a version, a list's name. */
  detail: z.string(),
  /** What rows have in common that one act wrote, such as an import; empty for one alone. */
  groupId: z.string(),
  /** Whether it is a further one of several similar entries of one act. */
  isPart: z.boolean(),
  /** How many rows alike its act wrote, itself included. */
  count: z.number().int(),
  /** What it was about, in words. */
  about: z.string(),
}));
export type AuditEntry = z.infer<typeof auditEntry>;

/** What the log can be narrowed to: a kind of record that it has rows of, in words. */
export const auditKind = z.object({ value: z.string(), label: z.string() });
export type AuditKind = z.infer<typeof auditKind>;

/** What an entry changed, in words, and where its record is shown. */
export const auditChanges = z.object({
  /** The fields that changed, each before and after; other records by their names. Empty when the reader may not read the record. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** Whether the reader may read the record. */
  isReadable: z.boolean(),
  /** The page that shows the record, or the one that contains it; null when it is gone, or has none. */
  page: z.string().nullable(),
});
export type AuditChanges = z.infer<typeof auditChanges>;
