import type { FastifyReply, FastifyRequest } from 'fastify';
import { CSV_MARK, type CsvCell, csvLine } from 'shared/domain/tables/csv';
import type { z } from 'zod';
import { begun } from '../../../core/begun';
import { ApiError } from '../../../core/errors';
import { fileOf, XLSX } from '../../../core/routeSchemas';
import type { Api, RouteAccess } from '../../../core/types';
import { openPool } from '../../../threads/pools';

/** The formats of a list or report: for any program, or for Excel. */
export type TableFormat = 'csv' | 'xlsx';

/** Lines of cells, in batches; the first line is the headings. */
export type Lines = AsyncIterable<readonly CsvCell[][]>;

/** Each format's name and media type. */
export const tableKinds = {
  csv: { words: 'CSV', answer: fileOf('text/csv', 'A CSV file, which begins with the mark of UTF-8') },
  xlsx: { words: 'an Excel workbook', answer: fileOf(XLSX, 'An Excel workbook') },
} as const;

/** A thread for lists as workbooks; a million cells take half a minute. */
const workbooks = openPool<typeof import('./writeWorkbook')>('workbooks', {
  threads: 1,
  waiting: 10,
  limitMs: 120_000,
});

/** More would not fit into the thread that makes a workbook. */
const MOST_CELLS = 1_000_000;

async function* csvOf(lines: Lines): AsyncGenerator<string> {
  let mark = CSV_MARK;
  for await (const some of lines) {
    yield mark + some.map((line) => csvLine(line)).join('');
    mark = '';
  }
}

async function workbookOf(lines: Lines): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let cells = 0;
  for await (const some of lines) {
    cells += some.reduce((sum, line) => sum + line.length, 0);
    if (cells > MOST_CELLS)
      throw new ApiError(
        400,
        'too_large_for_excel',
        'This is too much for one Excel file. Narrow the list by a filter, or export it as CSV.',
      );
    parts.push(Buffer.from(JSON.stringify(some)));
  }
  return Buffer.from(await workbooks.run('writeWorkbook', parts));
}

/**
 * Sends lines as a file with this name and the format's extension: CSV as a stream, a workbook made in a thread. Throws
 * 400 for more than Excel can hold.
 */
export async function sendTable(
  reply: FastifyReply,
  format: TableFormat,
  name: string,
  lines: Lines,
): Promise<FastifyReply> {
  reply.header('Content-Disposition', `attachment; filename="${name}.${format}"`);
  return format === 'csv'
    ? reply.type('text/csv; charset=utf-8').send(await begun(csvOf(lines)))
    : reply.type(XLSX).send(await workbookOf(lines));
}

/** A whole table as lines, for short tables. */
export async function* linesOf(lines: readonly CsvCell[][]): Lines & AsyncGenerator<readonly CsvCell[][]> {
  yield lines;
}

interface TableRoute<Q extends z.ZodType> {
  config: RouteAccess;
  /** The exported records, in the middle of a sentence of the API's document: "The selected records". */
  summary: string;
  schema?: { querystring?: Q; params?: z.ZodType; refuses?: readonly number[] };
  /** By default the schema checks the query. */
  validatorCompiler?: () => (input: unknown) => { value: unknown };
  send(
    request: FastifyRequest & { query: z.output<Q> },
    reply: FastifyReply,
    format: TableFormat,
  ): Promise<FastifyReply>;
}

/** Adds the two routes of a list or report, `<path>.csv` and `<path>.xlsx`. */
export function tableRoutes<Q extends z.ZodType>(
  app: Api,
  path: string,
  { config, summary, schema, validatorCompiler, send }: TableRoute<Q>,
): void {
  for (const format of ['csv', 'xlsx'] as const)
    app.get(
      `${path}.${format}`,
      {
        ...(validatorCompiler && { validatorCompiler }),
        config,
        schema: {
          summary: `${summary} as ${tableKinds[format].words}`,
          ...schema,
          response: { 200: tableKinds[format].answer },
        },
      },
      async (request, reply) => send(request as FastifyRequest & { query: z.output<Q> }, reply as FastifyReply, format),
    );
}
