import type { FastifyReply } from 'fastify';
import type { CsvCell } from 'shared/domain/csv';
import type { Db } from '../../db/tables';
import { sendTable, type TableFormat } from '../core/sendTable';
import type { ApiRecord, Resource } from './definition';
import type { Selection } from './selection';
import { answeredChunks } from './selectRecords';

type Chunks = AsyncIterable<ApiRecord[]>;
type Parts = AsyncGenerator<CsvCell[][]>;

function toCell(value: unknown): CsvCell {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvCell);
}

async function* everyField(definition: Resource, chunks: Chunks): Parts {
  let keys: string[] | undefined;
  for await (const records of chunks) {
    if (!keys) {
      keys = Object.keys(records[0] ?? {}).filter((key) => key !== 'version');
      yield [keys];
    }
    yield records.map((record) => keys?.map((key) => toCell(record[key])) ?? []);
  }
  if (!keys) yield [['id', 'createdAt', 'updatedAt', ...Object.keys(definition.columns)]];
}

async function* namedColumns(columns: NonNullable<Resource['csv']>, chunks: Chunks): Parts {
  let begin: CsvCell[][] = [Object.keys(columns)];
  const cells = Object.values(columns);
  for await (const records of chunks) {
    yield [...begin, ...records.map((record) => cells.map((cell) => cell(record)))];
    begin = [];
  }
  if (begin.length > 0) yield begin;
}

/** Answers the selected records as a file, unpaged. Throws 400 for what is too large for Excel. */
export function sendExport(
  db: Db,
  definition: Resource,
  selection: Selection,
  reply: FastifyReply,
  format: TableFormat,
): Promise<FastifyReply> {
  const chunks = answeredChunks(db, definition, selection);
  const lines = definition.csv ? namedColumns(definition.csv, chunks) : everyField(definition, chunks);
  return sendTable(reply, format, definition.path.replaceAll('/', '-'), lines);
}
