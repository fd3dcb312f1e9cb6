import type { FastifyInstance } from 'fastify';
import type { ApiOptions } from '../core/context';

/** `GET /people`: who works here, for "looked after by" and "ask the owner"; names and roles only. */
export async function peopleRoutes(app: FastifyInstance, { db }: ApiOptions): Promise<void> {
  app.get('/people', { config: { summary: 'The active accounts: [{ id, name, role }], by name' } }, () =>
    db
      .selectFrom('accounts')
      .select(['id', 'name', 'role'])
      .where('deletedAt', 'is', null)
      .where('status', '=', 'active')
      .orderBy('name')
      .execute(),
  );
}
