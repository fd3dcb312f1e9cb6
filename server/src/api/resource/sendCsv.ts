import type { FastifyReply } from 'fastify';
import { type CsvCell, csvLine } from 'shared/domain/csv';
import type { Db } from '../../db/tables';
import { begun } from './begun';
import type { ApiRecord, Resource } from './definition';
import type { Selection } from './selection';
import { selectChunks } from './selectRecords';

function toCell(value: unknown): CsvCell {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvCell);
}

type Derive = (records: ApiRecord[]) => Promise<ApiRecord[]>;

async function* everyField(
  definition: Resource,
  chunks: AsyncIterable<ApiRecord[]>,
  derive: Derive,
): AsyncGenerator<string> {
  let keys: string[] | undefined;
  for await (const chunk of chunks) {
    const records = await derive(chunk);
    if (!keys) {
      keys = Object.keys(records[0] ?? {}).filter((key) => key !== 'version');
      yield csvLine(keys);
    }
    yield records.map((record) => csvLine(keys?.map((key) => toCell(record[key])) ?? [])).join('');
  }
  if (!keys) yield csvLine(['id', 'createdAt', 'updatedAt', ...Object.keys(definition.columns)]);
}

async function* namedColumns(
  columns: NonNullable<Resource['csv']>,
  chunks: AsyncIterable<ApiRecord[]>,
  derive: Derive,
): AsyncGenerator<string> {
  let begin = csvLine(Object.keys(columns));
  const cells = Object.values(columns);
  for await (const chunk of chunks) {
    yield begin + (await derive(chunk)).map((record) => csvLine(cells.map((cell) => cell(record)))).join('');
    begin = '';
  }
  if (begin !== '') yield begin;
}

/** Answers the selected records as a CSV file, unpaged, as a stream. */
export async function sendCsv(
  db: Db,
  definition: Resource,
  selection: Selection,
  reply: FastifyReply,
  derive: Derive,
): Promise<FastifyReply> {
  const chunks = selectChunks(db, definition, selection);
  const text = definition.csv ? namedColumns(definition.csv, chunks, derive) : everyField(definition, chunks, derive);
  const stream = await begun(text);
  const name = definition.path.replaceAll('/', '-');
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .send(stream);
}
