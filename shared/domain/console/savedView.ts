import { z } from 'zod';
import { recordOf } from '../records/recordFields';
import { optionalText, text } from '../records/validation';

/** The most views that one person has made, of all lists, shared ones among them. */
export const MAX_VIEWS = 100;
/** The most columns that a view leaves out. */
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
  /** The list's part of the page's address, without the page: `status=Unpaid&sort=-date`. */
  query: optionalText('filters', 2000),
  /** The keys of the columns that are left out; by default none, so that one which comes later is seen. */
  hiddenColumns: z
    .array(z.string().max(80))
    .max(MAX_COLUMNS, `A view can hide at most ${MAX_COLUMNS} columns.`)
    .default([]),
  /** Whether everyone sees it who may see the list. */
  isShared: z.boolean({ error: 'Set whether everyone sees the view: true or false.' }).default(false),
});

/** A stored view, with its owner. */
export const storedView = /* @__PURE__ */ recordOf(viewInput, () => ({ accountId: z.string() }));
export type StoredView = z.infer<typeof storedView>;

/** A view as somebody sees it. */
export const savedView = storedView.omit({ accountId: true }).extend({
  /** Whether it is their own. */
  isOwn: z.boolean(),
  /** Who made it. */
  by: z.string(),
});
export type SavedView = z.infer<typeof savedView>;
