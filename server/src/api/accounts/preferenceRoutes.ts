import { MAX_PREFERENCES, preferenceInput, preferenceKey } from 'shared/domain/console/preference';
import { preference, preferences } from 'shared/domain/console/preferenceAnswers';
import { z } from 'zod';
import { type ApiOptions } from '../../core/context';
import { conflict } from '../../core/errors';
import { type Api } from '../../core/types';
import { type Queries } from '../../db/tables';
import { ownAccount } from '../auth/ownAccount';

/** Throws 409 if the account has reached its maximum, and locks its row so that concurrent requests don't exceed it. */
async function refuseTooMany(tx: Queries, accountId: string, key: string): Promise<void> {
  await tx.updateTable('accounts').set({ id: accountId }).where('id', '=', accountId).execute();
  const { count } = await tx
    .selectFrom('preferences')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('key', '<>', key)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_PREFERENCES)
    throw conflict(
      'too_many_preferences',
      `You have ${MAX_PREFERENCES} preferences, which is the limit; remove one first.`,
    );
}

/** Each person's preferences, stored with the account: read all, set or remove one. */
export async function preferenceRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  app.get(
    '/',
    { config: { access: 'signed-in' }, schema: { summary: 'What you prefer', response: { 200: preferences } } },
    async (request) => {
      const rows = await db
        .selectFrom('preferences')
        .select(['key', 'value'])
        .where('accountId', '=', ownAccount(request).id)
        .orderBy('key')
        .execute();
      return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]));
    },
  );

  app.put(
    '/:key',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Set one of your preferences; null removes it',
        params: z.object({ key: preferenceKey }),
        body: preferenceInput,
        response: { 200: preference },
        refuses: [409],
      },
    },
    async (request) => {
      const accountId = ownAccount(request).id;
      const { key } = request.params;
      const { value } = request.body;
      if (value === null) {
        await db.deleteFrom('preferences').where('accountId', '=', accountId).where('key', '=', key).execute();
      } else {
        await db.transaction().execute(async (tx) => {
          await refuseTooMany(tx, accountId, key);
          const text = JSON.stringify(value);
          await tx
            .insertInto('preferences')
            .values({ accountId, key, value: text })
            .onConflict((existing) => existing.columns(['accountId', 'key']).doUpdateSet({ value: text }))
            .execute();
        });
      }
      return { key, value };
    },
  );
}
