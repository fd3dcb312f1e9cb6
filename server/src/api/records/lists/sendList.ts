import type { FastifyReply } from 'fastify';
import { begun } from '../../../core/begun';
import { TOTAL_HEADER } from '../../../core/routeSchemas';
import type { Db } from '../../../db/tables';
import { yieldToEventLoop } from '../../../db/yieldToEventLoop';
import type { ApiRecord, Resource } from '../definition';
import { type ListedFields, withFields } from '../listedFields';
import type { Selection } from './selection';
import { answeredChunks, answerOf, countRecords, selectPage } from './selectRecords';

/** Processing more records than this takes noticeable time after reading. */
const MANY = 100;

async function* arrayText(
  chunks: AsyncIterable<ApiRecord[]>,
  listed: (records: ApiRecord[]) => ApiRecord[],
): AsyncGenerator<string> {
  let begin = '[';
  for await (const records of chunks) {
    if (records.length === 0) continue;
    yield begin + JSON.stringify(listed(records)).slice(1, -1);
    begin = ',';
  }
  yield begin === '[' ? '[]' : ']';
}

/**
 * Sends a list: the selected page, or everything as a stream, with the fields in `fields` or by default all; the total
 * is in `X-Total-Count`.
 */
export async function sendList(
  db: Db,
  definition: Resource,
  selected: Selection,
  reply: FastifyReply,
  fields?: ListedFields,
): Promise<FastifyReply> {
  const selection = fields?.columns ? { ...selected, columns: fields.columns } : selected;
  const listed = (records: ApiRecord[]) => (fields ? records.map((record) => withFields(record, fields)) : records);
  if (selection.page) {
    const { records, total } = await selectPage(db, definition, selection);
    if (records.length > MANY) await yieldToEventLoop(db);
    return reply.header(TOTAL_HEADER, total).send(listed(await answerOf(definition, selection, records, db)));
  }
  reply.header(TOTAL_HEADER, await countRecords(db, definition, selection));
  return reply
    .type('application/json; charset=utf-8')
    .send(await begun(arrayText(answeredChunks(db, definition, selection), listed)));
}
