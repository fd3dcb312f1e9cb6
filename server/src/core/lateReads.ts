import type { FastifyReply } from 'fastify';
import { replicaOf } from '../db/engines/postgres';
import type { Db } from '../db/tables';

/** Sets the header with the response's lag in seconds, if it was read from a replica. */
const BEHIND_HEADER = 'X-Data-Behind';

/** Where an export is read from: a replica, with its lag in the response's header, otherwise the database itself. */
export async function lateReads(db: Db, reply: FastifyReply): Promise<Db> {
  const late = await replicaOf(db)?.lately(db);
  if (late?.behind !== undefined) reply.header(BEHIND_HEADER, late.behind);
  return late?.from ?? db;
}
