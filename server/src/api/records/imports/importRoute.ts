import type { FastifyRequest } from 'fastify';
import { importResult, importUndone, recentImport, rowVerdict } from 'shared/domain/records/importAnswers';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import { audit } from '../../../core/audit';
import type { ApiOptions } from '../../../core/context';
import { badInput, conflict, notFound } from '../../../core/errors';
import { limitUploads } from '../../../core/limitUploads';
import type { Api } from '../../../core/types';
import type { Resource } from '../definition';
import { requirePermission } from '../requirePermission';
import { scopeToClient } from '../scopeToClient';
import { beginImport, findImport, recentImports, storeRows, takeBack } from './imports';
import { judgeRows } from './judgeRows';

/** Limit of rows in one call. */
const MOST = 500;
/** Limit of earlier sheets' rows for a check. */
const MOST_COMING = 20_000;
const MAX_BYTES = 8 * 1024 * 1024;

const gone = () => notFound('This import is more than a day old, or there is none. Load the list again.');

/**
 * Importing rows of a file. `POST /import/check { rows }` reports what each would add or change; `POST /import { rows
 * }` stores up to 500, all or none, each with its history. A row with a key of the resource changes the record that has
 * it; an empty cell changes nothing. Other records are named by id or name (`nameRecords`), including those that
 * earlier sheets of a workbook add: a check receives them as `coming`. A bad row is reported as `rows.<index>.<field>`.
 * `GET /imports` lists those of the last day, and `POST /imports/:importId/undo` undoes one.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function importRoute(
  app: Api,
  definition: Resource,
  { db, settings, resources }: ApiOptions & { resources: readonly Resource[] },
): void {
  const anyRows = z.array(z.record(z.string(), z.unknown(), { error: 'Send each row as an object of its fields.' }), {
    error: 'Send the rows as a list.',
  });
  const rows = anyRows.min(1, 'Send at least one row.').max(MOST, `Send at most ${MOST} rows at once.`);
  const coming = z
    .record(z.string(), anyRows.max(MOST_COMING, `Send at most ${MOST_COMING} rows of an earlier sheet.`), {
      error: 'Send the rows of earlier sheets by the path of their resource.',
    })
    .default({});
  const config = requirePermission(definition, 'import');
  const judging = (request: FastifyRequest) => {
    const within = scopeToClient(definition, request.account);
    const who = { actor: actorOf(request), account: request.account, resources };
    return {
      within,
      judge: (sent: z.output<typeof rows>, earlier: z.output<typeof coming> = {}) =>
        judgeRows(db, within, sent, { ...who, coming: new Map(Object.entries(earlier)) }),
    };
  };
  app.post(
    '/import/check',
    {
      bodyLimit: MAX_BYTES,
      config,
      schema: {
        summary: `Tell what each of up to ${MOST} rows of a file would add or change, or why it can’t`,
        body: z.object({
          rows,
          /**
           * Rows of earlier sheets of the same workbook that add records, which these rows may name: by resource path,
           * with the naming fields.
           */
          coming,
        }),
        response: { 200: z.array(rowVerdict) },
      },
    },
    async (request) =>
      (await judging(request).judge(request.body.rows, request.body.coming)).map(({ judged }) => judged.verdict),
  );
  app.post(
    '/import',
    {
      bodyLimit: MAX_BYTES,
      onRequest: (request: FastifyRequest) => limitUploads(db, settings, request, actorOf(request).id),
      config,
      schema: {
        summary: `Store up to ${MOST} rows of a file, all or none`,
        body: z.object({
          rows,
          /** The import that these rows belong to, from an earlier call. By default a new one. */
          importId: z.string().max(64).optional(),
          fileName: z.string().max(200).default(''),
          /**
           * The workbook that contains the rows' sheet, a random word of at least 16 letters: its imports are undone
           * together, the last sheet first. By default none.
           */
          workbookId: z.string().min(16).max(64).optional(),
        }),
        response: { 201: importResult },
        refuses: [404, 409, 507],
      },
    },
    async (request, reply) => {
      const { rows: sent, importId: joined, fileName, workbookId } = request.body;
      const { within, judge } = judging(request);
      const actor = actorOf(request);
      const begun = joined === undefined ? undefined : await findImport(db, definition, joined);
      if (joined !== undefined && (begun?.accountId !== actor.id || begun.undoneAt !== null)) throw gone();
      const judged = await judge(sent);
      const errors = judged.flatMap(({ judged: { verdict } }, index) =>
        verdict.errors.map(({ path, msg }) => ({ path: path === '' ? `rows.${index}` : `rows.${index}.${path}`, msg })),
      );
      if (errors.length > 0) throw badInput(errors);
      const importId =
        joined ?? (await beginImport(db, definition, { fileName, workbookId: workbookId ?? null }, actor));
      const result = await storeRows(db, within, importId, judged, {
        ...actor,
        act: begun?.workbookId ?? workbookId ?? importId,
      });
      return reply.status(201).send({ count: sent.length, ...result, importId });
    },
  );
  app.get(
    '/imports',
    {
      config,
      schema: {
        summary: 'The imports of the last day, which can be taken back',
        response: { 200: z.array(recentImport) },
      },
    },
    () => recentImports(db, definition),
  );
  app.post(
    '/imports/:importId/undo',
    {
      config,
      schema: {
        summary: 'Take an import of the last day back, but for what was changed since',
        params: z.object({ importId: z.string() }),
        response: { 200: importUndone },
        refuses: [404, 409],
      },
    },
    async (request) => {
      const { importId } = request.params;
      const actor = actorOf(request);
      const found = await db.transaction().execute(async (tx) => {
        const found = await findImport(tx, definition, importId);
        if (!found) throw gone();
        const { numUpdatedRows } = await tx
          .updateTable('imports')
          .set({ undoneAt: new Date().toISOString() })
          .where('id', '=', importId)
          .where('undoneAt', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(numUpdatedRows) === 0) throw conflict('refused', 'This import was taken back already.');
        await audit(tx, actor, 'import.taken-back', { detail: `${definition.path} ${found.fileName}`.trim() });
        return found;
      });
      return takeBack(db, scopeToClient(definition, request.account), found, actor);
    },
  );
}
