import { duplicate } from 'shared/domain/records/duplicate';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import type { Resource } from '../definition';
import { holdersOf, toDuplicates } from '../holders';
import { keyValues } from '../keys';
import { withPages } from '../lists/pageOf';
import { requirePermission } from '../requirePermission';
import { scopeToClient } from '../scopeToClient';

/**
 * `POST /duplicates`, for resources with keys that refuse or warn: the records within the caller's reach that share a
 * key with the one about to be stored. Forms call it and name them.
 */
export function duplicatesRoute(app: Api, definition: Resource, { db }: Pick<ApiOptions, 'db'>): void {
  const keys = (definition.keys ?? []).filter(({ second }) => second !== 'take');
  if (keys.length === 0) return;
  const key = z.string().max(400, 'Send a key of at most 400 characters.').default('');
  const body = z.object({
    ...Object.fromEntries(keys.map(({ column }) => [column, key])),
    /** The record being changed, which doesn't duplicate itself. */
    id: z.string().max(64, 'Send the id of a record.').default(''),
  });
  app.post(
    '/duplicates',
    {
      config: requirePermission(definition, 'read'),
      schema: {
        summary: `Records that are probably the same ${definition.title}: they share a key`,
        body,
        response: { 200: z.array(duplicate) },
      },
    },
    async (request) => {
      const { id: except, ...fields } = request.body;
      const own = scopeToClient(definition, request.account);
      const [holders = []] = await holdersOf(db, own, [{ wanted: keyValues({ keys }, fields), except }]);
      return withPages(request, toDuplicates(own, holders));
    },
  );
}
