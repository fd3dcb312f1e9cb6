import { z } from 'zod';
import { withArticle } from '../../../../shared/domain/text/withArticle';
import { badInput } from '../../core/errors';
import type { ApiRecord, Resource } from './definition';

/** Fields that every list contains, even with `fields`: without them no record can be shown or changed. */
const always = ['id', 'version', 'createdAt', 'updatedAt', 'isSample'];

/** The parameter `fields` of a list. */
export const fieldsQuery = z
  .string({ error: 'Give fields once.' })
  .optional()
  .describe(
    'The fields of each record to answer, separated by commas; by default all. id, version, createdAt, updatedAt and isSample are always among them.',
  );

/** Some of the fields of a resource's records. */
export interface ListedFields {
  /** The fields of a record to answer. */
  names: ReadonlySet<string>;
  /** The columns to read for them; undefined for all, if a derived field needs them. */
  columns?: string[];
}

/**
 * Reads a list's `fields`; undefined for whole records, if the parameter is missing. Throws 400 for a field that the
 * resource's records don't have.
 */
export function readFields(definition: Resource, fields: unknown): ListedFields | undefined {
  const given = fieldsQuery.safeParse(fields);
  if (!given.success) throw badInput([{ path: 'fields', msg: 'Give fields once.' }]);
  const asked = (given.data ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (asked.length === 0) return undefined;
  const all = Object.keys(definition.record.shape);
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw badInput([
      { path: 'fields', msg: `There is no field "${unknown}" of ${withArticle(definition.title)} to list.` },
    ]);
  const names = new Set([...always, ...asked]);
  const stored = Object.keys(definition.columns).filter((column) => names.has(column));
  const isStored = asked.every((name) => always.includes(name) || name in definition.columns);
  return isStored ? { names, columns: stored } : { names };
}

/** A record with only some of its fields. */
export const withFields = (record: ApiRecord, { names }: ListedFields): ApiRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))) as ApiRecord;
