import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/tables';
import type { ApiRecord, ResourceDefinition } from './definition';
import { countRecords, selectChunks, selectPage } from './selectRecords';
import type { Selection } from './selection';

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
export async function sendList(db: Db, definition: ResourceDefinition, selection: Selection, reply: FastifyReply, derive: Derive): Promise<FastifyReply> {
  const total = await countRecords(db, definition, selection);
  reply.header('X-Total-Count', total);
  if (selection.page) return reply.send(total === 0 ? [] : await derive(await selectPage(db, definition, selection, total)));
  return reply.type('application/json; charset=utf-8').send(Readable.from(arrayText(selectChunks(db, definition, selection), derive)));
}
