import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { layoutOfRecord } from 'shared/domain/pay/files/bankLayout';
import type { FileMonth } from 'shared/domain/pay/files/fileMonth';
import { cellText, type MadeFile, type WageFile, writeText } from 'shared/domain/pay/files/wageFile';
import { type ListedFile, listedFile, wageFiles } from 'shared/domain/pay/files/wageFiles';
import { oneOf } from 'shared/domain/records/validation';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import { conflict, notFound } from '../../../core/errors';
import { byId, filesOf, XLSX } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { zip } from '../../papers/zip';
import { linesOf, sendTable } from '../../records/lists/sendTable';
import { decode } from '../../records/rows';
import { bankLayoutsResource } from './bankLayoutsResource';
import { readFileMonth } from './readFileMonth';
import { writeXls, XLS } from './writeXls';

/**
 * The PF portal accepts a text file up to this size; a larger one only in an archive (EPFO, User Manual ReECR v3.0).
 */
const MOST_PLAIN_BYTES = 2 * 1024 * 1024;

const ofFile = byId.extend({ file: z.string() });
/**
 * The rows of a file: `all`, which refuses while someone's data has to be corrected, or only those that are `ready`.
 */
const whose = z.object({ of: oneOf('people', ['all', 'ready']).default('all') });

/** Limit of findings listed for a file; `toMend` counts them all. */
const MOST_FINDINGS = 500;

const fileName = ({ form, name }: WageFile, month: string) =>
  `${name(month)}.${form.kind === 'text' ? form.ending : form.kind}`;

function listed(
  file: WageFile,
  { lines: _, figures: __, findings, ...made }: MadeFile,
  month: string,
  last: Pick<ListedFile, 'handedInOn' | 'paidOn'> | undefined,
): ListedFile {
  const { id, title, purpose, group } = file;
  const sorted = [...findings].sort((a, b) => Number(b.stops) - Number(a.stops));
  return {
    ...{ id, title, purpose, group, fileName: fileName(file, month) },
    ...{ ...made, findings: sorted.slice(0, MOST_FINDINGS) },
    ...{ handedInOn: last?.handedInOn ?? null, paidOn: last?.paidOn ?? null },
  };
}

/** A month's files from the current data. */
async function makeFiles(db: Queries, wageId: string): Promise<{ month: FileMonth; files: WageFile[] }> {
  const own = await db.selectFrom('live_bank_layouts').selectAll().orderBy('name').execute();
  const layouts = own.map((row) => layoutOfRecord(decode(bankLayoutsResource, row)));
  const month = await readFileMonth(db, wageId);
  return { month, files: wageFiles(month, layouts) };
}

function refuseUnready({ title }: WageFile, made: MadeFile, of: 'all' | 'ready'): void {
  const [first] = made.findings.filter(({ stops, employeeId }) => stops && (made.isStopped ? employeeId === '' : true));
  if (made.isStopped || (made.toMend > 0 && of === 'all'))
    throw conflict(
      'refused',
      [first?.name, first?.text].filter(Boolean).join(': ') +
        (made.toMend > 1 ? ` ${made.toMend - 1} more have to be mended before ${title} is given.` : ''),
    );
  if (made.rows === 0) throw conflict('refused', `Nobody of this month belongs into ${title}.`);
}

async function sendFile(reply: FastifyReply, file: WageFile, made: MadeFile, month: string): Promise<FastifyReply> {
  const { form } = file;
  const name = file.name(month);
  if (form.kind === 'xls')
    return reply
      .type(XLS)
      .header('Content-Disposition', `attachment; filename="${fileName(file, month)}"`)
      .send(writeXls(made.lines.map((line) => line.map(cellText))));
  if (form.kind !== 'text') return sendTable(reply, form.kind, name, linesOf(made.lines));
  const text = Buffer.from(writeText(made.lines, form.separator));
  if (text.length > MOST_PLAIN_BYTES) {
    async function* only() {
      yield { name: fileName(file, month), content: text };
    }
    const parts: Buffer[] = [];
    for await (const part of zip(only())) parts.push(part);
    return reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="${name}.zip"`)
      .send(Buffer.concat(parts));
  }
  return reply
    .type('text/plain; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${fileName(file, month)}"`)
    .send(text);
}

/**
 * The routes of wage registers for files: a month's files for portals, banks and registers. Nothing is sent anywhere.
 */
export function wageFileRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/:id/files',
    {
      config: { access: 'wages/lines:read' },
      schema: {
        summary: 'The files of a register, each with what its portal or bank would refuse, person by person',
        params: byId,
        response: { 200: z.array(listedFile) },
        refuses: [404],
      },
    },
    async (request) => {
      const { id } = request.params;
      const { month, files } = await makeFiles(db, id);
      const returns = await db
        .selectFrom('live_wage_returns')
        .select(['file', 'handedInOn', 'paidOn'])
        .where('wageId', '=', id)
        .orderBy('createdAt')
        .execute();
      const last = new Map(returns.map((each) => [each.file as string, each]));
      const all: ListedFile[] = [];
      for (const file of files) {
        const made = file.make(month);
        if (!file.isOptional || made.rows + made.toMend > 0)
          all.push(listed(file, made, month.month, last.get(file.id)));
        // Other calls run in between: each file has thousands of people.
        await setImmediate();
      }
      return all;
    },
  );
  app.get(
    '/:id/files/:file',
    {
      config: { access: 'wages/lines:export' },
      schema: {
        summary: 'A file of a register; of all, or of those whom its portal or bank would not refuse',
        params: ofFile,
        querystring: whose,
        // The first type is the one logged as downloaded.
        response: { 200: filesOf(['text/csv', 'text/plain', XLS, XLSX, 'application/zip'], 'The file') },
        refuses: [404, 409],
      },
    },
    async (request, reply) => {
      const { month, files } = await makeFiles(db, request.params.id);
      const file = files.find(({ id }) => id === request.params.file);
      if (!file) throw notFound('There is no such file. Choose one of the list.');
      await setImmediate();
      const made = file.make(month);
      refuseUnready(file, made, request.query.of);
      await setImmediate();
      return sendFile(reply, file, made, month.month);
    },
  );
}
