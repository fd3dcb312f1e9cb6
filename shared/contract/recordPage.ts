import { z } from 'zod';
import { recordKinds as kindsOfProduct } from '../product/product';

/** The record kinds of the product's own sections. */
export const recordKinds = kindsOfProduct;

/** A record kind for links: the product's own, or a module's, with a dot, `tasks.task`. */
export type RecordKind = (typeof recordKinds)[number] | `${string}.${string}`;

const isKnown = (kind: string) => recordKinds.some((known) => known === kind);

/** Where records of a kind are shown. */
export const recordPageSchema = z.strictObject({
  kind: z
    .string()
    .regex(/^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)?$/, 'must be a word in small letters, or two with a dot between')
    .refine(
      (kind) => kind.includes('.') || isKnown(kind),
      `must be one of ${recordKinds.join(', ')}, or a kind of your own with a dot, tasks.task`,
    )
    .describe('What the records are: a kind of the product’s own, or one of the module’s with a dot, tasks.task.'),
  path: z
    .string()
    .regex(/^(?:\/(?!:)[\w\-.]+)+\/:id(?:\/(?!:)[\w\-.]+)*$/, 'must have one parameter, :id')
    .describe('The page of one record: a route of this module with the parameter :id.'),
});
export type RecordPage = z.infer<typeof recordPageSchema>;
