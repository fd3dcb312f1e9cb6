import type { FastifyReply } from 'fastify';
import { type CsvCell, csvLine } from 'shared/domain/csv';
import type { Db } from '../../db/tables';
import { begun } from './begun';
import type { ApiRecord, Resource } from './definition';
import type { Selection } from './selection';
import { answeredChunks } from './selectRecords';

function toCell(value: unknown): CsvCell {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvCell);
}

async function* everyField(definition: Resource, chunks: AsyncIterable<ApiRecord[]>): AsyncGenerator<string> {
  let keys: string[] | undefined;
  for await (const records of chunks) {
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
): AsyncGenerator<string> {
  let begin = csvLine(Object.keys(columns));
  const cells = Object.values(columns);
  for await (const records of chunks) {
    yield begin + records.map((record) => csvLine(cells.map((cell) => cell(record)))).join('');
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
): Promise<FastifyReply> {
  const chunks = answeredChunks(db, definition, selection);
  const text = definition.csv ? namedColumns(definition.csv, chunks) : everyField(definition, chunks);
  const stream = await begun(text);
  const name = definition.path.replaceAll('/', '-');
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .send(stream);
}
