import { storedTable } from 'shared/contract/releases/registry';
import { z } from 'zod';
import { readSelection } from '../api/records/lists/selection';
import { sendExport } from '../api/records/lists/sendExport';
import { tableRoutes } from '../api/records/lists/sendTable';
import { actorOf } from '../core/actorOf';
import { audit } from '../core/audit';
import { conflict, notFound } from '../core/errors';
import { nothing } from '../core/routeSchemas';
import type { Api } from '../core/types';
import type { Db } from '../db/tables';
import { dropTable, storedResource, storedTables } from '../moduleData/moduleTables';
import { publicKeys } from './service/personSigner';

const byModule = z.object({ module: z.string(), resource: z.string() });
const notThere = () => notFound('There are no longer any records of this name. Load the list again.');

/**
 * Modules' data on the server, for the owner: a list, each as CSV, and the deletion of data that no current release
 * declares. Under `/api`.
 */
export const storedDataRoutes =
  (db: Db) =>
  async (app: Api): Promise<void> => {
    app.get(
      '/module-keys',
      {
        config: { access: 'public' },
        schema: {
          summary: 'The keys by which modules’ services check who is signed in, as a JSON Web Key Set',
          response: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
        },
      },
      async () => ({ keys: (await publicKeys(db)).keys.map((key) => ({ ...key })) }),
    );
    app.get(
      '/module-data',
      {
        config: { access: 'modules:read', isReserved: true },
        schema: { summary: 'The records that modules keep, or kept', response: { 200: z.array(storedTable) } },
      },
      () => storedTables(db),
    );
    tableRoutes(app, '/module-data/:module/:resource/export', {
      config: { access: 'modules:export', isReserved: true },
      summary: 'The records that a module keeps, or kept, in all fields that they ever had,',
      schema: { params: byModule },
      send: async ({ params }, reply, format) => {
        const { module, resource } = params as z.output<typeof byModule>;
        const stored = await storedResource(db, `m/${module}/${resource}`);
        if (!stored) throw notThere();
        return sendExport(db, stored, readSelection(stored, { sort: 'id' }), reply, format);
      },
    });
    app.delete(
      '/module-data/:module/:resource',
      {
        config: { access: 'modules:write', isReserved: true },
        schema: {
          summary: 'Delete all records of a resource that no current release declares, for good',
          params: byModule,
          response: { 204: nothing },
          refuses: [409],
        },
      },
      async (request, reply) => {
        const { module, resource } = request.params;
        await db.transaction().execute(async (tx) => {
          const result = await dropTable(tx, `m/${module}/${resource}`);
          if (result === 'unknown') throw notThere();
          if (result === 'declared')
            throw conflict(
              'declared',
              `The current release of ${module} declares ${resource}; release one without it, or take the module out, before its records are deleted.`,
            );
          await audit(tx, actorOf(request), 'module-data.deleted', {
            record: ['modules', module],
            detail: `${resource}, ${result} record${result === 1 ? '' : 's'}`,
          });
        });
        return reply.status(204).send();
      },
    );
  };
