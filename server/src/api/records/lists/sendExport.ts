import type { FastifyReply } from 'fastify';
import type { CsvCell } from 'shared/domain/tables/csv';
import { lateReads } from '../../../core/lateReads';
import type { Db } from '../../../db/tables';
import type { ApiRecord, Resource } from '../definition';
import { samplesIn } from '../samplesIn';
import type { Selection } from './selection';
import { answeredChunks, selectSome } from './selectRecords';
import { sendTable, type TableFormat } from './sendTable';

type Chunks = AsyncIterable<ApiRecord[]>;
type Parts = AsyncGenerator<CsvCell[][]>;

function toCell(value: unknown): CsvCell {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvCell);
}

async function* everyField(definition: Resource, chunks: Chunks, without: readonly string[]): Parts {
  const isWritten = (key: string) => !without.includes(key);
  let keys: string[] | undefined;
  for await (const records of chunks) {
    if (!keys) {
      keys = Object.keys(records[0] ?? {}).filter(isWritten);
      yield [keys];
    }
    yield records.map((record) => keys?.map((key) => toCell(record[key])) ?? []);
  }
  if (!keys) yield [['id', 'createdAt', 'updatedAt', ...Object.keys(definition.columns).filter(isWritten)]];
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

const sampleCell = ({ isSample }: ApiRecord): CsvCell => (isSample === true ? 'Yes' : 'No');

/** The real ones of the selected records, unless the selection itself asks for samples. */
const real = (selection: Selection): Selection =>
  selection.equal.some(([column]) => column === 'isSample')
    ? selection
    : { ...selection, equal: [...selection.equal, ['isSample', ['0']]] };

/**
 * Sends the selected records as a file, unpaged. Includes samples only if nothing real is selected; a column then says
 * so. Throws 400 for more than Excel can hold.
 */
export async function sendExport(
  stored: Db,
  definition: Resource,
  selection: Selection,
  reply: FastifyReply,
  format: TableFormat,
): Promise<FastifyReply> {
  const db = await lateReads(stored, reply);
  const samples = await samplesIn(db, [definition]);
  const kept = samples === 'beside' ? real(selection) : selection;
  const isOfSamples =
    samples === 'only' ||
    (kept !== selection && (await selectSome(db, definition, { ...kept, sort: [] }, 1)).length === 0);
  const chunks = answeredChunks(db, definition, isOfSamples ? selection : kept);
  const lines = definition.csv
    ? namedColumns(isOfSamples ? { ...definition.csv, Sample: sampleCell } : definition.csv, chunks)
    : everyField(definition, chunks, isOfSamples ? ['version'] : ['version', 'isSample']);
  return sendTable(reply, format, definition.path.replaceAll('/', '-'), lines);
}
