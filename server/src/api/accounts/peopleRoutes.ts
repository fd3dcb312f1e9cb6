import { person } from 'shared/domain/accounts/session';
import { z } from 'zod';
import { type ApiOptions } from '../../core/context';
import { type Api } from '../../core/types';

/** `GET /people`: colleagues, for "looked after by" and "ask the owner"; only names and roles. */
export async function peopleRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  app.get(
    '/people',
    {
      config: { access: 'signed-in' },
      schema: { summary: 'The active accounts, by name', response: { 200: z.array(person) } },
    },
    () =>
      db
        .selectFrom('live_accounts')
        .select(['id', 'name', 'role'])
        .where('status', '=', 'active')
        .orderBy('name')
        .execute(),
  );
}
