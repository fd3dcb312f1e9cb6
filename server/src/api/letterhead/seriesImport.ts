import { seriesNames, seriesStart } from 'shared/domain/money/documents/numberSeries';
import {
  importResult,
  importUndone,
  type RowVerdict,
  recentImport,
  rowVerdict,
} from 'shared/domain/records/importAnswers';
import { toFieldErrors } from 'shared/domain/records/validation';
import { z } from 'zod';
import { type Actor, actorOf } from '../../core/actorOf';
import { audit } from '../../core/audit';
import type { ApiOptions } from '../../core/context';
import { ApiError, badInput, conflict, notFound } from '../../core/errors';
import type { Api } from '../../core/types';
import type { Db, Queries } from '../../db/tables';
import { beginImport, findImport, keepRows, recentImports } from '../records/imports/imports';
import { requirePermission } from '../records/requirePermission';
import { beginSeries, readSeries, refuseLong } from './beginSeries';
import { letterhead } from './letterhead';
import { chosenRegistration } from './registrations';

const own = { path: 'letterhead/series' };
const MOST = 50;

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The result of rows that set the start of series: a series in which something was issued stays unchanged. */
async function judge(db: Queries, rows: Rows): Promise<RowVerdict[]> {
  const now = await readSeries(db, await chosenRegistration(db, undefined));
  return rows.map((row): RowVerdict => {
    const read = seriesStart.safeParse(row);
    const refused = (errors: RowVerdict['errors']): RowVerdict => ({ state: 'refused', fields: [], errors, key: '' });
    if (!read.success) return refused(toFieldErrors(read.error));
    const { kind, next } = read.data;
    const known = now.find((each) => each.kind === kind);
    const key = `series: ${kind}`;
    if (known?.next === next) return { state: 'unchanged', fields: [], errors: [], key };
    if (known?.isBegun)
      return refused([
        { path: 'next', msg: `It is in use: ${known.number} is next, and its numbers go on without a gap.` },
      ]);
    try {
      refuseLong(read.data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refused([...(error.details.errors ?? [])]);
    }
    return { state: 'changed', fields: ['next'], errors: [], key };
  });
}

/** Sets the start of series from rows, all or none, and stores the previous starts. */
async function store(
  db: Db,
  rows: Rows,
  file: { fileName: string; workbookId: string | null },
  actor: Actor,
): Promise<z.output<typeof importResult>> {
  return db.transaction().execute(async (tx) => {
    const verdicts = await judge(tx, rows);
    const errors = verdicts.flatMap((verdict, place) =>
      verdict.errors.map(({ path, msg }) => ({ path: `rows.${place}.${path}`, msg })),
    );
    if (errors.length > 0) throw badInput(errors);
    const registration = await chosenRegistration(tx, undefined);
    const before = await readSeries(tx, registration);
    const changed = rows
      .filter((_, place) => verdicts[place]?.state === 'changed')
      .map((row) => seriesStart.parse(row));
    for (const start of changed) await beginSeries(tx, registration, start, actor);
    const importId = await beginImport(tx, own, file, actor);
    const kept = changed.map(({ kind, next }) => ({
      recordId: kind,
      version: next,
      before: JSON.stringify(before.find((each) => each.kind === kind)?.next ?? 1),
    }));
    await keepRows(tx, importId, kept);
    return { count: rows.length, added: 0, changed: changed.length, importId };
  });
}

/** Undoes an import of series starts; series that were moved or used since stay, and are reported. */
async function takeBack(tx: Queries, importId: string, actor: Actor): Promise<z.output<typeof importUndone>> {
  const registration = await chosenRegistration(tx, undefined);
  const now = await readSeries(tx, registration);
  const rows = await tx.selectFrom('import_rows').selectAll().where('importId', '=', importId).execute();
  const result: z.output<typeof importUndone> = { undone: 0, kept: [] };
  for (const { recordId, version, before } of rows) {
    const series = now.find(({ kind }) => kind === recordId);
    if (!series || series.isBegun || series.next !== version) {
      const name = series ? seriesNames[series.kind] : '';
      result.kept.push({ id: recordId, name, reason: 'It was moved or used since. Look at it under Number series.' });
      continue;
    }
    await beginSeries(tx, registration, { kind: series.kind, next: Number(before) }, actor);
    result.undone += 1;
  }
  return result;
}

/**
 * Imports the last numbers of another program from a sheet: the same calls as an importable resource has. Under
 * `/letterhead`.
 */
export function seriesImport(app: Api, { db }: ApiOptions): void {
  const config = requirePermission(letterhead, 'write');
  const rows = z
    .array(z.record(z.string(), z.unknown(), { error: 'Send each row as an object of its fields.' }), {
      error: 'Send the rows as a list.',
    })
    .min(1, 'Send at least one row.')
    .max(MOST, `Send at most ${MOST} rows at once.`);
  app.post(
    '/series/import/check',
    {
      config,
      schema: {
        summary: 'Tell where each series would begin by rows of a file, or why it can’t',
        body: z.object({ rows }),
        response: { 200: z.array(rowVerdict) },
      },
    },
    ({ body }) => judge(db, body.rows),
  );
  app.post(
    '/series/import',
    {
      config,
      schema: {
        summary: 'Let series begin where rows of a file say, all or none',
        body: z.object({
          rows,
          fileName: z.string().max(200).default(''),
          /** The workbook that contains the sheet. By default none. */
          workbookId: z.string().min(16).max(64).optional(),
        }),
        response: { 201: importResult },
        refuses: [409],
      },
    },
    async (request, reply) => {
      const { rows: sent, fileName, workbookId = null } = request.body;
      return reply.status(201).send(await store(db, sent, { fileName, workbookId }, actorOf(request)));
    },
  );
  app.get(
    '/series/imports',
    {
      config,
      schema: {
        summary: 'The imports of the last day, which can be taken back',
        response: { 200: z.array(recentImport) },
      },
    },
    () => recentImports(db, own),
  );
  app.post(
    '/series/imports/:importId/undo',
    {
      config,
      schema: {
        summary: 'Let the series of an import of the last day begin where they did before',
        params: z.object({ importId: z.string() }),
        response: { 200: importUndone },
        refuses: [404, 409],
      },
    },
    (request) =>
      db.transaction().execute(async (tx) => {
        const { importId } = request.params;
        const found = await findImport(tx, own, importId);
        if (!found) throw notFound('This import is more than a day old, or there is none. Load the list again.');
        if (found.undoneAt !== null) throw conflict('refused', 'This import was taken back already.');
        const actor = actorOf(request);
        await tx
          .updateTable('imports')
          .set({ undoneAt: new Date().toISOString() })
          .where('id', '=', importId)
          .execute();
        await audit(tx, actor, 'import.taken-back', { detail: `${own.path} ${found.fileName}`.trim() });
        return takeBack(tx, importId, actor);
      }),
  );
}
