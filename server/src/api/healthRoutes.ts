import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { version } from '../../package.json';
import type { ApiOptions } from './context';

/** `GET /health`: 200 while the database answers, else 503. */
export async function healthRoutes(app: FastifyInstance, { db }: ApiOptions): Promise<void> {
  app.get('/health', { config: { access: 'public', summary: 'Whether the server and its database work' } }, async (_request, reply) => {
    const database = await sql`select 1`.execute(db).then(() => 'ok', () => 'unreachable');
    const status = database === 'ok' ? 'ok' : 'failed';
    return reply.status(status === 'ok' ? 200 : 503).send({ status, database, version, uptimeSeconds: Math.round(process.uptime()) });
  });
}
