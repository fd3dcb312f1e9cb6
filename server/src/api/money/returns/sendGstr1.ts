import type { FastifyReply } from 'fastify';
import { formatPeriod } from 'shared/domain/dates/period';
import { advanceColumns, advanceLines } from 'shared/domain/money/returns/gstr1/at';
import { seriesColumns } from 'shared/domain/money/returns/gstr1/docIssue';
import { sacColumns } from 'shared/domain/money/returns/gstr1/hsn';
import { supplyCells, supplyHeader } from 'shared/domain/money/returns/gstr1/supplyLines';
import { linesOf as tableOf } from 'shared/domain/money/returns/portalFields';
import { sacSums } from 'shared/domain/money/returns/sacSums';
import type { CsvCell } from 'shared/domain/tables/csv';
import { begun } from '../../../core/begun';
import { badInput, notFound } from '../../../core/errors';
import { lateReads } from '../../../core/lateReads';
import type { Db, Queries } from '../../../db/tables';
import { linesOf, sendTable, type TableFormat } from '../../records/lists/sendTable';
import { type Gstr1Asked, type Gstr1Part, gstr1Name } from './gstr1Asked';
import { jsonParts } from './jsonParts';
import { makeReturn } from './makeReturn';
import { allDocuments, readGstr1, readSeries } from './readGstr1';

/** Lines sent at once. */
const BATCH = 500;

async function* supplies(db: Queries, asked: Gstr1Asked): AsyncGenerator<CsvCell[][]> {
  let lines: CsvCell[][] = [supplyHeader];
  for await (const document of readGstr1(db, asked)) {
    if (lines.push(supplyCells(document)) < BATCH) continue;
    yield lines;
    lines = [];
  }
  yield lines;
}

/** A file's name; with the GSTIN if `isNamed`. */
interface Named {
  isNamed: boolean;
}

/** Sends a part of a period's GSTR-1 or GSTR-1A as a file; the supplies, a line per document, as a stream if CSV. */
export async function sendGstr1(
  stored: Db,
  { part, isNamed, ...asked }: Gstr1Asked & Named & { part: Gstr1Part },
  reply: FastifyReply,
  format: TableFormat,
): Promise<FastifyReply> {
  const db = await lateReads(stored, reply);
  const file = `${gstr1Name(asked)}${isNamed ? `-${asked.registration}` : ''}`;
  const advances = async () => {
    const made = await makeReturn(db, asked);
    return advanceLines(made.advances, made.amendedAdvances);
  };
  const lines =
    part === 'documents'
      ? linesOf(tableOf(seriesColumns, await readSeries(db, asked)))
      : part === 'sac'
        ? linesOf(tableOf(sacColumns, sacSums(await allDocuments(db, asked), asked.period)))
        : part === 'advances'
          ? linesOf(tableOf(advanceColumns, await advances()))
          : supplies(db, asked);
  return sendTable(reply, format, part === 'supplies' ? file : `${file}-${part}`, lines);
}

/** Sends a period's GSTR-1, GSTR-1A or IFF in the portal's format, as a stream. Throws 400 while no GSTIN is known. */
export async function sendGstr1Json(
  stored: Db,
  { isNamed, ...asked }: Gstr1Asked & Named,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (asked.registration === '')
    throw badInput([{ path: 'registration', msg: 'Enter the company’s GSTIN in the letterhead first.' }]);
  const { file } = await makeReturn(await lateReads(stored, reply), asked);
  const name = `${gstr1Name(asked)}${isNamed ? `-${asked.registration}` : ''}.json`;
  return reply
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .type('application/json; charset=utf-8')
    .send(await begun(jsonParts(file)));
}

/** Sends a return as it was filed, byte for byte. Throws 404 if it is not stored. */
export async function sendFiled(
  db: Queries,
  { registration, period, of }: Gstr1Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const kept = await db
    .selectFrom('filed_returns')
    .select('file')
    .where('registration', '=', registration)
    .where('period', '=', period)
    .where('returnType', '=', of)
    .orderBy('keptAt', 'desc')
    .executeTakeFirst();
  if (!kept) throw notFound(`No ${of} of ${formatPeriod(period)} is kept as filed.`);
  return reply
    .header('Content-Disposition', `attachment; filename="${gstr1Name({ period, of })}-${registration}-filed.json"`)
    .type('application/json; charset=utf-8')
    .send(kept.file);
}
