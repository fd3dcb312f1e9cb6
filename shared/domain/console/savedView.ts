import { z } from 'zod';
import { recordOf } from '../records/recordFields';
import { optionalText, text } from '../records/validation';

/** The maximum number of views that one person has created, over all lists, including shared ones. */
export const MAX_VIEWS = 100;
/** The maximum number of columns that a view hides. */
const MAX_COLUMNS = 100;

/**
 * A view's list: its resource's path and its own name, `obligations:gst-returns`, since a resource may have several.
 */
export const listName = z
  .string({ error: 'Name the view’s list.' })
  .max(140, 'Keep the name of the list within 140 characters.')
  .regex(
    /^[a-z][\w-]*(?:\/[\w-]+)*:[a-z0-9][a-z0-9-]*$/,
    'Name the list by its resource and its own name: invoices:invoices.',
  );

/** A list's resource. */
export const resourceOfList = (list: string): string => list.slice(0, list.indexOf(':'));

/** A saved list: search, filters, order and columns. */
export const viewInput = z.object({
  list: listName,
  name: text('name of the view', 60),
  /** The list's part of the page's query string, without the page: `status=Unpaid&sort=-date`. */
  query: optionalText('filters', 2000),
  /** The keys of hidden columns; by default none, so that new columns are visible. */
  hiddenColumns: z
    .array(z.string().max(80))
    .max(MAX_COLUMNS, `A view can hide at most ${MAX_COLUMNS} columns.`)
    .default([]),
  /** Whether the view is shared with everyone who can read the list. */
  isShared: z.boolean({ error: 'Set whether everyone sees the view: true or false.' }).default(false),
});

/** A stored view, with its owner. */
export const storedView = /* @__PURE__ */ recordOf(viewInput, () => ({ accountId: z.string() }));
export type StoredView = z.infer<typeof storedView>;

/** A view for an account. */
export const savedView = storedView.omit({ accountId: true }).extend({
  /** Whether it is their own. */
  isOwn: z.boolean(),
  /** Who created it. */
  by: z.string(),
});
export type SavedView = z.infer<typeof savedView>;
