import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type CsvCell, csvLine } from 'shared/domain/csv';
import type { Db } from '../../db/tables';
import type { ApiRecord, ResourceDefinition } from './definition';
import { selectChunks } from './selectRecords';
import type { Selection } from './selection';
import { ownColumns } from './shape';

function toCell(value: unknown): CsvCell {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvCell);
}

async function* csvText(definition: ResourceDefinition, chunks: AsyncIterable<ApiRecord[]>, derive: (records: ApiRecord[]) => Promise<ApiRecord[]>): AsyncGenerator<string> {
  let keys: string[] | undefined;
  for await (const chunk of chunks) {
    const records = await derive(chunk);
    if (!keys) {
      keys = Object.keys(records[0] ?? {}).filter((key) => key !== 'version');
      yield csvLine(keys);
    }
    for (const record of records) yield csvLine(keys.map((key) => toCell(record[key])));
  }
  if (!keys) yield csvLine(['id', 'createdAt', 'updatedAt', ...ownColumns(definition)]);
}

/** Answers the selected records as a CSV file, unpaged, as a stream. */
export function sendCsv(db: Db, definition: ResourceDefinition, selection: Selection, reply: FastifyReply, derive: (records: ApiRecord[]) => Promise<ApiRecord[]>): FastifyReply {
  const name = definition.path.replaceAll('/', '-');
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(csvText(definition, selectChunks(db, definition, selection), derive)));
}
