import { createHash } from 'node:crypto';
import { type DeclaredResource, pathOfResource } from 'shared/contract/declaredResource';
import { type RecordSchema, recordSchema } from 'shared/contract/recordSchema';
import { recordOf } from 'shared/domain/records/recordFields';
import { toFieldErrors } from 'shared/domain/records/validation';
import type { NotificationWords } from '../api/notifications/inWords';
import { tell } from '../api/notifications/notify';
import { columnsOf } from '../api/records/defineResource';
import type { ApiRecord, Change, Resource } from '../api/records/definition';
import { ApiError } from '../core/errors';
import { isPostgres } from '../db/engines/engine';
import type { Queries } from '../db/tables';
import { inputOf } from './inputOf';

/** A resource that a module declares, as the server serves and keeps it. */
export interface ModuleResource {
  definition: Resource;
  declared: DeclaredResource;
  schema: RecordSchema;
  /** Distinguishes a declaration from any other under the same name. */
  revision: string;
}

/** Refuses a change by a server that does not know yet what a promotion has made of the resource. */
async function refuseOutdated(db: Queries, path: string, revision: string): Promise<void> {
  const query = db.selectFrom('module_tables').select('revision').where('path', '=', path);
  const row = await (isPostgres(db) ? query.forShare() : query).executeTakeFirst();
  if (row?.revision === revision) return;
  throw new ApiError(
    503,
    'released_anew',
    'This module has just been released again. Please try again in a few seconds.',
    {},
    { 'Retry-After': '2' },
  );
}

/** Why a deleted record can't be restored: the rules may have changed since. */
function misfitOf(input: Resource['input'], record: ApiRecord): string | undefined {
  const { error } = input.safeParse(record);
  return (
    error &&
    `It can’t be restored as it is, because more is asked of it now: ${toFieldErrors(error)
      .map(({ msg }) => msg)
      .join(' ')}`
  );
}

/** Tells of a change what the module has words for. */
async function tellOf(
  { operation, after, db }: Change & { after: ApiRecord },
  path: string,
  words: readonly NotificationWords[],
): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      value === null || typeof value === 'object' ? [] : [[name, String(value).slice(0, 200)]],
    ),
  );
  for (const { id, on } of words)
    if (on?.resource === path && on.operation === operation)
      await tell(db, { kind: id, values, subject: `${id}/${after.id}/${after.version}` });
}

/** The fields of which the first that is not empty names a record: by default, the first text. */
export function namedBy({ named, schema }: DeclaredResource): readonly string[] {
  const { properties } = recordSchema.parse(schema);
  return named ?? [Object.keys(properties).find((name) => properties[name]?.type === 'string') ?? 'id'];
}

/**
 * Makes a resource like the server's own from a module's declaration; `words` are its texts about changes, by default
 * none. Throws an `Error` for a pattern that can't be checked in time.
 */
export function definitionOf(
  module: string,
  declared: DeclaredResource,
  words: readonly NotificationWords[] = [],
): ModuleResource {
  const { name, title, search, order, unique, read, write } = declared;
  const schema = recordSchema.parse(declared.schema);
  const input = inputOf(schema);
  const path = pathOfResource(module, name);
  const revision = createHash('sha256').update(JSON.stringify(declared)).digest('base64url').slice(0, 16);
  const record = recordOf(input, () => ({}));
  const definition: Resource = {
    path,
    title,
    input,
    record,
    table: path,
    columns: columnsOf(record),
    named: namedBy(declared),
    search,
    ...(order !== undefined && { order }),
    reserved: [
      ...(read === 'owner' ? (['read', 'export'] as const) : []),
      ...(write === 'owner' ? (['write', 'delete', 'import'] as const) : []),
    ],
    importable: true,
    // The table's own indexes refuse a second.
    keys: unique.map(([column = '', ...further]) => ({
      column,
      further,
      label: column,
      as: 'exact',
      second: 'take',
    })),
    refuse: async ({ db, operation, before }: Change) => {
      await refuseOutdated(db, path, revision);
      return operation === 'restore' && before ? misfitOf(input, before) : undefined;
    },
    after: (change: Change & { after: ApiRecord }) => tellOf(change, path, words),
  };
  return { definition, declared, schema, revision };
}
