import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/tables';
import { begun } from './begun';
import type { ApiRecord, Resource } from './definition';
import type { Selection } from './selection';
import { countRecords, selectChunks, selectPage } from './selectRecords';

type Derive = (records: ApiRecord[]) => Promise<ApiRecord[]>;

async function* arrayText(chunks: AsyncIterable<ApiRecord[]>, derive: Derive): AsyncGenerator<string> {
  let begin = '[';
  for await (const chunk of chunks) {
    for (const record of await derive(chunk)) {
      yield begin + JSON.stringify(record);
      begin = ',';
    }
  }
  yield begin === '[' ? '[]' : ']';
}

/** Answers a list: the selected page, or everything as a stream; the total is in `X-Total-Count`. */
export async function sendList(
  db: Db,
  definition: Resource,
  selection: Selection,
  reply: FastifyReply,
  derive: Derive,
): Promise<FastifyReply> {
  if (selection.page) {
    const { records, total } = await selectPage(db, definition, selection);
    return reply.header('X-Total-Count', total).send(await derive(records));
  }
  reply.header('X-Total-Count', await countRecords(db, definition, selection));
  return reply
    .type('application/json; charset=utf-8')
    .send(await begun(arrayText(selectChunks(db, definition, selection), derive)));
}
