import type { FastifyReply } from 'fastify';
import { replicaOf } from '../db/engines/postgres';
import type { Db } from '../db/tables';

/** Tells how many seconds the answer is behind, where it was read from a replica. */
const BEHIND_HEADER = 'X-Data-Behind';

/** Where a file for people is read from: a replica, of which the answer's header tells how late it is, else the database itself. */
export async function lateReads(db: Db, reply: FastifyReply): Promise<Db> {
  const late = await replicaOf(db)?.lately(db);
  if (late?.behind !== undefined) reply.header(BEHIND_HEADER, late.behind);
  return late?.from ?? db;
}
